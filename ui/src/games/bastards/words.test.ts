// Every code of the engine has words in both languages.

import { describe, expect, it } from 'vitest';
import box from '../../../../src-tauri/crates/bastards/data/bastards.json?raw';
import type { Event, Reason, Source, Unit } from '../../host/gen/bastards';
import appCs from '../../words/cs/app.ftl?raw';
import cs from '../../words/cs/bastards.ftl?raw';
import levelsCs from '../../words/cs/levels.ftl?raw';
import appEn from '../../words/en/app.ftl?raw';
import en from '../../words/en/bastards.ftl?raw';
import { Noun } from '../../words/noun';
import { Words } from '../../words/words';
import { NEUTRAL, RACES, type Race, RELATIONS } from './types';
import {
  describeDraw,
  describeEvent,
  describeReason,
  describeSource,
  describeUnit,
  foretell,
  raceName,
  relationName,
} from './words';

const LANGUAGES = {
  cs: new Words('cs', [appCs, levelsCs, cs]),
  en: new Words('en', [appEn, en]),
} as const;

const REASONS: Readonly<Record<Reason['type'], true>> = {
  notNow: true,
  layFirst: true,
  radioactive: true,
  settled: true,
  notSetAside: true,
  notSmallest: true,
  notInHand: true,
  sameCard: true,
  coins: true,
  noParents: true,
  wrongRace: true,
  noAttacker: true,
  noVictim: true,
  ownColour: true,
  noSupply: true,
  noRoom: true,
  taken: true,
  blocksRest: true,
  noPair: true,
  notOwnPair: true,
  shipPlaced: true,
  shipThere: true,
  notNext: true,
  noStep: true,
  justJumped: true,
  nowhereToEnd: true,
  noDock: true,
  notYours: true,
  grounded: true,
  holdFull: true,
  notInHold: true,
  upAndDown: true,
  alreadyDone: true,
  noCorpses: true,
  tooFew: true,
  locked: true,
  notOnOffer: true,
  noChange: true,
  notPlayed: true,
  mustChange: true,
};

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
const at = { seat: 0, planet: 'p1' } as const;
/** One of each kind of event; `null` where the log stays silent. */
const EVENTS: { readonly [T in Event['type']]: EventOf<T> | null } = {
  dealt: null,
  ended: null,
  offerLaid: { type: 'offerLaid', races: ['spud', 'sluggy'] },
  startPlayer: { type: 'startPlayer', seat: 1 },
  named: { type: 'named', ...at },
  chosen: { type: 'chosen', seat: 0, race: null },
  choicesShown: { type: 'choicesShown', races: ['spud', 'toadling'] },
  neutralCard: { type: 'neutralCard', race: 'spud' },
  settlerExchanged: { type: 'settlerExchanged', seat: 0, from: 'sluggy', to: 'toadling' },
  leftOut: { type: 'leftOut', colour: NEUTRAL },
  takenUp: { type: 'takenUp', planet: 'p1', cells: [1, 2] },
  laid: { type: 'laid', ...at, colour: 1, race: 'spud', cell: 1, turn: 0, corpse: true, leader: 0 },
  settlingOver: { type: 'settlingOver' },
  round: { type: 'round', number: 3 },
  shipStep: { type: 'shipStep' },
  planned: { type: 'planned', seat: 0, cards: ['love', 'trade'] },
  plansShown: { type: 'plansShown', cards: [['love'], []] },
  paid: { type: 'paid', seat: 0, coins: 2 },
  begun: { type: 'begun', seat: 0, relation: 'love' },
  born: { type: 'born', ...at, race: 'spud' },
  shot: { type: 'shot', ...at, colour: 1, race: 'spud', cells: [1], leader: null },
  eaten: { type: 'eaten', ...at, colour: 1, race: 'spud', cells: [1, 2], leader: 0 },
  asked: { type: 'asked', ...at, partner: 1, relation: 'trade' },
  paired: { type: 'paired', ...at, relation: 'diplomacy', left: 0, right: 1 },
  refused: { type: 'refused', ...at, relation: 'trade' },
  shipPut: { type: 'shipPut', seat: 0, node: 'd1' },
  flew: { type: 'flew', seat: 0, from: 'd1', to: 'x1' },
  loaded: { type: 'loaded', ...at, race: 'spud', cell: 1, leader: NEUTRAL },
  unloaded: { type: 'unloaded', ...at, race: 'spud' },
  landed: { type: 'landed', seat: 0 },
  mutated: { type: 'mutated', ...at, colour: 0, from: 'spud', to: 'sluggy', count: 2 },
  swapped: { type: 'swapped', seat: 0, relation: 'love', side: 'left', from: 'spud', to: 'sluggy' },
  flipped: { type: 'flipped', seat: 0, relation: 'love' },
  locked: { type: 'locked', seat: 0, relation: 'love' },
  unlocked: { type: 'unlocked' },
  dominance: { type: 'dominance', round: 12, each: 2, winners: [{ planet: 'p1', seat: 1 }] },
  cardsReturned: { type: 'cardsReturned' },
  over: { type: 'over' },
};

