import { expect, it } from 'vitest';
import { at } from './art/geometry';
import { tiles } from './art/pack.fixture';
import { standOf } from './art/shape';
import { APART, isWithin, spread } from './spread';

it('leaves alone what stands apart', () => {
  const spots = [at(20, 20), at(80, 20), at(50, 80)];
  expect(spread(spots)).toEqual(spots);
});

it('parts what would stand on the same point, in the middle and in a corner', () => {
  for (const spot of [at(50, 50), at(0, 100)]) {
    expect(isWithin(spread([spot, spot, spot]), APART)).toBe(false);
  }
});

it('keeps all spots of every tile apart and on it, whichever of them are open', () => {
  const wrong: string[] = [];
  for (const tile of tiles) {
    const seen = new Set<number | null>();
    const all = tile.zones.flatMap(({ zone, is }) => {
      if (is.type === 'lake') return [];
      const pawn = standOf(tile, zone, 'pawn');
      // Rivers of one lake are one system, which takes one hut.
      if (is.type !== 'river' || (is.lake !== null && seen.has(is.lake))) return [pawn];
      seen.add(is.lake);
      return [pawn, standOf(tile, zone, 'hut')];
    });
    for (let open = 1; open < 2 ** all.length; open += 1) {
      const spots = spread(all.filter((_, i) => open & (1 << i)));
      const isIn = spots.every(({ x, y }) => Math.min(x, y, 100 - x, 100 - y) >= APART / 2);
      if (isWithin(spots, APART) || !isIn) wrong.push(`tile ${tile.id}, open ${open.toString(2)}`);
    }
  }
  expect(wrong).toEqual([]);
});
