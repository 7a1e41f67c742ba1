import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import appCs from '../../words/cs/app.ftl?raw';
import cs from '../../words/cs/hunters.ftl?raw';
import appEn from '../../words/en/app.ftl?raw';
import en from '../../words/en/hunters.ftl?raw';
import { Noun } from '../../words/noun';
import { personNoun } from '../../words/person';
import { Words } from '../../words/words';
import { tiles } from './art/pack.fixture';
import { countedIn, scoredIn } from './Scoring';
import type { Catalogue, Counted, Event, Reason, Source, Unit } from './types';
import {
  contentsOf,
  describeEvent,
  describeReason,
  describeUnit,
  equation,
  foretell,
  spotName,
  thing,
} from './words';

const LANGUAGES = { cs: new Words('cs', [appCs, cs]), en: new Words('en', [appEn, en]) } as const;
const BOTH = Object.values(LANGUAGES);
const catalogue = { pack: { id: 'test', version: '1', sha256: '' }, tiles } as Catalogue;
const at = { tile: 0, zone: 0 };

/** Looks like a sentence, not like a key or a place left empty. */
function expectWords(text: string | null): void {
  expect(text).toBeTruthy();
  expect(text).not.toMatch(/hunters-|[{}$]|undefined|NaN/);
}

const keys = (source: string): string[] =>
  new FluentResource(source).body
    .flatMap(({ id, attributes }) => [
      id,
      ...Object.keys(attributes).map((name) => `${id}.${name}`),
    ])
    .sort();

it('says the same things in both languages', () => {
  expect(keys(cs)).toEqual(keys(en));
});

it('foretells empty areas once, pawns by owner, and the bonus', () => {
  const empty = (type: 'forest' | 'river'): Event => ({
    type: 'scored',
    source: { type, at },
    points: 4,
    terms: [],
    seats: [],
    fields: [at],
  });
  const returned = (seat: number): Event => ({ type: 'returned', seat, from: at });
  const events = [empty('river'), empty('river'), returned(1), returned(1), returned(0)];
  const name = (seat: number) => new Noun(['Ada', 'Ben'][seat] ?? '');
  expect(foretell([...events, { type: 'bonusTurn', seat: 0 }], name, LANGUAGES.en)).toEqual([
    'Closes an empty river',
    'Ben gets 2 pawns back',
    'Ada gets 1 pawn back',
    'Ada gets a bonus turn for the menhir',
  ]);
  for (const w of BOTH) for (const line of foretell(events, name, w)) expectWords(line);
  expect(foretell([], name, LANGUAGES.cs)).toEqual([]);
});

