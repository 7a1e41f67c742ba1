// Podivné kraje as the shared screens know it.

import './land.css';
import './screen.css';
import './edges.css';
import './board.css';
import { personNoun } from '../../words/person';
import { type Message, msg } from '../../words/words';
import type { GameUi, SheetOf, Teller, TieBreak } from '../game-ui';
import { Board } from './Board';
import { choices, summary } from './choices';
import { Detail, detailTitle } from './Detail';
import { groupOf, groups } from './groups';
import { shownSeat } from './OtherRealm';
import { Panel } from './Panel';
import { Picture } from './Picture';
import { playOf, type Table, viewOf } from './play';
import { middleOf } from './realm';
import { rules } from './rules';
import { SourceArt } from './SourceArt';
import { SourceLook } from './SourceLook';
import { sounds } from './sounds';
import { things } from './things';
import { sayWhy } from './why';
import { describeEvent, describeReason, describeSource, describeUnit } from './words';

/** Seats for sentences. */
const personIn =
  ({ seats, words }: Teller<'kraje'>) =>
  (seat: number) =>
    personNoun(seats, seat, words);

/** The screen of the game. */
export const ui: GameUi<'kraje'> = {
  id: 'kraje',
  drawn: 'kraje-drawn',
  beginsTogether: ({ choosing }) => choosing !== 'open',
  lasting: { over: 'kraje-lasting', open: 'kraje-lasting.open' },
  Board,
  Panel,
  Picture,
  Detail,
  detailTitle,
  prompt,
  topics,
  choices,
  summary,
  groups,
  groupOf,
  isQuiet: ({ type }) => type !== 'placed' && type !== 'roundBegan',
  sayWhy,
  describeEvent: (event, teller) =>
    describeEvent(event, teller.catalogue, personIn(teller), teller.words),
  describeReason: (reason, teller) => describeReason(reason, teller.catalogue, teller.words),
  describeSource: (source, teller) => describeSource(source, teller.catalogue, teller.words),
  describeUnit: (unit, count, teller) => describeUnit(unit, count, teller.catalogue, teller.words),
  SourceArt,
  SourceLook,
  sounds,
  placeOf: (table, fields, seat) =>
    seat === shownSeat(table, playOf(table)) ? middleOf(fields) : null,
  finale(view, { places }) {
    const { outcome } = view;
    if (!outcome) return null;
    // A head start may have decided what the rules leave open.
    const isShared = places?.every((place) => place === 1);
    if (outcome.fullTie && isShared)
      return { title: msg('kraje-full-tie'), text: msg('kraje-full-tie-text') };
    return outcome.rank ? { title: msg('kraje-rank', { rank: outcome.rank }) } : null;
  },
  tieBreaks: (_, sheet) => tieBreaks(sheet),
  things,
  rules,
  packOf: (setup) => setup.pack?.sha256,
};

/** The conditions from the most valuable down; who has fewer has nothing for the rest. */
function tieBreaks(sheet: SheetOf<'kraje'>): readonly TieBreak[] {
  const falling = sheet.seats.map(({ lines }) =>
    lines
      .filter(({ source }) => source.type !== 'penalty')
      .map((line) => line.points)
      .sort((a, b) => b - a),
  );
  const most = Math.max(...falling.map((values) => values.length));
  return Array.from({ length: most }, (_, i) => ({
    says: msg('kraje-tie-condition', { nth: i + 1 }),
    values: falling.map((values) => values[i] ?? 0),
  }));
}

/** What a newcomer's own conditions have come to. */
function topics(table: Table): readonly string[] {
  const { round, pick } = viewOf(table);
  if (round < 2 || pick !== 1) return [];
  const lines = table.sheet.value.seats[table.seat.value]?.lines ?? [];
  return [lines.some(({ source }) => source.type === 'own') ? 'own' : 'none'];
}

/** What the player is asked to do now. */
function prompt(table: Table): Message {
  const view = viewOf(table);
  const play = playOf(table);
  if (view.stage === 'over') return msg('kraje-prompt-over');
  if (table.offer.value === null) {
    const own = view.seats[table.seat.value];
    if (own?.hasCommitted) return msg('kraje-prompt-committed');
    return msg(view.stage === 'place' ? 'kraje-prompt-wait' : 'kraje-prompt-chance');
  }
  if (table.offer.value.isStuck) return msg('kraje-prompt-stuck');
  if (play.ghost.placement.value !== null) {
    return msg('kraje-prompt-ghost', { turns: play.ghost.canTurn() ? 'yes' : 'no' });
  }
  const isSolo = view.seats.length === 1;
  if (play.card.value !== null && view.pick === 1) return msg('kraje-prompt-place');
  return msg(`kraje-prompt-${isSolo ? 'solo-' : ''}${view.pick === 1 ? 'first' : 'second'}`, {
    round: view.round,
  });
}
