// What a learner is shown at every decision: the best that may be done, to be looked at and never
// done by itself. It is asked of the engines anew for every position, and what came of it tells when
// the learner may do without.

import { batch, signal } from '@preact/signals';
import type { ActionOf } from '../games/game-ui';
import type { GameId, Help, Hint, Seat } from '../host/protocol';
import { host } from '../state/client';
import { guestPreferencesOf, setGuestPreferences } from '../state/guest-preferences';
import { grow, growUp, isGrown, isToBeAsked, stay } from '../state/help-progress';
import { changePerson, people } from '../state/people';
import type { Message } from '../words/words';
import { words } from '../words/words';
import { canonical } from './advice';
import type { LiveTable } from './live';

interface Shown {
  readonly at: number;
  readonly seat: Seat;
  readonly hints: readonly Hint[];
}

/** What may be done now in a whole sentence, where the game has one. */
export function canDo(message: Message): Message {
  const id = `${message.id}.can`;
  return words.value.has(id) ? { ...message, id } : message;
}

/** How much help whoever is before the board wants. */
export function helpAt(table: LiveTable): Help {
  return helpOf(table, table.seat.value);
}

/** Whether anybody at the table has to be told more. */
export function hasLearner(table: LiveTable): boolean {
  return table.seats.value.some(
    ({ seat, sitter }) => sitter.type === 'person' && helpOf(table, seat) === 'learner',
  );
}

/** How much help whoever sits there wants. */
export function helpOf(table: LiveTable, at: Seat): Help {
  const seat = table.seats.value[at];
  // Whoever changes their mind in the middle of a game need not begin another one.
  const person = people.value.find(({ profile }) => profile === seat?.profile);
  const wanted = person ? person.help : guestPreferencesOf(table.state.value.table, at).help;
  if (wanted) return wanted;
  const help = seat?.help ?? 'normal';
  return help === 'learner' && isGrown(whoIs(table, at)) ? 'normal' : help;
}

/** Whose steps these are: a person's wherever they sit, a guest's at this table. */
function whoIs(table: LiveTable, seat = table.seat.value): string {
  return table.seats.value[seat]?.profile ?? `${table.state.value.table}:${seat}`;
}

export class Learner {
  private readonly shown = signal<Shown | null>(null);
  /** Whether something was suggested here: such a game is played with advice. */
  readonly hasHelped = signal(false);
  /** The position in which advice of any kind was last shown. */
  private advisedAt = -1;
  private asked = -1;

  constructor(private readonly table: LiveTable) {}

  /** Whether suggestions are made now. */
  get isHelped(): boolean {
    const { next, actor, lesson, exercise } = this.table.state.value;
    const isTask =
      exercise !== undefined || (lesson !== undefined && (!lesson.isThrough || lesson.isDone));
    const isHere = next === 'act' && actor !== undefined && !this.table.past.place.value;
    return isHere && !isTask && this.table.isOpen.value && this.table.help.value === 'learner';
  }

  /** What is suggested here; `null` until it is known. */
  get hints(): readonly Hint[] | null {
    const { at, actor } = this.table.state.value;
    const { value } = this.shown;
    return value?.at === at && value.seat === actor ? value.hints : null;
  }

  /** Whether the learner is asked whether they still want this. */
  get isDue(): boolean {
    return isToBeAsked(whoIs(this.table));
  }

  /** Asks for suggestions where they are due and were not asked for yet. */
  async fetch(): Promise<void> {
    const { table, at, actor } = this.table.state.value;
    if (!this.isHelped || actor === undefined || this.asked === at) return;
    this.asked = at;
    try {
      const { hints } = await host().send({ type: 'suggest', table, seat: actor, at });
      batch(() => {
        this.shown.value = { at, seat: actor, hints };
        this.hasHelped.value = true;
      });
    } catch {
      // Who has gone on without waiting has answered the question.
      if (this.asked === at) this.asked = -1;
    }
  }

  /** Takes note that advice was shown for a position. */
  noteAdvice(at: number): void {
    this.advisedAt = at;
  }

  /** Takes note of what is done here. */
  note(actions: readonly ActionOf<GameId>[]): void {
    if (!this.isHelped) return;
    const done = canonical(actions);
    const best = this.hints?.some((hint) => canonical(hint.actions) === done) ?? false;
    grow(whoIs(this.table), { looked: this.advisedAt === this.table.state.value.at, best });
  }

  /** From now on every turn is helped with: a person wherever they sit, a guest at this table. */
  begin(): void {
    const { seat, state, seats } = this.table;
    const profile = seats.value[seat.value]?.profile;
    if (profile === undefined)
      setGuestPreferences(state.value.table, seat.value, { help: 'learner' });
    else void changePerson({ profile, help: 'learner' });
  }

  stay(): void {
    stay(whoIs(this.table));
  }

  growUp(): void {
    const { seat, state, seats } = this.table;
    const profile = seats.value[seat.value]?.profile;
    growUp(whoIs(this.table), profile);
    if (profile === undefined)
      setGuestPreferences(state.value.table, seat.value, { help: 'normal' });
  }
}
