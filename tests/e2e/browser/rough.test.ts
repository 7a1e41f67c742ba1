// The same rough hand on every game's ghost: a second finger in the middle of a drag, a touch that
// the system takes away, a drag from the screen's edge, a finger lifted where nothing can lie, a
// wrong button, taps that come twice. Nothing is committed that was not confirmed, and nothing is
// lost: the ghost is where it was, or the thing is in the hand again.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { deal, playTo } from '../lib/bastards-door';
import { guarded, moving, phone, visit } from '../lib/browser';
import { type Hand, handOn, middle, type Spot, standStill, tapTwice, touch } from '../lib/finger';
import { place } from '../lib/kraje';
import { reach } from '../lib/okanagan';
import { browser, served } from '../lib/stage';
import { begin, byId, playOn, takeDevice, tap, untilDue } from '../lib/table';
import { looks } from '../lib/tier';

interface Game {
  readonly name: string;
  /** To a decision in which the thing in hand has several places. */
  toHand(page: Page): Promise<void>;
  /** What the thing is dragged from. */
  readonly hand: string;
  /** Marks of places where it may lie. */
  readonly places: string;
  /** How many steps are written when it is laid. */
  readonly steps: number;
  /** Whether a tap on the hand puts it down; else a tap on a place does. */
  readonly isTapped?: boolean;
}

const NAMES = ['Eva', 'Petr'];

const GAMES: readonly Game[] = [
  {
    name: 'kraje',
    hand: '[data-testid^="kraje-card-"][data-testid$="-plain"]',
    places: '[data-testid="kraje-spot"]',
    steps: 1,
    // The first card has one place; the second of a realm has many.
    async toHand(page) {
      await begin(page, { game: 'kraje', seats: 2, names: NAMES });
      let placed = 0;
      await playOn(
        page,
        async () => {
          await place(page, 0);
          placed += 1;
        },
        async () => placed === 2,
      );
      await touch(page, page.locator('[data-testid^="kraje-card-"][data-testid$="-plain"]').first());
    },
  },
  {
    name: 'hunters',
    hand: '.hg-hand-tile',
    places: '[data-testid="hunters-spot"]',
    steps: 1,
    async toHand(page) {
      await begin(page, { game: 'hunters', seats: 2, names: NAMES, options: ['hidden'] });
      await takeDevice(page);
    },
  },
  {
    name: 'okanagan',
    hand: '[data-testid="okanagan-held"]',
    places: '[data-testid="okanagan-place"]',
    steps: 1,
    async toHand(page) {
      await begin(page, { game: 'okanagan', seats: 2, names: NAMES });
      await reach(page, (stage) => stage === 'place');
    },
  },
  {
    name: 'bastards',
    hand: '[data-testid^="bastards-held-"][data-free="true"]',
    places: '[data-testid="bastards-hints"] circle',
    // A creature goes out of the hold and down on the planet.
    steps: 2,
    isTapped: true,
    async toHand(page) {
      const game = await deal(served.url, { names: NAMES, seed: 'R0VGHBASTARD' });
      await playTo(
        served.url,
        game,
        ({ view, offer }) => view?.stage.type === 'fly' && (offer?.unload.length ?? 0) > 0,
      );
      await page.reload();
      await tap(page, 'continue');
      await untilDue(page);
    },
  },
];

/** How many steps the newest game has, asked past the page. */
async function steps(page: Page): Promise<number> {
  const url = new URL('/call', page.url()).href;
  const answer = await page.request.post(url, { data: { type: 'games' } });
  const { games } = (await answer.json()) as { games: { at: number; changedAt: number }[] };
  return games.sort((a, b) => b.changedAt - a.changedAt)[0]?.at ?? -1;
}

