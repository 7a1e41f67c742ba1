// A table as the screen knows it: what the engines last said, the ghost, the light, a look into
// the past. It holds no rules: whatever may be done was in the offer, and the engines decide.

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type {
  ActionOf,
  CatalogueOf,
  Change,
  Draft,
  EventOf,
  GameTable,
  GameUi,
  Light,
  OfferOf,
  SetupOf,
  SheetOf,
  Teller,
  ViewOf,
} from '../games/game-ui';
import { asApiError } from '../host/host';
import type {
  GameId,
  Help,
  Hint,
  LineOf,
  Preview,
  Push,
  Request,
  Seat,
  SeatState,
  TableState,
} from '../host/protocol';
import { isCalm } from '../kit/reduced-motion';
import { EffectScope } from '../kit/scope';
import { Viewport } from '../kit/viewport';
import { host, tellFailure } from '../state/client';
import { askAnew } from '../state/exercises';
import { offer as offerNotice, tell } from '../state/notices';
import { withNamesNow } from '../state/people';
import { settings } from '../state/settings';
import { type Message, words } from '../words/words';
import { draftOf } from './advice';
import { Better } from './better';
import { Count, scoredLines } from './count';
import { Denials } from './denials';
import { helpAt, Learner } from './learner';
import { Lock } from './lock';
import { Narration } from './narration';
import { botOnTurn, isPerson, personDue } from './next';
import { Past } from './past';
import { Pushed } from './pushed';
import { Reading } from './result/reading';
import type { Agreed, Cause } from './timing';
import { told } from './told';

type G = GameId;

export class LiveTable implements GameTable<G> {
  readonly viewport: Viewport;
  readonly scope = new EffectScope();
  readonly past: Past;
  /** Whether the player looks away: nothing is shown until the engines answer. */
  readonly isHidden = signal(false);
  private readonly now;
  /** The person whom the table waited for last. */
  private lastDue: Seat | undefined;
  private readonly changed = signal<Change<G>>({ cause: 'load', before: null, events: [] });
  private readonly ghost = signal<Draft<G> | null>(null);
  private readonly foreseen = signal<Preview | null>(null);
  private readonly shown = signal<Light<G> | null>(null);
  /** Shut for a moment after each press that changes the table. */
  readonly lock = new Lock();
  /** The count when the game is over. */
  readonly count = new Count(() => this.lock.close());
  /** Whether the game ended before these eyes, and nobody has seen yet how. */
  readonly isFreshlyOver = signal(false);
  private readonly isBusy = signal(false);
  /** The draft of which it is not known yet whether it needs a ✔. */
  private readonly weighed = signal<Draft<G> | null>(null);
  /** How far the bots that think have told they are, seat by seat. */
  private readonly progress = signal<ReadonlyMap<Seat, number>>(new Map());
  /** The draft that a hint brought up. */
  private readonly hinted = signal<{ draft: Draft<G>; hint: Hint } | null>(null);
  /** How often a ghost was confirmed, and how often something was refused: for those who tell it. */
  readonly committed = signal(0);
  readonly refusals = signal(0);
  /** What was refused last, and by which clause. */
  readonly denials = new Denials(this);
  /** What is suggested to whoever learns. */
  readonly learner = new Learner(this);
  /** What a review says of the decision that the replay stands at. */
  readonly better = new Better(this);
  readonly reading = new Reading(this);
  /** Whether a hint is on its way. */
  readonly isAdvising = signal(false);
  /** The app went out of sight, and the engines have not lowered the curtain yet. */
  private isCoverDue = false;
  /** What is told of the step shown. */
  readonly narration = new Narration(this);
  private readonly pushed = new Pushed({
    at: () => this.now.peek().at,
    isBusy: () => this.isBusy.peek(),
    narration: this.narration,
    show: (state) => this.adopt(state, 'push'),
  });

  constructor(
    readonly ui: GameUi,
    first: TableState,
    readonly catalogue: CatalogueOf<G>,
  ) {
    this.now = signal(first);
    this.lastDue = personDue(first);
    this.viewport = new Viewport(first.table);
    this.past = new Past(this.now, (entries) => told(this, entries));
    this.narration.follow();
  }

