// What is shown for a moment goes with it, and the view goes back to where the player had it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { deal, playTo } from '../lib/bastards-door';
import { expectAccessible, moving, phone, shoot, tablet, visit } from '../lib/browser';
import { middle, standStill, touch } from '../lib/finger';
import { answer, BONUS, decide } from '../lib/hunters';
import { aim, place } from '../lib/kraje';
import { decide as decideOkanagan, lay, reach } from '../lib/okanagan';
import { layOut, send } from '../lib/script';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { begin, byId, commit, knowHow, laid, stepsShown, takeDevice, tap, toDecision, untilReady } from '../lib/table';

it('the notice of a bonus turn stays until somebody goes on, where messages are kept', async () => {
  const server = await serve();
  // The last act is left to the finger: it closes the forest.
  await layOut(server.url, { ...BONUS, acts: BONUS.acts.slice(0, -1) });
  const { page, context, complaints } = await visit(browser, server.url, phone, 'cs', moving);
  await tap(page, 'continue');
  await takeDevice(page);
  await answer(page, byId(page, 'hunters-chip-none'));
  await byId(page, 'hunters-bonus').waitFor();
  await shoot(page, 'moments-bonus');
  await toDecision(page);
  await byId(page, 'hunters-bonus').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});

it('what was asked about stays in its own time', async () => {
  const server = await serve();
  await layOut(server.url, { ...BONUS, acts: BONUS.acts.slice(0, 4) });
  const { page, context } = await visit(browser, server.url, tablet, 'en');
  await tap(page, 'continue');
  await takeDevice(page);
  // A square that is refused is marked, with its reason: north-east of this one nothing lies.
  const square = page.locator('[data-testid="hunters-spot"][data-x="2"][data-y="0"]');
  const east = await middle(square);
  const { height = 0 } = (await square.boundingBox()) ?? {};
  await touch(page, { x: east.x, y: east.y - height });
  await byId(page, 'hunters-reason').waitFor();
  expect(await byId(page, 'hunters-tried').count()).toBe(1);
  await tap(page, 'since');
  await page.locator('.replay').first().waitFor();
  await expect.poll(() => byId(page, 'hunters-reason').count()).toBe(0);
  expect(await byId(page, 'hunters-tried').count()).toBe(0);
  await context.close();
  await server.kill();
});

/** What lies over a board for a moment: a ghost and its handles, what was asked about, a line's light. */
const MOMENTS = [
  '.ghost-handle',
  '.confirm-pair',
  '[data-testid$="-ghost"]',
  '[data-testid="bar-commit"]',
  '[data-testid="hunters-asked"], [data-testid="hunters-glow"]',
  '[data-testid="okanagan-area"], .ok-not-lit',
  '.kr-spotlight',
  '[data-testid^="bastards-planet-"][data-lit]',
] as const;

/** Which of them are in sight. */
const inSight = (page: Page) =>
  page.evaluate((all) => all.filter((it) => document.querySelector(it) !== null), [...MOMENTS]);

/** With a ghost up: a look into the past shows none of it, nothing is done by ✔, and then all is there again. */
async function lookBack(page: Page): Promise<void> {
  await page.locator('[data-testid="bar-commit"]:not(:disabled)').waitFor();
  const [before, at] = [await inSight(page), await stepsShown(page)];
  // A line of the sheet is lit beside it, where there is one.
  await page.keyboard.press('s');
  await page.locator('.lines-total').waitFor();
  const line = page.locator('.line-button');
  const isLit = (await line.count()) > 0;
  if (isLit) await line.first().tap();
  else await page.keyboard.press('Escape');
  await byId(page, 'sheet-score').waitFor({ state: 'detached' });
  expect(await byId(page, 'light-off').count()).toBe(Number(isLit));
  await page.keyboard.press('l');
  await page.locator('.log-entry').last().tap();
  await page.locator('.replay[data-at]').waitFor();
  expect(await inSight(page)).toEqual([]);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Enter');
  await untilReady(page);
  expect(await stepsShown(page)).toBe(at);
  await tap(page, 'replay-leave');
  if (isLit) await tap(page, 'light-off');
  await page.locator('[data-testid="bar-commit"]:not(:disabled)').waitFor();
  expect(await inSight(page)).toEqual(before);
  await commit(page);
}

