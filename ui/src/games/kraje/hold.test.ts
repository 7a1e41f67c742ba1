import { expect, it } from 'vitest';
import type { KrajeEvent } from '../../host/gen';
import { rowsOf } from './choices';
import { nextSpot, spotsOf } from './hold';
import { placedIn } from './Reveal';

const SPOTS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 3, y: 0 },
  { x: 1, y: 2 },
  { x: 4, y: 1 },
];

it('steps to the next spot straight ahead, over gaps', () => {
  expect(nextSpot(SPOTS, { x: 1, y: 0 }, 1, 0)).toEqual({ x: 3, y: 0 });
  expect(nextSpot(SPOTS, { x: 1, y: 0 }, 0, 1)).toEqual({ x: 1, y: 2 });
  expect(nextSpot(SPOTS, { x: 0, y: 0 }, -1, 0)).toBeUndefined();
});

it('goes aside only where nothing lies ahead', () => {
  expect(nextSpot(SPOTS, { x: 3, y: 0 }, 1, 0)).toEqual({ x: 4, y: 1 });
});

it('takes upright spots for even turns and sideways ones for odd turns', () => {
  const offer = {
    cards: [1],
    isStuck: false,
    upright: [[0, 0]],
    sideways: [[2, 1]],
  } satisfies Parameters<typeof spotsOf>[0];
  expect([0, 1, 2, 3].map((turns) => spotsOf(offer, turns as 0 | 1 | 2 | 3)[0]?.x)).toEqual([
    0, 2, 0, 2,
  ]);
});

it('knows a reveal by two realms getting a card', () => {
  const placement = { card: 1, side: 'plain', rotation: 0, x: 0, y: 0 } as const;
  const placed = (seat: number): KrajeEvent => ({ type: 'placed', seat, placement });
  expect(placedIn([placed(1), { type: 'ended' }, placed(0), placed(1)])).toEqual([0, 1]);
  expect(placedIn([placed(0)])).toEqual([0]);
});

it('reads a realm row by row with its gaps', () => {
  const field = (x: number, y: number) => ({ x, y, from: 0, symbols: [] });
  const rows = rowsOf([field(2, -1), field(0, 0), field(2, 0)]);
  expect(rows.map((row) => row.y)).toEqual([-1, 0]);
  expect(rows[1]?.cells.map((cell) => cell !== null)).toEqual([true, false, true]);
});