/** A ghost and a rough hand over it. */
async function roughly(page: Page, { name, hand, places, isTapped }: Game) {
  const fingers: Hand = await handOn(page);
  const ghost = byId(page, `${name}-ghost`);
  const floating = byId(page, 'floating');
  const board = byId(page, `${name}-board`);
  const rough = {
    fingers,
    ghost,
    source: page.locator(hand),
    handle: byId(page, `${name}-handle`),
    /** How the ghost lies; `null` when there is none. */
    async lying(): Promise<string | null> {
      return ghost.evaluateAll(([it]) =>
        it === undefined ? null : [...it.attributes].map(({ name, value }) => `${name}=${value}`).join(' '),
      );
    },
    /** Nothing moves any more, neither the view nor a finger. */
    async isStill(): Promise<void> {
      await floating.waitFor({ state: 'detached' });
      await standStill(page);
    },
    /** Middles of the places in sight, those farthest from a point first. */
    async placesFrom(from: Spot): Promise<readonly Spot[]> {
      const box = await board.boundingBox();
      if (box === null) throw new Error('there is no board');
      const all = await page.locator(places).evaluateAll((marks) =>
        marks.map((mark) => {
          const { x, y, width, height } = mark.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        }),
      );
      const far = ({ x, y }: Spot): number => Math.hypot(x - from.x, y - from.y);
      return all
        .filter(({ x, y }) => x > 30 && x < box.x + box.width - 64 && y > box.y + 12 && y < box.y + box.height - 12)
        .sort((a, b) => far(b) - far(a));
    },
    /** The ghost down on the board, ready for ✔. */
    async putDown(): Promise<void> {
      await rough.isStill();
      if (isTapped) await rough.source.first().tap();
      else {
        const [spot] = await rough.placesFrom(await middle(board));
        if (spot === undefined) throw new Error('no place in sight');
        await page.touchscreen.tap(spot.x, spot.y);
      }
      await ghost.waitFor();
      await page.locator('[data-testid="bar-commit"]:not(:disabled)').waitFor();
      await rough.isStill();
    },
    /** The finger takes the thing from the hand over the board, and is still down. */
    async takeFromHand(): Promise<void> {
      await rough.isStill();
      const from = await middle(rough.source);
      await fingers.down(from);
      await fingers.move({ x: from.x, y: from.y - 20 });
      await fingers.move(await middle(board));
      await ghost.or(floating).first().waitFor();
    },
    /** The finger takes the ghost by its handle to another place, and is still down. */
    async takeByHandle(): Promise<void> {
      await rough.isStill();
      const before = await rough.lying();
      const from = await middle(rough.handle);
      const spots = await rough.placesFrom(from);
      await fingers.down(from);
      for (const spot of spots) {
        await fingers.move(spot);
        if ((await moved(before)) !== null) return;
      }
      throw new Error('the ghost did not move');
    },
  };
  const moved = async (before: string | null): Promise<string | null> => {
    // One frame to draw it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const now = await rough.lying();
    return now === before ? null : now;
  };
  return rough;
}

const LOOKED = looks(
  GAMES.filter(({ name }) => name === 'hunters' || name === 'bastards'),
  GAMES.filter(({ name }) => name === 'kraje' || name === 'okanagan'),
).flat();

describe.each(LOOKED)('in $name', (game) => {
  it('a rough hand commits nothing and loses nothing', async () => {
    const { page, context, complaints } = await visit(browser, served.url, phone, 'en', guarded);
    await game.toHand(page);
    const rough = await roughly(page, game);
    const { fingers, ghost, handle } = rough;
    const first = await steps(page);
    const board = await middle(byId(page, `${game.name}-board`));
    const inHand = async () => {
      await ghost.waitFor({ state: 'detached' });
      await rough.isStill();
      expect(await steps(page)).toBe(first);
    };

    // From the hand: a second finger, the system, a finger lifted beside the board and outside.
    await rough.takeFromHand();
    await fingers.second({ x: board.x - 90, y: board.y - 90 });
    await fingers.up();
    await inHand();
    await rough.takeFromHand();
    await fingers.cancel();
    await inHand();
    for (const outside of [await middle(byId(page, 'prompt')), { x: board.x, y: phone.height + 40 }]) {
      await rough.takeFromHand();
      await fingers.move({ x: outside.x, y: outside.y + 120 });
      await fingers.up();
      await inHand();
    }

    // By the handle: the same, and the ghost is where it was.
    await rough.putDown();
    const stood = await rough.lying();
    const isBack = async () => {
      await expect.poll(() => rough.lying()).toBe(stood);
      await rough.isStill();
      expect(await steps(page)).toBe(first);
    };
    await rough.takeByHandle();
    await fingers.second({ x: 60, y: board.y });
    await fingers.up();
    await isBack();
    await rough.takeByHandle();
    await fingers.cancel();
    await isBack();
    await rough.takeByHandle();
    await fingers.move({ x: board.x, y: -40 });
    await fingers.up();
    await isBack();

    // A wrong button carries nothing.
    const grip = await middle(handle);
    const [away] = await rough.placesFrom(grip);
    if (away === undefined) throw new Error('no other place in sight');
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(away.x, away.y, { steps: 5 });
    await page.mouse.up({ button: 'right' });
    await isBack();

    // From the screen's edge the system listens: the ghost stays.
    await toEdge(page, fingers, board, await box(handle));
    await rough.isStill();
    const atEdge = await box(handle);
    const isLeft = atEdge.x < 24;
    expect(isLeft || atEdge.x + atEdge.width > phone.width - 24, 'the ghost is at the edge').toBe(true);
    const y = atEdge.y + atEdge.height / 2;
    await fingers.down({ x: isLeft ? Math.max(atEdge.x + 2, 6) : phone.width - 10, y });
    await fingers.move({ x: board.x, y: board.y });
    await fingers.up();
    await isBack();

    // A pinch that begins on the ghost neither turns nor moves it.
    await fingers.down(board);
    await fingers.second({ x: isLeft ? 12 : phone.width - 12, y });
    await fingers.up();
    await isBack();

    // Two quick taps on a place are one ghost, and two on ✔ are one decision.
    await page.locator('.surface-zoom button').nth(2).evaluate((it: HTMLElement) => it.click());
    await rough.isStill();
    const [spot] = await rough.placesFrom(await middle(handle));
    if (spot === undefined) throw new Error('no place in sight');
    await tapTwice(page, spot);
    await rough.isStill();
    expect(await ghost.count()).toBe(1);
    expect(await steps(page)).toBe(first);
    await page.locator('[data-testid="bar-commit"]:not(:disabled)').waitFor();
    await tapTwice(page, await middle(byId(page, 'bar-commit')));
    await ghost.waitFor({ state: 'detached' });
    await untilDue(page);
    expect(await steps(page)).toBe(first + game.steps);
    // Where something does not fit, the engine is asked why, and a refusal is what it answers.
    expect(complaints.filter((it) => !it.includes('422'))).toEqual([]);
    await context.close();
  });
});

