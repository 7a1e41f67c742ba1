import { describe, expect, it } from 'vitest';

import { tiles } from './pack.fixture';
import { besides, GRAIN, NOWHERE, planOf } from './plan';

describe('the plan of every tile', () => {
  it('shows every zone, and nothing that is no zone', () => {
    const wrong: string[] = [];
    for (const tile of tiles) {
      const { raster } = planOf(tile);
      for (const { zone, is } of tile.zones) {
        const room = raster.filter((it) => it === zone).length;
        if (room < 12) wrong.push(`tile ${tile.id}: ${is.type} ${zone} has ${room} cells`);
      }
      const lost = raster.filter((it) => it === NOWHERE).length;
      if (lost > 64) wrong.push(`tile ${tile.id}: ${lost} cells belong to no zone`);
    }
    expect(wrong).toEqual([]);
  });

  it('keeps apart meadows that are apart', () => {
    const wrong = new Set<string>();
    for (const tile of tiles) {
      const isMeadow = new Set(
        tile.zones.filter(({ is }) => is.type === 'meadow').map(({ zone }) => zone),
      );
      const { raster } = planOf(tile);
      raster.forEach((zone, cell) => {
        for (const other of besides(cell)) {
          const theirs = raster[other];
          if (theirs !== undefined && zone < theirs && isMeadow.has(zone) && isMeadow.has(theirs)) {
            wrong.add(`tile ${tile.id}: meadows ${zone} and ${theirs} run into each other`);
          }
        }
      });
    }
    expect([...wrong]).toEqual([]);
  });

  it('keeps every meadow in one piece', () => {
    const wrong: string[] = [];
    for (const tile of tiles) {
      const { raster } = planOf(tile);
      for (const { zone, is } of tile.zones) {
        if (is.type !== 'meadow') continue;
        const left = new Set<number>();
        raster.forEach((it, cell) => {
          if (it === zone) left.add(cell);
        });
        let pieces = 0;
        for (const first of left) {
          const reach = [first];
          left.delete(first);
          let size = 0;
          for (let next = reach.pop(); next !== undefined; next = reach.pop()) {
            size += 1;
            for (const cell of besides(next)) if (left.delete(cell)) reach.push(cell);
          }
          // A crumb at a corner is the raster's, not the eye's.
          if (size > GRAIN / 4) pieces += 1;
        }
        if (pieces > 1) wrong.push(`tile ${tile.id}: meadow ${zone} lies in ${pieces} pieces`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
