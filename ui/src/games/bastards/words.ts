// Names and sentences of the game in the language in force: races, planets, relations, events,
// reasons, lines of the sheet. Players' names are never declined; sentences are built around them.

import type { Reason, Source, Unit } from '../../host/gen/bastards';
import type { Noun } from '../../words/noun';
import { listOfNouns } from '../../words/numbers';
import { say, type Words, words } from '../../words/words';
import type { Teller } from '../game-ui';
import { nodeWords, planetNoun } from './places';
import type { Table } from './play';
import { type Colour, type Event, NEUTRAL, type PlanetId, type Race, type Relation } from './types';

/** A creature of a race, for sentences. */
export const raceNoun = (race: Race, w: Words = words.value): Noun =>
  w.noun('bastards-race', { race });

/** A creature of a race: "toadling". */
export const raceName = (race: Race, w: Words = words.value): string => raceNoun(race, w).value;

/** A race, for sentences. */
export const racesNoun = (race: Race, w: Words = words.value): Noun =>
  w.noun('bastards-races', { race });

/** A race: "Toadlings". */
export const raceNames = (race: Race, w: Words = words.value): string => racesNoun(race, w).value;

/** A relation or its card, for sentences. */
const relationNoun = (relation: Relation, w: Words): Noun =>
  w.noun('bastards-relation', { relation });

/** A relation or its card. */
export const relationName = (relation: Relation, w: Words = words.value): string =>
  relationNoun(relation, w).value;

/** A relation or its card where there is little room. */
export const relationShort = (relation: Relation, w: Words = words.value): string =>
  w.say('bastards-relation-short', { relation });

/** "for 2 coins", without the first word. */
export const coinsFor = (n: number, w: Words = words.value): string =>
  w.say('bastards-coins-for', { n });

/** "2 coins". */
export const coinsWords = (n: number, w: Words = words.value): string =>
  w.say('bastards-coins', { n });

/** Whose a token is. */
export function ownerName(table: Table, colour: Colour): string {
  return colour === NEUTRAL ? say('bastards-neutral') : (table.seats.value[colour]?.name ?? '');
}

/** What chance brought up, where the log passes over it: what both sides of the relations show. */
export function describeDraw(event: Event, { words: w }: Teller<'bastards'>): string | null {
  if (event.type !== 'dealt') return null;
  return w.say('bastards-draw-dealt', {
    relation: relationName(event.relation, w),
    side: event.side,
    races: raceNames(event.race, w),
  });
}

