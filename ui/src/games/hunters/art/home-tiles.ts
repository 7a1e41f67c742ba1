// A patch of land for the picture on Home, which is drawn before any pack of tiles is loaded. The
// tiles join as the rules ask; they were picked to show every kind of ground and beast.

import type { CatalogueTile } from '../../../host/gen/hunters';

interface Laid {
  readonly x: number;
  readonly y: number;
  readonly turns: number;
  readonly tile: CatalogueTile;
}

export const LAND: readonly Laid[] = [
  {
    x: 0,
    y: 0,
    turns: 1,
    tile: {
      id: 83,
      kind: 'land',
      twin: 83,
      sides: [
        { terrain: 'river', zones: [0, 1, 2] },
        { terrain: 'river', zones: [2, 3, 0] },
        { terrain: 'river', zones: [0, 4, 5] },
        { terrain: 'river', zones: [5, 6, 0] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: ['deer', 'deer'], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 2, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 3, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 4, is: { type: 'river', fish: 0, lake: 9 } },
        { zone: 5, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 6, is: { type: 'river', fish: 0, lake: 9 } },
        { zone: 8, is: { type: 'lake', fish: 2, power: null } },
        { zone: 9, is: { type: 'lake', fish: 2, power: null } },
      ],
    },
  },
  {
    x: 1,
    y: 0,
    turns: 3,
    tile: {
      id: 86,
      kind: 'land',
      twin: 86,
      sides: [
        { terrain: 'river', zones: [0, 1, 2] },
        { terrain: 'river', zones: [2, 3, 4] },
        { terrain: 'river', zones: [4, 5, 0] },
        { terrain: 'meadow', zones: [0] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: ['aurochs'], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 2, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 3, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 4, is: { type: 'meadow', animals: ['tiger'], artAnimals: [], power: null } },
        { zone: 5, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 8, is: { type: 'lake', fish: 1, power: null } },
      ],
    },
  },
  {
    x: 2,
    y: 0,
    turns: 2,
    tile: {
      id: 8,
      kind: 'land',
      twin: 8,
      sides: [
        { terrain: 'river', zones: [0, 1, 2] },
        { terrain: 'river', zones: [2, 3, 4] },
        { terrain: 'meadow', zones: [4] },
        { terrain: 'river', zones: [4, 5, 0] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: ['mammoth'], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 2, is: { type: 'meadow', animals: ['deer'], artAnimals: [], power: null } },
        { zone: 3, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 4, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 5, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 8, is: { type: 'lake', fish: 1, power: null } },
      ],
    },
  },
  {
    x: 3,
    y: 0,
    turns: 0,
    tile: {
      id: 56,
      kind: 'land',
      twin: 56,
      sides: [
        { terrain: 'meadow', zones: [0] },
        { terrain: 'forest', zones: [1] },
        { terrain: 'forest', zones: [1] },
        { terrain: 'river', zones: [2, 3, 0] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: ['aurochs'], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'forest', kind: 'menhir' } },
        { zone: 2, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 3, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 8, is: { type: 'lake', fish: 1, power: null } },
      ],
    },
  },
  {
    x: 4,
    y: 0,
    turns: 3,
    tile: {
      id: 54,
      kind: 'land',
      twin: 54,
      sides: [
        { terrain: 'forest', zones: [0] },
        { terrain: 'river', zones: [1, 2, 3] },
        { terrain: 'river', zones: [3, 2, 4] },
        { terrain: 'forest', zones: [0] },
      ],
      zones: [
        { zone: 0, is: { type: 'forest', kind: 'menhir' } },
        { zone: 1, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 2, is: { type: 'river', fish: 0, lake: null } },
        { zone: 3, is: { type: 'meadow', animals: ['deer'], artAnimals: [], power: null } },
        { zone: 4, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
      ],
    },
  },
  {
    x: 0,
    y: 1,
    turns: 3,
    tile: {
      id: 13,
      kind: 'land',
      twin: 13,
      sides: [
        { terrain: 'river', zones: [0, 1, 2] },
        { terrain: 'river', zones: [2, 3, 4] },
        { terrain: 'river', zones: [4, 5, 6] },
        { terrain: 'river', zones: [6, 7, 0] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: ['deer'], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 2, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 3, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 4, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 5, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 6, is: { type: 'meadow', animals: ['deer'], artAnimals: [], power: null } },
        { zone: 7, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 8, is: { type: 'lake', fish: 2, power: null } },
      ],
    },
  },
  {
    x: 1,
    y: 1,
    turns: 2,
    tile: {
      id: 93,
      kind: 'land',
      twin: 93,
      sides: [
        { terrain: 'river', zones: [0, 1, 2] },
        { terrain: 'river', zones: [2, 3, 4] },
        { terrain: 'meadow', zones: [4] },
        { terrain: 'river', zones: [4, 5, 0] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 2, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 3, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 4, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 5, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 8, is: { type: 'lake', fish: 1, power: 'logboat' } },
      ],
    },
  },
  {
    x: 2,
    y: 1,
    turns: 3,
    tile: {
      id: 91,
      kind: 'land',
      twin: 91,
      sides: [
        { terrain: 'river', zones: [0, 1, 2] },
        { terrain: 'river', zones: [2, 3, 4] },
        { terrain: 'meadow', zones: [4] },
        { terrain: 'river', zones: [4, 5, 0] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 2, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 3, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 4, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 5, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 8, is: { type: 'lake', fish: 1, power: 'raft' } },
      ],
    },
  },
  {
    x: 3,
    y: 1,
    turns: 0,
    tile: {
      id: 78,
      kind: 'land',
      twin: 78,
      sides: [
        { terrain: 'forest', zones: [0] },
        { terrain: 'forest', zones: [0] },
        { terrain: 'meadow', zones: [1] },
        { terrain: 'meadow', zones: [1] },
      ],
      zones: [
        { zone: 0, is: { type: 'forest', kind: 'menhir' } },
        { zone: 1, is: { type: 'meadow', animals: ['deer'], artAnimals: [], power: null } },
      ],
    },
  },
  {
    x: 4,
    y: 1,
    turns: 2,
    tile: {
      id: 87,
      kind: 'land',
      twin: 87,
      sides: [
        { terrain: 'meadow', zones: [0] },
        { terrain: 'forest', zones: [1] },
        { terrain: 'forest', zones: [1] },
        { terrain: 'river', zones: [2, 3, 0] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'forest', kind: 'mushrooms' } },
        { zone: 2, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 3, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 8, is: { type: 'lake', fish: 2, power: null } },
      ],
    },
  },
  {
    x: 0,
    y: 2,
    turns: 1,
    tile: {
      id: 80,
      kind: 'land',
      twin: 80,
      sides: [
        { terrain: 'river', zones: [0, 1, 2] },
        { terrain: 'meadow', zones: [2] },
        { terrain: 'meadow', zones: [2] },
        { terrain: 'river', zones: [2, 3, 0] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'river', fish: 0, lake: 8 } },
        {
          zone: 2,
          is: { type: 'meadow', animals: ['mammoth', 'aurochs'], artAnimals: [], power: null },
        },
        { zone: 3, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 8, is: { type: 'lake', fish: 1, power: null } },
      ],
    },
  },
  {
    x: 1,
    y: 2,
    turns: 2,
    tile: {
      id: 17,
      kind: 'land',
      twin: 17,
      sides: [
        { terrain: 'river', zones: [0, 1, 2] },
        { terrain: 'river', zones: [2, 1, 0] },
        { terrain: 'river', zones: [0, 3, 4] },
        { terrain: 'river', zones: [4, 3, 0] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'river', fish: 0, lake: null } },
        { zone: 2, is: { type: 'meadow', animals: ['deer'], artAnimals: [], power: null } },
        { zone: 3, is: { type: 'river', fish: 0, lake: null } },
        { zone: 4, is: { type: 'meadow', animals: ['tiger'], artAnimals: [], power: null } },
      ],
    },
  },
  {
    x: 2,
    y: 2,
    turns: 0,
    tile: {
      id: 24,
      kind: 'land',
      twin: 24,
      sides: [
        { terrain: 'river', zones: [0, 1, 2] },
        { terrain: 'meadow', zones: [2] },
        { terrain: 'forest', zones: [3] },
        { terrain: 'river', zones: [4, 5, 0] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 2, is: { type: 'meadow', animals: ['aurochs'], artAnimals: [], power: null } },
        { zone: 3, is: { type: 'forest', kind: 'plain' } },
        { zone: 4, is: { type: 'meadow', animals: [], artAnimals: [], power: null } },
        { zone: 5, is: { type: 'river', fish: 0, lake: 8 } },
        { zone: 8, is: { type: 'lake', fish: 1, power: null } },
      ],
    },
  },
  {
    x: 3,
    y: 2,
    turns: 0,
    tile: {
      id: 81,
      kind: 'land',
      twin: 81,
      sides: [
        { terrain: 'meadow', zones: [0] },
        { terrain: 'forest', zones: [1] },
        { terrain: 'forest', zones: [1] },
        { terrain: 'meadow', zones: [0] },
      ],
      zones: [
        {
          zone: 0,
          is: { type: 'meadow', animals: ['mammoth', 'tiger'], artAnimals: [], power: null },
        },
        { zone: 1, is: { type: 'forest', kind: 'menhir' } },
      ],
    },
  },
  {
    x: 4,
    y: 2,
    turns: 0,
    tile: {
      id: 30,
      kind: 'land',
      twin: 30,
      sides: [
        { terrain: 'meadow', zones: [0] },
        { terrain: 'meadow', zones: [0] },
        { terrain: 'forest', zones: [1] },
        { terrain: 'forest', zones: [1] },
      ],
      zones: [
        { zone: 0, is: { type: 'meadow', animals: ['deer'], artAnimals: [], power: null } },
        { zone: 1, is: { type: 'forest', kind: 'menhir' } },
      ],
    },
  },
];
