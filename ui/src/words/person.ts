// Seats in sentences: the only person at a table is spoken to, everybody else goes by a name.

import { Noun } from './noun';
import { type Words, words } from './words';

interface Seated {
  readonly name: string;
  readonly sitter?: { readonly type: string; readonly level?: string };
}

/** The seat that is spoken to; `null` where several people play, or none. */
export function youOf(seats: readonly Seated[]): number | null {
  const people = seats.flatMap(({ sitter }, seat) => (sitter?.type === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** Whoever is spoken to. */
export const youNoun = (w: Words = words.value): Noun => w.noun('you', {}, 'you');

/** A seat, for sentences. */
export function personNoun(seats: readonly Seated[], seat: number, w: Words = words.value): Noun {
  const { name, sitter } = seats[seat] ?? { name: '' };
  if (seat === youOf(seats)) return youNoun(w);
  const level = `level-${sitter?.level}`;
  // A bot with a name of its own, or with a number, has no forms.
  return w.has(`${level}.gen`) && w.say(level) === name ? w.noun(level, {}, 'bot') : new Noun(name);
}
