// Okanagan by touch: each kind of decision, what a tap tells, and what comes back. A whole game by finger
// is in `sounds.test.ts`; what a request without sense is answered, in `crates/api/tests/door/errors.rs`.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, guarded, phone, shoot, tablet, visit } from '../lib/browser';
import { decide, lay, layTo, stageOf } from '../lib/okanagan';
import { send } from '../lib/script';
import { browser, served } from '../lib/stage';
import { middle, restUntil, standStill, tapTwice, touch } from '../lib/finger';
import { begin, byId, commit, playOn, playOut, stepsShown, takeBack, takeDevice, tap, toDecision, toFinal } from '../lib/table';
import { looks, thorough } from '../lib/tier';

/** Kinds of decisions, and in which recorded game one comes up. */
const STAGES = looks<readonly (readonly [stage: string, seats: 2 | 4])[]>(
  [
    ['keepGoals', 2],
    ['build', 2],
    ['bonus', 2],
    ['heap', 4],
    ['orderTied', 4],
  ],
  [
    ['place', 2],
    ['draw', 2],
    ['tradeGive', 2],
    ['changeGoals', 4],
    ['swapGive', 4],
    ['swapTake', 4],
  ],
).flat();

it.each(STAGES)('at %s a decision is read and made on a phone', async (stage, seats) => {
  await layTo(served.url, stage, { seats });
  const { page, complaints } = await visit(browser, served.url, phone, 'cs');
  await goOn(page);
  expect(await stageOf(page)).toBe(stage);
  await expectAccessible(page);
  await shoot(page, `okanagan-phone-cs-${stage}`);
  const before = await stepsShown(page);
  // Of two cards to be picked, both.
  for (let n = 0; (await stepsShown(page)) === before; n += 1) await decide(page, n);
  expect(complaints).toEqual([]);
});

/** Goes on with the last game, with the device in the hand of whoever is to act. */
async function goOn(page: Page): Promise<void> {
  await tap(page, 'continue');
  await byId(page, 'curtain').waitFor();
  // Nothing of the game is drawn behind the curtain.
  expect(await byId(page, 'okanagan-board').count()).toBe(0);
  expect(await byId(page, 'okanagan-panel').count()).toBe(0);
  await takeDevice(page);
}

thorough('two people play a whole game on a phone in Czech', async () => {
  const { page, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'okanagan', seats: 2, names: ['Žofie', 'Jiří'] });
  expect(await byId(page, 'okanagan-board').count()).toBe(0);
  expect(await byId(page, 'okanagan-panel').count()).toBe(0);
  await takeDevice(page);
  let n = 0;
  await playOut(page, () => decide(page, (n += 1) * 5));
  // Twelve buildings each, one on every tile but the first.
  expect(await byId(page, 'okanagan-tile').count()).toBe(25);
  expect(await byId(page, 'okanagan-buildings').locator('> g').count()).toBe(24);
  await toFinal(page);
  await expectAccessible(page);
  await shoot(page, 'okanagan-phone-cs-final');
  expect(complaints).toEqual([]);
});

thorough('two people and two bots play on a tablet in English', async () => {
  const { page, complaints } = await visit(browser, served.url, tablet, 'en', { reducedMotion: 'reduce' });
  await begin(page, { game: 'okanagan', seats: 4, names: ['Mary', 'Robot', 'John', 'Droid'], bots: [1, 3] });
  let n = 0;
  const act = async () => {
    n += 1;
    await decide(page, n * 3);
  };
  expect(await playOn(page, act, async () => n >= 24)).toBe(true);
  // Everybody has laid tiles by then.
  expect(await byId(page, 'okanagan-tile').count()).toBeGreaterThan(8);
  await expectAccessible(page);
  await shoot(page, 'okanagan-tablet-en-middle');
  expect(complaints).toEqual([]);
});

