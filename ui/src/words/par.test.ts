// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { parText, parWhat } from './par';
import { loadMessages, speak } from './words';

const par = (over: number, error = 0.6) => ({ mean: 52.4, error, games: 8, over });

it('says over, under and level, and how sure the par is where that matters', async () => {
  await speak('cs');
  await loadMessages('deal');
  expect([4, -3, 0].map((over) => parText(par(over)))).toEqual([
    '+4 nad par',
    '3 pod par',
    'přesně par',
  ]);
  expect(parWhat(par(4), true)).toMatch(/stejným rozdáním: 52,4\sbodu\./);
  expect(parWhat(par(4, 1.3), true)).toMatch(/: 52,4\s±\s1,3\sbodu\./);
  expect(parWhat(par(4), false)).toMatch(/před soupeřem/);
  await speak('en');
  expect([4, -3, 0].map((over) => parText(par(over)))).toEqual([
    '+4 over par',
    '3 under par',
    'level par',
  ]);
});
