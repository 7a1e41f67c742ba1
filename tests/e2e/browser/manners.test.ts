// Rough handling: quick double taps, a turned device, a second finger, the system's gestures, the
// back key, reloads, and a server that dies in the middle of a move. Nothing may be lost, nothing
// may happen twice, and the page gets over it by itself.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { phone, tablet, type Visitor, visit } from '../lib/browser';
import { place } from '../lib/kraje';
import { sow } from '../lib/seed';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { begin, byId, takeDevice, tap } from '../lib/table';

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

/** Two taps as fast as a nervous finger. */
async function tapTwice(page: Page, id: string): Promise<void> {
  const box = await byId(page, id).first().boundingBox();
  if (box === null) throw new Error(`${id} is not in sight`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
}

/** Takes a card of the hand by its land side; on an empty realm the ghost stands at once. */
async function aim(page: Page): Promise<void> {
  await page.locator('[data-testid^="kraje-card-"][data-testid$="-plain"]').first().tap();
  const ghost = byId(page, 'kraje-ghost');
  const spot = byId(page, 'kraje-spot').first();
  await ghost.or(spot).first().waitFor();
  if ((await ghost.count()) === 0) {
    const box = await spot.boundingBox();
    if (box === null) throw new Error('no spot in sight');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await ghost.waitFor();
  await canCommit(page);
}

async function canCommit(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector<HTMLButtonElement>('[data-testid="bar-commit"]');
    return button !== null && !button.disabled;
  });
}

/** Fingers on the glass, moved one by one. */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  type Finger = { readonly id: number; readonly x: number; readonly y: number };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: readonly Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  return {
    down: (all: readonly Finger[]) => send('touchStart', all),
    move: (all: readonly Finger[]) => send('touchMove', all),
    up: (rest: readonly Finger[] = []) => send('touchEnd', rest),
    cancel: () => send('touchCancel', []),
  };
}

async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function leave({ context, complaints }: Visitor): Promise<void> {
  expect(complaints).toEqual([]);
  await context.close();
}

const HAND = '[data-testid^="kraje-card-"][data-testid$="-plain"]';

