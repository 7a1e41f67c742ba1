// The way through the legal actions without aiming: tile → square → turn, then the piece; and the
// position in spoken sentences.

import { listOfNouns } from '../../words/numbers';
import { personNoun } from '../../words/person';
import { type Message, msg, say } from '../../words/words';
import type { Choice } from '../game-ui';
import { openSpots } from './Ghost';
import {
  ground,
  keepDraft,
  occupyDraft,
  offerOf,
  passDraft,
  placeDraft,
  type Table,
  takeBackDraft,
  viewOf,
} from './play';
import { areaTitle, equation, fieldWords, sideNames, spotName, tileWords } from './words';

/** What one may do now, each with what follows. */
export function choices(table: Table): readonly Choice<'hunters'>[] {
  const offer = offerOf(table);
  switch (offer?.type) {
    case undefined:
    case 'nothing':
      return [];
    case 'place': {
      const tiles = offer.tiles.map(
        ({ tile, spots }): Choice<'hunters'> => ({
          key: `tile-${tile}`,
          label: plain(tileWords(table.catalogue, tile)),
          detail: msg('hunters-choice-squares', { n: spots.length }),
          more: () =>
            spots.flatMap((spot) => spot.turns.map((turns) => layChoice(table, tile, spot, turns))),
        }),
      );
      const [only] = tiles;
      return tiles.length === 1 && only?.more ? only.more() : tiles;
    }
    case 'takeBack':
      return [
        ...offer.pawns.map((at) => {
          const placed = ground(table).lying(at.tile);
          return {
            key: `back-${at.tile}-${at.zone}`,
            label: plain(fieldWords(ground(table), at, 'pawn')),
            ...(placed ? { detail: plain(spotName(placed)) } : {}),
            draft: takeBackDraft(table, at),
          };
        }),
        { key: 'keep', label: msg('hunters-keep'), draft: keepDraft() },
      ];
    case 'occupy':
      return [
        ...openSpots(table).flatMap(({ piece, at, letter }) => {
          const draft = occupyDraft(table, piece, at.zone);
          const words = fieldWords(ground(table), at, piece);
          return draft
            ? [
                {
                  key: `${piece}-${at.zone}`,
                  label: plain(letter === '' ? words : `${letter}: ${words}`),
                  draft,
                },
              ]
            : [];
        }),
        { key: 'none', label: msg('hunters-none'), draft: passDraft() },
      ];
  }
}

/** Words that are already said. */
const plain = (text: string): Message => msg('hunters-plain', { text });

/** One way to lay the tile: told by what it touches; where that is comes last. */
function layChoice(
  table: Table,
  tile: number,
  spot: { x: number; y: number },
  turns: number,
): Choice<'hunters'> {
  const turned = say('hunters-choice-turned', { turns });
  const beside = besideWords(table, spot);
  return {
    key: `${tile}-${spot.x}-${spot.y}-${turns}`,
    label: plain(beside === '' ? turned : `${turned}: ${beside}`),
    detail: plain(spotName(spot)),
    draft: placeDraft({ tile, x: spot.x, y: spot.y, turns }),
  };
}

const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** What an empty square touches: "forest to the north, river to the west". */
function besideWords(table: Table, { x, y }: { x: number; y: number }): string {
  const lies = ground(table);
  return WAYS.flatMap(([dx, dy], way) => {
    const placed = lies.at(x + dx, y + dy);
    if (!placed) return [];
    const side = lies.tile(placed.id).sides[(way + 2 + 4 - placed.turns) % 4];
    return side
      ? [
          say('hunters-tile-sides', {
            terrain: side.terrain,
            ways: sideNames([way]),
          }),
        ]
      : [];
  }).join(', ');
}

/** The position in spoken sentences: what is left, everybody's supply, the areas with pieces. */
export function summary(table: Table): readonly Message[] {
  const view = viewOf(table);
  const seats = table.seats.value;
  const said: Message[] = [
    msg('hunters-sum-table', { tiles: view.placed.length, bag: view.bag, pile: view.pile }),
  ];
  view.seats.forEach((seat, i) => {
    said.push(
      msg('hunters-sum-seat', {
        name: seats[i]?.name ?? '',
        points: say('hunters-points', { n: table.sheet.value.seats[i]?.total ?? seat.points }),
        pawns: seat.pawns,
        huts: seat.huts,
      }),
    );
  });
  for (const area of view.areas) {
    if (!area.pieces?.some((n) => n > 0)) continue;
    said.push(
      msg('hunters-sum-area', {
        title: areaTitle(area),
        points: say('hunters-points', { n: area.worth }),
        sum: area.terms ? equation(area.terms) : '0',
        who: listOfNouns((area.leaders ?? []).map((seat) => personNoun(seats, seat))),
      }),
    );
  }
  const hand = view.seats[table.seat.value]?.hand ?? [];
  if (hand.length > 0) {
    said.push(
      msg('hunters-sum-hand', {
        tiles: hand.map((tile) => tileWords(table.catalogue, tile)).join('; '),
      }),
    );
  }
  return said;
}
