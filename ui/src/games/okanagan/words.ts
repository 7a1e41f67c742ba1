// Names and sentences of the game in the language in force: tiles, actions, goals, events, reasons,
// lines of the sheet.

import type { Event, Reason, Source, Unit } from '../../host/gen/okanagan';
import { Noun, times } from '../../words/noun';
import { listOfNouns } from '../../words/numbers';
import { personNoun } from '../../words/person';
import { say, type Words, words } from '../../words/words';
import type { Teller } from '../game-ui';
import { countedSet } from './art/goal';
import { goalOf } from './Goals';
import { rewardNoun as reward } from './parts';
import { tileOf } from './play';
import { type Back, BUILDINGS, type Catalogue, type GoalCard, type Tile } from './types';

/** The name of a bonus action. */
export function backName(back: Back, w: Words = words.value): string {
  switch (back.action) {
    case 'gain1Shape':
      return w.say('okanagan-back-gain1Shape', { shape: back.shape });
    case 'gain2Type':
      return w.say('okanagan-back-gain2Type', {
        reward: reward(`${back.terrain}.${back.shape}`, w),
      });
    case 'pickFirst':
    case 'nugget':
    case 'goals2':
    case 'refresh3':
    case 'tribute':
    case 'swapPlayer':
    case 'swapSameColour':
    case 'swapSameShape':
      return w.say(`okanagan-back-${back.action}`);
  }
}

/** What a bonus action does. */
export function backText(back: Back, w: Words = words.value): string {
  return w.say(`okanagan-back-text-${back.action}`);
}

/** What a tile shows, segment by segment. */
export function tileWords(tile: Tile, w: Words = words.value): string {
  return tile.segments
    .map(({ terrain, rewards }) =>
      rewards.length === 0
        ? w.say('okanagan-terrain', { terrain })
        : `${w.say('okanagan-terrain', { terrain })} (${rewards.map((it) => reward(it, w)).join(', ')})`,
    )
    .join('; ');
}

/** "2 farms, 1 silo". */
export function buildingWords(counts: readonly number[]): string {
  return BUILDINGS.map((building, i) =>
    say('okanagan-n-buildings', { building, n: counts[i] ?? 0 }),
  ).join(', ');
}

/** A goal card: its set, what it is worth, and how often it is met. */
export function goalWords(card: GoalCard, covered: number): string {
  return say('okanagan-goal-words', {
    set: setWords(card, words.value),
    points: card.points,
    covered,
    now: card.points * covered,
  });
}

/** "2× fish + lilies". */
export function setWords(card: GoalCard, w: Words = words.value): string {
  return countedSet(card.set)
    .map(([type, n]) => (n > 1 ? `${n}× ${reward(type, w)}` : reward(type, w).value))
    .join(' + ');
}

/** A line of the log; `null` for what is not worth telling. */
export function describeEvent(event: Event, t: Teller<'okanagan'>): string | null {
  const w = t.words;
  const who = (seat: number): Noun => personNoun(t.seats, seat, w);
  const key = `okanagan-event-${event.type}`;
  switch (event.type) {
    case 'goalDrawn':
    case 'goalDiscarded':
      return event.goal === null
        ? w.say(key, { who: who(event.seat) })
        : w.say(`${key}-own`, {
            who: who(event.seat),
            set: setWords(goalOf(t.catalogue, event.goal), w),
          });
    case 'goalsReshuffled':
    case 'secondRound':
    case 'over':
      return w.say(key);
    case 'tileDealt':
    case 'backShown':
    case 'tileSeen':
      return null;
    case 'tileOpened':
      return w.say(key, { pile: event.pile + 1 });
    case 'started':
    case 'nuggetDrawn':
    case 'skipped':
    case 'tileMisfit':
    case 'noBonus':
    case 'rewardsChosen':
    case 'tilePlaced':
      return w.say(key, { who: who(event.seat) });
    case 'built':
      return w.say(key, { who: who(event.seat), building: event.spot.type });
    case 'closedEmpty':
      return w.say(key, { terrain: event.terrain });
    case 'evaluated':
      return w.say(key, {
        terrain: event.terrain,
        who: standsNoun(event.influence, t),
      });
    case 'ranked':
      return event.order.length < 2
        ? null
        : w.say(key, { who: event.order.map((it) => who(it).value).join(', ') });
    case 'bonusUsed':
      return w.say(key, { who: who(event.seat), name: backName(event.back, w) });
    case 'heapLaid':
      return w.say(key, { what: heapNoun(event.heap, t.catalogue, w) });
    case 'heapTaken':
      return w.say(key, {
        who: who(event.seat),
        what: heapNoun(event.tokens, t.catalogue, w),
      });
    case 'heapReturned':
      return event.tokens.every((n) => n === 0)
        ? null
        : w.say(key, { what: heapNoun(event.tokens, t.catalogue, w) });
    case 'gained':
      return event.count === 0
        ? w.say(`${key}-none`, { who: who(event.seat), what: reward(event.reward, w) })
        : w.say(key, {
            who: who(event.seat),
            what: times(event.count, reward(event.reward, w)),
          });
    case 'tilesRemoved':
      return w.say(key, { n: event.tiles.length });
    case 'given':
      return w.say(key, {
        from: who(event.from),
        to: who(event.to),
        reward: reward(event.reward, w),
      });
    case 'swapped':
      return w.say(key, {
        who: who(event.seat),
        with: who(event.with),
        given: reward(event.given, w),
        taken: reward(event.taken, w),
      });
    case 'traded':
      return w.say(key, {
        who: who(event.seat),
        given: reward(event.given, w),
        taken: reward(event.taken, w),
      });
    case 'openDrawn':
      return w.say(key, { who: who(event.seat), n: event.place + 1 });
    case 'pileDrawn':
      return w.say(key, { who: who(event.seat), n: event.pile + 1 });
  }
}

