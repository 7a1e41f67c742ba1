// Positions for a test, laid out through the api before anybody looks: what chance brings up is
// written down, and the acts are those of the people who sit there.

import type { TableState } from '../../../ui/src/host/gen/api';
import { nextSeed } from './seed';

/** A table as its players see it. */
export type Laid = TableState;

export interface Script {
  readonly setup: { readonly game: string; readonly seats: number } & Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  /** What chance brings up, in order. */
  readonly chance: readonly object[];
  /** Who does what, in order. */
  readonly acts: readonly (readonly [seat: number, action: object])[];
}

/** Sends a request; what the api says, with its status. */
export async function send(url: string, request: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${url}/call`, { method: 'POST', body: JSON.stringify(request) });
  return { status: answer.status, body: await answer.json() };
}

async function must(url: string, request: object): Promise<Laid> {
  const { status, body } = await send(url, request);
  if (status !== 200) throw new Error(`${JSON.stringify(body)} to ${JSON.stringify(request)}`);
  return body as Laid;
}

const MARKS = ['sun', 'drop', 'leaf', 'moon', 'peak'];

/**
 * Plays a script until somebody is to decide who sees what is looked for, or to its end, until the next
 * decision is due, and leaves the table there.
 */
export async function layOut(url: string, { setup, names, chance, acts }: Script, isThere?: (now: Laid) => boolean): Promise<Laid> {
  const tag = (it: object) => ({ game: setup.game, ...it });
  const seats = names.map((name, i) => ({ name, mark: MARKS[i], sitter: { type: 'person' } }));
  let state = await must(url, { type: 'newTable', setup, seats, seed: nextSeed(), script: chance.map(tag) });
  const { table } = state;
  const left = [...acts];
  const atEnd = (): Laid => {
    if (isThere !== undefined) throw new Error('it never came to that');
    return state;
  };
  for (;;) {
    const { at } = state;
    if (state.holder.type === 'nobody') {
      if (left.length === 0) return atEnd();
      state = await must(url, { type: 'take', table, seat: state.holder.next });
    } else if (state.next === 'pass' || state.next === 'continue') {
      state = await must(url, { type: state.next, table, at });
    } else {
      if (state.next === 'act' && isThere?.(state)) return state;
      // Where several choose at once, the table asks them in an order of its own.
      const { actor } = state;
      const nth = left.findIndex(([seat]) => seat === (actor ?? seat));
      const [act] = nth < 0 ? [] : left.splice(nth, 1);
      if (act === undefined) return atEnd();
      state = await must(url, { type: 'act', table, seat: act[0], actions: [tag(act[1])], at });
    }
  }
}
