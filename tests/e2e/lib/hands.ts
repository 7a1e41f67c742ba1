// What a person does with a thing to be laid, in every game: where it may go, and that it lies there.
import type { Page } from 'playwright-core';

import { decide as decideBastards } from './bastards';
import { type Spot, standStill } from './finger';
import { decide as decideHunters } from './hunters';
import { aim, place } from './kraje';
import { decide as decideOkanagan, stageOf } from './okanagan';
import { begin, playOn, untilReady } from './table';

export interface Hand {
  readonly game: string;
  readonly bots: readonly number[];
  /** The marks of places, and what stands there after a tap. */
  readonly marks: string;
  readonly ghost: string;
  /** What is pressed before places are marked. */
  take(page: Page): Promise<unknown>;
  /** Whether there are places now. */
  isDue(page: Page): Promise<boolean>;
  decide(page: Page, n: number): Promise<unknown>;
}

export const there = async (page: Page, selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;

export const HANDS: readonly Hand[] = [
  {
    game: 'hunters',
    bots: [],
    marks: '[data-testid="hunters-spot"]',
    ghost: '[data-testid="hunters-ghost"]',
    take: () => Promise.resolve(),
    isDue: (page) => there(page, '[data-testid="hunters-spot"]'),
    decide: decideHunters,
  },
  {
    game: 'kraje',
    bots: [1],
    marks: '[data-testid="kraje-spot"]',
    ghost: '[data-testid="kraje-ghost"]',
    // A ghost that is put away leaves the card in the hand and its places on the board.
    async take(page) {
      await aim(page);
      await putAway(page, '[data-testid="kraje-ghost"]');
    },
    isDue: () => Promise.resolve(true),
    decide: place,
  },
  {
    game: 'okanagan',
    bots: [],
    marks: '[data-testid="okanagan-place"]',
    ghost: '[data-testid="okanagan-ghost"]',
    take: () => Promise.resolve(),
    isDue: async (page) => (await stageOf(page)) === 'place',
    decide: decideOkanagan,
  },
  {
    game: 'bastards',
    bots: [1, 2],
    marks: '[data-testid="bastards-hints"] circle',
    ghost: '[data-testid="bastards-ghost"]',
    async take(page) {
      if (await there(page, '[data-testid="bastards-ghost"]')) await putAway(page, '[data-testid="bastards-ghost"]');
    },
    isDue: (page) => there(page, '[data-testid="bastards-hints"]'),
    decide: decideBastards,
  },
];

/** ✖, and the board as it was. */
export async function putAway(page: Page, ghost: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(ghost).waitFor({ state: 'detached' });
  await standStill(page);
}

/** The middles of all marked places within the board. */
export const inSight = (page: Page, marks: string): Promise<readonly Spot[]> =>
  page.evaluate((selector) => {
    const board = document.querySelector('.surface')?.getBoundingClientRect();
    if (board === undefined) return [];
    return [...document.querySelectorAll(selector)]
      .map((it) => it.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => x > board.left + 2 && x < board.right - 2 && y > board.top + 2 && y < board.bottom - 2);
  }, marks);

/** How many decisions with places there were before one is looked at. */
const LATE = 4;

/** From Home to a moment in the middle of a game in which something may be laid, and it is in the hand. */
export async function toMiddle(page: Page, hand: Hand): Promise<boolean> {
  const seats = hand.game === 'bastards' ? 3 : 2;
  await begin(page, { game: hand.game, seats, names: ['Žofie', 'Jiří'].slice(0, seats - hand.bots.length), bots: hand.bots });
  let n = 0;
  let due = 0;
  const isLate = async (): Promise<boolean> => {
    await untilReady(page);
    if (await hand.isDue(page)) due += 1;
    return due > LATE && (await hand.isDue(page));
  };
  const isThere = await playOn(page, () => hand.decide(page, (n += 3)), isLate);
  await standStill(page);
  return isThere;
}
