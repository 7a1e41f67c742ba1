// What people are used to at a desk: F11, files dragged into the window, the button of a pen, a
// wheel; and a window made as narrow as it gets, in which all games are still played.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { decide as decideBastards } from '../lib/bastards';
import { desktop, type Size, shoot, visit } from '../lib/browser';
import { middle, standStill } from '../lib/finger';
import { misfits } from '../lib/fit';
import { decide as decideHunters } from '../lib/hunters';
import { place } from '../lib/kraje';
import { decide as decideOkanagan } from '../lib/okanagan';
import { freshFolder } from '../lib/place';
import { browser, served } from '../lib/stage';
import { serve } from '../lib/serve';
import { begin, byId, playOn, playOut, stepsShown, tap } from '../lib/table';

/** Asks the engines past the page. */
async function ask<T>(page: Page, data: object): Promise<T> {
  const answer = await page.request.post(new URL('/call', page.url()).href, { data });
  return (await answer.json()) as T;
}

/** Files dragged from the desktop over the middle of the page, and let go there. */
async function drag(page: Page, files: readonly string[], look?: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? desktop;
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    if (type === 'drop') await look?.();
    await session.send('Input.dispatchDragEvent', { type, x: width / 2, y: height / 2, data });
  }
  await session.detach();
}

const isFull = (page: Page): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);

