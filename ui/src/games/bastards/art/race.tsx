// Creatures as small pictures of their own: race cards, supplies, holds.

import type { JSX } from 'preact';
import { CELL, coveredBy, extent, type Spot, spotOf } from '../geometry';
import type { Catalogue, Race } from '../types';
import { Creature, type Owner } from './creature';

/** The cells of a race as it stands on a card: its orientation that lies in a small square. */
export function standing(catalogue: Catalogue, race: Race): Spot[] {
  const turns = catalogue.races.find((entry) => entry.race === race)?.turns ?? [];
  const first = turns[0] ?? [[0, 0]];
  const cells = coveredBy(3, first).map(spotOf);
  const left = Math.min(...cells.map((spot) => spot.col));
  return cells.map(({ col, row }) => ({ col: col - left, row }));
}

interface RacePictureProps {
  readonly catalogue: Catalogue;
  readonly race: Race;
  /** Left out: the race as such. */
  readonly owner?: Owner;
  readonly isCorpse?: boolean;
  /** About how large the picture is: exactly for a creature two cells long. */
  readonly size?: number;
}

/** Side of a cell by the length of a creature, as a share of the wanted size. */
const PER_CELL: Readonly<Record<number, number>> = { 1: 0.72, 2: 0.5, 3: 0.4 };

/** A creature in a picture as large as its shape. */
export function RacePicture(p: RacePictureProps): JSX.Element {
  const spots = standing(p.catalogue, p.race);
  const { cols, rows } = extent(spots.map(({ col, row }) => row * 8 + col));
  // Small ones are shown a little larger than they are, so that a face stays a face.
  const cell = (p.size ?? 36) * (PER_CELL[Math.max(cols, rows)] ?? 0.35);
  return (
    <svg
      class="sb sb-pic"
      width={cell * cols}
      height={cell * rows}
      viewBox={`-2 -5 ${cols * CELL + 4} ${rows * CELL + 7}`}
      aria-hidden="true"
    >
      <Creature
        race={p.race}
        spots={spots}
        {...(p.owner === undefined ? {} : { owner: p.owner })}
        isCorpse={p.isCorpse ?? false}
      />
    </svg>
  );
}

interface RaceFaceProps {
  readonly race: Race;
  readonly size?: number;
  /** Whether it can be asked about on its own, and not what it stands on. */
  readonly isThing?: boolean;
}

/** A race card: just the face, always of one size, so that rows of them line up. */
export function RaceFace({ race, size = 30, isThing = false }: RaceFaceProps): JSX.Element {
  return (
    <svg
      class="sb sb-pic sb-face"
      data-what={isThing ? race : undefined}
      width={size}
      height={size}
      viewBox={FACES[race].box}
      aria-hidden="true"
    >
      <Creature race={race} spots={FACES[race].spots} />
    </svg>
  );
}

const square = (cols: number, rows: number): Spot[] =>
  Array.from({ length: cols * rows }, (_, i) => ({ col: i % cols, row: Math.floor(i / cols) }));

const FACES: Readonly<Record<Race, { readonly spots: readonly Spot[]; readonly box: string }>> = {
  toadling: { spots: square(1, 1), box: '-2 -3 38 38' },
  spud: { spots: square(1, 2), box: '-18 -4 70 74' },
  toucanosaur: {
    spots: [
      { col: 0, row: 0 },
      { col: 0, row: 1 },
      { col: 1, row: 1 },
    ],
    box: '-2 -5 72 76',
  },
  cactusoid: { spots: square(1, 3), box: '-35 -3 104 108' },
  sluggy: { spots: square(2, 2), box: '-2 -3 72 74' },
};
