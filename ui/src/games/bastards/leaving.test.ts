// @vitest-environment happy-dom
// What is lost by ending an action: named on its button and asked for, whatever the action.

import { beforeEach, expect, it } from 'vitest';
import type { Offer, StageView } from '../../host/gen/bastards';
import { opaque } from '../../kit/opaque';
import { loadMessages, say, speak } from '../../words/words';
import { draftOf } from './draft-kind';
import { optionsOf } from './options';
import type { Table } from './play';

beforeEach(async () => {
  await loadMessages('bastards');
  await speak('en');
});

type Progress = Extract<StageView, { type: 'resolve' }>['progress'];
type Relation = Extract<StageView, { type: 'resolve' }>['relation'];

const NOTHING: Offer = {
  lay: [],
  name: [],
  choose: [],
  cards: [],
  twoCards: false,
  coinsAfterTwo: 0,
  love: [],
  victims: [],
  pairs: [],
  answer: false,
  put: [],
  fly: [],
  reach: [],
  load: [],
  unload: [],
  mutate: [],
  relay: [],
  lift: [],
  swap: [],
  flip: [],
  lock: [],
  done: true,
  prices: { secondCard: 2, love: 0, strike: 0, relay: 1, flip: 1, lock: 0 },
};

/** How the button that ends it is called, and the question before it. */
function end(stage: StageView, offer: Partial<Offer>) {
  const relations = ['love', 'shooting', 'eating', 'trade', 'diplomacy', 'mutation'];
  const table = opaque<Table>({
    offer: { value: { ...NOTHING, ...offer } },
    view: {
      value: {
        stage,
        relations: relations.map((relation) => ({ relation, pair: ['spud', 'sluggy'] })),
        planets: [],
        seats: [{ ship: null }],
      },
    },
    seat: { value: 0 },
    seats: { value: [{ name: 'Eva' }] },
    catalogue: {
      planets: [{ planet: 'p1', name: { cs: 'Drobek', en: 'Crumb' } }],
      nodes: [],
    },
  });
  const done = optionsOf(table).find(({ key }) => key === 'done');
  if (!done) throw new Error('it cannot be ended');
  return { says: say(done.label), asks: done.asks && say(done.asks), draft: draftOf(done) };
}

const resolve = (relation: Relation, progress: Progress): StageView =>
  opaque<StageView>({ type: 'resolve', relation, seat: 0, progress });
const FLIGHT = { steps: 0, left: 2, empty: true, jumped: false, passengers: [] };
const CHANGE = { type: 'change', changed: false, flipped: false, locks: 0, following: [] } as const;

/** Each action with something it could do at no cost. */
const LEFT: readonly [string, StageView, Partial<Offer>][] = [
  [
    'Skip love',
    resolve('love', { type: 'love', births: 0 }),
    { love: [{ planet: 'p1', race: 'spud', fits: [] }] },
  ],
  [
    'Skip eating',
    resolve('eating', { type: 'strike', blows: 0 }),
    { victims: [{ relation: 'eating', planet: 'p1', colour: 1, cells: [1] }] },
  ],
  [
    'Skip shooting',
    resolve('shooting', { type: 'strike', blows: 0 }),
    { victims: [{ relation: 'shooting', planet: 'p1', colour: 1, cells: [1] }] },
  ],
  [
    'Trade no more',
    resolve('trade', { type: 'pairs', unpaired: [], asked: null }),
    { pairs: [{ planet: 'p1', left: 0, right: 1 }] },
  ],
  [
    'Negotiate no more',
    resolve('diplomacy', { type: 'pairs', unpaired: [], asked: null }),
    { pairs: [{ planet: 'p1', left: 0, right: 1 }] },
  ],
  [
    'Skip mutation',
    resolve('mutation', { type: 'mutation', mutated: false, relaid: false, lifting: null }),
    { mutate: [{ planet: 'p1', colour: 0, from: 'left', count: 1, changes: 1, cost: 0 }] },
  ],
  [
    'Change nothing',
    resolve('change', { ...CHANGE, fresh: null, following: [] }),
    { swap: [{ relation: 'love', side: 'left', races: ['toadling'] }] },
  ],
  [
    'Fly nowhere',
    resolve('migration', { type: 'migration', flight: FLIGHT }),
    { reach: [{ node: 'n1', steps: 1, cost: 0, free: true, before: 'n0' }] },
  ],
  [
    'Fly nowhere',
    { type: 'fly', seat: 0, flight: FLIGHT },
    { reach: [{ node: 'n1', steps: 1, cost: 0, free: true, before: 'n0' }] },
  ],
];

it.each(LEFT)('%s: names what is lost and asks', (says, stage, offer) => {
  const it = end(stage, offer);
  expect(it.says).toBe(says);
  expect(it.asks).toMatch(new RegExp(`^${says}\\? .+\\.$`));
  expect(it.draft.givesUp).toBe(true);
  const nothing = end(stage, {});
  expect([nothing.says.startsWith('End '), nothing.asks]).toEqual([true, undefined]);
});

it('asks for nothing that would cost coins, nor for the rest of a flight', () => {
  const second = { ...NOTHING.prices, love: 2 };
  const born = resolve('love', { type: 'love', births: 1 });
  const [, , love] = LEFT[0] ?? [];
  expect(end(born, { ...love, prices: second })).toMatchObject({
    says: 'End love',
    asks: undefined,
  });
  const [, , reach] = LEFT[8] ?? [];
  const flown: StageView = { type: 'fly', seat: 0, flight: { ...FLIGHT, steps: 1 } };
  expect(end(flown, { ...reach })).toMatchObject({ says: 'End the flight', asks: undefined });
});
