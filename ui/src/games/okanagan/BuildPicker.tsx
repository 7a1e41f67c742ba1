// Building on the tile just placed: the tile large, every open spot a button on it, the stock beside
// it, and what the building would bring in the areas it closes.

import type { JSX } from 'preact';
import { say } from '../../words/words';
import { BuildingArt, BuildingPicture } from './art/building';
import { spotPoint, UNIT } from './art/geometry';
import { TilePicture } from './art/tile';
import {
  buildDraft,
  type Hold,
  lastPlaced,
  offerOf,
  openSpots,
  ownPlayer,
  packOf,
  spotWords,
  type Table,
  tileOf,
} from './hold';
import { markAt, Who } from './parts';
import type { Building, Spot, Turns } from './types';
import { BUILDINGS } from './types';

/** The tile with its open spots. */
export function BuildPicker({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const last = lastPlaced(table);
  const offer = offerOf(table);
  if (!last || !offer) return null;
  const tile = tileOf(packOf(table), last.tile);
  const turns = last.rotation as Turns;
  const mark = markAt(table, table.seat.value);
  const ghost = hold.ghost.value;
  const chosen = ghost?.type === 'building' ? JSON.stringify(ghost.spot) : null;
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
              class="ok-spot"
              data-testid={`okanagan-${spotId(spot)}`}
              aria-label={say(spotWords(table, spot))}
              aria-pressed={chosen === key}
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
      <div class="ok-build-side">
        <ul class="ok-kinds">
          {BUILDINGS.map((kind, i) => (
            <Kind key={kind} table={table} kind={kind} left={ownPlayer(table)?.stock[i] ?? 0} />
          ))}
        </ul>
        <Closing table={table} />
      </div>
    </div>
  );
}

/** "farm-0", "warehouse-2", "silo". */
export function spotId(spot: Spot): string {
  if (spot.type === 'farm') return `farm-${spot.segment}`;
  return spot.type === 'warehouse' ? `warehouse-${spot.border}` : 'silo';
}

function Kind({ table, kind, left }: { table: Table; kind: Building; left: number }): JSX.Element {
  const influence = packOf(table).buildings.find((it) => it.building === kind)?.influence ?? 0;
  return (
    <li class="ok-kind" data-none={left === 0}>
      <BuildingPicture kind={kind} mark={markAt(table, table.seat.value)} size={34} />
      <span>
        <b>{say('okanagan-building-left', { building: kind, n: left })}</b>
        <small>{say('okanagan-building-where', { building: kind, n: influence })}</small>
      </span>
    </li>
  );
}

/** Areas that the chosen building would bring to evaluation, with everybody's influence. */
function Closing({ table }: { table: Table }): JSX.Element | null {
  const preview = table.preview.value;
  if (!preview) return null;
  const closing = preview.events.flatMap((event) =>
    event.game === 'okanagan' && event.type === 'evaluated' ? [event] : [],
  );
  return (
    <div class="ok-closing" role="status">
      {closing.map(({ segment, terrain, influence }) => (
        <p key={segment}>
          <b>{say('okanagan-closes', { terrain })}</b>{' '}
          {influence.map((n, seat) =>
            n === 0 ? null : (
              <span key={seat} class="ok-rank">
                <Who table={table} seat={seat} /> {n}
              </span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
