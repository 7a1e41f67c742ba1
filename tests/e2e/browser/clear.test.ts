// Nothing that floats over a board lies on a place that a finger means: in every game, on every
// size, from afar and from close by, a tap on a marked place in sight puts the thing there.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { phone, side, type Size, tablet, visit } from '../lib/browser';
import { type Spot, standStill, touch } from '../lib/finger';
import { type Hand, HANDS, inSight, putAway, there, toMiddle } from '../lib/hands';
import { browser, served } from '../lib/stage';
import { looks } from '../lib/tier';

/** Whether what is laid lies over a spot. */
const isOver = (page: Page, ghost: string, { x, y }: Spot): Promise<boolean> =>
  page.locator(ghost).evaluateAll(
    (all, at) =>
      all
        .map((it) => it.getBoundingClientRect())
        .some((box) => at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom),
    { x, y },
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
    // What came closer has moved the place away from the spot.
    const hasMoved = (await viewOf(page)) !== looked;
    const isElsewhere = isThere && !hasMoved && !(await isOver(page, hand.ghost, spot));
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

for (const hand of HANDS) {
  for (const size of hand.game === 'hunters' ? [phone, ...looks<readonly Size[]>([side], [tablet]).flat()] : looks<Size>(phone, side, tablet)) {
    it(`every marked place in sight takes a tap: ${hand.game}, ${size.name}`, async () => {
      const { page, context, complaints } = await visit(browser, served.url, size, 'cs', { reducedMotion: 'reduce' });
      expect(await toMiddle(page, hand)).toBe(true);
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
