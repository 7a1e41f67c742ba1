// The five races, drawn over the cells their tokens cover.
//
// A token is told apart three ways: its shape and face say the race; its colour, its pattern and a
// small mark say whose it is. A corpse lies on its back with its tongue out and a flower on it.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type MarkName, SHAPES } from '../../../kit/marks';
import { CELL, outline, type Spot } from '../geometry';
import type { Race } from '../types';

/** Whose a token is, as it is drawn; `null` is the neutral colour. */
export type Owner = MarkName | null;

interface CreatureProps {
  readonly race: Race;
  /** The cells it covers, from the top left of its grid. */
  readonly spots: readonly Spot[];
  /** Left out: the race as such, in its own colour, as on race cards. */
  readonly owner?: Owner;
  readonly isCorpse?: boolean;
}

const H = CELL / 2;
/** How large the disc with the owner's mark is, unless the map is seen from afar (`--sb-badge`). */
export const BADGE = 6.6;

/** A token on its cells. */
export function Creature({ race, spots, owner, isCorpse = false }: CreatureProps): JSX.Element {
  const key = spots.map(({ col, row }) => `${col}.${row}`).join(' ');
  return useMemo(() => {
    const body = outline(spots, 2, race === 'toadling' || race === 'sluggy' ? 13 : 11);
    const look = isCorpse ? 'sb-dead' : owner === undefined ? `sb-race-${race}` : ownerClass(owner);
    return (
      <g class={`sb-creature ${look}`}>
        <path class="sb-body" d={body} />
        {owner !== undefined && owner !== null && !isCorpse && (
          <path class="sb-pattern" d={body} fill={`url(#sb-pattern-${owner})`} />
        )}
        {isCorpse ? <Dead spots={spots} /> : <Features race={race} spots={spots} />}
        {owner !== undefined && <Badge owner={owner} spots={spots} />}
      </g>
    );
  }, [race, key, owner, isCorpse]);
}

/** The class that sets the colours of an owner. */
export function ownerClass(owner: Owner): string {
  return owner === null ? 'sb-of-none' : `sb-of-${owner}`;
}

const middle = (spot: Spot): { x: number; y: number } => ({
  x: (spot.col + 0.5) * CELL,
  y: (spot.row + 0.5) * CELL,
});

const at = (spot: Spot, dx = 0, dy = 0): string => {
  const { x, y } = middle(spot);
  return `translate(${x + dx} ${y + dy})`;
};

/** Cells from the top left, row by row. */
const sorted = (spots: readonly Spot[]): Spot[] =>
  [...spots].sort((a, b) => a.row - b.row || a.col - b.col);

/** The owner's mark on a small disc at the token's foot. */
function Badge({ owner, spots }: { owner: Owner; spots: readonly Spot[] }): JSX.Element {
  const low = sorted(spots).at(-1) ?? { col: 0, row: 0 };
  return (
    <g transform={at(low, H - 9, H - 9)}>
      <g class="sb-badge">
        <circle r={BADGE} />
        {owner === null ? (
          <path class="sb-badge-none" d="M-3 0H3" />
        ) : (
          <path
            transform="translate(-4.6 -4.6) scale(0.383)"
            fill-rule="evenodd"
            d={SHAPES[owner]}
          />
        )}
      </g>
    </g>
  );
}

function Features({ race, spots }: { race: Race; spots: readonly Spot[] }): JSX.Element {
  const cells = sorted(spots);
  switch (race) {
    case 'toadling':
      return <Toadling cells={cells} />;
    case 'spud':
      return <Spud cells={cells} />;
    case 'toucanosaur':
      return <Toucanosaur cells={cells} />;
    case 'cactusoid':
      return <Cactusoid cells={cells} />;
    case 'sluggy':
      return <Sluggy cells={cells} />;
  }
}

interface Cells {
  readonly cells: readonly Spot[];
}

const first = (cells: readonly Spot[]): Spot => cells[0] ?? { col: 0, row: 0 };

/** An eye with a pupil that looks a little aside. */
function Eye({ x, y, r, look = 0.3 }: { x: number; y: number; r: number; look?: number }) {
  return (
    <>
      <circle class="sb-eye" cx={x} cy={y} r={r} />
      <circle class="sb-pupil" cx={x + r * look} cy={y + r * 0.15} r={r * 0.48} />
      <circle class="sb-glint" cx={x + r * look - r * 0.2} cy={y - r * 0.15} r={r * 0.17} />
    </>
  );
}

function Toadling({ cells }: Cells): JSX.Element {
  return (
    <g transform={at(first(cells))}>
      <path class="sb-belly" d="M-9 7Q0 15 9 7Q8 13.500 0 13.500T-9 7Z" />
      <circle class="sb-spot" cx="-11" cy="1" r="1.8" />
      <circle class="sb-spot" cx="11.500" cy="-1" r="1.4" />
      <Eye x={-6.8} y={-8.6} r={6} />
      <Eye x={6.8} y={-8.6} r={6} />
      <path class="sb-mouth" d="M-11 2.500Q-8 8.500 0 8.500T11 2.500" />
      <path class="sb-tongue" d="M-1 8.300q1 5.700 4 5.200t1.500-6z" />
      <path class="sb-dots" d="M-1.800 -1.500h.1M2 -1.500h.1" />
    </g>
  );
}

