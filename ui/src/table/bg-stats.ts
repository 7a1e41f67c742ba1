// A finished game as a link for BG Stats, the app in which many people log what they play at the
// table: https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/

import type { GameResult, ResultSeat } from '../host/door';
import { withBotNames } from '../words/bots';

const PAGE = 'https://app.bgstatsapp.com/createPlay.html';

/** What the link says in words, which differ by language. */
export interface Called {
  readonly app: string;
  readonly game: string;
}

/** Who that is, the same in every game, so that BG Stats asks once whom of its people it means. */
function idOf({ profile, sitter, name }: ResultSeat): string {
  if (sitter.type === 'bot') return `bot:${sitter.level}`;
  return profile ?? `guest:${name}`;
}

/** "2026-11-23 19:30:00", of the clock without a place. */
const time = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** The link. The id of the game is in it, so that the same one never counts twice there. */
export function bgStatsLink(result: GameResult, called: Called): string {
  const play = {
    sourceName: called.app,
    sourcePlayId: result.table,
    playDate: time(result.endedAt),
    durationMin: Math.max(1, Math.round(result.lastedMs / 60_000)),
    game: { name: called.game, sourceGameId: result.game, highestWins: true, noPoints: false },
    players: withBotNames(result.seats).map((seat) => ({
      name: seat.name,
      sourcePlayerId: idOf(seat),
      startPlayer: seat.isStarter,
      rank: seat.place,
      score: seat.score,
      winner: seat.place === 1,
    })),
  };
  return `${PAGE}?data=${encodeURIComponent(JSON.stringify(play))}`;
}
