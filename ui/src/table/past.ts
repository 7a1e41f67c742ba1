// A look into the past: "since your last turn", or any step of the log. While it lasts, the table
// shows that position and nothing can be done; the game itself stands where it stood.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { attempt, host } from '../app/app';
import type { Change } from '../games/game-ui';
import type { GameId, Position, TableState } from '../host/door';

/** Each step of a replay stays this long: enough to find it on the board. */
export const STEP_MS = 600;

/** Which positions a replay shows, as numbers of steps taken, and which of them now. */
interface Walk {
  readonly stops: readonly number[];
  readonly index: number;
}

/** The stops of a replay of these log entries: before the first step, then after each. */
export function stopsOf(entries: readonly { readonly n: number }[]): readonly number[] {
  const steps = [...new Set(entries.map((entry) => entry.n))].sort((a, b) => a - b);
  const [first] = steps;
  return first === undefined ? [] : [first, ...steps.map((n) => n + 1)];
}

export class Past {
  private readonly walk = signal<Walk | null>(null);
  private readonly found = signal<Position | null>(null);
  private readonly playing = signal(false);
  private readonly moved = signal<Change<GameId> | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nAsked = 0;

  constructor(private readonly state: ReadonlySignal<TableState>) {}

  /** The position looked at; `null` in the present. */
  get position(): ReadonlySignal<Position | null> {
    return this.found;
  }
  /** How that position came about. */
  get change(): ReadonlySignal<Change<GameId> | null> {
    return this.moved;
  }
  get isPlaying(): ReadonlySignal<boolean> {
    return this.playing;
  }
  /** Which stop of how many; `null` in the present. */
  readonly place = computed(() => {
    const walk = this.walk.value;
    return walk ? { index: walk.index, count: walk.stops.length } : null;
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
    this.walk.value = { stops, index: 0 };
    this.playing.value = true;
    void this.show();
  }

  /** Looks at the position after `at` steps, with all others to step to. */
  lookAt(at: number): void {
    const stops = Array.from({ length: this.state.value.at + 1 }, (_, i) => i);
    this.walk.value = { stops, index: Math.min(at, stops.length - 1) };
    this.playing.value = false;
    void this.show();
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
  }

  private async show(): Promise<void> {
    clearTimeout(this.timer);
    const walk = this.walk.value;
    const at = walk?.stops[walk.index];
    if (at === undefined) return;
    this.nAsked += 1;
    const mine = this.nAsked;
    const { table } = this.state.value;
    const reply = await attempt(() => host().send({ type: 'position', table, at }));
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
    if (this.playing.value) this.timer = setTimeout(() => this.step(1), STEP_MS);
  }
}