  /** Whether this is an exercise that was answered: it stands as it stood, and nothing is to be done. */
  readonly isAnswered = computed(() => this.now.value.exercise?.answer !== undefined);
  /** What the player has in hand. The past knows nothing of it; afterwards it is there again. */
  private readonly own = computed(() =>
    this.past.place.value || this.isAnswered.value ? null : this.ghost.value,
  );
  /** The player's own ghost, or in a replay what a review says would have been better. */
  readonly draft = computed(() => this.better.draft.value ?? this.own.value);
  readonly played: ReadonlySignal<Draft<G> | null> = this.better.played;
  readonly preview = computed(
    () => this.better.moment.value?.foreseen ?? (this.own.value && this.foreseen.value),
  );
  get setup(): SetupOf<G> {
    return this.now.value.setup;
  }

  readonly lit = computed<Light<G> | null>(() => {
    if (this.past.place.value) return null;
    const counted = this.count.now.value;
    const [seat] = counted?.seats ?? [];
    return counted && seat !== undefined ? { seat, line: counted.line } : this.shown.value;
  });

  /** What the engines last said, with everybody called as they are now. */
  readonly state: ReadonlySignal<TableState> = computed(() => {
    const now = this.now.value;
    const assisted = now.assisted || this.learner.hasHelped.value;
    return { ...now, assisted, seats: withNamesNow(now.seats) };
  });

  readonly change = computed<Change<G>>(() => this.past.change.value ?? this.changed.value);

  readonly recalled = computed<readonly EventOf<G>[]>(() =>
    this.past.entries.value.map(({ event }) => event),
  );

  readonly at = computed(() => this.past.position.value?.at ?? this.now.value.at);

  /** Whether there is anything to draw: not behind the curtain, and not while looking away. */
  readonly isOpen = computed(() => !this.isHidden.value && this.now.value.view !== undefined);

  readonly view = computed<ViewOf<G>>(() => {
    const view = this.past.position.value?.view ?? this.now.value.view;
    if (!view) throw new Error('nothing is drawn behind the curtain');
    return view;
  });

  readonly sheet = computed<SheetOf<G>>(() => {
    const sheet = this.past.position.value?.sheet ?? this.now.value.sheet;
    if (!sheet) throw new Error('nothing is counted behind the curtain');
    return sheet;
  });

  readonly offer = computed<OfferOf<G> | null>(() => {
    // What would have been better is drawn as if it could still be done: in a replay, and where an
    // exercise was answered.
    const { moment } = this.better;
    if (moment.value || this.past.place.value) return moment.value?.offer ?? null;
    return this.now.value.next === 'act' ? (this.now.value.offer ?? null) : null;
  });

  readonly seats = computed<readonly SeatState[]>(() => this.state.value.seats);

  readonly seat = computed<Seat>(() => {
    if (this.better.moment.value) return this.better.moment.value.seat;
    const { holder, actor, turn, seats } = this.now.value;
    if (holder.type === 'seat') return holder.seat;
    if (actor !== undefined) return actor;
    // A turn that is done, or a bot's, is seen by the eyes of whoever was last.
    if (turn.type !== 'over' && this.lastDue !== undefined) return this.lastDue;
    const due = turn.type === 'seats' ? turn.seats : [];
    return (
      (seats.find((it) => due.includes(it.seat) && isPerson(it)) ?? seats.find(isPerson))?.seat ?? 0
    );
  });

  readonly canCommit = computed(() => {
    const draft = this.own.value;
    return draft !== null && draft !== this.weighed.value && this.isReady.value;
  });

  /** Whether there is a ghost of the player's own to put back. */
  readonly canCancel = computed(() => this.own.value !== null);
  /** Whether the ghost is what a hint says, and not the player's own. */
  readonly isAdvised = computed(() => this.own.value === this.hinted.value?.draft);
  /** What speaks for the hint that is shown. */
  readonly why = computed(() => (this.isAdvised.value && this.hinted.value?.hint.why) || null);

  /** How much help the player before the board wants. */
  readonly help = computed<Help>(() => helpAt(this));
  readonly tellsOdds = computed(() => this.help.value !== 'purist');
  /** Whether it is told beforehand what a move does: not to who wants no help, nor where just that is asked. */
  readonly tellsWorth = computed(() => {
    const { exercise } = this.now.value;
    const isAsked = exercise?.asks === 'mostPoints' && !exercise.answer;
    return this.help.value !== 'purist' && !isAsked;
  });

  /** How far the bot is that everybody waits for; `undefined` until it says, or while none is. */
  readonly thought = computed<number | undefined>(() => {
    const state = this.now.value;
    const bot = state.next === 'wait' ? botOnTurn(state) : undefined;
    return bot && this.progress.value.get(bot.seat);
  });

  /** Whether a button of the table may be pressed now. */
  readonly isReady = computed(() => !this.isBusy.value && !this.lock.isShut.value);

