// Keeping games: the list with pictures, filters, notes and the bin; a backup that goes to another
// device; tables for other programs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible, type Language, launch, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { freshFolder, games, top } from '../lib/place';
import { serve, type Served } from '../lib/serve';
import { stock } from '../lib/stock';
import { begin, byId, tap } from '../lib/table';
import { looks } from '../lib/tier';

let browser: Browser;
let served: Served;

/** A household of sixty games, and one of each game just begun. */
beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve(stock(60, 4))]);
  const { page, context } = await visit(browser, served.url, tablet, 'cs');
  for (const game of games) {
    await begin(page, { game, seats: 2, names: ['Eva', 'Petr'] });
    await page.reload();
  }
  await context.close();
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

const rows = (page: Page, part: string) => page.locator(`[data-testid=part-${part}] li`);

const count = async (page: Page, part: string) =>
  Number(await page.locator(`[data-testid=part-${part}] .games-count`).textContent());

const ask = async ({ url }: Served, request: object) => {
  const reply = await fetch(`${url}/call`, { method: 'POST', body: JSON.stringify(request) });
  expect(reply.ok).toBe(true);
  return reply.json();
};

/** What another program that goes by the schema would have against the finished games. */
function faultsOf(plays: unknown): unknown {
  const schema = JSON.parse(readFileSync(join(top, 'src-tauri/crates/api/export.schema.json'), 'utf8'));
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
  ajv.validate(schema, plays);
  return ajv.errors ?? [];
}

const LOOKS = looks<readonly [Size, Language]>(
  [tablet, 'en'],
  [phone, 'cs'],
);

describe.each(LOOKS)('on a %o in %s', (size, language) => {
  it('games are found, noted, left out, binned and brought back', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    const look = async (what: string): Promise<void> => {
      await shoot(page, `keeping-${size.name}-${language}-${what}`);
      expect(await misfits(page), what).toEqual([]);
      await expectAccessible(page);
    };
    await tap(page, 'nav-games');
    await rows(page, 'running').nth(3).waitFor();
    for (const card of await rows(page, 'running').all()) await card.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelectorAll('.table-picture[data-drawn=true]').length >= 4);
    await page.locator('.page-body').evaluate((it) => it.scrollTo(0, 0));
    await look('list');

    const note = `Hráli jsme na chatě (${size.name}).`;
    const all = await count(page, 'finished');
    expect(await rows(page, 'finished').count()).toBe(50);
    await tap(page, 'more-finished');
    await page.waitForFunction((n) => document.querySelectorAll('[data-testid=part-finished] li').length === n, all);

    await page.locator('[data-testid=games-filter] summary').tap();
    await page.locator('.games-filter input[value=okanagan]').locator('xpath=..').tap();
    await page.locator('.games-filter input[type=checkbox]').first().locator('xpath=..').tap();
    await page.waitForFunction((n) => Number(document.querySelector('[data-testid=part-finished] .games-count')?.textContent) < n, all);
    await expect.poll(async () => (await count(page, 'finished')) - (await rows(page, 'finished').count())).toBe(0);
    await look('filter');
    await tap(page, 'filter-clear');
    await page.waitForFunction((n) => Number(document.querySelector('[data-testid=part-finished] .games-count')?.textContent) === n, all);

    await rows(page, 'finished').first().getByTestId('game-menu').tap();
    await byId(page, 'game-note').fill(note);
    const excluded = byId(page, 'game-excluded');
    if (!(await excluded.isChecked())) await excluded.tap();
    await look('sheet');
    await page.goBack();
    await expect.poll(() => rows(page, 'finished').first().locator('.row-note').textContent()).toBe(note);

    // It is found by a word of the note as nobody writes it; what finds nothing says what is in the way.
    const search = byId(page, 'games-search');
    await search.fill('CHATE xyzzy');
    await byId(page, 'loosen-text').waitFor();
    await look('nothing');
    await search.fill('CHATE hrali');
    await expect.poll(() => count(page, 'finished')).toBe(1);
    await tap(page, 'chosen-text');
    await expect.poll(() => count(page, 'finished')).toBe(all);
    expect(await search.inputValue()).toBe('');

    await rows(page, 'finished').first().getByTestId('game-menu').tap();
    await tap(page, 'game-bin');
    await expect.poll(() => count(page, 'finished')).toBe(all - 1);
    await page.getByRole('tab').nth(1).tap();
    await rows(page, 'abandoned').first().waitFor();
    await look('bin');
    const binned = await count(page, 'abandoned');
    await rows(page, 'abandoned').first().getByTestId('restore').tap();
    await expect.poll(() => count(page, 'abandoned')).toBe(binned - 1);
    await page.getByRole('tab').nth(0).tap();
    await expect.poll(() => count(page, 'finished')).toBe(all);

    await rows(page, 'finished').first().locator('.row-main').tap();
    await byId(page, 'final').waitFor();
    await page.goBack();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a backup goes to another device and tables to other programs', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
    const look = async (what: string, at = page): Promise<void> => {
      await shoot(at, `keeping-${size.name}-${language}-${what}`);
      expect(await misfits(at), what).toEqual([]);
      await expectAccessible(at);
    };
    await tap(page, 'nav-settings');
    await tap(page, 'open-backup');
    await look('backup');
    const saved = async (id: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), tap(page, id)]);
      const file = join(freshFolder('saved'), download.suggestedFilename());
      await download.saveAs(file);
      return file;
    };
    const table = readFileSync(await saved('export-csv'), 'utf8');
    // Where numbers have a comma, cells have none between them.
    expect(table.split('\r\n')[0]).toContain(['game_id', 'game', 'variant'].join(language === 'cs' ? ';' : ','));
    const plays = JSON.parse(readFileSync(await saved('export-json'), 'utf8'));
    expect(plays.plays.length).toBeGreaterThan(50);
    expect(faultsOf(plays)).toEqual([]);
    const diary = JSON.parse(readFileSync(await saved('export-bg-stats'), 'utf8'));
    expect(diary.plays.length).toBe(plays.plays.filter((it: { counted: boolean }) => it.counted).length);
    const backup = await saved('backup-make');
    expect(backup).toMatch(/\.backup$/);
    await context.close();

    const fresh = await serve();
    const other = await visit(browser, fresh.url, size, language);
    await tap(other.page, 'nav-settings');
    await tap(other.page, 'open-backup');
    const broken = join(freshFolder('broken'), 'x.backup');
    const bytes = readFileSync(backup);
    writeFileSync(broken, bytes.subarray(0, 200));
    await byId(other.page, 'restore-file').setInputFiles(broken);
    await byId(other.page, 'restore-fault').waitFor();
    // Of one that broke off later, what is there can come.
    writeFileSync(broken, bytes.subarray(0, bytes.length / 2));
    await byId(other.page, 'restore-file').setInputFiles(broken);
    await byId(other.page, 'restore-damaged').waitFor();
    await look('damaged', other.page);
    await tap(other.page, 'restore-cancel');
    await byId(other.page, 'restore-file').setInputFiles(backup);
    await byId(other.page, 'restore-look').waitFor();
    await look('look', other.page);
    await tap(other.page, 'restore-go');
    await byId(other.page, 'restore-done').waitFor();
    expect(await byId(other.page, 'restore-refused').count()).toBe(0);
    await shoot(other.page, `keeping-${size.name}-${language}-done`);
    await other.page.goBack();
    await byId(other.page, 'open-backup').waitFor();
    await other.page.goBack();
    await tap(other.page, 'nav-games');
    await rows(other.page, 'running').nth(3).waitFor();
    await expect.poll(() => count(other.page, 'finished')).toBe(plays.plays.length);
    expect([...complaints, ...other.complaints.filter((it) => !it.includes('422'))]).toEqual([]);
    await other.context.close();
    await fresh.kill();
  });
});

