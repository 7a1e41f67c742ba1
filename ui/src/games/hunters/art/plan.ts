// The ground plan of a tile, made from its zones: where trees stand, water runs and grass grows.
// All tiles follow one construction, so that any two touching sides join without a seam: forest
// fills its whole side, a river crosses its side in the middle at a right angle. A coarse raster
// of the plan says which spot belongs to which zone; taps, pieces and animals are placed by it.
// The plan is checked against the zones in plan.test.ts: each patch of grass is one meadow.

import type { CatalogueTile } from '../../../host/gen/hunters';
import { memoizeWeak } from '../../../kit/memoize-weak';
import {
  at,
  between,
  CENTRE,
  type Curve,
  corner,
  distance,
  distanceTo,
  flatten,
  isInside,
  middle,
  type Point,
  spell,
  spellCurve,
} from './geometry';

export interface ForestPlan {
  readonly zone: number;
  /** The ground under the trees. */
  readonly path: string;
  readonly polygon: readonly Point[];
  /** The edge of the wood inside the tile, without the tile's own sides. */
  readonly rims: readonly (readonly Point[])[];
}

interface RiverPlan {
  readonly zone: number;
  readonly path: string;
  readonly chain: readonly Point[];
}

interface LakePlan {
  readonly zone: number;
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
}

export interface TilePlan {
  readonly forests: readonly ForestPlan[];
  readonly rivers: readonly RiverPlan[];
  readonly lakes: readonly LakePlan[];
  /** Zone at the middle of each raster cell, row by row; `NOWHERE` on shores. */
  readonly raster: Int8Array;
}

/** Raster cells along a side. */
export const GRAIN = 40;
export const NOWHERE = -1;
const RIVER_HALF = 5.5;

interface Run {
  readonly first: number;
  readonly length: number;
}

const sidesOf = (tile: CatalogueTile, zone: number): number[] =>
  [0, 1, 2, 3].filter((side) => tile.sides[side]?.zones.includes(zone));

/** Neighbouring sides gathered, clockwise. */
function runs(sides: readonly number[]): Run[] {
  const has = (side: number): boolean => sides.includes(((side % 4) + 4) % 4);
  if (sides.length === 4) return [{ first: 0, length: 4 }];
  return sides
    .filter((side) => !has(side - 1))
    .map((first) => {
      let length = 1;
      while (has(first + length)) length += 1;
      return { first, length };
    });
}

/** The edge of a wood that fills the sides of the run, from the end of the run back to its start. */
function rim({ first, length }: Run): Curve {
  const from = corner(first + length);
  const to = corner(first);
  const [pull, share] =
    length === 1
      ? [middle(first + 2), 0.4]
      : length === 2
        ? [corner(first + 3), 0.36]
        : [middle(first + 1), 0.14];
  if (length === 2) {
    // The corner the run goes round; the edge swells towards it a little.
    const inner = corner(first + 1);
    return {
      from,
      to,
      c1: between(between(from, CENTRE, 0.62), inner, 0.14),
      c2: between(between(to, CENTRE, 0.62), inner, 0.14),
    };
  }
  if (length === 3) {
    const open = middle(first + 3);
    const depth = between(open, CENTRE, 0.72);
    return { from, to, c1: between(from, depth, 0.8), c2: between(to, depth, 0.8) };
  }
  const depth = between(middle(first), pull, share);
  const shift = (p: Point): Point =>
    at(p.x + depth.x - middle(first).x, p.y + depth.y - middle(first).y);
  return { from, to, c1: shift(between(from, to, 0.16)), c2: shift(between(from, to, 0.84)) };
}

