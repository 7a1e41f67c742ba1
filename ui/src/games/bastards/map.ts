// Where things lie on the star map. Path fields come with the catalogue, in thousandths of the map;
// where a planet hangs beside its docks is this screen's own choice.

import type { Box } from '../../kit/geometry';
import { memoizeWeak } from '../../kit/memoize-weak';
import { CELL, extent, spotOf } from './geometry';
import type { Catalogue, NodeId, PlanetEntry, PlanetId, PlanetView } from './types';

/** The middle of each planet, in the units of the path fields. */
const MIDDLES: Readonly<Record<string, readonly [number, number]>> = {
  p1: [164, 480],
  p2: [808, 640],
  p3: [902, 76],
  p4: [88, 924],
  p5: [626, 645],
  p6: [702, 388],
  p7: [290, 652],
  p8: [934, 918],
  p9: [92, 66],
  p10: [360, 392],
};

/** What the whole map shows: all planets with their names. */
export const MAP: Box = { x: -54, y: -100, width: 1128, height: 1194 };

/** What of a box has to be brought into sight, so that the whole map is never moved for its rim. */
export function inner(box: Box): Box {
  const left = Math.max(box.x, MAP.x + RIM);
  const top = Math.max(box.y, MAP.y + RIM);
  const right = Math.min(box.x + box.width, MAP.x + MAP.width - RIM);
  const bottom = Math.min(box.y + box.height, MAP.y + MAP.height - RIM);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The rim of the map, which the viewport may leave at the edge of the screen. */
const RIM = 48;

/** How far a planet's ground reaches beyond its cells. */
export const SHORE = 13;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One planet on the map: its entry and the top left corner of its grid. */
export interface PlacedPlanet {
  readonly entry: PlanetEntry;
  readonly at: Point;
  readonly cols: number;
  readonly rows: number;
  /** With its ground. */
  readonly box: Box;
}

/** A planet as it is in a position, and where it lies. */
interface LyingPlanet {
  readonly placed: PlacedPlanet;
  readonly planet: PlanetView;
}

/** Everything that stands still on the map. */
export class StarMap {
  readonly planets: readonly PlacedPlanet[];
  private readonly nodes: ReadonlyMap<NodeId, Point>;

  constructor(readonly catalogue: Catalogue) {
    this.nodes = new Map(catalogue.nodes.map(({ node, x, y }) => [node, { x, y }]));
    this.planets = catalogue.planets.map((entry) => {
      const { cols, rows } = extent(entry.cells);
      const [x, y] = MIDDLES[entry.planet] ?? this.beside(entry);
      const at = { x: x - (cols * CELL) / 2, y: y - (rows * CELL) / 2 };
      const box = {
        x: at.x - SHORE,
        y: at.y - SHORE,
        width: cols * CELL + 2 * SHORE,
        height: rows * CELL + 2 * SHORE,
      };
      return { entry, at, cols, rows, box };
    });
  }

  /** The planet with this id. */
  planet(id: PlanetId): PlacedPlanet {
    const found = this.planets.find(({ entry }) => entry.planet === id);
    if (!found) throw new Error(`no planet ${id} in the pack`);
    return found;
  }

  /** The planets of a position, each with its place, in the order they are drawn. */
  lying(planets: readonly PlanetView[]): readonly LyingPlanet[] {
    return this.planets.flatMap((placed) => {
      const planet = planets.find((it) => it.planet === placed.entry.planet);
      return planet ? [{ placed, planet }] : [];
    });
  }

  /** The middle of a path field. */
  node(id: NodeId): Point {
    return this.nodes.get(id) ?? { x: 500, y: 500 };
  }

  /** The path field nearest to a point, if it is within `far`. */
  nodeNear(at: Point, among: readonly NodeId[], far: number): NodeId | null {
    let best: NodeId | null = null;
    let least = far;
    for (const id of among) {
      const node = this.node(id);
      const away = Math.hypot(node.x - at.x, node.y - at.y);
      if (away <= least) {
        least = away;
        best = id;
      }
    }
    return best;
  }

  /** The planet under a point, and its cell there, if the point is on one. */
  under(at: Point, slack = SHORE): { planet: PlanetId; cell: number | null } | null {
    for (const { entry, box, at: corner } of this.planets) {
      const isIn =
        at.x > box.x - slack &&
        at.y > box.y - slack &&
        at.x < box.x + box.width + slack &&
        at.y < box.y + box.height + slack;
      if (!isIn) continue;
      const col = Math.floor((at.x - corner.x) / CELL);
      const row = Math.floor((at.y - corner.y) / CELL);
      const cell = col >= 0 && row >= 0 && col < 8 ? row * 8 + col : -1;
      return { planet: entry.planet, cell: entry.cells.includes(cell) ? cell : null };
    }
    return null;
  }

  /** The middle of a cell of a planet. */
  cell(planet: PlanetId, cell: number): Point {
    const { at } = this.planet(planet);
    const { col, row } = spotOf(cell);
    return { x: at.x + (col + 0.5) * CELL, y: at.y + (row + 0.5) * CELL };
  }

  /** The box around cells of a planet. */
  cellsBox(planet: PlanetId, cells: readonly number[]): Box {
    const { at } = this.planet(planet);
    const spots = cells.map(spotOf);
    const col = Math.min(...spots.map((spot) => spot.col));
    const row = Math.min(...spots.map((spot) => spot.row));
    const { cols, rows } = extent(cells);
    return {
      x: at.x + col * CELL,
      y: at.y + row * CELL,
      width: (cols - col) * CELL,
      height: (rows - row) * CELL,
    };
  }

  /** A place for a planet this file does not know: out from the map's middle, past its dock. */
  private beside(entry: PlanetEntry): readonly [number, number] {
    const dock = entry.docks[0];
    const { x, y } = dock === undefined ? { x: 500, y: 500 } : this.node(dock);
    return [500 + (x - 500) * 1.25, 500 + (y - 500) * 1.25];
  }
}

/** The map of a catalogue. */
export const mapOf = memoizeWeak((catalogue: Catalogue) => new StarMap(catalogue));
