// What is about to happen: the squares open to the tile in hand, its ghost with the buttons, the
// mark of a square that is not open, and after placing the spots open to a piece.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { union } from '../../kit/geometry';
import { Beyond } from '../../kit/ghost/Beyond';
import { GhostArt, Places, Tried } from '../../kit/ghost/GhostArt';
import { GhostButtons, GhostTotal } from '../../kit/ghost/GhostButtons';
import { NoteWords } from '../../kit/ghost/NoteWords';
import { markOf } from '../../kit/marks';
import { msg, say } from '../../words/words';
import { PieceArt } from './art/pieces';
import { TileArt } from './art/Tile';
import { type Ground, tileOf, UNIT } from './ground';
import { boxOf, ground, offerOf, type Play, type Shade, type Table, viewOf } from './play';
import { poseOf, standAt } from './Tiles';
import type { Field, Lying, Piece } from './types';

/** Squares that nothing left can fill. */
export function DeadGaps({ table }: { table: Table }): JSX.Element | null {
  const offer = offerOf(table);
  const { outlook, phase } = viewOf(table);
  if (phase === 'over') return null;
  const spots = offer?.type === 'place' ? offer.tiles.flatMap((tile) => tile.spots) : [];
  return (
    <g class="legal">
      {outlook.gaps.map(({ x, y, fills }) => {
        const isDead =
          outlook.fills[fills]?.length === 0 && !spots.some((it) => it.x === x && it.y === y);
        if (!isDead) return null;
        return (
          <path
            key={`${x},${y}`}
            class="hg-dead"
            data-testid="hunters-dead"
            d={`M${(x + 0.5) * UNIT - 9} ${(y + 0.5) * UNIT - 9}l18 18m0-18l-18 18`}
          />
        );
      })}
    </g>
  );
}

/** What of the tile in hand is drawn on the table. */
export function TileGhost({ table, play }: { table: Table; play: Play }): JSX.Element {
  const { ghost } = play;
  const draw = ({ tile, turns }: Lying) => (
    <TileArt tile={tileOf(table.catalogue, tile)} turns={turns} />
  );
  return (
    <>
      <Places ghost={ghost} look="square" testId="hunters-spot" />
      <Tried ghost={ghost} draw={(at) => ground(table).at(at.x, at.y) === undefined && draw(at)} />
      <GhostArt ghost={ghost} frame={-1} draw={draw} />
    </>
  );
}

interface Square {
  readonly x: number;
  readonly y: number;
}

/** The square whatever is about to happen belongs to. */
function squareOf(table: Table, shade: Shade): Square | undefined {
  const lies = ground(table);
  switch (shade.type) {
    case 'tile':
      return shade;
    case 'none':
      return lies.lying(viewOf(table).current ?? -1);
    case 'piece':
    case 'back':
      return lies.lying(shade.at.tile);
  }
}

/** What stands above the table: buttons, points, and words about a square. */
export function GhostOverlay({ table, play }: { table: Table; play: Play }): JSX.Element {
  const { ghost } = play;
  const shade = play.shade.value;
  const square = shade && shade.type !== 'tile' ? squareOf(table, shade) : undefined;
  return (
    <>
      <GhostButtons ghost={ghost} around={square && boxOf(square)} turn={msg('hunters-turn')} />
      <Total table={table} play={play} />
      <Beyond ghost={ghost} />
      <NoteWords ghost={ghost} />
    </>
  );
}

/** What the ghost brings the seat now; for everybody it stands in the bar. */
function Total({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const shade = play.shade.value;
  const preview = table.preview.value;
  const isAstray = shade?.type === 'tile' && play.ghost.at.value === null;
  const square = shade && shade.type !== 'none' && !isAstray ? squareOf(table, shade) : undefined;
  const own = preview?.changes.seats.find((change) => change.seat === table.seat.value);
  const delta = own ? own.after - own.before : 0;
  if (!square || delta === 0) return null;
  return (
    <GhostTotal ghost={play.ghost} box={boxOf(square)} delta={delta}>
      {say('hunters-signed', { sign: delta > 0 ? 'plus' : 'minus', n: Math.abs(delta) })}
    </GhostTotal>
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
export function Spots({ table, play }: { table: Table; play: Play }): JSX.Element | null {
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
          <SpotMark table={table} play={play} spot={spot} isSmall={isSmall} />
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
  play: Play;
  spot: Spot;
  isSmall: boolean;
}): JSX.Element {
  const { table, play, isSmall } = p;
  const { piece, at, x, y } = p.spot;
  const seat = table.seat.value;
  const ghost = play.shade.value;
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
export function Callable({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const offer = offerOf(table);
  const lies = ground(table);
  const { current } = viewOf(table);
  const isAsked = offer?.type === 'takeBack';
  // All who may be called have to be in sight, and the shaman who calls.
  useEffect(() => {
    if (!isAsked) return;
    const tiles = [current ?? -1, ...offer.pawns.map(({ tile }) => tile)];
    const boxes = tiles.flatMap((tile) => lies.lying(tile) ?? []).map(boxOf);
    if (boxes.length > 0) table.eye.show(boxes.reduce(union));
  }, [isAsked, current]);
  if (!isAsked) return null;
  const ghost = play.shade.value;
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
