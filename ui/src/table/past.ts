// A look into the past: "since your last turn", or any step of the log. While it lasts, the table
// shows that position and nothing can be done; the game itself stands where it stood.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Change } from '../games/game-ui';
import type { Course, Earlier, GameId, Seat, TableState } from '../host/door';
import { attempt, host } from '../state/door';

/** Each step of a replay stays this long: enough to find it on the board. */
const STEP_MS = 600;

/** How many times faster a replay runs than that. */
const SPEEDS = [0.5, 1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

/** Which positions a replay shows, as numbers of steps taken, and which of them now. */
interface Walk {
  readonly stops: readonly number[];
  readonly index: number;
  /** Whether these are all positions of the game, to be scrubbed through. */
  readonly isWhole: boolean;
}

/** The stops of a replay of these log entries: before the first step, then after each. */
export function stopsOf(entries: readonly { readonly n: number }[]): readonly number[] {
  const steps = [...new Set(entries.map((entry) => entry.n))].sort((a, b) => a - b);
  const [first] = steps;
  return first === undefined ? [] : [first, ...steps.map((n) => n + 1)];
}

export class Past {
  private readonly walk = signal<Walk | null>(null);
  private readonly found = signal<Earlier | null>(null);
  private readonly playing = signal(false);
  private readonly moved = signal<Change<GameId> | null>(null);
  private readonly eyes = signal<Seat | null>(null);
  private readonly pace = signal<Speed>(1);
  private readonly told = signal<Course | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nAsked = 0;
  private isAsking = false;

  constructor(private readonly state: ReadonlySignal<TableState>) {}

  /** The position looked at; `null` in the present. */
  get position(): ReadonlySignal<Earlier | null> {
    return this.found;
  }
  /** How that position came about. */
  get change(): ReadonlySignal<Change<GameId> | null> {
    return this.moved;
  }
  get isPlaying(): ReadonlySignal<boolean> {
    return this.playing;
  }
  /** Whose knowledge is shown; `null` from above, or the holder's while the game goes on. */
  get viewer(): ReadonlySignal<Seat | null> {
    return this.eyes;
  }
  get speed(): ReadonlySignal<Speed> {
    return this.pace;
  }
  /** How the points came about, once it is known. */
  get course(): ReadonlySignal<Course | null> {
    return this.told;
  }
  /** Which stop of how many; `null` in the present. */
  readonly place = computed(() => {
    const walk = this.walk.value;
    return walk ? { index: walk.index, count: walk.stops.length, isWhole: walk.isWhole } : null;
  });

  /** Whether somebody else has acted since the holder's own last action. */
  readonly hasSince = computed(() => {
    const { since, holder, actor } = this.state.value;
    const own = holder.type === 'seat' ? holder.seat : actor;
    return since.some(({ by }) => by !== null && by !== own);
  });

  /** Plays what happened since the holder's own last action. */
  playSince(): void {
    const stops = stopsOf(this.state.value.since);
    if (stops.length < 2) return;
    this.walk.value = { stops, index: 0, isWhole: false };
    this.playing.value = true;
    void this.show();
  }

  /** Looks at the position after `at` steps, with all others to step to. */
  lookAt(at: number): void {
    const stops = Array.from({ length: this.state.value.at + 1 }, (_, i) => i);
    this.walk.value = { stops, index: Math.min(at, stops.length - 1), isWhole: true };
    this.playing.value = false;
    void this.show();
    const { table } = this.state.value;
    void attempt(async () => {
      this.told.value = await host().send({ type: 'course', table });
    });
  }

  /** Goes to a stop by its number; a replay that plays stands still there. */
  scrubTo(index: number): void {
    const walk = this.walk.value;
    if (!walk) return;
    this.playing.value = false;
    this.walk.value = { ...walk, index: Math.max(0, Math.min(index, walk.stops.length - 1)) };
    void this.show();
  }

  /** Looks with the eyes of a seat, or from above. */
  lookAs(seat: Seat | null): void {
    this.eyes.value = seat;
    void this.show();
  }

  /** The next speed, round and round. */
  nextSpeed(): void {
    const at = SPEEDS.indexOf(this.pace.value);
    this.pace.value = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
  }

  /** One stop on or back; past the last stop lies the present. */
  step(by: number): void {
    const walk = this.walk.value;
    if (!walk) return;
    const index = walk.index + by;
    if (index >= walk.stops.length) {
      this.leave();
      return;
    }
    this.walk.value = { ...walk, index: Math.max(0, index) };
    void this.show();
  }

  togglePlay(): void {
    this.playing.value = !this.playing.value;
    clearTimeout(this.timer);
    if (this.playing.value) this.step(1);
  }

  /** Back to the present. */
  leave(): void {
    clearTimeout(this.timer);
    this.nAsked += 1;
    this.playing.value = false;
    this.walk.value = null;
    this.found.value = null;
    this.moved.value = null;
    this.eyes.value = null;
    this.told.value = null;
  }

  /** Fetches what is to be shown. Under a fast finger only the last stop asked for is fetched. */
  private async show(): Promise<void> {
    clearTimeout(this.timer);
    this.nAsked += 1;
    if (this.isAsking) return;
    this.isAsking = true;
    let mine: number;
    do {
      mine = this.nAsked;
      await this.fetch(mine);
    } while (mine !== this.nAsked && this.walk.value);
    this.isAsking = false;
  }

  private async fetch(mine: number): Promise<void> {
    const walk = this.walk.value;
    const at = walk?.stops[walk.index];
    if (at === undefined) return;
    const { table } = this.state.value;
    const seat = this.eyes.value;
    const reply = await attempt(() =>
      host().send({ type: 'position', table, at, ...(seat === null ? {} : { seat }) }),
    );
    if (mine !== this.nAsked) return;
    if (!reply) {
      this.leave();
      return;
    }
    const before = this.found.value;
    this.moved.value = {
      cause: 'replay',
      before: before?.view ?? null,
      events: before && before.at < reply.at ? reply.events : [],
    };
    this.found.value = reply;
    if (this.playing.value) this.timer = setTimeout(() => this.step(1), STEP_MS / this.pace.value);
  }
}
