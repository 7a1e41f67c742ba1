// One tile as crisp vectors: grass, woods, water, and what is on them. Everything that repeats
// (tree crowns, tufts) is gathered into few paths, because a full board shows 95 tiles at once.

import type { JSX } from 'preact';
import { memo } from 'preact/compat';

import type { CatalogueTile } from '../../../host/gen/hunters';
import {
  at,
  between,
  corner,
  distance,
  distanceTo,
  isInside,
  jitter,
  type Point,
  spell,
  spellCircle,
} from './geometry';
import { type ForestPlan, planOf, roomAt, spotsOf, type TilePlan } from './plan';
import { type Thing, ThingArt } from './things';

interface Wood {
  readonly zone: number;
  readonly ground: string;
  readonly shade: string;
  readonly crowns: string;
  readonly glints: string;
}

/** Something on a tile, in the tile's own frame. */
interface Put {
  readonly thing: Thing;
  readonly spot: Point;
  readonly size: number;
  /** Its zone, and for an animal that counts its number there. */
  readonly zone: number;
  readonly nth: number | null;
}

interface Drawing {
  readonly plan: TilePlan;
  readonly sward: string;
  readonly flowers: string;
  readonly tufts: string;
  readonly woods: readonly Wood[];
  readonly waves: string;
  readonly things: readonly Put[];
}

const drawings = new Map<CatalogueTile, Drawing>();

function drawingOf(tile: CatalogueTile): Drawing {
  let drawing = drawings.get(tile);
  if (drawing === undefined) {
    drawing = draw(tile);
    drawings.set(tile, drawing);
  }
  return drawing;
}

function draw(tile: CatalogueTile): Drawing {
  const plan = planOf(tile);
  const things = place(tile, plan);
  return {
    plan,
    things,
    sward: sward(tile),
    ...meadowPlants(tile, plan, things),
    woods: plan.forests.map((wood) => grow(tile, plan, wood, things)),
    waves: plan.lakes
      .map(
        ({ centre: { x, y } }) =>
          `M${x - 9} ${y - 6}q3-2.6 6 0t6 0M${x - 1} ${y + 7}q3-2.6 6 0t6 0`,
      )
      .join(''),
  };
}

/** Animals, fish, stones and powers, each on a spot of its own zone. */
function place(tile: CatalogueTile, plan: TilePlan): Put[] {
  const placed: Put[] = [];
  for (const { zone, is } of tile.zones) {
    const put = (list: readonly Thing[], large: number, first = 0, small = large): void => {
      spotsOf(plan, zone, list.length).forEach((spot, i) => {
        const thing = list[i];
        if (thing === undefined) return;
        const size = i < first ? large : small;
        // On a narrow strip an animal is smaller, and never cut by the tile's side.
        const fits = is.type === 'meadow' && roomAt(plan, spot) < 9 ? size * 0.8 : size;
        const inside = (n: number): number => Math.max(fits * 0.46, Math.min(100 - fits * 0.46, n));
        const held = at(inside(spot.x), inside(spot.y));
        placed.push({ thing, spot: held, size: fits, zone, nth: i - first });
      });
    };
    if (is.type === 'meadow') {
      const power = is.power === null ? [] : [is.power];
      const animals = [...is.animals, ...is.artAnimals];
      // What a tile can do is seen from afar; animals beside it keep their size.
      put([...power, ...animals], animals.length > 0 ? 40 : 46, power.length, 27);
    }
    if (is.type === 'forest' && is.kind !== 'plain') put([is.kind], is.kind === 'menhir' ? 30 : 26);
    if (is.type === 'lake') {
      const lake = plan.lakes.find((it) => it.zone === zone);
      const middle = lake?.centre ?? at(50, 50);
      if (is.power !== null) {
        // A vessel as wide as its lake; the fish swim in front of it.
        const spot = at(middle.x, middle.y - 5);
        placed.push({ thing: is.power, size: 36, zone, nth: null, spot });
        for (let i = 0; i < is.fish; i += 1) {
          const off = (i - (is.fish - 1) / 2) * 14;
          const below = at(middle.x + off, middle.y + 11);
          placed.push({ thing: 'fish', size: 14, zone, nth: null, spot: below });
        }
        continue;
      }
      const list = Array<Thing>(is.fish).fill('fish');
      const size = list.length > 2 ? 14 : 16;
      list.forEach((thing, i) => {
        const turn = (i / list.length) * 2 * Math.PI - Math.PI / 2;
        const off = list.length === 1 ? 0 : 9;
        placed.push({
          thing,
          size,
          zone,
          nth: null,
          spot: at(middle.x + Math.cos(turn) * off, middle.y + Math.sin(turn) * off * 0.8),
        });
      });
    }
    if (is.type === 'river' && is.fish > 0) {
      const chain = plan.rivers.find((it) => it.zone === zone)?.chain ?? [];
      for (let i = 1; i <= is.fish; i += 1) {
        const spot = chain[Math.round((chain.length * i) / (is.fish + 1))];
        if (spot !== undefined) placed.push({ thing: 'fish', spot, size: 15, zone, nth: null });
      }
    }
  }
  return placed;
}

