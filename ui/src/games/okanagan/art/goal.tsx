// Goal cards, the explorer card and the nugget. A card is 60 × 84 around the origin.

import type { JSX } from 'preact';
import type { GoalCard, Reward } from '../types';
import { OUTLINES, TokenArt } from './token';

/** A gold nugget, in a box of 24. */
export function NuggetArt(): JSX.Element {
  return (
    <>
      <path class="ok-nugget" d="M-10 3L-7.5-5-1-9.5 6.5-7.5 11-1 8.5 6.5 1 9.5-6.5 8z" />
      <path class="ok-nugget-light" d="M-7.5-5L-1-9.5 6.5-7.5 2-3.5-3.5-2.500z" />
      <path class="ok-thin" d="M-3.5-2.500L-6.5 8M2-3.500L8.5 6.500M-3.5-2.500L2-3.5" />
      <path class="ok-glint" d="M5-12v5M2.5-9.500h5" />
    </>
  );
}

/** The back of a goal card. */
export function CardBackArt(): JSX.Element {
  return (
    <>
      <rect class="ok-card-back" x="-13" y="-18" width="26" height="36" rx="3" />
      <path
        class="ok-card-sun"
        d="M-8 4A8 8 0 0 1 8 4M0-10V-7M-8-5.500l2 2M8-5.500l-2 2M-10 4H10M-7 8H7"
      />
    </>
  );
}

/** Where the tokens of a set lie on a card. */
const SETS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 8]],
  2: [
    [-13, 8],
    [13, 8],
  ],
  3: [
    [0, -7],
    [-13.5, 20],
    [13.5, 20],
  ],
};

/** A goal card: the set it asks for and what each set is worth. */
export function GoalArt({ card }: { card: GoalCard }): JSX.Element {
  const spots = SETS[card.set.length] ?? [];
  return (
    <>
      <rect class="ok-card" x="-29" y="-41" width="58" height="82" rx="6" />
      <rect class="ok-card-frame" x="-25" y="-37" width="50" height="74" rx="4" />
      <Worth points={card.points} y={card.set.length === 3 ? -27 : -22} />
      {card.set.map((reward, i) => {
        const [x, y] = spots[i] ?? [0, 8];
        const s = card.set.length === 1 ? 1.7 : card.set.length === 2 ? 0.98 : 0.96;
        return (
          <g key={i} transform={`translate(${x} ${y}) scale(${s})`}>
            <TokenArt reward={reward} />
          </g>
        );
      })}
    </>
  );
}

function Worth({ points, y }: { points: number; y: number }): JSX.Element {
  return (
    <g transform={`translate(0 ${y})`}>
      <path class="ok-ribbon" d="M-22-8H22L18 0l4 8H-22l4-8z" />
      <text class="ok-ribbon-text" y="5.3">
        {points}
      </text>
    </g>
  );
}

/** The explorer card: four tokens of four colours. */
export function ExplorerArt({ points }: { points: number }): JSX.Element {
  return (
    <>
      <rect class="ok-card" x="-29" y="-41" width="58" height="82" rx="6" />
      <rect class="ok-card-frame" x="-25" y="-37" width="50" height="74" rx="4" />
      <Worth points={points} y={-22} />
      {(['forest', 'lake', 'prairie', 'mountain'] as const).map((terrain, i) => (
        <g
          key={terrain}
          transform={`translate(${i % 2 === 0 ? -11 : 11} ${i < 2 ? 1 : 23}) scale(0.8)`}
        >
          <path class={`ok-token-line ok-fill-${terrain}`} d={OUTLINES.circle} />
        </g>
      ))}
    </>
  );
}

/** A goal card as a picture of its own. */
export function GoalPicture({ card }: { card: GoalCard }): JSX.Element {
  return (
    <svg class="ok-goal-picture fills" viewBox="-30 -42 60 84" aria-hidden="true">
      <GoalArt card={card} />
    </svg>
  );
}

/** All types of a set, with how often each is asked for. */
export function countedSet(set: readonly Reward[]): readonly (readonly [Reward, number])[] {
  const counts = new Map<Reward, number>();
  for (const reward of set) counts.set(reward, (counts.get(reward) ?? 0) + 1);
  return [...counts];
}
