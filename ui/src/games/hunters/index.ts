// Carcassonne: Hunters and Gatherers as the shared screens know it.

import './hunters.css';
import './screen.css';
import './panel.css';
import { personNoun } from '../../words/person';
import { type Message, msg } from '../../words/words';
import type { Draft, GameUi, Teller } from '../game-ui';
import { Board } from './Board';
import { choices, summary } from './choices';
import { Detail, detailTitle } from './Detail';
import { groupOf, groups } from './groups';
import { Panel } from './Panel';
import { Picture } from './Picture';
import { draftOf, ground, offerOf, playOf, type Table, viewOf } from './play';
import { rules } from './rules';
import { countedIn } from './Scoring';
import { SourceArt } from './SourceArt';
import { SourceLook } from './SourceLook';
import { sounds } from './sounds';
import { things } from './things';
import { sayWhy } from './why';
import {
  describeEvent,
  describeReason,
  describeSource,
  describeUnit,
  foretell,
  roleOf,
} from './words';

/** Seats for sentences. */
const personIn =
  ({ seats, words }: Teller<'hunters'>) =>
  (seat: number) =>
    personNoun(seats, seat, words);

/** The screen of the game. */
export const ui: GameUi<'hunters'> = {
  id: 'hunters',
  drawn: 'hunters-drawn',
  lasting: { over: 'hunters-lasting', open: 'hunters-lasting.open' },
  Board,
  Panel,
  Picture,
  Detail,
  detailTitle,
  prompt,
  topics,
  choices,
  draftOf,
  summary,
  groups,
  groupOf,
  foretell: (events, teller) => foretell(events, personIn(teller), teller.words),
  later,
  sayWhy,
  starts: 'first',
  // What a seat draws is its own; a bonus turn has a notice on the board.
  isQuiet: ({ type }) => type === 'drew' || type === 'returned' || type === 'bonusTurn',
  describeEvent: (event, teller) =>
    describeEvent(event, teller.catalogue, personIn(teller), teller.words),
  describeReason: (reason, teller) => describeReason(reason, teller.words),
  describeSource: (source, teller) => describeSource(source, teller.words),
  describeUnit: (unit, count, teller) => describeUnit(unit, count, teller.words),
  SourceArt,
  SourceLook,
  sounds,
  apart: { has: ({ type }) => type === 'meadow' || type === 'system', says: 'hunters-apart' },
  countsLast: (events) => countedIn(events)?.map(({ source }) => source) ?? [],
  placeOf: (table, fields) => (fields.length > 0 ? ground(table).middleOf(fields) : null),
  things,
  rules,
  packOf: (setup) => setup.pack.sha256,
};

/** When a piece is counted, or why none is put down. */
function later(actions: Draft<'hunters'>['actions'], table: Table): Message {
  const [first, last = first] = actions;
  const id = first.type === 'place' ? first.tile : viewOf(table).current;
  const what =
    last.type === 'occupy' && id !== null
      ? roleOf(ground(table).tile(id), last.zone, last.piece)
      : last.type;
  return msg('hunters-later', { what });
}

/** What a newcomer's own pieces have come to. */
function topics(table: Table): readonly string[] {
  const offer = offerOf(table);
  const seat = table.seat.value;
  const { seats, extra } = viewOf(table);
  if (offer?.type !== 'place' || extra) return [];
  const lines = table.sheet.value.seats[seat]?.lines ?? [];
  const has = (...types: readonly string[]) =>
    lines.some(({ source }) => types.includes(source.type));
  return [
    ...(has('forest', 'river') ? ['home'] : []),
    ...(has('meadow') ? ['meadow'] : []),
    ...(has('system') ? ['system'] : []),
    ...(seats[seat]?.pawns === 1 ? ['last'] : []),
  ];
}

function prompt(table: Table): Message {
  const view = viewOf(table);
  const play = playOf(table);
  if (view.phase === 'over') return msg('hunters-prompt-over');
  const offer = offerOf(table);
  const ghost = play.shade.value;
  switch (offer?.type) {
    case undefined:
    case 'nothing':
      return msg('hunters-prompt-wait');
    case 'place':
      if (ghost !== null) {
        return msg('hunters-prompt-ghost', { turns: play.ghost.canTurn() ? 'yes' : 'no' });
      }
      return msg(view.extra ? 'hunters-prompt-extra' : 'hunters-prompt-place', {
        n: offer.tiles.length,
      });
    case 'takeBack':
      return msg('hunters-prompt-back');
    case 'occupy':
      return msg('hunters-prompt-occupy');
  }
}
