// The game's picture on the shelf: a saucer over a small planet, and everybody on it.

import '../art.css';
import '../sky.css';
import type { JSX } from 'preact';
import type { Spot } from '../geometry';
import type { Race } from '../types';
import { Creature } from './creature';
import { starAt } from './planet';
import { Ship } from './ship';

const at = (cells: readonly (readonly [number, number])[]): Spot[] =>
  cells.map(([col, row]) => ({ col, row }));

const CAST: readonly { race: Race; x: number; y: number; size: number; spots: Spot[] }[] = [
  {
    race: 'sluggy',
    x: 196,
    y: 96,
    size: 1.15,
    spots: at([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]),
  },
  {
    race: 'toucanosaur',
    x: 98,
    y: 98,
    size: 1.1,
    spots: at([
      [0, 0],
      [0, 1],
      [1, 1],
    ]),
  },
  {
    race: 'cactusoid',
    x: 48,
    y: 78,
    size: 1.02,
    spots: at([
      [0, 0],
      [0, 1],
      [0, 2],
    ]),
  },
  { race: 'toadling', x: 158, y: 138, size: 1.05, spots: at([[0, 0]]) },
  {
    race: 'spud',
    x: 274,
    y: 112,
    size: 1.02,
    spots: at([
      [0, 0],
      [0, 1],
    ]),
  },
];

/** A landscape of 320 × 200 that fills its frame. */
export function HomeArt(): JSX.Element {
  return (
    <svg
      class="sb sb-home"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="sb-home-sky" width="320" height="200" />
      <path class="sb-nebula" d="M-10 130Q70 40 170 70T330 20V80Q230 110 150 130T-10 190Z" />
      <g class="sb-sky">
        {[
          [24, 28, 5],
          [70, 52, 3],
          [120, 20, 4],
          [150, 60, 2.5],
          [292, 24, 5],
          [246, 62, 3],
          [304, 82, 3],
          [16, 86, 3],
        ].map(([x = 0, y = 0, r = 3]) => (
          <path key={x} class="sb-sky-star" d={starAt(x, y, r)} />
        ))}
      </g>
      <g transform="translate(60 48) rotate(-12)">
        <ellipse class="sb-ring-back" rx="38" ry="9" />
        <circle class="sb-home-moon sb-ink" r="20" />
        <path class="sb-ring" d="M-36 5Q0 24 36 4" />
      </g>
      <path class="sb-home-ground-2 sb-ink" d="M-20 210V150Q80 104 170 126T340 140V210Z" />
      <g transform="translate(206 52) rotate(7) scale(1.35)">
        <path class="sb-home-beam" d="M-14 14L-34 70H34L14 14Z" />
        <Ship owner="sun" load={2} />
      </g>
      {CAST.map(({ race, x, y, size, spots }) => (
        <g key={race} transform={`translate(${x} ${y}) scale(${size})`}>
          <Creature race={race} spots={spots} />
        </g>
      ))}
      <path class="sb-home-ground sb-ink" d="M-20 214V186Q60 164 130 176T260 170T340 182V214Z" />
      <path
        class="sb-pit"
        d="M30 190a14 4 0 1 0 .1 0ZM226 184a18 5 0 1 0 .1 0ZM128 188a8 2.500 0 1 0 .1 0Z"
      />
    </svg>
  );
}
