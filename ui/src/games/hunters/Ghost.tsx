// What is about to happen: the squares open to the tile in hand, its ghost with the buttons, the
// mark of a square that is not open, and after placing the spots open to a piece.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ConfirmPair } from '../../kit/ghost/ConfirmPair';
import type { Box } from '../../kit/geometry';
import { Icon } from '../../kit/Icon';
import { markOf } from '../../kit/marks';
import { say, words } from '../../words/words';
import { PieceArt } from './art/pieces';
import { TileArt } from './art/Tile';
import { type Ground, tileOf, UNIT } from './ground';
import { ground, type Hold, offerOf, type Table, viewOf } from './hold';
import { poseOf, standAt } from './Tiles';
import type { Field, Lying, Piece } from './types';

/** The squares open to the chosen tile, and those that nothing left can fill. */
export function Hints({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const offer = offerOf(table);
  const { outlook, phase } = viewOf(table);
  const isOver = phase === 'over';
  const ghost = hold.lying;
  const spots =
    offer?.type === 'place'
      ? (offer.tiles.find(({ tile }) => tile === hold.tile.value)?.spots ?? [])
      : [];
  return (
    <g class={ghost ? 'legal hg-hints hg-hints-quiet' : 'legal hg-hints'}>
      {outlook.gaps.map(({ x, y, fills }) => {
        if (
          isOver ||
          outlook.fills[fills]?.length !== 0 ||
          spots.some((it) => it.x === x && it.y === y)
        ) {
          return null;
        }
        const [cx, cy] = [(x + 0.5) * UNIT, (y + 0.5) * UNIT];
        return (
          <path
            key={`dead-${x},${y}`}
            class="hg-dead"
            data-testid="hunters-dead"
            d={`M${cx - 9} ${cy - 9}l18 18m0-18l-18 18`}
          />
        );
      })}
      {spots.map(({ x, y }) =>
        ghost && ghost.x === x && ghost.y === y ? null : (
          <g key={`${x},${y}`} class="hg-hint" data-testid="hunters-spot" data-x={x} data-y={y}>
            <rect
              class="hg-hint-square"
              x={x * UNIT + 6}
              y={y * UNIT + 6}
              width={UNIT - 12}
              height={UNIT - 12}
              rx="9"
            />
            <path
              class="hg-hint-plus"
              d={`M${(x + 0.5) * UNIT - 11} ${(y + 0.5) * UNIT}h22m-11-11v22`}
            />
          </g>
        ),
      )}
    </g>
  );
}

/** The ghost of the tile as it would lie. */
export function TileGhost({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const ghost = hold.lying;
  if (!ghost) return null;
  return (
    <g
      class="hg-ghost"
      transform={`translate(${ghost.x * UNIT} ${ghost.y * UNIT})`}
      data-testid="hunters-ghost"
      data-turns={ghost.turns}
    >
      <TileArt tile={tileOf(table.catalogue, ghost.tile)} turns={ghost.turns} />
      <rect class="hg-ghost-back" x="1" y="1" width="98" height="98" rx="4" />
      <rect class="hg-ghost-edge" x="1" y="1" width="98" height="98" rx="4" />
    </g>
  );
}

interface Square {
  readonly x: number;
  readonly y: number;
}

/** The box around some squares, in board units. */
function around(squares: readonly Square[]): Box {
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left * UNIT,
    y: top * UNIT,
    width: (Math.max(...xs) + 1 - left) * UNIT,
    height: (Math.max(...ys) + 1 - top) * UNIT,
  };
}

/** ✔, ✖ and ⟳ beside whatever ghost there is. */
export function GhostButtons({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const ghost = hold.ghost.value;
  if (!ghost) return null;
  const lies = ground(table);
  const square =
    ghost.type === 'tile'
      ? ghost
      : ghost.type === 'none'
        ? lies.lying(viewOf(table).current ?? -1)
        : lies.lying(ghost.at.tile);
  if (!square) return null;
  const canTurn = ghost.type === 'tile' && hold.turnsAt(ghost.x, ghost.y).length > 1;
  return (
    <ConfirmPair
      eye={table.eye}
      around={around([square])}
      canCommit={table.canCommit.value}
      onCommit={() => table.commit()}
      onCancel={() => table.cancel()}
    >
      {canTurn && (
        <button
          type="button"
          class="round-button"
          aria-label={say('hunters-turn')}
          data-testid="hunters-turn"
          onClick={() => hold.turn(1)}
        >
          <Icon name="turn" />
        </button>
      )}
    </ConfirmPair>
  );
}

/** What the ghost brings the seat now, on its upper edge; for everybody it stands in the bar. */
export function GhostTotal({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const ghost = hold.ghost.value;
  const preview = table.preview.value;
  if (!ghost || !preview || ghost.type === 'none') return null;
  const own = preview.changes.seats.find((change) => change.seat === table.seat.value);
  const delta = own ? own.after - own.before : 0;
  if (delta === 0) return null;
  const lies = ground(table);
  const square = ghost.type === 'tile' ? ghost : lies.lying(ghost.at.tile);
  if (!square) return null;
  const at = table.eye.pixelAt({ x: (square.x + 0.5) * UNIT, y: square.y * UNIT });
  return (
    <output
      class={`told hg-total hg-${delta > 0 ? 'better' : 'worse'}`}
      style={{ left: `${at.x}px`, top: `${Math.max(at.y, 22)}px` }}
      data-testid="hunters-forecast"
      data-delta={delta}
    >
      {words.value.say('hunters-signed', {
        sign: delta > 0 ? 'plus' : 'minus',
        n: Math.abs(delta),
      })}
    </output>
  );
}

/** The tile where it cannot go, crossed out. */
export function Tried({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const tried = hold.tried.value;
  if (!tried) return null;
  const isFree = ground(table).at(tried.x, tried.y) === undefined;
  return (
    <g
      class="hg-tried"
      transform={`translate(${tried.x * UNIT} ${tried.y * UNIT})`}
      data-testid="hunters-tried"
    >
      {isFree && (
        <g class="hg-tried-tile">
          <TileArt tile={tileOf(table.catalogue, tried.tile)} turns={tried.turns} />
        </g>
      )}
      <rect class="hg-tried-edge" x="2" y="2" width="96" height="96" rx="4" />
      <path class="hg-tried-cross" d="M34 34l32 32m0-32l-32 32" />
    </g>
  );
}

/** Why it cannot go there, written beside it. */
export function TriedWords({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const tried: (Lying & { says: string }) | null = hold.tried.value;
  if (!tried || tried.says === '') return null;
  const size = table.eye.size.value;
  const under = table.eye.pixelAt({ x: (tried.x + 0.5) * UNIT, y: (tried.y + 1) * UNIT });
  const left = Math.min(Math.max(under.x, 120), Math.max(120, size.width - 120));
  const top = Math.min(Math.max(under.y + 6, 8), Math.max(8, size.height - 64));
  return (
    <p
      class="hg-tried-words"
      style={{ left: `${left}px`, top: `${top}px` }}
      role="status"
      data-testid="hunters-reason"
    >
      {tried.says}
    </p>
  );
}

/** A place open to a piece. */
export interface Spot {
  readonly piece: Piece;
  readonly at: Field;
  /** Tells apart two spots for the same part: A, B, C. */
  readonly letter: string;
  readonly x: number;
  readonly y: number;
}

/** The places open to a piece on the tile just placed. */
export function openSpots(table: Table): readonly Spot[] {
  const offer = offerOf(table);
  if (offer?.type !== 'occupy') return [];
  const lies = ground(table);
  const tile = lies.tile(offer.tile);
  const found = [
    ...offer.pawns.map((zone) => ({ piece: 'pawn' as const, zone })),
    ...offer.huts.map((zone) => ({ piece: 'hut' as const, zone })),
  ].map(({ piece, zone }) => {
    const at = { tile: offer.tile, zone };
    const type = tile.zones.find((it) => it.zone === zone)?.is.type ?? '';
    return { piece, at, role: piece === 'hut' ? 'hut' : type, ...standAt(lies, at, piece) };
  });
  const order = ['forest', 'river', 'meadow', 'hut'];
  found.sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  return found.map(({ role, ...spot }) => {
    const same = found.filter((other) => other.role === role);
    const nth = same.findIndex((other) => other.at.zone === spot.at.zone);
    return { ...spot, letter: same.length > 1 ? String.fromCharCode(65 + nth) : '' };
  });
}

/** A tile smaller than this has no room for the plates of several spots. */
export const SPREAD_PX = 96;

/** Outlines of the pieces that may go down, on the tile itself. */
export function Spots({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const spots = openSpots(table);
  if (spots.length === 0) return null;
  const lies: Ground = ground(table);
  const current = lies.lying(spots[0]?.at.tile ?? -1);
  // Where the plates would touch, they shrink to dots; the panel says the same, and larger.
  const isSmall = table.eye.cellSize() < SPREAD_PX;
  return (
    <g>
      {current && <CurrentTile at={current} />}
      {spots.map((spot) => (
        <g
          key={`${spot.piece}-${spot.at.zone}`}
          data-hit={`spot-${spot.piece}-${spot.at.zone}`}
          data-testid={`hunters-place-${spot.piece}-${spot.at.zone}`}
        >
          <SpotMark table={table} hold={hold} spot={spot} isSmall={isSmall} />
        </g>
      ))}
      {spots.map((spot) => (
        <SpotLetter key={`${spot.piece}-${spot.at.zone}`} spot={spot} isSmall={isSmall} />
      ))}
    </g>
  );
}

/** One of them, where it lies on the table. */
export function SpotMark(p: {
  table: Table;
  hold: Hold;
  spot: Spot;
  isSmall: boolean;
}): JSX.Element {
  const { table, hold, isSmall } = p;
  const { piece, at, x, y } = p.spot;
  const seat = table.seat.value;
  const ghost = hold.ghost.value;
  const isChosen = ghost?.type === 'piece' && ghost.piece === piece && ghost.at.zone === at.zone;
  return (
    <g class={`hg-place${isChosen ? ' hg-place-chosen' : ''}${isSmall ? ' hg-place-small' : ''}`}>
      <circle class="hg-place-plate" cx={x} cy={y} r={isSmall ? 12 : 16} />
      <PieceArt
        mark={markOf(table.seats.value[seat]?.mark ?? '', seat)}
        pose={poseOf(ground(table).tile(at.tile), at.zone, piece)}
        x={x}
        y={y}
        size={isChosen ? 0.92 : isSmall ? 0.52 : 0.72}
        isGhost={!isChosen}
      />
    </g>
  );
}

/** Its letter; drawn after all marks, so that no plate lies over it. */
export function SpotLetter({
  spot,
  isSmall,
}: {
  spot: Spot;
  isSmall: boolean;
}): JSX.Element | null {
  if (spot.letter === '') return null;
  const far = isSmall ? 9 : 12;
  return (
    <g class="hg-place-letter" transform={`translate(${spot.x + far} ${spot.y - far})`}>
      <circle class="hg-letter-plate" r="7" />
      <text class="hg-letter" y="3.6">
        {spot.letter}
      </text>
    </g>
  );
}

/** A frame around the tile just placed. */
function CurrentTile({ at: { x, y } }: { at: Square }): JSX.Element {
  return (
    <rect
      class="hg-current"
      x={x * UNIT + 1}
      y={y * UNIT + 1}
      width={UNIT - 2}
      height={UNIT - 2}
      rx="4"
    />
  );
}

/** The own pawns the shaman may call back. */
export function Callable({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const offer = offerOf(table);
  const lies = ground(table);
  const { current } = viewOf(table);
  const isAsked = offer?.type === 'takeBack';
  // All who may be called have to be in sight, and the shaman who calls.
  useEffect(() => {
    if (!isAsked) return;
    const tiles = [current ?? -1, ...offer.pawns.map(({ tile }) => tile)];
    table.eye.show(around(tiles.flatMap((tile) => lies.lying(tile) ?? [])));
  }, [isAsked, current]);
  if (!isAsked) return null;
  const ghost = hold.ghost.value;
  const shaman = lies.lying(current ?? -1);
  return (
    <g>
      {shaman && <CurrentTile at={shaman} />}
      {offer.pawns.map((at) => {
        const { x, y } = standAt(lies, at, 'pawn');
        const isChosen =
          ghost?.type === 'back' && ghost.at.tile === at.tile && ghost.at.zone === at.zone;
        return (
          <g
            key={`${at.tile}-${at.zone}`}
            class={isChosen ? 'hg-call hg-call-chosen' : 'hg-call'}
            data-hit={`back-${at.tile}-${at.zone}`}
            data-testid={`hunters-back-${at.tile}-${at.zone}`}
          >
            <circle class="hg-call-ring" cx={x} cy={y} r="22" />
            {isChosen && <path class="hg-call-arrow" d={`M${x} ${y - 22}v-16m-8 7l8-8 8 8`} />}
          </g>
        );
      })}
    </g>
  );
}
