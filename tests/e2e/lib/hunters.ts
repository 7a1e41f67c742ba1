// How a finger plays Hunters and Gatherers: tap a square, turn the ghost, confirm, choose a piece.
import type { Locator, Page } from 'playwright-core';

import { type Spot, standStill, touch } from './finger';
import type { Script } from './script';
import { byId, commit, seeThrough, untilReady } from './table';

/** Makes the decision that is due: a tile, what to put on it, or whom the shaman calls. */
export async function decide(page: Page, pick: number): Promise<void> {
  await untilReady(page);
  await page.locator('.hg-chip, [data-testid="hunters-spot"]').first().waitFor({ state: 'attached' });
  if ((await page.locator('.hg-chip').count()) > 0) await choose(page, pick);
  else await placeTile(page, pick);
}

/** Places the tile in hand on the `pick`-th square in sight, counted round. */
async function placeTile(page: Page, pick: number): Promise<void> {
  await standStill(page);
  const at = (await squareInSight(page, pick)) ?? (await showAll(page, pick));
  await page.touchscreen.tap(at.x, at.y);
  await byId(page, 'hunters-ghost').waitFor();
  await standStill(page);
  if (pick % 3 === 0 && (await byId(page, 'hunters-turn').count()) > 0) await touch(page, byId(page, 'hunters-turn'));
  await commit(page);
}

/** Chooses a chip of the tray; now and then the last one, which is "nothing". */
async function choose(page: Page, pick: number): Promise<void> {
  const chips = page.locator('.hg-chip');
  const count = await chips.count();
  const nth = pick % 5 === 4 ? count - 1 : pick % Math.max(count - 1, 1);
  await answer(page, chips.nth(nth));
}

/** Taps a chip and sees to it that it is done. */
export async function answer(page: Page, chip: Locator): Promise<void> {
  await touch(page, chip);
  await seeThrough(page);
}

/** A square open to the tile that a finger can reach. */
async function squareInSight(page: Page, pick: number): Promise<Spot | undefined> {
  const board = await byId(page, 'hunters-board').boundingBox();
  if (board === null) return undefined;
  const spots = await byId(page, 'hunters-spot').evaluateAll((all) =>
    all.map((it) => {
      const box = it.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  const near = spots.filter(
    ({ x, y }) =>
      x > board.x + 28 && x < board.x + board.width - 60 && y > board.y + 12 && y < board.y + board.height - 12,
  );
  return near[pick % Math.max(near.length, 1)];
}

/** The whole board, and a square on it. */
async function showAll(page: Page, pick: number): Promise<Spot> {
  await touch(page, page.locator('.surface-zoom button').nth(2));
  const spot = await squareInSight(page, pick);
  if (spot === undefined) throw new Error('no square in sight');
  return spot;
}

/** Seat 1 closes the forest of seat 0 and has the bonus turn; the bonus tile is the shaman. */
export const BONUS: Script = {
  setup: { game: 'hunters', seats: 2 },
  names: ['Žofie', 'Jiří'],
  chance: [
    { type: 'first', seat: 0 },
    ...[35, 62, 61, 37, 14].map((tile) => ({ type: 'land', tile })),
    { type: 'bonus', tile: 88 },
    { type: 'land', tile: 60 },
  ],
  acts: [
    [0, { type: 'place', tile: 35, x: 1, y: 0, turns: 2 }],
    [0, { type: 'occupy', piece: 'pawn', zone: 1 }],
    [1, { type: 'place', tile: 62, x: 0, y: -1, turns: 0 }],
    [1, { type: 'occupy', piece: 'pawn', zone: 0 }],
    [0, { type: 'place', tile: 61, x: 0, y: -2, turns: 0 }],
    [1, { type: 'place', tile: 37, x: 0, y: 1, turns: 0 }],
    [1, { type: 'pass' }],
  ],
};