  /** What the game's sentences need: words, components, people. */
  readonly teller = computed<Teller<G>>(() => ({
    words: words.value,
    catalogue: this.catalogue,
    seats: this.seats.value,
  }));

  /** How many people sit at this device. */
  readonly nPeople = computed(() => this.now.value.seats.filter(isPerson).length);

  propose(draft: Draft<G>): void {
    void this.show(draft);
  }

  choose(draft: Draft<G>): void {
    const foreseen = this.show(draft);
    const { confirm } = settings.value;
    if (confirm === 'off') this.commit();
    else if (confirm !== 'always' && !draft.givesUp) void this.commitUnlessFinal(draft, foreseen);
  }

  commit(): void {
    const draft = this.ghost.value;
    if (!draft || !this.canCommit.value) return;
    this.lock.close();
    this.committed.value += 1;
    this.pushed.catchUp();
    const { table, actor, at } = this.now.value;
    if (actor === undefined) return;
    const actions = [...draft.actions];
    this.learner.note(actions);
    void this.ask('act', { type: 'act', table, seat: actor, actions, at });
  }

  cancel(): void {
    batch(() => {
      this.ghost.value = null;
      this.foreseen.value = null;
    });
    // What came closer for the ghost's sake goes back with it.
    this.viewport.restoreView();
  }

  async explain(action: ActionOf<G>): Promise<string | null> {
    const why = await this.whyNot(action);
    if (why !== null) this.denials.tell(why);
    return why;
  }