const catalogue = {
  planets: [{ planet: 'p1', name: { cs: 'Drobek', en: 'Crumb' }, cells: [], docks: [] }],
  nodes: [{ node: 'd1', kind: 'dock', planet: 'p1', x: 0, y: 0 }],
} as never;
const seats = ['Eva', 'Petr'].map((name) => ({
  name,
  mark: 'sun',
  sitter: { type: 'person' as const },
}));

describe.each(['cs', 'en'] as const)('%s', (locale) => {
  const words = LANGUAGES[locale];
  const whole = (text: string): void => expect(text).not.toMatch(/[{}$]|bastards-/);

  it.each(Object.keys(REASONS) as Reason['type'][])('reason %s', (type) => {
    whole(describeReason({ type, needed: 2 } as Reason, words));
  });

  it.each(Object.entries(EVENTS))('event %s', (_, event) => {
    if (!event) return;
    const text = describeEvent(event, { words, catalogue, seats });
    expect(text).not.toBeNull();
    whole(text ?? '');
  });

  it('what was dealt', () => {
    const event = { type: 'dealt', relation: 'love', side: 'left', race: 'sluggy' } as const;
    const said = describeDraw(event, { words, catalogue, seats }) ?? '';
    whole(said);
    expect(said).toContain(relationName('love', words));
    expect(describeDraw({ type: 'over' }, { words, catalogue, seats })).toBeNull();
  });

  it('sources and units', () => {
    const sources: Source[] = [
      { type: 'dominance', round: 8 },
      { type: 'diplomacy' },
      { type: 'coins' },
    ];
    const units: Unit[] = [{ type: 'planet' }, { type: 'pair' }, { type: 'coins', each: 5 }];
    for (const source of sources) whole(describeSource(source, words));
    for (const unit of units) whole(describeUnit(unit, 3, words));
  });

  it('races and relations have names of their own', () => {
    expect(new Set(RACES.map((race) => raceName(race, words))).size).toBe(RACES.length);
    expect(new Set(RELATIONS.map((it) => relationName(it, words))).size).toBe(RELATIONS.length);
  });
});

it('foretells who would dominate, whose answer is due and a coin at once', () => {
  const told = (...events: readonly (Event | null)[]) =>
    foretell(
      events.filter((it) => it !== null),
      { words: LANGUAGES.en, catalogue, seats },
    );
  // A birth: what is told is how it ends, however many steps it takes.
  expect(told(EVENTS.born, EVENTS.loaded, EVENTS.laid)).toEqual(['Eva dominates Crumb']);
  expect(told(EVENTS.shot)).toEqual(['Nobody dominates Crumb']);
  expect(told(EVENTS.loaded)).toEqual(['the neutrals dominate Crumb']);
  expect(told(EVENTS.asked)).toEqual(['Petr may refuse']);
  const paired = { type: 'paired', ...at, relation: 'trade', left: 0, right: NEUTRAL } as const;
  expect(told(paired)).toEqual(['+1 coin']);
  expect(told(EVENTS.named, EVENTS.flew)).toEqual([]);
});

