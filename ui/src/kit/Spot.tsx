// A place a thing may go to, where more than a frame around it is not wanted: a dot lets the board be
// seen through, however many places there are.

import type { JSX } from 'preact';

/** More rings than this at once are a net in which nothing is seen: dots from there on. */
const MOST_RINGS = 9;

/** Whether so many places are marked by dots, where few of them have a ring each. */
export const areDotted = (n: number): boolean => n > MOST_RINGS;

/** A place as a dot, in units of the board. */
export function Dot(p: { x?: number; y?: number; r: number }): JSX.Element {
  return <circle class="ghost-dot" cx={p.x ?? 0} cy={p.y ?? 0} r={p.r} />;
}
