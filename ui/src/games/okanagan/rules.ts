// The rules for reading: their sections and clauses, and the clause of every refusal and of every
// line of the sheet.

import { msg } from '../../words/words';
import type { Rulebook, Variant } from '../rules-ui';
import { ACTIONS, parts } from './box';
import { ClauseArt } from './ClauseArt';
import { BUILDINGS, type Building, type Catalogue } from './types';
import { buildingWords } from './words';

/** The fewest players. */
const LEAST = 2;

/** What is built with so many players, round by round. */
const stockOf = (seats: number): Variant<'okanagan'> => ({
  key: `seats${seats}`,
  isPlayed: (setup) => setup.seats === seats,
  args: ({ stocks }) => {
    const [first, second] = stocks[seats - LEAST] ?? [];
    return { first: buildingWords(first ?? []), second: buildingWords(second ?? []) };
  },
});

const influenceOf = ({ buildings }: Catalogue, building: Building): number =>
  buildings.find((it) => it.building === building)?.influence ?? 0;

/** What goal cards with so many types give; packs may have several values for them. */
function goalPoints({ goals }: Catalogue, types: number): string {
  const values = goals.filter(({ set }) => set.length === types).map((it) => it.points);
  if (values.length === 0) return '–';
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? `${least}` : `${least}–${most}`;
}

/** What the explorer card, goals and nuggets give. */
const pointsOf = (pack: Catalogue) => ({
  explorer: pack.explorerPoints,
  one: goalPoints(pack, 1),
  pair: goalPoints(pack, 2),
  three: goalPoints(pack, 3),
  first: pack.nuggetPoints[0],
  second: pack.nuggetPoints[1],
  third: pack.nuggetPoints[2],
});

/** The rules of the game. */
export const rules: Rulebook<'okanagan'> = {
  sections: [
    { key: 'goal', clauses: [] },
    {
      key: 'setup',
      clauses: [
        { tag: 'OK-GOALS' },
        { tag: 'OK-STOCK', variants: [2, 3, 4].map(stockOf) },
        { tag: 'OK-TILES' },
        { tag: 'OK-START' },
      ],
    },
    {
      key: 'turn',
      clauses: [{ tag: 'OK-PLACE' }, { tag: 'OK-BUILD' }, { tag: 'OK-CLOSE' }, { tag: 'OK-DRAW' }],
    },
    {
      key: 'closing',
      clauses: [
        {
          tag: 'OK-INFLUENCE',
          args: (pack) => Object.fromEntries(BUILDINGS.map((it) => [it, influenceOf(pack, it)])),
        },
        { tag: 'OK-ACTION' },
        { tag: 'OK-REWARDS' },
      ],
    },
    { key: 'actions', clauses: ACTIONS.map((_, i) => ({ tag: `OK-B${i + 1}` })) },
    {
      key: 'end',
      clauses: [
        { tag: 'OK-ROUND2' },
        { tag: 'OK-END' },
        {
          tag: 'OK-VP',
          args: pointsOf,
        },
        { tag: 'OK-TIE' },
      ],
    },
  ],
  reasons: {
    over: 'OK-END',
    notYourTurn: 'OK-START',
    chanceFirst: 'OK-DRAW',
    notChance: 'OK-DRAW',
    impossible: 'OK-PLACE',
    notNow: 'OK-CLOSE',
    notYourGoal: 'OK-GOALS',
    occupied: 'OK-PLACE',
    noNeighbour: 'OK-PLACE',
    edgeMismatch: 'OK-PLACE',
    tileFits: 'OK-PLACE',
    noneLeft: 'OK-STOCK',
    noSuchSpot: 'OK-BUILD',
    notClosed: 'OK-CLOSE',
    notTied: 'OK-INFLUENCE',
    emptyPile: 'OK-DRAW',
    noOpenTile: 'OK-DRAW',
    notAlone: 'OK-ACTION',
    alone: 'OK-ACTION',
    noToken: 'OK-B7',
    supplyEmpty: 'OK-REWARDS',
    notInHeap: 'OK-REWARDS',
    wrongShape: 'OK-B1',
    wrongColour: 'OK-B9',
    sameType: 'OK-B9',
    nothingForIt: 'OK-B9',
    noSuchPlayer: 'OK-B8',
  },
  sources: { explorer: 'OK-VP', goal: 'OK-VP', nuggets: 'OK-VP' },
  glance: (pack) => ({
    turn: msg(
      'okanagan-glance-turn',
      Object.fromEntries(BUILDINGS.map((it) => [it, influenceOf(pack, it)])),
    ),
    points: msg('okanagan-glance-points', pointsOf(pack)),
  }),
  parts,
  ClauseArt,
};