function forest(tile: CatalogueTile, zone: number): ForestPlan {
  const parts = runs(sidesOf(tile, zone));
  const [only, other] = parts;
  const rims: Point[][] = [];
  let path = '';
  const polygon: Point[] = [];
  const along = ({ first, length }: Run): void => {
    for (let i = 0; i <= length; i += 1) {
      const p = corner(first + i);
      // A little over the sides, so that no seam shows between tiles.
      path += `${path === '' ? 'M' : 'L'}${spell(between(p, CENTRE, -0.008))}`;
      polygon.push(p);
    }
  };
  const back = (curve: Curve): void => {
    const points = flatten(curve);
    path += spellCurve(curve);
    polygon.push(...points.slice(1));
    rims.push(points);
  };
  if (only === undefined) throw new Error(`tile ${tile.id}: forest ${zone} touches no side`);
  if (other !== undefined) {
    // Two sides across: a belt of trees, narrower in the middle.
    const waist = (from: Point, to: Point): Curve => {
      const inner = between(between(from, to, 0.5), CENTRE, 0.52);
      return { from, to, c1: between(from, inner, 0.86), c2: between(to, inner, 0.86) };
    };
    along(only);
    back(waist(corner(only.first + 1), corner(other.first)));
    along(other);
    back(waist(corner(other.first + 1), corner(only.first)));
  } else {
    const [one, two] = [only.length === 4 ? [] : split(tile, only), rim(only)];
    along(only);
    if (one.length === 0) back(two);
    else {
      // Trees reach the corner between two meadows that must stay apart.
      const stops = [two.from, ...one, two.to];
      for (let i = 1; i < stops.length; i += 1) {
        const from = stops[i - 1];
        const to = stops[i];
        if (from === undefined || to === undefined) continue;
        const inner = between(between(from, to, 0.5), CENTRE, 0.56);
        back({ from, to, c1: between(from, inner, 0.8), c2: between(to, inner, 0.8) });
      }
    }
  }
  return { zone, path: `${path}Z`, polygon, rims };
}

/** Corners away from the run where two different meadows meet: only trees can keep them apart. */
function split(tile: CatalogueTile, run: Run): Point[] {
  const found: Point[] = [];
  for (let i = run.length + 1; i < 4; i += 1) {
    const before = tile.sides[(run.first + i - 1) % 4];
    const after = tile.sides[(run.first + i) % 4];
    if (before === undefined || after === undefined) continue;
    if (before.terrain === 'forest' || after.terrain === 'forest') continue;
    if (before.zones[before.zones.length - 1] !== after.zones[0]) found.push(corner(run.first + i));
  }
  return found;
}

/** Where a tile's only lake may lie: in the clear first, then closer and closer to the trees. */
function lakeSpots(tile: CatalogueTile): Point[] {
  const wooded = [0, 1, 2, 3].filter((side) => tile.sides[side]?.terrain === 'forest');
  const away = wooded.reduce((p, side) => between(p, middle(side + 2), 0.12), CENTRE);
  const towards = [0.16, 0.28, 0.4].flatMap((share) => [
    wooded.reduce((p, side) => between(p, middle(side), share), CENTRE),
    ...wooded.map((side) => between(CENTRE, middle(side), share)),
  ]);
  return [away, CENTRE, ...towards];
}

function lakes(tile: CatalogueTile, spot: Point): LakePlan[] {
  const found = tile.zones.filter(({ is }) => is.type === 'lake');
  return found.map(({ zone }) => {
    const mouths = tile.zones
      .filter(({ is }) => is.type === 'river' && is.lake === zone)
      .flatMap(({ zone: river }) => sidesOf(tile, river))
      .map((side) => middle(side));
    const mean = mouths.reduce(
      (sum, p) => at(sum.x + p.x / mouths.length, sum.y + p.y / mouths.length),
      at(0, 0),
    );
    const isAlone = found.length === 1;
    // Two lakes keep to their own rivers.
    const centre = isAlone ? between(spot, mean, 0.06) : between(CENTRE, mean, 0.62);
    return { zone, centre, rx: isAlone ? 19 : 14.5, ry: isAlone ? 16 : 13 };
  });
}

/** Wooded sides that a river through the tile swings towards, in its order; `null` for none. */
type Bend = readonly [first: number, then: number, strength: number] | null;

function bends(tile: CatalogueTile): Bend[] {
  const wooded = [0, 1, 2, 3].filter((side) => tile.sides[side]?.terrain === 'forest');
  const swings = [0.3, 0.42, 0.54, 0.66, 0.78].flatMap((strength) =>
    wooded.flatMap((one) => wooded.map((two): Bend => [one, two, strength])),
  );
  return [null, ...swings];
}

/** The course of a river: to its lake, through to its other side, or in among the trees. */
function river(
  tile: CatalogueTile,
  zone: number,
  woods: readonly ForestPlan[],
  ponds: readonly LakePlan[],
  bend: Bend,
): RiverPlan {
  const sides = sidesOf(tile, zone);
  const it = tile.zones.find((other) => other.zone === zone)?.is;
  const [side, second] = sides;
  if (side === undefined || it?.type !== 'river')
    throw new Error(`tile ${tile.id}: river ${zone} touches no side`);
  const from = middle(side);
  if (second !== undefined) {
    const to = middle(second);
    return course(zone, [from, ...bent(from, to, bend), to], true);
  }
  const lake = ponds.find((pond) => pond.zone === it.lake);
  return course(zone, [from, lake?.centre ?? source(from, woods)], false);
}

