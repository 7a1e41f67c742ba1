// Reads what BG Stats exports: its lists of games, people, places and plays, bound by numbers. It is a
// stranger's file. What is wrong with a play costs that play alone, and is told; what is not one of our
// games is counted.

import type { GameId } from '../host/protocol';
import { folded } from '../kit/fold';
import { BGG_IDS } from './bg-stats';

/** Why a play is not taken over. */
export const SKIPPED = ['other', 'own', 'ignored', 'scoreless', 'seats', 'damaged'] as const;
export type Skipped = (typeof SKIPPED)[number];

/** A seat as BG Stats has it. */
export interface ReadSeat {
  /** What the person is called there; empty for somebody without a name. */
  readonly player: string;
  readonly score: number;
  readonly winsTies: boolean;
}

/** A play of one of our games. */
export interface ReadPlay {
  readonly uuid: string;
  readonly game: GameId;
  /** In days since 1970. */
  readonly day: number;
  /** When it began, in minutes of that day. */
  readonly minute?: number;
  readonly minutes?: number;
  readonly location: string;
  readonly note: string;
  readonly seats: readonly ReadSeat[];
}

export interface ReadDiary {
  readonly plays: readonly ReadPlay[];
  readonly skipped: Readonly<Record<Skipped, number>>;
}

/** The largest file that is read, in bytes: many times what a lifetime of plays takes. */
export const MOST_BYTES = 64 << 20;

/** As the door takes them, in characters. */
const MOST_NAME = 40;
const MOST_NOTE = 400;
const MOST_POINTS = 9_999;
const MOST_MINUTES = 5_999;

/** What the games are called there, as `plain` writes it; what follows says which edition it is. */
const NAMES: Readonly<Record<string, RegExp>> = {
  kraje: /^(podivne kraje|confusing lands)\b/,
  hunters: /^(carcassonne )?(hunters and gatherers|lovci a sberaci|die jager und sammler)\b/,
  okanagan: /^okanagan\b/,
  bastards: /^space bastards\b/,
};

/** How many seats a game has at least and at most. */
export type Seats = (game: GameId) => readonly [number, number];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];
const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? [...value.trim()].slice(0, most).join('').trim() : '';

/** Small letters without marks, words parted by a space. */
const plain = (name: string): string =>
  folded(name)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Which of our games it is; nothing for another one. */
function gameOf(game: Fields): GameId | undefined {
  if (game.isExpansion === true || game.isExpansion === 1) return undefined;
  const byNumber = Object.entries(BGG_IDS).find(([, id]) => id === game.bggId);
  if (byNumber) return byNumber[0] as GameId;
  const names = [game.name, game.bggName].map((it) => plain(textOf(it, 200)));
  const isCalled = (id: string) => names.some((it) => NAMES[id]?.test(it));
  return Object.keys(NAMES).find(isCalled) as GameId | undefined;
}

/** Points as they are written there: a number, or a sum of some ("12+5-3"). */
function scoreOf(value: unknown): number | undefined | 'none' {
  const text = typeof value === 'number' ? String(value) : textOf(value, 200);
  if (text === '') return 'none';
  const sum = text.replace(/\s+/g, '').replace(/−/g, '-');
  if (!/^[+-]?\d{1,5}([+-]\d{1,5})*$/.test(sum)) return undefined;
  const points = (sum.match(/[+-]?\d+/g) ?? []).reduce((all, part) => all + Number(part), 0);
  return Math.abs(points) <= MOST_POINTS ? points : undefined;
}

