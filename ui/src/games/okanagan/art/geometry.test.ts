import { expect, it } from 'vitest';
import { cornerTile, FOUR, PACK, THROUGH } from '../pack.fixture';
import type { Turns } from '../types';
import { TERRAINS, type Terrain } from '../types';
import {
  atSide,
  borderCorners,
  cornerOfBorder,
  farmSpot,
  iconSpots,
  runsOf,
  segmentAt,
  segmentsAround,
  spotPoint,
  warehouseSpot,
} from './geometry';
import { growthOf } from './land';

const ALL_TURNS: readonly Turns[] = [0, 1, 2, 3];
const corner = cornerTile('T01', { action: 'nugget' });

it('turns a tile clockwise', () => {
  expect(segmentsAround(FOUR, 0)).toEqual([0, 1, 2, 3]);
  expect(segmentsAround(FOUR, 1)).toEqual([3, 0, 1, 2]);
  expect(segmentsAround(corner, 2)).toEqual([1, 2, 0, 0]);
});

it('carries points from the north side to the others', () => {
  expect([0, 1, 2, 3].map((side) => atSide(side, 30, 10))).toEqual([
    { x: 30, y: 10 },
    { x: 90, y: 30 },
    { x: 70, y: 90 },
    { x: 10, y: 70 },
  ]);
});

it('joins the sides of a segment that lie side by side, also over the north-west corner', () => {
  expect(runsOf(corner, 0, 0)).toEqual([[0, 2]]);
  expect(runsOf(corner, 3, 0)).toEqual([[3, 2]]);
  expect(runsOf(THROUGH, 0, 1)).toEqual([
    [1, 1],
    [3, 1],
  ]);
});

it('draws borders between different segments only', () => {
  expect(borderCorners(FOUR, 0)).toHaveLength(4);
  expect(borderCorners(corner, 0)).toEqual([0, 2, 3]);
  expect(borderCorners(corner, 1)).toEqual([0, 1, 3]);
});

it('puts what lies in a segment into that segment, however the tile is turned', () => {
  for (const tile of PACK.tiles) {
    for (const turns of ALL_TURNS) {
      tile.segments.forEach((segment, i) => {
        const spots = iconSpots(tile, turns, i);
        expect(spots).toHaveLength(segment.rewards.length);
        for (const { x, y } of [...spots, farmSpot(tile, turns, i)]) {
          expect(segmentAt(tile, turns, x, y), `${tile.tile} turned ${turns}`).toBe(i);
        }
      });
    }
  }
});

it('puts a warehouse on the border of its two segments and the silo in the middle', () => {
  for (const tile of PACK.tiles) {
    for (const turns of ALL_TURNS) {
      tile.borders.forEach((pair, border) => {
        const around = segmentsAround(tile, turns);
        const at = cornerOfBorder(tile, turns, border);
        expect([around[at], around[(at + 3) % 4]].sort()).toEqual([...pair].sort());
        const { x, y } = warehouseSpot(tile, turns, border);
        expect(Math.abs(x - 50)).toBe(Math.abs(y - 50));
      });
      expect(spotPoint(tile, turns, { type: 'silo' })).toEqual({ x: 50, y: 50 });
    }
  }
});

it('keeps the spots of a tile apart, so that none hides another', () => {
  for (const tile of PACK.tiles) {
    const spots = [
      { x: 50, y: 50 },
      ...tile.borders.map((_, i) => warehouseSpot(tile, 0, i)),
      ...tile.segments.map((_, i) => farmSpot(tile, 0, i)),
    ];
    spots.forEach((a, i) => {
      for (const b of spots.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(18);
    });
  }
});

it('grows the same on both sides of an edge, so that no seam shows', () => {
  const others: readonly Terrain[] = ['lake', 'prairie', 'mountain'];
  for (const terrain of TERRAINS) {
    const at = (side: number) => others.toSpliced(side, 0, terrain);
    const along = (side: number, axis: 'x' | 'y', edge: number) =>
      growthOf(at(side), side + 5)
        .filter((it) => it.at[axis === 'x' ? 'y' : 'x'] === edge)
        .map(({ kind, size, at }) => `${kind} ${size} ${at[axis]}`)
        .sort();
    expect(along(0, 'x', 0)).toEqual(along(2, 'x', 100));
    expect(along(1, 'y', 100)).toEqual(along(3, 'y', 0));
    expect(along(0, 'x', 0).length).toBeGreaterThan(2);
  }
});
