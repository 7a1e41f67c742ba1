// A key moment of a review in the replay: the position as it was before the decision, with the eyes of
// whoever decided, and what would have been better as a ghost. It is there as long as the replay
// stands exactly there.

import { computed, signal } from '@preact/signals';
import type { Draft } from '../games/game-ui';
import type { GameId, KeyMoment, Preview, Seat } from '../host/protocol';
import { attempt, host } from '../state/client';
import { goAndLook } from '../state/nav';
import { say } from '../words/words';
import { draftOf } from './advice';
import { effectWords, worthOf } from './effects';
import type { LiveTable } from './live';
import { whyWords } from './why';

/** A decision in words, and what it changed at once, if anything. */
export interface Way {
  readonly text: string;
  /** Where, in words, beside the picture that shows it on the board; `null` without a place. */
  readonly where: string | null;
  readonly effect: string | null;
  /** What it brought at once: the points of whoever decided, less what the best of the others got. */
  readonly worth: number;
}

type Comparison = Pick<KeyMoment, 'n'> & {
  readonly played: Way;
  readonly better: Way;
  /** What speaks for the better one, where it is known who reads it. */
  readonly why: readonly string[];
};

export class Better {
  /** How often somebody went to a decision: what comes later than the next is not shown. */
  private asked = 0;
  private readonly chosen = signal<KeyMoment | null>(null);

  constructor(private readonly table: LiveTable) {}

  /** The moment that the replay stands at, or the answer to an exercise; `null` anywhere else. */
  readonly moment = computed<KeyMoment | null>(() => {
    const { past } = this.table;
    // An exercise that was answered shows there and then what would have been better.
    const answer = this.table.state.value.exercise?.answer;
    if (answer && !past.place.value) return answer.moment;
    const [moment, position] = [this.chosen.value, past.position.value];
    return moment && position?.at === moment.n && past.viewer.value === moment.seat ? moment : null;
  });

  /** What would have been better, as the game draws it. */
  readonly draft = computed<Draft<GameId> | null>(() => {
    const moment = this.moment.value;
    return moment && this.drawn(moment, moment.better, moment.foreseen);
  });

  /** What was played instead, as the game draws it. */
  readonly played = computed<Draft<GameId> | null>(() => {
    const moment = this.moment.value;
    return moment && this.drawn(moment, moment.actions, moment.played);
  });

  /** Both decisions in words. */
  readonly told = computed<Comparison | null>(() => {
    const moment = this.moment.value;
    const [better, played] = [this.draft.value, this.played.value];
    if (!moment || !better || !played) return null;
    // Where several people sit, nobody knows who reads it.
    const own = this.table.nPeople.value === 1 ? moment.seat : null;
    const way = (draft: Draft<GameId>, preview: Preview): Way => ({
      text: say(draft.says),
      where: draft.where ? say(draft.where) : null,
      effect: effectWords(this.table, preview, own),
      worth: worthOf(preview, moment.seat),
    });
    return {
      n: moment.n,
      played: way(played, moment.played),
      better: way(better, moment.foreseen),
      why: own === null ? [] : whyWords(this.table, moment.why),
    };
  });

  /** Goes there in the replay. What is told of it may have to be thought out first. */
  async show(n: number, seat: Seat): Promise<void> {
    this.lookAt(n, seat);
    const asked = this.asked;
    const { table } = this.table.state.value;
    const moment = await attempt(() => host().send({ type: 'keyMoment', table, n }));
    if (asked === this.asked) this.chosen.value = moment ?? null;
  }

  /** Goes to a decision in the replay, without advice. */
  lookAt(n: number, seat: Seat): void {
    this.asked += 1;
    this.chosen.value = null;
    goAndLook();
    this.table.past.decideAs(n, seat);
  }

  /** Goes to what a step brought, as a seat saw it. */
  lookAfter(n: number, seat: Seat): void {
    this.asked += 1;
    this.chosen.value = null;
    goAndLook();
    this.table.past.lookExactly(n + 1, seat);
  }

  /** A decision as the game would draw it, with what could be done then. */
  private drawn(moment: KeyMoment, actions: KeyMoment['actions'], preview: Preview): Draft<GameId> {
    const then: LiveTable = Object.create(this.table, {
      offer: { value: signal(moment.offer) },
      seat: { value: signal(moment.seat) },
      // What is drawn here becomes the ghost: whoever draws it must not ask for it.
      draft: { value: signal(null) },
      preview: { value: signal(null) },
    });
    return draftOf(then, { actions, preview });
  }
}
