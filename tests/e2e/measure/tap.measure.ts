// How long an act takes that is on disk when its answer comes, in games that were stored and opened
// again: with 500 steps in the log, and in new ones. Space Bastards for five, the longest game of
// the house, through the door of `host serve`; beside the time on the clock stands the processor's.
//
// Alone, in this folder's parent, after `cargo build --release -p host`:
//
//     npx vitest run --config measure.config.ts measure/tap.measure.ts
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';

import { deal, nextOf, playTo, type Seen, state } from '../lib/bastards-door';
import { type Served, serve } from '../lib/serve';

const LONG = 500;
/** How many acts are timed with a log of each length, in at least two games each. */
const ACTS = 80;
const MOST_OF_ONE = ACTS / 2;

const names = ['Ada', 'Ben', 'Cyril', 'Dana', 'Emil'];

interface Times {
  readonly clock: number[];
  readonly processor: number[];
  readonly at: number[];
}

/** The processor's time of a server's threads so far, in ms. */
function cpu({ pid }: Served): number {
  const tasks = `/proc/${pid}/task`;
  const times = readdirSync(tasks).map((it) => Number(readFileSync(`${tasks}/${it}/schedstat`, 'utf8').split(' ')[0]));
  return times.reduce((sum, it) => sum + it, 0) / 1e6;
}

/** Stops the server, opens the game again on another one and times its next acts. */
async function timed(served: Served, { table }: Seen, times: Times): Promise<Served> {
  await served.kill();
  const again = await serve(served.db);
  let seen = await state(again.url, { type: 'open', table });
  for (let acts = 0; acts < MOST_OF_ONE && times.clock.length < ACTS; ) {
    const request = nextOf(seen);
    if (request === undefined) break;
    const [before, worked] = [performance.now(), cpu(again)];
    seen = await state(again.url, request);
    if (request['type'] !== 'act') continue;
    times.clock.push(performance.now() - before);
    times.processor.push(cpu(again) - worked);
    times.at.push(seen.at);
    acts += 1;
  }
  return again;
}

/** Games played so far that acts can be timed in them from there on. */
async function measured(least: number): Promise<Times> {
  const times: Times = { clock: [], processor: [], at: [] };
  let served = await serve();
  // Some games are over before they are long.
  for (let games = 0; games < 40 && times.clock.length < ACTS; games += 1) {
    const begun = await deal(served.url, { names });
    const reached = await playTo(served.url, begun, (seen) => seen.at >= least).catch(() => undefined);
    if (reached) served = await timed(served, reached, times);
  }
  await served.kill();
  return times;
}

function line(what: string, { clock, processor, at }: Times): string {
  const say = (list: readonly number[], share: number): string =>
    (list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN).toFixed(2);
  const all = [say(clock, 0.5), say(clock, 0.95), say(processor, 0.5), say(processor, 0.95)];
  return `| ${what}, ${Math.min(...at)} to ${Math.max(...at)} steps | ${all.map((it) => `${it} ms`).join(' | ')} |`;
}

it('an act with 500 steps in the log beside one in a new game', async () => {
  const fresh = await measured(0);
  const long = await measured(LONG);
  console.log(
    [
      `| act, on disk when it returns (${fresh.clock.length} and ${long.clock.length}) | p50 | p95 | CPU p50 | CPU p95 |`,
      '| --- | --: | --: | --: | --: |',
      line('new games', fresh),
      line('long games', long),
    ].join('\n'),
  );
  expect(long.clock).toHaveLength(ACTS);
}, 600_000);
