import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import type { Event } from '../../host/gen/kraje';
import appCs from '../../words/cs/app.ftl?raw';
import cs from '../../words/cs/kraje.ftl?raw';
import levelsCs from '../../words/cs/levels.ftl?raw';
import appEn from '../../words/en/app.ftl?raw';
import en from '../../words/en/kraje.ftl?raw';
import { personNoun } from '../../words/person';
import { Words } from '../../words/words';
import { describeExample, describeRule } from './rule-words';
import type { Catalogue, Rule } from './types';
import { describeEvent, spotName } from './words';

const LANGUAGES = {
  cs: new Words('cs', [appCs, levelsCs, cs]),
  en: new Words('en', [appEn, en]),
} as const;

/** One rule of each kind, with numbers that are not the original pack's. */
const RULES: readonly Rule[] = [
  { rule: 'largestRiverChain', params: { pts: 1, minGroup: 2 } },
  { rule: 'groupedCells', params: { symbol: 'village', minGroup: 4, pts: 2 } },
  { rule: 'borderCells', params: { symbol: 'crystal', pts: 5 } },
  { rule: 'distinctSymbolsNear', params: { symbol: 'wolf', pts: 2 } },
  { rule: 'pairs', params: { symbols: ['village', 'crystal'], pts: 7 } },
  { rule: 'isolated', params: { symbol: 'deer', notNear: true, notSameLine: false, pts: 3 } },
  { rule: 'riverFlowsInto', params: { symbol: 'forest', pts: 3 } },
  { rule: 'riverFlowsPast', params: { symbol: 'village', pts: 2 } },
  { rule: 'exactDistance', params: { from: 'deer', to: 'wolf', distance: 3, pts: 1 } },
  { rule: 'farFrom', params: { symbol: 'deer', from: ['wolf', 'deer'], minDistance: 1, pts: 4 } },
  { rule: 'enoughNear', params: { symbol: 'wolf', near: 'deer', min: 2, pts: 6 } },
  { rule: 'bestCentre', params: { centre: 'mountain', count: 'forest', maxDistance: 2, pts: 2 } },
  { rule: 'longestLine', params: { pts: 2 } },
  { rule: 'largestSquare', params: { pts: 2 } },
  { rule: 'largestEmptyGroup', params: { pts: 3, minGroup: 5 } },
  { rule: 'copyLowest', params: { includeShared: false } },
  { rule: 'countCells', params: { symbols: ['deer', 'wolf', 'crystal'], pts: 2 } },
];

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

it('makes a whole sentence of every rule from the parameters of the pack', () => {
  for (const words of Object.values(LANGUAGES)) {
    for (const rule of RULES) {
      for (const text of [describeRule(rule, words), describeExample(rule, words)]) {
        expect(text, rule.rule).not.toMatch(/[{}$]|kraje-/);
        expect(text.length, rule.rule).toBeGreaterThan(20);
      }
    }
  }
});

it('puts the parameters into the sentence, inflected', () => {
  expect(
    describeRule(
      {
        rule: 'farFrom',
        params: { symbol: 'wolf', from: ['village', 'wolf'], minDistance: 5, pts: 8 },
      },
      LANGUAGES.cs,
    ),
  ).toBe(
    '8 bodů za každé pole vlka, od kterého je každé pole vesnice a\u00a0každé další pole vlka vzdálené aspoň 5 polí. Když v\u00a0kraji žádné takové není, platí to také. Vzdálenost je nejkratší cesta po polích kraje.',
  );
  expect(
    describeRule(
      { rule: 'enoughNear', params: { symbol: 'deer', near: 'forest', min: 1, pts: 1 } },
      LANGUAGES.en,
    ),
  ).toBe('1 point for each deer field with at least 1 forest field in the eight fields around it.');
});

it('speaks to whoever plays alone against a computer, and declines the computer', () => {
  const seats = [
    { name: 'Eva', sitter: { type: 'person' } },
    { name: 'Mistr', sitter: { type: 'bot', level: 'master' } },
  ];
  const name = { cs: 'Vlk', en: 'Wolf' };
  const pack = { conditions: [{ name }], cards: [{ condition: 1 }] } as unknown as Catalogue;
  const told = (event: Event) =>
    Object.values(LANGUAGES).map((w) =>
      describeEvent(event, pack, (seat) => personNoun(seats, seat, w), w),
    );
  expect(told({ type: 'passed', from: 1, to: 0, card: 1 })).toEqual([
    'Mistr ti předává kartu Vlk.',
    'Mistr passes Wolf to you.',
  ]);
  expect(told({ type: 'passed', from: 0, to: 1, card: 1 })).toEqual([
    'Předáváš Mistrovi kartu Vlk.',
    'You pass Wolf to Mistr.',
  ]);
  expect(told({ type: 'taken', seat: 0, card: 1 })).toEqual([
    'Bereš si z\u00a0balíčku kartu Vlk.',
    'You take Wolf from the deck.',
  ]);
  const realm = (seat: number) =>
    LANGUAGES.cs.say('kraje-realm-of', { name: personNoun(seats, seat, LANGUAGES.cs) });
  expect([0, 1].map(realm)).toEqual(['Tvůj kraj', 'Mistrův kraj']);
});

it('counts in Czech with all three forms', () => {
  const points = (n: number): string => LANGUAGES.cs.say('kraje-points', { n });
  expect([1, 2, 4, 5, 22].map(points)).toEqual(['1 bod', '2 body', '4 body', '5 bodů', '22 bodů']);
});

it('tells places by their way from the first card, never by a code', () => {
  const at = (x: number, y: number) => spotName({ x, y }, LANGUAGES.en);
  expect(at(0, 0)).toBe('right over the first card');
  expect(at(-1, 2)).toBe('1 west, 2 south of the first card');
  expect(spotName({ x: 2, y: 0 }, LANGUAGES.cs)).toBe('2 na východ od první karty');
});