describe('double taps', () => {
  it('begin one game, place one card, hand over once and lift one curtain', async () => {
    const visitor = await visit(browser, served.url, phone, 'cs');
    const { page } = visitor;
    const before = (await saved(page)).length;
    await tap(page, 'game-kraje');
    await page.locator('fieldset.chips input[type=radio][value="2"]').locator('xpath=..').tap();
    await sow(page);
    await tapTwice(page, 'start');
    await byId(page, 'curtain-take').waitFor();
    expect(await saved(page)).toHaveLength(before + 1);

    await page.waitForFunction(() => document.querySelector('[data-testid="curtain-take"]:not(:disabled)'));
    await tapTwice(page, 'curtain-take');
    await byId(page, 'kraje-board').waitFor();
    expect(await byId(page, 'curtain').count()).toBe(0);
    const first = await steps(page);
    await aim(page);
    await tapTwice(page, 'bar-commit');
    await byId(page, 'go-on').waitFor();
    expect(await steps(page)).toBe(first + 1);

    await page.waitForFunction(() => document.querySelector('[data-testid="go-on"]:not(:disabled)'));
    await tapTwice(page, 'go-on');
    await page.waitForTimeout(400);
    expect(await byId(page, 'curtain').count()).toBe(1);
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
    const hand = await fingers(page);
    const from = await middle(page, HAND);
    const to = await middle(page, '[data-testid="kraje-board"]');
    const drag = async () => {
      await hand.down([{ id: 1, ...from }]);
      await hand.move([{ id: 1, x: from.x, y: from.y - 30 }]);
      await hand.move([{ id: 1, ...to }]);
      await byId(page, 'kraje-ghost').or(page.locator('.kr-floating')).first().waitFor();
    };
    const nothingFloats = async () => {
      await page.locator('.kr-floating').waitFor({ state: 'detached' });
      expect(await steps(page)).toBe(first);
    };

    await drag();
    await hand.down([{ id: 1, ...to }, { id: 2, x: to.x + 80, y: to.y + 80 }]);
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
      await page.waitForTimeout(250);
      expect(await byId(page, 'kraje-ghost').count()).toBe(1);
      const commit = await byId(page, 'bar-commit').boundingBox();
      expect(commit !== null && commit.x + commit.width <= size.width && commit.y + commit.height <= size.height).toBe(true);
    }
    await tap(page, 'bar-commit');
    await byId(page, 'kraje-ghost').waitFor({ state: 'detached' });
    await expect.poll(() => steps(page)).toBeGreaterThan(first);

    // The ghost itself, dragged away and given up by a second finger, is where it was.
    await aim(page);
    await page.waitForTimeout(250);
    const stood = await middle(page, '[data-testid="kraje-handle"]');
    const away = await middle(page, '[data-testid="kraje-spot"]:last-of-type');
    await hand.down([{ id: 1, ...stood }]);
    await hand.move([{ id: 1, x: stood.x + 12, y: stood.y + 12 }]);
    await hand.move([{ id: 1, ...away }]);
    await expect.poll(async () => {
      const moved = await middle(page, '[data-testid="kraje-handle"]');
      return Math.hypot(moved.x - stood.x, moved.y - stood.y);
    }).toBeGreaterThan(10);
    await hand.down([{ id: 1, ...away }, { id: 2, x: 60, y: 120 }]);
    await hand.up();
    const stands = await middle(page, '[data-testid="kraje-handle"]');
    expect([stands.x, stands.y].map(Math.round)).toEqual([stood.x, stood.y].map(Math.round));
    await leave(visitor);
  });

  it('that end in full flight leave the next tap its due', async () => {
    const visitor = await visit(browser, served.url, phone, 'en');
    const { page } = visitor;
    await begin(page, { game: 'hunters', seats: 2 });
    await takeDevice(page);
    const hand = await fingers(page);
    await page.evaluate(() => {
      document.documentElement.dataset['clicks'] = '0';
      addEventListener('click', () => {
        document.documentElement.dataset['clicks'] = String(Number(document.documentElement.dataset['clicks']) + 1);
      });
    });
    const throws = 8;
    for (let n = 0; n < throws; n += 1) {
      const from = await middle(page, '.hg-hand-tile');
      await hand.down([{ id: 1, ...from }]);
      for (let step = 1; step <= 7; step += 1) {
        await hand.move([{ id: 1, x: from.x + 6 * step, y: from.y - 36 * step }]);
        await page.waitForTimeout(8);
      }
      await hand.up();
      const { x, y } = await middle(page, '[data-testid="prompt"]');
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(250);
    }
    expect(await page.evaluate(() => document.documentElement.dataset['clicks'])).toBe(String(throws));
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

    // A reload between placing and handing over: the card lies, and can still be taken back.
    await takeDevice(page);
    await place(page, 0);
    await byId(page, 'go-on').waitFor();
    const placed = await steps(page);
    await page.reload();
    await tap(page, 'continue');
    await takeDevice(page);
    await byId(page, 'go-on').waitFor();
    expect(await steps(page)).toBe(placed);
    await tap(page, 'undo');
    await byId(page, 'open-choices').waitFor();
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
    expect(await focused()).toBe('Pause');
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
    expect(await focused()).toBe('Settings');
    await page.keyboard.press('Escape');
    await byId(page, 'sheet-pause').waitFor({ state: 'detached' });
    expect(await focused()).toBe('pause');
    await tap(page, 'pause');
    await page.locator('.sheet-shade').tap({ position: { x: 20, y: 20 } });
    await byId(page, 'sheet-pause').waitFor({ state: 'detached' });

    await page.reload();
    await tap(page, 'nav-games');
    await tap(page, 'game-menu');
    await byId(page, 'game-note').fill('rain');
    await tap(page, 'game-note-save');
    await page.locator('.notice button').tap();
    await page.locator('.notice').waitFor({ state: 'detached' });
    expect(await byId(page, 'sheet-game').count()).toBe(1);
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
      await canCommit(page);
      await tap(page, 'bar-commit');
    }
    await byId(page, 'kraje-ghost').waitFor({ state: 'detached' });
    await byId(page, 'open-choices').waitFor();
    expect(await steps(page)).toBeGreaterThan(before);
    const after = await steps(page);
    await page.waitForTimeout(300);
    expect(await steps(page)).toBe(after);

    await place(page, 2);
    expect(await steps(page)).toBeGreaterThan(after);
    await context.close();
    await second.kill();
  });
});