/** What is on a tile and where, in the tile's own frame. */
export function thingsOn(tile: CatalogueTile): readonly Put[] {
  return drawingOf(tile).things;
}

/** Patches of other grass under everything else, clear of the sides so that no seam shows. */
function sward(tile: CatalogueTile): string {
  const random = jitter(tile.id * 13 + 5);
  let path = '';
  for (let i = 0; i < 7; i += 1) {
    const r = 5 + random() * 9;
    const [x, y] = [r + 3 + random() * (94 - 2 * r), r + 3 + random() * (94 - 2 * r)];
    const flat = r * (0.5 + random() * 0.3);
    path += `M${spell(at(x - r, y))}a${spell(at(r, flat))} 0 1 1 ${spell(at(2 * r, 0))}a${spell(at(r, flat))} 0 1 1 ${spell(at(-2 * r, 0))}Z`;
  }
  return path;
}

/** Blades of grass and small flowers wherever the meadow is free. */
function meadowPlants(
  tile: CatalogueTile,
  plan: TilePlan,
  things: readonly Put[],
): { tufts: string; flowers: string } {
  const random = jitter(tile.id + 7);
  let tufts = '';
  let flowers = '';
  for (let i = 0; i < 38; i += 1) {
    const p = at(5 + random() * 90, 5 + random() * 90);
    const isFree =
      plan.forests.every(({ polygon }) => !isInside(polygon, p)) &&
      plan.rivers.every(({ chain }) => distanceTo(chain, p) > 9) &&
      plan.lakes.every(({ centre, rx }) => distance(centre, p) > rx + 4) &&
      things.every(({ spot, size }) => distance(spot, p) > size * 0.55);
    if (!isFree) continue;
    if (i % 3 === 2) flowers += spellCircle(p, 0.8 + random() * 0.5);
    else tufts += `M${spell(p)}l-1.2-2.800m1.2 2.800v-3.400m0 3.400l1.4-2.6`;
  }
  return { tufts, flowers };
}

