// The board: the valley, what stands on it, the ghost with its buttons, and the card of the area
// asked about.

import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type Box, boxAround } from '../../kit/geometry';
import { GhostOverlay } from '../../kit/ghost/GhostOverlay';
import { centreOf } from '../../kit/ghost/ghost';
import { useGhostKeys } from '../../kit/ghost/keys';
import { markColour, markOf } from '../../kit/marks';
import { Pointed } from '../../kit/Pointed';
import { Surface } from '../../kit/Surface';
import { TileShadows } from '../../kit/TileShadows';
import { askWhat } from '../../state/nav';
import { msg, say } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { AreaCard } from './AreaCard';
import { BuildingArt } from './art/building';
import { type Point, segmentPath, spotPoint, UNIT } from './art/geometry';
import { TileArt, TileDefs } from './art/tile';
import { askedGap, GapCard, isAt } from './GapCard';
import { GhostTile } from './Ghost';
import {
  areaAt,
  boxOf,
  buildDraft,
  type Cell,
  cellAt,
  heldTile,
  lastPlaced,
  lyingAt,
  offerOf,
  openSpots,
  type Play,
  packOf,
  playedSpot,
  playOf,
  type Table,
  takenOf,
  tileOf,
  touchedAreas,
  viewOf,
} from './play';
import { thingAt } from './things';
import type { Spot, Turns } from './types';
import { Valley } from './Valley';

/** The valley's place on the screen. */
export function Board({ table }: BoardProps<'okanagan'>): JSX.Element {
  const play = playOf(table);
  useGhostKeys(play.ghost);
  const { board } = viewOf(table);
  const last = lastPlaced(table);
  // What the others place comes into sight by itself where the player has chosen a view.
  useEffect(() => {
    if (last && board.length > 1) {
      table.viewport.show(boxOf(last.at));
    }
  }, [board.length]);
  const canPlace = (offerOf(table)?.place.length ?? 0) > 0;
  return (
    <div
      class="ok ok-board game-board"
      data-testid="okanagan-board"
      data-ghost={play.ghost.at.value !== null}
    >
      <Surface
        viewport={table.viewport}
        bounds={boundsOf(
          board.map(({ at }) => at),
          canPlace ? 1.1 : 0.35,
        )}
        cell={UNIT}
        label={say('okanagan-board-label', { n: board.length })}
        onTap={(at) => tapped(table, play, at)}
        onHold={(at) => {
          play.ghost.forget();
          if (!askGap(table, play, at)) askWhat(thingAt(table, at));
        }}
        taken={() => takenOf(table, play)}
        overlay={<GhostOverlay ghost={play.ghost} turn={msg('okanagan-turn')} />}
        isClear
      >
        <TileDefs />
        <Valley />
        <Tiles table={table} />
        <LastPlaced table={table} />
        <Glow table={table} play={play} />
        <Buildings table={table} />
        <BuildSpots table={table} play={play} />
        {canPlace && <GhostTile table={table} play={play} />}
        <AskedGap play={play} />
        <Pointed viewport={table.viewport} boxes={pointedAt(table)} />
      </Surface>
      <AreaCard table={table} play={play} />
      <GapCard table={table} play={play} />
    </div>
  );
}

/** The box around cells with a ring of free land. */
export const boundsOf = (cells: readonly Cell[], ring: number): Box =>
  boxAround([{ x: 0, y: 0 }, ...cells], UNIT, ring);

/** All tiles on the table; drawn anew only when one comes or goes. */
function Tiles({ table }: { table: Table }): JSX.Element {
  const { board } = viewOf(table);
  const pack = packOf(table);
  const key = board
    .map(({ tile, at, rotation }) => `${tile},${at.x},${at.y},${rotation}`)
    .join(' ');
  return useMemo(
    () => (
      <g data-testid="okanagan-tiles">
        <TileShadows cells={board.map(({ at }) => at)} side={UNIT} />
        {board.map(({ tile, at, rotation }) => (
          <g
            key={tile}
            data-testid="okanagan-tile"
            data-thing={`tile-${tile}`}
            data-x={at.x}
            data-y={at.y}
            transform={`translate(${at.x * UNIT} ${at.y * UNIT})`}
          >
            <TileArt tile={tileOf(pack, tile)} turns={rotation as Turns} />
          </g>
        ))}
      </g>
    ),
    [key, pack],
  );
}

