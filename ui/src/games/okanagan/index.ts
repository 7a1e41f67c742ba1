// Okanagan as the shared screens know it.

import './land.css';
import './screen.css';
import './panel.css';
import './sheets.css';
import './decide.css';
import './short.css';
import type { Seat } from '../../host/protocol';
import { type Message, msg } from '../../words/words';
import type { ActionOf, Draft, EventOf, GameUi } from '../game-ui';
import { Board } from './Board';
import { choices, summary } from './choices';
import { Detail, detailTitle } from './Detail';
import { groupOf, groups } from './groups';
import { Panel } from './Panel';
import { Picture } from './Picture';
import { draftOf, nameOf, offerOf, ownPlayer, personOf, playOf, type Table, viewOf } from './play';
import { rules } from './rules';
import { SourceArt } from './SourceArt';
import { SourceLook } from './SourceLook';
import { sounds } from './sounds';
import { things } from './things';
import { sayWhy } from './why';
import {
  describeDraw,
  describeEvent,
  describeReason,
  describeSource,
  describeUnit,
  foretell,
} from './words';

/** What is dealt and laid out: the board shows it. */
const QUIET: readonly EventOf<'okanagan'>['type'][] = [
  'goalDrawn',
  'goalDiscarded',
  'goalsReshuffled',
  'tileOpened',
  'openDrawn',
  'pileDrawn',
  'ranked',
  'heapLaid',
  'heapReturned',
];

/** The screen of the game. */
export const ui: GameUi<'okanagan'> = {
  id: 'okanagan',
  drawn: 'okanagan-drawn',
  lasting: { over: 'okanagan-lasting', open: 'okanagan-lasting.open' },
  Board,
  Panel,
  Picture,
  Detail,
  detailTitle,
  prompt,
  topics,
  handOver,
  choices,
  draftOf,
  apart: { has: ({ type }) => type === 'goal', says: 'okanagan-apart' },
  untold,
  summary,
  foretell,
  later,
  sayWhy,
  groups,
  groupOf,
  starts: 'started',
  whyLess: ({ type }) => (type === 'nuggets' ? msg('okanagan-less-nuggets') : null),
  isQuiet: ({ type }) => QUIET.includes(type),
  describeEvent,
  describeDraw,
  describeReason: (reason, teller) => describeReason(reason, teller.words),
  describeSource,
  describeUnit: (unit, count, teller) => describeUnit(unit, count, teller.words),
  isLone: ({ type }) => type === 'nuggetPlace',
  SourceArt,
  SourceLook,
  sounds,
  tieBreaks: (view) => [
    {
      says: msg('okanagan-tie-tokens'),
      values: view.players.map(({ tokens }) => tokens.reduce((sum, n) => sum + n, 0)),
    },
  ],
  things,
  rules,
  packOf: (setup) => setup.pack?.sha256,
};

/** What actions are good for, where not for all alike. */
const GOOD_FOR: Partial<Record<ActionOf<'okanagan'>['type'], string>> = {
  take: 'token',
  give: 'token',
  takeFrom: 'token',
  rewards: 'token',
  bonus: 'bonus',
  drawOpen: 'tile',
  drawPile: 'tile',
};

/** When tokens bring points, and when a tile is of use. */
function later(actions: Draft<'okanagan'>['actions'], table: Table): Message {
  const last = actions.at(-1) ?? actions[0];
  const what = GOOD_FOR[last.type] ?? 'area';
  const isLast = what === 'tile' && ownPlayer(table)?.toPlace === 0;
  return msg('okanagan-later', { what: isLast ? 'last' : what });
}

/** The goals that nobody else may know. */
function untold(table: Table, seat: Seat): Message | null {
  const player = viewOf(table).players[seat];
  if (!player || player.goals !== null || player.nGoals === 0) return null;
  return msg('okanagan-untold', { n: player.nGoals });
}

