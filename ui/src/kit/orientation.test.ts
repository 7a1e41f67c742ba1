// @vitest-environment happy-dom
// What faces which edge, and where everybody sits.

import { afterEach, describe, expect, it } from 'vitest';
import {
  above,
  EDGES,
  type Edge,
  orientation,
  pointIn,
  pointOf,
  setOrientation,
  shareIn,
  usualEdges,
} from './orientation';

afterEach(() => setOrientation(null));

describe('what is above somebody', () => {
  it('is farther from their edge', () => {
    const at = { x: 100, y: 200 };
    expect(EDGES.map((edge) => above(at, 30, edge))).toEqual([
      { x: 100, y: 170 },
      { x: 130, y: 200 },
      { x: 100, y: 230 },
      { x: 70, y: 200 },
    ]);
  });

  it('is what they see who is on turn, and up on a device held in a hand', () => {
    setOrientation('right');
    expect(document.documentElement.dataset.facing).toBe('right');
    expect(above({ x: 0, y: 0 }, 5)).toEqual({ x: -5, y: 0 });
    setOrientation(null);
    expect(document.documentElement.dataset.facing).toBeUndefined();
    expect(orientation.value).toBeNull();
    expect(above({ x: 0, y: 0 }, 5)).toEqual({ x: 0, y: -5 });
  });
});

describe('a point in a thing that faces an edge', () => {
  // The window's box of a thing: from (10, 20), 200 wide, 100 high.
  const box = { left: 10, top: 20, width: 200, height: 100 };
  // Its upper left corner as the window sees it, and where that is for who reads the thing.
  const corners: readonly (readonly [Edge, { x: number; y: number }])[] = [
    ['bottom', { x: 0, y: 0 }],
    ['left', { x: 0, y: 1 }],
    ['top', { x: 1, y: 1 }],
    ['right', { x: 1, y: 0 }],
  ];

  it.each(corners)('is where who sits at the %s sees it', (edge, seen) => {
    expect(shareIn(box, { x: 10, y: 20 }, edge)).toEqual(seen);
    expect(shareIn(box, { x: 110, y: 70 }, edge)).toEqual({ x: 0.5, y: 0.5 });
  });

  it.each(EDGES)('is found again from the %s', (edge) => {
    const at = { x: 33, y: 44 };
    expect(pointOf(box, pointIn(box, at, edge), edge)).toEqual(at);
  });

  it.each(EDGES)('moves up where a finger moves away from the %s', (edge) => {
    const from = { x: 110, y: 70 };
    const before = shareIn(box, from, edge);
    const after = shareIn(box, above(from, 20, edge), edge);
    expect(after.y).toBeLessThan(before.y);
    expect(after.x).toBeCloseTo(before.x);
  });
});

describe('usual places', () => {
  it('are opposite each other for two', () => {
    expect(usualEdges(2, false)).toEqual(['bottom', 'top']);
    expect(usualEdges(2, true)).toEqual(['bottom', 'top']);
  });

  it.each([3, 4, 5])('go clockwise round the table for %i, each with a place', (count) => {
    for (const isWide of [true, false]) {
      const edges = usualEdges(count, isWide);
      expect(edges).toHaveLength(count);
      const order = edges.map((edge) => EDGES.indexOf(edge));
      expect(order).toEqual([...order].sort());
      expect(new Set(edges).size).toBe(Math.min(count, 4));
    }
  });

  it('put two of five at a long side', () => {
    const shared = (isWide: boolean) => {
      const edges = usualEdges(5, isWide);
      return edges.find((edge, i) => edges.indexOf(edge) < i);
    };
    expect(shared(true)).toBe('top');
    expect(shared(false)).toBe('left');
  });
});
