// Names and sentences of the game in the language in force: races, planets, relations, events,
// reasons, lines of the sheet.

import type { Reason, Source, Unit } from '../../host/gen/bastards';
import type { SeatPlan } from '../../host/protocol';
import { Noun, times } from '../../words/noun';
import { listOfNouns } from '../../words/numbers';
import { personNoun } from '../../words/person';
import { type Args, capital, say, type Words, words } from '../../words/words';
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
export const relationNoun = (relation: Relation, w: Words = words.value): Noun =>
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

/** A seat or the neutral colour, for sentences. */
function colourNoun(seats: readonly SeatPlan[], colour: number, w: Words): Noun {
  if (colour !== NEUTRAL) return personNoun(seats, colour, w);
  return new Noun(w.say('bastards-neutral'), undefined, 'neutral');
}

/** Whose a token is, for sentences. */
export const ownerNoun = (table: Table, colour: Colour): Noun =>
  colourNoun(table.seats.value, colour, words.value);

/** Whose a token is. */
export const ownerName = (table: Table, colour: Colour): string =>
  colour === NEUTRAL ? say('bastards-neutral') : (table.seats.value[colour]?.name ?? '');

/** So many creatures of a race and whose they are. */
export const soManyOf = (race: Race, n: number, of: Noun, w: Words = words.value): Args => ({
  n,
  of,
  race: raceNoun(race, w),
  races: racesNoun(race, w),
});

/** "a Spud of yours", for sentences. */
export const creatureNoun = (race: Race, of: Noun): Noun =>
  words.value.noun('bastards-so-many-of', soManyOf(race, 1, of));

/** Races, each as often as it is there, for sentences. */
export function racesCounted(races: readonly Race[], w: Words = words.value): Noun {
  const nouns = [...new Set(races)].map((race) =>
    times(races.filter((it) => it === race).length, racesNoun(race, w)),
  );
  return listOfNouns(nouns, w.tag);
}

/** What relation cards do, with the races where they are known and two. */
export function doesWords(relation: Relation, pair: readonly (Race | null)[] | undefined): string {
  const [left, right] = pair ?? [];
  if (!left || !right || left === right || relation === 'change')
    return say(`bastards-does-${relation}`);
  return say(`bastards-does-${relation}.pair`, { left: racesNoun(left), right: racesNoun(right) });
}

/** Clauses as one sentence, without its full stop. */
const sentence = (clauses: readonly string[]): string => capital(clauses.join(', '));

/** What chance brought up, where the log passes over it: what both sides of the relations show. */
export function describeDraw(event: Event, { words: w }: Teller<'bastards'>): string | null {
  if (event.type !== 'dealt') return null;
  return w.say('bastards-draw-dealt', {
    relation: relationName(event.relation, w),
    side: event.side,
    races: racesNoun(event.race, w),
  });
}

/** A line of the log; `null` for what is not worth telling. */
export function describeEvent(event: Event, teller: Teller<'bastards'>): string | null {
  const w = teller.words;
  const key = `bastards-event-${event.type}`;
  const who = (colour: number): Noun => colourNoun(teller.seats, colour, w);
  const planet = (id: PlanetId): Noun => planetNoun(teller.catalogue, id, w);
  const race = (it: Race): Noun => raceNoun(it, w);
  const card = (it: Relation): Noun => relationNoun(it, w);
  switch (event.type) {
    case 'dealt':
    case 'ended':
      return null;
    case 'offerLaid':
      return w.say(key, { races: racesCounted(event.races, w) });
    case 'startPlayer':
      return w.say(key, { who: who(event.seat) });
    case 'named':
      return w.say(key, { who: who(event.seat), planet: planet(event.planet) });
    case 'chosen':
      return event.race === null
        ? w.say(`${key}-hidden`, { who: who(event.seat) })
        : w.say(key, { who: who(event.seat), race: race(event.race) });
    case 'choicesShown':
      return w.say(key, {
        sent: sentence(
          event.races.map((it, seat) =>
            w.say('bastards-event-sent', { who: who(seat), race: race(it) }),
          ),
        ),
      });
    case 'neutralCard':
      return w.say(key, { race: race(event.race) });
    case 'settlerExchanged':
      return w.say(key, { who: who(event.seat), from: race(event.from), to: race(event.to) });
    case 'leftOut':
      return w.say(key, { of: who(event.colour) });
    case 'takenUp':
      return w.say(key, { planet: planet(event.planet) });
    case 'laid':
      return w.say(event.corpse ? `${key}-corpse` : key, {
        ...soManyOf(event.race, 1, who(event.colour), w),
        who: who(event.seat),
        isOwn: event.colour === event.seat ? 'yes' : 'no',
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
        plans: sentence(
          event.cards.map((cards, seat) =>
            cards.length === 0
              ? w.say('bastards-event-plan-none', { who: who(seat) })
              : w.say('bastards-event-plan', {
                  who: who(seat),
                  cards: listOfNouns(cards.map(card), w.tag),
                }),
          ),
        ),
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
        ...soManyOf(event.race, event.cells.length, who(event.colour), w),
        who: who(event.seat),
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
        pair: listOfNouns([...new Set([event.left, event.right])].map(who), w.tag),
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
        ...soManyOf(event.from, event.count, who(event.colour), w),
        who: who(event.seat),
        isOwn: event.colour === event.seat ? 'yes' : 'no',
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
          event.winners.length === 0
            ? w.say('bastards-event-dominates-none')
            : sentence(
                event.winners.map((it) =>
                  w.say('bastards-event-dominates', {
                    planet: planet(it.planet),
                    who: who(it.seat),
                  }),
                ),
              ),
      });
  }
}

/** What a move would bring about before its ✔: who would have the most creatures where it touches
    a planet, and whose answer it would wait for. */
export function foretell(events: readonly Event[], teller: Teller<'bastards'>): readonly string[] {
  const w = teller.words;
  const who = (colour: number): Noun => colourNoun(teller.seats, colour, w);
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
