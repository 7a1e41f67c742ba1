// What was measured of the computer players, for as many seats as a game will have.

import type { GameCard, LevelSlips, Rung } from '../host/protocol';

export interface Measured {
  /** How often each comes first against the one below. */
  readonly rungs: readonly Rung[];
  /** What each misses most. */
  readonly slips: readonly LevelSlips[];
}

/** What is known of a game's levels with so many seats; nothing while the game is not known. */
export function measuredOf(card: GameCard | undefined, count: number): Measured {
  const ofCount = ({ seats }: { readonly seats: number }) => seats === count;
  return {
    rungs: (card?.ladder ?? []).filter(ofCount),
    slips: (card?.slips ?? []).filter(ofCount),
  };
}
