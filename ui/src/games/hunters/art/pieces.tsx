// Pawns and huts. A pawn stands as gatherer and fisher and lies as hunter; every piece bears the
// mark of its seat, so that five players differ by shape as well as by colour.

import type { JSX } from 'preact';
import { type MarkName, markColour, SHAPES } from '../../../kit/marks';

/** How a piece is drawn. */
export type Pose = 'standing' | 'lying' | 'hut';

const BODIES: Readonly<Record<Pose, string>> = {
  // Head, arms a little out, legs apart.
  standing:
    'M0-15.500a5 5 0 0 1 3.3 8.800c3.9 1 7.9 3.4 9 6.2.7 1.9-.7 3.5-2.6 3L5.9 1.5 8.6 12.200c.5 2-.6 3.3-2.6 3.300H-6c-2 0-3.1-1.3-2.6-3.300L-5.9 1.500l-3.8 1c-1.9.5-3.3-1.1-2.6-3 1.1-2.8 5.1-5.2 9-6.200A5 5 0 0 1 0-15.500Z',
  // The same figure on its belly, an arm ahead.
  lying:
    'M16-3.500a5.2 5.2 0 0 1-8.2 4.200l-.3.1 4.3 3.500c1.5 1.3.9 3.3-1.1 3.600L-13.5 10c-2.5.3-4.3-1-4.3-3V.6c0-2 1.6-3.3 3.7-3L-3-3.600c2.3-1.4 5-2.3 8.5-2.500A5.2 5.2 0 0 1 16-3.500Z',
  hut: 'M0-15 3-11.5 16 11.200c.9 1.8 0 3.3-2 3.300H-14c-2 0-2.9-1.5-2-3.300L-3-11.500Z',
};
/** Where the mark sits on the body, and how large it is. */
const MARK_AT: Readonly<Record<Pose, readonly [number, number, number]>> = {
  standing: [0, 5, 11.5],
  lying: [-7, 3.2, 11],
  hut: [0, 5, 13.5],
};

export interface PieceProps {
  readonly mark: MarkName;
  readonly pose: Pose;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Not there yet: only an outline. */
  readonly isGhost?: boolean;
}

/** A piece with its middle at (x, y); about 32 × 32 units at size 1. */
export function PieceArt(p: PieceProps): JSX.Element {
  const { mark, pose, x = 0, y = 0, size = 1, isGhost = false } = p;
  const [mx, my, ms] = MARK_AT[pose];
  return (
    <g
      class={isGhost ? 'hg-piece hg-piece-ghost' : 'hg-piece'}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      {!isGhost && (
        <ellipse
          class="hg-piece-shade"
          cx="1.5"
          cy={pose === 'lying' ? 9.5 : 14.5}
          rx="13"
          ry="3.6"
        />
      )}
      <path class="hg-piece-rim" d={BODIES[pose]} />
      <path class="hg-piece-body" d={BODIES[pose]} fill={markColour(mark)} />
      <path
        class="hg-piece-mark"
        d={SHAPES[mark]}
        transform={`translate(${mx - ms / 2} ${my - ms / 2}) scale(${ms / 24})`}
        fill-rule="evenodd"
      />
    </g>
  );
}

/** A piece as a picture of its own, for chips and counters. */
export function PiecePicture(p: {
  mark: MarkName;
  pose: Pose;
  size: number;
  isGhost?: boolean;
}): JSX.Element {
  return (
    <svg class="hg" width={p.size} height={p.size} viewBox="-18 -18 36 36" aria-hidden="true">
      <PieceArt mark={p.mark} pose={p.pose} isGhost={p.isGhost ?? false} />
    </svg>
  );
}