it('what is in hand, lit or asked about does not lie over the past', async () => {
  const server = await serve();
  const { page, context, complaints } = await visit(browser, server.url, tablet, 'cs');

  await begin(page, { game: 'kraje', seats: 1, names: ['Žofie'] });
  for (const n of [0, 1, 2]) await place(page, n);
  await untilReady(page);
  await aim(page);
  await lookBack(page);

  await page.goto(server.url);
  await begin(page, { game: 'okanagan', seats: 2, names: ['Žofie', 'Jiří'] });
  await reach(page, (stage) => stage === 'place');
  await decideOkanagan(page, 0);
  await reach(page, (stage) => stage === 'place');
  await lay(page, 0);
  // The area of a tile is asked about while another one is in hand.
  await touch(page, await middle(byId(page, 'okanagan-tile')));
  await byId(page, 'okanagan-area').waitFor();
  await lookBack(page);

  await layOut(server.url, { ...BONUS, acts: BONUS.acts.slice(0, 4) });
  await page.goto(server.url);
  await tap(page, 'continue');
  await takeDevice(page);
  await touch(page, await middle(byId(page, 'hunters-spot')));
  await byId(page, 'hunters-ghost').waitFor();
  await touch(page, await middle(page.locator('[data-testid="hunters-tiles"] > *').last()));
  await byId(page, 'hunters-asked').waitFor();
  await lookBack(page);

  const game = await deal(server.url, { names: ['Žofie', 'Jiří'], seed: 'R0VGHBASTARD' });
  await playTo(server.url, game, ({ offer }) => (offer?.lay.length ?? 0) > 0);
  await page.goto(server.url);
  await tap(page, 'continue');
  await laid(page);
  await knowHow(page);
  await touch(page, await middle(page.locator('[data-testid="bastards-hints"] circle')));
  await lookBack(page);
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});

it('an offer of advice goes with the moment it was made for', async () => {
  const { page, context } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'hunters', seats: 2, names: ['Žofie', 'Jiří'] });
  await toDecision(page);
  await tap(page, 'hint');
  await byId(page, 'notice-action').waitFor();
  // Whoever takes the tile in hand themselves has no need of it, and it lies over ✔.
  await touch(page, await middle(byId(page, 'hunters-spot')));
  await byId(page, 'hunters-ghost').waitFor();
  expect(await byId(page, 'notice-action').count()).toBe(0);
  await context.close();
});

/** How large a square is drawn, in pixels. */
const squareSize = async (page: Page): Promise<number> =>
  (await page.locator('[data-testid="hunters-spot"]').first().boundingBox())?.width ?? 0;

it('a phone that came close for a tap goes back, and says where else there is room', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'hunters', seats: 2, names: ['Žofie'], bots: [1], level: 'rival' });
  // Until squares are small enough for the screen to come closer by itself.
  let turn = 0;
  while ((await squareSize(page)) >= 40 && (await toDecision(page))) {
    await decide(page, turn * 7);
    turn += 1;
    await toDecision(page);
    while ((await page.locator('.hg-chip').count()) > 0) {
      await decide(page, turn * 7);
      await toDecision(page);
    }
  }
  await standStill(page);
  const before = await squareSize(page);
  const spots = await byId(page, 'hunters-spot').count();
  expect(await byId(page, 'hunters-beyond').count()).toBe(0);
  await touch(page, await middle(byId(page, 'hunters-spot')));
  await byId(page, 'hunters-ghost').waitFor();
  await standStill(page);
  // Close by, the others are announced at the edges; together they are all that is out of sight.
  const beyond = byId(page, 'hunters-beyond');
  expect(await beyond.count()).toBeGreaterThan(0);
  await expectAccessible(page);
  await shoot(page, 'moments-beyond');
  const told = (await beyond.locator('b').allTextContents()).map(Number).reduce((a, b) => a + b, 0);
  expect(told).toBeLessThan(spots);
  await beyond.first().tap();
  await standStill(page);
  await tap(page, 'bar-cancel');
  await standStill(page);
  expect(await squareSize(page)).toBeCloseTo(before, 2);
  expect(await byId(page, 'hunters-beyond').count()).toBe(0);
  // Who would rather not have that keeps the view.
  await send(served.url, { type: 'settings', change: { closer: 'off' } });
  await page.goto(served.url);
  await tap(page, 'continue');
  await toDecision(page);
  await standStill(page);
  const kept = await squareSize(page);
  await touch(page, await middle(byId(page, 'hunters-spot')));
  await byId(page, 'hunters-ghost').waitFor();
  await standStill(page);
  expect(await squareSize(page)).toBeCloseTo(kept, 2);
  await send(served.url, { type: 'settings', change: { closer: 'on' } });
  expect(complaints).toEqual([]);
  await context.close();
});
