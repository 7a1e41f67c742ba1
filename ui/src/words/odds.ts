// How likely it is that something wanted comes, as the engine reckoned it.

import type { Draws, Odds } from '../host/protocol';
import { percent } from './numbers';
import { say } from './words';

/** What may come: one of several tiles, a certain card, or any one of the cards not seen. */
type Wanted = 'tile' | 'card' | 'any';

/** "Chance that you draw one: 12% next time, 71% by the end." */
export function oddsWords(wanted: Wanted, odds: Odds, { all }: Draws): string {
  if (all === 0) return say(`odds-${wanted}.never`);
  const next = percent(odds.next / 100);
  return all === 1
    ? say(`odds-${wanted}.once`, { next })
    : say(`odds-${wanted}`, { next, all: percent(odds.all / 100) });
}
