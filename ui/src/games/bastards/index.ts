// Space Bastards as the shared screens know it.

import './art.css';
import './sky.css';
import './screen.css';
import './panel.css';
import './sizes.css';
import './beside.css';
import './motion.css';
import type { LineOf } from '../../host/protocol';
import type { Point } from '../../kit/geometry';
import type { Noun } from '../../words/noun';
import { type Message, msg } from '../../words/words';
import type { ActionOf, Draft, EventOf, GameUi } from '../game-ui';
import { Board } from './Board';
import { choices, summary } from './choices';
import { Detail, detailTitle } from './Detail';
import { draftOf } from './draft-kind';
import { Foreseen } from './Foreseen';
import { flightDraft } from './flight';
import { groupOf, groups } from './groups';
import { earned } from './motion';
import { Panel } from './Panel';
import { Picture } from './Picture';
import { planetNoun } from './places';
import { coinsLeft, offerOf, playOf, type Table, viewOf } from './play';
import { rules } from './rules';
import { SourceLook } from './SourceLook';
import { sounds } from './sounds';
import { roundsOf } from './Track';
import { things } from './things';
import { type Colour, NEUTRAL, type Offer, type Race, type View } from './types';
import { sayWhy } from './why';
import {
  creatureNoun,
  describeDraw,
  describeEvent,
  describeReason,
  describeSource,
  describeUnit,
  foretell,
  ownerNoun,
  raceNoun,
  soManyOf,
} from './words';

/** Answers in secret, what is turned up before all, and what ends by itself. */
const QUIET: readonly EventOf<'bastards'>['type'][] = [
  'chosen',
  'choicesShown',
  'planned',
  'landed',
  'unlocked',
];

/** The screen of the game. */
export const ui: GameUi<'bastards'> = {
  id: 'bastards',
  drawn: 'bastards-drawn',
  lasting: { over: 'bastards-lasting', open: 'bastards-lasting.open' },
  Board,
  Panel,
  Picture,
  Detail,
  detailTitle,
  Foreseen,
  prompt,
  topics,
  rounds: roundsOf,
  choices,
  draftOf: optionDraft,
  summary,
  foretell,
  later,
  sayWhy,
  groups,
  groupOf,
  starts: 'startPlayer',
  whyLess: ({ type }) => (type === 'coins' ? msg('bastards-less-coins') : null),
  isQuiet: ({ type }) => QUIET.includes(type),
  describeEvent,
  describeDraw,
  describeReason: (reason, teller) => describeReason(reason, teller.words),
  describeSource: (source, teller) => describeSource(source, teller.words),
  describeUnit: (unit, count, teller) => describeUnit(unit, count, teller.words),
  SourceLook,
  sounds,
  placeOf,
  earned: (table) => earned(table.change.value, viewOf(table)),
  tieBreaks: (view, sheet) => [
    {
      says: msg('bastards-tie-coins'),
      values: view.seats.map((_, at) => coinsLeft(view, sheet, at)),
    },
    { says: msg('bastards-tie-living'), values: view.seats.map(({ living }) => living) },
  ],
  things,
  rules,
};

/** A whole flight; a birth or an unloading before it is laid down, which the walk takes together. */
function optionDraft(
  table: Table,
  actions: Draft<'bastards'>['actions'],
): Draft<'bastards'> | null {
  const [first, ...rest] = actions;
  const isBegun = (first.type === 'love' || first.type === 'unload') && rest.length === 0;
  const found = playOf(table).options.value.find(({ actions: [action] }) =>
    first.type === 'love'
      ? action.type === 'love' && action.planet === first.planet && action.race === first.race
      : first.type === 'unload' && action.type === 'unload' && action.race === first.race,
  );
  return isBegun && found ? draftOf(found) : flightDraft(table, actions);
}

/** What actions are good for, where not for planets. */
const GOOD_FOR: Partial<Record<ActionOf<'bastards'>['type'], string>> = {
  pair: 'coins',
  accept: 'coins',
  refuse: 'refuse',
  swap: 'relation',
  flip: 'relation',
  lock: 'relation',
  done: 'done',
};

/** What brings points in the end. */
function later(actions: Draft<'bastards'>['actions'], table: Table): Message {
  const last = actions.at(-1) ?? actions[0];
  // Whether a pair comes about, its other owner says.
  const isAsked = table.preview.value?.events.some(({ type }) => type === 'asked');
  return msg('bastards-later', { what: isAsked ? 'asked' : (GOOD_FOR[last.type] ?? 'planets') });
}

