// Building on the tile just placed: the tile large, every open spot a button on it, and beside it the
// stock, or the areas that the chosen building would touch.

import type { JSX } from 'preact';
import { Mark } from '../../kit/Mark';
import { say } from '../../words/words';
import { BuildingArt, BuildingPicture } from './art/building';
import { spotPoint, UNIT } from './art/geometry';
import { TilePicture } from './art/tile';
import { AreaIcons, markAt, ownColour, TerrainPicture, terrainName } from './parts';
import {
  buildDraft,
  lastPlaced,
  nameOf,
  offerOf,
  openSpots,
  ownPlayer,
  type Play,
  packOf,
  playedSpot,
  spotWords,
  type Table,
  tileOf,
  touchedAreas,
} from './play';
import type { Area, Building, Spot, Turns } from './types';
import { BUILDINGS } from './types';

/** The tile with its open spots. */
export function BuildPicker({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const last = lastPlaced(table);
  const offer = offerOf(table);
  if (!last || !offer) return null;
  const tile = tileOf(packOf(table), last.tile);
  const turns = last.rotation as Turns;
  const mark = markAt(table, table.seat.value);
  const ghost = play.shade.value;
  const own = ownPlayer(table);
  const chosen = ghost?.type === 'building' ? JSON.stringify(ghost.spot) : null;
  const played = JSON.stringify(playedSpot(table));
  return (
    <div class="ok-decide ok-build" data-testid="okanagan-decide-build">
      <div class="ok-build-tile">
        <TilePicture tile={tile} turns={turns} />
        {openSpots(offer).map((spot) => {
          const key = JSON.stringify(spot);
          const at = spotPoint(tile, turns, spot);
          return (
            <button
              key={key}
              type="button"
              class="ok-spot centred"
              data-testid={`okanagan-${spotId(spot)}`}
              aria-label={say(spotWords(table, spot))}
              aria-pressed={chosen === key}
              data-played={played === key}
              style={{
                left: `${((at.x + 2) / (UNIT + 4)) * 100}%`,
                top: `${((at.y + 2) / (UNIT + 4)) * 100}%`,
              }}
              onClick={() => table.propose(buildDraft(table, spot))}
            >
              <svg viewBox="-19 -19 38 36" aria-hidden="true">
                <BuildingArt kind={spot.type} mark={mark} />
              </svg>
            </button>
          );
        })}
      </div>
      <div class="ok-build-side grows">
        {ghost?.type === 'building' ? (
          <Touched table={table} spot={ghost.spot} />
        ) : (
          <ul class="ok-kinds">
            {BUILDINGS.map((kind, i) => (
              <Kind key={kind} table={table} kind={kind} left={own?.stock[i] ?? 0} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** "farm-0", "warehouse-2", "silo". */
function spotId(spot: Spot): string {
  if (spot.type === 'farm') return `farm-${spot.segment}`;
  return spot.type === 'warehouse' ? `warehouse-${spot.border}` : 'silo';
}

/** The influence of a kind of building, as the components say. */
const influenceOf = (table: Table, kind: Building): number =>
  packOf(table).buildings.find((it) => it.building === kind)?.influence ?? 0;

function Kind({ table, kind, left }: { table: Table; kind: Building; left: number }): JSX.Element {
  const influence = influenceOf(table, kind);
  return (
    <li class="ok-kind in-row" data-none={left === 0}>
      <BuildingPicture kind={kind} mark={markAt(table, table.seat.value)} size={34} />
      <span>
        <b>{say('okanagan-building-left', { building: kind, n: left })}</b>
        <small>{say('okanagan-building-where', { building: kind, n: influence })}</small>
      </span>
    </li>
  );
}

/** The areas the chosen building would touch: what they yield, and who would stand in them. */
function Touched({ table, spot }: { table: Table; spot: Spot }): JSX.Element {
  return (
    <ul class="ok-touched" aria-live="polite">
      {touchedAreas(table, spot).map((area) => (
        <li key={area.id} data-closes={area.openEdges === 0}>
          <span class="ok-touched-head in-row">
            <TerrainPicture terrain={area.terrain} />
            <span>
              <b>{terrainName(area.terrain)}</b>
              <small>
                {area.openEdges === 0
                  ? say('okanagan-is-closing')
                  : say('okanagan-open-edges', { n: area.openEdges })}
              </small>
            </span>
          </span>
          <AreaIcons area={area} size={20} />
          <Standing table={table} area={area} adds={influenceOf(table, spot.type)} />
        </li>
      ))}
    </ul>
  );
}

/** Everybody's influence in an area, with what the building would add to the player's own. */
function Standing(p: { table: Table; area: Area; adds: number }): JSX.Element {
  const { table, area, adds } = p;
  const own = table.seat.value;
  const standings = area.standings.some(({ seat }) => seat === own)
    ? area.standings
    : [...area.standings, { seat: own, influence: 0 }];
  return (
    <span class="ok-ranks in-wrap">
      {standings.map(({ seat, influence }) => (
        <span key={seat} class="ok-rank" style={ownColour(table, seat)}>
          <Mark mark={markAt(table, seat)} size={16} />
          <span class="unseen">{nameOf(table, seat)}</span>
          {influence > 0 && <b>{influence}</b>}
          {seat === own && <b class="ok-adds">+{adds}</b>}
        </span>
      ))}
    </span>
  );
}
