// By ear and by keys: a whole game of each, decided by what the browser tells a screen reader and done
// with the keyboard alone. Whose turn it is, what a move would do, what the others did and how it
// ended are told; behind the curtain nothing of the game is.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { desktop, visit } from '../lib/browser';
import { Ear, type Node } from '../lib/ear';
import { sow } from '../lib/seed';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { ALL, looks } from '../lib/tier';
import { layRecorded } from '../lib/trace';

const MOVES = /^Possible moves$/;
const CONFIRM = /^Confirm$/;
const ON = /^(Done, end the turn|Pass to|Results$)/;
const UNCOVER = /^Uncover the table$/;
/** What the list of moves has beside the moves. */
const AROUND = /^(The table in words|Close|Back)$/;

/** How long the keyboard may take to get where it is needed, in frames. */
const MOST_FRAMES = 3600;

const buttons = (nodes: readonly Node[]): readonly Node[] => nodes.filter(({ role }) => role === 'button');
const has = (nodes: readonly Node[], name: RegExp): boolean => buttons(nodes).some((it) => name.test(it.name) && !it.isDisabled);

/** What lies within a node. */
const inside = (nodes: readonly Node[], i: number): readonly Node[] => {
  const rest = nodes.slice(i + 1);
  const end = rest.findIndex(({ depth }) => depth <= (nodes[i]?.depth ?? 0));
  return rest.slice(0, end === -1 ? undefined : end);
};

/** The words of all regions of a role. */
const within = (nodes: readonly Node[], role: string): string =>
  nodes
    .flatMap((region, i) => (region.role === role ? inside(nodes, i).filter((it) => it.role === 'StaticText') : []))
    .map(({ name }) => name)
    .join(' ');

/** The moves of the list, and what each is said to do, where it is a decision. */
const movesIn = (nodes: readonly Node[]): readonly { readonly name: string; readonly effect: string }[] =>
  nodes.flatMap((node, i) => {
    if (node.role !== 'button' || AROUND.test(node.name)) return [];
    return [{ name: node.name, effect: within(inside(nodes, i), 'strong') }];
  });

/** What is asked for now. */
type Due = 'act' | 'on' | 'over';

const dueIn = (nodes: readonly Node[]): Due | null => {
  if (has(nodes, /^Replay the game$/)) return 'over';
  if (has(nodes, ON)) return 'on';
  if (has(nodes, MOVES)) return 'act';
  return null;
};

