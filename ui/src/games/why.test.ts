// @vitest-environment happy-dom
// Every reason of every game has words in both languages, with its figures.

import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { BastardsTopic, HuntersTopic, KrajeTopic, OkanaganTopic } from '../host/gen/bots';
import type { GameId, Of, Topic } from '../host/protocol';
import { opaque } from '../kit/opaque';
import { loadMessages, say, speak } from '../words/words';
import { ui as bastards } from './bastards';
import type { GameTable, GameUi } from './game-ui';
import { ui as hunters } from './hunters';
import { ui as kraje } from './kraje';
import { ui as okanagan } from './okanagan';
import { PACK } from './okanagan/pack.fixture';

/** Some of each kind: one that is missing does not compile. */
type Each<T extends { type: string }> = {
  readonly [K in T['type']]: readonly Omit<Extract<T, { type: K }>, 'type'>[];
};

const planet = { planet: 'p5', round: 8, points: 1 } as const;

const BASTARDS: Each<BastardsTopic> = {
  planet: [
    { ...planet, own: 2, most: 1, from: [1, 1] },
    { ...planet, own: 2, most: 1, from: [2, 1] },
    { ...planet, own: 2, most: 2, from: [1, 2] },
    { ...planet, own: 1, most: 3, from: [1, 4] },
    { ...planet, own: 0, most: 1, from: [0, 2] },
    { ...planet, own: 0, most: 0, from: [0, 2] },
  ],
  card: [
    { relation: 'trade', planet: null, total: 3 },
    { relation: 'diplomacy', planet: null, total: 2 },
    { relation: 'love', planet: 'p4', total: 1 },
    { relation: 'shooting', planet: 'p4', total: 2 },
    { relation: 'eating', planet: 'p4', total: 1 },
    { relation: 'migration', planet: null, total: 1 },
    { relation: 'mutation', planet: 'p4', total: 5 },
  ],
  spare: [
    { relation: 'eating', waits: true },
    { relation: 'eating', waits: false },
  ],
  kept: [
    { relation: 'love', total: 0, waits: true },
    { relation: 'love', total: 0, waits: false },
    { relation: 'trade', total: 1, waits: true },
    { relation: 'diplomacy', total: 1, waits: true },
    { relation: 'shooting', total: 2, waits: true },
    { relation: 'mutation', total: 1, waits: true },
  ],
  pairs: [{ relation: 'trade', pairs: 2 }],
  theirs: [{ relation: 'diplomacy', pairs: 0 }],
  birth: [{}],
  strike: [{ relation: 'eating', victims: 2 }],
  threat: [{ victims: 0 }, { victims: 2 }],
  race: [{ race: 'toucanosaur', relations: 3 }],
  blow: [{ planet: 'p1', victims: 2 }],
  agreed: [
    { coins: 1, points: 0, asks: true },
    { coins: 0, points: 1, asks: true },
    { coins: 0, points: 1, asks: false },
  ],
  loadable: [{ creatures: 4 }],
  reach: [{ planets: 0 }, { planets: 3 }],
  at: [{ planet: 'p5', creatures: 2 }],
  enough: [{ isFlight: true }, { isFlight: false }],
  coins: [{ coins: 0 }, { coins: 7 }],
  aboard: [{ creatures: 2, flights: 3, round: 4 }],
  fetches: [{ flights: 1, round: 12 }],
  room: [{ planet: 'p2', races: 4 }],
};

const KINDS = ['forest', 'river', 'meadow', 'system'] as const;

const HUNTERS: Each<HuntersTopic> = {
  area: KINDS.flatMap((kind) =>
    [
      { own: 1, most: 0 },
      { own: 2, most: 1 },
      { own: 1, most: 1 },
      { own: 1, most: 2 },
    ].map((who) => ({ kind, ...who, points: 6, open: 2, gaps: 2, fits: 9 })),
  ),
  theirs: KINDS.map((kind, i) => ({ seat: 1, kind, points: 4, open: 1, gaps: 1, fits: i })),
  pawns: [
    { left: 0, back: 0 },
    { left: 3, back: 0 },
    { left: 3, back: 1 },
  ],
  huts: [{ left: 2 }],
  bonus: [{}],
};

const OKANAGAN: Each<OkanaganTopic> = {
  area: [
    { terrain: 'lake', own: 3, most: 0, open: 2, icons: 4 },
    { terrain: 'forest', own: 2, most: 3, open: 0, icons: 0 },
  ],
  goal: [
    { goal: 3, sets: 0, lacks: 1 },
    { goal: 3, sets: 2, lacks: 1 },
    { goal: 3, sets: 2, lacks: 3 },
  ],
  explorer: [{ sets: 1, lacks: 2 }],
  nuggets: [{ nuggets: 2, most: 1 }],
  kept: [
    { building: 'farm', left: 2 },
    { building: 'silo', left: 1 },
  ],
  promise: [{ goal: 1, points: 5, tokens: 2 }],
  closes: [{ terrain: 'mountain', own: 3, most: 1, icons: 4 }],
  noneCloses: [{}],
  fits: [
    { places: 4, isHidden: false, others: 4 },
    { places: 4, isHidden: false, others: 3 },
    { places: 2, isHidden: true, others: 0 },
    { places: 2, isHidden: true, others: 1 },
  ],
  tokens: [{ tokens: 5 }],
};

const KRAJE: Each<KrajeTopic> = {
  condition: [{ condition: 1, points: 7.5 }],
  later: [{ points: 12 }],
};

const seats = ['Eva', 'Petr'].map((name) => ({ name, sitter: { type: 'person' } }));
const catalogues = {
  bastards: { planets: [] },
  hunters: {},
  okanagan: PACK,
  kraje: { pack: { id: 'p' }, conditions: [{ name: { cs: 'Kruh života', en: 'Circle' } }] },
};

/** All sentences of a game, each beside what it is about. */
function told<G extends GameId>(ui: GameUi<G>, all: Record<string, readonly object[]>) {
  const table = opaque<GameTable<G>>({ catalogue: catalogues[ui.id], seats: signal(seats) });
  return Object.entries(all).flatMap(([type, topics]) =>
    topics.map((topic) => {
      const text = say(ui.sayWhy(opaque<Of<Topic, G>>({ type, ...topic }), table, 1.5));
      return { text, topic };
    }),
  );
}

it.each(['cs', 'en'] as const)('has words for every reason: %s', async (locale) => {
  await loadMessages('people', 'bastards', 'hunters', 'okanagan', 'kraje');
  await speak(locale);
  const all = [
    ...told(bastards, BASTARDS),
    ...told(hunters, HUNTERS),
    ...told(okanagan, OKANAGAN),
    ...told(kraje, KRAJE),
  ];
  for (const { text } of all) {
    expect(text).toMatch(/^[\p{Lu}\d].*\.$/su);
    expect(text).not.toMatch(/[{}$]|-why-|undefined|(Petr).*\1/);
  }
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
});

it('says how much better a placement is, where something else brings some of it too', async () => {
  await speak('en');
  const [more] = told(kraje, { condition: [{ condition: 1, points: 7.5 }] });
  expect(more?.text).toBe(
    'Circle brings you 7.5 points on average by the end, 1.5 more than otherwise.',
  );
  const [all] = told(kraje, { condition: [{ condition: 1, points: 1.5 }] });
  expect(all?.text).toBe('Circle brings you 1.5 points on average by the end.');
});
