// The way through the legal actions without aiming, and the position in spoken sentences.

import { type Message, msg, say } from '../../words/words';
import type { Choice } from '../game-ui';
import { draftOf, type Option } from './draft-kind';
import { planOption, wayOption } from './options';
import { tokensWords } from './Planets';
import { cellWords, planetName } from './places';
import { type InHand, layDraft, offerOf, type Play, playOf, type Table, viewOf } from './play';
import { pairWords } from './Relations';
import { roundsOf } from './Track';
import type { Placement } from './types';
import { coinsWords, relationName } from './words';

/** All legal actions; what lays a token goes on with its places. */
export function choices(table: Table): readonly Choice<'bastards'>[] {
  const play = playOf(table);
  const offer = offerOf(table);
  if (!offer) return [];
  const view = viewOf(table);
  const token = view.laying?.tokens[0];
  if (offer.lay.length > 0 && view.laying && token) {
    const hand: InHand = {
      planet: view.laying.planet,
      ...token,
      isCorpse: view.laying.corpses,
      fits: offer.lay,
      before: [],
      key: 'lay',
    };
    return layChoices(play, hand);
  }
  if (offer.cards.length > 0) return planChoices(table);
  const nodes = [...offer.put, ...offer.reach.map((it) => it.node)];
  const ways = nodes.flatMap((node) => wayOption(table, node) ?? []);
  return [...ways, ...play.options.value].map((option) => optionChoice(play, option));
}

function optionChoice(play: Play, option: Option): Choice<'bastards'> {
  const { fits, planet, race } = option;
  if (!fits || planet === undefined || !race) {
    const detail = option.where && { detail: option.where };
    return { key: option.key, label: option.label, ...detail, draft: draftOf(option) };
  }
  const hand: InHand = {
    planet,
    race,
    colour: option.colour ?? 0,
    isCorpse: false,
    fits,
    before: option.actions,
    key: option.key,
  };
  return { key: option.key, label: option.label, more: () => layChoices(play, hand) };
}

/** Every way to lay a token: how it is turned, where there are several ways, and where it lies. */
function layChoices(play: Play, hand: InHand): readonly Choice<'bastards'>[] {
  const isTurned = play.turnsOf(hand).length > 1;
  return hand.fits.map((fit) => {
    const choice = layChoice(play, hand, fit);
    if (!isTurned) return choice;
    return {
      ...choice,
      label: msg('bastards-choice-turn', { turn: fit.turn }),
      detail: choice.label,
    };
  });
}

function layChoice(play: Play, hand: InHand, at: Placement): Choice<'bastards'> {
  const { planet, race, colour, isCorpse, before } = hand;
  const lying = { type: 'lay', planet, race, colour, isCorpse, at } as const;
  const draft = layDraft(play.table, lying, before, play.cellsOf(race, at));
  return {
    key: `at-${at.cell}-${at.turn}`,
    label: msg('bastards-lay-where', { cell: cellWords(at.cell) }),
    draft,
  };
}

function planChoices(table: Table): readonly Choice<'bastards'>[] {
  const offer = offerOf(table);
  if (!offer) return [];
  const one = offer.cards.flatMap((card) => planOption(offer, [card]) ?? []);
  const single = one.map((option) => ({
    key: option.key,
    label: option.label,
    draft: draftOf(option),
  }));
  if (!offer.twoCards) return single;
  const two: Choice<'bastards'> = {
    key: 'two',
    label: msg('bastards-choice-plan-two'),
    detail: msg('bastards-coins', { n: offer.prices.secondCard }),
    more: () =>
      offer.cards.slice(0, -1).map((card, i) => ({
        key: card,
        label: msg('bastards-choice-first', { card: relationName(card) }),
        more: () =>
          offer.cards.slice(i + 1).flatMap((second) => {
            const option = planOption(offer, [card, second]);
            return option ? [{ key: option.key, label: option.label, draft: draftOf(option) }] : [];
          }),
      })),
  };
  return [...single, two];
}

/** The position in a few sentences. */
export function summary(table: Table): readonly Message[] {
  const view = viewOf(table);
  const own = view.seats[table.seat.value];
  return [
    msg('bastards-sum-round', { round: view.round, of: roundsOf(table) }),
    ...(own
      ? [
          msg('bastards-sum-own', {
            coins: coinsWords(own.coins),
            points: say('bastards-points', { n: own.points }),
            living: say('bastards-creatures', { n: own.living }),
          }),
        ]
      : []),
    ...view.planets
      .filter((planet) => planet.tokens.length > 0)
      .map((planet) =>
        msg('bastards-sum-planet', {
          planet: planetName(table.catalogue, planet.planet),
          tokens: tokensWords(table, planet),
        }),
      ),
    ...view.relations.map((relation) =>
      msg('bastards-sum-relation', {
        relation: relationName(relation.relation),
        pair: pairWords(table, relation),
      }),
    ),
  ];
}