  async whyNot(action: ActionOf<G>): Promise<string | null> {
    const { table, actor, at } = this.now.value;
    if (actor === undefined || this.isAnswered.value) return null;
    try {
      await host().send({ type: 'preview', table, seat: actor, actions: [action], at });
      return null;
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code === 'illegal') return this.denials.keep(error.data.refusal);
      // Where the table has moved on, the question is none any more; what is in hand stays there.
      if (error.code !== 'stale') await this.refused(thrown);
      return null;
    }
  }

  async ahead(actions: readonly ActionOf<G>[]): Promise<OfferOf<G> | null> {
    const { table, actor, at } = this.now.value;
    if (actor === undefined) return null;
    try {
      const asked = { table, seat: actor, actions: [...actions], at };
      return (await host().send({ type: 'preview', ...asked })).offer ?? null;
    } catch {
      // Whoever shows the draft itself is told why.
      return null;
    }
  }

  /** Asks what a strong player would do here. The first time it is said what that means. */
  askAdvice(): void {
    const { next, assisted } = this.state.value;
    if (next !== 'act' || this.past.place.value) return;
    if (!this.isReady.value || this.isAdvising.value) return;
    const act = () => void this.fetchAdvice();
    if (assisted) act();
    else offerNotice({ id: 'hint-assists' }, { id: 'hint' }, act, this.asOf());
  }

  /** Whether position and draft are those of now, and nobody looks into the past. */
  private asOf(): () => boolean {
    const { at } = this.now.peek();
    const ghost = this.ghost.peek();
    return () =>
      this.now.value.at === at &&
      this.ghost.value === ghost &&
      this.past.place.value === null &&
      this.isOpen.value;
  }

  /** Does what is advised here at once. */
  async solve(): Promise<void> {
    const { table, actor, at, next } = this.now.value;
    if (actor === undefined || next !== 'act' || !this.isReady.value) return;
    this.lock.close();
    try {
      const { actions } = await host().send({ type: 'hint', table, seat: actor, at });
      if (this.now.value.at !== at) return;
      await this.ask('act', { type: 'act', table, seat: actor, actions, at });
    } catch (thrown) {
      await this.refused(thrown);
    }
  }

  hint(message: Message): void {
    this.refusals.value += 1;
    tell(message);
  }

  light(seat: Seat, line: LineOf<G> | null): void {
    // A tap on the board while it counts is a tap for the next line.
    if (!line && this.count.isRunning.peek()) this.count.next();
    this.shown.value = line ? { seat, line } : null;
  }

  /** Goes on: hands the device over, or ends the turn. */
  goOn(): void {
    const { table, at, next } = this.now.value;
    if ((next !== 'pass' && next !== 'continue') || !this.isReady.value) return;
    this.lock.close();
    void this.ask(next, { type: next, table, at });
  }

  /** Lowers the curtain. */
  take(seat: Seat): void {
    const { table } = this.now.value;
    if (this.isBusy.value) return;
    this.lock.close();
    void this.ask('take', { type: 'take', table, seat });
  }

  undo(): void {
    const { table, at, canUndo, undoMakesPractice } = this.now.value;
    if (!canUndo || !this.isReady.value) return;
    const act = () => void this.ask('undo', { type: 'undo', table, at });
    if (undoMakesPractice) offerNotice({ id: 'undo-practice' }, { id: 'undo' }, act, this.asOf());
    else act();
  }

  redo(): void {
    const { table, at, canRedo } = this.now.value;
    if (canRedo && this.isReady.value) void this.ask('redo', { type: 'redo', table, at });
  }

  /** Changes what people agree on beside the game: head starts, who sits where, an early end. */
  agree(what: Agreed): Promise<boolean> {
    const { table, at } = this.now.value;
    return this.ask('push', { ...what, table, at });
  }

  /** The app went out of sight: nobody thinks, and the curtain goes up where there are secrets. */
  cover(): void {
    const { holder, next, trust } = this.now.value;
    if (next === 'over' || holder.type === 'nobody') return;
    if (holder.type === 'seat' && this.nPeople.value > 1 && !trust) this.isHidden.value = true;
    this.isCoverDue = true;
    void this.sendCover();
  }

  /** The app is in sight again. */
  uncover(): void {
    if (!this.isBusy.value) this.lookAgain();
  }

  /** Shows the next of the bots' steps at once. */
  hurry(): void {
    this.pushed.hurry();
  }

  /** Hears what the app says unasked. */
  hear(push: Push): void {
    const { table, seats } = this.now.value;
    if (push.type === 'table' && push.state.table === table) this.pushed.hear(push.state);
    if (push.type !== 'thinking' || push.table !== table) return;
    const now = seats.map((it) => (it.seat === push.seat ? { ...it, isThinking: true } : it));
    // It is told several times a second: seats that stay the same draw nothing.
    if (!seats[push.seat]?.isThinking) this.now.value = { ...this.now.value, seats: now };
    if (push.progress > 0)
      this.progress.value = new Map(this.progress.value).set(push.seat, push.progress);
  }

  /** Lets go of timers, and of what listens to the signals of the whole app. */
  close(): void {
    this.scope.dispose();
    this.pushed.stop();
    this.count.end();
    this.past.leave();
  }

  /** Shows a ghost and works out what all that goes with its ✔ would change. */
  private async show(draft: Draft<G>): Promise<Preview | null> {
    if (this.past.place.value && this.better.moment.value) this.hint({ id: 'review-looking' });
    if (!this.isBusy.value) this.pushed.catchUp();
    const { table, actor, at } = this.now.value;
    if (this.offer.value === null || actor === undefined) return null;
    batch(() => {
      this.ghost.value = draft;
      this.foreseen.value = null;
      this.shown.value = null;
    });
    try {
      const actions = draft.next ? [...draft.actions, draft.next] : [...draft.actions];
      const reply = await host().send({ type: 'preview', table, seat: actor, actions, at });
      if (this.ghost.value === draft) this.foreseen.value = reply;
      return reply;
    } catch (thrown) {
      if (this.ghost.value !== draft) return null;
      const aimedIn = JSON.stringify(this.offer.value);
      this.cancel();
      await this.refused(thrown);
      // A bot's hidden answer came between, and what was aimed at is there as before.
      const isOvertaken = asApiError(thrown).code === 'stale' && at < this.now.value.at;
      const isSame = isOvertaken && JSON.stringify(this.offer.value) === aimedIn;
      return isSame && this.ghost.value === null ? this.show(draft) : null;
    }
  }

  /** Shows what is advised here as a ghost. */
  showHint(hint: Hint): void {
    const draft = draftOf(this, hint);
    this.learner.noteAdvice(this.now.value.at);
    batch(() => {
      this.now.value = { ...this.now.value, assisted: true };
      this.hinted.value = { draft, hint };
      this.ghost.value = draft;
      this.foreseen.value = hint.preview;
      this.shown.value = null;
    });
  }

  private async fetchAdvice(): Promise<void> {
    const { table, actor, at, next } = this.now.value;
    if (actor === undefined || next !== 'act' || this.isAdvising.value) return;
    this.isAdvising.value = true;
    try {
      const hint = await host().send({ type: 'hint', table, seat: actor, at });
      const now = this.now.value;
      if (now.at === at && now.actor === actor) this.showHint(hint);
    } catch (thrown) {
      // Who went on without waiting has answered the question.
      if (asApiError(thrown).code !== 'stale') await this.refused(thrown);
    } finally {
      this.isAdvising.value = false;
    }
  }

  /** What can be taken back needs no question; until that is known there is none. */
  private async commitUnlessFinal(
    draft: Draft<G>,
    foreseen: Promise<Preview | null>,
  ): Promise<void> {
    this.weighed.value = draft;
    const preview = await foreseen;
    batch(() => {
      if (this.weighed.value === draft) this.weighed.value = null;
      if (preview && !preview.reveals && this.ghost.value === draft) this.commit();
    });
  }

  /** Sends what changes the table and shows what came of it. One at a time. */
  private async ask(
    why: Cause,
    request: Extract<Request, { type: Cause | Agreed['type'] }>,
  ): Promise<boolean> {
    if (this.isBusy.value) return false;
    this.isBusy.value = true;
    try {
      this.adopt(await host().send(request), why);
      return true;
    } catch (thrown) {
      await this.refused(thrown);
      return false;
    } finally {
      this.isBusy.value = false;
      if (why !== 'cover') this.lookAgain();
      this.pushed.goOn();
    }
  }

  /** The table may have moved on without the screen: fetch what it is now. */
  async reopen(): Promise<void> {
    try {
      const { table } = this.now.value;
      this.pushed.clear();
      this.adopt(await host().send({ type: 'open', table }), 'open');
      this.lookAgain();
    } catch (thrown) {
      await this.refused(thrown);
    }
  }

  /** Shows the table again, once the curtain that was due has come down. */
  private lookAgain(): void {
    const isInSight = document.visibilityState !== 'hidden';
    // Where nothing has to be hidden it is too late.
    if (isInSight && !this.isHidden.value) this.isCoverDue = false;
    if (this.isCoverDue) void this.sendCover();
    else if (isInSight) this.isHidden.value = false;
  }

  private async sendCover(): Promise<void> {
    const { table } = this.now.value;
    // Left due until it is answered: a hand must not lie open because a request went astray.
    const isDone = await this.ask('cover', { type: 'cover', table });
    if (!isDone) return;
    this.isCoverDue = false;
    this.lookAgain();
  }

  private adopt(next: TableState, why: Cause): void {
    const before = this.now.value;
    if (next.holder.type === 'nobody') this.isCoverDue = false;
    const mayGoBack = why === 'undo' || why === 'redo' || why === 'open' || why === 'cover';
    if (next.at < before.at && !mayGoBack) return;
    // A bot's hidden answer changes nothing for the hand that is just aiming.
    const isSameOffer =
      next.actor === before.actor &&
      next.next === before.next &&
      JSON.stringify(next.offer) === JSON.stringify(before.offer);
    batch(() => {
      const isSameTime = next.at === before.at;
      const keepsGhost = why === 'push' || ((why === 'open' || why === 'cover') && isSameTime);
      if (!isSameOffer || !keepsGhost) this.cancel();
      if (next.at !== before.at || next.holder.type === 'nobody') {
        this.shown.value = null;
        this.past.leave();
      }
      this.changed.value = {
        cause: why === 'undo' || why === 'redo' ? why : next.at === before.at ? 'load' : 'act',
        before: before.view ?? null,
        events: next.events,
      };
      this.lastDue = personDue(next) ?? this.lastDue;
      this.now.value = next;
      this.progress.value = new Map();
      const isEnd = next.next === 'over' && before.next !== 'over';
      if (isEnd) this.beginEnd(next);
      else if (next.next !== 'over') this.count.end();
    });
  }

  /** The game has just ended: what is left to count is counted for all to see. */
  private beginEnd({ sheet, events }: TableState): void {
    this.isFreshlyOver.value = true;
    if (!sheet || isCalm()) return;
    this.viewport.showAll();
    const told = events.map(({ event }) => event);
    const totals = sheet.seats.map(({ total }) => total);
    this.count.begin(scoredLines(sheet, this.ui.countsLast?.(told)), totals);
  }

  /**
   * Tells why something was refused, in the game's own words where its rules did. A table that has
   * moved on without the screen is looked at anew.
   */
  private async refused(thrown: unknown): Promise<void> {
    const error = asApiError(thrown);
    if (error.code === 'stale') await this.reopen();
    else if (error.code === 'illegal') this.denials.tell(this.denials.keep(error.data.refusal));
    else if (error.code === 'unknownTable' && this.now.value.exercise) {
      // What was answered stands as it is read.
      if (this.now.value.exercise.answer) return;
      await askAnew(this.now.value);
      tell({ id: 'exercise-anew' });
    } else if (error.code !== 'notOnTurn') tellFailure(thrown);
  }
}
