// Which place a point means, which one comes next in a direction, and which one a turn leads to.
// Pure arithmetic on the places that are open, so that every game aims alike and it can be tested.

import { distance, type Point } from '../geometry';

/** An open place: where its middle is, in board units, and how the thing is turned there. */
export interface Place<P> {
  readonly at: P;
  readonly middle: Point;
  /** Counted in steps from the thing as it is printed. */
  readonly turns: number;
}

/** How a thing lets itself be moved. Lengths are board units. */
export interface Manner {
  /** How far from its middle a point still means a place. */
  readonly reach: number;
  /**
   * How much farther off a place may be where the thing need not be turned for it: 0 for a tile
   * that turns as its place asks, infinite for a card that never turns by itself.
   */
  readonly stiffness: number;
  /** How far it may slide when it is turned; 0 turns it where it lies. */
  readonly slide: number;
}

/** Middles this near are the same. */
const SAME = 1e-6;

const least = <T>(all: readonly T[], cost: (it: T) => number): T | undefined => {
  let best: T | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const it of all) {
    const now = cost(it);
    if (now >= lowest - SAME) continue;
    best = it;
    lowest = now;
  }
  return best;
};

const aroundOf = (places: readonly Place<unknown>[]): number =>
  1 + Math.max(3, ...places.map(({ turns }) => turns));

/** The place a point means to a thing turned so. Of equals, the one with the fewest turns on. */
export function nearest<P>(
  places: readonly Place<P>[],
  point: Point,
  turns: number,
  { reach, stiffness }: Pick<Manner, 'reach' | 'stiffness'>,
): Place<P> | undefined {
  const around = aroundOf(places);
  return least(places, (place) => {
    const away = distance(place.middle, point);
    const on = (place.turns - turns + around) % around;
    if (away > reach + SAME) return Number.POSITIVE_INFINITY;
    return away + (on === 0 ? 0 : stiffness + on * 10 * SAME);
  });
}

/** The next place in a direction: straight ahead counts, aside counts double. */
export function nextTo<P>(
  places: readonly Place<P>[],
  from: Place<P>,
  dx: number,
  dy: number,
  stiffness: number,
): Place<P> | undefined {
  const around = aroundOf(places);
  return least(places, ({ middle, turns }) => {
    const ahead = (middle.x - from.middle.x) * dx + (middle.y - from.middle.y) * dy;
    const aside =
      Math.abs((middle.x - from.middle.x) * dy) + Math.abs((middle.y - from.middle.y) * dx);
    if (ahead <= SAME || (stiffness > 0 && turns !== from.turns)) return Number.POSITIVE_INFINITY;
    return ahead + 2 * aside + ((turns - from.turns + around) % around) * 10 * SAME;
  });
}

/**
 * The place of the next turn that has one, as near to `wish` as may be; `undefined` where the thing
 * fits in no other turn.
 */
export function turnedFrom<P>(
  places: readonly Place<P>[],
  from: Place<P>,
  by: 1 | -1,
  wish: Point,
  slide: number,
): Place<P> | undefined {
  const around = aroundOf(places);
  for (let n = 1; n < around; n += 1) {
    const turns = (from.turns + n * by + n * around) % around;
    const found = least(
      places.filter((place) => place.turns === turns),
      ({ middle }) =>
        distance(middle, from.middle) > slide + SAME
          ? Number.POSITIVE_INFINITY
          : distance(middle, wish),
    );
    if (found) return found;
  }
  return undefined;
}
