// What everything in this game is, for whoever asks: cards, conditions, symbols on fields, the deck.
// `condition:3` is one of the pack's, `card:7` a card, `realm:1` that of a seat.

import type { JSX } from 'preact';
import type { Point } from '../../kit/geometry';
import { points as written } from '../../words/numbers';
import { oddsWords } from '../../words/odds';
import { personNoun } from '../../words/person';
import { say, words } from '../../words/words';
import type { CatalogueOf, ThingInfo, Things } from '../game-ui';
import { CardPicture } from './art/card';
import { SignTile } from './art/field';
import { SIGNS, type Sign } from './art/symbols';
import { PlatePicture } from './Condition';
import { UNIT } from './geometry';
import { laid } from './laid';
import { type Table, viewOf } from './play';
import { faces } from './realm';
import { describeRule } from './rule-words';
import { tagOf } from './rules';
import type { Catalogue, SeatView, Side } from './types';
import { LaidPicture } from './Worked';
import { cardName, conditionOf, faceWords } from './words';

const isSign = (name: string): name is Sign => SIGNS.some((sign) => sign === name);

/** How many cards nobody has shown, and how likely one of them comes. */
function unseenTold(table: Table): string[] {
  const { unseen, coming, stage } = viewOf(table);
  if (stage === 'over' || unseen.length === 0) return [];
  const isTold = coming && table.tellsOdds.value;
  return [
    say('kraje-what-unseen', { n: unseen.length }),
    ...(isTold ? [oddsWords('any', coming.each, coming.draws)] : []),
  ];
}

/** The conditions on cards that have not been seen. */
function unseenConditions({ cards }: Catalogue, table: Table): string[] {
  const { unseen, stage } = viewOf(table);
  if (stage === 'over') return [];
  return cards.filter(({ id }) => unseen.includes(id)).map((it) => `condition:${it.condition}`);
}

/** How likely a condition comes whose card has not been seen. */
function comingTold({ cards }: Catalogue, no: number, table: Table): string[] {
  const { unseen, coming } = viewOf(table);
  const isUnseen = cards.some((it) => it.condition === no && unseen.includes(it.id));
  if (!isUnseen || !coming || !table.tellsOdds.value) return [];
  return [say('kraje-what-hidden'), oddsWords('card', coming.each, coming.draws)];
}

/** What a condition brings whom now. */
const worthOf = (no: number, table: Table): readonly string[] =>
  table.sheet.value.seats.flatMap(({ lines }, seat) =>
    lines
      .filter(({ source }) => source.type !== 'penalty' && source.condition === no)
      .map(({ points }) =>
        say('kraje-what-now', {
          name: personNoun(table.seats.value, seat),
          points: say('kraje-points', { n: points }),
        }),
      ),
  );

function conditionTold(pack: Catalogue, no: number, table: Table | undefined): ThingInfo | null {
  const condition = pack.conditions.find((it) => it.no === no);
  if (!condition) return null;
  return {
    title: condition.name[words.value.locale],
    says: describeRule(condition, words.value),
    tag: tagOf(no),
    now: [...(table ? worthOf(no, table) : []), ...(table ? comingTold(pack, no, table) : [])],
    more: SIGNS.filter((sign) => asksFor(condition, sign)),
  };
}

/** Whether a condition counts a symbol. */
const asksFor = ({ params }: Catalogue['conditions'][number], sign: Sign): boolean =>
  JSON.stringify(params).includes(`"${sign}"`);

function signTold(pack: Catalogue, sign: Sign): ThingInfo {
  const counting = pack.conditions.filter((it) => asksFor(it, sign));
  const names = counting.map(({ name }) => name[words.value.locale]).join(', ');
  return {
    title: say('kraje-what-sign', { sign }),
    says: say('kraje-what-sign.says'),
    tag: 'PK-SCORE',
    now: names === '' ? [] : [say('kraje-what-uses', { names })],
    more: counting.map(({ no }) => `condition:${no}`),
  };
}

function cardTold(pack: Catalogue, id: number, table: Table | undefined): ThingInfo | null {
  const card = pack.cards.find((it) => it.id === id);
  if (!card) return null;
  return {
    title: cardName(pack, id),
    says: say('kraje-what-card.says'),
    tag: 'PK-PLACE',
    now: [
      describeRule(conditionOf(pack, card.condition), words.value),
      ...(table ? worthOf(card.condition, table) : []),
    ],
    more: [`condition:${card.condition}`],
  };
}

