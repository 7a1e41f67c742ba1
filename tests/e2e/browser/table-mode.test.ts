// A tablet that lies in the middle of the table: what belongs to whoever is on turn lies along their
// edge and faces them, and the board stays where it is, or has half of the screen and more.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { decide as decideBastards } from '../lib/bastards';
import { deal, playTo } from '../lib/bastards-door';
import { expectAccessible, type Language, settle, shoot, type Size, tablet, visit } from '../lib/browser';
import { handOn, middle, type Spot, standStill, touch } from '../lib/finger';
import { decide as decideHunters } from '../lib/hunters';
import { place } from '../lib/kraje';
import { decide as decideOkanagan } from '../lib/okanagan';
import { send } from '../lib/script';
import { sow } from '../lib/seed';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { begin, byId, commit, type Edge, laid, layDown, playOn, takeDevice, tap, toDecision, untilDue } from '../lib/table';
import { looks, thorough } from '../lib/tier';

const across: Size = { name: 'across', width: 1180, height: 820 };
const NAMES = ['Žofie', 'Jiří', 'Eva', 'Dan'];
/** Not where they would sit of themselves. */
const SEATED: readonly Edge[] = ['left', 'top', 'right', 'bottom'];

/** Where whoever is named sits. */
function edgeOf(says: string | null): Edge {
  const edge = SEATED[NAMES.findIndex((name) => says?.includes(name))];
  if (edge === undefined) throw new Error(`nobody is named in "${says}"`);
  return edge;
}

/** Whose hands the prompt says these are. */
const whose = (page: Page): Promise<string | null> => page.locator('.prompt-who').textContent();

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(of: Locator): Promise<Box> {
  const box = await of.boundingBox();
  if (box === null) throw new Error(`${of} is not on the screen`);
  return box;
}

