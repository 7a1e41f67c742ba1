// Pawns and huts. A pawn stands as gatherer and fisher and lies as hunter; every piece bears the
// mark of its seat, so that five players differ by shape as well as by colour.

import type { JSX } from 'preact';
import { type MarkName, markColour, SHAPES } from '../../../kit/marks';

/** How a piece is drawn. */
export type Pose = 'standing' | 'lying' | 'hut';

const FIGURE =
  'M0-16a5.4 5.4 0 0 1 3.9 9.1c3.9.9 7.6 3 8.9 5.6.9 1.9-.6 3.6-2.7 3.100L7.3 1.200l3.5 11.300c.6 2-.5 3.5-2.6 3.500H-8.200c-2.1 0-3.2-1.5-2.6-3.500L-7.3 1.200l-2.8.600c-2.1.5-3.6-1.2-2.7-3.1 1.3-2.6 5-4.7 8.9-5.600A5.4 5.4 0 0 1 0-16Z';
const BODIES: Readonly<Record<Pose, string>> = {
  standing: FIGURE,
  lying: FIGURE,
  hut: 'M-2.6-16.400h5.200L16 11c1.2 2.3.2 4.2-2.4 4.200h-27.200c-2.6 0-3.6-1.9-2.4-4.200Z',
};
/** How the body is turned. */
const LIE: Readonly<Record<Pose, string | undefined>> = {
  standing: undefined,
  // On its side, seen from a little above.
  lying: 'translate(0 3) scale(1 0.82) rotate(78)',
  hut: 'translate(0 1) scale(0.86)',
};
/** Where the mark sits on the body, and how large it is. */
const MARK_AT: Readonly<Record<Pose, readonly [number, number, number]>> = {
  standing: [0, 4.6, 12.5],
  lying: [-4.4, 4, 12],
  hut: [0, 5.2, 13],
};

interface PieceProps {
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
      <path class="hg-piece-rim" d={BODIES[pose]} transform={LIE[pose]} />
      <path class="hg-piece-body" d={BODIES[pose]} transform={LIE[pose]} fill={markColour(mark)} />
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