function Spud({ cells }: Cells): JSX.Element {
  const face = first(cells);
  const other = cells.at(-1) ?? face;
  const isTall = other.row !== face.row;
  return (
    <>
      <g transform={at(isTall ? face : other, isTall ? 0 : 1, -H + 3)}>
        <path class="sb-stem" d="M0 3Q-1 -3 1 -6" />
        <path class="sb-leaf" d="M1 -5Q-8 -9 -9 -3Q-4 0 1 -5ZM1 -5Q6 -11 10 -6Q7 -1 1 -5Z" />
      </g>
      <g transform={at(other, 0, isTall ? -2 : 3)}>
        <path class="sb-line" d="M-8 -4q3 3 6 0M3 5q3 3 6 0M-5 8q2 2 4 0" />
      </g>
      <g transform={at(face, isTall ? 0 : 2, isTall ? 4 : 1)}>
        <Eye x={-5.8} y={-3.6} r={4.3} look={-0.25} />
        <Eye x={5.4} y={-4.6} r={5.2} look={-0.25} />
        <path class="sb-grin" d="M-8.500 3.500Q0 6.500 9 2.500Q7.500 11 0 11T-8.500 3.500Z" />
        <path
          class="sb-tooth"
          d="M-3.600 4.600L-0.200 5V9L-3.400 8.600ZM0.400 5L3.800 4.600L3.600 8.600L0.400 9Z"
        />
      </g>
    </>
  );
}

function Toucanosaur({ cells }: Cells): JSX.Element {
  // The corner of the L touches both others; the head is the higher end, or the one beside it.
  const touches = (a: Spot, b: Spot): boolean =>
    Math.abs(a.col - b.col) + Math.abs(a.row - b.row) === 1;
  const corner = cells.find((it) => cells.every((o) => o === it || touches(it, o))) ?? first(cells);
  const ends = cells.filter((it) => it !== corner);
  const upright = ends.find((it) => it.row < corner.row);
  const beside = ends.find((it) => it.row === corner.row) ?? corner;
  const below = ends.find((it) => it.row > corner.row);
  const head = upright ?? beside;
  const tail = upright ? beside : (below ?? corner);
  const facing = beside.col > corner.col ? 1 : -1;
  return (
    <>
      <g transform={at(tail)}>
        <path class="sb-plate" d="M-10 -13l4 -3 4 7zM-1 -9l5 -6 3 8z" />
        <path class="sb-line" d="M-7 8q3 3 6 0M2 8q3 3 6 0" />
      </g>
      <g transform={at(corner)}>
        <path class="sb-belly" d="M-9 9Q0 -2 9 9Q0 14 -9 9Z" />
        <path class="sb-line" d="M-5 9.500q5-4 10 0" />
      </g>
      <g transform={`${at(head)} scale(${facing} 1)`}>
        <path class="sb-plate" d="M-14 -8l-2 -7 8 2 1 -4 6 5 3 -3 2 6z" />
        <path
          class="sb-beak"
          d="M1 -7Q11 -13 16.500 -3Q18 5 12 9.500Q12 5 8.500 5Q3 6 -1 4Q-3 -3 1 -7Z"
        />
        <path
          class="sb-beak-2"
          d="M11 -8.600Q15.500 -5.500 16.200 -1Q17 4 13.500 7.500Q12.500 -2 11 -8.600Z"
        />
        <path class="sb-mouth" d="M-1 2Q7 3 10 1" />
        <Eye x={-5.5} y={-4.5} r={5.4} look={0.35} />
      </g>
    </>
  );
}

function Cactusoid({ cells }: Cells): JSX.Element {
  const [a, b, c] = [first(cells), cells[1] ?? first(cells), cells[2] ?? first(cells)];
  const isTall = c.row !== a.row;
  const spikes = 'M-12 -8l3 1M-12 7l3 -1M12 -8l-3 1M12 7l-3 -1M0 -11v3M0 12v-3M-6 2v3M6 -2v3';
  const across = 'M-8 -12l1 3M7 -12l-1 3M-8 12l1 -3M7 12l-1 -3M-11 0h3M12 0h-3';
  return (
    <>
      <g transform={at(isTall ? c : a)}>
        <path class="sb-spike" d={isTall ? spikes : across} />
        <path class="sb-line" d={isTall ? 'M-5 -14V11M5 -14V11' : 'M-11 -5H14M-11 5H14'} />
      </g>
      <g transform={at(isTall ? a : c)}>
        <path class="sb-spike" d={isTall ? across : spikes} />
        <g transform={isTall ? 'translate(1 -9)' : 'translate(5 -8)'}>
          <path
            class="sb-flower"
            d="M0 -2Q-3 -8 -6 -5T-2 0Q-9 1 -6 5T0 2Q2 8 5 5T2 0Q9 -2 6 -5T0 -2Z"
          />
          <circle class="sb-flower-heart" r="2" />
        </g>
      </g>
      <g transform={at(isTall ? a : b, 0, isTall ? 14 : 0)}>
        <Eye x={-5.5} y={-3} r={4.6} look={0} />
        <Eye x={5.5} y={-3} r={4.6} look={0} />
        <path class="sb-brow" d="M-11 -9.500L-2.500 -7M11 -9.500L2.500 -7" />
        <path class="sb-mouth" d="M-6 6.500Q-2 3.500 1 6.500T7 5.500" />
      </g>
    </>
  );
}

