// A game that goes to another device: as a code and as a file. There it is played again step by
// step, and its deal is proved, its record counts as checked, and it can be gone on from.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible, type Language, launch, narrow, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { freshFolder } from '../lib/place';
import { send } from '../lib/script';
import { serve, type Served } from '../lib/serve';
import { stock } from '../lib/stock';
import { afterwards, byId, tap } from '../lib/table';
import { looks } from '../lib/tier';

let browser: Browser;
let here: Served;
let there: Served;

beforeAll(async () => {
  [browser, here, there] = await Promise.all([launch(), serve(stock(24, 3)), serve()]);
});

afterAll(async () => {
  await browser.close();
  await Promise.all([here.kill(), there.kill()]);
});

const LOOKS = looks<readonly [Size, Language, string]>(
  [phone, 'cs', 'Lovci'],
  [narrow, 'en', 'Space'],
  [tablet, 'en', 'Okanagan'],
  [phone, 'en', 'Confusing'],
);

/** The final points, as the page after the game lists them. */
const totals = (page: Page): Promise<string[]> => byId(page, 'final').locator('.place-name, .place-total').allTextContents();

/** The names of what the page after the game lists. */
const named = (told: readonly string[]): string[] => told.filter((it) => !/\d/.test(it));

/** What BG Stats would be told: by the link that is opened, which is also the one that is copied. */
async function logOf(page: Page): Promise<{ sourcePlayId: string; players: { name: string; winner: boolean }[] }> {
  await byId(page, 'bg-stats').locator('summary').tap();
  await byId(page, 'bg-stats').locator('svg').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { opened: [], open: (url: string) => void Reflect.get(globalThis, 'opened').push(url) }));
  await tap(page, 'bg-stats-open');
  const opened = (): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'opened'));
  await expect.poll(async () => (await opened()).length).toBe(1);
  await tap(page, 'bg-stats-copy');
  const [link = ''] = await opened();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const url = new URL(link);
  expect(url.host).toBe('app.bgstatsapp.com');
  const play = JSON.parse(url.searchParams.get('data') ?? '');
  const [file] = await Promise.all([page.waitForEvent('download'), tap(page, 'bg-stats-file')]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual(play);
  return play;
}

async function toImport(page: Page): Promise<void> {
  await tap(page, 'nav-games');
  await tap(page, 'open-import');
  await byId(page, 'import-code').waitFor();
}

describe.each(LOOKS)('on a %o in %s', (size, language, game) => {
  const look = async (page: Page, what: string): Promise<void> => {
    await shoot(page, `sharing-${size.name}-${language}-${what}`);
    expect(await misfits(page), what).toEqual([]);
    await expectAccessible(page);
  };

  it(`a game of ${game} is the same on another device`, async () => {
    const { page, context, complaints } = await visit(browser, here.url, size, language);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
    await tap(page, 'nav-games');
    const rows = page.locator('[data-testid=part-finished] li');
    await rows.filter({ hasText: game }).first().locator('.row-main').tap();
    await byId(page, 'final').waitFor();
    const told = await totals(page);
    await afterwards(page, 'final-share');
    const code = (await byId(page, 'share-code').textContent()) ?? '';
    expect(code).toMatch(/^4H/);
    await look(page, 'share');
    await tap(page, 'share-copy');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'share-file')]);
    const file = join(freshFolder('shared'), download.suggestedFilename());
    await download.saveAs(file);
    const logged = await logOf(page);
    expect(`${logged.sourcePlayId}`.length).toBe(36);
    expect(logged.players.map(({ name }) => name)).toEqual(expect.arrayContaining(named(told)));
    await look(page, 'bg-stats');
    await context.close();

    const other = await visit(browser, there.url, size, language);
    await toImport(other.page);
    // A letter is wrong: nothing is taken over, and why is said.
    const at = Math.floor(code.length / 2);
    const wrong = code[at] === 'B' ? 'C' : 'B';
    await byId(other.page, 'import-code').fill(code.slice(0, at) + wrong + code.slice(at + 1));
    await tap(other.page, 'import-go');
    await byId(other.page, 'import-code-fault').waitFor();
    await look(other.page, 'import-fault');
    // As a messenger breaks it.
    await byId(other.page, 'import-code').fill(` ${code.toLowerCase().replace(/(.{40})/g, '$1\n')} `);
    await tap(other.page, 'import-go');
    await byId(other.page, 'final').waitFor();
    expect(await totals(other.page)).toEqual(told);
    await byId(other.page, 'final').getByRole('tab').last().tap();
    await tap(other.page, 'fair-prove');
    await byId(other.page, 'fair-proof').waitFor();
    expect(await byId(other.page, 'fair-proof').getAttribute('data-fair')).toBe('true');
    await afterwards(other.page, 'final-replay');
    const scrub = byId(other.page, 'replay-scrub');
    await scrub.waitFor();
    const last = Number(await scrub.getAttribute('max'));
    await scrub.fill(String(Math.floor(last / 3)));
    await tap(other.page, 'replay-more');
    await tap(other.page, 'replay-fork');
    await tap(other.page, 'fork-begin');
    await scrub.waitFor({ state: 'detached' });
    await other.page.locator('[data-testid="curtain"], [data-testid="prompt"]').first().waitFor();
    await other.page.reload();

    // The file says the same game: it is here already, and nothing comes twice.
    await toImport(other.page);
    const broken = join(freshFolder('broken'), 'x.json');
    writeFileSync(broken, readFileSync(file, 'utf8').slice(0, -40));
    await byId(other.page, 'import-file').setInputFiles(broken);
    await byId(other.page, 'import-code-fault').waitFor();
    await byId(other.page, 'import-file').setInputFiles(file);
    await byId(other.page, 'final').waitFor();
    expect(await totals(other.page)).toEqual(told);
    // It counts here once somebody from here says which seat was theirs.
    await byId(other.page, 'counts-imported').waitFor();
    await send(there.url, { type: 'addPerson', name: 'Radek', mark: 'sun' });
    await other.page.reload();
    await tap(other.page, 'nav-games');
    await other.page.locator('[data-testid=part-finished] li').filter({ hasText: game }).first().locator('.row-main').tap();
    await byId(other.page, 'own-seat').locator('label.chip').nth(1).tap();
    await byId(other.page, 'counts-imported').waitFor({ state: 'detached' });
    expect(named(await totals(other.page)).join()).toContain('Radek');
    await look(other.page, 'own');
    await other.page.reload();
    await tap(other.page, 'nav-statistics');
    await other.page.getByRole('tab').nth(1).tap();
    await byId(other.page, 'records').waitFor();
    // There is nothing to choose before a second game has records.
    const chip = other.page.locator('[data-testid="records"] label.chip', { hasText: game });
    if ((await chip.count()) > 0) await chip.tap();
    await other.page.locator('.record-verified').first().waitFor();
    await look(other.page, 'records');
    // What was wrong was refused.
    expect([...complaints, ...other.complaints.filter((it) => !it.includes('422'))]).toEqual([]);
    await other.context.close();
  });
});
