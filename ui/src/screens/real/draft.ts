// A game at a real table while it is being written down: what is typed, who sits where, and what the door
// is told of it. Pure.

import type { GameId, Person, RealPlay } from '../../host/protocol';
import { nameKey } from '../../kit/fold';
import { MARKS, type MarkName, markOf } from '../../kit/marks';
import { dateOf, dayOf } from '../games/filtered';

export interface DraftSeat {
  /** Tells seats apart while they come and go. */
  readonly key: number;
  readonly name: string;
  readonly mark: MarkName;
  readonly profile?: string;
  /** Whether somebody new is to be one of the people of this device. */
  readonly isJoining: boolean;
  readonly score: string;
  readonly points: Readonly<Record<string, string>>;
}

export interface Draft {
  readonly table?: string;
  readonly game: GameId;
  /** `2026-11-22`. */
  readonly date: string;
  /** `19:30`; may be empty. */
  readonly time: string;
  readonly minutes: string;
  readonly location: string;
  readonly note: string;
  readonly seats: readonly DraftSeat[];
  /** Whether points are written down by kind of source. */
  readonly isBySource: boolean;
  /** Who came first of those with as many points; nobody where the place is shared. */
  readonly first: number | null;
}

/** What keeps a draft from being kept. */
export type Fault = 'date' | 'minutes' | 'score' | 'twice';

const MOST_MINUTES = 5_999;
const MOST_POINTS = 9_999;

let keys = 0;

/** A seat for somebody, with a mark that nobody has yet. */
export function newSeat(seats: readonly DraftSeat[], person?: Person): DraftSeat {
  keys += 1;
  const free = MARKS.find((mark) => seats.every((seat) => seat.mark !== mark)) ?? 'sun';
  const seat = { key: keys, name: '', mark: free, isJoining: false, score: '', points: {} };
  return person ? withPerson(seat, person) : seat;
}

/** The seat with a person of this device on it. */
export const withPerson = (seat: DraftSeat, person: Person): DraftSeat => ({
  ...seat,
  name: person.name,
  mark: markOf(person.mark),
  profile: person.profile,
  isJoining: false,
});

/** The seat with a name typed: whoever is called so here sits there. */
export function withName(seat: DraftSeat, name: string, people: readonly Person[]): DraftSeat {
  const key = nameKey(name);
  const person = key === '' ? undefined : people.find((it) => nameKey(it.name) === key);
  const { profile, ...nobody } = seat;
  return person ? { ...withPerson(seat, person), name } : { ...nobody, name };
}

/** As many seats as the game has, those that are there first. */
export function withSeats(draft: Draft, least: number, most: number): Draft {
  const seats = draft.seats.slice(0, most);
  while (seats.length < least) seats.push(newSeat(seats));
  return { ...draft, seats };
}

/** A number as it is typed; nothing for none, or for one that cannot be. */
function whole(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  const is = text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most;
  return is ? number : undefined;
}

const points = (text: string): number | undefined => whole(text, -MOST_POINTS, MOST_POINTS);

/** The points of a seat, by its sources where any is written down; nothing while they are not. */
export function scoreOf(seat: DraftSeat, sources: readonly string[] | null): number | undefined {
  const typed = (sources ?? []).map((source) => seat.points[source] ?? '');
  const all = typed.filter((it) => it !== '').map(points);
  if (all.length === 0) return points(seat.score);
  if (all.includes(undefined)) return undefined;
  return all.reduce<number>((sum, it) => sum + (it ?? 0), 0);
}

/** The seats that share the most points, where these are several. */
export function tiedFirst(draft: Draft, sources: readonly string[]): readonly DraftSeat[] {
  const by = draft.isBySource ? sources : null;
  const scores = draft.seats.map((seat) => scoreOf(seat, by));
  if (scores.includes(undefined)) return [];
  const most = Math.max(...scores.map(Number));
  const tied = draft.seats.filter((_, i) => scores[i] === most);
  return tied.length > 1 ? tied : [];
}

/** What is wrong with it; nothing where it can be kept. `today` is a date. */
export function faultOf(draft: Draft, sources: readonly string[], today: string): Fault | null {
  const by = draft.isBySource ? sources : null;
  if (dayOf(draft.date) === undefined || draft.date > today) return 'date';
  if (draft.minutes !== '' && !whole(draft.minutes, 1, MOST_MINUTES)) return 'minutes';
  const profiles = draft.seats.flatMap(({ profile }) => profile ?? []);
  if (new Set(profiles).size < profiles.length) return 'twice';
  return draft.seats.some((seat) => scoreOf(seat, by) === undefined) ? 'score' : null;
}

/** What the door is told; `unnamed` is what a seat is called on which nobody sits by name. */
export function toPlay(
  draft: Draft,
  sources: readonly string[],
  unnamed: (seat: number) => string,
): RealPlay {
  const by = draft.isBySource ? sources : null;
  const [hours, minutes] = draft.time.split(':').map(Number);
  const tied = tiedFirst(draft, sources).map(({ key }) => key);
  const lasted = whole(draft.minutes, 1, MOST_MINUTES);
  return {
    ...(draft.table === undefined ? {} : { table: draft.table }),
    game: draft.game,
    day: dayOf(draft.date) ?? 0,
    ...(draft.time === '' ? {} : { minute: (hours ?? 0) * 60 + (minutes ?? 0) }),
    ...(lasted === undefined ? {} : { minutes: lasted }),
    location: draft.location.trim(),
    note: draft.note.trim(),
    seats: draft.seats.map((seat, i) => ({
      name: seat.name.trim() || unnamed(i),
      mark: seat.mark,
      ...(seat.profile === undefined ? {} : { profile: seat.profile }),
      score: scoreOf(seat, by) ?? 0,
      points: Object.fromEntries(
        (by ?? []).flatMap((source) => {
          const made = points(seat.points[source] ?? '');
          return made === undefined ? [] : [[source, made]];
        }),
      ),
      winsTies: seat.key === draft.first && tied.includes(seat.key),
    })),
  };
}

const two = (n: number): string => String(n).padStart(2, '0');

/** What was written down, to be written on. */
export function fromPlay(play: RealPlay): Draft {
  const seats = play.seats.map((seat, i) => {
    keys += 1;
    const made = Object.entries(seat.points).map(([source, n]) => [source, String(n)]);
    return {
      key: keys,
      name: seat.name,
      mark: markOf(seat.mark, i),
      ...(seat.profile === undefined ? {} : { profile: seat.profile }),
      isJoining: false,
      score: String(seat.score),
      points: Object.fromEntries(made) as Record<string, string>,
    };
  });
  const { minute } = play;
  const winner = play.seats.findIndex(({ winsTies }) => winsTies);
  return {
    ...(play.table === undefined ? {} : { table: play.table }),
    game: play.game,
    date: dateOf(play.day),
    time: minute === undefined ? '' : `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    minutes: play.minutes === undefined ? '' : String(play.minutes),
    location: play.location,
    note: play.note,
    seats,
    isBySource: play.seats.some((seat) => Object.keys(seat.points).length > 0),
    first: seats[winner]?.key ?? null,
  };
}