describe('words for all the engine can say', () => {
  it('has reasons', () => {
    const reasons: Reason[] = [
      { type: 'notNow' },
      { type: 'notHeld' },
      { type: 'taken' },
      { type: 'notBeside' },
      { type: 'sidesDiffer', side: 'north' },
      { type: 'noOwnPawn' },
      { type: 'noSuchZone' },
      { type: 'supplyEmpty' },
      { type: 'occupied' },
    ];
    for (const w of BOTH) for (const reason of reasons) expectWords(describeReason(reason, w));
  });

  it('has units and sources', () => {
    const units: Unit[] = [
      'forestZone',
      'forestTile',
      'mushrooms',
      'riverTile',
      'fish',
      'lake',
      'deer',
      'eatenDeer',
      'aurochs',
      'mammoth',
    ];
    const sources: Source['type'][] = [
      'forest',
      'river',
      'huntingTrap',
      'canoe',
      'meadow',
      'system',
    ];
    for (const w of BOTH) {
      for (const unit of units) for (const n of [1, 2, 5]) expectWords(describeUnit(unit, n, w));
      for (const source of sources) expectWords(w.say(`hunters-source-${source}`));
    }
  });

  it('has events', () => {
    const scored: Event = {
      type: 'scored',
      source: { type: 'forest', at },
      points: 8,
      terms: [['forestZone', 4, 2]],
      seats: [0, 1],
      fields: [at],
    };
    const events: Event[] = [
      { type: 'first', seat: 0 },
      { type: 'drew', seat: 0, bonus: false, tile: 3, secret: true },
      { type: 'drew', seat: 0, bonus: true, tile: null, secret: true },
      { type: 'removed', seat: 0, tile: 3 },
      { type: 'placed', seat: 0, tile: 3, x: -2, y: 1, turns: 1, joins: [0] },
      { type: 'tookBack', seat: 0, from: at },
      { type: 'occupied', seat: 0, piece: 'pawn', at },
      { type: 'ate', tiger: at, deer: at },
      scored,
      { ...scored, seats: [] },
      { type: 'returned', seat: 0, from: at },
      { type: 'bonusTurn', seat: 0 },
      { type: 'skipped', seat: 0 },
      { type: 'ended' },
    ];
    const seats = ['Eva', 'Petr'].map((name) => ({ name, sitter: { type: 'person' } }));
    const nameOf = (seat: number) => personNoun(seats, seat);
    for (const w of BOTH) {
      for (const event of events) expectWords(describeEvent(event, catalogue, nameOf, w));
      expect(describeEvent({ type: 'turnBegan', seat: 0 }, catalogue, nameOf, w)).toBeNull();
    }
    expect(describeEvent(scored, catalogue, nameOf, LANGUAGES.cs)).toBe(
      'Les: 4 části lesa × 2 = 8 bodů. Body získávají Eva a\u00a0Petr.',
    );
    // Whoever plays alone against computers is spoken to.
    const alone = [
      { name: 'Eva', sitter: { type: 'person' } },
      { name: 'Mistr', sitter: { type: 'bot', level: 'master' } },
    ];
    const told = (event: Event, w: Words) =>
      describeEvent(event, catalogue, (seat) => personNoun(alone, seat, w), w) ?? '';
    for (const event of events) {
      expect(told(event, LANGUAGES.cs)).not.toMatch(/Eva|\bty (má|bere|staví|pokládá)/);
      expect(told(event, LANGUAGES.en)).not.toMatch(/Eva|\byou (has|is|takes|puts)\b/i);
    }
    expect(told(scored, LANGUAGES.cs)).toMatch(/ Body získáváte ty a\u00a0Mistr\.$/);
    expect(told({ ...scored, seats: [0] }, LANGUAGES.cs)).toMatch(/ Body získáváš ty\.$/);
    expect(told({ type: 'bonusTurn', seat: 0 }, LANGUAGES.cs)).toMatch(/^Máš bonusový tah/);
  });

  it('has things on every tile', () => {
    for (const w of BOTH) {
      for (const tile of tiles) {
        for (const { what, n } of contentsOf(tile)) expectWords(thing(what, n, w));
      }
    }
  });
});

it('tells squares by their way from the start, never by a code', () => {
  expect(spotName({ x: 0, y: 0 }, LANGUAGES.en)).toBe('start tile');
  expect(spotName({ x: 3, y: -1 }, LANGUAGES.en)).toBe('3 east, 1 north of the start tile');
  expect(spotName({ x: -2, y: 0 }, LANGUAGES.cs)).toBe('2 na západ od startu');
});

it('writes an equation with its signs', () => {
  const terms = [
    ['deer', 3, 1],
    ['eatenDeer', 1, -1],
    ['mammoth', 2, 3],
  ] satisfies Counted[];
  expect(equation(terms, LANGUAGES.en)).toBe('3 deer − 1 deer eaten + 2 mammoths × 3');
});

describe('the count at the end', () => {
  const scored = (points: number, seats: number[]): Event => ({
    type: 'scored',
    source: { type: 'meadow', at },
    points,
    terms: [],
    seats,
    fields: [at],
  });

  it('leaves out what nobody gets and what is worth nothing', () => {
    const events: Event[] = [
      scored(6, [0]),
      { type: 'ended' },
      scored(3, [1]),
      scored(0, [0]),
      scored(4, []),
    ];
    expect(scoredIn(events).map(({ points }) => points)).toEqual([6, 3, 0]);
    expect(countedIn(events)?.map(({ points }) => points)).toEqual([3]);
    expect(countedIn(events.slice(0, 1))).toBeNull();
  });
});
