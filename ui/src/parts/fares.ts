// How people fare against the computer players, by their ratings: so many games of ten.

import type { Chance, Level } from '../host/protocol';
import { say } from '../words/words';
import { calledName, type Place } from './places';

/** How somebody fares against a level. */
export interface Fare {
  readonly level: Level;
  /** In how many of ten games they end ahead of it. */
  readonly ofTen: number;
  /** Whether two play, so that to be ahead is to win. */
  readonly isDuel: boolean;
  /** Who; absent where only one person sits there. */
  readonly name?: string;
}

/** What is known of these places. Head starts change it, and what they change is told with them. */
export function faresOf(places: readonly Place[], chances: readonly Chance[]): readonly Fare[] {
  if (places.some(({ handicap = 0 }) => handicap > 0)) return [];
  const isAlone = places.filter(({ sitter }) => sitter === 'person').length === 1;
  return chances.map(({ seat, level, ahead }) => ({
    level,
    ofTen: Math.round(ahead * 10),
    isDuel: places.length === 2,
    ...(isAlone ? {} : { name: calledName(places, seat) }),
  }));
}

/** "You win about 6 of 10 games against them." */
export function fareText({ ofTen: n, isDuel, name }: Fare): string {
  const where = isDuel ? 'two' : 'more';
  return name === undefined ? say(`fare-${where}`, { n }) : say(`fare-${where}.named`, { n, name });
}
