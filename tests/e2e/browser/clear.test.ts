// Nothing that floats over a board lies on a place that a finger means: in every game, on every
// size, from afar and from close by, a tap on a marked place in sight puts the thing there.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { decide as decideBastards } from '../lib/bastards';
import { phone, side, type Size, tablet, visit } from '../lib/browser';
import { type Spot, standStill, touch } from '../lib/finger';
import { decide as decideHunters } from '../lib/hunters';
import { aim, place } from '../lib/kraje';
import { decide as decideOkanagan, stageOf } from '../lib/okanagan';
import { browser, served } from '../lib/stage';
import { begin, byId, commit, playOn, untilReady } from '../lib/table';

interface Hand {
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

const there = async (page: Page, selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;

const HANDS: readonly Hand[] = [
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
async function putAway(page: Page, ghost: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(ghost).waitFor({ state: 'detached' });
  await standStill(page);
}

/** The middles of all marked places within the board. */
const inSight = (page: Page, marks: string): Promise<readonly Spot[]> =>
  page.evaluate((selector) => {
    const board = document.querySelector('.surface')?.getBoundingClientRect();
    if (board === undefined) return [];
    return [...document.querySelectorAll(selector)]
      .map((it) => it.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => x > board.left + 2 && x < board.right - 2 && y > board.top + 2 && y < board.bottom - 2);
  }, marks);

/** The mark that stands nearest to a spot; none within a few pixels means that the thing lies there. */
const isMarked = (page: Page, marks: string, at: Spot): Promise<boolean> =>
  page.evaluate(
    ([selector, x, y]) =>
      [...document.querySelectorAll(selector)]
        .map((it) => it.getBoundingClientRect())
        .some((box) => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) < 3),
    [marks, at.x, at.y] as const,
  );

/** Taps every place in sight; tells those that brought nothing there. */
async function missed(page: Page, hand: Hand): Promise<{ tapped: number; missed: readonly string[] }> {
  const lost: string[] = [];
  let tapped = 0;
  // What is said under the thumb takes room from the board: every time it is looked where places are.
  for (let spot = (await inSight(page, hand.marks))[0]; spot; spot = (await inSight(page, hand.marks))[tapped]) {
    const looked = await viewOf(page);
    const on = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.outerHTML.slice(0, 80) ?? '', spot);
    await touch(page, spot);
    tapped += 1;
    const isThere = await there(page, hand.ghost);
    // A place is marked no longer while the thing lies there; what came closer has moved the marks.
    const hasMoved = (await viewOf(page)) !== looked;
    const isElsewhere = !hasMoved && hand.game !== 'bastards' && (await isMarked(page, hand.marks, spot));
    if (!isThere || isElsewhere) lost.push(`${hand.marks} ${Math.round(spot.x)}, ${Math.round(spot.y)} ${on}`);
    if (isThere) await putAway(page, hand.ghost);
  }
  return { tapped, missed: lost };
}

/** What the board shows of its world. */
const viewOf = (page: Page): Promise<string> =>
  page.locator('.surface-layer').evaluate((it) => `${it.getAttribute('viewBox')} ${it.getBoundingClientRect().x} ${it.getBoundingClientRect().y}`);

/** One press of the zoom buttons, wherever they stand. */
async function zoom(page: Page, nth: number): Promise<void> {
  await page
    .locator('.surface-zoom button')
    .nth(nth)
    .evaluate((it: HTMLButtonElement) => it.click());
  await standStill(page);
}

/** How many decisions with places there were before places are tapped. */
const LATE = 4;

for (const hand of HANDS) {
  for (const size of [phone, side, tablet] as readonly Size[]) {
    it(`every marked place in sight takes a tap: ${hand.game}, ${size.name}`, async () => {
      const { page, context, complaints } = await visit(browser, served.url, size, 'cs', { reducedMotion: 'reduce' });
      const seats = hand.game === 'bastards' ? 3 : 2;
      await begin(page, { game: hand.game, seats, names: ['Žofie', 'Jiří'].slice(0, seats - hand.bots.length), bots: hand.bots });
      let n = 0;
      let due = 0;
      const isLate = async (): Promise<boolean> => {
        await untilReady(page);
        if (await hand.isDue(page)) due += 1;
        return due > LATE && (await hand.isDue(page));
      };
      expect(await playOn(page, () => hand.decide(page, (n += 3)), isLate)).toBe(true);
      await standStill(page);
      await hand.take(page);
      let tapped = 0;
      for (const steps of [0, 2, 2]) {
        for (let i = 0; i < steps; i += 1) await zoom(page, 0);
        const result = await missed(page, hand);
        expect(result.missed).toEqual([]);
        tapped += result.tapped;
      }
      expect(tapped).toBeGreaterThan(3);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}
