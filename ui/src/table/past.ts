// A look into the past: "since your last turn", or any step of the log. While it lasts, the table
// shows that position and nothing can be done; the game itself stands where it stood.

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Change } from '../games/game-ui';
import type { Course, Earlier, GameId, Seat, TableState, Told, When } from '../host/protocol';
import { type Cancel, later } from '../kit/clock';
import { attempt, host } from '../state/client';
import { whenOf } from '../words/when';
import { type Jump, jumpFrom, type ReplayStop, replayStops, stopAt } from './stops';
import { readingTime } from './timing';
import { agreementsTold, type ToldLine, type ToldStep } from './told';

/** How many times faster a replay runs than that. */
const SPEEDS = [1, 2, 4] as const;
type Speed = (typeof SPEEDS)[number];

/** Which steps are walked through, and where the walk begins. */
interface Plan {
  /** Whether these are all steps of the game, to be scrubbed through. */
  readonly isWhole: boolean;
  readonly start: number;
  /** After how many steps it is to stand at first. */
  readonly at: number;
  readonly plays: boolean;
  /** Whose knowledge it shows; `null` from above, or the holder's while the game goes on. */
  readonly eyes: Seat | null;
  /** Whether it stands exactly there, though nothing may be told of it. */
  readonly isExact?: boolean;
  /** Whether what is decided there is looked at, and not what has just happened. */
  readonly isDecision?: boolean;
  /** Whether it begins where the replay before it stands by then, instead of at `at`. */
  readonly follows?: boolean;
}

/** All that a replay tells, as whoever looks may know it, and where it stands. */
interface LoadedReplay {
  readonly plan: Plan;
  readonly entries: readonly Told[];
  readonly course: Course;
  readonly stops: readonly ReplayStop[];
  readonly index: number;
}

/** What is shown: a stop's position, as these eyes see it. */
interface Frame {
  readonly stop: ReplayStop;
  readonly eyes: Seat | null;
  readonly position: Earlier;
}

/** What a stop says: its sentences, oldest first, and whose total moved by how much. */
interface Telling {
  readonly lines: readonly ToldLine[];
  readonly gains: readonly { readonly seat: Seat; readonly points: number }[];
}

/** The part of a request that says whose eyes are meant. */
const seenBy = (eyes: Seat | null): { readonly seat?: Seat } =>
  eyes === null ? {} : { seat: eyes };

export class Past {
  private readonly walk = signal<LoadedReplay | null>(null);
  private readonly sight = signal<Frame | null>(null);
  private readonly playing = signal(false);
  private readonly moved = signal<Change<GameId> | null>(null);
  private readonly pace = signal<Speed>(1);
  private stopWait: Cancel | undefined;
  private nBegun = 0;
  private nAsked = 0;
  private isAsking = false;

  constructor(
    private readonly state: ReadonlySignal<TableState>,
    /** The log's sentences for what happened. */
    private readonly tell: (entries: readonly Told[]) => readonly ToldStep[],
  ) {}

  /** The position looked at; `null` in the present. */
  readonly position = computed(() => this.sight.value?.position ?? null);
  /** How that position came about. */
  get change(): ReadonlySignal<Change<GameId> | null> {
    return this.moved;
  }
  get isPlaying(): ReadonlySignal<boolean> {
    return this.playing;
  }
  /** Whose knowledge is shown; `null` from above, or the holder's while the game goes on. */
  readonly viewer = computed(() => this.sight.value?.eyes ?? null);
  get speed(): ReadonlySignal<Speed> {
    return this.pace;
  }
  /** Which stop of how many; `null` in the present. */
  readonly place = computed(() => {
    const walk = this.walk.value;
    if (!walk) return null;
    return { index: walk.index, count: walk.stops.length, isWhole: walk.plan.isWhole };
  });

  /** What the steps brought about that led here from the stop before. */
  readonly entries = computed<readonly Told[]>(() => {
    const [walk, stop] = [this.walk.value, this.sight.value?.stop];
    if (!walk || !stop) return [];
    return walk.entries.filter(({ n }) => n >= stop.from && n < stop.at);
  });

  /** Who sat down for whom before those steps. */
  private readonly agreed = computed(() => {
    const stop = this.sight.value?.stop;
    const isThen = ({ n }: ToldStep) => stop !== undefined && n >= stop.from && n < stop.at;
    return agreementsTold(this.state.value).filter(isThen);
  });

  /** What the stop says. */
  readonly telling = computed<Telling>(() => {
    const gains = this.sight.value?.stop.gains ?? [];
    const steps = [...this.agreed.value, ...this.tell(this.entries.value)];
    const all = steps.flatMap(({ lines }) => lines);
    // Since one's own last action it is the others who are news.
    const own = this.walk.value?.plan.isWhole ? undefined : this.own.value;
    const news = all.filter(({ seat }) => seat === null || seat !== own);
    return {
      lines: news.length > 0 ? news : all,
      gains: gains.flatMap((points, seat) => (points === 0 ? [] : [{ seat, points }])),
    };
  });

  /** In which turn or round that was: of a decision looked at, the one it is made in. */
  readonly when = computed<When | null>(() => {
    const [walk, stop] = [this.walk.value, this.sight.value?.stop];
    if (!walk || !stop) return null;
    const isDecision = walk.plan.isDecision && walk.plan.at === stop.at;
    return whenOf(walk.course.periods, isDecision ? stop.at : Math.max(0, stop.at - 1));
  });

  /** Whether a practice game may go on from here. */
  readonly mayFork = computed(() => this.walk.value?.course.mayFork ?? false);

