// Rough handling: quick double taps, a turned device, a second finger, the system's gestures, the
// back key, reloads, and a server that dies in the middle of a move. Nothing may be lost, nothing
// may happen twice, and the page gets over it by itself.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { guarded, moving, phone, shoot, tablet, visit, type Visitor } from '../lib/browser';
import { handOn, heard, middle, standStill, tapTwice } from '../lib/finger';
import { misfits } from '../lib/fit';
import { aim, place } from '../lib/kraje';
import { sow } from '../lib/seed';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { begin, byId, commit, stepsShown, takeBack, takeDevice, tap, untilDue, untilReady } from '../lib/table';

interface Row {
  readonly table: string;
  readonly at: number;
}

/** The saved games as the engines have them, newest first, asked past the page. */
async function saved(page: Page): Promise<readonly Row[]> {
  const url = new URL('/call', page.url()).href;
  const answer = await page.request.post(url, { data: { type: 'games' } });
  const { games } = (await answer.json()) as { games: (Row & { changedAt: number })[] };
  return games.sort((a, b) => b.changedAt - a.changedAt);
}

/** How many steps the newest game has. */
async function steps(page: Page): Promise<number> {
  return (await saved(page))[0]?.at ?? -1;
}

/** What can be pressed now under a test id. */
const ready = (page: Page, id: string) => page.locator(`[data-testid="${id}"]:not(:disabled)`);

async function leave({ context, complaints }: Visitor): Promise<void> {
  expect(complaints).toEqual([]);
  await context.close();
}

const HAND = '[data-testid^="kraje-card-"][data-testid$="-plain"]';

describe('double taps', () => {
  it('begin one game, lift one curtain, place one card and hand over with it', async () => {
    const visitor = await visit(browser, served.url, phone, 'cs', guarded);
    const { page } = visitor;
    const before = (await saved(page)).length;
    await tap(page, 'game-kraje');
    await page.locator('fieldset.chips input[type=radio][value="2"]').locator('xpath=..').tap();
    await sow(page);
    await tapTwice(page, await middle(ready(page, 'start')));
    await byId(page, 'curtain-take').waitFor();
    expect(await saved(page)).toHaveLength(before + 1);

    await tapTwice(page, await middle(ready(page, 'curtain-take')));
    await byId(page, 'kraje-board').waitFor();
    expect(await byId(page, 'curtain').count()).toBe(0);
    const first = await steps(page);
    await aim(page);
    await tapTwice(page, await middle(ready(page, 'bar-commit')));
    expect(await untilDue(page)).toBe('curtain');
    expect(await steps(page)).toBe(first + 1);
    expect(await byId(page, 'kraje-board').count()).toBe(0);
    await leave(visitor);
  });
});

describe('gestures', () => {
  it('of a second finger, of the system and of a turned device place nothing', async () => {
    const visitor = await visit(browser, served.url, tablet, 'en');
    const { page } = visitor;
    await begin(page, { game: 'kraje', seats: 1 });
    const first = await steps(page);
    const hand = await handOn(page);
    const from = await middle(page.locator(HAND).first());
    const to = await middle(byId(page, 'kraje-board'));
    const drag = async () => {
      await hand.down(from);
      await hand.move(to);
      await byId(page, 'kraje-ghost').or(byId(page, 'floating')).first().waitFor();
    };
    const nothingFloats = async () => {
      await byId(page, 'floating').waitFor({ state: 'detached' });
      expect(await steps(page)).toBe(first);
    };

    await drag();
    await hand.second({ x: to.x + 80, y: to.y + 80 });
    await hand.up();
    await nothingFloats();
    expect(await byId(page, 'kraje-ghost').count()).toBe(0);

    await drag();
    await hand.cancel();
    await nothingFloats();
    expect(await byId(page, 'kraje-ghost').count()).toBe(0);

    await drag();
    await page.setViewportSize({ width: 1180, height: 820 });
    await hand.cancel();
    await nothingFloats();

    await aim(page);
    for (const size of [tablet, { width: 640, height: 360 }, phone]) {
      await page.setViewportSize({ width: size.width, height: size.height });
      await page.waitForFunction((width) => innerWidth === width, size.width);
      await standStill(page);
      expect(await byId(page, 'kraje-ghost').count()).toBe(1);
      const button = await byId(page, 'bar-commit').boundingBox();
      expect(button !== null && button.x + button.width <= size.width && button.y + button.height <= size.height).toBe(true);
    }
    await commit(page);
    expect(await steps(page)).toBeGreaterThan(first);

    // The ghost itself, dragged away and given up by a second finger, is where it was.
    await aim(page);
    const handle = byId(page, 'kraje-handle').first();
    const stood = await middle(handle);
    const away = await middle(page.locator('[data-testid="kraje-spot"]:last-of-type'));
    await hand.down(stood);
    await hand.move(away);
    await expect.poll(async () => {
      const moved = await middle(handle);
      return Math.hypot(moved.x - stood.x, moved.y - stood.y);
    }).toBeGreaterThan(10);
    await hand.second({ x: 60, y: 120 });
    await hand.up();
    const stands = await middle(handle);
    expect([stands.x, stands.y].map(Math.round)).toEqual([stood.x, stood.y].map(Math.round));
    await leave(visitor);
  });

  it('that end in full flight leave the next tap its due', async () => {
    const visitor = await visit(browser, served.url, phone, 'en', moving);
    const { page } = visitor;
    await begin(page, { game: 'hunters', seats: 2, options: ['hidden'] });
    await takeDevice(page);
    const hand = await handOn(page);
    const first = await heard(page);
    const throws = 8;
    for (let n = 1; n <= throws; n += 1) {
      const from = await middle(page.locator('.hg-hand-tile'));
      await hand.down(from);
      await hand.move({ x: from.x + 42, y: from.y - 252 }, 7);
      await hand.up();
      const { x, y } = await middle(byId(page, 'prompt'));
      await page.touchscreen.tap(x, y);
      await page.waitForFunction(`heard >= ${first + n}`);
    }
    expect(await heard(page)).toBe(first + throws);
    // Where the tile does not fit, the engine is asked why, and a refusal is what it answers.
    expect(visitor.complaints.filter((it) => !it.includes('422'))).toEqual([]);
    await visitor.context.close();
  });
});

