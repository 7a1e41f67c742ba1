// What grows and lies in the four terrains. What stands on an edge is drawn alike by both tiles that
// share it, each within its own bounds: so woods, waves and grass run on from tile to tile.

import type { JSX } from 'preact';
import { type PlacedStroke, ring, type Stroke, transformPaths } from '../../../kit/ink';
import { Strokes } from '../../../kit/Strokes';
import type { Terrain } from '../types';
import { atSide, jitter, type Point, SIDES } from './geometry';

export interface Piece {
  readonly kind: 'tree' | 'bush' | 'peak' | 'rock' | 'wave' | 'lily' | 'tuft' | 'stook' | 'flower';
  readonly at: Point;
  readonly size: number;
}

/** On an edge: along it, and how large; the same seen from both sides. */
const ON_EDGE: Readonly<Record<Terrain, readonly (readonly [number, Piece['kind'], number])[]>> = {
  forest: [
    [-36, 'bush', 0.8],
    [-13, 'tree', 0.95],
    [2, 'tree', 1.15],
    [15, 'tree', 0.9],
    [37, 'bush', 0.8],
  ],
  lake: [
    [-30, 'wave', 0.9],
    [-4, 'wave', 1.2],
    [26, 'wave', 1],
  ],
  prairie: [
    [-34, 'tuft', 0.9],
    [-12, 'flower', 1],
    [6, 'tuft', 1.1],
    [30, 'flower', 0.9],
  ],
  mountain: [
    [-35, 'rock', 0.7],
    [-9, 'rock', 1.1],
    [9, 'rock', 0.85],
    [34, 'rock', 0.75],
  ],
};

/** Within a wedge: along its edge, inwards, what, how large. */
const INSIDE: Readonly<
  Record<Terrain, readonly (readonly [number, number, Piece['kind'], number])[]>
> = {
  forest: [
    [71, 13, 'tree', 1],
    [61, 23, 'tree', 1.1],
    [44, 21, 'tree', 0.85],
    [50, 35, 'tree', 0.8],
  ],
  lake: [
    [70, 11, 'lily', 1],
    [52, 22, 'wave', 1.2],
    [49, 34, 'wave', 0.8],
  ],
  prairie: [
    [70, 11, 'stook', 0.85],
    [57, 22, 'stook', 1.1],
    [43, 22, 'tuft', 1],
    [50, 35, 'tuft', 0.8],
  ],
  mountain: [
    [69, 16, 'peak', 0.8],
    [54, 25, 'peak', 1.15],
    [43, 30, 'rock', 0.7],
  ],
};

/** What grows on a tile: its terrains clockwise from north, and its number for variety. */
export function growthOf(around: readonly Terrain[], seed: number): readonly Piece[] {
  const random = jitter(seed);
  const growth: Piece[] = [];
  for (const side of SIDES) {
    const terrain = around[side];
    if (!terrain) continue;
    // The far side of an edge counts it the other way round.
    const sense = side < 2 ? 1 : -1;
    for (const [along, kind, size] of ON_EDGE[terrain]) {
      growth.push({ kind, size, at: atSide(side, 50 + along * sense, 0) });
    }
    for (const [u, v, kind, size] of INSIDE[terrain]) {
      const at = atSide(side, u + (random() - 0.5) * 4, v + (random() - 0.5) * 3);
      growth.push({ kind, size: size * (0.92 + random() * 0.16), at });
    }
  }
  return growth.sort((a, b) => a.at.y - b.at.y);
}

/** The shapes of a thing that grows, around where it stands. */
const SHAPES: Readonly<Record<Piece['kind'], readonly Stroke[]>> = {
  tree: [
    { class: 'ok-trunk', d: 'M-1 4h2v4.500h-2z' },
    { class: 'ok-tree', d: 'M0-9C3.5-5 6 .5 5.2 3.2 4.3 6-4.3 6-5.2 3.2-6 .5-3.5-5 0-9z' },
    {
      class: 'ok-tree-light',
      d: 'M-.5-6.500C-3-3-4-.5-3.7 2.2-2.5-.8-1-3.5-.5-6.500z',
    },
  ],
  bush: [
    {
      class: 'ok-tree',
      d: 'M-6 3c-1.5-4 1-6 3-5.500C-2-6 3-6 3.5-2.5 6.5-3 7.5 1 6 3-2 4.5-3 4.2-6 3z',
    },
  ],
  peak: [
    { class: 'ok-peak', d: 'M-11 7L-2.5-9 1.5-3.5 4-6.5 11 7c-6 1.6-16 1.6-22 0z' },
    {
      class: 'ok-peak-shade',
      d: 'M-2.5-9L1.5-3.5 4-6.5 11 7c-3 .8-6 1.1-9 1.200C3 3 0 0-2.5-9z',
    },
    { class: 'ok-snow', d: 'M-5.4-3.500L-2.5-9 .6-4.8-1-3.5-2.6-4.6-3.8-2.800z' },
  ],
  rock: [
    { class: 'ok-peak', d: 'M-6 3L-4.2-2.5.5-4.5 5-1.5 6.5 3C2 4.5-3 4.5-6 3z' },
    { class: 'ok-scratch', d: 'M-1.5-2L1 .5M2.5-1.500L3.5.5' },
  ],
  wave: [
    {
      class: 'ok-wave',
      d: 'M-8-1.500q2.6-2.6 5.2 0t5.2 0 5.2 0M-3 3q2.6-2.6 5.2 0t5.2 0',
    },
  ],
  lily: [
    { class: 'ok-lily', d: 'M0 0L4.5-2.500A5 3.6 0 1 1 1.5-4.500z' },
    { class: 'ok-lily-bloom', d: ring(-1.2, -0.5, 1.4) },
  ],
  tuft: [
    {
      class: 'ok-tuft',
      d: 'M-4 3C-3.8 0-5-2-5.5-3M-1 3C-1-1-1-3 0-5M2 3C2.2 0 3.2-1.5 4.5-2.8',
    },
  ],
  flower: [
    { class: 'ok-tuft', d: 'M-2 4V0M3 4.500V1.5' },
    { class: 'ok-flower', d: `${ring(-2, -1, 1.7)}${ring(3, 0.8, 1.4)}` },
  ],
  stook: [
    {
      class: 'ok-stook',
      d: 'M-4.5 6C-4 1-5.5-3-6.5-6-4-5.5-2.5-7 0-7S4-5.5 6.5-6C5.5-3 4 1 4.5 6 1.5 7-1.5 7-4.5 6z',
    },
    {
      class: 'ok-scratch',
      d: 'M-2.5-4.500L-1.3-.5M2.5-4.500L1.3-.5M0-5.500V-1M-1.8 2.500L-2 5M1.8 2.500L2 5',
    },
    { class: 'ok-stook-tie', d: 'M-4.3.6Q0 2.6 4.3.6' },
  ],
};

/** All that grows somewhere, each thing inked as thick as it is large. */
export function Growth({ growth }: { growth: readonly Piece[] }): JSX.Element {
  return (
    <>
      {growth.map(({ kind, at, size }) => (
        <g
          key={`${kind}${at.x},${at.y}`}
          transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size.toFixed(2)})`}
        >
          <Strokes strokes={SHAPES[kind]} />
        </g>
      ))}
    </>
  );
}

/** The shapes of all that grows on a tile, where they stand. */
export const grown = (growth: readonly Piece[]): readonly PlacedStroke[] =>
  growth.flatMap(({ kind, at, size }) => transformPaths(SHAPES[kind], { ...at, scale: size }));
