// The engine's offer as options: each legal move with its ghost and its words. Nothing is added and
// nothing left out but the places of a token in hand, which the fingers find.

import { listOfNouns } from '../../words/numbers';
import { type Message, msg, say } from '../../words/words';
import type { DraftKind, Option } from './draft-kind';
import { cellWords, nodeWords, planetNoun } from './places';
import { offerOf, type Table, viewOf } from './play';
import type {
  Action,
  Colour,
  NodeId,
  Offer,
  PlanetId,
  Race,
  Relation,
  Side,
  Token,
  View,
} from './types';
import {
  coinsFor,
  creatureNoun,
  ownerNoun,
  raceNoun,
  racesNoun,
  relationName,
  relationNoun,
  soManyOf,
} from './words';

/** All moves but placements, cards to plan and ways to fly. */
export function optionsOf(table: Table): Option[] {
  const offer = offerOf(table);
  if (!offer) return [];
  const view = viewOf(table);
  return [
    ...offer.name.map((planet) => nameOption(table, planet)),
    ...offer.choose.map((race) => chooseOption(table, race)),
    ...births(table, offer),
    ...strikes(table, offer),
    ...pairs(table, offer, view),
    ...answers(offer),
    ...cargo(table, offer, view),
    ...mutations(table, offer, view),
    ...changes(table, offer),
    ...(offer.done ? [doneOption(offer, view)] : []),
  ];
}

const option = (
  key: string,
  label: Message,
  action: Action,
  ghost: DraftKind,
  more: Partial<Option> = {},
): Option => ({ key, label, actions: [action], ghost, cost: 0, ...more });

function nameOption(table: Table, planet: PlanetId): Option {
  return option(
    `name-${planet}`,
    msg('bastards-name-says', { planet: planetNoun(table.catalogue, planet) }),
    { type: 'name', planet },
    { type: 'planet', planet },
    { planet },
  );
}

function chooseOption(table: Table, race: Race): Option {
  return option(
    `choose-${race}`,
    msg('bastards-choose-says', { race: raceNoun(race) }),
    { type: 'choose', race },
    { type: 'settler', race },
    { race, colour: table.seat.value as Colour },
  );
}

function births(table: Table, offer: Offer): Option[] {
  return offer.love.map(({ planet, race, fits }) =>
    option(
      `love-${planet}-${race}`,
      paid(
        msg('bastards-love-says', {
          race: raceNoun(race),
          planet: planetNoun(table.catalogue, planet),
        }),
        offer.prices.love,
      ),
      { type: 'love', planet, race },
      { type: 'planet', planet },
      { planet, race, fits, cost: offer.prices.love, colour: table.seat.value as Colour },
    ),
  );
}

function strikes(table: Table, offer: Offer): Option[] {
  const view = viewOf(table);
  return offer.victims.map(({ relation, planet, colour, cells }) => {
    const type = relation === 'eating' ? 'eat' : 'shoot';
    const race = pairOf(view, relation)[1];
    return option(
      `${type}-${planet}-${colour}`,
      paid(
        msg(`bastards-${type}-says`, {
          ...(race && soManyOf(race, cells.length, ownerNoun(table, colour))),
          planet: planetNoun(table.catalogue, planet),
        }),
        offer.prices.strike,
      ),
      { type, planet, colour },
      { type: 'cells', mark: type, planet, anchors: cells },
      { planet, colour, count: cells.length, cost: offer.prices.strike, ...(race && { race }) },
    );
  });
}

function pairs(table: Table, offer: Offer, view: View): Option[] {
  const { stage } = view;
  if (stage.type !== 'resolve') return [];
  const [a, b] = pairOf(view, stage.relation);
  return offer.pairs.map(({ planet, left, right }) => {
    const anchors = pairAnchors(view, planet, [a ?? null, b ?? null], [left, right]);
    return option(
      `pair-${planet}-${left}-${right}`,
      msg('bastards-pair-says', {
        pair: listOfNouns([
          ...(a ? [creatureNoun(a, ownerNoun(table, left))] : []),
          ...(b ? [creatureNoun(b, ownerNoun(table, right))] : []),
        ]),
        planet: planetNoun(table.catalogue, planet),
      }),
      { type: 'pair', planet, left, right },
      { type: 'pair', planet, anchors },
      { planet, colour: left === table.seat.value ? right : left },
    );
  });
}

/** One creature of each side of a pair, for the picture: which of several makes no difference. */
function pairAnchors(
  view: View,
  planet: PlanetId,
  races: readonly (Race | null)[],
  colours: readonly Colour[],
): number[] {
  const tokens = tokensOn(view, planet).filter((token) => !token.corpse);
  const found: Token[] = [];
  races.forEach((race, i) => {
    const token = tokens.find(
      (it) => it.race === race && it.colour === colours[i] && !found.includes(it),
    );
    if (token) found.push(token);
  });
  return found.map((token) => token.cell);
}