/** What chance brought up, where the log does not say what it was. */
export function describeDraw(event: Event, t: Teller<'okanagan'>): string | null {
  const w = t.words;
  const key = `okanagan-draw-${event.type}`;
  const what = (tile: string): string => tileWords(tileOf(t.catalogue, tile), w);
  switch (event.type) {
    case 'tileDealt':
    case 'tileSeen':
      if (event.tile === null) return null;
      return w.say(key, { who: personNoun(t.seats, event.seat, w), what: what(event.tile) });
    case 'tileOpened':
      return w.say(key, { pile: event.pile + 1, what: what(event.tile) });
    case 'backShown':
      return w.say(key, { pile: event.pile + 1, name: backName(event.back, w) });
    default:
      return null;
  }
}

/** What a tile closes where it is about to lie; of other decisions points say enough. */
export function foretell(events: readonly Event[], t: Teller<'okanagan'>): readonly string[] {
  const w = t.words;
  return events.flatMap((event) => {
    if (event.type !== 'tilePlaced') return [];
    if (event.closes.length === 0) return [w.say('okanagan-closes-nothing')];
    return event.closes.map(({ terrain, influence }) =>
      influence.every((n) => n === 0)
        ? w.say('okanagan-closes-empty', { terrain })
        : w.say('okanagan-closes', { terrain, who: standsNoun(influence, t) }),
    );
  });
}

/** Who stands in an area, each with what influence: "Ann (3) and you (2)". */
function standsNoun(influence: readonly number[], { seats, words: w }: Teller<'okanagan'>): Noun {
  const standing = influence.flatMap((n, seat) => {
    const name = personNoun(seats, seat, w);
    return n > 0 ? [new Noun(w.say('okanagan-stands', { name, n }), undefined, name.who)] : [];
  });
  return listOfNouns(standing, w.tag);
}

/** "2× wood and leather". */
function heapNoun(tokens: readonly number[], pack: Catalogue, w: Words): Noun {
  const parts = pack.rewards.flatMap(({ reward: type }, i) => {
    const n = tokens[i] ?? 0;
    return n === 0 ? [] : [times(n, reward(type, w))];
  });
  return parts.length === 0 ? new Noun(w.say('okanagan-nothing')) : listOfNouns(parts, w.tag);
}

/** Why an action is refused. */
export function describeReason(reason: Reason, w: Words): string {
  switch (reason.code) {
    case 'edgeMismatch':
      return w.say('okanagan-reason-edgeMismatch', {
        side: reason.side,
        there: w.say('okanagan-terrain', { terrain: reason.there }),
        here: w.say('okanagan-terrain', { terrain: reason.here }),
      });
    case 'noneLeft':
      return w.say('okanagan-reason-noneLeft', { building: reason.building });
    case 'notNow':
    case 'notYourGoal':
    case 'occupied':
    case 'noNeighbour':
    case 'tileFits':
    case 'noSuchSpot':
    case 'notClosed':
    case 'notTied':
    case 'emptyPile':
    case 'noOpenTile':
    case 'notAlone':
    case 'alone':
    case 'noToken':
    case 'supplyEmpty':
    case 'notInHeap':
    case 'wrongShape':
    case 'wrongColour':
    case 'sameType':
    case 'nothingForIt':
    case 'noSuchPlayer':
      return w.say(`okanagan-reason-${reason.code}`);
  }
}

/** The name of a line of the sheet. */
export function describeSource(source: Source, t: Teller<'okanagan'>): string {
  if (source.type !== 'goal') return t.words.say(`okanagan-source-${source.type}`);
  return t.words.say('okanagan-source-goal', {
    set: setWords(goalOf(t.catalogue, source.goal), t.words),
  });
}

/** What a term counts, with its number. */
export function describeUnit(unit: Unit, count: number, w: Words): string {
  switch (unit.type) {
    case 'colourSet':
    case 'goalSet':
      return w.say(`okanagan-unit-${unit.type}`, { n: count });
    case 'nuggetPlace':
      return w.say('okanagan-unit-nuggetPlace', {
        n: count,
        place: unit.place,
        nuggets: unit.nuggets,
      });
  }
}
