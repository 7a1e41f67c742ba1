// Positions for a test, laid out through the api before anybody looks: what chance brings up is
// written down, and the acts are those of the people who sit there.

import { nextSeed } from './seed';

/** An answer of the api, as far as a layout needs it. */
export interface Laid {
  readonly table: string;
  readonly at: number;
  readonly next: 'act' | 'pass' | 'continue' | 'wait' | 'over';
  /** Who acts now. */
  readonly actor?: number;
  readonly holder: { readonly type: string; readonly next?: number };
  readonly view?: { readonly phase: string; readonly placed: readonly unknown[] };
}

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

/** Plays a script to its end, until the next decision is due, and leaves the table there. */
export async function layOut(url: string, { setup, names, chance, acts }: Script): Promise<Laid> {
  const tag = (it: object) => ({ game: setup.game, ...it });
  const seats = names.map((name, i) => ({ name, mark: MARKS[i], sitter: { type: 'person' } }));
  let state = await must(url, { type: 'newTable', setup, seats, seed: nextSeed(), script: chance.map(tag) });
  const { table } = state;
  const left = [...acts];
  for (;;) {
    const { at } = state;
    if (state.holder.type === 'nobody') {
      if (left.length === 0) return state;
      state = await must(url, { type: 'take', table, seat: state.holder.next });
    } else if (state.next === 'pass' || state.next === 'continue') {
      state = await must(url, { type: state.next, table, at });
    } else {
      // Where several choose at once, the table asks them in an order of its own.
      const { actor } = state;
      const nth = left.findIndex(([seat]) => seat === (actor ?? seat));
      const [act] = nth < 0 ? [] : left.splice(nth, 1);
      if (act === undefined) return state;
      state = await must(url, { type: 'act', table, seat: act[0], actions: [tag(act[1])], at });
    }
  }
}
