// Two builds of the server side by side with thousands of games on disk: how long the start takes,
// and an act that is on disk when its answer comes. They take turns, so that whatever else the
// machine does slows both.
//
//     BEFORE=…/host AFTER=…/host npx vitest run --config measure.config.ts measure/side.measure.ts
//
// The file of 20,000 games is the one that `keeping.measure.ts` makes; KEEPING_DB names another one,
// written by a build as old as BEFORE or older. Each build works on a copy of its own.
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';

import { deal, nextOf, type Seen, state } from '../lib/bastards-door';
import { freshFolder, top } from '../lib/place';
import { type Served, serve } from '../lib/serve';

const file = process.env.KEEPING_DB ?? join(top, 'target', 'keeping', 'ctyrhra.db');
const ROUNDS = 12;
/** The whole file is read once a week, beside the work; that is done before anything is timed. */
const READ_WHOLE_MS = 60_000;
const ACTS = 60;

const names = ['Ada', 'Ben', 'Cyril', 'Dana', 'Emil'];

interface Side {
  readonly name: string;
  readonly host: string;
  readonly db: string;
  readonly starts: number[];
  readonly acts: number[];
  readonly processor: number[];
}

/** The processor's time of a server's threads so far, in ms. */
function cpu({ pid }: Served): number {
  const tasks = `/proc/${pid}/task`;
  const times = readdirSync(tasks).map((it) => Number(readFileSync(`${tasks}/${it}/schedstat`, 'utf8').split(' ')[0]));
  return times.reduce((sum, it) => sum + it, 0) / 1e6;
}

function side(name: string): Side {
  const host = process.env[name];
  if (host === undefined) throw new Error(`${name} names no build`);
  const db = join(freshFolder('side'), 'ctyrhra.db');
  copyFileSync(file, db);
  return { name, host, db, starts: [], acts: [], processor: [] };
}

async function start({ host, db }: Side): Promise<{ served: Served; took: number }> {
  const before = performance.now();
  const served = await serve(db, 0, host);
  const hello = await fetch(`${served.url}/call`, { method: 'POST', body: '{"type":"hello"}' });
  await hello.text();
  return { served, took: performance.now() - before };
}

async function act(side: Side, served: Served): Promise<void> {
  let seen: Seen = await deal(served.url, { names });
  for (let n = 0; n < ACTS; ) {
    const request = nextOf(seen);
    if (request === undefined) break;
    const [before, worked] = [performance.now(), cpu(served)];
    seen = await state(served.url, request);
    if (request['type'] !== 'act') continue;
    side.acts.push(performance.now() - before);
    side.processor.push(cpu(served) - worked);
    n += 1;
  }
}

const at = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN;

// Among all measurements there is nothing to compare with.
const isAsked = process.env.BEFORE !== undefined && process.env.AFTER !== undefined;

it.skipIf(!isAsked)('start and act before and after', async () => {
  expect(existsSync(file)).toBe(true);
  const sides = [side('BEFORE'), side('AFTER')];
  for (const it of sides) {
    // The first start may bring the file up to a newer schema.
    const { served, took } = await start(it);
    console.log(`${it.name}: first start ${took.toFixed(0)} ms`);
    await act(it, served);
    await new Promise((done) => setTimeout(done, READ_WHOLE_MS));
    await served.kill();
    it.acts.length = 0;
    it.processor.length = 0;
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const it of round % 2 === 0 ? sides : sides.toReversed()) {
      const { served, took } = await start(it);
      it.starts.push(took);
      await act(it, served);
      await served.kill();
    }
  }
  const columns = (it: Side) => [at(it.starts, 0.5), at(it.acts, 0.5), at(it.acts, 0.95), at(it.processor, 0.5), at(it.processor, 0.95)];
  const [before = [], after = []] = sides.map(columns);
  const line = (name: string, list: readonly number[], unit: string) => `| ${name} | ${list.map((it) => `${it.toFixed(2)}${unit}`).join(' | ')} |`;
  console.log(
    [
      `| ${ROUNDS} starts, ${sides[0]?.acts.length} acts | start p50 | act p50 | act p95 | CPU p50 | CPU p95 |`,
      '| --- | --: | --: | --: | --: | --: |',
      line('before', before, ' ms'),
      line('after', after, ' ms'),
      line('after / before', after.map((it, i) => it / (before[i] ?? Number.NaN)), ''),
    ].join('\n'),
  );
}, 3_600_000);