function grow(tile: CatalogueTile, plan: TilePlan, wood: ForestPlan, things: readonly Put[]): Wood {
  const random = jitter(tile.id * 31 + wood.zone);
  const trees: { p: Point; r: number }[] = [];
  const step = 8.4;
  for (let row = 0; row * step < 100; row += 1) {
    for (let column = 0; column * step < 104; column += 1) {
      const p = at(
        column * step + (row % 2) * (step / 2) + (random() - 0.5) * 3.4,
        row * step + 4 + (random() - 0.5) * 3,
      );
      const r = 4.3 + random() * 1.6;
      const stands =
        isInside(wood.polygon, p) &&
        Math.min(p.x, p.y, 100 - p.x, 100 - p.y) > r * 0.92 &&
        wood.rims.every((rim) => distanceTo(rim, p) > r * 0.3) &&
        plan.lakes.every(
          ({ centre, rx, ry }) =>
            ((p.x - centre.x) / (rx + 4)) ** 2 + ((p.y - centre.y) / (ry + 4)) ** 2 > 1,
        ) &&
        plan.rivers.every(({ chain }) =>
          chain.slice(0, -3).every((q) => distance(p, q) > r + 5.5),
        ) &&
        things.every(
          ({ spot, size, thing }) =>
            (thing !== 'menhir' && thing !== 'mushrooms') ||
            distance(at(spot.x, spot.y + 1), p) > size * 0.42 + r * 0.3,
        );
      if (stands) trees.push({ p, r });
    }
  }
  trees.push(...onSides(tile, wood.zone));
  trees.sort((a, b) => a.p.y - b.p.y);
  return {
    zone: wood.zone,
    ground: wood.path,
    shade: trees.map(({ p, r }) => spellCircle(at(p.x + 0.9, p.y + 1.7), r)).join(''),
    crowns: trees.map(({ p, r }) => spellCircle(p, r)).join(''),
    glints: trees
      .map(({ p, r }) => spellCircle(at(p.x - r * 0.3, p.y - r * 0.34), r * 0.5))
      .join(''),
  };
}

/** Trees on the sides themselves: the same on both tiles that meet there, so the wood goes on. */
function onSides(tile: CatalogueTile, zone: number): { p: Point; r: number }[] {
  const along = Array.from({ length: 10 }, (_, i) => 0.07 + (i * 0.86) / 9);
  return tile.sides.flatMap((side, i) =>
    side.zones.includes(zone) && side.terrain === 'forest'
      ? along.map((share) => ({ p: between(corner(i), corner(i + 1), share), r: 4.7 }))
      : [],
  );
}

export interface TileProps {
  readonly tile: CatalogueTile;
  /** Quarter turns clockwise. */
  readonly turns?: number;
}

/** The tile in a box of 100 × 100 units at the origin; animals stay upright however it is turned. */
export const TileArt = memo(function TileArt({ tile, turns = 0 }: TileProps): JSX.Element {
  const { plan, sward, flowers, tufts, woods, waves, things } = drawingOf(tile);
  const upright = (p: Point): Point => {
    let [x, y] = [p.x - 50, p.y - 50];
    for (let i = 0; i < turns; i += 1) [x, y] = [-y, x];
    return at(x + 50, y + 50);
  };
  return (
    <g class="hg-tile">
      <g transform={turns === 0 ? undefined : `rotate(${turns * 90} 50 50)`}>
        {/* A little over the sides, so that no seam shows between tiles. */}
        <rect x="-0.4" y="-0.4" width="100.8" height="100.8" fill="var(--hg-grass)" />
        <path d={sward} class="hg-sward" />
        <path d={tufts} class="hg-tufts" />
        <path d={flowers} class="hg-flowers" />
        {plan.rivers.map(({ zone, path }) => (
          <g key={zone} class="hg-river">
            <path d={path} class="hg-bank" />
            <path d={path} class="hg-water" />
            <path d={path} class="hg-glint" />
          </g>
        ))}
        {woods.map(({ zone, ground }) => (
          <path key={zone} d={ground} class="hg-wood" />
        ))}
        {plan.lakes.map(({ zone, centre, rx, ry }) => (
          <ellipse key={zone} cx={centre.x} cy={centre.y} rx={rx} ry={ry} class="hg-lake" />
        ))}
        {plan.lakes.length > 0 &&
          plan.rivers.map(({ zone, path }) => <path key={zone} d={path} class="hg-mouth" />)}
        <path d={waves} class="hg-waves" />
        {woods.map(({ zone, shade, crowns, glints }) => (
          <g key={zone}>
            <path d={shade} fill="var(--hg-tree-shade)" />
            <path d={crowns} class="hg-crowns" />
            <path d={glints} class="hg-leaves" />
          </g>
        ))}
      </g>
      {things.map(({ thing, spot, size }, i) => {
        const { x, y } = upright(spot);
        return <ThingArt key={i} thing={thing} x={x} y={y} size={size} />;
      })}
    </g>
  );
});
