// The board: the tiles everybody lays, the ghost of what is about to happen, and the answers to
// what the player asks by tapping.

import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { type Box, union } from '../../kit/geometry';
import { centreOf } from '../../kit/ghost/ghost';
import { useGhostKeys } from '../../kit/ghost/keys';
import { Pointed } from '../../kit/Pointed';
import { Surface } from '../../kit/Surface';
import { TileShadows } from '../../kit/TileShadows';
import { askWhat } from '../../state/nav';
import { say } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { AskedCard } from './AreaCard';
import { Glow, Wash } from './Areas';
import {
  AboveTable,
  Callable,
  DeadGaps,
  openSpots,
  SPOTS_PX,
  Spots,
  SpotsAhead,
  TileGhost,
  takenOf,
} from './Ghost';
import { boundsOf, squareAt, UNIT } from './ground';
import {
  boxOf,
  ground,
  offerOf,
  type Play,
  playOf,
  type Table,
  takeBackDraft,
  viewOf,
} from './play';
import { pointedAt } from './pointed';
import { BonusNotice, Floats } from './Scoring';
import { Steppe } from './Steppe';
import { AnimalMarks, LastTiles, Pieces, Tiles } from './Tiles';
import { thingAt } from './things';

/** Below this a finger does not hit a square: the first tap comes closer. */
const SMALL_PX = 44;
const CLOSE_PX = 84;
/** From this size on the drawing shows all its detail. */
const FAR_PX = 60;

/** The table everybody plays on. */
export function Board({ table }: BoardProps<'hunters'>): JSX.Element {
  const play = playOf(table);
  const view = viewOf(table);
  useGhostKeys(play.ghost, { w: () => play.wash() });
  const bounds = boundsNow(table);
  const isFar = useComputed(() => table.viewport.cellSize() < FAR_PX).value;
  return (
    <div
      class="hg hg-board game-board"
      data-testid="hunters-board"
      data-phase={view.phase}
      data-far={isFar}
    >
      <Surface
        viewport={table.viewport}
        bounds={bounds}
        cell={UNIT}
        label={say('hunters-board-label', { n: view.placed.length })}
        onTap={(at, hit) => tapped(table, play, at, hit)}
        onHold={(at) => {
          play.ghost.forget();
          if (!askGap(table, play, squareAt(at))) askWhat(thingAt(table, at));
        }}
        taken={() => takenOf(table, play)}
        isClear
        overlay={
          <>
            <AboveTable table={table} play={play} />
            <BonusNotice table={table} />
          </>
        }
      >
        <Steppe />
        <TileShadows cells={view.placed} side={UNIT} />
        <Tiles table={table} />
        <Wash table={table} play={play} isFar={isFar} />
        <Glow table={table} play={play} />
        <AnimalMarks table={table} />
        <Pieces table={table} />
        {table.offer.value !== null && <LastTiles table={table} />}
        <DeadGaps table={table} />
        <Callable table={table} play={play} />
        <Spots table={table} play={play} />
        <TileGhost table={table} play={play} />
        <SpotsAhead table={table} play={play} />
        <Pointed viewport={table.viewport} boxes={pointedAt(table, play)} />
        <Floats table={table} />
      </Surface>
      <AskedCard table={table} play={play} />
    </div>
  );
}

/**
 * All tiles and the squares around them. While a piece is chosen nobody needs the squares around the
 * tile just placed: between tile and piece the view stays.
 */
function boundsNow(table: Table): Box {
  const { placed, phase, current } = viewOf(table);
  if (phase === 'over') return boundsOf(placed, 0.4);
  const offer = offerOf(table);
  const isPiece = offer?.type === 'occupy' || offer?.type === 'takeBack';
  const before = isPiece ? placed.filter(({ id }) => id !== current) : placed;
  return union(boundsOf(before, 1.15), boundsOf(placed, 0));
}

/** A tap on the board. */
function tapped(
  table: Table,
  play: Play,
  at: { x: number; y: number },
  hit: string | null,
): boolean {
  if (table.lit.value) {
    table.light(table.lit.value.seat, null);
    return true;
  }
  const offer = offerOf(table);
  if (hit?.startsWith('back-')) return callBack(table, hit);
  if (offer?.type === 'occupy' && tappedSpot(table, play, at, hit)) return true;
  const square = squareAt(at);
  if (ground(table).at(square.x, square.y)) return ask(table, play, at);
  if (offer?.type === 'place') return placeAt(table, play, square);
  return askGap(table, play, square);
}

/** A tap on an empty square: the ghost comes, or the engine says why not. */
function placeAt(table: Table, play: Play, square: { x: number; y: number }): true {
  const middle = centreOf(boxOf(square));
  const isSmall = table.viewport.cellSize() < SMALL_PX;
  if (!play.ghost.aim(middle)) askGap(table, play, square);
  else if (isSmall) table.viewport.comeCloser(middle, CLOSE_PX);
  return true;
}

/** Asks what can still fill an empty square beside the tiles: also where the waiting tile would. */
function askGap(table: Table, play: Play, { x, y }: { x: number; y: number }): boolean {
  const isGap = viewOf(table).outlook.gaps.some((gap) => gap.x === x && gap.y === y);
  play.ask(isGap ? { type: 'gap', x, y } : null);
  return isGap;
}

/** Asks about the area under a point; asking about the same one again puts the card away. */
function ask(table: Table, play: Play, point: { x: number; y: number }): boolean {
  const lies = ground(table);
  const at = lies.fieldAt(point);
  if (!at) return false;
  const areas = lies.areasOf(at);
  const before = play.asked.peek();
  if (before?.type === 'area') {
    const was = lies.areasOf(before.at);
    const isSame = was.own === areas.own && was.system === areas.system;
    if (isSame) {
      // River first, then the system behind it, then nothing.
      const canSwitch = areas.own !== undefined && areas.system !== undefined;
      play.ask(canSwitch && !before.isSystem ? { ...before, isSystem: true } : null);
      return true;
    }
  }
  play.ghost.forget();
  play.ask({ type: 'area', at, isSystem: areas.own === undefined });
  return true;
}

/** A tap near a spot for a piece chooses it; where spots are too close, the viewport comes closer. */
function tappedSpot(
  table: Table,
  play: Play,
  at: { x: number; y: number },
  hit: string | null,
): boolean {
  const spots = openSpots(table);
  const current = viewOf(table).placed.find(({ id }) => id === viewOf(table).current);
  if (!current) return false;
  const square = squareAt(at);
  const isOn = square.x === current.x && square.y === current.y;
  if (hit === null && !isOn) return false;
  if (table.viewport.cellSize() < SPOTS_PX && spots.length > 1) {
    const middle = { x: (current.x + 0.5) * UNIT, y: (current.y + 0.5) * UNIT };
    table.viewport.zoomTemporarily(middle, SPOTS_PX * 1.25);
    return true;
  }
  const near = spots
    .map((spot) => ({ spot, away: Math.hypot(spot.x - at.x, spot.y - at.y) }))
    .sort((a, b) => a.away - b.away)[0];
  if (!near || near.away > 24) return false;
  play.occupy(near.spot.piece, near.spot.at.zone);
  return true;
}

function callBack(table: Table, hit: string): boolean {
  const [tile = -1, zone = -1] = hit.slice('back-'.length).split('-').map(Number);
  table.choose(takeBackDraft(table, { tile, zone }));
  return true;
}