it('a tap on the land tells of the area, and a placed tile can be taken back', async () => {
  await layTo(served.url, 'place', { tiles: 3 });
  const { page, complaints } = await visit(browser, served.url, tablet, 'en');
  await goOn(page);
  await standStill(page);
  const tiles = await byId(page, 'okanagan-tile').count();
  const first = await byId(page, 'okanagan-tile').first().boundingBox();
  if (first === null) throw new Error('no tile in sight');
  await page.touchscreen.tap(first.x + first.width / 2, first.y + first.height * 0.12);
  await byId(page, 'okanagan-area').waitFor();
  expect(await byId(page, 'okanagan-glow').count()).toBe(1);
  await expectAccessible(page);
  await shoot(page, 'okanagan-tablet-en-area');
  await page.keyboard.press('Escape');
  await byId(page, 'okanagan-area').waitFor({ state: 'detached' });
  expect(await byId(page, 'sheet-pause').count()).toBe(0);
  // A free square tells what fits it, and how likely that comes: while a tile waits, to a finger that
  // rests there, for a tap would place it.
  await restUntil(byId(page, 'okanagan-gap'), await freeSquare(page));
  expect(await byId(page, 'okanagan-gap-odds').textContent()).toMatch(/\d+% next time, \d+% by the end/);
  expect(await byId(page, 'okanagan-ghost').count()).toBe(0);
  await shoot(page, 'okanagan-tablet-en-gap-held');
  await tap(page, 'okanagan-gap-close');
  await lay(page, 0);
  await tap(page, 'ghost-commit');
  await byId(page, 'okanagan-tile').nth(tiles).waitFor();
  // While it is built on, a tap is enough.
  await standStill(page);
  const free = await freeSquare(page);
  await page.touchscreen.tap(free.x, free.y);
  await byId(page, 'okanagan-gap').waitFor();
  expect(await byId(page, 'okanagan-gap-odds').textContent()).toMatch(/\d+% next time, \d+% by the end/);
  await expectAccessible(page);
  await shoot(page, 'okanagan-tablet-en-gap');
  await tap(page, 'okanagan-gap-close');
  await byId(page, 'okanagan-gap').waitFor({ state: 'detached' });
  await tap(page, 'undo');
  // Nothing has come to light since, so nothing is asked.
  await byId(page, 'okanagan-tile').nth(tiles).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('a heap half shared out comes back as it was', async () => {
  await layTo(served.url, 'heap', { seats: 4 });
  const { page, complaints } = await visit(browser, served.url, phone, 'en');
  await goOn(page);
  const before = await heapOf(page);
  await decide(page, 0);
  // One token is taken; whoever is asked now, the same player or the next, finds the rest.
  await toDecision(page);
  const now = await heapOf(page);
  expect(now.total).toBe(before.total - 1);
  const prompt = await byId(page, 'prompt').textContent();
  await page.reload();
  await goOn(page);
  expect(await heapOf(page)).toEqual(now);
  expect(await byId(page, 'prompt').textContent()).toBe(prompt);
  // And the game goes on from there.
  await decide(page, 0);
  expect(complaints).toEqual([]);
});

/** What lies in the heap, by its buttons. */
async function heapOf(page: Page): Promise<{ readonly total: number; readonly types: readonly string[] }> {
  const heap = byId(page, 'okanagan-decide-heap');
  await heap.waitFor();
  const types = await heap.locator('.ok-token-button').evaluateAll((all) => all.map((it) => it.querySelector('.unseen')?.textContent ?? ''));
  return { types, total: types.reduce((sum, type) => sum + Number(/\d+$/.exec(type)?.[0]), 0) };
}

it('two goals go with one ✔ and come back with one undo; of one that went alone the other is asked for', async () => {
  const { table, at } = await layTo(served.url, 'keepGoals');
  const { page, complaints } = await visit(browser, served.url, phone, 'en');
  await goOn(page);
  const cards = page.locator('.ok-goal-button');
  expect(await stepsShown(page)).toBe(at);
  expect(await cards.count()).toBe(5);
  await decide(page, 0);
  await decide(page, 1);
  await byId(page, 'curtain').waitFor();
  expect(await stepsShown(page)).toBe(at + 2);
  await takeBack(page);
  await page.waitForFunction(() => document.querySelectorAll('.ok-goal-button').length === 5);
  expect(await stepsShown(page)).toBe(at);

  // As after a cut between the two.
  const goal = Number((await cards.first().getAttribute('data-testid'))?.replace('okanagan-goal-', ''));
  const { status } = await send(served.url, { type: 'act', table, at, seat: 0, actions: [{ game: 'okanagan', type: 'discardGoal', goal }] });
  expect(status).toBe(200);
  await page.reload();
  await goOn(page);
  expect(await cards.count()).toBe(4);
  expect(await page.locator('.prompt').textContent()).toContain('Pick a goal to discard');
  await cards.first().tap();
  await commit(page);
  await byId(page, 'curtain').waitFor();
  expect(await stepsShown(page)).toBe(at + 2);
  expect(complaints).toEqual([]);
});

it('a finger where nothing fits is told why, and a nervous one on ✔ lays one tile and builds nothing', async () => {
  const { at } = await layTo(served.url, 'place', { tiles: 3 });
  const { page, complaints } = await visit(browser, served.url, tablet, 'en', guarded);
  await goOn(page);
  const tiles = await byId(page, 'okanagan-tile').count();
  const first = byId(page, 'okanagan-tile').first();
  await standStill(page);
  const box = await first.boundingBox();
  if (box === null) throw new Error('no tile in sight');
  const shut = await shutWay(page, first);
  await touch(page, { x: box.x + box.width * (0.5 + shut.x), y: box.y + box.height * (0.5 + shut.y) });
  await byId(page, 'okanagan-reason').waitFor();
  expect(await byId(page, 'okanagan-tile').count()).toBe(tiles);
  expect(await byId(page, 'okanagan-ghost').count()).toBe(0);

  await lay(page, 0);
  await tapTwice(page, await middle(page.locator('[data-testid="bar-commit"]:not(:disabled)')));
  expect(await toDecision(page)).toBe(true);
  expect(await byId(page, 'okanagan-tile').count()).toBe(tiles + 1);
  expect(await stageOf(page)).toBe('build');
  expect(await stepsShown(page)).toBe(at + 1);
  // The one refusal that the page itself has asked for.
  expect(complaints.filter((it) => !it.includes('422'))).toEqual([]);
});

/** Which way from a tile nothing lies, and the tile in hand does not fit. */
async function shutWay(page: Page, tile: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const at = (it: Locator) => it.evaluateAll((all) => all.map((one) => [one.getAttribute('data-x'), one.getAttribute('data-y')].map(Number)));
  const [[column = 0, row = 0] = []] = await at(tile);
  const taken = [...(await at(byId(page, 'okanagan-tile'))), ...(await at(byId(page, 'okanagan-place')))].map(String);
  const ways = [[0, -1], [1, 0], [0, 1], [-1, 0], [1, 1], [-1, -1]] as const;
  const shut = ways.find(([dx, dy]) => !taken.includes(String([column + dx, row + dy])));
  if (shut === undefined) throw new Error('something fits everywhere');
  return { x: shut[0], y: shut[1] };
}

/** The middle of a free square beside a tile that the board shows whole. */
async function freeSquare(page: Page): Promise<{ x: number; y: number }> {
  const board = await byId(page, 'okanagan-board').boundingBox();
  if (board === null) throw new Error('no board in sight');
  const lying = await byId(page, 'okanagan-tile').evaluateAll((all) =>
    all.map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      const { dataset } = it as SVGElement;
      return { column: Number(dataset.x), row: Number(dataset.y), x: x + width / 2, y: y + height / 2, width };
    }),
  );
  for (const { column, row, x, y, width } of lying) {
    for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]] as const) {
      const spot = { x: x + dx * width * 0.7, y: y + dy * width * 0.7 };
      const isFree = !lying.some((it) => it.column === column + dx && it.row === row + dy);
      const isSeen = spot.x > board.x + 8 && spot.x < board.x + board.width - 8 && spot.y > board.y + 8 && spot.y < board.y + board.height - 8;
      if (isFree && isSeen) return spot;
    }
  }
  throw new Error('no free square in sight');
}
