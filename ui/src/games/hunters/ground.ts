// Where things are on the table: from squares and zones to board units and back. Pure; the rules
// behind it (what belongs to which area) come with the view.

import { type Box, boxAround } from '../../kit/geometry';
import { at, type Point } from './art/geometry';
import { planOf, zoneNear } from './art/plan';
import type { Catalogue, Field, Placed, Tile, View } from './types';

/** A tile's side in board units. */
export const UNIT = 100;

/** A point of a tile as drawn, turned clockwise with the tile. */
export function turned(p: Point, turns: number): Point {
  let [x, y] = [p.x - UNIT / 2, p.y - UNIT / 2];
  for (let i = 0; i < turns % 4; i += 1) [x, y] = [-y, x];
  return at(x + UNIT / 2, y + UNIT / 2);
}

/** The square a board point lies in. */
export function squareAt(p: Point): { x: number; y: number } {
  return { x: Math.floor(p.x / UNIT), y: Math.floor(p.y / UNIT) };
}

/** What of a view tells how the tiles lie. */
type Lies = Pick<View, 'placed' | 'areas' | 'animals'>;

/** What can be asked of the tiles on the table. */
export class Ground {
  private readonly squares = new Map<string, Placed>();
  private readonly tiles = new Map<number, Placed>();
  private readonly patches = new Map<number, Field[]>();

  constructor(
    readonly view: Lies,
    readonly catalogue: Catalogue,
  ) {
    for (const placed of view.placed) {
      this.squares.set(`${placed.x},${placed.y}`, placed);
      this.tiles.set(placed.id, placed);
      const tile = tileOf(catalogue, placed.id);
      for (const { zone } of tile.zones) {
        const { own, system } = areasOf(view, tile, placed, zone);
        for (const area of [own, system]) {
          if (area === undefined) continue;
          const known = this.patches.get(area);
          if (known) known.push({ tile: placed.id, zone });
          else this.patches.set(area, [{ tile: placed.id, zone }]);
        }
      }
    }
  }

  /** The tile on a square. */
  at(x: number, y: number): Placed | undefined {
    return this.squares.get(`${x},${y}`);
  }

  /** Where a tile lies. */
  lying(tile: number): Placed | undefined {
    return this.tiles.get(tile);
  }

  tile(id: number): Tile {
    return tileOf(this.catalogue, id);
  }

  /** The zone under a board point. */
  fieldAt(p: Point): Field | undefined {
    const square = squareAt(p);
    const placed = this.at(square.x, square.y);
    if (!placed) return undefined;
    const local = at(p.x - square.x * UNIT, p.y - square.y * UNIT);
    const plan = planOf(this.tile(placed.id));
    return { tile: placed.id, zone: zoneNear(plan, turned(local, 4 - placed.turns)) };
  }

  /** The areas a zone belongs to: its own, and for water the river system behind it. */
  areasOf(field: Field): Areas {
    const placed = this.tiles.get(field.tile);
    return placed ? areasOf(this.view, this.tile(field.tile), placed, field.zone) : NOWHERE;
  }

  /** All zones of an area. */
  fieldsOf(area: number): readonly Field[] {
    return this.patches.get(area) ?? [];
  }

  /** A point of a tile, in board units. */
  point(tile: number, p: Point): Point {
    const placed = this.tiles.get(tile);
    if (!placed) return p;
    const local = turned(p, placed.turns);
    return at(placed.x * UNIT + local.x, placed.y * UNIT + local.y);
  }

  /** The middle of some zones' tiles, in board units: where a word about them is best written. */
  middleOf(fields: readonly Field[]): Point {
    const lying = [...new Set(fields.map((field) => field.tile))].flatMap(
      (tile) => this.tiles.get(tile) ?? [],
    );
    const n = Math.max(lying.length, 1);
    const sum = lying.reduce((all, { x, y }) => at(all.x + x, all.y + y), at(0, 0));
    const mean = at(sum.x / n, sum.y / n);
    // On a tile of the area rather than in the middle of somebody else's.
    const nearest = [...lying].sort(
      (a, b) => Math.hypot(a.x - mean.x, a.y - mean.y) - Math.hypot(b.x - mean.x, b.y - mean.y),
    )[0];
    return at(((nearest?.x ?? mean.x) + 0.5) * UNIT, ((nearest?.y ?? mean.y) + 0.5) * UNIT);
  }
}

/** A tile of the catalogue. */
export function tileOf(catalogue: Catalogue, id: number): Tile {
  const tile = catalogue.tiles[id];
  if (!tile) throw new Error(`tile ${id} is not in pack ${catalogue.pack.id}`);
  return tile;
}

/** What a zone is part of, as indices into the view's areas. */
interface Areas {
  readonly own: number | undefined;
  readonly system: number | undefined;
}

const NOWHERE: Areas = { own: undefined, system: undefined };

/** A lake has no area of its own; it belongs to the system of a river that ends in it. */
function areasOf(view: Lies, tile: Tile, placed: Placed, zone: number): Areas {
  const isLake = tile.zones.find((it) => it.zone === zone)?.is.type === 'lake';
  const through = isLake
    ? tile.zones.find(({ is }) => is.type === 'river' && is.lake === zone)?.zone
    : zone;
  const area = through === undefined ? undefined : placed.areas[through];
  if (area === undefined) return NOWHERE;
  return { own: isLake ? undefined : area, system: view.areas[area]?.system };
}

const grounds = new WeakMap<View, Ground>();

/** The ground of a view, made once. */
export function groundOf(view: View, catalogue: Catalogue): Ground {
  const known = grounds.get(view);
  if (known) return known;
  const fresh = new Ground(view, catalogue);
  grounds.set(view, fresh);
  return fresh;
}

/** What "show all" shows: tiles and a free ring, in board units. */
export const boundsOf = (placed: readonly Point[], ring: number): Box =>
  boxAround([{ x: 0, y: 0 }, ...placed], UNIT, ring);
