// Whole games of Hunters and Gatherers by touch, on phone and tablet, in both languages.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible, type Language, launch, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { decide } from '../lib/hunters';
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

const looks: readonly (readonly [Size, Language, 'light' | 'dark'])[] = [
  [phone, 'cs', 'light'],
  [tablet, 'en', 'dark'],
];

describe.each(looks)('on a %o in %s, %s', (size, language, colorScheme) => {
  const name = (what: string): string => `hunters-${size.name}-${language}-${what}`;

  it('two people play a whole game and nobody sees the other hand', { timeout: 300_000 }, async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language, { colorScheme });
    await begin(page, { game: 'hunters', seats: 2, names: ['Žofie', 'Jiří'] });
    expect(await byId(page, 'hunters-board').count()).toBe(0);
    expect(await page.locator('[data-testid^="hunters-hand-"]').count()).toBe(0);
    await takeDevice(page);
    await expectAccessible(page);
    await shoot(page, name('first'));
    let turn = 0;
    await playOut(page, async () => {
      await decide(page, turn * 7);
      turn += 1;
      if (turn === 5) await expectAccessible(page);
      if (turn === 60) await shoot(page, name('middle'));
    });
    // 79 land tiles without the start tile, less those that fitted nowhere.
    expect(turn).toBeGreaterThan(90);
    await skipCount(page);
    await byId(page, 'final').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await byId(page, 'final').waitFor({ state: 'detached' });
    await shoot(page, name('full'));
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('one person plays four bots to the end', { timeout: 300_000 }, async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language, { colorScheme });
    await begin(page, { game: 'hunters', seats: 5, names: ['Žofie'], bots: [1, 2, 3, 4] });
    expect(await byId(page, 'curtain').count()).toBe(0);
    let turn = 0;
    await playOut(page, async () => {
      await decide(page, turn * 3);
      turn += 1;
      if (turn === 12) await shoot(page, name('bots'));
    });
    expect(turn).toBeGreaterThan(14);
    await skipCount(page);
    await byId(page, 'final').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('a taken back tile lies in the hand again, and the piece with it', async () => {
  const { page, context } = await visit(browser, served.url, tablet, 'en');
  await begin(page, { game: 'hunters', seats: 2 });
  await takeDevice(page);
  const hand = await page.locator('[data-testid^="hunters-hand-"]').first().getAttribute('data-testid');
  await decide(page, 0);
  expect(await byId(page, 'hunters-board').getAttribute('data-phase')).toBe('occupy');
  await tap(page, 'undo');
  await byId(page, hand ?? '').waitFor();
  expect(await byId(page, 'hunters-spot').count()).toBeGreaterThan(0);
  await decide(page, 1);
  await decide(page, 0);
  await page.waitForFunction(
    () => document.querySelector<HTMLButtonElement>('[data-testid="undo"]')?.disabled === false,
  );
  await tap(page, 'undo');
  await page.locator('.hg-chip').first().waitFor();
  await context.close();
});

it('a tap on the land tells who leads there, and on a gap what still fits', async () => {
  const { page, context } = await visit(browser, served.url, tablet, 'en');
  await begin(page, { game: 'hunters', seats: 2 });
  await takeDevice(page);
  const start = await byId(page, 'hunters-tiles').boundingBox();
  if (start === null) throw new Error('no tile on the table');
  await page.touchscreen.tap(start.x + start.width * 0.9, start.y + start.height * 0.9);
  await byId(page, 'hunters-asked').waitFor();
  expect(await byId(page, 'hunters-asked').textContent()).toContain('Open forest');
  await expectAccessible(page);
  await tap(page, 'hunters-asked-close');
  await tap(page, 'hunters-left');
  await byId(page, 'hunters-left-sheet').waitFor();
  await expectAccessible(page);
  await context.close();
});

it('an open game comes back after the server is killed', async () => {
  const first = await serve();
  const { page, context } = await visit(browser, first.url, tablet, 'en');
  await begin(page, { game: 'hunters', seats: 2 });
  await takeDevice(page);
  await decide(page, 0);
  expect(await due(page)).toBe('act');
  await first.kill();
  await context.close();
  const second = await serve(first.db);
  const again = await visit(browser, second.url, tablet, 'en');
  await tap(again.page, 'continue');
  await takeDevice(again.page);
  expect(await byId(again.page, 'hunters-board').getAttribute('data-phase')).toBe('occupy');
  expect(await again.page.locator('.hg-chip').count()).toBeGreaterThan(1);
  await again.context.close();
  await second.kill();
});

/** The count at the end may be skipped. */
async function skipCount(page: Page): Promise<void> {
  await page.locator('[data-testid="hunters-count-skip"], [data-testid="final"]').first().waitFor();
  if ((await byId(page, 'hunters-count-skip').count()) > 0) await tap(page, 'hunters-count-skip');
}
