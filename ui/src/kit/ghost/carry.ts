// Carrying a thing to its place: from the hand, or by the handle over the ghost itself. What the
// finger sees is where the thing lands; what is called off is as it was before.

import { useRef } from 'preact/hooks';
import { dragged, useDrag } from '../drag';
import type { Point } from '../geometry';
import type { Viewport } from '../viewport';

/** What a finger carries: a ghost, whatever it is of. */
interface Movable {
  readonly viewport: Viewport;
  moveTo(point: Point): boolean;
  refuse(point: Point): void;
  remember(): () => void;
}

interface Carried {
  readonly onTap: () => void;
  /** Takes the thing up for a drag from this window point; `false` where there is none to lay. */
  readonly take: (from: Point) => boolean;
  /** How far above the finger the thing floats, in pixels. */
  readonly lift?: () => number;
  /**
   * Over no place a thing of the hand hangs on the finger, and let go there it is back where it
   * was, with a word why; one that `stays` on the board waits at the last place it had.
   */
  readonly stays?: boolean;
  /** From the point carried to the one that is meant, in board units. */
  readonly offset?: () => Point;
  readonly after?: number;
}

/** Makes an element carry a ghost. Returns the ref to put on it. */
export function useCarry<E extends HTMLElement>(ghost: Movable, carried: Carried) {
  const { onTap, take, lift = () => 0, stays = false, offset, after } = carried;
  const putBack = useRef<() => void>(() => undefined);
  /** Whether the thing was shown at a place of its own when the finger last moved. */
  const hasPlace = useRef(false);
  const meant = (at: Point): Point | null => {
    const point = ghost.viewport.boardAt(at);
    const by = offset?.() ?? { x: 0, y: 0 };
    return point && { x: point.x + by.x, y: point.y + by.y };
  };
  return useDrag<E>({
    lift,
    ...(after === undefined ? {} : { after }),
    onTap,
    onStart: (from) => {
      putBack.current = ghost.remember();
      return take(from);
    },
    onMove: (at) => {
      const to = meant(at);
      hasPlace.current = to !== null && ghost.moveTo(to);
      dragged.value = hasPlace.current || stays ? null : { at, what: ghost };
    },
    onDrop: (at) => {
      // What was seen counts: the board may have moved under a finger that lay still, and a finger
      // rolls when it is lifted.
      if (hasPlace.current) return;
      const to = meant(at);
      if (to !== null && stays) return;
      putBack.current();
      if (to) ghost.refuse(to);
    },
    onCancel: () => putBack.current(),
  });
}