describe('the whole screen', () => {
  it('is filled and given back by F11 and by the settings, which say how it is', async () => {
    const { page, context, complaints } = await visit(browser, served.url, desktop, 'cs');
    await byId(page, 'game-kraje').waitFor();
    await page.keyboard.press('F11');
    await expect.poll(() => isFull(page)).toBe(true);
    await tap(page, 'nav-settings');
    const choice = page.getByRole('group', { name: 'Celá obrazovka' });
    await expect.poll(() => choice.getByLabel('Ano').isChecked()).toBe(true);
    await byId(page, 'keys').locator('summary').tap();
    await page.getByText('přes celou obrazovku a vrátí').scrollIntoViewIfNeeded();
    await shoot(page, 'desk-full');
    expect(await misfits(page)).toEqual([]);
    await page.keyboard.press('F11');
    await expect.poll(() => isFull(page)).toBe(false);
    await expect.poll(() => choice.getByLabel('Ne').isChecked()).toBe(true);
    await choice.getByLabel('Ano').tap();
    await expect.poll(() => isFull(page)).toBe(true);
    await choice.getByLabel('Ne').tap();
    await expect.poll(() => isFull(page)).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a file dragged into the window', () => {
  it('opens as it does by the dialog: a game, a backup, and what is neither is told', async () => {
    const there = await visit(browser, served.url, desktop, 'en');
    await begin(there.page, { game: 'kraje', seats: 1, names: ['Ada'] });
    await playOut(there.page, () => place(there.page, 0));
    const { games } = await ask<{ games: { table: string; endedAt?: number }[] }>(there.page, { type: 'games' });
    const table = games.find((it) => it.endedAt !== undefined)?.table;
    const folder = freshFolder('dragged');
    const write = (name: string, data: string | Buffer): string => {
      writeFileSync(join(folder, name), data);
      return join(folder, name);
    };
    const { file } = await ask<{ file: string }>(there.page, { type: 'share', table });
    const game = write('game.json', file);
    await ask(there.page, { type: 'backup' });
    const { data } = await ask<{ data: string }>(there.page, { type: 'backupPart', nth: 0 });
    const backup = write('all.backup', Buffer.from(data, 'base64'));
    await there.context.close();

    const other = await serve();
    const { page, context, complaints } = await visit(browser, other.url, desktop, 'en');
    await byId(page, 'game-kraje').waitFor();
    const notice = page.locator('.notice');
    await drag(page, [write('song.mp3', Buffer.from([0x49, 0x44, 0x33, 0, 0xff, 0xfe]))]);
    await expect.poll(() => notice.textContent()).toContain('song.mp3 holds no game and no backup');
    await drag(page, [game, backup]);
    await expect.poll(() => notice.textContent()).toContain('One file at a time');
    expect(await byId(page, 'game-kraje').count()).toBe(1);

    await drag(page, [backup], async () => {
      await byId(page, 'dropping').waitFor();
      await shoot(page, 'desk-dropping');
    });
    await byId(page, 'restore-look').waitFor();
    expect(await byId(page, 'dropping').count()).toBe(0);
    await tap(page, 'restore-cancel');
    // A backup that was cut off is none, and the page for backups says so.
    await drag(page, [write('cut.backup', Buffer.from(data, 'base64').subarray(0, 300))]);
    await byId(page, 'restore-fault').waitFor();

    // Text that is no game comes to the page for games, which says so; a game is taken over there.
    await drag(page, [write('list.txt', 'milk, bread')]);
    await byId(page, 'import-code-fault').waitFor();
    await shoot(page, 'desk-no-game');
    await drag(page, [game]);
    await byId(page, 'final').waitFor();
    expect((await ask<{ games: unknown[] }>(page, { type: 'games' })).games).toHaveLength(1);
    // At a table, too, and over a sheet; the game is here already.
    await drag(page, [game]);
    await expect.poll(() => notice.textContent()).toContain('already');
    expect(complaints.filter((it) => !it.startsWith('422'))).toEqual([]);
    await context.close();
    await other.kill();
  });
});

describe('a mouse, a pen and a wheel', () => {
  it('ask by the right button and the one of the pen, show what can be pressed, and come closer by the wheel', async () => {
    const { page, context, complaints } = await visit(browser, served.url, desktop, 'en');
    await begin(page, { game: 'hunters', seats: 2, names: ['Ada', 'Ben'] });
    const session = await context.newCDPSession(page);
    const tile = await middle(page.locator('[data-testid="hunters-board"] .surface, [data-testid="hunters-board"]').first());
    const laid = await page.evaluate(() => {
      const it = document.querySelector('.surface [data-thing]')?.getBoundingClientRect();
      return it ? { x: it.x + it.width / 2, y: it.y + it.height / 2 } : null;
    });
    const spot = laid ?? tile;
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      await session.send('Input.dispatchMouseEvent', { type, ...spot, button: 'right', clickCount: 1, pointerType: 'pen' });
    }
    await byId(page, 'sheet-what').waitFor();
    await page.keyboard.press('Escape');
    await byId(page, 'sheet-what').waitFor({ state: 'detached' });
    await page.mouse.click(spot.x, spot.y, { button: 'right' });
    await byId(page, 'sheet-what').waitFor();
    await page.keyboard.press('Escape');
    await byId(page, 'sheet-what').waitFor({ state: 'detached' });

    // Where a mouse is all there is, what can be pressed says so.
    const beside = await browser.newPage({ viewport: desktop });
    await beside.goto(served.url);
    const button = byId(beside, 'nav-rules');
    const look = (): Promise<string> => button.evaluate((it) => `${getComputedStyle(it).cursor} ${getComputedStyle(it).backgroundImage}`);
    await button.waitFor();
    expect(await look()).toBe('pointer none');
    await button.hover();
    expect(await look()).toContain('pointer linear-gradient');
    await beside.close();

    const wide = async () => Number((await page.locator('.surface-layer').getAttribute('viewBox'))?.split(' ')[2]);
    const before = await wide();
    await page.mouse.move(spot.x, spot.y);
    await page.mouse.wheel(0, -240);
    await standStill(page);
    await expect.poll(wide).toBeLessThan(before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Half of a small tablet; a phone that is held out to the app beside another one. */
const split: Size = { name: 'split', width: 320, height: 640 };

const HANDS: Readonly<Record<string, (page: Page, n: number) => Promise<unknown>>> = {
  kraje: place,
  hunters: decideHunters,
  okanagan: decideOkanagan,
  bastards: decideBastards,
};

describe('320 × 640', () => {
  it.each(Object.entries(HANDS))('is enough to play %s', async (game, decide) => {
    const { page, context, complaints } = await visit(browser, served.url, split, game === 'bastards' ? 'en' : 'cs', { reducedMotion: 'reduce' });
    await begin(page, { game, seats: 2, names: ['Maxmilián', 'Bohuslava'] });
    let n = 0;
    const isEnough = () => Promise.resolve(n > 12);
    expect(await playOn(page, () => decide(page, (n += 3)), isEnough)).toBe(true);
    expect(await misfits(page)).toEqual([]);
    await shoot(page, `desk-320-${game}`);
    // The other half is given up in the middle of the game, and taken again.
    await page.setViewportSize({ width: 820, height: 640 });
    await page.waitForFunction(() => innerWidth === 820);
    await standStill(page);
    await page.setViewportSize({ width: split.width, height: split.height });
    await page.waitForFunction(() => innerWidth === 320);
    await standStill(page);
    const before = await stepsShown(page);
    await decide(page, (n += 3));
    expect(await stepsShown(page)).toBeGreaterThan(before);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
