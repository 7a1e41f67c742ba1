// When in a game something happened, as its players count: in turns, or in rounds where the game has
// some. Which it is and where they begin comes from the engine.

import type { Periods, When } from '../host/protocol';
import { type Args, say } from './words';

/** The turn or round that step `n`, from 0, belongs to. */
export function whenOf({ of, starts }: Periods, n: number): When {
  const nth = starts.findLastIndex((start) => start <= n) + 1;
  return { of, nth: Math.max(1, nth) };
}

/** The ways to say it in a sentence: "turn 12", "in turn 12", "from turn 12", "before turn 12". */
export function whenArgs(when: When): Args {
  const args = { of: when.of, nth: when.nth };
  return {
    when: say('when', args),
    in: say('when.in', args),
    from: say('when.from', args),
    beforeIt: say('when.before', args),
  };
}