/** Walks down the list of moves by its first entry, to a decision; tells what it was said to do. */
async function decide(page: Page, ear: Ear): Promise<string> {
  await ear.press(MOVES, 'Shift+Tab');
  let before = '';
  let effect = '';
  for (;;) {
    // The list comes when the engine has told what its moves would do, and has the keyboard then.
    for (let frames = 0; ; frames += 1) {
      const { role, name } = await ear.focused();
      if (role === 'button' && name !== '' && !MOVES.test(name) && !AROUND.test(name) && name !== before) break;
      if (frames > MOST_FRAMES) throw new Error(`the keyboard stays at ${role} ${name}, after ${before}`);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
    const first = await ear.focused();
    if (CONFIRM.test(first.name)) return effect;
    const nodes = await ear.tree();
    const moves = movesIn(nodes);
    expect(moves.map(({ name }) => name)).toContain(first.name);
    before = first.name;
    // Each says what it would do, or that there is more to choose.
    const untold = moves.filter((it) => !/\p{L}{2}/u.test(it.effect) && !/leads on$/.test(it.name));
    expect(untold).toEqual([]);
    effect = moves.find(({ name }) => name === first.name)?.effect ?? '';
    await page.keyboard.press('Enter');
  }
}

interface Way {
  readonly game: RegExp;
  readonly name: string;
}

const WAYS: readonly Way[] = [
  { name: 'kraje', game: /^Confusing Lands/ },
  { name: 'hunters', game: /^Carcassonne/ },
  { name: 'okanagan', game: /^Okanagan/ },
  { name: 'bastards', game: /^Space Bastards/ },
];

/** From Home to a table against the computer, by keys. */
async function begin(page: Page, ear: Ear, game: RegExp, isAlone: boolean): Promise<void> {
  await ear.until((nodes) => has(nodes, game));
  await ear.press(game);
  await ear.until((nodes) => has(nodes, /^Start the game$/));
  await ear.goTo('textbox', /seat 1$/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Eva');
  await ear.goTo('radio', /^\d$/, 'Shift+Tab');
  while ((await ear.focused()).name !== '2') await page.keyboard.press('ArrowRight');
  if (isAlone) {
    await ear.goTo('textbox', /seat 2$/);
    await ear.goTo('radio', /^Person$/);
    await page.keyboard.press('ArrowRight');
    expect((await ear.focused()).name).toBe('Computer');
  }
  await sow(page);
  await ear.press(/^Start the game$/);
}

const END = /\bwins? \d|The victory is shared by /;

/** Decides so many times at most, or to the end; tells how often something was heard of the others. */
async function play(page: Page, ear: Ear, decisions: number): Promise<number> {
  let heard = 0;
  for (let n = 0; n < decisions; ) {
    const [due, nodes] = await ear.until((all) => {
      const now = dueIn(all);
      return now && ([now, all] as const);
    });
    if (due === 'over') return heard;
    if (due === 'on') {
      await ear.press(ON, 'Shift+Tab');
      continue;
    }
    n += 1;
    expect(within(nodes, 'status'), 'what there is to do').not.toBe('');
    expect(nodes.some(({ name }) => /on turn|to play/i.test(name)), 'whose turn it is').toBe(true);
    if (within(nodes, 'log') !== '') heard += 1;
    const effect = await decide(page, ear);
    expect(effect, 'what it will do').toMatch(/\p{L}{2}/u);
    // The bar says the same of the ghost.
    const own = /^you ([+−]\d+)/.exec(effect)?.[1];
    if (own !== undefined) await ear.until((all) => within(all, 'status').includes(own));
    await page.keyboard.press('Enter');
  }
  return heard;
}

describe.each(WAYS)('$name by ear', ({ game }) => {
  it(`is played from Home ${ALL ? 'to its result' : 'for six decisions'}`, async () => {
    const { page, context, complaints } = await visit(browser, served.url, desktop, 'en', { reducedMotion: 'reduce' });
    const ear = await Ear.of(page);
    await begin(page, ear, game, true);
    const heard = await play(page, ear, ALL ? 600 : 6);
    expect(heard, 'what the other did').toBeGreaterThan(2);
    if (ALL) expect(await ear.words()).toMatch(END);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it.each(looks('kraje-1-rules1', 'hunters-2-rules2', 'okanagan-2-rules2'))('the end of %s is told', async (file) => {
  const server = await serve();
  await layRecorded(server.url, file, file.includes('-1-') ? ['Eva'] : ['Eva', 'Petr'], 1);
  const { page, complaints } = await visit(browser, server.url, desktop, 'en');
  const ear = await Ear.of(page);
  await ear.until((nodes) => has(nodes, /^Continue/));
  await ear.press(/^Continue/);
  const at = await ear.until((all) => (has(all, UNCOVER) ? 'curtain' : dueIn(all)));
  if (at === 'curtain') {
    await ear.held(UNCOVER);
    await page.keyboard.press('Enter');
  }
  await play(page, ear, 6);
  await ear.until((all) => has(all, /^Replay the game$/));
  expect(await ear.words()).toMatch(file.includes('-1-') ? /Total/ : END);
  expect(complaints).toEqual([]);
});

it('behind the curtain nothing of the game is told', async () => {
  const { page, context, complaints } = await visit(browser, served.url, desktop, 'en', { reducedMotion: 'reduce' });
  const ear = await Ear.of(page);
  await begin(page, ear, /^Confusing Lands/, false);
  /** All that is told of a hand: what its moves are called, and what was heard of the others. */
  const secrets: string[] = [];
  let covers = 0;
  while (covers < 4) {
    const nodes = await ear.until((all) => (has(all, UNCOVER) || dueIn(all) !== null) && all);
    if (has(nodes, UNCOVER)) {
      covers += 1;
      expect(nodes.filter(({ role }) => role === 'log' || role === 'list' || role === 'slider')).toEqual([]);
      const told = nodes.map(({ name }) => name).join('\n');
      for (const secret of secrets) expect(told).not.toContain(secret);
      // The button takes no press at first; when it does, it has the keyboard.
      await ear.held(UNCOVER);
      await page.keyboard.press('Enter');
      await ear.until((all) => !has(all, UNCOVER));
    } else if (dueIn(nodes) === 'on') await ear.press(ON, 'Shift+Tab');
    else {
      await ear.press(MOVES, 'Shift+Tab');
      const cards = await ear.until((all) => {
        const moves = movesIn(all).filter(({ name }) => !MOVES.test(name) && name !== '');
        return all.some(({ role }) => role === 'dialog') && moves.length > 0 && moves;
      });
      secrets.push(...cards.map(({ name }) => name));
      await page.keyboard.press('Escape');
      await ear.until((all) => has(all, MOVES));
      await decide(page, ear);
      await page.keyboard.press('Enter');
      await ear.until((all) => !has(all, CONFIRM));
    }
  }
  // They were there to be heard before.
  expect(new Set(secrets).size).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
  await context.close();
});