/** Which way the words of an element run, as the window sees it. */
const runs = (of: Locator): Promise<string> =>
  of.evaluate((it) => {
    const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('.unseen') === null && (node.textContent ?? '').trim().length > 2
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const text = walker.nextNode();
    if (text === null) return 'nowhere';
    const [a, b] = [0, 2].map((n) => {
      const range = document.createRange();
      range.setStart(text, n);
      range.setEnd(text, n + 1);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    if (a === undefined || b === undefined) return 'nowhere';
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    if (Math.abs(dx) > 4 * Math.abs(dy)) return dx > 0 ? 'right' : 'left';
    return Math.abs(dy) > 4 * Math.abs(dx) ? (dy > 0 ? 'down' : 'up') : 'askew';
  });

/** How words run that are read from an edge. */
const READ: Readonly<Record<Edge, string>> = { bottom: 'right', left: 'down', top: 'left', right: 'up' };

/** Whether a box lies along an edge of the window: within the third nearest to it. */
function liesAlong(edge: Edge, { x, y, width, height }: Box, size: Size): boolean {
  switch (edge) {
    case 'bottom':
      return y >= size.height * (2 / 3) && y + height <= size.height + 1;
    case 'left':
      return x >= -1 && x + width <= size.width / 3;
    case 'top':
      return y >= -1 && y + height <= size.height / 3;
    case 'right':
      return x >= size.width * (2 / 3) && x + width <= size.width + 1;
  }
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5;

/** The curtain speaks along one edge, to whom the device is for, and tells nothing else. */
async function expectCurtain(page: Page, size: Size, board: string): Promise<Edge> {
  await settle(page);
  const edge = edgeOf(await page.locator('.curtain-name').textContent());
  expect(await byId(page, board).count()).toBe(0);
  expect(await page.locator('.seat-total, .table-panel, .plate').count()).toBe(0);
  for (const part of ['.curtain-name', '.curtain-lead', '.curtain-note', '[data-testid="curtain-take"]']) {
    const it = page.locator(part);
    expect(liesAlong(edge, await boxOf(it), size), `${part} along the ${edge}`).toBe(true);
    expect(await runs(it), `${part} on the ${edge}`).toBe(READ[edge]);
  }
  return edge;
}

/** Everything to read and to press lies along the edge of who is on turn, and faces them. */
async function expectEdge(page: Page, size: Size, others: number): Promise<{ edge: Edge; board: Box }> {
  await settle(page);
  await standStill(page);
  const own = page.locator('.edge-own');
  const edge = edgeOf(await whose(page));
  const board = await boxOf(page.locator('.table-board'));
  for (const part of ['.table-head', '.prompt', '.table-panel', '.edge-bar']) {
    const box = await boxOf(own.locator(part));
    expect(liesAlong(edge, box, size), `${part} along the ${edge}: ${JSON.stringify(box)}`).toBe(true);
    expect(overlap(box, board), `${part} and the board`).toBe(false);
  }
  expect(await runs(own.locator('.prompt')), `the prompt on the ${edge}`).toBe(READ[edge]);
  // While chance is waited for, nobody is on turn.
  for (const name of await own.locator('.seat[data-on-turn="true"] .seat-name').all())
    expect(await runs(name), `a name on the ${edge}`).toBe(READ[edge]);
  // The others have their points before them, each facing their own edge.
  const still = page.locator('.edge-still');
  expect(await still.count()).toBe(others);
  for (const plate of await still.locator('.plate').all()) {
    const there = edgeOf(await plate.locator('span').textContent());
    expect(there).not.toBe(edge);
    expect(liesAlong(there, await boxOf(plate), size)).toBe(true);
    expect(await runs(plate)).toBe(READ[there]);
    expect(overlap(await boxOf(plate), board)).toBe(false);
  }
  // All at one moment: what is told for a while has a button of its own and goes by itself.
  const tiny = await own.locator('button:visible:not(.unseen)').evaluateAll((all) =>
    all.flatMap((it) => {
      const { width, height } = it.getBoundingClientRect();
      return Math.min(width, height) < 44 ? [`${it.getAttribute('data-testid')} is ${width} × ${height}`] : [];
    }),
  );
  expect(tiny).toEqual([]);
  return { edge, board };
}

interface Played {
  readonly game: string;
  readonly board: string;
  readonly seats: number;
  readonly options: readonly string[];
  /** How often everybody plays. */
  readonly turns: number;
  readonly decide: (page: Page, n: number) => Promise<void>;
}

const GAMES: readonly Played[] = [
  { game: 'hunters', board: 'hunters-board', seats: 4, options: ['hidden'], turns: 1, decide: decideHunters },
  { game: 'bastards', board: 'bastards-board', seats: 4, options: [], turns: 1, decide: decideBastards },
  // The goals are picked first.
  { game: 'okanagan', board: 'okanagan-board', seats: 3, options: [], turns: 2, decide: decideOkanagan },
  { game: 'kraje', board: 'kraje-board', seats: 2, options: [], turns: 1, decide: place },
];
/** Upright and across, two games each: how the edges lie is the same for all. */
const LOOKS: readonly (readonly [Size, Language, readonly string[]])[] = [
  [tablet, 'cs', looks(['hunters'], ['kraje']).flat()],
  [across, 'en', looks(['okanagan'], ['bastards']).flat()],
];

describe.each(LOOKS)('on %o in %s', (size, language, games) => {
  it.each(GAMES.filter(({ game }) => games.includes(game)))('$seats play $game from as many edges, and the board has half of the screen', async ({ game, board, seats, options, turns, decide }) => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    const edges = SEATED.slice(0, seats);
    await begin(page, { game, seats, names: NAMES.slice(0, seats), options, edges });
    const played = new Map<Edge, number>(edges.map((edge) => [edge, 0]));
    const isDone = () => [...played.values()].every((n) => n >= turns);
    let first: Box | undefined;
    for (let n = 1; !isDone() && n < 150; n += 1) {
      const due = await untilDue(page);
      expect(due).not.toBe('over');
      if (due === 'curtain') {
        const edge = await expectCurtain(page, size, board);
        await takeDevice(page);
        const lies = await expectEdge(page, size, seats - 1);
        expect(lies.edge).toBe(edge);
        // Between two it never moves; with more around it there would be little left of it.
        first ??= lies.board;
        if (seats === 2) expect(lies.board).toEqual(first);
        expect(lies.board.width * lies.board.height).toBeGreaterThan(size.width * size.height * 0.5);
        if (played.get(edge) === 0) {
          await expectAccessible(page);
          await shoot(page, `table-${game}-${size.name}-${edge}`);
        }
      } else if (due === 'go-on') {
        const { edge } = await expectEdge(page, size, seats - 1);
        played.set(edge, (played.get(edge) ?? 0) + 1);
        await touch(page, byId(page, 'go-on'));
      } else {
        const edge = edgeOf(await whose(page));
        await decide(page, n);
        // Where nothing is secret the next one is asked at once, and an answer in secret hands on.
        const next = await untilDue(page);
        const isHandedOn = next === 'curtain' || (next === 'act' && edgeOf(await whose(page)) !== edge);
        if (isHandedOn) played.set(edge, (played.get(edge) ?? 0) + 1);
      }
    }
    expect(isDone(), JSON.stringify([...played])).toBe(true);
    // A tap that is not allowed asks why; no move that was made is ever refused.
    expect(complaints.filter((it) => !(it.startsWith('422') && it.includes('"type":"preview"')))).toEqual([]);
    await context.close();
  });

  (size === tablet ? it : thorough)('from every edge a tile is carried out of the hand to where the finger shows it', async () => {
    const { page, context } = await visit(browser, served.url, size, language);
    await begin(page, { game: 'hunters', seats: 4, names: NAMES, options: ['hidden'], edges: SEATED });
    const hand = await handOn(page);
    const carried = new Set<Edge>();
    while (carried.size < 4) {
      await toDecision(page);
      const edge = edgeOf(await whose(page));
      const spot = await middle(byId(page, 'hunters-spot'));
      const { width } = await boxOf(byId(page, 'hunters-spot').first());
      await hand.down(await middle(page.locator('.hg-hand-tile')));
      // The tile floats above the finger, as who sits there sees it.
      await hand.move(below(spot, Math.max(64, width), edge), 12);
      await byId(page, 'hunters-ghost').waitFor();
      hand.rest();
      await hand.up();
      await standStill(page);
      const ghost = await boxOf(byId(page, 'hunters-ghost'));
      const [dx, dy] = [ghost.x + ghost.width / 2 - spot.x, ghost.y + ghost.height / 2 - spot.y];
      expect(Math.hypot(dx, dy), `from the ${edge}`).toBeLessThan(width / 2);
      await commit(page);
      carried.add(edge);
      while ((await untilDue(page)) === 'act') await decideHunters(page, 4);
    }
    await context.close();
  });
});

it('a realm is turned to its owner, and a card lies where their finger shows it', async () => {
  const { page, context } = await visit(browser, served.url, tablet, 'en');
  await begin(page, { game: 'kraje', seats: 2, names: NAMES.slice(0, 2), edges: ['left', 'top'] });
  const hand = await handOn(page);
  const carried = new Set<Edge>();
  for (let n = 1; carried.size < 2; n += 1) {
    await toDecision(page);
    const edge = edgeOf(await whose(page));
    const spots = byId(page, 'kraje-spot');
    await touch(page, page.locator('.kr-side-main').first());
    await standStill(page);
    // The first card of a realm has one place only.
    if ((await spots.count()) < 2) {
      await place(page, n);
      continue;
    }
    expect(await page.locator('.kr-turned').evaluate((it) => getComputedStyle(it).rotate)).toBe({ left: '90deg', top: '180deg' }[edge as string]);
    const all = await spots.evaluateAll((found) =>
      found.map((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }),
    );
    const [spot, ...others] = all;
    if (spot === undefined) throw new Error('no place for a card');
    const cell = Math.min(...others.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
    await hand.down(await middle(page.locator('.kr-side-main').first()));
    await hand.move(below(spot, Math.max(70, cell * 1.6), edge), 12);
    const ghost = page.locator('.kr-turned .ghost');
    await ghost.waitFor();
    hand.rest();
    await hand.up();
    await standStill(page);
    const box = await boxOf(ghost);
    const off = Math.hypot(box.x + box.width / 2 - spot.x, box.y + box.height / 2 - spot.y);
    expect(off, `from the ${edge}`).toBeLessThan(cell / 2);
    await shoot(page, `table-kraje-carried-${edge}`);
    await commit(page);
    carried.add(edge);
  }
  await context.close();
});

it.each(looks<Edge>('left', 'bottom', 'top', 'right'))('a card over the board is turned to who sits on the %s, and lies on the board', async (edge) => {
  const { page, context } = await visit(browser, served.url, tablet, 'cs');
  await begin(page, { game: 'hunters', seats: 2, names: NAMES.slice(0, 2), options: ['hidden'], edges: [edge, edge] });
  await toDecision(page);
  await standStill(page);
  const board = await boxOf(page.locator('.table-board'));
  await touch(page, await middle(page.locator('.surface-layer [data-thing]').first()));
  const card = byId(page, 'hunters-asked');
  await card.waitFor();
  await settle(page);
  expect(await runs(card)).toBe(READ[edge]);
  const box = await boxOf(card);
  const isOn = box.x >= board.x && box.y >= board.y && box.x + box.width <= board.x + board.width && box.y + box.height <= board.y + board.height;
  expect(isOn, `${JSON.stringify(box)} on ${JSON.stringify(board)}`).toBe(true);
  await shoot(page, `table-card-${edge}`);
  await tap(page, 'hunters-asked-close');
  await card.waitFor({ state: 'detached' });
  await context.close();
});

/** Waits until what is shown for a moment is there, and tells which way the first words in it run. */
async function runsIn(page: Page, words: string): Promise<string> {
  const seen = await page.waitForFunction((selector) => {
    const text = document.querySelector(selector)?.firstChild;
    if (!text) return false;
    const [a, b] = [0, 2].map((n) => {
      const range = document.createRange();
      range.setStart(text, n);
      range.setEnd(text, n + 1);
      return range.getBoundingClientRect();
    });
    if (!a || !b) return false;
    const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
    if (Math.abs(dx) > 4 * Math.abs(dy)) return dx > 0 ? 'right' : 'left';
    return Math.abs(dy) > 4 * Math.abs(dx) ? (dy > 0 ? 'down' : 'up') : 'askew';
  }, words);
  return (await seen.jsonValue()) as string;
}

it.each(looks<Edge>('right', 'bottom', 'left', 'top'))('cards that are turned up over the board are read from the %s', async (edge) => {
  const { page, context } = await visit(browser, served.url, across, 'cs');
  await begin(page, { game: 'kraje', seats: 2, names: NAMES.slice(0, 2), edges: [edge, edge] });
  let way: string | undefined;
  const told = runsIn(page, '.kr-reveal-name').then((it) => {
    way = it;
  });
  await playOn(page, () => place(page, 0), () => Promise.resolve(way !== undefined));
  await told;
  expect(way).toBe(READ[edge]);
  await context.close();
});

it.each(looks<Edge>('top', 'left'))('plans that are turned up over the map are read from the %s', async (edge) => {
  const server = await serve();
  const game = await deal(server.url, { names: NAMES.slice(0, 2), seed: 'R0VGHBASTARD' });
  await playTo(server.url, game, ({ view }) => view?.stage.type === 'plan');
  const { page, context } = await visit(browser, server.url, tablet, 'cs');
  await tap(page, 'continue');
  await laid(page);
  await takeDevice(page);
  await tap(page, 'pause');
  await layDown(page, [edge, edge]);
  await tap(page, 'pause-resume');
  let way: string | undefined;
  const told = runsIn(page, '.sb-reveal-name').then((it) => {
    way = it;
  });
  let n = 0;
  await playOn(page, () => decideBastards(page, (n += 1)), () => Promise.resolve(way !== undefined));
  await told;
  expect(way).toBe(READ[edge]);
  await context.close();
  await server.kill();
});

/** The window point so many pixels nearer to an edge. */
function below({ x, y }: Spot, by: number, edge: Edge): Spot {
  const to = { bottom: [0, 1], left: [-1, 0], top: [0, -1], right: [1, 0] }[edge];
  return { x: x + (to[0] ?? 0) * by, y: y + (to[1] ?? 0) * by };
}

it('places are remembered with the table, changed in the pause, and gone with the switch', async () => {
  const { page, context } = await visit(browser, served.url, tablet, 'cs');
  await begin(page, { game: 'hunters', seats: 2, names: ['Žofie', 'Jiří'], edges: ['left', 'top'] });
  const own = page.locator('.edge-own');
  const who = () => own.locator('.seat[data-on-turn="true"] .seat-name').textContent();
  const at = await own.getAttribute('data-edge');
  expect(at).toBe((await who()) === 'Žofie' ? 'left' : 'top');
  const board = await boxOf(page.locator('.table-board'));

  // Left, and opened again; and after the page was loaded anew.
  await tap(page, 'pause');
  await expectAccessible(page);
  await tap(page, 'pause-home');
  await page.locator('.table').waitFor({ state: 'detached' });
  await page.locator('[data-facing]').waitFor({ state: 'detached' });
  await tap(page, 'continue');
  await laid(page);
  expect(await own.getAttribute('data-edge')).toBe(at);
  await page.reload();
  await tap(page, 'continue');
  await laid(page);
  expect(await own.getAttribute('data-edge')).toBe(at);
  expect(await boxOf(page.locator('.table-board'))).toEqual(board);

  // The pause faces who opened it; there everybody moves on by one place.
  await tap(page, 'pause');
  expect(await runs(byId(page, 'sheet-pause').locator('h2'))).toBe(READ[at as Edge]);
  await layDown(page, ['right', 'bottom']);
  const now = (await who()) === 'Žofie' ? 'right' : 'bottom';
  expect(await own.getAttribute('data-edge')).toBe(now);
  expect(await runs(byId(page, 'sheet-pause').locator('h2'))).toBe(READ[now]);
  await shoot(page, 'table-pause');

  // Held in a hand again.
  await byId(page, 'table-mode').setChecked(false);
  await tap(page, 'pause-resume');
  await own.waitFor({ state: 'detached' });
  expect(await page.locator('.table-side .prompt').count()).toBe(1);
  expect(await runs(byId(page, 'prompt'))).toBe('right');
  await context.close();
});

it('a window smaller than a tablet is held in a hand, and lies again when it is large', async () => {
  const { page, context } = await visit(browser, served.url, tablet, 'en');
  await begin(page, { game: 'hunters', seats: 2, names: ['Ada', 'Ben'], edges: ['left', 'top'] });
  const board = await boxOf(page.locator('.table-board'));
  const tiles = await byId(page, 'hunters-tiles').elementHandle();
  await page.setViewportSize({ width: 590, height: 1180 });
  await page.locator('.table-side').waitFor();
  await page.locator('.edge').waitFor({ state: 'detached' });
  await page.setViewportSize({ width: across.width, height: across.height });
  await page.locator('.edge-own').waitFor();
  await page.setViewportSize({ width: tablet.width, height: tablet.height });
  await expect.poll(() => boxOf(page.locator('.table-board'))).toEqual(board);
  // It is the same board throughout.
  expect(await tiles?.evaluate((it) => it.isConnected)).toBe(true);
  await context.close();

  const small = await visit(browser, served.url, { name: 'small', width: 590, height: 900 }, 'en');
  await tap(small.page, 'game-hunters');
  await byId(small.page, 'start').waitFor();
  expect(await byId(small.page, 'table-mode').count()).toBe(0);
  await small.context.close();
});

it('a sheet that faces a side is scrolled by a finger, and a notice faces the same way', async () => {
  const { page, context } = await visit(browser, served.url, across, 'cs');
  await begin(page, { game: 'bastards', seats: 2, names: ['Žofie', 'Jiří'], edges: ['left', 'right'] });
  await untilDue(page);
  const edge = (await page.locator('.edge-own').getAttribute('data-edge')) as Edge;
  await touch(page, byId(page, 'hint'));
  expect(await runs(byId(page, 'notices').locator('p'))).toBe(READ[edge]);
  await settle(page);
  const notice = await boxOf(byId(page, 'notices').locator('.notice'));
  for (const part of ['.edge-own', '.edge-still']) expect(overlap(notice, await boxOf(page.locator(part)))).toBe(false);
  await tap(page, 'pause');
  await byId(page, 'sheet-pause').getByText('Pravidla', { exact: true }).tap();
  const body = byId(page, 'sheet-rules').locator('.sheet-body');
  await body.waitFor();
  await settle(page);
  const from = await middle(body);
  const hand = await handOn(page);
  await hand.down(from);
  await hand.move(below(from, -200, edge), 12);
  hand.rest();
  await hand.up();
  await expect.poll(() => body.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  await context.close();
});

it('among people and bots only people have places, and the table stays with who was last', async () => {
  // Where nobody has played yet, nobody is proposed.
  const fresh = await serve();
  const { page, context } = await visit(browser, fresh.url, tablet, 'en');
  await tap(page, 'game-hunters');
  await byId(page, 'start').waitFor();
  await page.locator('fieldset.chips input[type=radio][value="5"]').first().locator('xpath=..').tap();
  await byId(page, 'table-mode').setChecked(true);
  // Of five, two share a long side.
  expect(await byId(page, 'table-mode-left').locator('.table-mode-sitter').count()).toBe(2);
  // By keys: who is asked next is said, and Enter sits down.
  await byId(page, 'table-mode-right').focus();
  await page.keyboard.press('Enter');
  expect(await byId(page, 'table-mode-right').locator('.table-mode-sitter').count()).toBe(2);
  expect(await byId(page, 'table-mode-ask').textContent()).toContain('Player 2');
  await expectAccessible(page);
  await shoot(page, 'table-setup');
  for (const seat of [1, 2, 3, 4]) {
    const row = page.locator('.setup-seat').nth(seat);
    await row.locator('input[type=radio][value="bot"]').locator('xpath=..').tap();
    // One person alone has nobody to turn the table to.
    expect(await byId(page, 'table-mode').count()).toBe(seat < 4 ? 1 : 0);
  }
  await page.locator('.setup-seat').nth(1).locator('input[type=radio][value="person"]').locator('xpath=..').tap();
  expect(await page.locator('.table-mode-sitter').count()).toBe(2);
  await layDown(page, ['right', 'left']);
  await sow(page);
  await tap(page, 'start');
  await laid(page);
  const seen = new Set<string>();
  for (let n = 1; seen.size < 2; n += 1) {
    await toDecision(page);
    const edge = await page.locator('.edge-own').getAttribute('data-edge');
    const who = await page.locator('.seat[data-on-turn="true"] .seat-name').textContent();
    expect(edge).toBe(who === 'Player 1' ? 'right' : 'left');
    seen.add(edge ?? '');
    await decideHunters(page, n);
    // While the bots play it has not turned away from who played last.
    if ((await page.locator('.table[data-next="wait"]').count()) > 0)
      expect(await page.locator('.edge-own').getAttribute('data-edge')).toBe(edge);
  }
  expect([...seen].sort()).toEqual(['left', 'right']);
  await context.close();
  await fresh.kill();
});

it('nothing of it is in the game: what is saved and shared is as before', async () => {
  const { page, context } = await visit(browser, served.url, tablet, 'en');
  const asked: string[] = [];
  page.on('request', (request) => {
    const text = request.postData() ?? '';
    if (text.includes('"newTable"')) asked.push(text);
  });
  await begin(page, { game: 'hunters', seats: 2, edges: ['left', 'right'] });
  expect(asked).toHaveLength(1);
  expect(asked.join()).not.toMatch(/left|right|edge|table-mode/);
  expect((await send(served.url, JSON.parse(asked[0] ?? ''))).status).toBe(200);
  await context.close();
});
