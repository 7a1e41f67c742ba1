// @vitest-environment happy-dom
// What is chosen of the saved games, as the door is asked for it and as it is told.

import { beforeEach, expect, it } from 'vitest';
import type { Person } from '../../host/protocol';
import { opaque } from '../../kit/opaque';
import { cards } from '../../state/games';
import { loadMessages, SHARED, speak } from '../../words/words';
import { ANY, choices, dateOf, dayOf, daysOf, type Filtered, filterOf } from './filtered';

const EVA: Person = {
  profile: 'eva',
  name: 'Eva',
  mark: 'sun',
  help: 'normal',
  textSize: 'normal',
  isHidden: false,
  games: 3,
  counted: 0,
  merged: [],
};

beforeEach(async () => {
  await loadMessages('games', 'statistics', ...SHARED);
  await speak('en');
});

const dates = (span: Filtered['span'], today: string) => {
  const { from, to } = daysOf(span, today);
  return [dateOf(from), dateOf(to)];
};

it('knows the days that the calendar has for a name', () => {
  expect(dates('month', '2028-02-10')).toEqual(['2028-02-01', '2028-02-29']);
  expect(dates('month', '2026-12-31')).toEqual(['2026-12-01', '2026-12-31']);
  expect(dates('year', '2026-11-30')).toEqual(['2026-01-01', '2026-12-31']);
  expect(dates('last-year', '2026-01-01')).toEqual(['2025-01-01', '2025-12-31']);
  expect(dates('any', '2026-01-01')).toEqual(['', '']);
  expect(dayOf('1970-01-02')).toBe(1);
  expect(dayOf('')).toBeUndefined();
});

it('asks the door for nothing where nothing is chosen', () => {
  expect(filterOf(ANY, '2026-11-30')).toEqual({});
  expect(choices(ANY, [])).toEqual([]);
  const sorted: Filtered = { ...ANY, text: '  ', order: 'longest' };
  expect(filterOf(sorted, '2026-11-30')).toEqual({});
  expect(choices(sorted, [])).toEqual([]);
});

it('tells every choice, and takes each back by itself', () => {
  const all: Filtered = {
    ...ANY,
    text: ' rain ',
    game: 'hunters',
    variant: [],
    people: ['eva', 'gone'],
    span: { from: 20_000 },
    traits: ['won', 'ofDay'],
  };
  const found = choices(all, [EVA]);
  expect(found.map(({ label }) => label)).toEqual([
    '“rain”',
    'Carcassonne: Hunters and Gatherers',
    'standard',
    'Eva',
    '?',
    'since 4 Oct 2024',
    'won',
    'daily deals',
  ]);
  expect(filterOf(all, '2026-11-30')).toEqual({
    text: 'rain',
    game: 'hunters',
    variant: [],
    people: ['eva', 'gone'],
    from: 20_000,
    traits: ['won', 'ofDay'],
  });
  let left: Filtered = all;
  for (let n = found.length; n > 0; n = choices(left, [EVA]).length) {
    const last = choices(left, [EVA]).at(-1);
    if (last) left = last.rest;
    expect(choices(left, [EVA]).length).toBeLessThan(n);
  }
  expect(left).toEqual(ANY);
});

it('seeks games and bots by what they are called here, and nothing by one letter', () => {
  cards.value = (['kraje', 'hunters'] as const).map((game) => opaque({ game }));
  const asked = (text: string) => filterOf({ ...ANY, text }, '2026-11-30');
  expect(asked('Ž ')).toEqual({});
  expect(asked('rain')).toEqual({ text: 'rain' });
  expect(asked(' GATHER  eva expért ')).toEqual({
    text: 'GATHER  eva expért',
    called: [
      { word: 'GATHER', games: ['hunters'], levels: [] },
      { word: 'expért', games: [], levels: ['expert'] },
    ],
  });
});

it('says from when to when', () => {
  const told = (span: Filtered['span']) => choices({ ...ANY, span }, [])[0]?.label;
  expect(told({ to: 20_000 })).toBe('until 4 Oct 2024');
  expect(told({ from: 20_000, to: 20_000 })).toBe('4 Oct 2024');
  expect(told({ from: 20_000, to: 20_031 })).toBe('4 Oct 2024 – 4 Nov 2024');
  expect(told('month')).toBe('This month');
});
