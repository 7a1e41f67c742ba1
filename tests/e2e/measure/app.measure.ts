// Start, reply times, memory and size of the built app beside an empty window of the same
// framework, in one run on one machine: the ratios mean something, the absolute times little.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { program } from '../lib/place';
import { freshHome, openScreen, type Screen, Window } from '../lib/window';

const app = program('ctyrhra', 'release');
const empty = program('examples/empty', 'release');
const STARTS = 7;

let screen: Screen;

beforeAll(async () => {
  screen = await openScreen();
});

afterAll(() => screen.close());

interface Start {
  /** From the start of the process to the first frame with something to tap, in ms. */
  readonly ms: number;
  /** Proportional memory of the app and the web view's processes, in MB. */
  readonly mb: number;
}

async function start(binary: string, home: string): Promise<Start> {
  const window = await Window.open(binary, screen, home);
  try {
    const at = await window.until<number>(
      `const mark = performance.getEntriesByName('interactive')[0];
       return mark ? performance.timeOrigin + mark.startTime : 0`,
    );
    const pid = processOf(binary);
    return { ms: at - startOf(pid), mb: memoryOf(pid) };
  } finally {
    await window.kill();
  }
}

function processOf(binary: string): number {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (readlinkSync(`/proc/${name}/exe`) === binary) return Number(name);
    } catch {
      // Gone, or not ours to look at.
    }
  }
  throw new Error(`${binary} does not run`);
}

/** When a process began, in ms since 1970; exact to 10 ms. */
function startOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
  const uptime = Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]);
  return Date.now() - (uptime - Number(fields[19]) / 100) * 1000;
}

function memoryOf(pid: number): number {
  const family = [pid, ...descendantsOf(pid)];
  const kb = family.map((it) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${it}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
  );
  return kb.reduce((sum, it) => sum + it, 0) / 1024;
}

function descendantsOf(pid: number): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.filter(([, parent]) => parent === pid).map(([child]) => child ?? 0);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

const quantile = (list: readonly number[], share = 0.5): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN;

it('start and memory beside an empty window', async () => {
  const [ours, bare]: [Start[], Start[]] = [[], []];
  const home = freshHome();
  for (let i = 0; i <= STARTS; i += 1) {
    const [one, other] = [await start(app, home), await start(empty, freshHome())];
    // The first of each warms the disk.
    if (i > 0) {
      ours.push(one);
      bare.push(other);
    }
  }
  const of = (list: readonly Start[], key: keyof Start): number => quantile(list.map((it) => it[key]));
  const ratio = of(ours, 'ms') / of(bare, 'ms');
  const more = of(ours, 'mb') - of(bare, 'mb');
  const size = (binary: string): string => (statSync(binary).size / 1e6).toFixed(1);
  console.log(
    [
      `start to interactive: ${of(ours, 'ms').toFixed(0)} ms, empty window ${of(bare, 'ms').toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
      `memory (PSS): ${of(ours, 'mb').toFixed(0)} MB, empty window ${of(bare, 'mb').toFixed(0)} MB, more by ${more.toFixed(0)} MB`,
      `binary: ${size(app)} MB, empty window ${size(empty)} MB`,
      `medians of ${STARTS} starts each, alternating`,
    ].join('\n'),
  );
  expect(ours).toHaveLength(STARTS);
});

interface Times {
  readonly act: readonly number[];
  readonly preview: readonly number[];
  readonly bytes: readonly number[];
  readonly error?: string;
}

/** Plays solo games in the page; the web view's clock ticks in whole ms, so calls are timed in fours and fives. */
const PLAY = `
  const done = arguments[0];
  const call = (request) => window.__TAURI_INTERNALS__.invoke('call', { request: JSON.stringify(request) });
  const times = { act: [], preview: [], bytes: [] };
  const seats = [{ name: 'A', mark: 'sun', sitter: { type: 'person' } }];
  (async () => {
    for (let game = 0; game < 40; game += 1) {
      let state = await call({ type: 'newTable', setup: { game: 'kraje', seats: 1 }, seats });
      let waited = 0;
      for (let acts = 1; state.next === 'act'; acts += 1) {
        const { offer, at, table } = state;
        const card = offer.cards[0];
        const all = offer.upright.map(([x, y]) => ({ game: 'kraje', type: 'place', card, side: 'plain', rotation: 0, x, y }));
        if (card === undefined || all.length === 0) break;
        const before = performance.now();
        for (let i = 0; i < 5; i += 1) await call({ type: 'preview', table, seat: 0, actions: [all[(i * 7) % all.length]], at });
        times.preview.push((performance.now() - before) / 5);
        const start = performance.now();
        state = await call({ type: 'act', table, seat: 0, actions: [all[game % all.length]], at });
        waited += performance.now() - start;
        if (acts % 4 === 0) { times.act.push(waited / 4); waited = 0; }
        times.bytes.push(JSON.stringify(state).length);
      }
      await call({ type: 'close', table: state.table });
    }
  })().then(() => done(times), (error) => done({ ...times, error: JSON.stringify(error) }));
`;

it('reply times of the app in its window', async () => {
  const window = await Window.open(app, screen, freshHome());
  try {
    await window.until(`return performance.getEntriesByName('interactive').length > 0`);
    const times = await window.runAsync<Times>(PLAY);
    expect(times.error).toBeUndefined();
    const say = (list: readonly number[]): string =>
      `p50 ${quantile(list).toFixed(2)} ms, p95 ${quantile(list, 0.95).toFixed(2)} ms (${list.length} samples)`;
    const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
    console.log(
      [
        `act, on disk when it returns (means of 4): ${say(times.act)}`,
        `preview (means of 5): ${say(times.preview)}`,
        `reply to an act: ${kb(quantile(times.bytes))} KB in the middle, ${kb(Math.max(...times.bytes))} KB at most`,
      ].join('\n'),
    );
  } finally {
    await window.kill();
  }
});