describe('the back key and reloads', () => {
  it('never leave a game by the back key, and find it again after a reload', async () => {
    const visitor = await visit(browser, served.url, phone, 'en');
    const { page } = visitor;
    await tap(page, 'game-kraje');
    await byId(page, 'start').waitFor();
    await page.goBack();
    await byId(page, 'game-kraje').waitFor();

    await begin(page, { game: 'kraje', seats: 2, names: ['Eva', 'Petr'] });
    await page.goBack();
    await byId(page, 'sheet-pause').waitFor();
    await page.goBack();
    await byId(page, 'sheet-pause').waitFor({ state: 'detached' });
    expect(await byId(page, 'curtain').count()).toBe(1);

    await takeDevice(page);
    await aim(page);
    await page.goBack();
    await byId(page, 'sheet-pause').waitFor();
    await page.goBack();
    await byId(page, 'sheet-pause').waitFor({ state: 'detached' });
    expect(await byId(page, 'kraje-ghost').count()).toBe(1);

    const first = await steps(page);
    await tap(page, 'bar-cancel');
    await tap(page, 'open-log');
    await byId(page, 'sheet-log').waitFor();
    await page.goBack();
    await byId(page, 'sheet-log').waitFor({ state: 'detached' });

    // A reload with a ghost standing: the ghost is gone, the hand is behind the curtain.
    await aim(page);
    await page.reload();
    await tap(page, 'continue');
    await byId(page, 'curtain').waitFor();
    expect(await byId(page, 'kraje-board').count()).toBe(0);
    expect(await steps(page)).toBe(first);

    // A reload once a card is placed and handed over with it: it lies, and can still be taken back.
    await takeDevice(page);
    await place(page, 0);
    await byId(page, 'curtain-undo').waitFor();
    const placed = await steps(page);
    await page.reload();
    await tap(page, 'continue');
    await byId(page, 'curtain').waitFor();
    expect(await steps(page)).toBe(placed);
    await takeBack(page);
    await byId(page, 'open-glance').waitFor();
    expect(await steps(page)).toBe(first);
    await leave(visitor);
  });
});

describe('a sheet', () => {
  it('keeps the focus, gives it back, closes one by one, and what is said above it can be tapped', async () => {
    const { page, context, complaints } = await visit(browser, served.url, phone, 'en');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? document.activeElement?.textContent);
    await begin(page, { game: 'kraje', seats: 1, names: ['Eva'] });
    await byId(page, 'pause').press('Enter');
    await byId(page, 'sheet-pause').waitFor();
    await expect.poll(focused).toBe('Pause');
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    const top = byId(page, 'sheet-settings');
    await top.waitFor();
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press('Tab');
      // Past the last stop lies the browser's own frame, and then the sheet again.
      expect(await top.evaluate((it) => it.contains(document.activeElement) || document.activeElement === document.body)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await top.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Settings');
    await page.keyboard.press('Escape');
    await byId(page, 'sheet-pause').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('pause');
    await tap(page, 'pause');
    await page.locator('.sheet-shade').tap({ position: { x: 20, y: 20 } });
    await byId(page, 'sheet-pause').waitFor({ state: 'detached' });

    await page.reload();
    await tap(page, 'nav-games');
    await tap(page, 'game-menu');
    // What cannot be kept is said over the sheet, and stays written.
    const refuse = { status: 422, json: { code: 'readOnly' } };
    await page.route('**/call', (route) => (route.request().postData()?.includes('changeGame') ? route.fulfill(refuse) : route.continue()));
    await byId(page, 'game-note').fill('rain');
    await byId(page, 'game-note').blur();
    await page.locator('.notice button').tap();
    await page.locator('.notice').waitFor({ state: 'detached' });
    expect(await byId(page, 'sheet-game').count()).toBe(1);
    expect(await byId(page, 'game-note').inputValue()).toBe('rain');
    expect(await byId(page, 'game-note-state').getAttribute('data-state')).toBe('failed');
    await page.unrouteAll();
    await page.goBack();
    await expect.poll(() => page.locator('.row-note').first().textContent()).toBe('rain');
    expect(complaints.filter((it) => !it.includes('422'))).toEqual([]);
    await context.close();
  });
});