/** A frame in the active player's colour around the tile placed last. */
function LastPlaced({ table }: { table: Table }): JSX.Element | null {
  const view = viewOf(table);
  const last = lastPlaced(table);
  if (!last || view.board.length < 2) return null;
  const seat = last.building?.seat ?? view.active;
  const mark = markOf(table.seats.value[seat]?.mark ?? '', seat);
  const frame = {
    x: last.at.x * UNIT + 2,
    y: last.at.y * UNIT + 2,
    width: UNIT - 4,
    height: UNIT - 4,
    rx: 5,
  };
  return (
    <g style={{ '--own': markColour(mark) }} data-testid="okanagan-last">
      <rect class="ok-last-back" {...frame} />
      <rect class="ok-last" {...frame} />
    </g>
  );
}

/** Where a spot of a lying tile is, in board units. */
function standAt(table: Table, at: Cell, spot: Spot): Point | null {
  const lying = lyingAt(table, at);
  if (!lying) return null;
  const point = spotPoint(tileOf(packOf(table), lying.tile), lying.rotation as Turns, spot);
  return { x: at.x * UNIT + point.x, y: at.y * UNIT + point.y };
}

function Buildings({ table }: { table: Table }): JSX.Element {
  const lit = table.lit.value?.seat;
  return (
    <g data-testid="okanagan-buildings">
      {viewOf(table).board.map(({ tile, at, building }) => {
        if (!building) return null;
        const point = standAt(table, at, building.spot);
        if (!point) return null;
        const mark = markOf(table.seats.value[building.seat]?.mark ?? '', building.seat);
        return (
          <g
            key={tile}
            data-thing={`building-${tile}`}
            class={lit === undefined || lit === building.seat ? undefined : 'ok-not-lit'}
            transform={`translate(${point.x} ${point.y})`}
          >
            <BuildingArt kind={building.spot.type} mark={mark} />
          </g>
        );
      })}
    </g>
  );
}

