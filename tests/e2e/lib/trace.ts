// A recorded game, laid out through the api up to a decision that is left to a finger.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { top } from './place';
import { type Laid, layOut, type Script } from './script';

interface Step {
  readonly by?: number | 'chance';
  readonly step?: object;
}

/** The game of a file in `crates/lab/tests/playthroughs`, but for its last `left` acts. */
export function recorded(file: string, names: readonly string[], left = 0): Script {
  const path = join(top, 'src-tauri', 'crates', 'lab', 'tests', 'playthroughs', `${file}.jsonl`);
  const [head = '', ...rest] = readFileSync(path, 'utf8').trim().split('\n');
  const { game, setup } = JSON.parse(head) as { game: string; setup: object };
  const steps = rest.map((line) => JSON.parse(line) as Step);
  const acts = steps.flatMap(({ by, step }) => (typeof by === 'number' && step ? [[by, step] as const] : []));
  const chance = steps.flatMap(({ by, step }) => (by === 'chance' && step ? [step] : []));
  return { setup: { game, ...setup } as Script['setup'], names, chance, acts: acts.slice(0, acts.length - left) };
}

/** Lays it out, but for its last `left` acts, or until somebody sees what is looked for. */
export function layRecorded(url: string, file: string, names: readonly string[], left: number | ((now: Laid) => boolean)): Promise<Laid> {
  return typeof left === 'number' ? layOut(url, recorded(file, names, left)) : layOut(url, recorded(file, names), left);
}
