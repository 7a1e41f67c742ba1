// @vitest-environment happy-dom
// Figures as they are written: one number is the same wherever it stands.

import { beforeEach, expect, it } from 'vitest';
import { amount, difference, doubt, formatOf, gained, list, number } from './numbers';
import { loadMessages, SHARED, speak } from './words';

beforeEach(async () => {
  await loadMessages(...SHARED);
  await speak('en');
});

it('a figure is rounded alike in a sentence, in a table and as a difference', () => {
  // Between 13.4 and 13.5 digits and bits would not agree.
  for (const value of [13.45, 0.05, 1.005, 2.25, 6.35, 8.949, 61.65]) {
    const shown = number(value, 1);
    expect(amount(value, 1).replace(/\s.*/, ''), String(value)).toBe(shown);
    expect(difference(value)).toBe(`+${shown}`);
    expect(difference(-value)).toBe(`−${shown}`);
    expect(gained(-value).replace(/\s.*/, '')).toBe(`−${shown}`);
  }
  expect(number(13.45, 1)).toBe('13.5');
  expect(number(-0.04, 1)).toBe('0');
  // In a column every figure has as many places.
  expect([number(10, 1, 1), doubt(0, 1, 1)]).toEqual(['10.0', '0.0']);
});

it('an error is never told smaller than it is', () => {
  expect(doubt(0.31, 1)).toBe('0.4');
  expect(doubt(0.3, 1)).toBe('0.3');
  expect(doubt(0.01, 0)).toBe('1');
});

it('names stand together as a sentence has them', async () => {
  const both = () => [list([]), list(['Eva']), list(['Eva', 'Petr']), list(['Eva', 'Petr', 'Jan'])];
  expect(both()).toEqual(['', 'Eva', 'Eva and Petr', 'Eva, Petr and Jan']);
  await speak('cs');
  expect(both()).toEqual(['', 'Eva', 'Eva a\u00a0Petr', 'Eva, Petr a\u00a0Jan']);
  expect(list(['les', 'řeku'], 'disjunction')).toBe('les nebo řeku');
});

it('a format is made once', () => {
  const made = (options: Intl.NumberFormatOptions) => formatOf(Intl.NumberFormat, options);
  expect(made({ style: 'percent' })).toBe(made({ style: 'percent' }));
  expect(made({ style: 'percent' })).not.toBe(made({}));
});
