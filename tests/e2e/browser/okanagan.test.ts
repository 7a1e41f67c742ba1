// Okanagan by touch: a whole game of two people on a phone, two people and two bots on a tablet; what
// three people share out half and half a decision come back after the server is killed; what makes no
// sense is refused.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, guarded, phone, shoot, tablet, visit } from '../lib/browser';
import { decide, lay, reach, stageOf } from '../lib/okanagan';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { middle, restUntil, standStill, tapTwice, touch } from '../lib/finger';
import { begin, byId, commit, playOn, playOut, takeDevice, tap, toDecision, toFinal } from '../lib/table';
import { thorough } from '../lib/tier';

thorough('two people play a whole game on a phone in Czech, every screen of it accessible', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'okanagan', seats: 2, names: ['Žofie', 'Jiří'] });
  expect(await byId(page, 'okanagan-board').count()).toBe(0);
  expect(await byId(page, 'okanagan-panel').count()).toBe(0);
  await shoot(page, 'okanagan-phone-cs-curtain');
  await takeDevice(page);
  const seen = new Set<string>();
  let n = 0;
  await playOut(page, async () => {
    const stage = await stageOf(page);
    if (!seen.has(stage)) {
      seen.add(stage);
      await expectAccessible(page);
      await shoot(page, `okanagan-phone-cs-${stage}`);
    }
    n += 1;
    await decide(page, n * 5);
  });
  // Twelve buildings each, one on every tile but the first.
  expect(await byId(page, 'okanagan-tile').count()).toBe(25);
  expect(await byId(page, 'okanagan-buildings').locator('> g').count()).toBe(24);
  expect([...seen]).toEqual(expect.arrayContaining(['keepGoals', 'place', 'build', 'draw', 'bonus']));
  await toFinal(page);
  await expectAccessible(page);
  await shoot(page, 'okanagan-phone-cs-final');
  expect(complaints).toEqual([]);
  await context.close();
});

thorough('two people and two bots play on a tablet in English', async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'en', { reducedMotion: 'reduce' });
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
  await context.close();
});

it('a tap on the land tells of the area, and a placed tile can be taken back', async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'en');
  await begin(page, { game: 'okanagan', seats: 2, names: ['Mary', 'Robot'], bots: [1] });
  await reach(page, (stage) => stage === 'place');
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
  await context.close();
});

thorough('a heap half shared out comes back after the server is killed', async () => {
  const first = await serve();
  const { page, context } = await visit(browser, first.url, phone, 'en');
  await begin(page, { game: 'okanagan', seats: 3, names: ['Mary', 'John', 'Ann'] });
  await reach(page, (stage) => stage === 'heap');
  const before = await heapOf(page);
  await decide(page, 0);
  // One token is taken; whoever is asked now, the same player or the next, finds the rest.
  const left = before.total - 1;
  await toDecision(page);
  const now = await heapOf(page);
  expect(now.total).toBe(left);
  const prompt = await byId(page, 'prompt').textContent();
  await first.kill();
  await context.close();

  const second = await serve(first.db);
  const again = await visit(browser, second.url, phone, 'en');
  await tap(again.page, 'continue');
  await takeDevice(again.page);
  expect(await heapOf(again.page)).toEqual(now);
  expect(await byId(again.page, 'prompt').textContent()).toBe(prompt);
  // And the game goes on from there.
  await decide(again.page, 0);
  await reach(again.page, (stage) => stage === 'place');
  expect(again.complaints).toEqual([]);
  await again.context.close();
  await second.kill();
});

/** What lies in the heap, by its buttons. */
async function heapOf(page: Page): Promise<{ readonly total: number; readonly types: readonly string[] }> {
  const heap = byId(page, 'okanagan-decide-heap');
  await heap.waitFor();
  const types = await heap.locator('.ok-token-button').evaluateAll((all) => all.map((it) => it.querySelector('.unseen')?.textContent ?? ''));
  return { types, total: types.reduce((sum, type) => sum + Number(/\d+$/.exec(type)?.[0]), 0) };
}

it('two goals go with one ✔, come back with one undo, and a cut between them does no harm', async () => {
  const first = await serve();
  const { page, context } = await visit(browser, first.url, phone, 'en');
  await begin(page, { game: 'okanagan', seats: 2, names: ['Mary', 'John'] });
  await takeDevice(page);
  const cards = page.locator('.ok-goal-button');
  const dealt = await stepsOf(page);
  expect(await cards.count()).toBe(5);
  await decide(page, 0);
  await decide(page, 1);
  await byId(page, 'go-on').waitFor();
  expect((await stepsOf(page)).at).toBe(dealt.at + 2);
  await page.locator('[data-testid="undo"]:not(:disabled)').tap();
  await page.waitForFunction(() => document.querySelectorAll('.ok-goal-button').length === 5);
  expect((await stepsOf(page)).at).toBe(dealt.at);

  // Only the first of two reaches the disk.
  const goal = Number((await cards.first().getAttribute('data-testid'))?.replace('okanagan-goal-', ''));
  const sent = await call(page, { type: 'act', ...dealt, seat: 0, actions: [{ game: 'okanagan', type: 'discardGoal', goal }] });
  expect(sent.ok).toBe(true);
  await first.kill();
  await context.close();

  const second = await serve(first.db);
  const again = await visit(browser, second.url, phone, 'en');
  await tap(again.page, 'continue');
  await takeDevice(again.page);
  expect(await again.page.locator('.ok-goal-button').count()).toBe(4);
  expect(await again.page.locator('.prompt').textContent()).toContain('Pick a goal to discard');
  await again.page.locator('.ok-goal-button').first().tap();
  await commit(again.page);
  await byId(again.page, 'go-on').waitFor();
  expect((await stepsOf(again.page)).at).toBe(dealt.at + 2);
  expect(again.complaints).toEqual([]);
  await again.context.close();
  await second.kill();
});