/** The day, and the minute where one is told: midnight is how a day alone is written. */
function momentOf(value: unknown): { day: number; minute?: number } | undefined {
  const text = typeof value === 'string' ? value : '';
  const [, date = '', hour, minute] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d):(\d\d))?/.exec(text) ?? [];
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined;
  const at = Number(hour ?? 0) * 60 + Number(minute ?? 0);
  return { day: time / 86_400_000, ...(at > 0 && at < 24 * 60 ? { minute: at } : {}) };
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-([\da-f])[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/i;
/** An id that this app gives what is played in it. */
const OWN = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/i;

/** The seats in their order; why the play is no use to us where it is none. */
function seatsOf(play: Fields, names: ReadonlyMap<unknown, string>): readonly ReadSeat[] | Skipped {
  const scores = listOf(play.playerScores);
  const orders = scores.map(({ seatOrder }) => (typeof seatOrder === 'number' ? seatOrder : 0));
  const isOrdered = new Set(orders).size === orders.length;
  const sorted = scores.map((seat, i) => ({ seat, at: isOrdered ? (orders[i] ?? 0) : i }));
  sorted.sort((a, b) => a.at - b.at);
  const read = sorted.map(({ seat }) => ({ seat, score: scoreOf(seat.score) }));
  if (read.length === 0 || read.some(({ score }) => score === undefined)) return 'damaged';
  if (read.some(({ score }) => score === 'none')) return 'scoreless';
  const all = read.map(({ seat, score }) => ({
    player: names.get(seat.playerRefId) ?? '',
    score: Number(score),
    isWinner: seat.winner === true || seat.winner === 1,
  }));
  const most = Math.max(...all.map(({ score }) => score));
  const first = all.filter(({ score }) => score === most);
  const winners = first.filter(({ isWinner }) => isWinner);
  const isBroken = winners.length > 0 && winners.length < first.length;
  return all.map(({ player, score, isWinner }) => ({
    player,
    score,
    winsTies: isBroken && isWinner && score === most,
  }));
}

/** What is in a file; nothing where it is no export of BG Stats. `today` is in days since 1970. */
export function readDiary(text: string, seatsFor: Seats, today: number): ReadDiary | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
  if (!isFields(file) || !Array.isArray(file.plays) || !Array.isArray(file.games)) return undefined;
  const games = new Map(listOf(file.games).map((it) => [it.id, gameOf(it)]));
  const named = (of: unknown) =>
    new Map(listOf(of).map((it) => [it.id, textOf(it.name, MOST_NAME)]));
  const [players, locations] = [named(file.players), named(file.locations)];
  const plays = new Map<string, ReadPlay>();
  const skipped = { other: 0, own: 0, ignored: 0, scoreless: 0, seats: 0, damaged: 0 };

  const read = (play: Fields): ReadPlay | Skipped => {
    const game = games.get(play.gameRefId);
    if (game === undefined) return 'other';
    const uuid = typeof play.uuid === 'string' ? play.uuid : '';
    if (OWN.test([uuid, play.sourcePlayId, play.importPlayId, play.metaData].join(' ')))
      return 'own';
    if (play.ignored === true || play.ignored === 1) return 'ignored';
    const moment = momentOf(play.playDate);
    if (!UUID.test(uuid) || !moment || moment.day < 0 || moment.day > today) return 'damaged';
    const seats = seatsOf(play, players);
    if (typeof seats === 'string') return seats;
    const [least, most] = seatsFor(game);
    if (seats.length < least || seats.length > most) return 'seats';
    const minutes = typeof play.durationMin === 'number' ? Math.round(play.durationMin) : 0;
    return {
      uuid,
      game,
      ...moment,
      ...(minutes > 0 && minutes <= MOST_MINUTES ? { minutes } : {}),
      location: locations.get(play.locationRefId) ?? '',
      note: textOf(play.comments, MOST_NOTE),
      seats,
    };
  };

  for (const it of file.plays as readonly unknown[]) {
    const play = isFields(it) ? read(it) : 'damaged';
    if (typeof play === 'string') skipped[play] += 1;
    else plays.set(play.uuid, play);
  }
  return { plays: [...plays.values()], skipped };
}

/** Everybody who sat at these plays, who played most first, and at how many. */
export function playersOf(plays: readonly ReadPlay[]): readonly { name: string; plays: number }[] {
  const counts = new Map<string, number>();
  for (const { seats } of plays) {
    for (const name of new Set(seats.map(({ player }) => player))) {
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].map(([name, n]) => ({ name, plays: n })).sort((a, b) => b.plays - a.plays);
}
