// The way through the legal actions without aiming: card → side → all ways to lay it, and the position
// in spoken sentences.

import { type Message, msg, say, words } from '../../words/words';
import type { Choice } from '../game-ui';
import { coveredCells, type Turns } from './geometry';
import { discardOf, draftOf, offerOf, spotsOf, type Table, viewOf } from './play';
import { describeRule } from './rule-words';
import type { FieldPlace, Offer, Side } from './types';
import {
  cardName,
  cardOf,
  conditionName,
  conditionOf,
  coveredWords,
  faceWords,
  fieldWords,
  packOf,
  spotName,
} from './words';

const SIDES: readonly Side[] = ['scoring', 'plain'];
const ALL_TURNS: readonly Turns[] = [0, 1, 2, 3];

/** The cards one may place, each with what follows. */
export function choices(table: Table): readonly Choice<'kraje'>[] {
  const offer = offerOf(table);
  if (!offer) return [];
  const pack = packOf(table);
  if (offer.isStuck) {
    return offer.cards.map((card) => ({
      key: `discard-${card}`,
      label: msg('kraje-discard-says', { name: cardName(pack, card) }),
      draft: discardOf(table, card),
    }));
  }
  return offer.cards.map((card) => ({
    key: `card-${card}`,
    label: msg('kraje-choice-card', { name: cardName(pack, card) }),
    more: () => SIDES.map((side) => sideChoice(table, offer, card, side)),
  }));
}

function sideChoice(table: Table, offer: Offer, card: number, side: Side): Choice<'kraje'> {
  const pack = packOf(table);
  const condition = conditionOf(pack, cardOf(pack, card).condition);
  return {
    key: `card-${card}-${side}`,
    label: msg('kraje-choice-side', {
      side,
      name: condition.name[words.value.locale],
      fields: faceWords(pack, card, 'plain'),
    }),
    ...(side === 'scoring'
      ? { detail: msg('kraje-plain-text', { text: describeRule(condition, words.value) }) }
      : {}),
    more: () => ALL_TURNS.flatMap((turns) => layChoices(table, offer, card, side, turns)),
  };
}

/** The places of a card that lies this way: told by what it covers; where that is comes last. */
function layChoices(
  table: Table,
  offer: Offer,
  card: number,
  side: Side,
  turns: Turns,
): readonly Choice<'kraje'>[] {
  const fields = viewOf(table).seats[table.seat.value]?.fields ?? [];
  const turned = say('kraje-choice-turned', { turns });
  return spotsOf(offer, turns).map((spot) => {
    const what = coveredWords(fields, coveredCells(spot, turns), packOf(table));
    const covers = what === '' ? '' : `, ${say('kraje-choice-covers', { what })}`;
    return {
      key: `card-${card}-${side}-${turns}-${spot.x}-${spot.y}`,
      label: msg('kraje-plain-text', { text: `${turned}${covers}` }),
      detail:
        fields.length === 0
          ? msg('kraje-choice-first')
          : msg('kraje-choice-spot', { spot: spotName(spot) }),
      draft: draftOf(table, { card, side, rotation: turns, x: spot.x, y: spot.y }),
    };
  });
}

/** The position in spoken sentences: round, shared condition, realms, the own one row by row. */
export function summary(table: Table): readonly Message[] {
  const view = viewOf(table);
  const pack = packOf(table);
  const said: Message[] = [
    msg('kraje-sum-round', {
      round: view.round,
      of: 4,
      pick: say('kraje-pick', { pick: view.pick }),
    }),
  ];
  if (view.shared) {
    const condition = conditionOf(pack, view.shared.condition);
    said.push(
      msg('kraje-sum-shared', {
        name: condition.name[words.value.locale],
        rule: describeRule(condition, words.value),
      }),
    );
  }
  view.seats.forEach((seat, i) => {
    said.push(
      msg('kraje-sum-realm', {
        name: table.seats.value[i]?.name ?? '',
        cards: say('kraje-cards', { n: seat.placed.length }),
        fields: say('kraje-fields', { n: seat.fields.length }),
        conditions:
          seat.conditions.map((no) => conditionName(pack, no)).join(', ') || say('kraje-sum-none'),
      }),
    );
  });
  const own = view.seats[table.seat.value];
  if (own) {
    const left = Math.min(...own.fields.map(({ x }) => x));
    const top = Math.min(...own.fields.map(({ y }) => y));
    for (const row of rowsOf(own.fields)) {
      said.push(
        msg('kraje-sum-row', {
          row: row.y - top + 1,
          column: row.x - left + 1,
          fields: row.cells
            .map((field) => (field ? fieldWords(field, pack) : say('kraje-sum-gap')))
            .join(', '),
        }),
      );
    }
    if (own.hand.length > 0) {
      const cards = own.hand.map((card) => cardName(pack, card)).join(', ');
      said.push(msg('kraje-sum-hand', { cards }));
    }
  }
  return said;
}

/** A realm row by row from its first field to its last, gaps as `null`. */
export function rowsOf(
  fields: readonly FieldPlace[],
): { x: number; y: number; cells: (FieldPlace | null)[] }[] {
  const ys = [...new Set(fields.map((field) => field.y))].sort((a, b) => a - b);
  return ys.map((y) => {
    const row = fields.filter((field) => field.y === y);
    const xs = row.map((field) => field.x);
    const cells: (FieldPlace | null)[] = [];
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += 1) {
      cells.push(row.find((field) => field.x === x) ?? null);
    }
    return { x: Math.min(...xs), y, cells };
  });
}
