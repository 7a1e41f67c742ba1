// What goes by a name in the language in force: games, players, kinds of games, sources, ranks.

import type { Kind, Level, Player } from '../host/protocol';
import type { Noun } from './noun';
import { say, words } from './words';

/** A game's name. */
export function gameName(game: string): string {
  return say(`game-${game}`);
}

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

/** What a player is called: a bot by its level. */
export function playerName(player: Player): string {
  if (player.level === undefined) return player.name;
  if (!LEVELS.some((level) => level === player.level)) return say('bot');
  return say('stat-bot', { level: say(`level-${player.level}`) });
}

/** What makes games a kind of their own, beside the game: "3 players · strategic · with help". */
export function kindName(kind: Kind): string {
  const seats = kind.seats === 1 ? say('stat-solo') : say('stat-seats', { count: kind.seats });
  const assisted = kind.assisted ? [say('stat-assisted')] : [];
  return [seats, ...variantNames(kind), ...assisted].join(' · ');
}

/** What makes a game unlike others of its name, beside its seats; nothing for the game as it comes. */
export function variantNames({ game, variant }: Pick<Kind, 'game' | 'variant'>): string[] {
  return variant.map((word) => {
    const [name = word, pack = ''] = word.split(':');
    const isOfAll = ['pack', 'trust', 'handicap', 'real'].includes(name);
    return say(isOfAll ? `variant-${name}` : `variant-${game}-${name}`, { pack });
  });
}

/** The name of a kind of source of points, for sentences. */
export const sourceNoun = (game: string, source: string): Noun =>
  words.value.noun(`source-${game}-${source}`);

/** The name of a kind of source of points. */
export function sourceName(game: string, source: string): string {
  return say(`source-${game}-${source}`);
}

/** The name of a rank of a game for one. */
export function rankName(game: string, rank: string): string {
  return say(`rank-${game}-${rank}`);
}
