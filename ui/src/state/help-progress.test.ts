import { expect, it } from 'vitest';
import { grow, growUp, isGrown, isToBeAsked, stay } from './help-progress';

const best = { looked: false, best: true };
const own = { looked: false, best: false };
const helped = { looked: true, best: true };

const turns = (who: string, n: number, turn: typeof best): void => {
  for (let i = 0; i < n; i += 1) grow(who, turn);
};

it('asks after four good turns in a row without help, or eight of any kind', () => {
  turns('ada', 3, best);
  expect(isToBeAsked('ada')).toBe(false);
  turns('ada', 1, best);
  expect(isToBeAsked('ada')).toBe(true);
  turns('bob', 7, own);
  expect(isToBeAsked('bob')).toBe(false);
  turns('bob', 1, own);
  expect(isToBeAsked('bob')).toBe(true);
});

it('begins anew with every suggestion that is looked at', () => {
  turns('eva', 3, best);
  turns('eva', 1, helped);
  turns('eva', 3, best);
  expect(isToBeAsked('eva')).toBe(false);
});

it('asks whoever would rather stay much later', () => {
  turns('jan', 4, best);
  stay('jan');
  turns('jan', 1, helped);
  turns('jan', 11, best);
  expect(isToBeAsked('jan')).toBe(false);
  turns('jan', 1, best);
  expect(isToBeAsked('jan')).toBe(true);
});

it('remembers a guest who has grown out of it', () => {
  expect(isGrown('t1:0')).toBe(false);
  growUp('t1:0', undefined);
  expect(isGrown('t1:0')).toBe(true);
});
