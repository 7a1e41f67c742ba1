// The outline of a zone as a path, for washing and lighting it up, and where pieces stand on it.
// Woods and water have outlines of their own; grass is what is left, so its outline is traced on
// the plan's raster and smoothed.

import type { CatalogueTile } from '../../../host/gen/hunters';
import { at, between, distance, type Point, spell } from './geometry';
import { GRAIN, planOf, spotsOf, type TilePlan, zoneNear } from './plan';

/** A zone as it is filled: a path, stroked this wide where it is a course of water. */
interface ZoneShape {
  readonly path: string;
  readonly width?: number;
}

const shapes = new WeakMap<CatalogueTile, Map<number, ZoneShape>>();

/** The shape of a zone, made once. */
export function shapeOf(tile: CatalogueTile, zone: number): ZoneShape {
  const known = shapes.get(tile) ?? new Map<number, ZoneShape>();
  shapes.set(tile, known);
  const shape = known.get(zone) ?? make(planOf(tile), zone);
  known.set(zone, shape);
  return shape;
}

function make(plan: TilePlan, zone: number): ZoneShape {
  const wood = plan.forests.find((it) => it.zone === zone);
  if (wood) return { path: wood.path };
  const stream = plan.rivers.find((it) => it.zone === zone);
  if (stream) return { path: stream.path, width: 11 };
  const pond = plan.lakes.find((it) => it.zone === zone);
  if (pond) {
    const { centre, rx, ry } = pond;
    return {
      path: `M${spell(at(centre.x - rx, centre.y))}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`,
    };
  }
  return { path: outline(plan.raster, zone) };
}

/** The edge of a zone on the raster: rings of cell corners, smoothed, held inside the tile. */
export function outline(raster: Int8Array, zone: number): string {
  const step = 100 / GRAIN;
  const has = (x: number, y: number): boolean => {
    // Grass goes on beyond the sides, so that the edge there is the tile's own.
    const cx = Math.max(0, Math.min(GRAIN - 1, x));
    const cy = Math.max(0, Math.min(GRAIN - 1, y));
    const isFar = x < -1 || y < -1 || x > GRAIN || y > GRAIN;
    return !isFar && raster[cy * GRAIN + cx] === zone;
  };
  // Every edge between inside and outside, walked with the zone on the right hand.
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point): void => {
    const key = `${from.x},${from.y}`;
    const known = next.get(key);
    if (known) known.push(to);
    else next.set(key, [to]);
  };
  for (let y = -1; y <= GRAIN; y += 1) {
    for (let x = -1; x <= GRAIN; x += 1) {
      if (!has(x, y)) continue;
      if (!has(x, y - 1)) edge(at(x, y), at(x + 1, y));
      if (!has(x + 1, y)) edge(at(x + 1, y), at(x + 1, y + 1));
      if (!has(x, y + 1)) edge(at(x + 1, y + 1), at(x, y + 1));
      if (!has(x - 1, y)) edge(at(x, y + 1), at(x, y));
    }
  }
  let path = '';
  for (const [key, ends] of next) {
    while (ends.length > 0) {
      const [sx = 0, sy = 0] = key.split(',').map(Number);
      const ring: Point[] = [at(sx, sy)];
      let here = ends.pop();
      while (here && !(here.x === sx && here.y === sy)) {
        ring.push(here);
        here = next.get(`${here.x},${here.y}`)?.pop();
      }
      const points = smooth(smooth(ring.map((p) => at(p.x * step, p.y * step))));
      const held = points.map((p) =>
        at(Math.max(0, Math.min(100, p.x)), Math.max(0, Math.min(100, p.y))),
      );
      path += `M${thin(held).map(spell).join('L')}Z`;
    }
  }
  return path;
}

/** A ring with its steps rounded off: each point goes half way to the next, twice over. */
function smooth(ring: readonly Point[]): Point[] {
  return ring.map((p, i) => {
    const before = ring[(i + ring.length - 1) % ring.length] ?? p;
    const after = ring[(i + 1) % ring.length] ?? p;
    return at((before.x + 2 * p.x + after.x) / 4, (before.y + 2 * p.y + after.y) / 4);
  });
}

/** Without points on a straight line between their neighbours. */
function thin(ring: readonly Point[]): Point[] {
  return ring.filter((p, i) => {
    const before = ring[(i + ring.length - 1) % ring.length] ?? p;
    const after = ring[(i + 1) % ring.length] ?? p;
    return distance(p, between(before, after, 0.5)) > 0.05;
  });
}

const stands = new WeakMap<CatalogueTile, Map<string, Point>>();

/** Where a pawn or a hut stands on a zone, in the tile's own frame. */
export function standOf(tile: CatalogueTile, zone: number, piece: 'pawn' | 'hut'): Point {
  const known = stands.get(tile) ?? new Map<string, Point>();
  stands.set(tile, known);
  const key = `${zone}${piece}`;
  const stand = known.get(key) ?? findStand(tile, zone, piece);
  known.set(key, stand);
  return stand;
}

function findStand(tile: CatalogueTile, zone: number, piece: 'pawn' | 'hut'): Point {
  const plan = planOf(tile);
  const stream = plan.rivers.find((it) => it.zone === zone);
  if (stream) {
    const is = tile.zones.find((it) => it.zone === zone)?.is;
    const pond = is?.type === 'river' ? plan.lakes.find((it) => it.zone === is.lake) : undefined;
    if (piece === 'hut' && pond) return between(pond.centre, at(pond.centre.x, 0), 0.2);
    const share = pond ? 0.22 : piece === 'hut' ? 0.28 : 0.68;
    // Only where the water is in sight: its ends may lie under trees.
    const inSight = stream.chain.filter((p) => zoneNear(plan, p) === zone);
    return inSight[Math.round((inSight.length - 1) * (pond ? share * 1.6 : share))] ?? at(50, 50);
  }
  const is = tile.zones.find((it) => it.zone === zone)?.is;
  const isMeadow = is?.type === 'meadow';
  const taken = isMeadow
    ? is.animals.length + is.artAnimals.length + (is.power === null ? 0 : 1)
    : is?.type === 'forest' && is.kind !== 'plain'
      ? 1
      : 0;
  const spot = spotsOf(plan, zone, taken + 1)[taken] ?? at(50, 50);
  // Whole on its tile.
  const inside = (n: number): number => Math.max(16, Math.min(84, n));
  const held = at(inside(spot.x), inside(spot.y));
  return zoneNear(plan, held) === zone ? held : spot;
}
