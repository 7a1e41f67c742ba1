// The tiles on the table and what lies on them for good: marks of animals, pieces, and the outline
// of what the others placed since one's own last turn.

import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { markColour, markOf } from '../../kit/marks';
import { PieceArt, type Pose } from './art/pieces';
import { standOf } from './art/shape';
import { TileArt, thingsOn } from './art/Tile';
import { type Ground, UNIT } from './ground';
import { ground, type Table, viewOf } from './play';
import type { AnimalFate, Field, Piece, Tile } from './types';

/** How far the frame of a last turn lies around its tile, so that what lies on it stays in sight. */
const AROUND = 6;

const LyingTile = memo(function LyingTile(p: {
  name: string;
  tile: Tile;
  x: number;
  y: number;
  turns: number;
}): JSX.Element {
  return (
    <g data-thing={p.name} transform={`translate(${p.x * UNIT} ${p.y * UNIT})`}>
      <TileArt tile={p.tile} turns={p.turns} />
    </g>
  );
});

/** All tiles on the table; drawn anew only when one comes or goes. */
export function Tiles({ table }: { table: Table }): JSX.Element {
  const lies = ground(table);
  const key = lies.view.placed.map(({ id, x, y, turns }) => `${id},${x},${y},${turns}`).join(' ');
  return useMemo(() => <LyingTiles lies={lies} />, [key, lies.catalogue]);
}

/** The tiles as they lie. */
export function LyingTiles({ lies }: { lies: Ground }): JSX.Element {
  return (
    <g data-testid="hunters-tiles">
      {lies.view.placed.map(({ id, x, y, turns }) => (
        <LyingTile key={id} name={`tile-${id}`} tile={lies.tile(id)} x={x} y={y} turns={turns} />
      ))}
    </g>
  );
}

/** Animals that were eaten, scored, fed, or count twice: each with a sign of its own. */
export function AnimalMarks({ table }: { table: Table }): JSX.Element {
  return <FatesOn lies={ground(table)} />;
}

/** The signs of all animals that have one. */
export function FatesOn({ lies }: { lies: Ground }): JSX.Element {
  return (
    <g>
      {lies.view.animals.map(({ at, nth, mark }) => {
        const put = thingsOn(lies.tile(at.tile)).find(
          (it) => it.zone === at.zone && it.nth === nth,
        );
        if (!put) return null;
        const { x, y } = lies.point(at.tile, put.spot);
        return (
          <FateArt key={`${at.tile}-${at.zone}-${nth}`} fate={mark} x={x} y={y} size={put.size} />
        );
      })}
    </g>
  );
}

/** The sign of what became of an animal, on its lower right. */
export function FateArt(p: { fate: AnimalFate; x: number; y: number; size: number }): JSX.Element {
  const { fate, x, y, size } = p;
  const at = `translate(${x + size * 0.36} ${y + size * 0.34})`;
  return (
    <g class={`hg-fate hg-fate-${fate}`} data-fate={fate}>
      {fate === 'eaten' && (
        <>
          <circle class="hg-fate-veil" cx={x} cy={y} r={size * 0.52} />
          <path
            class="hg-fate-cross"
            d={`M${x - size * 0.34} ${y - size * 0.34}l${size * 0.68} ${size * 0.68}m0-${size * 0.68}l-${size * 0.68} ${size * 0.68}`}
          />
        </>
      )}
      {fate === 'scored' && (
        <g transform={at}>
          <circle class="hg-fate-plate" r="7" />
          <path class="hg-fate-sign" d="M-3.6.2-1 2.9 3.7-2.8" />
        </g>
      )}
      {fate === 'fed' && (
        <g transform={at}>
          <circle class="hg-fate-plate" r="7" />
          <path
            class="hg-fate-sign"
            d="M-3.8 1.500c1.6 2.8 6 2.8 7.6 0M-2.6-2.400h.1M2.5-2.400h.1"
          />
        </g>
      )}
      {fate === 'doubled' && (
        <g transform={at}>
          <rect class="hg-fate-plate" x="-9.5" y="-7" width="19" height="14" rx="5" />
          <text class="hg-fate-text" y="4">
            ×2
          </text>
        </g>
      )}
    </g>
  );
}

/** How a piece is drawn on a zone. */
export function poseOf(tile: Tile, zone: number, piece: Piece): Pose {
  if (piece === 'hut') return 'hut';
  return tile.zones.find((it) => it.zone === zone)?.is.type === 'meadow' ? 'lying' : 'standing';
}

/** Where a piece stands, in board units. */
export function standAt(lies: Ground, at: Field, piece: Piece): { x: number; y: number } {
  return lies.point(at.tile, standOf(lies.tile(at.tile), at.zone, piece));
}

/** From far away pieces are drawn larger than life: who is where must never be lost. */
function pieceSize(cell: number): number {
  return Math.min(1.55, Math.max(0.92, 62 / Math.max(cell, 1)));
}

/** All pieces on the table. */
export function Pieces({ table }: { table: Table }): JSX.Element {
  const lies = ground(table);
  const seats = table.seats.value;
  const size = useComputed(() => pieceSize(table.viewport.cellSize())).value;
  return (
    <g data-testid="hunters-pieces">
      {viewOf(table).pieces.map(({ seat, piece, at }) => {
        const { x, y } = standAt(lies, at, piece);
        const name = `${seat}-${piece}-${at.tile}-${at.zone}`;
        return (
          <g key={name} data-thing={name}>
            <PieceArt
              mark={markOf(seats[seat]?.mark ?? '', seat)}
              pose={poseOf(lies.tile(at.tile), at.zone, piece)}
              x={x}
              y={y}
              size={size}
            />
          </g>
        );
      })}
    </g>
  );
}

/** A frame around what each opponent placed since one's own last turn. */
export function LastTiles({ table }: { table: Table }): JSX.Element {
  const lies = ground(table);
  const own = table.seat.value;
  const seats = table.seats.value;
  const told =
    table.change.value.cause === 'replay' ? table.change.value.events : table.state.value.since;
  const last = new Map<number, number>();
  for (const { event } of told) {
    if (event.game === 'hunters' && event.type === 'placed' && event.seat !== own) {
      last.set(event.tile, event.seat);
    }
  }
  return (
    <g>
      {[...last].map(([tile, seat]) => {
        const lying = lies.lying(tile);
        if (!lying) return null;
        return (
          <g
            key={tile}
            class="hg-last"
            data-testid="hunters-last"
            style={{ '--seat': markColour(markOf(seats[seat]?.mark ?? '', seat)) }}
          >
            <rect
              class="hg-last-back"
              x={lying.x * UNIT - AROUND}
              y={lying.y * UNIT - AROUND}
              width={UNIT + 2 * AROUND}
              height={UNIT + 2 * AROUND}
              rx="8"
            />
            <rect
              class="hg-last-edge"
              x={lying.x * UNIT - AROUND}
              y={lying.y * UNIT - AROUND}
              width={UNIT + 2 * AROUND}
              height={UNIT + 2 * AROUND}
              rx="8"
            />
          </g>
        );
      })}
    </g>
  );
}