it('declines races and planets in Czech', () => {
  const { planets } = JSON.parse(box) as { planets: { id: string; name: { cs: string } }[] };
  const whole = {
    planets: planets.map(({ id, name }) => ({ planet: id, name, cells: [], docks: [] })),
    nodes: planets.map(({ id }, i) => ({ node: id, kind: 'dock', planet: id, x: i, y: 0 })),
  } as never;
  const teller = { words: LANGUAGES.cs, catalogue: whole, seats };
  const told = (event: (planet: string, race: Race) => unknown) =>
    planets.map(({ id }, i) =>
      describeEvent(event(id, RACES[i % RACES.length] as Race) as Event, teller),
    );
  expect(told((planet, race) => ({ ...EVENTS.unloaded, planet, race }))).toEqual([
    'Eva vyloďuje na Drobka ropušáka.',
    'Eva vyloďuje na Krabici tukanosaura.',
    'Eva vyloďuje na Bouli bramboroida.',
    'Eva vyloďuje na Hrušku kaktusáka.',
    'Eva vyloďuje na Srdce šlimáka.',
    'Eva vyloďuje na Placku ropušáka.',
    'Eva vyloďuje na Hrnec tukanosaura.',
    'Eva vyloďuje na Kráter bramboroida.',
    'Eva vyloďuje na Šneka kaktusáka.',
    'Eva vyloďuje na Obra šlimáka.',
  ]);
  expect(told((planet, race) => ({ ...EVENTS.eaten, planet, race }))).toEqual([
    'Na Drobku Eva žere 2 ropušáky (Petr).',
    'Na Krabici Eva žere 2 tukanosaury (Petr).',
    'Na Bouli Eva žere 2 bramboroidy (Petr).',
    'Na Hrušce Eva žere 2 kaktusáky (Petr).',
    'Na Srdci Eva žere 2 šlimáky (Petr).',
    'Na Placce Eva žere 2 ropušáky (Petr).',
    'Na Hrnci Eva žere 2 tukanosaury (Petr).',
    'Na Kráteru Eva žere 2 bramboroidy (Petr).',
    'Na Šneku Eva žere 2 kaktusáky (Petr).',
    'Na Obru Eva žere 2 šlimáky (Petr).',
  ]);
  expect(told((to) => ({ type: 'flew', seat: 0, from: 'p1', to }))[0]).toBe(
    'Eva letí na pole Drobka.',
  );
});