/** A realm: whose it is, and what it brings now. */
function realmTold(seat: number, table: Table | undefined): ThingInfo {
  const sitter = table?.seats.value[seat];
  const total = table?.sheet.value.seats[seat]?.total;
  const name = personNoun(table?.seats.value ?? [], seat);
  const conditions = (table && viewOf(table).seats[seat]?.conditions) ?? [];
  return {
    title: sitter ? say('kraje-realm-of', { name }) : say('kraje-what-realm'),
    says: say('kraje-what-realm.says'),
    tag: 'PK-SCORE',
    now: total === undefined ? [] : [say('kraje-what-now', { name, points: written(total) })],
    more: conditions.map((no) => `condition:${no}`),
  };
}

/** The field of a realm under a point of the board. */
export function thingAt(realm: SeatView, point: Point, hit: string | null): string | null {
  const [kind, no] = hit?.split('-') ?? [];
  if (kind === 'condition' && no !== undefined) return `condition:${no}`;
  const [x, y] = [Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)];
  const field = realm.fields.find((it) => it.x === x && it.y === y);
  if (!field) return null;
  return field.condition === undefined
    ? (field.symbols[0] ?? 'empty')
    : `condition:${field.condition}`;
}

/** Sides of a card, large. */
function Sides(p: { pack: Catalogue; card: number; sides: readonly Side[] }): JSX.Element {
  const { pack, card, sides } = p;
  const faceOf = faces(pack, words.value.locale);
  return (
    <div class="kr-thing-card">
      {sides.map((side) => (
        <div key={side} role="img" aria-label={faceWords(pack, card, side)}>
          <CardPicture face={faceOf({ card, side, rotation: 0, x: 0, y: 0 })} near />
        </div>
      ))}
    </div>
  );
}

/** A picture of it. */
function Art({ name, catalogue }: { name: string; catalogue: CatalogueOf<'kraje'> }) {
  const [kind = '', no] = name.split(':');
  if (isSign(kind)) return <SignTile sign={kind} size={72} />;
  // Of the deck one sees the land on top.
  if (kind === 'deck') return <Sides pack={catalogue} card={1} sides={['plain']} />;
  if (kind === 'card')
    return <Sides pack={catalogue} card={Number(no ?? 1)} sides={['scoring', 'plain']} />;
  if (kind === 'realm') {
    const [example] = laid(catalogue);
    return example ? <LaidPicture pack={catalogue} example={example} /> : null;
  }
  // Without one of its own a kind is shown by the first of it.
  const condition = catalogue.conditions.find(
    (it) => kind === 'condition' && (no === undefined || it.no === Number(no)),
  );
  return condition ? <PlatePicture condition={condition} /> : null;
}

export const things: Things<'kraje'> = {
  names: ({ cards, conditions }) => [
    'card',
    'condition',
    'deck',
    'empty',
    'realm',
    ...SIGNS,
    ...cards.map(({ id }) => `card:${id}`),
    ...conditions.map(({ no }) => `condition:${no}`),
  ],
  tell(name, catalogue, table): ThingInfo | null {
    const [kind = '', which] = name.split(':');
    if (isSign(kind)) return signTold(catalogue, kind);
    if (kind === 'condition' && which !== undefined)
      return conditionTold(catalogue, Number(which), table);
    if (kind === 'card' && which !== undefined) return cardTold(catalogue, Number(which), table);
    if (kind === 'realm') return realmTold(Number(which), table);
    switch (kind) {
      case 'card':
        return {
          title: say('kraje-what-card'),
          says: say('kraje-what-card.says'),
          tag: 'PK-PLACE',
        };
      case 'condition':
        return {
          title: say('kraje-what-condition'),
          says: say('kraje-what-condition.says'),
          tag: 'PK-SCORE',
        };
      case 'empty':
        return {
          title: say('kraje-what-empty'),
          says: say('kraje-what-empty.says'),
          tag: 'PK-C15',
        };
      case 'deck':
        return {
          title: say('kraje-what-deck'),
          says: say('kraje-what-deck.says'),
          tag: 'PK-SETUP',
          ...(table && {
            now: [say('kraje-what-left', { n: viewOf(table).deckCount }), ...unseenTold(table)],
            more: unseenConditions(catalogue, table),
          }),
        };
      default:
        return null;
    }
  },
  Art: (props): JSX.Element => <div class="kr">{Art(props)}</div>,
};
