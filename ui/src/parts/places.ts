// The seats of a game being set up: who sits there, under which mark. Pure.

import type { Level, Person, SeatPlan } from '../host/protocol';
import { nameKey } from '../kit/fold';
import { MARKS, type MarkName, markOf } from '../kit/marks';
import type { GuestPreferences } from '../state/guest-preferences';
import { say } from '../words/words';

/** One seat being set up. */
export interface Place {
  /** The name of a bot or a guest; a person's own name is their profile's. */
  readonly name: string;
  readonly mark: MarkName;
  readonly sitter: 'person' | Level;
  /** Who sits there, when it is one of the people of this device. */
  readonly profile?: string;
  /** The points they begin with; absent for none. */
  readonly handicap?: number;
  /** What somebody wants at the table who is none of the people of this device, or not yet. */
  readonly wish?: GuestPreferences;
}

/** Places to begin with: the remembered ones, filled up with free marks. */
export function firstPlaces(least: number, kept: readonly Place[]): readonly Place[] {
  const count = Math.max(least, Math.min(kept.length, MARKS.length));
  const places: Place[] = [];
  for (let seat = 0; seat < count; seat += 1) {
    places.push(kept[seat] ?? newPlace(places));
  }
  return places;
}

/**
 * The places a game opens with: those of its last game, unless somebody else has played some game
 * since; then the people of that one, without bots and head starts.
 */
export function lastPlaces(
  own: readonly Place[] | undefined,
  last: readonly Place[] | undefined,
): readonly Place[] {
  const people = (last ?? []).filter(({ sitter }) => sitter === 'person');
  const sat = (own ?? []).map(({ profile }) => profile);
  const isOwn = people.every(({ profile }) => profile === undefined || sat.includes(profile));
  return own && isOwn ? own : people.map((place) => withPoints(place));
}

/** A new person with the first free mark. */
export function newPlace(places: readonly Place[]): Place {
  const mark = MARKS.find((mark) => places.every((place) => place.mark !== mark)) ?? 'sun';
  return { name: '', mark, sitter: 'person' };
}

/** The same places with another mark for one; who had it gets the old one. */
export function withMark(places: readonly Place[], seat: number, mark: MarkName): readonly Place[] {
  const old = places[seat]?.mark;
  return places.map((place, i) => {
    if (i === seat) return { ...place, mark };
    return place.mark === mark && old !== undefined ? { ...place, mark: old } : place;
  });
}

/**
 * The same places with a person on one of them, under their own mark unless another person has it.
 * A bot or an empty seat that has it gives it up.
 */
export function withPerson(
  places: readonly Place[],
  seat: number,
  person: Person,
): readonly Place[] {
  const own = markOf(person.mark);
  const isPersons = ({ sitter, profile, name }: Place) =>
    sitter === 'person' && (profile !== undefined || nameKey(name) !== '');
  const isTaken = places.some((it, i) => i !== seat && it.mark === own && isPersons(it));
  return (isTaken ? places : withMark(places, seat, own)).map((place, i) => {
    if (i !== seat) return place;
    const { mark } = place;
    const { name, profile } = person;
    // A head start is somebody's, not a chair's.
    const isOther = place.profile !== undefined && place.profile !== profile;
    const handicap = isOther ? undefined : place.handicap;
    return withPoints({ name, mark, sitter: 'person', profile }, handicap);
  });
}

/** The same places with another name typed on one: somebody known, a new person or a bot. */
export function withName(
  places: readonly Place[],
  seat: number,
  name: string,
  people: readonly Person[],
): readonly Place[] {
  const place = places[seat];
  if (place?.sitter === 'person') {
    const person = named(name, places, seat, people);
    if (person) {
      const found = withPerson(places, seat, person);
      // What is typed stays as it is typed.
      return found.map((it, i) => (i === seat ? { ...it, name } : it));
    }
  }
  return places.map(({ profile, ...it }, i) => {
    if (i === seat) return { ...it, name };
    return profile === undefined ? it : { ...it, profile };
  });
}

/** The same places with a person or a bot on one; neither keeps the other's name. */
export function withSitter(
  places: readonly Place[],
  seat: number,
  sitter: Place['sitter'],
): readonly Place[] {
  return places.map((place, i) => {
    if (i !== seat) return place;
    const isSame = (place.sitter === 'person') === (sitter === 'person');
    return isSame ? { ...place, sitter } : { name: '', mark: place.mark, sitter };
  });
}