it('what makes no sense is refused with a reason and changes nothing', async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'en', guarded);
  await begin(page, { game: 'okanagan', seats: 2, names: ['Mary', 'John'] });
  await reach(page, (stage) => stage === 'place');
  const now = await stepsOf(page);
  const seat = (await byId(page, 'seat-0').getAttribute('data-on-turn')) === 'true' ? 0 : 1;
  const place = { game: 'okanagan', type: 'place', at: { x: 0, y: 0 }, rotation: 0 };
  const act = (change: object) => call(page, { type: 'act', ...now, seat, actions: [place], ...change });
  expect((await act({})).body).toMatchObject({ code: 'illegal', data: { refusal: { type: 'rule', reason: { code: 'occupied' } } } });
  const far = { ...place, at: { x: 100, y: -100 } };
  expect((await act({ actions: [far] })).body).toMatchObject({ data: { refusal: { reason: { code: 'noNeighbour' } } } });
  const early = { game: 'okanagan', type: 'take', reward: 'forest.circle' };
  expect((await act({ actions: [early] })).body).toMatchObject({ data: { refusal: { reason: { code: 'notNow' } } } });
  for (const [change, code] of [
    [{ seat: 1 - seat }, 'notOnTurn'],
    [{ seat: 3 }, 'notOnTurn'],
    [{ at: now.at - 1 }, 'stale'],
    [{ actions: [{ ...place, rotation: 4 }] }, 'badRequest'],
    [{ actions: [{ ...place, at: { x: 1000, y: 0 } }] }, 'badRequest'],
    [{ actions: [{ ...early, reward: 'forest.star' }] }, 'badRequest'],
    [{ actions: [{ game: 'hunters', type: 'pass' }] }, 'unknownGame'],
    [{ actions: [] }, 'badRequest'],
    [{ secret: true }, 'badRequest'],
  ] as const) {
    expect((await act(change)).body, JSON.stringify(change)).toMatchObject({ code });
  }
  expect(await stepsOf(page)).toEqual(now);

  // A finger on a place where nothing fits is told why, and no tile goes down.
  const tiles = await byId(page, 'okanagan-tile').count();
  const places = await byId(page, 'okanagan-place').evaluateAll((all) => all.map((it) => `${it.getAttribute('data-x')},${it.getAttribute('data-y')}`));
  const first = byId(page, 'okanagan-tile').first();
  await standStill(page);
  const box = await first.boundingBox();
  if (box === null) throw new Error('no tile in sight');
  const ways = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;
  const shut = ways.find(([x, y]) => !places.includes(`${x},${y}`));
  const [dx, dy] = shut ?? [1, 1];
  await touch(page, { x: box.x + box.width * (0.5 + dx), y: box.y + box.height * (0.5 + dy) });
  await byId(page, 'okanagan-reason').waitFor();
  expect(await byId(page, 'okanagan-tile').count()).toBe(tiles);
  expect(await byId(page, 'okanagan-ghost').count()).toBe(0);

  // A nervous finger on ✔ places one tile and builds nothing.
  await lay(page, 0);
  await tapTwice(page, await middle(page.locator('[data-testid="bar-commit"]:not(:disabled)')));
  expect(await toDecision(page)).toBe(true);
  expect(await byId(page, 'okanagan-tile').count()).toBe(tiles + 1);
  expect(await stageOf(page)).toBe('build');
  expect((await stepsOf(page)).at).toBe(now.at + 1);
  // The one refusal that the page itself has asked for.
  expect(complaints.filter((it) => !it.includes('422'))).toEqual([]);
  await context.close();
});

/** Asks the engines past the page. */
async function call(page: Page, request: object): Promise<{ readonly ok: boolean; readonly body: unknown }> {
  const answer = await page.request.post(new URL('/call', page.url()).href, { data: request });
  return { ok: answer.ok(), body: await answer.json() };
}

/** The newest table and how many steps it has. */
async function stepsOf(page: Page): Promise<{ readonly table: string; readonly at: number }> {
  const { body } = await call(page, { type: 'games' });
  const { games } = body as { games: { table: string; at: number; changedAt: number }[] };
  const [newest] = games.sort((a, b) => b.changedAt - a.changedAt);
  if (newest === undefined) throw new Error('no game is saved');
  return { table: newest.table, at: newest.at };
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
