// Against whom the day's games are played, and why, in words.

import type { DayBest, DayOpponent, DayPlay, Level } from '../host/protocol';
import { number, points } from './numbers';
import { say, words } from './words';

const levelNoun = (level: Level) => words.value.noun(`level-${level}`);

/** "You play Regular, rated 1,000, because …" */
export function opponentText({ level, rating, reason }: DayOpponent): string {
  const name = levelNoun(level);
  if (rating === undefined) return say('day-against', { name });
  return say(`day-against-${reason}`, { name, rating: number(Math.round(rating)) });
}

/** The same of a game that is begun or over: "You played Regular." */
export function againstText({ status }: Pick<DayPlay, 'status'>, level: Level): string {
  return say(status === 'finished' ? 'day-played' : 'day-against', { name: levelNoun(level) });
}

/** The best of all days: "Best 54, 22 November, against Regular". */
export function bestText({ total, against }: DayBest, day: string): string {
  const best = { total: points(total), day };
  if (against === undefined) return say('day-best', best);
  return say('day-best-against', { ...best, name: levelNoun(against) });
}
