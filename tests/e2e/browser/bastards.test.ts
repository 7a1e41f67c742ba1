// Space Bastards by touch: whole games against the computer, and the secrets of two people.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { decide } from '../lib/bastards';
import { expectAccessible, type Language, launch, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { serve, type Served } from '../lib/serve';
import { begin, byId, due, playOut, takeDevice, tap } from '../lib/table';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve()]);
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

const looks: readonly (readonly [Size, Language])[] = [
  [phone, 'cs'],
  [tablet, 'en'],
];

describe.each(looks)('on a %o in %s', (size, language) => {
  const name = (what: string): string => `bastards-${size.name}-${language}-${what}`;

  it('a person plays a whole game against the computer', { timeout: 400_000 }, async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await begin(page, { game: 'bastards', seats: 2, names: ['Žofie', 'Karel'], bots: [1] });
    await expectAccessible(page);
    let taps = 0;
    await playOut(
      page,
      async () => {
        taps += 1;
        await decide(page, taps);
        if (taps === 4 || taps === 30 || taps === 60) await shoot(page, name(`tap-${taps}`));
        if (taps === 31) await expectAccessible(page);
      },
      1500,
    );
    if ((await byId(page, 'final').count()) === 0) await tap(page, 'open-final');
    await byId(page, 'final').waitFor();
    await expectAccessible(page);
    await shoot(page, name('final'));
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('two people plan in secret and see both plans together', { timeout: 400_000 }, async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'bastards', seats: 2, names: ['Žofie', 'Jiří'] });
  const isPlanning = (): Promise<boolean> =>
    page.locator('[data-testid="bastards-panel"][data-planning="true"]').count().then((n) => n > 0);
  for (let step = 0; step < 600; step += 1) {
    const now = await due(page);
    if (now === 'curtain') {
      // Nothing of the game is drawn behind it.
      expect(await byId(page, 'bastards-board').count()).toBe(0);
      expect(await byId(page, 'bastards-panel').count()).toBe(0);
      await takeDevice(page);
    } else if (now === 'go-on') await tap(page, 'go-on');
    else if (now === 'act' && (await isPlanning())) break;
    else if (now === 'act') await decide(page, step);
    else await page.waitForTimeout(60);
  }
  expect(await isPlanning()).toBe(true);
  await tap(page, 'bastards-relation-trade');
  await tap(page, 'bastards-relation-love');
  await byId(page, 'bar-commit').tap();
  await tap(page, 'go-on');
  await takeDevice(page);
  // The other plan lies face down: decided, but not which.
  expect(await page.locator('.sb-face-down').count()).toBe(1);
  expect(await page.locator('[data-testid^="bastards-relation-"][data-open="true"]').count()).toBe(0);
  await tap(page, 'bastards-relation-diplomacy');
  await byId(page, 'bar-commit').tap();
  await byId(page, 'bastards-reveal').waitFor();
  expect(await page.locator('.sb-reveal-card').count()).toBe(3);
  await shoot(page, 'bastards-phone-cs-reveal');
  expect(complaints).toEqual([]);
  await context.close();
});

it('people choose their own planets and order of relations', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await tap(page, 'game-bastards');
  for (const option of [0, 1]) {
    await page.locator('input[type=radio][value="own"]').nth(option).locator('xpath=..').tap();
  }
  await tap(page, 'bastards-own-up-change');
  await tap(page, 'bastards-own-down-love');
  await tap(page, 'bastards-own-p3');
  await expectAccessible(page);
  expect(await byId(page, 'start').isDisabled(), 'one planet is missing').toBe(true);
  await tap(page, 'bastards-own-p9');
  await tap(page, 'start');
  await takeDevice(page);
  const order = await page
    .locator('[data-testid^="bastards-relation-"]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-relation')));
  expect(order).toEqual(['shooting', 'love', 'eating', 'trade', 'diplomacy', 'migration', 'change', 'mutation']);
  const shut = await page
    .locator('[data-testid^="bastards-planet-"][data-radioactive="true"]')
    .evaluateAll((planets) => planets.map((planet) => planet.getAttribute('data-planet')));
  expect(shut).toEqual(['p3', 'p6', 'p7', 'p8', 'p10']);
  expect(complaints).toEqual([]);
  await context.close();
});
