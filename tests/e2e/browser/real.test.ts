// Games from a real table: one written down by hand, found marked in the list and changed; a diary of
// BG Stats taken over, with who is who, and only once.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible, type Language, launch, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { serve, type Served } from '../lib/serve';
import { stock } from '../lib/stock';
import { byId, tap } from '../lib/table';
import { looks } from '../lib/tier';

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

const LOOKS = looks<readonly [Size, Language]>(
  [phone, 'cs'],
  [tablet, 'en'],
);

const uuid = (n: number): string => `1DB76738-9A83-4201-93CB-48E842B3CC7${n}`;
const scores = (first: string, second: string): object[] => [
  { playerRefId: 1, score: first, winner: true },
  { playerRefId: 2, score: second, winner: false },
];
const play = { gameRefId: 1, playDate: '2025-04-05 18:00:00', durationMin: 60, locationRefId: 1, playerScores: scores('88', '80') };

/** What BG Stats would export, with the name of somebody who is known here. */
const diary = (name: string): string =>
  JSON.stringify({
    games: [
      { id: 1, name: 'Carcassonne: Lovci a sběrači', bggId: 4390 },
      { id: 2, name: 'Brass', bggId: 28720 },
    ],
    players: [
      { id: 1, name },
      { id: 2, name: 'Babička' },
    ],
    locations: [{ id: 1, name: 'Na chatě' }],
    plays: [
      { ...play, uuid: uuid(1) },
      { ...play, uuid: uuid(2), playDate: '2025-05-06 10:00:00' },
      { ...play, uuid: uuid(3), gameRefId: 2 },
      { ...play, uuid: uuid(4), playerScores: scores('', '') },
      { ...play, uuid: 7 },
    ],
  });

describe.each(LOOKS)('on a %o in %s', (size, language) => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(stock(12, 3));
  });
  afterAll(() => served.kill());

  const look = async (page: Page, what: string): Promise<void> => {
    await shoot(page, `real-${size.name}-${language}-${what}`);
    expect(await misfits(page), what).toEqual([]);
    await expectAccessible(page);
  };

  it('a game is written down, found, changed and thrown away', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await tap(page, 'nav-games');
    await tap(page, 'log-real');
    await byId(page, 'real-form').waitFor();
    await page.locator('input[type=radio][value="hunters"]').locator('xpath=..').tap();
    await look(page, 'form');
    await byId(page, 'real-pick-0').first().tap();
    await byId(page, 'real-score-0').fill('43');
    await byId(page, 'real-name-1').fill('Babička');
    await tap(page, 'real-save');
    await byId(page, 'real-fault').waitFor();
    await byId(page, 'real-score-1').fill('43');
    await page.locator('.real-table .chips label.chip').last().tap();
    await byId(page, 'real-day').fill('2025-03-04');
    await byId(page, 'real-minutes').fill('95');
    await byId(page, 'real-location').fill('U babičky');
    await byId(page, 'real-note').fill('Pršelo celý den.');
    await look(page, 'filled');
    await tap(page, 'real-save');

    await page.locator('.games-filter summary').tap();
    await page.locator('.games-filter label').filter({ hasText: language === 'cs' ? 'u opravdového stolu' : 'at a real table' }).tap();
    const row = byId(page, 'part-finished').locator('.row');
    await expect.poll(() => row.count()).toBe(1);
    await page.locator('.games-filter summary').tap();
    expect(await row.locator('[data-counts="real"]').count()).toBe(1);
    // The tie was broken for the second.
    expect(await row.locator('[data-first="true"]').textContent()).toContain('Babička');
    await look(page, 'listed');
    await row.getByTestId('game-menu').tap();
    await byId(page, 'sheet-game').waitFor();
    await look(page, 'sheet');
    await tap(page, 'game-written');
    await expect.poll(() => byId(page, 'real-location').inputValue()).toBe('U babičky');
    await byId(page, 'real-by-source').tap();
    await look(page, 'sources');
    for (const seat of [0, 1]) {
      const fields = page.locator(`.setup-seat:nth-of-type(${seat + 1}) .real-sources input`);
      await fields.first().fill(String(50 + seat));
      await fields.last().fill('-3');
    }
    await tap(page, 'real-save');
    await expect.poll(() => row.textContent()).toContain('48');

    // The household's page counts it apart, and leads to it.
    await page.goBack();
    await tap(page, 'nav-statistics');
    await look(page, 'household');
    await tap(page, 'figure-real');
    await page.locator('.row-main').tap();
    await tap(page, 'real-bin');
    await byId(page, 'notice-action').waitFor();
    await byId(page, 'plays').waitFor();
    expect(await page.locator('.row-main').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a diary of BG Stats is taken over once, with who is who', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await tap(page, 'nav-games');
    await tap(page, 'log-real');
    await tap(page, 'open-take-plays');
    const name = (await (await fetch(`${served.url}/call`, { method: 'POST', body: '{"type":"people"}' })).json()).people[0].name as string;
    const file = (text: string): { name: string; mimeType: string; buffer: Buffer } => ({ name: 'diary.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await byId(page, 'take-plays-file').setInputFiles(file('{"plays": 3}'));
    await byId(page, 'take-plays-fault').waitFor();
    await byId(page, 'take-plays-file').setInputFiles(file(diary(name)));
    await byId(page, 'take-plays-look').waitFor();
    expect(await page.getByTestId('take-plays-skipped').locator('li').count()).toBe(3);
    await look(page, 'diary');
    // Who is called the same is proposed; whoever is nobody of this device stays a name.
    expect(await byId(page, 'take-plays-who-0').locator('option:checked').textContent()).toBe(name);
    expect(await byId(page, 'take-plays-who-1').inputValue()).toBe('');
    await tap(page, 'take-plays-go');
    await byId(page, 'take-plays-done').waitFor();
    await look(page, 'taken');
    await byId(page, 'take-plays-file').setInputFiles(file(diary(name)));
    await tap(page, 'take-plays-go');
    await byId(page, 'take-plays-done').waitFor();
    await tap(page, 'take-plays-show');
    await byId(page, 'plays').waitFor();
    expect(await page.locator('.row').count()).toBe(2);
    await look(page, 'plays');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