  /** The largest swings: at which stop, whom they helped, and by how much. */
  readonly swings = computed(() => {
    const walk = this.walk.value;
    if (!walk) return [];
    return walk.course.swings.map((swing) => ({ ...swing, index: stopAt(walk.stops, swing.at) }));
  });

  /** Whether somebody else has acted since the holder's own last action, and it can be told. */
  readonly hasSince = computed(() => {
    const others = this.state.value.since.filter(({ by }) => by !== null && by !== this.own.value);
    return this.tell(others).length > 0;
  });

  /** Whoever holds the device, or is to act. */
  private readonly own = computed(() => {
    const { holder, actor } = this.state.value;
    return holder.type === 'seat' ? holder.seat : actor;
  });

  /** The eyes of the walk that goes on. */
  private get planned(): Seat | null {
    return this.walk.value?.plan.eyes ?? null;
  }

  /** Plays what happened since the holder's own last action, and stands at its end. */
  playSince(): void {
    const { since } = this.state.value;
    if (since.length === 0) return;
    const start = Math.min(...since.map(({ n }) => n));
    this.pace.value = 1;
    void this.begin({ isWhole: false, start, at: start, plays: true, eyes: this.planned });
  }

  /** Looks at the position after `at` steps, with all others to step to. */
  lookAt(at: number): void {
    void this.begin({ isWhole: true, start: 0, at, plays: false, eyes: this.planned });
  }

  /** The same, exactly there and with the eyes of a seat. */
  lookExactly(at: number, seat: Seat): void {
    void this.begin({ isWhole: true, start: 0, at, plays: false, eyes: seat, isExact: true });
  }

  /** Looks at a decision of a seat, with its eyes. */
  decideAs(at: number, seat: Seat): void {
    const there = { isExact: true, isDecision: true };
    void this.begin({ isWhole: true, start: 0, at, plays: false, eyes: seat, ...there });
  }

  /** Goes to a stop by its number; a replay that plays stands still there. */
  scrubTo(index: number): void {
    const walk = this.walk.value;
    if (!walk) return;
    this.playing.value = false;
    this.walk.value = { ...walk, index: Math.max(0, Math.min(index, walk.stops.length - 1)) };
    void this.show();
  }

  /** Where a jump leads; `null` where there is nothing of its kind any more. */
  goal(jump: Jump, by: 1 | -1 = 1): number | null {
    const walk = this.walk.value;
    return walk && jumpFrom(walk.stops, walk.index, jump, by);
  }

  /** Goes on to the next stop of a kind, or back to the one before. */
  jump(jump: Jump, by: 1 | -1 = 1): void {
    const goal = this.goal(jump, by);
    if (goal !== null) this.scrubTo(goal);
  }

  /** Looks with the eyes of a seat, or from above. */
  lookAs(seat: Seat | null): void {
    const walk = this.walk.value;
    if (!walk) return;
    const at = walk.stops[walk.index]?.at ?? walk.plan.start;
    void this.begin({
      ...walk.plan,
      at,
      plays: this.playing.value,
      eyes: seat,
      isExact: false,
      isDecision: false,
      follows: true,
    });
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
    this.stopWait?.();
    if (this.playing.value) this.step(1);
  }

  /** Back to the present. */
  leave(): void {
    this.stopWait?.();
    this.nBegun += 1;
    this.nAsked += 1;
    batch(() => {
      this.playing.value = false;
      this.walk.value = null;
      this.sight.value = null;
      this.moved.value = null;
    });
  }

  /** Fetches all that is told, and stands where the plan wants it. */
  private async begin(plan: Plan): Promise<void> {
    this.stopWait?.();
    this.nBegun += 1;
    const mine = this.nBegun;
    const { table, at: end } = this.state.value;
    const of = { table, ...seenBy(plan.eyes) };
    const asked = this.walk.value;
    const story = await attempt(() =>
      Promise.all([host().send({ type: 'log', ...of }), host().send({ type: 'course', ...of })]),
    );
    if (mine !== this.nBegun || !story) return;
    const [{ entries }, course] = story;
    const told = this.tell(entries).map(({ n }) => n);
    const also = plan.isExact ? plan.at : undefined;
    const stops = replayStops({ entries, told, course }, plan.start, end, also);
    if (stops.length < 2 && !plan.isWhole) return;
    // Whoever has gone on in the meantime is not put back.
    const gone = plan.follows && this.walk.value !== asked ? this.walk.value : null;
    const at = gone?.stops[gone.index]?.at ?? plan.at;
    batch(() => {
      this.walk.value = { plan, entries, course, stops, index: stopAt(stops, at) };
      this.playing.value = gone ? this.playing.value : plan.plays;
    });
    void this.show();
  }

  /** Fetches what is to be shown. Under a fast finger only the last stop asked for is fetched. */
  private async show(): Promise<void> {
    this.stopWait?.();
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
    const stop = walk?.stops[walk.index];
    if (!stop) return;
    const { at } = stop;
    const { eyes } = walk.plan;
    const { table } = this.state.value;
    const reply = await attempt(() =>
      host().send({ type: 'position', table, at, ...seenBy(eyes) }),
    );
    if (mine !== this.nAsked) return;
    if (!reply) {
      this.leave();
      return;
    }
    const before = this.position.value;
    batch(() => {
      this.sight.value = { stop, eyes, position: reply };
      this.moved.value = {
        cause: 'replay',
        before: before?.view ?? null,
        events: before && before.at < reply.at ? this.entries.value : [],
      };
    });
    if (!this.playing.value) return;
    if (!walk.plan.isWhole && walk.index === walk.stops.length - 1) this.playing.value = false;
    else {
      const ms = readingTime(...this.telling.value.lines.map(({ text }) => text));
      this.stopWait = later(ms / this.pace.value, () => this.step(1));
    }
  }
}
