// How a finger plays Okanagan: tap what is offered, whatever is to be decided, and confirm.
import type { Page } from 'playwright-core';

import { byId, due, takeDevice, tap } from './table';

/** What is to be decided now. */
export async function stageOf(page: Page): Promise<string> {
  return (await byId(page, 'okanagan-panel').getAttribute('data-stage')) ?? '';
}

/** What is tapped at each stage that is not played on the board. */
const CHOICES: Readonly<Record<string, string>> = {
  keepGoals: '.ok-goal-button[aria-pressed="false"]',
  changeGoals: '.ok-goal-button[aria-pressed="false"]',
  build: '.ok-spot',
  chooseArea: '.ok-area-choice',
  orderTied: '.ok-seat-choice',
  bonus: '.ok-action',
  gain: '.ok-token-button',
  tribute: '.ok-token-button',
  swapGive: '.ok-token-button',
  swapTake: '.ok-token-button',
  tradeGive: '.ok-token-button, [data-testid="okanagan-stop"]',
  tradeTake: '.ok-token-button',
  heap: '.ok-token-button',
  draw: '.ok-offer-tile[data-open="true"]',
  redraw: '.ok-offer-tile[data-open="true"]',
};

/** Makes one decision: the `pick`-th of what is offered, counted round. Tells its stage. */
export async function decide(page: Page, pick: number): Promise<string> {
  const stage = await stageOf(page);
  const before = await fingerprint(page);
  if (stage === 'place' && (await byId(page, 'okanagan-misfit').count()) === 0) await lay(page, pick);
  else {
    const offered = page.locator(stage === 'place' ? '[data-testid="okanagan-misfit"]' : (CHOICES[stage] ?? '.nothing'));
    const count = await offered.count();
    if (count === 0) throw new Error(`nothing to tap at stage ${stage}`);
    await offered.nth(pick % count).tap();
  }
  const isConfirmed = await confirm(page, before);
  // Both cards go one after the other; the hand is in sight until the second is gone.
  if (isConfirmed && stage.endsWith('Goals')) await page.locator('.ok-goal-button').first().waitFor({ state: 'detached' });
  return stage;
}

/** Plays until a person's decision is one that is looked for. */
export async function reach(page: Page, isIt: (stage: string) => Promise<boolean> | boolean): Promise<void> {
  let n = 0;
  for (let steps = 0; steps < 2500; steps += 1) {
    const now = await due(page);
    if (now === 'curtain') await takeDevice(page);
    else if (now === 'go-on') await tap(page, 'go-on');
    else if (now === 'act') {
      if (await isIt(await stageOf(page))) return;
      n += 1;
      await decide(page, n * 7);
    } else if (now === 'over') throw new Error('the game was over before');
    else await page.waitForTimeout(40);
  }
  throw new Error('it never came to that');
}

/** Puts the held tile on a legal place in sight, the `pick`-th of them, counted round. */
export async function lay(page: Page, pick: number): Promise<void> {
  const places = byId(page, 'okanagan-place');
  await places.first().waitFor();
  // The view may still be flying to where everything is in sight.
  await page.waitForFunction(() => document.querySelector('.surface-overlay[data-hidden="true"]') === null);
  const board = await byId(page, 'okanagan-board').boundingBox();
  const count = await places.count();
  for (let i = 0; i < count; i += 1) {
    const box = await places.nth((i + pick) % count).boundingBox();
    if (box === null || board === null) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isUnderButtons = x > board.x + board.width - 64 || (y > board.y + board.height - 64 && x > board.x + board.width / 2 - 20);
    if (isUnderButtons || x < board.x + 4 || y < board.y + 4 || y > board.y + board.height - 4) continue;
    await page.touchscreen.tap(x, y);
    await byId(page, 'okanagan-ghost').waitFor();
    return;
  }
  // Every place lies under a button of the board: take it from the list of moves.
  await byId(page, 'open-choices').tap();
  await page.locator('.roving .choice').first().tap();
  await page.locator('.roving .choice').first().tap();
  await byId(page, 'okanagan-ghost').waitFor();
}

/** ✔ where the decision waits for it. What can be taken back is done without; tells whether it waited. */
async function confirm(page: Page, before: string): Promise<boolean> {
  for (let i = 0; i < 60; i += 1) {
    const button = byId(page, 'bar-commit');
    if ((await button.count()) > 0 && (await button.isEnabled().catch(() => false))) {
      // A decision that needs no ✔ may be done before the finger is there.
      await button.tap({ timeout: 800 }).catch(() => undefined);
      await button.waitFor({ state: 'detached' });
      return true;
    }
    if ((await button.count()) === 0 && (await fingerprint(page)) !== before) return false;
    await page.waitForTimeout(40);
  }
  throw new Error(`nothing came of a decision at stage ${await stageOf(page)}`);
}

/** All that a decision may change on the screen. */
function fingerprint(page: Page): Promise<string> {
  return page.evaluate(() => {
    const text = (id: string) => document.querySelector(`[data-testid="${id}"]`)?.outerHTML ?? '';
    return ['prompt', 'okanagan-panel', 'okanagan-tiles', 'go-on', 'curtain'].map(text).join('\n');
  });
}
