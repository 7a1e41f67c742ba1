// How a finger plays Podivné kraje: tap a card of the hand, tap a spot, confirm.
import type { Page } from 'playwright-core';

import { type Spot, standStill, touch } from './finger';
import { byId, commit, untilReady } from './table';

/** Places some card of the hand somewhere: the `pick`-th spot on offer, counted round. */
export async function place(page: Page, pick: number): Promise<void> {
  await untilReady(page);
  // Every third card with its condition up, so that sheets are worth reading.
  await aim(page, pick % 3 === 2 ? 'scoring' : 'plain', pick);
  await commit(page);
}

/** Takes the first card of the hand, one side up, and puts its ghost on the `pick`-th spot on offer. */
export async function aim(page: Page, side: 'plain' | 'scoring' = 'plain', pick = 0): Promise<void> {
  await touch(page, page.locator(`[data-testid^="kraje-card-"][data-testid$="-${side}"]`).first());
  // On an empty realm the ghost stands at once.
  await page.locator('[data-testid="kraje-spot"], [data-testid="kraje-ghost"]').first().waitFor({ state: 'attached' });
  if ((await byId(page, 'kraje-ghost').count()) === 0) {
    await standStill(page);
    let spot = await spotInSight(page, pick);
    if (spot === null) {
      // All are out of sight: turned, the card fits elsewhere.
      await touch(page, byId(page, 'kraje-hand-turn'));
      spot = await spotInSight(page, pick);
    }
    if (spot === null) throw new Error('no spot in sight');
    await page.touchscreen.tap(spot.x, spot.y);
  }
  await byId(page, 'kraje-ghost').waitFor();
}

/** The middle of the `pick`-th spot on offer, counted round, that is in sight. */
function spotInSight(page: Page, pick: number): Promise<Spot | null> {
  return page.evaluate((first) => {
    const spots = [...document.querySelectorAll('[data-testid="kraje-spot"]')];
    const board = document.querySelector('[data-testid="kraje-board"]')?.getBoundingClientRect();
    for (let i = 0; i < spots.length; i += 1) {
      const box = spots[(first + i) % spots.length]?.getBoundingClientRect();
      if (box === undefined || board === undefined) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isIn = x > board.left + 2 && x < board.right - 2 && y > board.top + 2 && y < board.bottom - 2;
      if (isIn) return { x, y };
    }
    return null;
  }, pick);
}
