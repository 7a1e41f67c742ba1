// Names and sentences of the game in the language in force: cards, places, events, reasons,
// lines of the sheet.

import type { Event, Reason, Source, Unit } from '../../host/gen/kraje';
import { wayWords } from '../../words/compass';
import type { Noun } from '../../words/noun';
import { list } from '../../words/numbers';
import { say, type Words, words } from '../../words/words';
import type { Sign } from './art/symbols';
import type { Cell } from './geometry';
import type { Table } from './play';
import type { Card, Catalogue, Condition, FieldPlace, Placement, Side } from './types';

/** The pack of a table. */
export const packOf = (table: Table): Catalogue => table.catalogue;

/** A condition of a pack. */
export function conditionOf(pack: Catalogue, no: number): Condition {
  const condition = pack.conditions[no - 1];
  if (!condition) throw new Error(`condition ${no} is not in pack ${pack.pack.id}`);
  return condition;
}

/** A card of a pack. */
export function cardOf(pack: Catalogue, id: number): Card {
  const card = pack.cards[id - 1];
  if (!card) throw new Error(`card ${id} is not in pack ${pack.pack.id}`);
  return card;
}

/** The name of a condition in the language in force. */
export function conditionName(pack: Catalogue, no: number): string {
  return conditionOf(pack, no).name[words.value.locale];
}

/** The name of a card: that of its condition. */
export const cardName = (pack: Catalogue, card: number): string =>
  conditionName(pack, cardOf(pack, card).condition);

/** "The Circle Of Life, condition up". */
export function placementWords(
  table: Table,
  { card, side }: Pick<Placement, 'card' | 'side'>,
): string {
  return sideWords(packOf(table), card, side);
}

/** A card and which of its sides is up. */
export const sideWords = (pack: Catalogue, card: number, side: Side): string =>
  say(side === 'plain' ? 'kraje-card-plain' : 'kraje-card-scoring', {
    name: cardName(pack, card),
  });

/** A place by its way from the first card's: "2 east, 1 south of the first card". */
export function spotName(at: Cell, w: Words = words.value): string {
  const ways = wayWords(at, w);
  return ways === '' ? w.say('kraje-spot-first') : w.say('kraje-spot', { ways });
}

/** What a field of a realm shows, in words. */
export function fieldWords(field: FieldPlace, pack: Catalogue): string {
  if (field.condition !== undefined) {
    return say('kraje-sum-condition', { name: conditionName(pack, field.condition) });
  }
  return signWords(field.symbols, field.ends ?? []);
}

/** What a side of a card shows, row by row, in words. */
export function faceWords(pack: Catalogue, card: number, side: Side): string {
  const { grid } = cardOf(pack, card)[side];
  return grid
    .map((row) =>
      row
        .map((field) =>
          field.condition
            ? say('kraje-unit-condition', { n: 1 })
            : signWords(field.symbols, field.ends),
        )
        .join(', '),
    )
    .join('; ');
}

/** "forest", "river (north, west)", "empty field". */
function signWords(symbols: readonly Sign[], ends: readonly string[]): string {
  if (symbols.length === 0) return say('kraje-empty');
  const spoken = symbols.map((sign) =>
    sign === 'river'
      ? say('kraje-river-ends', { ends: ends.map((end) => say('kraje-end', { end })).join(', ') })
      : say('kraje-sign', { sign }),
  );
  return list(spoken);
}

/** The fields of a realm that a card would cover, in words. */
export function coveredWords(
  fields: readonly FieldPlace[],
  cells: readonly Cell[],
  pack: Catalogue,
): string {
  const covered = fields.filter((field) =>
    cells.some((cell) => cell.x === field.x && cell.y === field.y),
  );
  return covered.map((field) => fieldWords(field, pack)).join(', ');
}

/** A line of the log; `null` for what is not worth telling. */
export function describeEvent(
  event: Event,
  pack: Catalogue,
  who: (seat: number) => Noun,
  w: Words,
): string | null {
  const name = (no: number): string => conditionOf(pack, no).name[w.locale];
  const nameOf = (card: number): string => name(cardOf(pack, card).condition);
  const key = `kraje-event-${event.type}`;
  switch (event.type) {
    case 'sharedRevealed':
      return w.say(key, { name: name(event.condition) });
    case 'topRevealed':
    case 'topDiscarded':
    case 'ended':
      return w.say(key);
    case 'roundBegan':
      return w.say(key, { round: event.round });
    case 'handDiscarded':
    case 'taken':
      return w.say(key, { who: who(event.seat), name: nameOf(event.card) });
    case 'dealt':
      return event.card === null
        ? null
        : w.say(key, { who: who(event.seat), name: nameOf(event.card) });
    case 'committed':
      return event.action === null
        ? w.say(key, { who: who(event.seat) })
        : w.say(`${key}-own`, { who: who(event.seat), name: nameOf(event.action.card) });
    case 'placed': {
      const { card, side } = event.placement;
      return w.say(`${key}-${side}`, { who: who(event.seat), name: nameOf(card) });
    }
    case 'passed':
      return event.card === null
        ? w.say(`${key}-hidden`, { from: who(event.from), to: who(event.to) })
        : w.say(key, { from: who(event.from), to: who(event.to), name: nameOf(event.card) });
  }
}

/** Why a card may not go there. */
export function describeReason(reason: Reason, pack: Catalogue, w: Words): string {
  switch (reason.type) {
    case 'notYourCard':
      return w.say('kraje-reason-notYourCard', {
        name: conditionOf(pack, cardOf(pack, reason.card).condition).name[w.locale],
      });
    case 'notStuck':
    case 'firstCardAtOrigin':
    case 'coversNothing':
      return w.say(`kraje-reason-${reason.type}`);
    case 'coversCondition': {
      const name = conditionOf(pack, reason.condition).name[w.locale];
      return w.say('kraje-reason-coversCondition', { name });
    }
  }
}

/** The name of a line of the sheet. */
export function describeSource(source: Source, pack: Catalogue, w: Words): string {
  const name = conditionOf(pack, source.condition).name[w.locale];
  return w.say(`kraje-source-${source.type}`, { name });
}

/** What a term counts, with its number. */
export function describeUnit(unit: Unit, count: number, pack: Catalogue, w: Words): string {
  if (unit.type === 'condition') return '';
  if (unit.type === 'copied') {
    const name = conditionOf(pack, unit.condition).name[w.locale];
    return w.say('kraje-unit-copied', { name });
  }
  const of = unit.type === 'symbolField' ? w.say('kraje-sign-of', { sign: unit.symbol }) : '';
  return w.say('kraje-unit-counted', {
    n: count,
    unit: w.say(`kraje-unit-${unit.type}`, { n: count, of }),
  });
}
