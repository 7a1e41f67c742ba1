// The game on the shelf: its picture and what there is to settle before a game.

import { Late } from '../../kit/late';
import { msg } from '../../words/words';
import type { EditorProps, GameCardUi } from '../game-ui';
import { RELATIONS, type Relation } from './types';

/** A relation moved to the top of the printed order; `null` is the printed order itself. */
const FIRST: Readonly<Record<string, Relation | null>> = {
  standard: null,
  mutation: 'mutation',
  migration: 'migration',
  change: 'change',
};

/** The last round of the track. */
const ROUNDS = '12';

/** Planets of the board from small to large, and so that they lie far apart. */
const BY_SIZE = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10'];
const APART = ['p10', 'p3', 'p4', 'p6', 'p7', 'p9', 'p8', 'p5', 'p2', 'p1'];
/** How many inhabited planets the rules recommend at a table of so many. */
export const RECOMMENDED: Readonly<Record<number, number>> = { 2: 5, 3: 7, 4: 8, 5: 8 };

/** Where the players' own order and planets are kept among the chosen values. */
export const OWN = { order: 'ownOrder', planets: 'ownPlanets' } as const;

/** The editors' drawings are loaded when one is first needed. */
const setup = new Late(() => import('./Setup'));

function editor(key: 'order' | 'planets') {
  return (props: EditorProps) => {
    const parts = props.chosen[key] === 'own' ? setup.value : undefined;
    if (!parts) return null;
    return key === 'order' ? <parts.OrderEditor {...props} /> : <parts.PlanetsEditor {...props} />;
  };
}

export const card: GameCardUi<'bastards'> = {
  id: 'bastards',
  weight: 4,
  art: new Late(async () => (await import('./art/home')).HomeArt),
  options: [
    {
      key: 'rounds',
      label: msg('bastards-option-rounds'),
      initial: ROUNDS,
      first: '4',
      choices: ['4', '8', ROUNDS].map((value) => ({
        value,
        label: msg(`bastards-option-rounds-${value}`),
      })),
    },
    {
      key: 'settling',
      label: msg('bastards-option-settling'),
      initial: 'chosen',
      choices: ['chosen', 'dealt'].map((value) => ({
        value,
        label: msg(`bastards-option-settling-${value}`),
      })),
      note: msg('bastards-option-settling-note'),
    },
    {
      key: 'order',
      label: msg('bastards-option-order'),
      initial: 'standard',
      isMinor: true,
      choices: [...Object.keys(FIRST), 'own'].map((value) => ({
        value,
        label: msg(`bastards-option-order-${value}`),
      })),
      Editor: editor('order'),
    },
    {
      key: 'planets',
      label: msg('bastards-option-planets'),
      initial: 'preset',
      isMinor: true,
      choices: ['preset', 'small', 'large', 'spread', 'own'].map((value) => ({
        value,
        label: msg(`bastards-option-planets-${value}`),
      })),
      Editor: editor('planets'),
    },
  ],
  isComplete: (_seats, chosen) => {
    if (chosen.planets !== 'own') return true;
    const own = ownPlanets(chosen);
    return own === null || own.length > 0;
  },
  makeSetup: (seats, chosen) => {
    const rounds = chosen.rounds ?? ROUNDS;
    const order = chosen.order === 'own' ? ownOrder(chosen) : orderOf(chosen.order ?? '');
    const planets =
      chosen.planets === 'own' ? ownPlanets(chosen) : planetsOf(chosen.planets ?? '', seats);
    return {
      game: 'bastards',
      seats,
      ...(order && { order }),
      ...(planets && { planets }),
      ...(rounds !== ROUNDS && { rounds: Number(rounds) }),
      ...(chosen.settling === 'dealt' && { settling: 'dealt' as const }),
    };
  },
};

type Chosen = Readonly<Record<string, string>>;

/** The players' own order of priority; the printed one until they change it. */
export function ownOrder(chosen: Chosen): Relation[] {
  const kept = (chosen[OWN.order] ?? '').split(',');
  const order = kept.flatMap((id) => RELATIONS.find((it) => it === id) ?? []);
  return new Set(order).size === RELATIONS.length ? order : [...RELATIONS];
}

/** The players' own planets; `null` until they choose any. */
export function ownPlanets(chosen: Chosen): string[] | null {
  const kept = chosen[OWN.planets];
  return kept === undefined ? null : kept.split(',').filter((id) => BY_SIZE.includes(id));
}

/** The order of priority a choice means; `null` leaves it to the engine. */
export function orderOf(value: string): Relation[] | null {
  const first = FIRST[value];
  return first ? [first, ...RELATIONS.filter((it) => it !== first)] : null;
}

/** The inhabited planets a choice means; `null` leaves them to the engine. */
export function planetsOf(value: string, seats: number): string[] | null {
  const n = RECOMMENDED[seats] ?? 0;
  if (value === 'small') return BY_SIZE.slice(0, n);
  if (value === 'large') return BY_SIZE.slice(-n);
  return value === 'spread' ? APART.slice(0, n).sort() : null;
}
