// Names and sentences of the game in the language in force: tiles, places, areas, events, reasons,
// lines of the sheet.

import type { Seat } from '../../host/protocol';
import { wayWords } from '../../words/compass';
import type { Noun } from '../../words/noun';
import { list, listOfNouns } from '../../words/numbers';
import { say, type Words, words } from '../../words/words';
import { type Ground, tileOf } from './ground';
import type {
  Area,
  Catalogue,
  Counted,
  Event,
  Field,
  Piece,
  Reason,
  Source,
  Tile,
  Unit,
} from './types';

/** A square by its way from the start tile: "3 east, 1 north of the start tile". */
export function spotName(at: { x: number; y: number }, w: Words = words.value): string {
  const ways = wayWords(at, w);
  return ways === '' ? w.say('hunters-spot-start') : w.say('hunters-spot', { ways });
}

/** Sides of a square, 0 north and on clockwise: "north and east". */
export function sideNames(sides: readonly number[], w: Words = words.value): string {
  const names = sides.map((way) => w.say('hunters-way', { way }));
  return list(names, 'conjunction', w.tag);
}

/** What a tile shows, as it is drawn: "forest to the north, river to the east, 2 deer". */
export function tileWords(
  catalogue: Catalogue,
  id: number,
  turns = 0,
  w: Words = words.value,
): string {
  const tile = tileOf(catalogue, id);
  const parts = (['forest', 'river'] as const).flatMap((terrain) => {
    const ways = [0, 1, 2, 3]
      .filter((side) => tile.sides[side]?.terrain === terrain)
      .map((side) => (side + turns) % 4)
      .sort();
    if (ways.length === 0) return [];
    return [
      ways.length === 4
        ? w.say('hunters-tile-all', { terrain })
        : w.say('hunters-tile-sides', { terrain, ways: sideNames(ways, w) }),
    ];
  });
  if (parts.length === 0) parts.push(w.say('hunters-tile-all', { terrain: 'meadow' }));
  return [...parts, ...contentsOf(tile).map(({ what, n }) => thing(what, n, w))].join(', ');
}

/** What lives and lies on a tile, counted. */
export function contentsOf(tile: Tile): { what: string; n: number }[] {
  const counts = new Map<string, number>();
  const add = (what: string, n = 1): void => {
    if (n > 0) counts.set(what, (counts.get(what) ?? 0) + n);
  };
  for (const { is } of tile.zones) {
    if (is.type === 'meadow') for (const animal of is.animals) add(animal);
    if (is.type === 'river' || is.type === 'lake') add('fish', is.fish);
    if (is.type === 'lake') add('lake');
    if (is.type === 'forest' && is.kind !== 'plain') add(is.kind);
    if ((is.type === 'meadow' || is.type === 'lake') && is.power !== null) add(is.power);
  }
  return [...counts].map(([what, n]) => ({ what, n }));
}

/** "2 deer", "menhir". */
export function thing(what: string, n: number, w: Words = words.value): string {
  return w.say(`hunters-thing-${what}`, { n });
}

/** The part a piece plays on a zone. */
export function roleOf(
  tile: Tile,
  zone: number,
  piece: Piece,
): 'gatherer' | 'fisher' | 'hunter' | 'hut' {
  if (piece === 'hut') return 'hut';
  const type = tile.zones.find((it) => it.zone === zone)?.is.type;
  return type === 'forest' ? 'gatherer' : type === 'meadow' ? 'hunter' : 'fisher';
}

/** A piece on a zone with what the area is worth now: "Gatherer in a forest, 6 points". */
export function fieldWords(ground: Ground, at: Field, piece: Piece): string {
  const role = say('hunters-role', { role: roleOf(ground.tile(at.tile), at.zone, piece) });
  const areas = ground.areasOf(at);
  const area = piece === 'hut' ? areas.system : areas.own;
  const worth = area === undefined ? undefined : ground.view.areas[area]?.worth;
  return worth === undefined
    ? role
    : say('hunters-role-worth', { role, points: say('hunters-points', { n: worth }) });
}

/** "Forest", "River system", closed or open. */
export function areaTitle(area: Area): string {
  return say('hunters-area-title', { kind: area.kind, state: stateOf(area) });
}