/** The middle of the planets, on one of them. */
function placeOf(table: Table, fields: LineOf<'bastards'>['fields']): Point | null {
  const planets = fields.flatMap((field) => (field.type === 'planet' ? [field.planet] : []));
  const { map } = playOf(table);
  const [first] = planets.map((planet) => map.planet(planet).box);
  return first ? { x: first.x + first.width / 2, y: first.y + first.height / 2 } : null;
}

/** Whether a flight has nothing left but its end. */
const isLanding = ({ reach, load, unload }: Offer): boolean =>
  reach.length === 0 && load.length === 0 && unload.length === 0;

/** What a colour sends to the planet that is being settled. */
const sentBy = (
  { sent }: Extract<View['stage'], { type: 'settle' }>,
  colour: Colour,
): Race | null => sent[colour === NEUTRAL ? sent.length - 1 : colour] ?? null;

/** What a newcomer meets beside what is asked. */
function topics(table: Table): readonly string[] {
  const { laying, stage, round, clock } = viewOf(table);
  const [token] = laying?.tokens ?? [];
  if (token) return token.colour === NEUTRAL ? ['neutral'] : [];
  if (stage.type !== 'plan') return [];
  const field = table.catalogue.track[clock];
  return [
    ...(field?.type === 'round' && field.dominance > 0 ? ['counts'] : []),
    ...(round > 1 ? ['played'] : []),
    ...(round > 2 && offerOf(table)?.twoCards ? ['two'] : []),
  ];
}

/** What the player is asked to do now. */
function prompt(table: Table): Message {
  const view = viewOf(table);
  const offer = offerOf(table);
  const { stage, laying } = view;
  const planet = (id: string): Noun => planetNoun(table.catalogue, id);
  if (stage.type === 'over') return msg('bastards-prompt-over');
  if (!offer) return msg('bastards-prompt-wait');
  const token = laying?.tokens[0];
  if (laying && token) {
    // More than one is laid at once where the next settler has no room as things lie.
    const misfit = stage.type === 'settle' ? sentBy(stage, stage.colour) : null;
    if (misfit && laying.tokens.length > 1) {
      return msg('bastards-prompt-lay-again', {
        race: raceNoun(misfit),
        now: creatureNoun(token.race, ownerNoun(table, token.colour)),
        planet: planet(laying.planet),
      });
    }
    return laying.corpses
      ? msg('bastards-prompt-lay-corpse', { planet: planet(laying.planet) })
      : msg('bastards-prompt-lay', {
          ...soManyOf(token.race, 1, ownerNoun(table, token.colour)),
          isOwn: token.colour === table.seat.value ? 'yes' : 'no',
          planet: planet(laying.planet),
        });
  }
  switch (stage.type) {
    case 'deal':
    case 'first':
    case 'neutral':
      return msg('bastards-prompt-wait');
    case 'name':
      return offer.name.length === 1 && offer.name[0] !== undefined
        ? msg('bastards-prompt-name-last', { planet: planet(offer.name[0]) })
        : msg('bastards-prompt-name');
    case 'choose':
      return msg('bastards-prompt-choose', { planet: planet(stage.planet) });
    case 'settle': {
      const misfit = sentBy(stage, stage.colour);
      const own = sentBy(stage, table.seat.value as Colour);
      if (!misfit || !own) return msg('bastards-prompt-wait');
      return msg('bastards-prompt-exchange', {
        planet: planet(stage.planet),
        race: raceNoun(misfit),
        own: raceNoun(own),
      });
    }
    case 'plan':
      return msg(offer.twoCards ? 'bastards-prompt-plan' : 'bastards-prompt-plan-one');
    case 'fly':
      if (offer.put.length > 0) return msg('bastards-prompt-put');
      return msg(isLanding(offer) ? 'bastards-prompt-land' : 'bastards-prompt-fly');
    case 'resolve': {
      const { relation, progress } = stage;
      if (offer.answer) {
        return msg(`bastards-prompt-answer-${relation === 'trade' ? 'trade' : 'diplomacy'}`, {
          who: ownerNoun(table, stage.seat as Colour),
        });
      }
      if (progress.type === 'mutation' && progress.lifting) {
        return msg('bastards-prompt-lift', { n: progress.lifting.left });
      }
      if (relation === 'migration' && offer.put.length > 0) return msg('bastards-prompt-put');
      if (relation === 'migration' && isLanding(offer)) return msg('bastards-prompt-land');
      if (progress.type === 'change' && progress.changed) return msg('bastards-prompt-change-more');
      return msg(`bastards-prompt-${relation}`);
    }
  }
}
