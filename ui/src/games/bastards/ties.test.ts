import { expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { ui } from './index';
import { coinsLeft } from './play';
import type { View } from './types';

const sheet = opaque<Parameters<typeof coinsLeft>[1]>({
  seats: [
    {
      total: 2,
      lines: [
        { points: 2, terms: [{ of: { type: 'coins', each: 5 }, count: 2, each: 1 }], fields: [] },
      ],
    },
    { total: 2, lines: [{ points: 2, terms: [{ of: { type: 'planet' }, count: 2, each: 1 }] }] },
  ],
});
const view = (type: 'over' | 'plan') =>
  opaque<View & { game: 'bastards' }>({
    stage: { type },
    seats: [
      { coins: 13, living: 4 },
      { coins: 3, living: 6 },
    ],
  });

it('shows coins that became points as held no longer', () => {
  expect([0, 1].map((seat) => coinsLeft(view('over'), sheet, seat))).toEqual([3, 3]);
  expect([0, 1].map((seat) => coinsLeft(view('plan'), sheet, seat))).toEqual([13, 3]);
});

it('decides between equals by the coins left, then by living creatures', () => {
  const breaks = ui.tieBreaks?.(view('over'), sheet) ?? [];
  expect(breaks.map(({ values }) => values)).toEqual([
    [3, 3],
    [4, 6],
  ]);
});