/** The same places with a head start for one. */
export function withHandicap(
  places: readonly Place[],
  seat: number,
  points: number,
): readonly Place[] {
  return places.map((place, i) => (i === seat ? withPoints(place, points) : place));
}

/** The same places with somebody's wish changed who is none of the people of this device. */
export function withWish(
  places: readonly Place[],
  seat: number,
  change: GuestPreferences,
): readonly Place[] {
  return places.map((place, i) =>
    i === seat ? { ...place, wish: { ...place.wish, ...change } } : place,
  );
}

function withPoints({ handicap, ...place }: Place, points = 0): Place {
  return points > 0 ? { ...place, handicap: points } : place;
}

/** Who can still sit down: nobody twice, and nobody who is hidden. */
export function free(places: readonly Place[], people: readonly Person[]): readonly Person[] {
  return people.filter(
    (person) => !person.isHidden && places.every((place) => place.profile !== person.profile),
  );
}

/**
 * The person a typed name means: one of that name who does not sit elsewhere. Hidden people too,
 * so that typing a name never makes the same person twice.
 */
export function named(
  name: string,
  places: readonly Place[],
  seat: number,
  people: readonly Person[],
): Person | undefined {
  const wanted = nameKey(name);
  if (wanted === '') return undefined;
  return people.find(
    (person) =>
      nameKey(person.name) === wanted &&
      places.every((place, i) => i === seat || place.profile !== person.profile),
  );
}

/** Remembered places as they are now: people are called as they are, and some may be gone. */
export function current(kept: readonly Place[], people: readonly Person[]): readonly Place[] {
  return kept.map(({ profile, ...place }, seat) => {
    if (place.sitter !== 'person') return place;
    const known =
      people.find((person) => person.profile === profile) ??
      people.find((person) => person.merged.some((other) => other.profile === profile)) ??
      named(place.name, kept, seat, people);
    if (!known) return place;
    const { wish, ...rest } = place;
    return { ...rest, name: known.name, profile: known.profile };
  });
}

/** What the engines are told of the places; one without a name gets the one it goes by. */
export function plans(places: readonly Place[], people: readonly Person[]): SeatPlan[] {
  return places.map((place, seat) => {
    const { mark } = place;
    // Alone there is nobody to be ahead of.
    const ahead =
      places.length > 1 && place.handicap !== undefined ? { handicap: place.handicap } : {};
    const typed = calledName(places, seat);
    if (place.sitter !== 'person')
      return { name: typed, mark, sitter: { type: 'bot', level: place.sitter }, ...ahead };
    const person = people.find(({ profile }) => profile === place.profile);
    const who = person
      ? { profile: person.profile, help: person.help }
      : place.wish?.help
        ? { help: place.wish.help }
        : {};
    return { name: person?.name ?? typed, mark, sitter: { type: 'person' }, ...who, ...ahead };
  });
}

/** What a seat is called: by the name that was typed, where anybody sees one. */
export function calledName(places: readonly Place[], seat: number): string {
  const name = places[seat]?.name ?? '';
  return nameKey(name) === '' ? defaultName(places, seat) : name.trim();
}

/** What a seat without a name is called: a bot by its level, with a number where it is not alone. */
export function defaultName(places: readonly Place[], seat: number): string {
  const sitter = places[seat]?.sitter;
  if (sitter === undefined || sitter === 'person') return say('seat-default', { n: seat + 1 });
  const alike = [...places.keys()].filter((i) => {
    const place = places[i];
    return place?.sitter === sitter && place.name.trim() === '';
  });
  const name = say(`level-${sitter}`);
  return alike.length > 1 ? say('bot-default', { name, n: alike.indexOf(seat) + 1 }) : name;
}

export function swapped(places: readonly Place[], a: number, b: number): readonly Place[] {
  return places.map((place, i) =>
    i === a ? (places[b] ?? place) : i === b ? (places[a] ?? place) : place,
  );
}

/** No mark and no person twice. */
export function distinct(places: readonly Place[]): readonly Place[] {
  const fine: Place[] = [];
  for (const { profile, ...place } of places) {
    const isTaken = fine.some((other) => other.mark === place.mark);
    const mark = isTaken ? newPlace([...fine, ...places]).mark : place.mark;
    const isTwice = profile !== undefined && fine.some((other) => other.profile === profile);
    if (isTwice) fine.push({ ...place, name: '', mark });
    else fine.push({ ...place, mark, ...(profile === undefined ? {} : { profile }) });
  }
  return fine;
}
