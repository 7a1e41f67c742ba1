// Par in words: how a result stands to what the expert makes of the same deal.

import type { Par } from '../host/protocol';
import { amount, number, signed } from './numbers';
import { say } from './words';

/** From this standard error on it is said with the par. */
const LARGE = 1;

/** "+4 over par", "3 under par", "level par". */
export function parText({ over }: Par): string {
  if (over === 0) return say('par-level');
  return over > 0 ? say('par-over', { over: signed(over) }) : say('par-under', { under: -over });
}

/** What the par of this deal is and what it means; alone it is points, else a lead. */
export function parWhat({ mean, error }: Par, isAlone: boolean): string {
  const doubt = error >= LARGE ? `\u00a0±\u00a0${number(error, 1)}\u00a0` : '\u00a0';
  const par = amount(mean, 1).replace('\u00a0', doubt);
  return say(isAlone ? 'par-what' : 'par-what.lead', { par });
}
