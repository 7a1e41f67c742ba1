// How a finger plays Podivné kraje: tap a card of the hand, tap a spot, confirm.
import type { Page } from 'playwright-core';

import { byId, tap } from './table';

/** Places some card of the hand somewhere: the `pick`-th spot on offer, counted round. */
export async function place(page: Page, pick: number): Promise<void> {
  // Every third card with its condition up, so that sheets are worth reading.
  const side = pick % 3 === 2 ? '-scoring' : '-plain';
  await page.locator(`[data-testid^="kraje-card-"][data-testid$="${side}"]`).first().tap();
  await page.locator('[data-testid="kraje-spot"], [data-testid="kraje-ghost"]').first().waitFor();
  const spots = byId(page, 'kraje-spot');
  const count = await spots.count();
  if (count > 0) {
    const hits: { x: number; y: number }[] = [];
    for (let i = 0; i < count; i += 1) {
      const box = await spots.nth((i + pick) % count).boundingBox();
      const board = await byId(page, 'kraje-board').boundingBox();
      if (box === null || board === null) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isInSight = x > board.x + 8 && x < board.x + board.width - 60 && y > board.y + 8 && y < board.y + board.height - 8;
      if (isInSight) hits.push({ x, y });
      if (hits.length > 0) break;
    }
    const hit = hits[0];
    if (hit !== undefined) await page.touchscreen.tap(hit.x, hit.y);
  }
  await byId(page, 'kraje-ghost').waitFor();
  const before = await prompt(page);
  await page.waitForFunction(() => {
    const button = document.querySelector<HTMLButtonElement>('[data-testid="bar-commit"]');
    return button !== null && !button.disabled;
  });
  await tap(page, 'bar-commit');
  await byId(page, 'kraje-ghost').waitFor({ state: 'detached' });
  await page.waitForFunction(
    (was) => document.querySelector('[data-testid="prompt"]')?.textContent !== was || document.querySelector('[data-testid="curtain"], [data-testid="go-on"], [data-testid="final"], [data-testid="open-final"], [data-testid="kraje-reveal"], [data-testid="open-choices"]') !== null,
    before,
  );
}

async function prompt(page: Page): Promise<string> {
  return (await byId(page, 'prompt').first().textContent()) ?? '';
}