/** What a river through the tile passes on its way. */
function bent(from: Point, to: Point, bend: Bend): Point[] {
  const [one, two] = [between(from, CENTRE, 0.62), between(to, CENTRE, 0.62)];
  if (bend !== null) {
    // Past the trees, so close that no grass is left between: first these, then those.
    const [first, then, strength] = bend;
    if (first === then) return [between(CENTRE, middle(first), strength)];
    return [between(one, middle(first), strength), between(two, middle(then), strength)];
  }
  if (from.x !== to.x && from.y !== to.y) return [];
  // Straight across would look like a canal.
  const sway = from.x === to.x ? at(4, 0) : at(0, 4);
  return [at(one.x + sway.x, one.y + sway.y), at(two.x - sway.x, two.y - sway.y)];
}

/**
 * A smooth course through the points. It crosses the tile's side at a right angle, a little beyond
 * it, so that two touching rivers are one.
 */
function course(zone: number, points: readonly Point[], isThrough: boolean): RiverPlan {
  const [first, last] = [points[0] ?? CENTRE, points[points.length - 1] ?? CENTRE];
  const pull = (p: Point, share: number): Point =>
    at((CENTRE.x - p.x) * share, (CENTRE.y - p.y) * share);
  const tangents = points.map((p, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (before === undefined) return pull(p, points.length > 2 ? 1.1 : 1.68);
    if (after === undefined) {
      if (!isThrough) return at((p.x - before.x) * 0.6, (p.y - before.y) * 0.6);
      const inward = pull(p, points.length > 2 ? 1.1 : 1.68);
      return at(-inward.x, -inward.y);
    }
    return at((after.x - before.x) * 0.6, (after.y - before.y) * 0.6);
  });
  const beyond = (p: Point): Point => between(p, CENTRE, -0.012);
  let path = `M${spell(beyond(first))}L${spell(first)}`;
  const chain: Point[] = [first];
  for (let i = 1; i < points.length; i += 1) {
    const [from, to] = [points[i - 1] ?? first, points[i] ?? last];
    const [t1, t2] = [tangents[i - 1] ?? at(0, 0), tangents[i] ?? at(0, 0)];
    const curve: Curve = {
      from,
      to,
      c1: at(from.x + t1.x / 3, from.y + t1.y / 3),
      c2: at(to.x - t2.x / 3, to.y - t2.y / 3),
    };
    path += spellCurve(curve);
    chain.push(...flatten(curve).slice(1));
  }
  if (isThrough) path += `L${spell(beyond(last))}`;
  return { zone, path, chain };
}

/** Where a river without a lake comes out of the trees: the first wood straight ahead. */
function source(from: Point, woods: readonly ForestPlan[]): Point {
  for (let share = 0.1; share < 0.92; share += 0.02) {
    const p = between(from, at(100 - from.x, 100 - from.y), share);
    if (woods.some(({ polygon }) => isInside(polygon, p))) {
      return between(from, at(100 - from.x, 100 - from.y), share + 0.05);
    }
  }
  return CENTRE;
}

/** The plan of a tile, made once. */
export const planOf = memoizeWeak(make);

function make(tile: CatalogueTile): TilePlan {
  const ofType = (type: 'forest' | 'river'): number[] =>
    tile.zones.filter(({ is }) => is.type === type).map(({ zone }) => zone);
  const forests = ofType('forest').map((zone) => forest(tile, zone));
  const woods = woodsOf(forests);
  const draft = (spot: Point, bend: Bend): TilePlan => {
    const ponds = lakes(tile, spot);
    const rivers = ofType('river').map((zone) => river(tile, zone, forests, ponds, bend));
    return { forests, rivers, lakes: ponds, raster: rasterize(tile, woods, rivers, ponds) };
  };
  const isDry = !tile.zones.some(({ is }) => is.type === 'lake');
  for (const spot of isDry ? [CENTRE] : lakeSpots(tile)) {
    for (const bend of bends(tile)) {
      const plan = draft(spot, bend);
      if (isTrue(tile, plan)) return plan;
    }
  }
  return draft(CENTRE, null);
}

/** The least raster cells of a meadow. */
const LEAST_GRASS = 24;

