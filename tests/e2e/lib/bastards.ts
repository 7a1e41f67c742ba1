// How a finger plays Space Bastards: tap what the screen offers, confirm the ghost.
import type { Locator, Page } from 'playwright-core';

import type { Offer, View } from '../../../ui/src/host/gen/bastards';
import { middle, standStill, touch } from './finger';
import type { Laid } from './script';
import { byId, commit, seeThrough, untilReady } from './table';
import { layRecorded } from './trace';

/** Everything under the finger that begins with this test id and can be pressed. */
function all(page: Page, start: string): Locator {
  return page.locator(`[data-testid^="${start}"]:visible:not(:disabled)`);
}

/** One tap towards a decision: the `n`-th of the game, which decides what is chosen. */
export async function decide(page: Page, n: number): Promise<void> {
  // Spread evenly over however many there are: a plain count could come back to the same one for ever.
  const pick = Math.imul(n, 0x9e3779b1) >>> 8;
  await untilReady(page);
  await clear(page);
  await stepOn(page, pick);
  await seeThrough(page);
}

/** Puts away the cards that were turned up: they lie over the map and go by themselves, sooner or later. */
async function clear(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const reveal = document.querySelector('[data-testid="bastards-reveal"]');
    reveal?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: -1 }));
    return reveal === null;
  });
  await standStill(page);
}

async function stepOn(page: Page, pick: number): Promise<void> {
  if (await isReady(page)) return;
  if (await tapOneOf(page, ['bastards-choose-', 'bastards-accept', 'bastards-coming-'], pick)) return;
  if (await layDown(page, pick)) return;
  if ((await page.locator('[data-testid="bastards-panel"][data-planning="true"]').count()) > 0) {
    const isChange = (await byId(page, 'bastards-swaps').count()) > 0;
    const done = all(page, 'bastards-done');
    if (isChange && pick % 2 === 1 && (await done.count()) > 0) return touch(page, done.first());
    if (isChange && (await tapOneOf(page, ['bastards-lock-'], pick))) return;
    const others = isChange ? ':not([data-relation="change"])' : '';
    const cards = page.locator(`[data-testid^="bastards-relation-"]:not([data-off="true"])${others}`);
    const card = await nth(cards, pick);
    return card && touch(page, card);
  }
  if (await tapOneOf(page, ['bastards-option-'], pick)) return;
  if (pick % 3 !== 0 && (await tapOneOf(page, ['bastards-done'], pick))) return;
  if (pick % 2 === 0) {
    const held = await nth(page.locator('[data-testid^="bastards-held-"][data-free="true"]'), pick);
    if (held !== undefined) return touch(page, held);
  }
  if (await tapMiddle(page, page.locator('[data-testid^="bastards-target-"]'), pick)) return;
  if (await tapMiddle(page, page.locator('[data-testid^="bastards-node-"][data-free="true"]'), pick)) return;
  if (await tapOneOf(page, ['bastards-done'], pick)) return;
  await tapMiddle(page, page.locator('[data-testid^="bastards-planet-"][data-target="true"]'), pick);
}

/** A token in hand: tap one of the cells with a dot. */
async function layDown(page: Page, pick: number): Promise<boolean> {
  if ((await byId(page, 'bastards-hints').count()) === 0) return false;
  if (!(await tapMiddle(page, page.locator('[data-testid="bastards-hints"] circle'), pick))) return false;
  if (!(await isReady(page))) await tapOneOf(page, ['bastards-hand-turn'], 0);
  return true;
}

/** Whether ✔ stands there. */
async function isReady(page: Page): Promise<boolean> {
  return (await page.locator('[data-testid="bar-commit"]').count()) > 0;
}

async function tapOneOf(page: Page, starts: readonly string[], pick: number): Promise<boolean> {
  for (const start of starts) {
    const one = await nth(all(page, start), pick);
    if (one === undefined) continue;
    await touch(page, one);
    return true;
  }
  return false;
}

/** A tap on the board where a drawing stands: the board hears fingers, not elements. */
async function tapMiddle(page: Page, drawings: Locator, pick: number): Promise<boolean> {
  const board = await byId(page, 'bastards-board').boundingBox();
  const count = await drawings.count();
  for (let i = 0; i < count && board !== null; i += 1) {
    const box = await drawings.nth((i + pick) % count).boundingBox();
    if (box === null) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isInSight = x > board.x + 4 && y > board.y + 6 && x < board.x + board.width - 56 && y < board.y + board.height - 4;
    if (!isInSight) continue;
    await touch(page, { x, y });
    return true;
  }
  return false;
}

async function nth(found: Locator, pick: number): Promise<Locator | undefined> {
  const count = await found.count();
  return count === 0 ? undefined : found.nth(pick % count);
}

/** What who is to decide sees and may do. */
export interface Moment {
  readonly view: View;
  readonly offer: Offer;
  readonly actor: number;
}

const NAMES = ['Žofie', 'Jiří', 'Ada', 'Ben', 'Eva'];

/** A recorded game, laid out up to a decision. */
export function layTo(url: string, isThere: (now: Moment) => boolean, seats: 2 | 5 = 2): Promise<Laid> {
  return layRecorded(url, `bastards-${seats}-rules2`, NAMES.slice(0, seats), ({ view, offer, actor }) => {
    if (view?.game !== 'bastards' || offer?.game !== 'bastards') return false;
    return isThere({ view, offer, actor: actor ?? 0 });
  });
}

/** Puts the ship, or flies it, to a path field. */
export async function flyTo(page: Page, node: string): Promise<void> {
  await touch(page, await middle(byId(page, `bastards-node-${node}`)));
  await byId(page, 'bastards-ghost').waitFor();
  await commit(page);
}
