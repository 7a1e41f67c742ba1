// A small pack and one event of every kind, for tests.

import type { Event } from '../../host/gen/okanagan';
import type { CatalogueOf } from '../game-ui';
import { type Back, type Reward, SHAPES, TERRAINS, type Tile } from './types';

const BACKS: readonly Back[] = [
  { action: 'gain1Shape', shape: 'hexagon' },
  { action: 'gain2Type', terrain: 'lake', shape: 'square' },
  { action: 'pickFirst' },
  { action: 'nugget' },
  { action: 'goals2' },
  { action: 'refresh3' },
  { action: 'tribute' },
  { action: 'swapPlayer' },
  { action: 'swapSameColour' },
  { action: 'swapSameShape' },
];

const REWARDS: readonly Reward[] = TERRAINS.flatMap((terrain) =>
  SHAPES.map((shape): Reward => `${terrain}.${shape}`),
);

/** Four terrains round the middle. */
export const FOUR: Tile = {
  tile: 'T00',
  edges: [0, 1, 2, 3],
  segments: TERRAINS.map((terrain) => ({ terrain, rewards: [`${terrain}.hexagon`] })),
  borders: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ],
  back: null,
};

/** A forest over a corner, a lake and a prairie. */
export function cornerTile(tile: string, back: Back): Tile {
  return {
    tile,
    edges: [0, 0, 1, 2],
    segments: [
      { terrain: 'forest', rewards: ['forest.square', 'forest.circle'] },
      { terrain: 'lake', rewards: ['lake.hexagon'] },
      { terrain: 'prairie', rewards: [] },
    ],
    borders: [
      [0, 1],
      [1, 2],
      [2, 0],
    ],
    back,
  };
}

/** A lake from side to side between two forests. */
export const THROUGH: Tile = {
  tile: 'T11',
  edges: [0, 1, 2, 1],
  segments: [
    { terrain: 'forest', rewards: ['forest.square'] },
    { terrain: 'lake', rewards: ['lake.square', 'lake.circle'] },
    { terrain: 'forest', rewards: [] },
  ],
  borders: [
    [0, 1],
    [1, 2],
  ],
  back: { action: 'nugget' },
};

export const PACK: CatalogueOf<'okanagan'> = {
  game: 'okanagan',
  pack: { id: 'test', version: '1', sha256: '' },
  rewards: REWARDS.map((reward) => {
    const [terrain = 'forest', shape = 'square'] = reward.split('.') as [never, never];
    return { reward, terrain, shape };
  }),
  tokensOfAType: 12,
  nuggets: 17,
  explorerPoints: 4,
  nuggetPoints: [10, 5, 2, 0],
  stocks: [
    [
      [1, 3, 2],
      [2, 2, 2],
    ],
    [
      [1, 3, 2],
      [1, 2, 2],
    ],
    [
      [1, 2, 2],
      [1, 2, 2],
    ],
  ],
  buildings: [
    { building: 'farm', influence: 3 },
    { building: 'warehouse', influence: 2 },
    { building: 'silo', influence: 1 },
  ],
  tiles: [
    FOUR,
    ...BACKS.map((back, i) => cornerTile(`T${String(i + 1).padStart(2, '0')}`, back)),
    THROUGH,
  ],
  goals: [
    { goal: 1, set: ['forest.square'], points: 3 },
    { goal: 2, set: ['lake.square', 'lake.hexagon'], points: 5 },
    { goal: 3, set: ['forest.circle', 'lake.circle', 'mountain.circle'], points: 7 },
    { goal: 4, set: ['prairie.square', 'prairie.square'], points: 5 },
  ],
};

const seat = 0;
const at = { x: 1, y: 0 };
const heap = [2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] as Extract<Event, { type: 'heapLaid' }>['heap'];
const none = heap.map(() => 0) as typeof heap;

/** One event of every kind, and both faces of those that have two. */
export const DEALT: readonly Event[] = [
  { type: 'goalDrawn', seat, goal: null },
  { type: 'goalDrawn', seat, goal: 4 },
  { type: 'goalDiscarded', seat, goal: null },
  { type: 'goalDiscarded', seat, goal: 2 },
  { type: 'goalsReshuffled' },
  { type: 'tileDealt', seat, tile: null, back: { action: 'nugget' } },
  { type: 'tileOpened', place: 0, pile: 1, tile: 'T01' },
  { type: 'backShown', pile: 2, back: { action: 'nugget' } },
  { type: 'started', seat },
  {
    type: 'tilePlaced',
    seat,
    tile: 'T01',
    at,
    rotation: 0,
    closes: [
      { segment: 0, terrain: 'forest', influence: [3, 0] },
      { segment: 1, terrain: 'lake', influence: [0, 0] },
    ],
    joins: [seat],
  },
  { type: 'tileMisfit', seat, tile: 'T01' },
  { type: 'built', seat, at, spot: { type: 'silo' } },
  { type: 'closedEmpty', at, segment: 0, terrain: 'lake' },
  { type: 'evaluated', at, segment: 0, terrain: 'mountain', influence: [3, 1] },
  { type: 'ranked', order: [1, 0] },
  { type: 'bonusUsed', seat, pile: 0, back: { action: 'gain1Shape', shape: 'circle' } },
  { type: 'noBonus', seat },
  { type: 'rewardsChosen', seat },
  { type: 'heapLaid', heap },
  { type: 'heapLaid', heap: none },
  { type: 'heapTaken', seat, tokens: heap },
  { type: 'heapReturned', tokens: heap },
  { type: 'gained', seat, reward: 'forest.square', count: 2 },
  { type: 'gained', seat, reward: 'forest.square', count: 0 },
  { type: 'nuggetDrawn', seat },
  { type: 'tilesRemoved', tiles: ['T01', 'T02'] },
  { type: 'given', from: 0, to: 1, reward: 'lake.circle' },
  { type: 'swapped', seat, with: 1, given: 'lake.circle', taken: 'forest.square' },
  { type: 'traded', seat, given: 'lake.circle', taken: 'lake.square' },
  { type: 'openDrawn', seat, place: 2, tile: 'T03' },
  { type: 'pileDrawn', seat, pile: 1, back: { action: 'tribute' } },
  { type: 'tileSeen', seat, tile: 'T04' },
  { type: 'skipped', seat },
  { type: 'secondRound' },
  { type: 'over' },
];
