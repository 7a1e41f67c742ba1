// The count when a game is over: one line of the sheets after another, each lit on the board. It
// goes on by itself and by a tap, and can be skipped; the totals grow with it.

import { computed, signal } from '@preact/signals';
import type { AnySheet, LineOf, Seat } from '../host/protocol';
import { type Cancel, moment } from '../kit/clock';

/** A line of the sheets, and the seats that get its points: more than one where they share it. */
export interface ScoredLine {
  readonly line: LineOf;
  readonly seats: readonly Seat[];
}

/** The last step is looked at this long before the count begins. */
const FIRST_MS = 1600;
/** How long a line is shown, and how long all of them may take. */
const LINE_MS = 2200;
const LEAST_LINE_MS = 1000;
const WHOLE_MS = 24_000;

/** How long one of so many lines is shown. */
export function lineMs(count: number): number {
  return Math.max(LEAST_LINE_MS, Math.min(LINE_MS, WHOLE_MS / count));
}

/**
 * What is counted: seat by seat the lines that brought or cost something, or of a board that all
 * share the sources given, in their order, each once with all whom it brings something.
 */
export function scoredLines(
  sheet: AnySheet,
  sources?: readonly LineOf['source'][],
): readonly ScoredLine[] {
  const all = sheet.seats.flatMap(({ lines }, seat): ScoredLine[] =>
    lines.flatMap((line) => (line.points === 0 ? [] : [{ line, seats: [seat] }])),
  );
  if (!sources) return all;
  return sources.flatMap((source) => {
    const key = JSON.stringify(source);
    const same = all.filter(({ line }) => JSON.stringify(line.source) === key);
    const [first] = same;
    return first ? [{ line: first.line, seats: same.flatMap(({ seats }) => seats) }] : [];
  });
}

export class Count {
  private readonly stops = signal<readonly ScoredLine[]>([]);
  /** What it comes to, by seat. */
  private finals: readonly number[] = [];
  /** Which stop is shown; -1 before the first. */
  private readonly index = signal(-1);
  private stopLine: Cancel | undefined;

  /** Told when the count is over, since other buttons come where its own were. */
  constructor(private readonly ended: () => void = () => {}) {}

  readonly isRunning = computed(() => this.stops.value.length > 0);
  /** The line being counted; `null` before the first and when nothing is counted. */
  readonly now = computed<ScoredLine | null>(() => this.stops.value[this.index.value] ?? null);
  /** Which of how many, from 1; 0 before the first. */
  readonly place = computed(() => ({
    n: this.index.value + 1,
    of: this.stops.value.length,
  }));

  /** The totals by seat as far as it is counted; `null` when nothing is counted. */
  readonly totals = computed<readonly number[] | null>(() => {
    if (!this.isRunning.value) return null;
    const left = this.stops.value.slice(this.index.value + 1);
    const ofSeat = (seat: Seat) => left.filter(({ seats }) => seats.includes(seat));
    return this.finals.map((total, seat) =>
      ofSeat(seat).reduce((sum, { line }) => sum - line.points, total),
    );
  });

  begin(stops: readonly ScoredLine[], finals: readonly number[]): void {
    this.end();
    if (stops.length === 0) return;
    this.finals = finals;
    this.stops.value = stops;
    this.stopLine = moment(FIRST_MS, () => this.next());
  }

  /** The next line, or the end of the count. */
  next(): void {
    if (!this.isRunning.peek()) return;
    this.stopLine?.();
    const count = this.stops.peek().length;
    const index = this.index.peek() + 1;
    if (index >= count) {
      this.end();
      return;
    }
    this.index.value = index;
    this.stopLine = moment(lineMs(count), () => this.next());
  }

  /** Ends the count, whatever is left of it. */
  end(): void {
    this.stopLine?.();
    if (!this.isRunning.peek()) return;
    this.ended();
    this.stops.value = [];
    this.index.value = -1;
  }
}
