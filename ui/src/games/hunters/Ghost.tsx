// What is about to happen: the squares open to the tile in hand, its ghost with the buttons, the
// mark of a square that is not open, and after placing the spots open to a piece.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Box, union } from '../../kit/geometry';
import { GhostArt, Places, PlayedArt, Tried } from '../../kit/ghost/GhostArt';
import { GhostTotal } from '../../kit/ghost/GhostButtons';
import { GhostOverlay } from '../../kit/ghost/GhostOverlay';
import { markOf } from '../../kit/marks';
import { signed } from '../../words/numbers';
import { msg } from '../../words/words';
import { gainOf } from '../game-ui';
import { PieceArt } from './art/pieces';
import { TileArt } from './art/Tile';
import { type Ground, tileOf, UNIT } from './ground';
import {
  boxOf,
  type DraftKind,
  ground,
  groundWith,
  offerOf,
  type Play,
  type Table,
  viewOf,
} from './play';
import { type Spot, spotsIn } from './spots';
import { APART_LARGE, isWithin } from './spread';
import { poseOf, standAt } from './Tiles';
import type { PlacedTile } from './types';
import { fieldWords } from './words';

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
  const draw = ({ tile, turns }: PlacedTile) => (
    <TileArt tile={tileOf(table.catalogue, tile)} turns={turns} />
  );
  return (
    <>
      <Places ghost={ghost} testId="hunters-spot" />
      <Tried ghost={ghost} draw={(at) => ground(table).at(at.x, at.y) === undefined && draw(at)} />
      <PlayedArt ghost={ghost} draw={draw} />
      <GhostArt ghost={ghost} frame={-1} draw={draw} />
    </>
  );
}

interface Square {
  readonly x: number;
  readonly y: number;
}

/** What a finger may mean on the table, in pixels. */
export function takenOf(table: Table, play: Play): readonly Box[] {
  const offer = offerOf(table);
  const lies = ground(table);
  const tiles =
    offer?.type === 'occupy'
      ? [offer.tile]
      : offer?.type === 'takeBack'
        ? offer.pawns.map(({ tile }) => tile)
        : [];
  const boxes = tiles.flatMap((tile) => lies.lying(tile) ?? []).map(boxOf);
  return [...play.ghost.targets(), ...boxes.map((box) => table.viewport.pixelBox(box))];
}

