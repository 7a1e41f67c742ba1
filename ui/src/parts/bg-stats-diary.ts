// All games that count as one file in the form in which BG Stats writes and reads its diary: games,
// people and plays in lists of their own, bound by numbers. Ids hang on what they name, so that a file
// taken in twice adds nothing.

import type { GameId } from '../host/protocol';
import { botName } from '../words/bots';
import { gameName, variantNames } from '../words/names';
import { BGG_IDS } from './bg-stats';

/** A game as the app exports it; `EXPORT.md` of the api says what the fields mean. */
export interface ExportedPlay {
  readonly game_id: string;
  readonly game: string;
  readonly variant: string;
  /** "2026-11-22T19:30:00+01:00" or with a blank: what comes first is the clock of the place. */
  readonly started: string;
  /** Nothing where nobody knows. */
  readonly lasted_s: number | null;
  readonly location: string;
  readonly counted: boolean;
  readonly note: string;
  readonly players: readonly ExportedPlayer[];
}

interface ExportedPlayer {
  readonly player: string;
  readonly player_id: string | null;
  readonly bot: string | null;
  readonly starter: boolean;
  readonly score: number;
  readonly place: number;
}

/** A UUID of version 5 in a namespace of this app's own. */
async function uuidOf(name: string): Promise<string> {
  const bytes = new TextEncoder().encode(`ctyrhra ${name}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).slice(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Numbers for what is named, from 1 in the order it comes up. */
class Numbered<T> {
  private readonly known = new Map<string, { id: number; of: T }>();

  id(name: string, of: T): number {
    const found = this.known.get(name) ?? { id: this.known.size + 1, of };
    this.known.set(name, found);
    return found.id;
  }

  /** Everything that has a number. */
  all<R>(as: (name: string, id: number, of: T) => Promise<R>): Promise<R[]> {
    return Promise.all([...this.known].map(([name, { id, of }]) => as(name, id, of)));
  }
}

/** What BG Stats calls a person or a bot. */
function called({ player, bot }: ExportedPlayer): string {
  return bot === null ? player : botName(player, bot);
}

/** Who that is, the same in every game: bots by their level and number, guests by their name. */
function idOf(player: ExportedPlayer): string {
  return player.bot === null ? (player.player_id ?? `guest:${player.player}`) : called(player);
}

/** The diary, with the games that count. */
export async function bgStatsDiary(plays: readonly ExportedPlay[]) {
  const games = new Numbered<null>();
  const people = new Numbered<ExportedPlayer>();
  const locations = new Numbered<null>();
  const counted = plays.filter((it) => it.counted);
  const entries = counted.map((play) => ({
    uuid: play.game_id,
    playDate: play.started.slice(0, 19).replace('T', ' '),
    durationMin: play.lasted_s === null ? 0 : Math.max(1, Math.round(play.lasted_s / 60)),
    ...(play.location === '' ? {} : { locationRefId: locations.id(play.location, null) }),
    gameRefId: games.id(play.game, null),
    board: variantNames({
      game: play.game as GameId,
      variant: play.variant.split(' ').filter(Boolean),
    }).join(', '),
    comments: play.note,
    ignored: false,
    manualWinner: false,
    usesTeams: false,
    rounds: 0,
    playerScores: play.players.map((player, i) => ({
      playerRefId: people.id(idOf(player), player),
      score: String(player.score),
      winner: player.place === 1,
      rank: player.place,
      startPlayer: player.starter,
      newPlayer: false,
      seatOrder: i + 1,
    })),
  }));
  return {
    games: await games.all(async (game, id) => ({
      id,
      uuid: await uuidOf(`game ${game}`),
      name: gameName(game),
      bggId: BGG_IDS[game] ?? 0,
      highestWins: true,
      noPoints: false,
      cooperative: false,
      usesTeams: false,
    })),
    players: await people.all(async (who, id, player) => ({
      id,
      uuid: await uuidOf(`player ${who}`),
      name: called(player),
      isAnonymous: false,
    })),
    locations: await locations.all(async (name, id) => ({
      id,
      uuid: await uuidOf(`location ${name}`),
      name,
    })),
    plays: entries,
  };
}
