// Where a replay stands still: before its first step, and after each step that is told. A step that
// nobody is told of goes with the next one that is, those at the end with the last; a step that
// moves somebody's points is never passed over.

import type { Course, Seat, Told } from '../host/protocol';

/** What brings a replay to a stop: somebody else acts, points move, they move most. */
export type Jump = 'turn' | 'points' | 'swing';

export interface ReplayStop {
  /** How many steps were taken at the stop before this one. */
  readonly from: number;
  /** How many are taken here. */
  readonly at: number;
  /** Who acts; `null` where only chance does. */
  readonly by: Seat | null;
  /** What every seat's total has changed by since the stop before. */
  readonly gains: readonly number[];
  /** Whether the acting seat is another than before. */
  readonly isTurn: boolean;
  readonly isSwing: boolean;
}

interface Story {
  /** What happened, as whoever looks may know it. */
  readonly entries: readonly Told[];
  /** The numbers of the steps that have a sentence. */
  readonly told: readonly number[];
  readonly course: Pick<Course, 'moments' | 'leads' | 'swings'>;
}

/**
 * The stops of a replay of the steps from number `start` up to `end`; `also` is one more, whatever is
 * told there.
 */
export function replayStops(
  story: Story,
  start: number,
  end: number,
  also?: number,
): readonly ReplayStop[] {
  const totals = totalsOf(story.course);
  const ends = new Set(story.told.map((n) => n + 1));
  for (const [i, { at }] of story.course.moments.entries()) {
    if (i > 0 && gainsOf(totals, at - 1, at).some(Boolean)) ends.add(at);
  }
  if (also !== undefined) ends.add(also);
  const ats = [...ends].filter((at) => at > start && at <= end).sort((a, b) => a - b);
  const stops: ReplayStop[] = [];
  let [from, actor]: [number, Seat | null] = [start, null];
  for (const [i, told] of [start, ...ats].entries()) {
    const at = i === ats.length ? end : told;
    const by = i === 0 ? null : byOf(story.entries, from, at);
    stops.push({
      from,
      at,
      by,
      gains: gainsOf(totals, from, at),
      isTurn: by !== null && by !== actor,
      isSwing: story.course.swings.some((swing) => from < swing.at && swing.at <= at),
    });
    actor = by ?? actor;
    from = at;
  }
  return stops;
}

/** The stop at which so many steps are taken. */
export function stopAt(stops: readonly ReplayStop[], at: number): number {
  const found = stops.findIndex((stop) => at <= stop.at);
  return found === -1 ? stops.length - 1 : found;
}

/** The nearest stop of a kind after another, or before it; `null` where there is none. */
export function jumpFrom(
  stops: readonly ReplayStop[],
  index: number,
  jump: Jump,
  by: 1 | -1,
): number | null {
  for (let i = index + by; i >= 0 && i < stops.length; i += by) {
    const stop = stops[i];
    if (stop && isOf(stop, jump)) return i;
  }
  return null;
}

function isOf(stop: ReplayStop, jump: Jump): boolean {
  if (jump === 'turn') return stop.isTurn;
  return jump === 'swing' ? stop.isSwing : stop.gains.some(Boolean);
}

/** Who acted first of those steps. */
function byOf(entries: readonly Told[], from: number, to: number): Seat | null {
  return entries.find(({ n, by }) => n >= from && n < to && by !== null)?.by ?? null;
}

type Totals = (at: number) => readonly number[];

/** What every seat had after so many steps. */
function totalsOf({ moments }: Pick<Course, 'moments'>): Totals {
  return (at) => moments.findLast((moment) => moment.at <= at)?.totals ?? [];
}

function gainsOf(totals: Totals, from: number, to: number): readonly number[] {
  const before = totals(from);
  return totals(to).map((total, seat) => total - (before[seat] ?? 0));
}