function answers(offer: Offer): Option[] {
  if (!offer.answer) return [];
  return [
    option('accept', msg('bastards-accept'), { type: 'accept' }, { type: 'word' }),
    option('refuse', msg('bastards-refuse'), { type: 'refuse' }, { type: 'word' }),
  ];
}

function cargo(table: Table, offer: Offer, view: View): Option[] {
  const ship = view.seats[table.seat.value]?.ship ?? null;
  const planet = dockedAt(table, ship);
  if (planet === null) return [];
  const where = planetNoun(table.catalogue, planet);
  const colour = table.seat.value as Colour;
  return [
    ...offer.load.map((cell) => {
      const race = tokensOn(view, planet).find((token) => token.cell === cell)?.race;
      return option(
        `load-${cell}`,
        msg('bastards-load-says', { race: race ? raceNoun(race) : '', planet: where }),
        { type: 'load', cell },
        { type: 'cells', mark: 'load', planet, anchors: [cell] },
        {
          planet,
          colour,
          where: msg('bastards-lift-where', { cell: cellWords(cell) }),
          ...(race && { race }),
        },
      );
    }),
    ...offer.unload.map(({ race, fits }) =>
      option(
        `unload-${race}`,
        msg('bastards-unload-says', { race: raceNoun(race), planet: where }),
        { type: 'unload', race },
        { type: 'planet', planet },
        { planet, race, fits, colour },
      ),
    ),
  ];
}

function mutations(table: Table, offer: Offer, view: View): Option[] {
  const pair = pairOf(view, 'mutation');
  const options = offer.mutate.map(({ planet, colour, from, count, changes, cost }) => {
    const [left = null, right = null] = pair;
    const [was, will] = from === 'left' ? [left, right] : [right, left];
    const anchors = tokensOn(view, planet)
      .filter((it) => !it.corpse && it.colour === colour && it.race === was)
      .map((it) => it.cell);
    return option(
      `mutate-${planet}-${colour}-${from}`,
      paid(
        // Who turns into their like are only laid anew.
        msg(was === will ? 'bastards-mutate-alike-says' : 'bastards-mutate-says', {
          n: changes,
          all: count,
          was: was ? racesNoun(was) : '',
          will: will ? racesNoun(will) : '',
          wasOne: was ? raceNoun(was) : '',
          willOne: will ? raceNoun(will) : '',
          of: ownerNoun(table, colour),
          planet: planetNoun(table.catalogue, planet),
        }),
        cost,
      ),
      { type: 'mutate', planet, colour, from },
      { type: 'cells', mark: 'mutate', planet, anchors },
      { planet, colour, cost, count: changes, ...(will && { race: will }) },
    );
  });
  const relays = offer.relay.map((planet) =>
    option(
      `relay-${planet}`,
      paid(
        msg('bastards-relay-says', { planet: planetNoun(table.catalogue, planet) }),
        offer.prices.relay,
      ),
      { type: 'relay', planet },
      {
        type: 'cells',
        mark: 'relay',
        planet,
        anchors: tokensOn(view, planet)
          .filter((it) => it.corpse)
          .map((it) => it.cell),
      },
      { planet, cost: offer.prices.relay },
    ),
  );
  const { stage } = view;
  const lifting =
    stage.type === 'resolve' && stage.progress.type === 'mutation' ? stage.progress.lifting : null;
  const lifts = !lifting
    ? []
    : offer.lift.map((cell) =>
        option(
          `lift-${cell}`,
          msg('bastards-lift-says', {
            race: raceNoun(lifting.from),
            planet: planetNoun(table.catalogue, lifting.planet),
          }),
          { type: 'lift', cell },
          { type: 'cells', mark: 'lift', planet: lifting.planet, anchors: [cell] },
          {
            planet: lifting.planet,
            race: lifting.from,
            colour: lifting.colour,
            where: msg('bastards-lift-where', { cell: cellWords(cell) }),
          },
        ),
      );
  return [...options, ...relays, ...lifts];
}

function changes(table: Table, offer: Offer): Option[] {
  return [
    ...offer.swap.flatMap(({ relation, side, races }) =>
      races.map((race) => swapOption(table, relation, side, race)),
    ),
    ...offer.flip.map((relation) =>
      option(
        `flip-${relation}`,
        paid(msg('bastards-flip-says', { relation: relationName(relation) }), offer.prices.flip),
        { type: 'flip', relation },
        { type: 'relation', relation, does: 'flip' },
        { cost: offer.prices.flip },
      ),
    ),
    ...offer.lock.map((relation) =>
      option(
        `lock-${relation}`,
        paid(msg('bastards-lock-says', { relation: relationName(relation) }), offer.prices.lock),
        { type: 'lock', relation },
        { type: 'relation', relation, does: 'lock' },
        { cost: offer.prices.lock },
      ),
    ),
  ];
}