/** The square whatever is about to happen belongs to. */
function squareOf(table: Table, shade: DraftKind): Square | undefined {
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
export function AboveTable({ table, play }: { table: Table; play: Play }): JSX.Element {
  const { ghost } = play;
  const shade = play.shade.value;
  const square = shade && shade.type !== 'tile' ? squareOf(table, shade) : undefined;
  return (
    <GhostOverlay ghost={ghost} around={square && boxOf(square)} turn={msg('hunters-turn')}>
      <SpotGrips table={table} play={play} />
      <Total table={table} play={play} />
    </GhostOverlay>
  );
}

/** What the ghost brings the seat now; for everybody it stands in the bar. */
function Total({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const shade = play.shade.value;
  const preview = table.preview.value;
  const isAstray = shade?.type === 'tile' && play.ghost.at.value === null;
  const square = shade && shade.type !== 'none' && !isAstray ? squareOf(table, shade) : undefined;
  const delta = preview ? gainOf(preview, table.seat.value) : 0;
  // Beside what was played the words tell it, and the place itself is to be seen.
  if (!square || delta === 0 || table.played?.value) return null;
  return (
    <GhostTotal ghost={play.ghost} box={boxOf(square)} delta={delta}>
      {signed(delta)}
    </GhostTotal>
  );
}

/** The places open to a piece on the tile just placed. */
export function openSpots(table: Table): readonly Spot[] {
  const offer = offerOf(table);
  return offer?.type === 'occupy' ? spotsIn(ground(table), offer) : [];
}

/** The places open to a piece on the tile that is about to lie. */
export function spotsAhead(table: Table, play: Play): readonly Spot[] {
  const lying = play.ghost.at.value;
  const offer = play.ahead.value;
  return lying && offer ? spotsIn(groundWith(table, lying), offer) : [];
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
  const isSmall = table.viewport.cellSize() < SPREAD_PX || isWithin(spots, APART_LARGE);
  return (
    <g>
      {current && <CurrentTile at={current} />}
      <SpotTies spots={spots} />
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

/** Whether a place is the one that is about to be taken. */
export function isMeant(play: Play, { piece, at }: Spot): boolean {
  const shade = play.shade.value;
  if (shade?.type === 'piece') return shade.piece === piece && shade.at.zone === at.zone;
  if (shade?.type !== 'tile' || shade.onto === undefined || shade.onto === 'none') return false;
  return shade.onto.piece === piece && shade.onto.zone === at.zone;
}

/** Whether a place is the one that was taken, where the draft shows a better one. */
function wasPlayed(table: Table, { piece, at }: Spot): boolean {
  const shade = table.played?.value?.ghost as DraftKind | undefined;
  return shade?.type === 'piece' && shade.piece === piece && shade.at.zone === at.zone;
}

/** A tile this large keeps the spots for pieces apart. */
export const SPOTS_PX = 130;

/**
 * What may go onto the tile that is about to lie: all of it where there is room, else the choice; and
 * the letters of the chips.
 */
export function SpotsAhead({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const spots = spotsAhead(table, play);
  const hasRoom = table.viewport.cellSize() >= SPOTS_PX;
  const shown = spots.filter((spot) => hasRoom || isMeant(play, spot));
  const isSmall = isWithin(spots, APART_LARGE);
  return (
    <g class="hg-ahead" data-testid="hunters-ahead">
      <SpotTies spots={shown} />
      {shown.map((spot) => (
        <SpotMark
          key={`${spot.piece}-${spot.at.zone}`}
          table={table}
          play={play}
          spot={spot}
          isSmall={hasRoom && isSmall}
        />
      ))}
      {spots.map((spot) => (
        <SpotLetter
          key={`${spot.piece}-${spot.at.zone}`}
          spot={spot}
          isSmall={isSmall}
          isAlone={!shown.includes(spot)}
        />
      ))}
    </g>
  );
}

/** What a finger touches of them: over the ghost's handle, which turns the tile. */
function SpotGrips({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  if (table.viewport.cellSize() < SPOTS_PX) return null;
  return (
    <>
      {spotsAhead(table, play).map((spot) => {
        const { x, y } = table.viewport.pixelAt(spot);
        const { piece, at } = spot;
        const words = fieldWords(ground(table), at, piece);
        return (
          <button
            key={`${piece}-${at.zone}`}
            type="button"
            class="hg-ahead-grip"
            aria-label={spot.letter === '' ? words : `${spot.letter}: ${words}`}
            aria-pressed={isMeant(play, spot)}
            data-testid={`hunters-ahead-${piece}-${at.zone}`}
            style={{ left: `${x}px`, top: `${y}px` }}
            onClick={() => play.put({ piece, zone: at.zone })}
          />
        );
      })}
    </>
  );
}

/** From plates that gave way to where the pieces will stand; below all plates. */
export function SpotTies({ spots }: { spots: readonly Spot[] }): JSX.Element {
  return (
    <g>
      {spots.map(({ piece, at, x, y, from }) =>
        from ? (
          <path
            key={`${piece}-${at.zone}`}
            class="hg-place-tie"
            d={`M${from.x} ${from.y}L${x} ${y}`}
          />
        ) : null,
      )}
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
  const isChosen = isMeant(play, p.spot);
  const isPlayed = !isChosen && wasPlayed(table, p.spot);
  return (
    <g
      class={`hg-place${isChosen ? ' hg-place-chosen' : ''}${isPlayed ? ' hg-place-played' : ''}`}
      data-testid={isPlayed ? 'hunters-played' : undefined}
    >
      <circle class="hg-place-plate" cx={x} cy={y} r={isSmall ? 12 : 16} />
      <PieceArt
        mark={markOf(table.seats.value[seat]?.mark ?? '', seat)}
        pose={poseOf(ground(table).tile(at.tile), at.zone, piece)}
        x={x}
        y={y}
        size={isChosen ? 0.92 : isSmall ? 0.52 : 0.72}
        isGhost={!isChosen && !isPlayed}
      />
    </g>
  );
}

/** Its letter; drawn after all marks, so that no plate lies over it. */
export function SpotLetter(p: {
  spot: Spot;
  isSmall: boolean;
  /** Whether it stands there without its mark. */
  isAlone?: boolean;
}): JSX.Element | null {
  const { x, y, letter } = p.spot;
  if (letter === '') return null;
  const far = p.isAlone ? 0 : p.isSmall ? 9 : 12;
  return (
    <g class="hg-place-letter" transform={`translate(${x + far} ${y - far})`}>
      <circle class="hg-letter-plate" r="7" />
      <text class="hg-letter" y="3.6">
        {letter}
      </text>
    </g>
  );
}

/** A frame around the tile just placed. */
function CurrentTile({ at: { x, y } }: { at: Square }): JSX.Element {
  const frame = { x: x * UNIT, y: y * UNIT, width: UNIT, height: UNIT, rx: 4 };
  return (
    <g data-testid="hunters-current">
      <rect class="hg-current-back" {...frame} />
      <rect class="hg-current" {...frame} />
    </g>
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
    if (boxes.length > 0) table.viewport.show(boxes.reduce(union));
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