describe.each(LOOKED)('in $name', (game) => {
  it('what is dragged lands where it was shown, though the board moves under the finger', async () => {
    const { page, context } = await visit(browser, served.url, phone, 'cs', moving);
    await game.toHand(page);
    const rough = await roughly(page, game);
    const { fingers, ghost } = rough;
    const first = await steps(page);
    await rough.takeFromHand();
    const board = await box(byId(page, `${game.name}-board`));
    // Somewhere over the board the thing has a place.
    for (let y = board.y + board.height - 20; (await ghost.count()) === 0 && y > board.y; y -= 16) {
      for (let x = board.x + 40; (await ghost.count()) === 0 && x < board.x + board.width - 40; x += 40) {
        await fingers.move({ x, y: y + 64 }, 2);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      }
    }
    await rough.isStill();
    const shown = await rough.lying();
    expect(shown).not.toBeNull();
    // The other hand turns a wheel. The board moves for so short a time that only the page sees it.
    await byId(page, `${game.name}-board`).locator('.surface').evaluate(async (it) => {
      const { left, top } = it.getBoundingClientRect();
      it.dispatchEvent(new WheelEvent('wheel', { deltaY: -500, clientX: left + 20, clientY: top + 20, bubbles: true, cancelable: true }));
      while (it.getAttribute('data-moving') !== 'true') await new Promise(requestAnimationFrame);
    });
    await standStill(page);
    fingers.rest();
    await fingers.up();
    await page.locator('[data-testid="bar-commit"]:not(:disabled)').waitFor();
    expect(await rough.lying()).toBe(shown);
    expect(await steps(page)).toBe(first);
    await context.close();
  });
});

async function box(of: ReturnType<typeof byId>) {
  const found = await of.first().boundingBox();
  if (found === null) throw new Error('it is not on the screen');
  return found;
}

/** Pans the board until the ghost lies under the nearer edge of the screen. */
async function toEdge(
  page: Page,
  fingers: Hand,
  board: Spot,
  handle: { readonly x: number; readonly width: number },
): Promise<void> {
  const to = handle.x + handle.width / 2 < board.x ? 4 : phone.width - 4;
  const by = to - (handle.x + handle.width / 2);
  const y = await page.evaluate(freeRow, [board.x, board.y] as const);
  await fingers.down({ x: board.x, y });
  await fingers.move({ x: board.x + by, y });
  await fingers.up();
}

/** A height at which a finger in the middle of the board is on the board itself, clear of buttons. */
function freeRow([x, y]: readonly [number, number]): number {
  const isFree = (row: number): boolean =>
    [-20, 0, 20].every((dx) =>
      [-20, 0, 20].every((dy) => {
        const on = document.elementFromPoint(x + dx, row + dy);
        return on?.closest('.surface') != null && on.closest('.surface-overlay, button') === null;
      }),
    );
  for (let far = 0; far < 200; far += 10) {
    for (const row of [y + far, y - far]) if (isFree(row)) return row;
  }
  throw new Error('the board is covered');
}
