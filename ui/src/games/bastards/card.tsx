// The game on the shelf: its picture and what there is to settle before a game.

import './art.css';
import './sky.css';
import { msg } from '../../words/words';
import type { GameCardUi } from '../game-ui';
import { HomeArt } from './art/home';
import { RELATIONS, type Relation } from './types';

/** A relation moved to the top of the printed order; `null` is the printed order itself. */
const FIRST: Readonly<Record<string, Relation | null>> = {
  standard: null,
  mutation: 'mutation',
  migration: 'migration',
  change: 'change',
};

/** Planets of the board from small to large, and so that they lie far apart. */
const BY_SIZE = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10'];
const APART = ['p10', 'p3', 'p4', 'p6', 'p7', 'p9', 'p8', 'p5', 'p2', 'p1'];
/** How many planets are inhabited at a table of so many; the engine checks it. */
const INHABITED: Readonly<Record<number, number>> = { 2: 5, 3: 7, 4: 8, 5: 8 };

export const card: GameCardUi<'bastards'> = {
  id: 'bastards',
  Art: HomeArt,
  options: [
    {
      key: 'order',
      label: msg('bastards-option-order'),
      initial: 'standard',
      choices: Object.keys(FIRST).map((value) => ({
        value,
        label: msg(`bastards-option-order-${value}`),
      })),
    },
    {
      key: 'planets',
      label: msg('bastards-option-planets'),
      initial: 'preset',
      choices: ['preset', 'small', 'large', 'spread'].map((value) => ({
        value,
        label: msg(`bastards-option-planets-${value}`),
      })),
    },
  ],
  makeSetup: (seats, chosen) => {
    const order = orderOf(chosen.order ?? '');
    const planets = planetsOf(chosen.planets ?? '', seats);
    return {
      game: 'bastards',
      seats,
      ...(order && { order }),
      ...(planets && { planets }),
    };
  },
};

/** The order of priority a choice means; `null` leaves it to the engine. */
export function orderOf(value: string): Relation[] | null {
  const first = FIRST[value];
  return first ? [first, ...RELATIONS.filter((it) => it !== first)] : null;
}

/** The inhabited planets a choice means; `null` leaves them to the engine. */
export function planetsOf(value: string, seats: number): string[] | null {
  const n = INHABITED[seats] ?? 0;
  if (value === 'small') return BY_SIZE.slice(0, n);
  if (value === 'large') return BY_SIZE.slice(-n);
  return value === 'spread' ? APART.slice(0, n).sort() : null;
}
