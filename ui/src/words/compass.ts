// Where a place lies from another one, in words: for lists and for those who hear the board. Who
// sees it is shown the place itself.

import { type Words, words } from './words';

/** So many fields along an axis, each way with the words for it. */
const AXES = [
  { axis: 'x', ahead: 'east', back: 'west' },
  { axis: 'y', ahead: 'south', back: 'north' },
] as const;

/** "2 east, 1 north"; empty for the place itself. */
export function wayWords(
  way: { readonly x: number; readonly y: number },
  w: Words = words.value,
): string {
  return AXES.flatMap(({ axis, ahead, back }) => {
    const n = way[axis];
    return n === 0 ? [] : [w.say('compass', { n: Math.abs(n), way: n > 0 ? ahead : back })];
  }).join(', ');
}