/** The open spots on the tile just placed, and the building that is about to stand there. */
function BuildSpots({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const offer = offerOf(table);
  const last = lastPlaced(table);
  if (!offer || !last) return null;
  const spots = openSpots(offer);
  if (spots.length === 0) return null;
  const ghost = play.shade.value;
  const chosen = ghost?.type === 'building' ? ghost.spot : null;
  const played = playedSpot(table);
  const seat = table.seat.value;
  const mark = markOf(table.seats.value[seat]?.mark ?? '', seat);
  return (
    <g>
      {spots.map((spot) => {
        const point = standAt(table, last.at, spot);
        const isChosen = JSON.stringify(spot) === JSON.stringify(chosen);
        const isPlayed = !isChosen && JSON.stringify(spot) === JSON.stringify(played);
        if (!point || (chosen && !isChosen && !isPlayed)) return null;
        return (
          <g
            key={JSON.stringify(spot)}
            class={isChosen ? undefined : isPlayed ? 'ok-played-spot' : 'ok-open-spot'}
            data-testid={isPlayed ? 'okanagan-played-spot' : undefined}
            transform={`translate(${point.x} ${point.y}) scale(${isChosen ? 1 : 0.8})`}
          >
            {isPlayed && <circle class="ok-played-ring" r="20" />}
            <g>
              <BuildingArt kind={spot.type} mark={mark} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The areas that are spoken of: the one asked about, those a building would touch, or the one being
 * evaluated. */
function spokenOf(table: Table, play: Play): readonly number[] {
  if (play.area.value !== null) return [play.area.value];
  const told = evaluatedThen(table);
  if (told.length > 0) return told;
  const ghost = play.shade.value;
  if (ghost?.type === 'building') return touchedAreas(table, ghost.spot).map(({ id }) => id);
  const { evaluation } = viewOf(table);
  return evaluation?.area == null ? [] : [evaluation.area];
}

/** The tiles that the step of the past is about. */
function pointedAt(table: Table): readonly Box[] {
  return table.recalled.value.flatMap((event) =>
    event.type === 'tilePlaced' || event.type === 'built' ? boxOf(event.at) : [],
  );
}

/** The areas that the step of the past evaluated or closed. */
function evaluatedThen(table: Table): readonly number[] {
  return table.recalled.value.flatMap((event) => {
    if (event.type !== 'evaluated' && event.type !== 'closedEmpty') return [];
    return lyingAt(table, event.at)?.areas[event.segment] ?? [];
  });
}

/** Their edges; where one was asked about, everything else steps back. */
function Glow({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const view = viewOf(table);
  const ids = spokenOf(table, play);
  if (ids.length === 0) return null;
  const isAsked = play.area.value !== null;
  const pack = packOf(table);
  const paths = view.board.flatMap(({ tile, at, rotation, areas }) =>
    areas.flatMap((area, segment) =>
      ids.includes(area)
        ? [
            {
              key: `${tile}-${segment}`,
              d: segmentPath(tileOf(pack, tile), rotation as Turns, segment),
              transform: `translate(${at.x * UNIT} ${at.y * UNIT})`,
            },
          ]
        : [],
    ),
  );
  return (
    <g
      class={isAsked ? 'ok-glow' : 'ok-glow ok-glow-now'}
      data-testid="okanagan-glow"
      data-area={ids.join(' ')}
    >
      {isAsked && (
        <>
          <mask
            id="ok-mask"
            maskUnits="userSpaceOnUse"
            x="-9000"
            y="-9000"
            width="18000"
            height="18000"
          >
            <rect x="-9000" y="-9000" width="18000" height="18000" fill="#fff" />
            {paths.map(({ key, ...path }) => (
              <path key={key} {...path} fill="#000" />
            ))}
          </mask>
          <g mask="url(#ok-mask)">
            {view.board.map(({ tile, at }) => (
              <rect
                key={tile}
                class="ok-veil"
                x={at.x * UNIT}
                y={at.y * UNIT}
                width={UNIT}
                height={UNIT}
              />
            ))}
          </g>
        </>
      )}
      {paths.map(({ key, ...path }) => (
        <path key={key} {...path} class="ok-glow-edge" />
      ))}
    </g>
  );
}

/** A tap: the ghost goes there, a building is chosen, or an area is asked about. */
function tapped(table: Table, play: Play, at: Point): boolean {
  if (table.lit.value) {
    table.light(table.lit.value.seat, null);
    return true;
  }
  const cell = cellAt(at);
  const offer = offerOf(table);
  if (offer && offer.place.length > 0 && !lyingAt(table, cell)) {
    if (play.ghost.aim(centreOf(boxOf(cell)))) {
      play.askAbout(null);
      play.comeCloser(cell);
    } else {
      askGap(table, play, at);
    }
    return true;
  }
  if (offer && chooseSpot(table, offer, cell, at)) return true;
  const area = areaAt(table, at);
  if (!area) {
    const wasAsked = play.area.peek() !== null || play.gap.peek() !== null;
    if (!isAt(play.gap.peek(), cell) && askGap(table, play, at)) return true;
    play.askAbout(null);
    if (!wasAsked && heldTile(table) === null) return false;
    return wasAsked;
  }
  if (offer?.evaluate.length) {
    const pending = viewOf(table).evaluation?.pending.find((it) => it.area === area.id);
    if (pending && play.area.peek() === area.id) {
      table.choose({
        actions: [{ game: 'okanagan', type: 'evaluate', segment: pending.segment }],
        says: msg('okanagan-says-evaluate', { terrain: area.terrain }),
        ghost: { type: 'panel', key: `area-${area.id}` },
      });
      return true;
    }
  }
  play.askAbout(play.area.peek() === area.id ? null : { area: area.id, point: at });
  return true;
}

/** Asks what fits a free square: where a tile waits, by a finger that rests or where it does not fit. */
function askGap(table: Table, play: Play, point: Point): boolean {
  const gap = cellAt(point);
  const isGap = askedGap(table, gap) !== null;
  play.askAbout(isGap ? { gap, point } : null);
  return isGap;
}

/** The free square that was asked about. */
function AskedGap({ play }: { play: Play }): JSX.Element | null {
  const cell = play.gap.value;
  return cell && <rect class="ok-gap" {...boxOf(cell)} />;
}

/** On the tile just placed, while a building is to be chosen: the nearest open spot. */
function chooseSpot(
  table: Table,
  offer: NonNullable<ReturnType<typeof offerOf>>,
  cell: Cell,
  at: Point,
): boolean {
  const last = lastPlaced(table);
  const spots = openSpots(offer);
  if (!last || spots.length === 0 || last.at.x !== cell.x || last.at.y !== cell.y) return false;
  let nearest: Spot | null = null;
  let least = 26;
  for (const spot of spots) {
    const point = standAt(table, cell, spot);
    if (!point) continue;
    const away = Math.hypot(point.x - at.x, point.y - at.y);
    if (away < least) {
      least = away;
      nearest = spot;
    }
  }
  if (!nearest) return false;
  table.propose(buildDraft(table, nearest));
  return true;
}