/** Whether the picture says what the zones say: no two meadows meet, and each has room. */
function isTrue(tile: CatalogueTile, { raster }: TilePlan): boolean {
  const meadows = tile.zones.filter(({ is }) => is.type === 'meadow').map(({ zone }) => zone);
  const room = new Map(meadows.map((zone) => [zone, 0]));
  for (let cell = 0; cell < raster.length; cell += 1) {
    const zone = raster[cell] ?? NOWHERE;
    const grown = room.get(zone);
    if (grown === undefined) continue;
    room.set(zone, grown + 1);
    // To the east and to the south: whoever lies to the west and north looks back.
    const east = cell % GRAIN < GRAIN - 1 ? (raster[cell + 1] ?? NOWHERE) : zone;
    const south = raster[cell + GRAIN] ?? zone;
    if ((east !== zone && room.has(east)) || (south !== zone && room.has(south))) return false;
  }
  return [...room.values()].every((grown) => grown >= LEAST_GRASS);
}

/** The middle of a raster cell. */
function cellMiddle(cell: number): Point {
  const step = 100 / GRAIN;
  return at(((cell % GRAIN) + 0.5) * step, (Math.floor(cell / GRAIN) + 0.5) * step);
}

export function cellAt(p: Point): number {
  const clamp = (n: number): number =>
    Math.max(0, Math.min(GRAIN - 1, Math.floor((n / 100) * GRAIN)));
  return clamp(p.y) * GRAIN + clamp(p.x);
}

const GRASS = -2;

/** The wood at the middle of each raster cell, and grass elsewhere. */
function woodsOf(forests: readonly ForestPlan[]): Int8Array {
  const raster = new Int8Array(GRAIN * GRAIN).fill(GRASS);
  for (let cell = 0; cell < raster.length; cell += 1) {
    const p = cellMiddle(cell);
    const wood = forests.find(({ polygon }) => isInside(polygon, p));
    if (wood !== undefined) raster[cell] = wood.zone;
  }
  return raster;
}

/** The numbers of the cells within `far` of a box, row by row. */
function* cellsAbout(one: Point, two: Point, far: number): Generator<number> {
  const first = cellAt(at(Math.min(one.x, two.x) - far, Math.min(one.y, two.y) - far));
  const last = cellAt(at(Math.max(one.x, two.x) + far, Math.max(one.y, two.y) + far));
  for (let row = first - (first % GRAIN); row <= last; row += GRAIN)
    for (let x = first % GRAIN; x <= last % GRAIN; x += 1) yield row + x;
}

/** Many drafts are made until one is true, so only what may have changed is looked at. */
function rasterize(
  tile: CatalogueTile,
  woods: Int8Array,
  rivers: readonly RiverPlan[],
  ponds: readonly LakePlan[],
): Int8Array {
  const raster = woods.slice();
  // The first river and the first lake keep what is theirs; trees hide rivers, lakes drown trees.
  for (const { zone, chain } of rivers) {
    for (let i = 1; i < chain.length; i += 1) {
      const part = chain.slice(i - 1, i + 1);
      const [from = CENTRE, to = CENTRE] = part;
      for (const cell of cellsAbout(from, to, RIVER_HALF)) {
        if (raster[cell] === GRASS && distanceTo(part, cellMiddle(cell)) <= RIVER_HALF)
          raster[cell] = zone;
      }
    }
  }
  for (const { zone, centre, rx, ry } of [...ponds].reverse()) {
    for (const cell of cellsAbout(centre, centre, Math.max(rx, ry))) {
      const p = cellMiddle(cell);
      if (((p.x - centre.x) / rx) ** 2 + ((p.y - centre.y) / ry) ** 2 <= 1) raster[cell] = zone;
    }
  }
  // Grass grows in from the sides: each meadow from where it touches them.
  const reach: number[] = [];
  const sow = (p: Point, zone: number): void => {
    const cell = cellAt(p);
    if (raster[cell] === GRASS) {
      raster[cell] = zone;
      reach.push(cell);
    }
  };
  tile.sides.forEach((side, i) => {
    if (side.terrain === 'forest') return;
    const [before, after] = [side.zones[0], side.zones[side.zones.length - 1]];
    for (const share of [0.08, 0.2, 0.32])
      sow(between(between(corner(i), corner(i + 1), share), CENTRE, 0.03), before ?? NOWHERE);
    for (const share of [0.92, 0.8, 0.68])
      sow(between(between(corner(i), corner(i + 1), share), CENTRE, 0.03), after ?? NOWHERE);
  });
  for (let next = reach.pop(); next !== undefined; next = reach.pop()) {
    for (const cell of besides(next)) {
      if (raster[cell] === GRASS) {
        raster[cell] = raster[next] ?? NOWHERE;
        reach.push(cell);
      }
    }
  }
  return raster.map((zone) => (zone === GRASS ? NOWHERE : zone));
}

