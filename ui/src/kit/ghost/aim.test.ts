import { expect, it } from 'vitest';
import { nearest, nextTo, type Place, turnedFrom } from './aim';

const place = (at: string, x: number, y: number, turns = 0): Place<string> => ({
  at,
  middle: { x, y },
  turns,
});

const TILE = { reach: 0.75, stiffness: 0 };
const CARD = { reach: 0.75, stiffness: Number.POSITIVE_INFINITY };
const TOKEN = { reach: 1.3, stiffness: 1.3 };

it('means the nearest place within reach, and of two equally near the earlier one', () => {
  const places = [place('a', 0, 0), place('b', 1, 0), place('c', 4, 4)];
  expect(nearest(places, { x: 1.1, y: 0 }, 0, TILE)?.at).toBe('b');
  expect(nearest(places, { x: 0.5, y: 0 }, 0, TILE)?.at).toBe('a');
  expect(nearest(places, { x: 1, y: 0.75 }, 0, TILE)?.at).toBe('b');
  expect(nearest(places, { x: 1, y: 0.8 }, 0, TILE)).toBeUndefined();
  expect(nearest([], { x: 0, y: 0 }, 0, TILE)).toBeUndefined();
});

it('turns a tile as its place asks, by as few turns on as may be', () => {
  const places = [place('a0', 0, 0, 0), place('a3', 0, 0, 3), place('b1', 1, 0, 1)];
  expect(nearest(places, { x: 0.1, y: 0 }, 2, TILE)?.at).toBe('a3');
  expect(nearest(places, { x: 0.1, y: 0 }, 0, TILE)?.at).toBe('a0');
  expect(nearest(places, { x: 0.7, y: 0 }, 0, TILE)?.at).toBe('b1');
});

it('never turns a card by itself, and a token only where nothing else is near', () => {
  const places = [place('flat', 0, 0, 0), place('up', 1, 0, 1)];
  expect(nearest(places, { x: 1, y: 0 }, 0, CARD)).toBeUndefined();
  expect(nearest(places, { x: 1, y: 0 }, 0, TOKEN)?.at).toBe('flat');
  expect(nearest(places, { x: 1.6, y: 0 }, 0, TOKEN)?.at).toBe('up');
});

it('steps to the next place straight ahead, over gaps, and aside only where none lies ahead', () => {
  const places = [
    place('a', 0, 0),
    place('b', 1, 0),
    place('c', 3, 0),
    place('d', 1, 2),
    place('e', 4, 1),
  ];
  const [a, b, c] = places as [Place<string>, Place<string>, Place<string>];
  expect(nextTo(places, b, 1, 0, 0)?.at).toBe('c');
  expect(nextTo(places, b, 0, 1, 0)?.at).toBe('d');
  expect(nextTo(places, a, -1, 0, 0)).toBeUndefined();
  expect(nextTo(places, c, 1, 0, 0)?.at).toBe('e');
});

it('keeps the turn of a step where turning costs, and else turns as little as may be', () => {
  const from = place('from', 0, 0, 1);
  const places = [place('b0', 1, 0, 0), place('b2', 1, 0, 2), place('c1', 2, 0, 1)];
  expect(nextTo(places, from, 1, 0, 0)?.at).toBe('b2');
  expect(nextTo(places, from, 1, 0, 1.3)?.at).toBe('c1');
});

it('turns a tile where it lies, and a card to the nearest place of the next turn', () => {
  const from = place('a0', 0, 0, 0);
  const places = [from, place('b1', 1, 0, 1), place('a2', 0, 0, 2), place('c1', 3, 0, 1)];
  expect(turnedFrom(places, from, 1, from.middle, 0)?.at).toBe('a2');
  expect(turnedFrom(places, from, -1, from.middle, 0)?.at).toBe('a2');
  expect(turnedFrom(places, from, 1, from.middle, Number.POSITIVE_INFINITY)?.at).toBe('b1');
  expect(turnedFrom(places, from, 1, { x: 3, y: 0 }, Number.POSITIVE_INFINITY)?.at).toBe('c1');
  expect(turnedFrom([from], from, 1, from.middle, 0)).toBeUndefined();
});
