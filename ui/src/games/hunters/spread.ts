// Spots for pieces on one tile, drawn as plates with letters: where the land puts two of them closer
// than a plate is wide, they give way to each other, and none leaves the tile.

import { at, distance, type Point } from './art/geometry';

/** How far apart plates with letters have to stand, in board units. */
export const APART = 32;
/** How far apart the large ones have to. */
export const APART_LARGE = 40;

/** How far from the sides of the tile, so that a plate stays on it. */
const EDGE = 16;

/** How much of a push goes aside. */
const ASIDE = 0.2;

/** As many rounds as the most crowded tile takes, with some to spare. */
const ROUNDS = 400;

/** Whether some of them stand closer than that. */
export function isWithin(spots: readonly Point[], apart: number): boolean {
  return spots.some((one, i) => spots.some((other, k) => k > i && distance(one, other) < apart));
}

/** Points of a tile of 100 by 100, moved until none covers another; those with room stay. */
export function spread(spots: readonly Point[]): readonly Point[] {
  let moved = spots.map(held);
  for (let round = 0; round < ROUNDS && isWithin(moved, APART); round += 1) moved = eased(moved);
  return moved;
}

/** Every two that are too close, a little further apart; half of the way goes to each. */
function eased(spots: readonly Point[]): Point[] {
  return spots.map((spot, i) => {
    let [x, y] = [spot.x, spot.y];
    spots.forEach((other, k) => {
      const far = distance(spot, other);
      if (k === i || far >= APART) return;
      // Two on the same point go off where nobody else goes.
      const turn = 1 + i + k;
      const side = i < k ? 1 : -1;
      const [dx, dy] =
        far > 0.5
          ? [(spot.x - other.x) / far, (spot.y - other.y) / far]
          : [side * Math.cos(turn), side * Math.sin(turn)];
      const push = (APART - far) * 0.3 + 0.1;
      // A little aside as well, or three in a row at a side of the tile would hold each other.
      x += (dx - dy * ASIDE) * push;
      y += (dy + dx * ASIDE) * push;
    });
    return held({ x, y });
  });
}

function held({ x, y }: Point): Point {
  const inside = (n: number): number => Math.max(EDGE, Math.min(100 - EDGE, n));
  return at(inside(x), inside(y));
}