function swapOption(table: Table, relation: Relation, side: Side, race: Race): Option {
  const [left, right] = pairOf(viewOf(table), relation);
  const was = side === 'left' ? left : right;
  return option(
    `swap-${relation}-${side}-${race}`,
    msg('bastards-swap-says', {
      relation: relationName(relation),
      side,
      was: was ? racesNoun(was) : '',
      will: racesNoun(race),
    }),
    { type: 'swap', relation, side, race },
    { type: 'relation', relation, side, race, does: 'swap' },
    { race },
  );
}

/** The end of an action or a flight. What would be lost by it is named and asked for. */
function doneOption(offer: Offer, { stage }: View): Option {
  const relation = stage.type === 'resolve' ? stage.relation : 'migration';
  const isLost = isAnyLeft(offer, stage);
  const label = msg(isLost ? 'bastards-forgo' : 'bastards-end', { relation });
  const asks = isLost ? { asks: msg('bastards-forgo-asks', { what: say(label), relation }) } : {};
  return option('done', label, { type: 'done' }, { type: 'word' }, asks);
}

/**
 * Whether the action could still do something. What costs coins is not lost by leaving it, nor is
 * the rest of a flight that has begun.
 */
function isAnyLeft(offer: Offer, stage: View['stage']): boolean {
  const flight =
    stage.type === 'fly'
      ? stage.flight
      : stage.type === 'resolve' && stage.progress.type === 'migration'
        ? stage.progress.flight
        : null;
  if (flight) {
    const ways = [offer.put, offer.reach, offer.load, offer.unload];
    const hasBegun = flight.steps > 0 || flight.passengers.length > 0;
    return !hasBegun && ways.some((it) => it.length > 0);
  }
  const { prices } = offer;
  return (
    (offer.love.length > 0 && prices.love === 0) ||
    (offer.victims.length > 0 && prices.strike === 0) ||
    (offer.lock.length > 0 && prices.lock === 0) ||
    offer.mutate.some(({ cost }) => cost === 0) ||
    offer.pairs.length > 0 ||
    offer.swap.length > 0
  );
}

/** The two cards to plan, or one. */
export function planOption(offer: Offer, cards: readonly Relation[]): Option | null {
  const [a, b] = cards;
  if (!a) return null;
  const sorted = offer.cards.filter((card) => cards.includes(card));
  const [card = a, second = null] = sorted;
  const cost = b ? offer.prices.secondCard : 0;
  const nouns = listOfNouns(sorted.map((it) => relationNoun(it)));
  const says = msg('bastards-plan-says', { cards: nouns });
  return option(
    `plan-${sorted.join('-')}`,
    paid(says, cost),
    { type: 'plan', card, second },
    { type: 'plan', cards: sorted },
    { cost, name: msg('bastards-plan-name', { cards: nouns }) },
  );
}

/** The flight to a path field, or the ship's first field; `null` when it is out of reach. */
export function wayOption(table: Table, node: NodeId): Option | null {
  const offer = offerOf(table);
  if (!offer) return null;
  const where = nodeWords(table.catalogue, node);
  if (offer.put.includes(node)) {
    return option(
      `put-${node}`,
      msg('bastards-put-says', { where }),
      { type: 'put', node },
      { type: 'way', nodes: [node] },
    );
  }
  const ship = viewOf(table).seats[table.seat.value]?.ship ?? null;
  const nodes = ship === null ? [] : wayTo(offer.reach, ship, node);
  const [first, ...rest] = nodes.slice(1);
  const end = offer.reach.find((it) => it.node === node);
  if (first === undefined || !end) return null;
  const says = end.free ? 'bastards-fly-says' : 'bastards-fly-past';
  const fly = (to: NodeId): Action => ({ type: 'fly', node: to });
  return {
    key: `fly-${node}`,
    label: paid(msg(says, { where, steps: end.steps }), end.cost),
    actions: [fly(first), ...rest.map(fly)],
    ghost: { type: 'way', nodes },
    cost: end.cost,
  };
}

/** The fields from one to another along the engine's shortest ways. */
function wayTo(
  reach: readonly { readonly node: NodeId; readonly before: NodeId }[],
  from: NodeId,
  to: NodeId,
): NodeId[] {
  const way = [to];
  for (let at = to; at !== from && way.length <= reach.length + 1; ) {
    const step = reach.find((it) => it.node === at);
    if (!step) return [];
    at = step.before;
    way.unshift(at);
  }
  return way;
}

/** The planet whose dock a path field is. */
export function dockedAt(table: Table, node: NodeId | null): PlanetId | null {
  return table.catalogue.nodes.find((it) => it.node === node)?.planet ?? null;
}

/** What lies on a planet. */
export function tokensOn(view: View, planet: PlanetId): readonly Token[] {
  return view.planets.find((it) => it.planet === planet)?.tokens ?? [];
}

/** The race cards of a relation. */
function pairOf(view: View, relation: Relation): readonly (Race | null)[] {
  return view.relations.find((it) => it.relation === relation)?.pair ?? [null, null];
}

function paid(message: Message, coins: number): Message {
  if (coins === 0) return message;
  return msg('bastards-paid', { what: say(message), coins: coinsFor(coins) });
}
