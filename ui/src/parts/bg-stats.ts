// A finished game as a link for BG Stats, the app in which many people log what they play at the
// table: https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/

import type { GameResult, ResultSeat } from '../host/protocol';
import { withBotNames } from '../words/bots';

/** The games' numbers in BoardGameGeek, where they are known: BG Stats finds its own game by them. */
export const BGG_IDS: Readonly<Partial<Record<string, number>>> = { kraje: 342200, hunters: 4390 };

/** How long the largest QR code is, in bytes. */
const MOST_LINK = 2953;

const PAGE = 'https://app.bgstatsapp.com/createPlay.html';

/** What the link says in words, which differ by language. */
export interface Called {
  readonly app: string;
  readonly game: string;
  /** What makes it unlike other games of its name. */
  readonly variant: readonly string[];
}

/** Who that is, the same in every game, so that BG Stats asks once whom of its people it means. */
function idOf({ profile, sitter, name }: ResultSeat): string {
  if (sitter.type === 'bot') return `bot:${sitter.level}`;
  return profile ?? `guest:${name}`;
}

/** The ids of all seats. Two who would be one, like bots of one level, are told apart by a number. */
function idsOf(seats: readonly ResultSeat[]): string[] {
  const ids = seats.map(idOf);
  return ids.map((id, i) => {
    const nth = ids.slice(0, i).filter((other) => other === id).length + 1;
    return nth === 1 ? id : `${id}:${nth}`;
  });
}

/** "2026-11-23 19:30:00", of the clock without a place. */
const time = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** The play as BG Stats reads it. The game's id is in it, so that it never counts twice there. */
export function bgStatsPlay(result: GameResult, called: Called) {
  const ids = idsOf(result.seats);
  return {
    sourceName: called.app,
    sourcePlayId: result.table,
    playDate: time(result.endedAt),
    durationMin: Math.max(1, Math.round(result.lastedMs / 60_000)),
    // Left out where there is nothing to say, as JSON does with what is undefined.
    board: called.variant.join(', ') || undefined,
    comments: result.note || undefined,
    game: {
      name: called.game,
      sourceGameId: result.game,
      bggId: BGG_IDS[result.game],
      highestWins: true,
      noPoints: false,
    },
    players: withBotNames(result.seats).map((seat, i) => ({
      name: seat.name,
      sourcePlayerId: ids[i],
      startPlayer: seat.isStarter,
      rank: seat.place,
      score: seat.score,
      winner: seat.place === 1,
    })),
  };
}

/** The link that hands it over. Of a long note it has as much as a QR code takes. */
export function bgStatsLink(result: GameResult, called: Called): string {
  const linkWith = (note: string): string => {
    const play = bgStatsPlay({ ...result, note }, called);
    return `${PAGE}?data=${encodeURIComponent(JSON.stringify(play))}`;
  };
  const letters = [...result.note];
  let link = linkWith(result.note);
  while (link.length > MOST_LINK && letters.length > 0) {
    letters.splice(-10);
    link = linkWith(`${letters.join('')}…`);
  }
  return link;
}
