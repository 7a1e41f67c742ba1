// How a finger plays Podivné kraje: tap a card of the hand, tap a spot, confirm.
import type { Page } from 'playwright-core';

import { byId, tap } from './table';

/** Places some card of the hand somewhere: the `pick`-th spot on offer, counted round. */
export async function place(page: Page, pick: number): Promise<void> {
  // Every third card with its condition up, so that sheets are worth reading.
  const side = pick % 3 === 2 ? '-scoring' : '-plain';
  await page.locator(`[data-testid^="kraje-card-"][data-testid$="${side}"]`).first().tap();
  const ghost = byId(page, 'kraje-ghost');
  await page.locator('[data-testid="kraje-spot"], [data-testid="kraje-ghost"]').first().waitFor();
  // A spot may lie under a finger's other targets or out of sight: then the next one, and at last
  // the card turned.
  for (let tries = 0; tries < 12 && (await ghost.count()) === 0; tries += 1) {
    if (tries === 6) await tap(page, 'kraje-hand-turn');
    const hit = await spotInSight(page, pick + tries * 7);
    if (hit === null) continue;
    await page.touchscreen.tap(hit.x, hit.y);
    await ghost.waitFor({ timeout: 1500 }).catch(() => undefined);
  }
  await ghost.waitFor();
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

/** The middle of the `pick`-th spot on offer, counted round, that a finger can see and reach. */
function spotInSight(page: Page, pick: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate((first) => {
    const spots = [...document.querySelectorAll('[data-testid="kraje-spot"]')];
    const board = document.querySelector('[data-testid="kraje-board"]');
    for (let i = 0; i < spots.length; i += 1) {
      const box = spots[(first + i) % spots.length]?.getBoundingClientRect();
      if (box === undefined) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const on = document.elementFromPoint(x, y);
      if (on !== null && board?.contains(on) === true && on.closest('button') === null) return { x, y };
    }
    return null;
  }, pick);
}

async function prompt(page: Page): Promise<string> {
  return (await byId(page, 'prompt').first().textContent()) ?? '';
}