describe('whoever plays alone against computers', () => {
  const you = [
    { name: 'Eva', mark: 'sun', sitter: { type: 'person' as const } },
    { name: 'Nováček', mark: 'drop', sitter: { type: 'bot' as const, level: 'newcomer' as const } },
  ];
  const told = (locale: 'cs' | 'en', event: Event) =>
    describeEvent(event, { words: LANGUAGES[locale], catalogue, seats: you })?.replaceAll(
      '\u00a0',
      ' ',
    );
  const laid = {
    type: 'laid',
    planet: 'p1',
    race: 'toadling',
    cell: 1,
    turn: 0,
    leader: 0,
  } as const;
  const eaten = { type: 'eaten', planet: 'p1', race: 'spud', leader: null } as const;

  it.each<[Event, string, string]>([
    [
      { ...laid, seat: 0, colour: 0, corpse: false },
      'Kladeš ropušáka na Drobka.',
      'You lay a Toadling on Crumb.',
    ],
    [
      { ...laid, seat: 1, colour: 0, corpse: false },
      'Nováček klade tvého ropušáka na Drobka.',
      'Nováček lays your Toadling on Crumb.',
    ],
    [
      { ...laid, seat: 0, colour: 1, corpse: true },
      'Překládáš mrtvolku Nováčkova ropušáka na Drobku.',
      'You re-lay the corpse of Nováček’s Toadling on Crumb.',
    ],
    [
      { ...eaten, seat: 0, colour: 1, cells: [1] },
      'Na Drobku žereš Nováčkova bramboroida.',
      'You eat Nováček’s Spud on Crumb.',
    ],
    [
      { ...eaten, seat: 1, colour: 0, cells: [1, 2] },
      'Na Drobku Nováček žere 2 tvoje bramboroidy.',
      'Nováček eats your 2 Spuds on Crumb.',
    ],
    [
      { ...eaten, seat: 0, colour: NEUTRAL, cells: [1, 2, 3, 4, 5] },
      'Na Drobku žereš 5 neutrálních bramboroidů.',
      'You eat 5 neutral Spuds on Crumb.',
    ],
    [
      { type: 'choicesShown', races: ['cactusoid', 'sluggy'] },
      'Posíláš kaktusáka, Nováček posílá šlimáka.',
      'You send a Cactusoid, Nováček sends a Sluggy.',
    ],
    [
      { type: 'plansShown', cards: [[], ['love', 'eating']] },
      'Karty na stůl! Nehraješ nic, Nováček hraje lásku a žraní.',
      'Cards on the table! You play nothing, Nováček plays Love and Eating.',
    ],
    [
      { type: 'asked', seat: 1, planet: 'p1', partner: 0, relation: 'trade' },
      'Na Drobku ti Nováček nabízí obchod.',
      'Nováček proposes Trade on Crumb to you.',
    ],
    [
      { type: 'asked', seat: 0, planet: 'p1', partner: 1, relation: 'trade' },
      'Na Drobku nabízíš Nováčkovi obchod.',
      'You propose Trade on Crumb to Nováček.',
    ],
    [
      { type: 'paired', seat: 0, planet: 'p1', relation: 'trade', left: 0, right: 1 },
      'Na Drobku spolu obchodujete ty a Nováček.',
      'There is a trade between you and Nováček on Crumb.',
    ],
    [
      { type: 'dominance', round: 4, each: 2, winners: [{ planet: 'p1', seat: 0 }] },
      'Po 4. kole se počítá dominance, 2 body za planetu. Na Drobku máš převahu ty.',
      'Dominance counts after round 4, 2 points a planet. You dominate Crumb.',
    ],
    [
      { type: 'leftOut', colour: 1 },
      'Nováčkův osadník se nevešel a zůstává doma.',
      'Nováček’s settler did not fit and stays at home.',
    ],
    [
      { type: 'offerLaid', races: ['spud', 'sluggy', 'spud'] },
      'V nabídce leží 2× bramboroidi a šlimáci.',
      '2× Spuds and Sluggies are on offer.',
    ],
  ])('%o', (event, czech, english) => {
    expect(told('cs', event)).toBe(czech);
    expect(told('en', event)).toBe(english);
  });

  it('is never called by name', () => {
    for (const event of Object.values(EVENTS)) {
      if (!event) continue;
      expect(told('cs', event)).not.toMatch(/Eva|\bty (má|hraje|posílá)/);
      expect(told('en', event)).not.toMatch(/Eva|\byou (has|is|plays|sends)\b/i);
    }
  });
});

it('asks no noun for a case that it has not', () => {
  class Strict extends Words {
    override noun(...[id, args, who]: Parameters<Words['noun']>): Noun {
      const noun = super.noun(id, args, who);
      return new Noun(
        noun.value,
        (form) => {
          expect(this.has(`${id}.${form}`), `${id}.${form}`).toBe(true);
          return noun.in(form);
        },
        who,
      );
    }
  }
  const words = new Strict('cs', [appCs, levelsCs, cs]);
  const host = { name: 'Host', mark: 'sun', sitter: { type: 'bot', level: 'guest' } } as const;
  for (const table of [seats, [host, host], [seats[0] ?? host, host]])
    for (const event of Object.values(EVENTS))
      if (event) describeEvent(event, { words, catalogue, seats: table });
});

it('counts in Czech with all three forms', () => {
  const coins = (n: number): string => LANGUAGES.cs.say('bastards-coins', { n });
  expect([1, 3, 5].map(coins)).toEqual(['1 mince', '3 mince', '5 mincí']);
});