/** Meadows and systems may close too, but it changes nothing for them. */
function stateOf(area: Area): 'open' | 'closed' | 'plain' {
  if (area.kind === 'meadow' || area.kind === 'system') return 'plain';
  return area.open === 0 ? 'closed' : 'open';
}

/** How a worth comes about: "3 × 2 + 1 × 3". */
export function equation(terms: readonly Counted[], w: Words = words.value): string {
  return terms
    .map(([of, count, each], i) => {
      const sign = i === 0 ? (each < 0 ? '−' : '') : each < 0 ? ' − ' : ' + ';
      const times = Math.abs(each) === 1 ? '' : ` × ${Math.abs(each)}`;
      return `${sign}${describeUnit(of, count, w)}${times}`;
    })
    .join('');
}

/** What a term counts, with its number. */
export function describeUnit(unit: Unit, count: number, w: Words = words.value): string {
  return w.say(`hunters-unit-${unit}`, { n: count });
}

/** The name of a line of the sheet. */
export function describeSource(source: Source, w: Words): string {
  return w.say(`hunters-source-${source.type}`);
}

/** Why something is not allowed. */
export function describeReason(reason: Reason, w: Words): string {
  if (reason.type === 'sidesDiffer') {
    return w.say('hunters-reason-sidesDiffer', { side: reason.side });
  }
  return w.say(`hunters-reason-${reason.type}`);
}

/** A line of the log; `null` for what is not worth telling. */
export function describeEvent(
  event: Event,
  catalogue: Catalogue,
  nameOf: (seat: Seat) => Noun,
  w: Words,
): string | null {
  const key = `hunters-event-${event.type}`;
  switch (event.type) {
    case 'first':
    case 'bonusTurn':
    case 'skipped':
      return w.say(key, { who: nameOf(event.seat) });
    case 'turnBegan':
      return null;
    case 'drew': {
      const bonus = event.bonus ? 'yes' : 'no';
      return event.tile === null
        ? w.say('hunters-event-drew-hidden', { who: nameOf(event.seat), bonus })
        : w.say(key, {
            who: nameOf(event.seat),
            bonus,
            what: tileWords(catalogue, event.tile, 0, w),
          });
    }
    case 'removed':
      return w.say(key, { who: nameOf(event.seat), what: tileWords(catalogue, event.tile, 0, w) });
    case 'placed':
    case 'tookBack':
    case 'returned':
      return w.say(key, { who: nameOf(event.seat) });
    case 'occupied':
      return w.say(key, {
        who: nameOf(event.seat),
        role: roleOf(tileOf(catalogue, event.at.tile), event.at.zone, event.piece),
      });
    case 'ate':
      return w.say(key);
    case 'scored': {
      const what = w.say(`hunters-source-${event.source.type}`);
      const points = w.say('hunters-points', { n: event.points });
      const sum = equation(event.terms, w);
      if (event.seats.length === 0) return w.say('hunters-event-scored-nobody', { what });
      const who = listOfNouns(event.seats.map(nameOf), w.tag);
      return w.say(key, { who, what, points, sum: sum === '' ? '0' : sum });
    }
    case 'ended':
      return w.say(key);
  }
}

/** What a ghost would bring about beyond points: areas nobody holds, pawns coming home, the bonus. */
export function foretell(
  events: readonly Event[],
  nameOf: (seat: Seat) => Noun,
  w: Words,
): string[] {
  const lines: string[] = [];
  for (const event of events) {
    if (event.type === 'scored' && event.seats.length === 0) {
      lines.push(w.say('hunters-foretell-closed', { kind: event.source.type }));
    }
  }
  const home = new Map<Seat, number>();
  for (const event of events) {
    if (event.type === 'returned') home.set(event.seat, (home.get(event.seat) ?? 0) + 1);
  }
  for (const [seat, n] of home) {
    lines.push(w.say('hunters-foretell-home', { who: nameOf(seat), n }));
  }
  for (const event of events) {
    if (event.type === 'bonusTurn') {
      lines.push(w.say('hunters-foretell-bonus', { who: nameOf(event.seat) }));
    }
  }
  return [...new Set(lines)];
}