/** The cells beside a cell. */
export function besides(cell: number): number[] {
  const x = cell % GRAIN;
  const found: number[] = [];
  if (x > 0) found.push(cell - 1);
  if (x < GRAIN - 1) found.push(cell + 1);
  if (cell >= GRAIN) found.push(cell - GRAIN);
  if (cell < GRAIN * (GRAIN - 1)) found.push(cell + GRAIN);
  return found;
}

/** The zone under a point, or the nearest one: shores belong to whatever is closest. */
export function zoneNear(plan: TilePlan, p: Point): number {
  const cell = cellAt(p);
  const here = plan.raster[cell] ?? NOWHERE;
  if (here !== NOWHERE) return here;
  const seen = new Set([cell]);
  let edge = [cell];
  while (edge.length > 0) {
    const wider: number[] = [];
    for (const from of edge) {
      for (const to of besides(from)) {
        const zone = plan.raster[to] ?? NOWHERE;
        if (zone !== NOWHERE) return zone;
        if (!seen.has(to)) {
          seen.add(to);
          wider.push(to);
        }
      }
    }
    edge = wider;
  }
  return 0;
}

const rooms = new WeakMap<TilePlan, Float32Array>();

/** How far the middle of each raster cell is from the nearest side or foreign ground; about. */
function roomOf(plan: TilePlan): Float32Array {
  const known = rooms.get(plan);
  if (known) return known;
  const step = 100 / GRAIN;
  const room = new Float32Array(GRAIN * GRAIN);
  const zoneOf = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= GRAIN || y >= GRAIN ? NOWHERE - 1 : (plan.raster[y * GRAIN + x] ?? 0);
  // Twice over the raster, there and back: each cell learns from those already passed.
  const learn = (x: number, y: number, from: readonly (readonly [number, number])[]): void => {
    const cell = y * GRAIN + x;
    let least = room[cell] || Number.POSITIVE_INFINITY;
    for (const [dx, dy] of from) {
      const far = dx !== 0 && dy !== 0 ? step * Math.SQRT2 : step;
      const isOwn = zoneOf(x + dx, y + dy) === zoneOf(x, y);
      const there = isOwn ? (room[(y + dy) * GRAIN + x + dx] ?? 0) + far : far;
      least = Math.min(least, there);
    }
    room[cell] = least;
  };
  const before = [
    [-1, 0],
    [0, -1],
    [-1, -1],
    [1, -1],
  ] as const;
  const after = before.map(([dx, dy]) => [-dx, -dy] as const);
  for (let y = 0; y < GRAIN; y += 1) for (let x = 0; x < GRAIN; x += 1) learn(x, y, before);
  for (let y = GRAIN - 1; y >= 0; y -= 1)
    for (let x = GRAIN - 1; x >= 0; x -= 1) learn(x, y, after);
  rooms.set(plan, room);
  return room;
}

/** How far a point is from the nearest side or foreign ground; about. */
export function roomAt(plan: TilePlan, p: Point): number {
  return roomOf(plan)[cellAt(p)] ?? 0;
}

/**
 * Spots of a zone for things to stand on, best first: as far as can be from what is not the zone
 * and from each other.
 */
export function spotsOf(plan: TilePlan, zone: number, count: number): Point[] {
  const rooms = roomOf(plan);
  const own: { readonly p: Point; readonly room: number }[] = [];
  plan.raster.forEach((it, cell) => {
    if (it === zone) own.push({ p: cellMiddle(cell), room: rooms[cell] ?? 0 });
  });
  const [first] = own;
  if (!first) return [];
  const n = own.length;
  const mean = own.reduce((sum, { p }) => at(sum.x + p.x / n, sum.y + p.y / n), at(0, 0));
  const spots: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    let best = first.p;
    let most = Number.NEGATIVE_INFINITY;
    for (const { p, room } of own) {
      const crowd = spots.reduce((least, q) => Math.min(least, distance(p, q)), 40);
      const worth = Math.min(room, 18) + Math.min(crowd, 28) * 0.9 - distance(mean, p) * 0.16;
      if (worth > most) [best, most] = [p, worth];
    }
    spots.push(best);
  }
  return spots;
}
