// A realm from above: its cards in the order they were laid, each hiding what it covers, just as
// on the table. Nothing is worked out here that the engine has not said.

import type { JSX } from 'preact';
import { type Box, boxAround, type Size } from '../../kit/geometry';
import { CardArt, type CardFace } from './art/card';
import { type Cell, cardSize, UNIT } from './geometry';
import type { Catalogue, FieldPlace, Placement, SeatView } from './types';

/** The faces of a pack in the language in force. */
export type FaceOf = (placement: Placement) => CardFace;

/** Draws placements of a pack in a language. */
export function faces(catalogue: Catalogue, locale: 'cs' | 'en'): FaceOf {
  return ({ card, side, rotation }) => {
    const found = catalogue.cards[card - 1];
    const condition = found && catalogue.conditions[found.condition - 1];
    if (!found || !condition) throw new Error(`card ${card} is not in pack ${catalogue.pack.id}`);
    return { card: found, condition, name: condition.name[locale], side, turns: rotation };
  };
}

/** The cards of a realm; `flip` turns the last one up before the player's eyes. */
export function RealmArt({
  placed,
  faceOf,
  flip,
}: {
  placed: readonly Placement[];
  faceOf: FaceOf;
  flip?: boolean;
}): JSX.Element {
  return (
    <g>
      {placed.map((placement, i) => {
        const isLast = i === placed.length - 1;
        return (
          <g
            key={placement.card}
            data-thing={`card-${placement.card}`}
            transform={`translate(${placement.x * UNIT} ${placement.y * UNIT})`}
          >
            <g
              class={isLast && flip ? 'kr-flip' : undefined}
              style={isLast && flip ? flipOrigin(placement) : undefined}
            >
              <CardArt face={faceOf(placement)} />
            </g>
          </g>
        );
      })}
      <LastMark placed={placed} />
    </g>
  );
}

function flipOrigin({ rotation }: Placement): { transformOrigin: string } {
  const size = cardSize(rotation);
  return { transformOrigin: `${(size.cols * UNIT) / 2}px ${(size.rows * UNIT) / 2}px` };
}

/** The frame that says which card came last. */
function LastMark({ placed }: { placed: readonly Placement[] }): JSX.Element | null {
  const last = placed[placed.length - 1];
  if (!last || placed.length < 2) return null;
  const size = cardSize(last.rotation);
  return (
    <rect
      class="kr-last"
      x={last.x * UNIT + 3}
      y={last.y * UNIT + 3}
      width={size.cols * UNIT - 6}
      height={size.rows * UNIT - 6}
      rx="6"
    />
  );
}

/** The realm in shadow but for some fields, which a bright edge runs around. */
export function Spotlight({
  realm,
  lit,
}: {
  realm: readonly Cell[];
  lit: readonly Cell[];
}): JSX.Element {
  const keys = new Set(lit.map((cell) => `${cell.x},${cell.y}`));
  const dark = realm.filter((cell) => !keys.has(`${cell.x},${cell.y}`));
  return (
    <g class="kr-spotlight">
      <path class="kr-shadow" d={dark.map(square).join('')} />
      <path class="kr-glow-edge" d={outline(lit)} />
      <path class="kr-glow" d={outline(lit)} />
    </g>
  );
}

/** The middle of some cells in drawing units; `null` without any. */
export function middleOf(cells: readonly Cell[]): Cell | null {
  if (cells.length === 0) return null;
  const mean = (all: readonly number[]) => all.reduce((sum, n) => sum + n, 0) / all.length;
  return {
    x: (mean(cells.map(({ x }) => x)) + 0.5) * UNIT,
    y: (mean(cells.map(({ y }) => y)) + 0.5) * UNIT,
  };
}

/** The squares of some cells as a path. */
export function squares(cells: readonly Cell[]): string {
  return cells.map(square).join('');
}

function square({ x, y }: Cell): string {
  return `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`;
}

/** The outer edges of a set of cells as a path. */
export function outline(cells: readonly Cell[]): string {
  const keys = new Set(cells.map((cell) => `${cell.x},${cell.y}`));
  let path = '';
  for (const { x, y } of cells) {
    const left = x * UNIT;
    const top = y * UNIT;
    if (!keys.has(`${x},${y - 1}`)) path += `M${left} ${top}h${UNIT}`;
    if (!keys.has(`${x},${y + 1}`)) path += `M${left} ${top + UNIT}h${UNIT}`;
    if (!keys.has(`${x - 1},${y}`)) path += `M${left} ${top}v${UNIT}`;
    if (!keys.has(`${x + 1},${y}`)) path += `M${left + UNIT} ${top}v${UNIT}`;
  }
  return path;
}

/**
 * Fields of free land around the realm that "show all" shows: all that a card could cover, or, where
 * room is short, less, so that fields stay large. Every place's dot lies within half a field.
 */
const RINGS = [2.3, 1.3, 0.8] as const;
/** Fields smaller than this on the screen, in pixels, call for a smaller ring. */
const LEAST_PX = 42;

/** How much free land around the own realm is shown. */
export function ringFor(fields: readonly FieldPlace[], { width, height }: Size): number {
  const [large, , least] = RINGS;
  if (width === 0) return large;
  const isRoomy = (ring: number): boolean => {
    const all = realmBox(fields, ring);
    return Math.min(width / all.width, height / all.height) * UNIT >= LEAST_PX;
  };
  return RINGS.find(isRoomy) ?? least;
}

/** Corners of the first card, which stands there while a realm is empty. */
const FIRST = [
  { x: 0, y: 0 },
  { x: 1, y: 2 },
];

/** The box around a realm in drawing units with `ring` fields of free land on every side. */
export const realmBox = (fields: readonly FieldPlace[], ring: number): Box =>
  boxAround(fields.length === 0 ? FIRST : fields, UNIT, ring);

/** The realm of a seat as a small picture that fits its box. */
export function RealmPicture({ seat, faceOf }: { seat: SeatView; faceOf: FaceOf }): JSX.Element {
  const box = realmBox(seat.fields, 0.25);
  return (
    <svg class="fills" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <RealmArt placed={seat.placed} faceOf={faceOf} />
    </svg>
  );
}
