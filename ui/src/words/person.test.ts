// @vitest-environment happy-dom
// Whom a sentence speaks to, and how everybody else is called in it.

import { beforeEach, describe, expect, it } from 'vitest';
import { gapMessage } from '../table/result/ranking';
import { personNoun, youOf } from './person';
import { loadMessages, SHARED, say, speak } from './words';

const person = (name: string) => ({ name, sitter: { type: 'person' } as const });
const bot = (name: string, level = 'master') => ({ name, sitter: { type: 'bot', level } as const });

beforeEach(async () => {
  await loadMessages(...SHARED);
  await speak('cs');
});

it('speaks to the only person at a table, and to nobody among several', () => {
  expect(youOf([bot('Mistr'), person('Eva')])).toBe(1);
  expect(youOf([person('Eva')])).toBe(0);
  expect(youOf([person('Eva'), person('Petr'), bot('Mistr')])).toBeNull();
  expect(youOf([bot('Mistr'), bot('Návštěvník', 'guest')])).toBeNull();
});

describe('a bot', () => {
  const forms = (name: string, level?: string) => {
    const noun = personNoun([bot(name, level)], 0);
    return [noun.who, noun.value, noun.in('gen')];
  };

  it('is declined where it goes by its level', () => {
    expect(forms('Nováček', 'newcomer')).toEqual(['bot', 'Nováček', 'Nováčka']);
    expect(forms('Znalec', 'expert')).toEqual(['bot', 'Znalec', 'Znalce']);
  });

  it('has its name alone where somebody gave it one, or a number', () => {
    expect(forms('Bob', 'newcomer')).toEqual(['name', 'Bob', 'Bob']);
    expect(forms('Mistr 2')).toEqual(['name', 'Mistr 2', 'Mistr 2']);
  });
});

it('says after a defeat where the winner got the most more', async () => {
  const seat = (at: object, place: number, [forest, meadow]: number[]) => ({
    ...at,
    place,
    points: { forest, meadow },
  });
  const result = (own: number, theirs: number[]) =>
    ({
      game: 'hunters',
      sources: ['forest', 'meadow', 'canoe'],
      seats: [
        seat({ ...person('Eva'), seat: 0 }, own, [9, 4]),
        seat({ ...bot('Mistr'), seat: 1 }, 3 - own, theirs),
      ],
    }) as unknown as Parameters<typeof gapMessage>[0];
  const said = (...args: Parameters<typeof result>) => {
    const message = gapMessage(result(...args));
    return message && say(message).replaceAll('\u00a0', ' ');
  };
  const gap = 'Příště zkus získat víc za louky: Mistr tam má 16 bodů, ty 4.';
  expect(said(2, [12, 16])).toBe(gap);
  expect(said(1, [12, 16])).toBeNull();
  // What the winner only lost less of helped nobody.
  expect(said(2, [9, 4])).toBeNull();
  await speak('en');
  expect(said(2, [12, 16])).toMatch(/^Next time try for more in “Meadows”: .* you have 4\.$/);
});