/** A line of the log; `null` for what is not worth telling. */
export function describeEvent(event: Event, teller: Teller<'bastards'>): string | null {
  const w = teller.words;
  const key = `bastards-event-${event.type}`;
  const who = (colour: number): string =>
    colour === NEUTRAL ? w.say('bastards-neutral') : (teller.seats[colour]?.name ?? '');
  const planet = (id: PlanetId): Noun => planetNoun(teller.catalogue, id, w);
  const race = (it: Race): Noun => raceNoun(it, w);
  const races = (all: readonly Race[]): string => all.map((it) => race(it)).join(', ');
  const card = (it: Relation): Noun => relationNoun(it, w);
  switch (event.type) {
    case 'dealt':
    case 'ended':
      return null;
    case 'offerLaid':
      return w.say(key, { races: event.races.map((it) => raceNames(it, w)).join(', ') });
    case 'startPlayer':
      return w.say(key, { who: who(event.seat) });
    case 'named':
      return w.say(key, { who: who(event.seat), planet: planet(event.planet) });
    case 'chosen':
      return event.race === null
        ? w.say(`${key}-hidden`, { who: who(event.seat) })
        : w.say(key, { who: who(event.seat), race: race(event.race) });
    case 'choicesShown':
      return w.say(key, { races: races(event.races) });
    case 'neutralCard':
      return w.say(key, { race: race(event.race) });
    case 'settlerExchanged':
      return w.say(key, { who: who(event.seat), from: race(event.from), to: race(event.to) });
    case 'leftOut':
      return w.say(key, { who: who(event.colour) });
    case 'takenUp':
      return w.say(key, { planet: planet(event.planet) });
    case 'laid':
      return w.say(event.corpse ? `${key}-corpse` : key, {
        who: who(event.seat),
        of: event.colour === event.seat ? '' : who(event.colour),
        isOwn: event.colour === event.seat ? 'yes' : 'no',
        race: race(event.race),
        planet: planet(event.planet),
      });
    case 'settlingOver':
    case 'shipStep':
    case 'unlocked':
    case 'cardsReturned':
    case 'over':
      return w.say(key);
    case 'round':
      return w.say(key, { n: event.number });
    case 'planned':
      return event.cards === null
        ? w.say(`${key}-hidden`, { who: who(event.seat) })
        : w.say(key, { who: who(event.seat), cards: listOfNouns(event.cards.map(card), w.tag) });
    case 'plansShown':
      return w.say(key, {
        plans: event.cards
          .map((cards, seat) => `${who(seat)}: ${cards.map(card).join(' + ') || '–'}`)
          .join('; '),
      });
    case 'paid':
      return w.say(key, { who: who(event.seat), coins: coinsFor(event.coins, w) });
    case 'begun':
      return w.say(key, { who: who(event.seat), card: card(event.relation) });
    case 'born':
      return w.say(key, {
        who: who(event.seat),
        race: race(event.race),
        planet: planet(event.planet),
      });
    case 'shot':
    case 'eaten':
      return w.say(key, {
        who: who(event.seat),
        whom: who(event.colour),
        n: event.cells.length,
        race: race(event.race),
        races: racesNoun(event.race, w),
        planet: planet(event.planet),
      });
    case 'asked':
      return w.say(key, {
        who: who(event.seat),
        whom: who(event.partner),
        card: card(event.relation),
        planet: planet(event.planet),
      });
    case 'paired':
      return w.say(`${key}-${event.relation === 'trade' ? 'trade' : 'diplomacy'}`, {
        left: who(event.left),
        right: who(event.right),
        planet: planet(event.planet),
      });
    case 'refused':
      return w.say(key, {
        who: who(event.seat),
        card: card(event.relation),
        planet: planet(event.planet),
      });
    case 'shipPut':
      return w.say(key, {
        who: who(event.seat),
        where: nodeWords(teller.catalogue, event.node, w),
      });
    case 'flew':
      return w.say(key, { who: who(event.seat), where: nodeWords(teller.catalogue, event.to, w) });
    case 'loaded':
    case 'unloaded':
      return w.say(key, {
        who: who(event.seat),
        race: race(event.race),
        planet: planet(event.planet),
      });
    case 'landed':
      return w.say(key, { who: who(event.seat) });
    case 'mutated':
      return w.say(key, {
        who: who(event.seat),
        whom: who(event.colour),
        n: event.count,
        race: race(event.from),
        races: racesNoun(event.from, w),
        to: race(event.to),
        toAll: racesNoun(event.to, w),
        planet: planet(event.planet),
      });
    case 'swapped':
      return w.say(key, {
        who: who(event.seat),
        card: card(event.relation),
        from: racesNoun(event.from, w),
        to: racesNoun(event.to, w),
      });
    case 'flipped':
    case 'locked':
      return w.say(key, { who: who(event.seat), card: card(event.relation) });
    case 'dominance':
      return w.say(key, {
        round: event.round,
        each: event.each,
        winners:
          event.winners.map((it) => `${planet(it.planet)} ${who(it.seat)}`).join(', ') || '–',
      });
  }
}

/** What a move would bring about before its ✔: who would have the most creatures where it touches
    a planet, and whose answer it would wait for. */
export function foretell(events: readonly Event[], teller: Teller<'bastards'>): readonly string[] {
  const w = teller.words;
  const who = (colour: number): string =>
    colour === NEUTRAL ? w.say('bastards-neutral') : (teller.seats[colour]?.name ?? '');
  const leaders = new Map<PlanetId, Colour | null>();
  const lines: string[] = [];
  for (const event of events) {
    if (event.type === 'asked') {
      lines.push(w.say('bastards-foretell-asked', { who: who(event.partner) }));
    } else if (event.type === 'paired' && event.relation === 'trade') {
      lines.push(w.say('bastards-foretell-coin'));
    } else if (
      event.type === 'laid' ||
      event.type === 'loaded' ||
      event.type === 'shot' ||
      event.type === 'eaten'
    ) {
      leaders.set(event.planet, event.leader);
    }
  }
  for (const [id, leader] of leaders) {
    const planet = planetNoun(teller.catalogue, id, w);
    lines.push(
      leader === null
        ? w.say('bastards-foretell-no-leader', { planet })
        : w.say('bastards-foretell-leader', { planet, who: who(leader) }),
    );
  }
  return lines;
}

/** Why a move is refused. */
export function describeReason(reason: Reason, w: Words): string {
  return w.say(
    `bastards-reason-${reason.type}`,
    reason.type === 'coins' ? { coins: coinsFor(reason.needed, w) } : {},
  );
}

/** The name of a line of the sheet. */
export function describeSource(source: Source, w: Words): string {
  return w.say(
    `bastards-source-${source.type}`,
    source.type === 'dominance' ? { round: source.round } : {},
  );
}

/** What a term counts, with its number. */
export function describeUnit(unit: Unit, count: number, w: Words): string {
  return w.say(`bastards-unit-${unit.type}`, {
    n: count,
    ...(unit.type === 'coins' ? { each: unit.each } : {}),
  });
}