it('a game of which something cannot be read is told where it stands, and all others are there', async () => {
  const db = stock(6, 2, 5);
  const before = await serve(db);
  const { games: all } = await ask(before, { type: 'games', status: 'finished' });
  const note = 'a note that nobody reads';
  await ask(before, { type: 'changeGame', table: all[0].table, note });
  await before.kill();
  // Closed in order, so that all of it stands in the one file.
  stock(0, 1, 1, db);
  const bytes = readFileSync(db);
  bytes.fill(0xff, bytes.indexOf(note), bytes.indexOf(note) + note.length);
  writeFileSync(db, bytes);
  const damaged = await serve(db);
  const { page, context, complaints } = await visit(browser, damaged.url, phone, 'cs');
  await tap(page, 'nav-games');
  await rows(page, 'finished').nth(5).waitFor();
  expect(await rows(page, 'finished').count()).toBe(6);
  const told = page.getByText('Záznam téhle partie je na některém místě poškozený.');
  expect(await told.count()).toBe(1);
  await shoot(page, 'keeping-damaged-row');
  await rows(page, 'finished').filter({ has: told }).locator('.row-main').tap();
  await byId(page, 'final').waitFor();
  await page.goBack();
  expect(complaints).toEqual([]);
  await context.close();
  await damaged.kill();
});

it('a second app says that it only looks on, until the first one ends', async () => {
  const first = await serve(stock(3, 2, 6));
  const second = await serve(first.db);
  const { page, context, complaints } = await visit(browser, second.url, tablet, 'cs');
  const told = byId(page, 'troubles');
  await told.getByText('Aplikace běží dvakrát.').waitFor();
  await shoot(page, 'keeping-second-app');
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await first.kill();
  await expect
    .poll(async () => {
      await tap(page, 'nav-settings');
      await page.goBack();
      await byId(page, 'nav-settings').waitFor();
      return told.count();
    })
    .toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
  await second.kill();
});