/** What the other player decides while areas are evaluated. */
function handOver(table: Table): Message | null {
  const { stage, active, evaluation } = viewOf(table);
  const { turn } = table.state.value;
  const [seat] = turn.type === 'seats' ? turn.seats : [];
  if (seat === undefined) return null;
  const name = nameOf(table, seat);
  switch (stage.type) {
    case 'bonus':
      return msg(evaluation?.order.length === 1 ? 'okanagan-pass-alone' : 'okanagan-pass-bonus', {
        name,
      });
    case 'heap':
      return msg('okanagan-pass-heap', { name });
    case 'tribute':
      return msg('okanagan-pass-tribute', { name });
    case 'keepGoals':
    case 'place':
      return null;
    default:
      return seat === active ? msg('okanagan-pass-back', { name }) : null;
  }
}

/** What a newcomer has come by. */
function topics(table: Table): readonly string[] {
  if (viewOf(table).stage.type !== 'place') return [];
  const lines = table.sheet.value.seats[table.seat.value]?.lines ?? [];
  const has = (type: string) =>
    lines.some(({ source, points }) => source.type === type && points > 0);
  return [
    ...((ownPlayer(table)?.nuggets ?? 0) > 0 ? ['nugget'] : []),
    ...(has('goal') ? ['goal'] : []),
    ...(has('explorer') ? ['explorer'] : []),
  ];
}

/** What the player is asked to do now. */
function prompt(table: Table): Message {
  const view = viewOf(table);
  const offer = offerOf(table);
  const shade = playOf(table).shade.value;
  const { stage, evaluation } = view;
  if (!offer) return msg(stage.type === 'over' ? 'okanagan-prompt-over' : 'okanagan-prompt-wait');
  switch (stage.type) {
    case 'keepGoals':
    case 'changeGoals': {
      const n = ownPlayer(table)?.toDiscard ?? 0;
      const isSecond = stage.type === 'keepGoals' && view.round > 1;
      return msg(isSecond ? 'okanagan-prompt-second' : 'okanagan-prompt-discard', { n });
    }
    case 'place':
      if (offer.place.length === 0) return msg('okanagan-prompt-misfit');
      if (shade?.type !== 'tile') return msg('okanagan-prompt-place');
      return msg('okanagan-prompt-ghost', { n: playOf(table).ghost.canTurn() ? 2 : 1 });
    case 'build':
      return msg(shade?.type === 'building' ? 'okanagan-prompt-built' : 'okanagan-prompt-build');
    case 'chooseArea':
      return msg('okanagan-prompt-area');
    case 'orderTied':
      return msg('okanagan-prompt-tied');
    case 'bonus':
      return msg(
        offer.plain.some(({ type }) => type === 'rewards')
          ? 'okanagan-prompt-alone'
          : 'okanagan-prompt-bonus',
      );
    case 'gain':
      return msg('okanagan-prompt-gain', { shape: stage.shape });
    case 'tribute':
      return msg('okanagan-prompt-tribute', {
        name: personOf(table, evaluation?.actor ?? view.active),
      });
    case 'swapGive':
      return msg('okanagan-prompt-swapGive');
    case 'swapTake':
      return msg('okanagan-prompt-swapTake');
    case 'tradeGive':
      return msg('okanagan-prompt-tradeGive', { same: stage.same, left: stage.left });
    case 'tradeTake':
      return msg('okanagan-prompt-tradeTake', { same: stage.same });
    case 'heap':
      return msg('okanagan-prompt-heap', { n: evaluation?.picker?.picks ?? 0 });
    case 'redraw':
      return msg('okanagan-prompt-redraw');
    case 'draw':
      return msg(
        ownPlayer(table)?.toPlace === 0 ? 'okanagan-prompt-draw-last' : 'okanagan-prompt-draw',
      );
    case 'dealGoal':
    case 'dealTile':
    case 'drawTile':
    case 'openTile':
    case 'showBack':
    case 'start':
    case 'over':
      return msg('okanagan-prompt-wait');
  }
}
