// Numbers of statistics as they are written in the language in force.

import type { Kind, Level, Player } from '../../host/door';
import { say, words } from '../../words/words';

/** The levels this version of the app knows. */
export const LEVELS: readonly Level[] = [
  'random',
  'greedy',
  'newcomer',
  'guest',
  'regular',
  'rival',
  'expert',
  'master',
];

/** With thousands parted and a real minus; at most so many places behind the point. */
export function number(value: number, places = 0): string {
  const format = new Intl.NumberFormat(words.value.locale, { maximumFractionDigits: places });
  return format.format(value).replace('-', '−');
}

/** "58 %". */
export function percent(value: number): string {
  const format = new Intl.NumberFormat(words.value.locale, { style: 'percent' });
  return format.format(value);
}

/** A difference of points with its sign: "+6.4", "−4", "±0". */
export function difference(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return '±0';
  return rounded > 0 ? `+${number(rounded, 1)}` : number(rounded, 1);
}

/** "120 h", "3 h 12 min", "4 min 5 s", "38 s". */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours >= 10) return `${number(hours)} h`;
  if (hours > 0) return `${number(hours)} h ${minutes} min`;
  if (minutes > 0) return `${minutes} min ${seconds % 60} s`;
  return seconds > 0 ? `${seconds} s` : `${number(ms / 1000, 1)} s`;
}

/** "22. 11. 2026". */
export function date(ms: number): string {
  const format = new Intl.DateTimeFormat(words.value.locale, { dateStyle: 'medium' });
  return format.format(ms);
}

/** A day since 1970 as a date, wherever it was. */
export function dayDate(day: number): string {
  const format = new Intl.DateTimeFormat(words.value.locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return format.format(day * 86_400_000);
}

/** What a player is called: a bot by its level. */
export function playerName(player: Player): string {
  if (player.level === undefined) return player.name;
  if (!LEVELS.some((level) => level === player.level)) return say('bot');
  return say('stat-bot', { level: say(`level-${player.level}`) });
}

/** What makes games a kind of their own, beside the game: "3 players · strategic · with help". */
export function kindName(kind: Kind): string {
  const seats = kind.seats === 1 ? say('stat-solo') : say('stat-seats', { count: kind.seats });
  const variant = kind.variant.map((word) => {
    const [name = word, pack = ''] = word.split(':');
    return say(`variant-${name}`, { pack });
  });
  return [seats, ...variant, ...(kind.assisted ? [say('stat-assisted')] : [])].join(' · ');
}

/** The name of a kind of source of points. */
export function sourceName(game: string, source: string): string {
  return say(`source-${game}-${source}`);
}

/** The name of a rank of a game for one. */
export function rankName(game: string, rank: string): string {
  return say(`rank-${game}-${rank}`);
}
