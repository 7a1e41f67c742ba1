// Where things lie on a tile. A tile is 100 × 100 units; its segments meet in the middle, borders
// run from its corners to there. Everything is worked out for the tile as it is turned, so that
// pictures stay upright however it lies.

import type { Spot, Tile, Turns } from '../types';

/** The side of a tile in board units. */
export const UNIT = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The four sides, clockwise from north. */
export const SIDES = [0, 1, 2, 3] as const;
export type Side = (typeof SIDES)[number];

const MIDDLE: Point = { x: 50, y: 50 };

/** A point given for the north side, carried to another side. */
export function atSide(side: number, u: number, v: number): Point {
  let point = { x: u, y: v };
  for (let i = 0; i < side; i += 1) point = { x: UNIT - point.y, y: point.x };
  return point;
}

const wrap = (n: number): Side => (((n % 4) + 4) % 4) as Side;

/** The segment behind each side of a tile that is turned. */
export function segmentsAround(tile: Tile, turns: Turns): readonly number[] {
  return SIDES.map((side) => tile.edges[wrap(side - turns)] ?? 0);
}

/** The sides of a segment of a turned tile, in clockwise runs: `[first side, how many]`. */
export function runsOf(tile: Tile, turns: Turns, segment: number): readonly [Side, number][] {
  const around = segmentsAround(tile, turns);
  const runs: [Side, number][] = [];
  for (const side of SIDES) {
    if (around[side] !== segment || around[wrap(side - 1)] === segment) continue;
    let length = 1;
    while (length < 4 && around[wrap(side + length)] === segment) length += 1;
    runs.push([side, length]);
  }
  return runs.length > 0 ? runs : [[0, 4]];
}

/** The corners of a turned tile at which a border begins; corner i comes before side i. */
export function borderCorners(tile: Tile, turns: Turns): readonly Side[] {
  const around = segmentsAround(tile, turns);
  return SIDES.filter((corner) => around[corner] !== around[wrap(corner - 1)]);
}

/** How far a border swings aside, different from tile to tile and never the same twice in a row. */
function swing(tile: Tile, corner: number): number {
  const seed = Number(tile.tile.slice(1)) * 7 + corner * 3;
  return (seed % 2 === 0 ? 1 : -1) * (4.5 + (seed % 5));
}

/** The border from a corner to the middle as a curve: two control points. */
function curve(tile: Tile, turns: Turns, corner: Side): readonly [Point, Point] {
  const by = swing(tile, wrap(corner - turns));
  return [
    atSide(corner, 17 + by * 0.75, 17 - by * 0.75),
    atSide(corner, 34 - by * 0.7, 34 + by * 0.7),
  ];
}

const short = (n: number): string => String(Math.round(n * 10) / 10);
export const spell = (p: Point): string => `${short(p.x)} ${short(p.y)}`;

/** A little over the edge, so that no seam shows between tiles. */
const OVER = 0.5;
const cornerPoint = (corner: number): Point => atSide(wrap(corner), -OVER, -OVER);

/** The line of the border that begins at a corner. */
export function borderPath(tile: Tile, turns: Turns, corner: Side): string {
  const [a, b] = curve(tile, turns, corner);
  return `M${spell(cornerPoint(corner))}C${spell(a)} ${spell(b)} ${spell(MIDDLE)}`;
}

/** The outline of a segment. */
export function segmentPath(tile: Tile, turns: Turns, segment: number): string {
  return runsOf(tile, turns, segment)
    .map(([first, length]) => {
      const last = wrap(first + length);
      const corners = Array.from({ length: length + 1 }, (_, i) => spell(cornerPoint(first + i)));
      if (length === 4) return `M${corners.slice(0, 4).join('L')}Z`;
      const [inA, inB] = curve(tile, turns, last);
      const [outA, outB] = curve(tile, turns, first);
      return (
        `M${corners.join('L')}C${spell(inA)} ${spell(inB)} ${spell(MIDDLE)}` +
        `C${spell(outB)} ${spell(outA)} ${corners[0]}Z`
      );
    })
    .join('');
}

/** Where the reward icons of a segment lie. */
export function iconSpots(tile: Tile, turns: Turns, segment: number): readonly Point[] {
  const n = tile.segments[segment]?.rewards.length ?? 0;
  const sides = runsOf(tile, turns, segment).flatMap(([first, length]) =>
    Array.from({ length }, (_, i) => ({
      side: wrap(first + i),
      isLast: i > 0 && i === length - 1,
    })),
  );
  // One on each side first, then a second row; the last side of a run keeps clear of the farm.
  const isWide = sides.length > 1;
  const spots = (isWide ? [46, 24] : [29, 71]).flatMap((u) =>
    sides.map(({ side, isLast }) => atSide(side, isLast ? 100 - u : u, 12.5)),
  );
  return spots.slice(0, n);
}

/** Where a farm stands in a segment. */
export function farmSpot(tile: Tile, turns: Turns, segment: number): Point {
  const runs = runsOf(tile, turns, segment);
  const [first, length] = runs[0] ?? [0, 1];
  if (length === 1) return atSide(first, 54, 17);
  if (length === 2) return atSide(first, 76, 24);
  return atSide(wrap(first + 1), 50, 18);
}

/** The corner at which a border of the catalogue begins on the turned tile. */
export function cornerOfBorder(tile: Tile, turns: Turns, border: number): Side {
  const pair = tile.borders[border];
  const around = segmentsAround(tile, turns);
  const found = borderCorners(tile, turns).find((corner) => {
    const [before, after] = [around[wrap(corner - 1)], around[corner]];
    return (
      pair !== undefined &&
      ((before === pair[0] && after === pair[1]) || (before === pair[1] && after === pair[0]))
    );
  });
  return found ?? 0;
}

/** Where a warehouse stands on a border. */
export function warehouseSpot(tile: Tile, turns: Turns, border: number): Point {
  return atSide(cornerOfBorder(tile, turns, border), 32, 32);
}

/** Where a building stands, in the frame of the tile. */
export function spotPoint(tile: Tile, turns: Turns, spot: Spot): Point {
  switch (spot.type) {
    case 'silo':
      return MIDDLE;
    case 'warehouse':
      return warehouseSpot(tile, turns, spot.border);
    case 'farm':
      return farmSpot(tile, turns, spot.segment);
  }
}

/** The side whose wedge a point of the tile lies in. */
function sideAt(x: number, y: number): Side {
  const [dx, dy] = [x - 50, y - 50];
  if (Math.abs(dy) >= Math.abs(dx)) return dy <= 0 ? 0 : 2;
  return dx > 0 ? 1 : 3;
}

/** The segment a point of the turned tile lies in. */
export function segmentAt(tile: Tile, turns: Turns, x: number, y: number): number {
  return segmentsAround(tile, turns)[sideAt(x, y)] ?? 0;
}

/** Numbers between 0 and 1 that look random but belong to the seed: art is the same every time. */
export function jitter(seed: number): () => number {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917) >>> 0;
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}
