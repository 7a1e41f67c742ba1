import { describe, expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { at } from './art/geometry';
import { tiles } from './art/pack.fixture';
import { planOf, zoneNear } from './art/plan';
import { standOf } from './art/shape';
import { boundsOf, Ground, squareAt, turned } from './ground';
import type { Catalogue, Placed, View } from './types';

const catalogue = { pack: { id: 'test', version: '1', sha256: '' }, tiles } as Catalogue;

/** A view with tiles at places; every zone is an area of its own, rivers belong to one system. */
function viewOf(placed: readonly { id: number; x: number; y: number; turns: number }[]): View {
  const areas: View['areas'] = [];
  const add = (kind: View['areas'][number]['kind']): number =>
    areas.push({ kind, open: 0, tiles: 1, worth: 0, ...(kind === 'river' && { system }) }) - 1;
  const system = areas.push({ kind: 'system', open: 0, tiles: 1, worth: 0 }) - 1;
  return opaque({
    placed: placed.map(({ id, ...place }) => {
      const zones = tiles[id]?.zones.filter(({ is }) => is.type !== 'lake') ?? [];
      return {
        id,
        ...place,
        by: null,
        areas: zones.map(({ is }) => add(is.type === 'lake' ? 'river' : is.type)),
      } as Placed;
    }),
    areas,
  });
}

describe('turning', () => {
  it('turns clockwise and back', () => {
    expect(turned(at(50, 0), 1)).toEqual(at(100, 50));
    expect(turned(at(10, 20), 2)).toEqual(at(90, 80));
    for (const turns of [0, 1, 2, 3]) {
      expect(turned(turned(at(13, 71), turns), 4 - turns)).toEqual(at(13, 71));
    }
  });
});

describe('the ground', () => {
  // The start tile: forest east and south, a river from the west into a lake.
  const start = tiles.find(({ kind }) => kind === 'start')?.id ?? 0;

  it('finds the zone under a point, however the tile is turned', () => {
    for (const turns of [0, 1, 2, 3]) {
      const lies = new Ground(viewOf([{ id: start, x: -1, y: 2, turns }]), catalogue);
      const forest = turned(at(90, 90), turns);
      const field = lies.fieldAt(at(-100 + forest.x, 200 + forest.y));
      const is = tiles[start]?.zones.find(({ zone }) => zone === field?.zone)?.is;
      expect(is?.type, `turned ${turns}`).toBe('forest');
    }
    const lies = new Ground(viewOf([{ id: start, x: 0, y: 0, turns: 0 }]), catalogue);
    expect(lies.fieldAt(at(150, 50))).toBeUndefined();
  });

  it('counts a lake to the system of its river and to no river', () => {
    const view = viewOf([{ id: start, x: 0, y: 0, turns: 0 }]);
    const lies = new Ground(view, catalogue);
    const lake = tiles[start]?.zones.find(({ is }) => is.type === 'lake')?.zone ?? -1;
    const { own, system } = lies.areasOf({ tile: start, zone: lake });
    expect(own).toBeUndefined();
    expect(system).toBe(0);
    expect(lies.fieldsOf(0)).toContainEqual({ tile: start, zone: lake });
  });

  it('keeps everything and a ring in sight', () => {
    const view = viewOf([
      { id: start, x: -2, y: 0, turns: 0 },
      { id: 1, x: 1, y: 3, turns: 0 },
    ]);
    expect(boundsOf(view.placed, 1)).toEqual({ x: -300, y: -100, width: 600, height: 600 });
  });

  it('names the square of a point, left of and above the start too', () => {
    expect(squareAt(at(-1, 101))).toEqual({ x: -1, y: 1 });
  });
});

it('stands every piece on its own zone', () => {
  const wrong: string[] = [];
  for (const tile of tiles) {
    const plan = planOf(tile);
    for (const { zone, is } of tile.zones) {
      if (is.type === 'lake') continue;
      const found = zoneNear(plan, standOf(tile, zone, 'pawn'));
      const isLake = is.type === 'river' && found === is.lake;
      if (found !== zone && !isLake) wrong.push(`tile ${tile.id}: ${is.type} ${zone} on ${found}`);
    }
  }
  expect(wrong).toEqual([]);
});