function Sluggy({ cells }: Cells): JSX.Element {
  const { x, y } = middle(first(cells));
  return (
    <g transform={`translate(${x + H} ${y + H})`}>
      <path
        class="sb-slime"
        d="M-27 22Q-20 17 -12 22T4 22T20 21T28 17V24Q26 31 18 30.500H-18Q-27 31 -27 22Z"
      />
      <path class="sb-belly" d="M-17 9Q0 23 17 9Q15 21 0 21T-17 9Z" />
      <path class="sb-stalk" d="M-7 -3Q-13 -7 -13 -16M7 -3Q13 -7 12 -15" />
      <Eye x={-13} y={-19} r={8.4} look={0.32} />
      <Eye x={12.5} y={-17.5} r={7.4} look={-0.3} />
      <path class="sb-mouth sb-mouth-wide" d="M-20 3Q-12 14 0 14T20 3" />
      <path class="sb-tooth" d="M6 13L8.500 18L11.500 11.500Z" />
      <path class="sb-cheek" d="M-21 -1a4 3 0 1 0 .1 0ZM21 -1a4 3 0 1 0 .1 0Z" />
      <path class="sb-line" d="M-26 -20q-2 5 0 9M26 -9q2 4 1 8M-2 -25q3-2 7-1" />
    </g>
  );
}

/** On its back: crossed eyes, tongue out, a daisy that has already found it, and stars. */
function Dead({ spots }: { spots: readonly Spot[] }): JSX.Element {
  const cells = sorted(spots);
  const face = first(cells);
  const bed = cells.length > 1 ? (cells.at(-1) ?? face) : face;
  return (
    <>
      <g transform={cells.length > 1 ? at(bed, -2, 0) : at(face, -8, -7)}>
        <path class="sb-stem" d="M0 0Q2 5 1 10" />
        <path
          class="sb-daisy"
          d="M0 -2Q-2.500 -8 0 -9T0 -2Q5 -6 7 -4T1 -1Q7 1 6 3.500T0 1Q-1 7 -3.500 6T-1 0Q-8 0 -7.500 -3T0 -2Z"
        />
        <circle class="sb-flower-heart" cy="-1" r="2.2" />
      </g>
      <g transform={at(face, cells.length > 1 ? 0 : 3, 3)}>
        <path class="sb-cross" d="M-8 -5l5 5m0 -5l-5 5M3 -5l5 5m0 -5l-5 5" />
        <path class="sb-mouth" d="M-6 6Q0 2.500 6 6" />
        <path class="sb-tongue" d="M0 4.300q-1.500 7 2.500 6.500t2-5.800z" />
        <path class="sb-dizzy" d="M-9 -11q9 -6 18 0" />
        <path
          class="sb-star"
          d="M0 -17l1.300 2.700 3 .3-2.200 2 .6 2.900L0 -10.600l-2.700 1.500.6-2.900-2.200-2 3-.3z"
        />
      </g>
    </>
  );
}

/** Patterns of the owners, once a document. */
export function Patterns(): JSX.Element {
  return (
    <svg class="sb-patterns" width="0" height="0" aria-hidden="true">
      <defs>
        <Pattern owner="sun" size={9} d="M4.500 3.400a1.300 1.300 0 1 0 .01 0Z" isFilled />
        <Pattern owner="drop" size={7} d="M-2 9L9 -2M-2 2L2 -2M5 9L9 5" />
        <Pattern owner="leaf" size={10} d="M0 3Q2.500 0 5 3T10 3M0 8Q2.500 5 5 8T10 8" />
        <Pattern owner="moon" size={9} d="M0 0L9 9M9 0L0 9" />
        <Pattern owner="peak" size={9} d="M0 7L4.500 2L9 7" />
        <Pattern owner="knot" size={7} d="M3.500 0V7" />
      </defs>
    </svg>
  );
}

function Pattern(p: { owner: MarkName; size: number; d: string; isFilled?: boolean }) {
  return (
    <pattern
      id={`sb-pattern-${p.owner}`}
      width={p.size}
      height={p.size}
      patternUnits="userSpaceOnUse"
    >
      <path
        class={p.isFilled ? `sb-weave-${p.owner} sb-weave-fill` : `sb-weave-${p.owner} sb-weave`}
        d={p.d}
      />
    </pattern>
  );
}
