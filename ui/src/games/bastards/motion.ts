// How creatures come and go between two pictures: born, unloaded from a ship, shot, eaten, taken on
// board. Worked out from the events the engine told and from the picture before; it blocks nothing.

import type { Point } from '../../kit/geometry';
import type { Change, Earning } from '../game-ui';
import type { StarMap } from './map';
import { tokensOn } from './options';
import type { NodeId, PlanetId, Token, View } from './types';

/** A creature that lies there now: from where it came, or that it was shot. */
type Coming = { readonly how: 'laid'; readonly from: Point | null } | { readonly how: 'shot' };

/** A creature that is gone: eaten, taken up, or on board of a ship. */
interface Going {
  readonly planet: PlanetId;
  readonly token: Token;
  /** The ship that took it. */
  readonly to: Point | null;
}

export interface Motion {
  /** By planet and anchor. */
  readonly coming: ReadonlyMap<string, Coming>;
  readonly going: readonly Going[];
}

export const STILL: Motion = { coming: new Map(), going: [] };

/** The name of a token's place. */
export const placeOf = (planet: PlanetId, cell: number): string => `${planet}-${cell}`;

/** What moves in a change; nothing after an undo or where nothing was drawn before. */
export function motionOf(change: Change<'bastards'>, map: StarMap): Motion {
  const { before, events, cause } = change;
  if (before === null || (cause !== 'act' && cause !== 'replay')) return STILL;
  const coming = new Map<string, Coming>();
  const going: Going[] = [];
  // Nothing is drawn of what came and went within one change.
  const leave = (planet: PlanetId, cells: readonly number[], to: Point | null): void => {
    for (const cell of cells) {
      coming.delete(placeOf(planet, cell));
      const token = tokensOn(before, planet).find((it) => it.cell === cell);
      if (token) going.push({ planet, token, to });
    }
  };
  for (const { event } of events) {
    switch (event.type) {
      case 'laid':
        coming.set(placeOf(event.planet, event.cell), {
          how: 'laid',
          from: isUnloading(before) ? shipAt(before, event.seat, map) : null,
        });
        break;
      case 'shot':
        for (const cell of event.cells) coming.set(placeOf(event.planet, cell), { how: 'shot' });
        break;
      case 'eaten':
      case 'takenUp':
        leave(event.planet, event.cells, null);
        break;
      case 'loaded':
        leave(event.planet, [event.cell], shipAt(before, event.seat, map));
        break;
      default:
        break;
    }
  }
  return { coming, going };
}

/** Whether a token laid now comes out of a hold. */
const isUnloading = ({ stage }: View): boolean =>
  stage.type === 'fly' || (stage.type === 'resolve' && stage.relation === 'migration');

function shipAt(view: View, seat: number, map: StarMap): Point | null {
  const node: NodeId | null = view.seats[seat]?.ship ?? null;
  return node === null ? null : map.node(node);
}

/** The coins that came to seats: from where the pairs were made. */
export function earned(change: Change<'bastards'>, view: View): readonly Earning<'bastards'>[] {
  const { before, events } = change;
  if (before === null) return [];
  return view.seats.flatMap(({ coins }, seat) => {
    const n = coins - (before.seats[seat]?.coins ?? coins);
    const fields = events.flatMap(({ event }) =>
      event.type === 'paired' && event.relation === 'trade' && isIn(event, seat)
        ? [{ type: 'planet' as const, planet: event.planet }]
        : [],
    );
    return n > 0 ? [{ seat, fields, n, look: 'sb-coin-flight' }] : [];
  });
}

/** Whether a seat is paid for a pair: its own creature is in it, or it made it. */
const isIn = (pair: { seat: number; left: number; right: number }, seat: number): boolean =>
  pair.seat === seat || pair.left === seat || pair.right === seat;
