// Space Bastards up to a moment of a game without a finger: through the same door the screen uses.
// Whole games are played by touch elsewhere; this is for what happens late in one.
import { nextSeed } from './seed';

/** Colours and symbols of the seats, as the screen calls them. */
const MARKS = ['sun', 'drop', 'leaf', 'moon', 'peak'];

export type Json = Record<string, unknown>;

/** The part of a table's state that is read here. */
export interface Seen {
  readonly table: string;
  readonly at: number;
  readonly next: string;
  readonly actor?: number;
  readonly holder: { readonly type: string; readonly next?: number };
  readonly view?: { readonly round: number; readonly stage: { readonly type: string; readonly relation?: string }; readonly seats: readonly SeatSeen[]; readonly laying?: unknown };
  readonly offer?: Offer;
}

interface SeatSeen {
  readonly coins: number;
  readonly ship: string | null;
  readonly hold: readonly unknown[];
}

interface Offer {
  readonly lay: readonly Json[];
  readonly name: readonly string[];
  readonly choose: readonly string[];
  readonly cards: readonly string[];
  readonly twoCards: boolean;
  readonly love: readonly { planet: string; race: string }[];
  readonly victims: readonly { relation: string; planet: string; colour: number }[];
  readonly pairs: readonly Json[];
  readonly answer: boolean;
  readonly put: readonly string[];
  readonly fly: readonly { node: string }[];
  readonly reach: readonly { node: string; cost: number; free: boolean }[];
  readonly load: readonly number[];
  readonly unload: readonly { race: string }[];
  readonly mutate: readonly { planet: string; colour: number; from: string }[];
  readonly relay: readonly string[];
  readonly lift: readonly number[];
  readonly swap: readonly { relation: string; side: string; races: readonly string[] }[];
  readonly flip: readonly string[];
  readonly lock: readonly string[];
  readonly done: boolean;
}

async function call(url: string, request: Json): Promise<Json> {
  const response = await fetch(`${url}/call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const body = (await response.json()) as Json;
  if (!response.ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(body)}`);
  return body;
}

export interface Game {
  readonly names: readonly string[];
  readonly seed?: string;
}

/** A new game with nothing done in it. */
export async function deal(url: string, game: Game): Promise<Seen> {
  const seats = game.names.map((name, seat) => ({
    name,
    mark: MARKS[seat] ?? '',
    sitter: { type: 'person' },
  }));
  const setup = { game: 'bastards', seats: seats.length };
  return state(url, { type: 'newTable', setup, seats, seed: game.seed ?? nextSeed() });
}

/** Plays on until the state is what `until` looks for; the people's moves are drawn. */
export async function playTo(url: string, from: Seen, until: (seen: Seen) => boolean): Promise<Seen> {
  // Another screen may have taken the device in the meantime.
  let seen = await state(url, { type: 'open', table: from.table });
  for (let n = 1; n < 4000; n += 1) {
    const { next, offer } = seen;
    if (next === 'over') break;
    if (next === 'act' && seen.holder.type !== 'nobody' && offer && until(seen)) return seen;
    const request = nextOf(seen);
    if (request === undefined) throw new Error(`nobody can go on: ${next}`);
    seen = await state(url, request);
  }
  throw new Error('it never came to that');
}

/** What the people ask next; nothing when the game is over. */
export function nextOf({ table, at, next, actor, offer, holder }: Seen): Json | undefined {
  if (holder.type === 'nobody') return { type: 'take', table, seat: holder.next };
  if (next === 'pass' || next === 'continue') return { type: next, table, at };
  if (next !== 'act' || !offer || actor === undefined) return undefined;
  const actions = actionsOf(offer);
  const action = actions[(Math.imul(at + 1, 0x9e3779b1) >>> 8) % actions.length];
  return { type: 'act', table, seat: actor, actions: [{ game: 'bastards', ...action }], at };
}

/** The table after a request. */
export async function state(url: string, request: Json): Promise<Seen> {
  return (await call(url, request)) as unknown as Seen;
}

/** Some action of every kind that is offered. */
function actionsOf(offer: Offer): Json[] {
  const all: Json[] = [
    ...offer.lay.map((it) => ({ type: 'lay', ...it })),
    ...offer.name.map((planet) => ({ type: 'name', planet })),
    ...offer.choose.map((race) => ({ type: 'choose', race })),
    ...offer.cards.map((card) => ({ type: 'plan', card, second: null })),
    ...offer.love.map(({ planet, race }) => ({ type: 'love', planet, race })),
    ...offer.victims.map(({ relation, planet, colour }) => ({ type: relation === 'eating' ? 'eat' : 'shoot', planet, colour })),
    ...offer.pairs.map((it) => ({ type: 'pair', ...it })),
    ...offer.put.map((node) => ({ type: 'put', node })),
    // Ships are there to be loaded: of all fields to fly to, most lead nowhere.
    ...[1, 2, 3].flatMap(() => offer.load.map((cell) => ({ type: 'load', cell }))),
    ...[1, 2, 3].flatMap(() => offer.unload.map(({ race }) => ({ type: 'unload', race }))),
    ...offer.mutate.map(({ planet, colour, from }) => ({ type: 'mutate', planet, colour, from })),
    ...offer.lift.map((cell) => ({ type: 'lift', cell })),
    ...offer.fly.map(({ node }) => ({ type: 'fly', node })),
    ...offer.swap.flatMap(({ relation, side, races }) => races.map((race) => ({ type: 'swap', relation, side, race }))),
    ...(offer.answer ? [{ type: 'accept' }] : []),
    ...(offer.done ? [{ type: 'done' }] : []),
  ];
  return all;
}
