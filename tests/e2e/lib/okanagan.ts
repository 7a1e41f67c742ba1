// How a finger plays Okanagan: tap what is offered, whatever is to be decided, and confirm.
import type { Page } from 'playwright-core';

import { standStill, touch } from './finger';
import type { Laid } from './script';
import { byId, playOn, seeThrough, untilReady } from './table';
import { layRecorded } from './trace';

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

/** Makes one decision: the `pick`-th of what is offered, counted round. Of two cards to be picked, one. */
export async function decide(page: Page, pick: number): Promise<void> {
  await untilReady(page);
  const stage = await stageOf(page);
  if (stage === 'place' && (await byId(page, 'okanagan-misfit').count()) === 0) await lay(page, pick);
  else {
    await standStill(page);
    const offered = page.locator(stage === 'place' ? '[data-testid="okanagan-misfit"]' : (CHOICES[stage] ?? '.nothing'));
    await offered.first().waitFor();
    await touch(page, offered.nth(pick % (await offered.count())));
  }
  await seeThrough(page);
}

/** Plays until a person's decision is one that is looked for. */
export async function reach(page: Page, isIt: (stage: string) => boolean): Promise<void> {
  let n = 0;
  const isThere = await playOn(
    page,
    () => decide(page, (n += 1) * 7),
    async () => isIt(await stageOf(page)),
  );
  if (!isThere) throw new Error('the game was over before');
}

/** Puts the held tile on a legal place in sight, the `pick`-th of them, counted round. */
export async function lay(page: Page, pick: number): Promise<void> {
  const places = byId(page, 'okanagan-place');
  await places.first().waitFor();
  await standStill(page);
  const board = await byId(page, 'okanagan-board').boundingBox();
  const count = await places.count();
  for (let i = 0; i < count; i += 1) {
    const box = await places.nth((i + pick) % count).boundingBox();
    if (box === null || board === null) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < board.x + 4 || y < board.y + 4 || y > board.y + board.height - 4) continue;
    await page.touchscreen.tap(x, y);
    await byId(page, 'okanagan-ghost').waitFor();
    return;
  }
  // Every place is out of sight: take it from the list of moves.
  await page.keyboard.press('m');
  await page.locator('.roving .choice').first().tap();
  await byId(page, 'okanagan-ghost').waitFor();
}

const NAMES = ['Žofie', 'Jiří', 'Ada', 'Ben'];

/** A recorded game, laid out up to a decision of this kind, with so many tiles on the board at least. */
export function layTo(url: string, stage: string, { seats = 2, tiles = 1 }: { readonly seats?: 2 | 4; readonly tiles?: number } = {}): Promise<Laid> {
  return layRecorded(
    url,
    `okanagan-${seats}-rules2`,
    NAMES.slice(0, seats),
    ({ view }) => view?.game === 'okanagan' && view.stage.type === stage && view.board.length >= tiles,
  );
}