describe('letters', () => {
  it('open what the bar has buttons for, are told of with the settings, and open nothing behind the curtain', async () => {
    const { page, context, complaints } = await visit(browser, served.url, tablet, 'en');
    await begin(page, { game: 'kraje', seats: 2, names: ['Ada', 'Ben'] });
    await byId(page, 'curtain').waitFor();
    for (const key of ['m', 'l', 's', 'h']) await page.keyboard.press(key);
    expect(await page.locator('dialog').count()).toBe(0);
    await takeDevice(page);
    for (const [key, sheet] of [['m', 'choices'], ['l', 'log'], ['s', 'score']] as const) {
      await page.keyboard.press(key);
      await byId(page, `sheet-${sheet}`).waitFor();
      await page.keyboard.press('Escape');
      await byId(page, `sheet-${sheet}`).waitFor({ state: 'detached' });
    }
    await untilReady(page);
    await page.keyboard.press('h');
    await byId(page, 'notice-action').or(byId(page, 'hinted')).first().waitFor();
    await tap(page, 'pause');
    await page.getByRole('button', { name: 'Settings' }).tap();
    await byId(page, 'keys').locator('summary').tap();
    await page.getByText('possible moves as a list').scrollIntoViewIfNeeded();
    await shoot(page, 'manners-keys');
    expect(await misfits(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the screen', () => {
  it('stays lit while somebody thinks, and sleeps as usual for whoever wants that', async () => {
    const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
    // Who asks for light, and gives it back.
    await page.addInitScript(() => {
      const lit = { now: 0 };
      const request = async () => {
        lit.now += 1;
        return { released: false, release: async () => void (lit.now -= 1) };
      };
      Object.assign(globalThis, { lit });
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    const lit = () => page.evaluate<number>('lit.now');
    await page.reload();
    await begin(page, { game: 'kraje', seats: 1 });
    await byId(page, 'kraje-board').waitFor();
    await expect.poll(lit).toBe(1);
    await tap(page, 'pause');
    await page.getByRole('button', { name: 'Nastavení' }).tap();
    const choose = (words: string) => page.locator('fieldset label', { hasText: words }).tap();
    await choose('Smí zhasnout');
    await expect.poll(lit).toBe(0);
    await choose('Svítí dál');
    await expect.poll(lit).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a server that dies', () => {
  it.each([
    ['before it hears of the move', false],
    ['after it wrote the move, before it says so', true],
  ])('%s: a band says so, the page recovers, and the move counts once', async (_, isHeard) => {
    const first = await serve();
    const { page, context } = await visit(browser, first.url, tablet, 'cs');
    await begin(page, { game: 'kraje', seats: 1 });
    await place(page, 0);
    const before = await steps(page);
    await aim(page);
    await ready(page, 'bar-commit').waitFor();

    let dies: Promise<void> | undefined;
    await page.route('**/call', async (route) => {
      const isMove = (route.request().postData() ?? '').includes('"type":"act"');
      if (!isMove || dies !== undefined) return route.continue();
      if (isHeard) await route.fetch();
      dies = first.kill();
      await dies;
      await route.abort('connectionrefused');
    });
    await tap(page, 'bar-commit');
    await byId(page, 'cut').waitFor();

    const second = await serve(first.db, Number(new URL(first.url).port));
    await byId(page, 'cut').waitFor({ state: 'detached' });
    if (!isHeard) {
      // The ghost still stands; the move is made again.
      expect(await steps(page)).toBe(before);
      await commit(page);
    }
    await byId(page, 'kraje-ghost').waitFor({ state: 'detached' });
    await byId(page, 'open-glance').waitFor();
    expect(await steps(page)).toBeGreaterThan(before);
    // Nothing more is on its way.
    await untilReady(page);
    const after = await steps(page);
    expect(after).toBe(await stepsShown(page));

    await place(page, 2);
    expect(await steps(page)).toBeGreaterThan(after);
    await context.close();
    await second.kill();
  });
});
