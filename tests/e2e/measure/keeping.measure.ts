// How long the pages of a household with thousands of games take to answer: the list, statistics,
// records, a jump in a replay, the start of the app and a backup. Beside the time on the clock
// stands the processor's, which other programs do not stretch.
//
// One command, in this folder's parent, after `cargo build --release -p host`:
//
//     KEEPING=1 npx vitest run --config measure.config.ts measure/keeping.measure.ts
//
// It makes its file of 20,000 games with `host stock` the first time, in eleven minutes, and keeps it
// in `target`; without KEEPING, among all measurements, it is measured where it is there already.
// KEEPING_DB=FILE measures another one. The newer of the release and the debug build is measured.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { program, top } from '../lib/place';
import { serve, type Served } from '../lib/serve';

const made = join(top, 'target', 'keeping', 'ctyrhra.db');
const file = process.env.KEEPING_DB ?? made;
const STOCK = ['stock', '--games', '20000', '--people', '6', '--seed', '1'];
const TIMES = 15;

let served: Served;
let started = 0;
let startedCpu = 0;

// biome-ignore lint: replies are read as they come
type Any = any;

async function call(request: object): Promise<Any> {
  const reply = await fetch(`${served.url}/call`, { method: 'POST', body: JSON.stringify(request) });
  const body = await reply.json();
  if (!reply.ok) throw new Error(JSON.stringify(body));
  return body;
}

beforeAll(async () => {
  if (!existsSync(file)) {
    if (file !== made) throw new Error('KEEPING_DB names no file of saved games');
    stockUp();
  }
  const before = performance.now();
  served = await serve(file);
  await call({ type: 'hello' });
  started = performance.now() - before;
  startedCpu = cpu();
  // What was never derived is derived once.
  await call({ type: 'household' });
}, 3_600_000);

/** Makes the file in another folder first: one cut short is not taken for a whole one. */
function stockUp(): void {
  const [folder, half] = [dirname(made), `${dirname(made)}-half`];
  for (const it of [folder, half]) rmSync(it, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const before = performance.now();
  execFileSync(program('host'), [...STOCK, '--db', join(half, 'ctyrhra.db')], { stdio: ['ignore', 'ignore', 'inherit'] });
  renameSync(half, folder);
  console.log(`host ${STOCK.join(' ')}: ${((performance.now() - before) / 1000).toFixed(0)} s`);
}

afterAll(() => served.kill());

/** The processor's time of the server's threads so far, in ms. */
function cpu(): number {
  const tasks = `/proc/${served.pid}/task`;
  const times = readdirSync(tasks).map((it) => Number(readFileSync(`${tasks}/${it}/schedstat`, 'utf8').split(' ')[0]));
  return times.reduce((sum, it) => sum + it, 0) / 1e6;
}

async function measured(what: string, request: () => object | Promise<Any>): Promise<void> {
  const times: number[] = [];
  let spent = 0;
  let bytes = 0;
  for (let n = 0; n < TIMES; n += 1) {
    const wanted = await request();
    const [before, worked] = [performance.now(), cpu()];
    const reply = await call(wanted);
    times.push(performance.now() - before);
    spent += cpu() - worked;
    bytes = JSON.stringify(reply).length;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0).toFixed(1);
  console.log(`| ${what} | ${(spent / TIMES).toFixed(1)} ms | ${at(0.5)} ms | ${at(0.95)} ms | ${(bytes / 1024).toFixed(0)} KB |`);
}

const isAsked = process.env.KEEPING !== undefined || process.env.KEEPING_DB !== undefined || existsSync(made);

it.skipIf(!isAsked)('prints the figures', async () => {
  const { total } = await call({ type: 'games', most: 1 });
  console.log(`${total} games, ${(statSync(file).size / 2 ** 20).toFixed(0)} MB, start ${started.toFixed(0)} ms, of the processor's ${startedCpu.toFixed(0)} ms`);
  console.log('| request | CPU | p50 | p95 | reply |\n| --- | --: | --: | --: | --: |');
  const { people } = await call({ type: 'people' });
  const [eva, petr] = people.map((it: Any) => it.profile);
  const day = Math.floor(Date.now() / 86_400_000);
  await measured('games that go on (Home)', () => ({ type: 'games', status: 'running' }));
  await measured('list: finished, first page', () => ({ type: 'games', status: 'finished' }));
  const { next } = await call({ type: 'games', status: 'finished' });
  await measured('list: finished, next page', () => ({ type: 'games', status: 'finished', after: next }));
  await measured('list: one game, two people, a year', () => ({ type: 'games', status: 'finished', game: 'okanagan', people: [eva, petr], from: day - 365 }));
  await measured('list: one word of a name and one of a note', () => ({ type: 'games', status: 'finished', text: 'petr nic' }));
  await measured('list: by points', () => ({ type: 'games', status: 'finished', order: 'mostPoints' }));
  const { games: running } = await call({ type: 'games', status: 'running', most: 12 });
  let n = 0;
  await measured('picture of a table', () => ({ type: 'picture', table: running[n++ % running.length].table }));
  await measured('people', () => ({ type: 'people' }));
  await measured('household', () => ({ type: 'household' }));
  await measured('records', () => ({ type: 'records' }));
  await measured('person', () => ({ type: 'statistics', person: eva }));
  await measured('person, all games', () => ({ type: 'life', person: eva }));
  await measured('games of a month', () => ({ type: 'games', counted: { person: eva, from: 20000, to: 20030 } }));
  const { kinds } = await call({ type: 'statistics', person: eva });
  expect(kinds.length).toBeGreaterThan(0);
  await measured('person, each kind', () => ({ type: 'statistics', person: eva, kind: kinds[n++ % kinds.length].kind }));
  await measured('games of a number', () => ({ type: 'games', part: { of: { person: eva }, part: { type: 'won' } } }));
  const { games: finished } = await call({ type: 'games', status: 'finished', most: 20 });
  await measured('result of a game', () => ({ type: 'result', table: finished[n++ % finished.length].table }));
  const longest = finished.reduce((best: Any, it: Any) => (it.at > best.at ? it : best));
  await call({ type: 'open', table: longest.table });
  await measured(`replay: jump in ${longest.at} steps`, () => ({ type: 'position', table: longest.table, at: (n++ * 97) % longest.at }));
  const [before, worked] = [performance.now(), cpu()];
  const { bytes, parts } = await call({ type: 'backup' });
  console.log(`| a backup | ${(cpu() - worked).toFixed(0)} ms | ${(performance.now() - before).toFixed(0)} ms | | ${(bytes / 2 ** 20).toFixed(0)} MB |`);
  await call({ type: 'backupPart', nth: parts - 1 });
}, 600_000);
