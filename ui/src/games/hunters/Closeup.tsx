// The tile just placed, large beside the choice of a piece: on a small board nobody could see which
// of three meadows is A.

import type { JSX } from 'preact';
import { shareIn } from '../../kit/orientation';
import { TileArt } from './art/Tile';
import { openSpots, SPREAD_PX, SpotLetter, SpotMark, SpotTies } from './Ghost';
import { UNIT } from './ground';
import { ground, type Play, type Table } from './play';

/** How far beside a spot a finger may come down, in board units. */
const NEAR = 26;

/** Around the tile, for marks that stand at its edge, in board units. */
const RIM = 9;
const SIDE = UNIT + 2 * RIM;

/** Only where the tile on the board is too small to tell its spots apart. */
export function Closeup({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const spots = openSpots(table);
  const lying = ground(table).lying(spots[0]?.at.tile ?? -1);
  if (!lying || spots.length < 2 || table.viewport.cellSize() >= SPREAD_PX) return null;
  const pick = (event: MouseEvent & { readonly currentTarget: Element }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = shareIn(box, { x: event.clientX, y: event.clientY });
    const x = lying.x * UNIT - RIM + share.x * SIDE;
    const y = lying.y * UNIT - RIM + share.y * SIDE;
    const near = spots
      .map((spot) => ({ spot, away: Math.hypot(spot.x - x, spot.y - y) }))
      .sort((a, b) => a.away - b.away)[0];
    if (!near || near.away > NEAR) return;
    play.occupy(near.spot.piece, near.spot.at.zone);
  };
  // For eyes and fingers only: the chips beside it say and do the same.
  return (
    <button
      type="button"
      class="hg-closeup"
      tabIndex={-1}
      aria-hidden="true"
      data-testid="hunters-closeup"
      onClick={pick}
    >
      <svg viewBox={`${lying.x * UNIT - RIM} ${lying.y * UNIT - RIM} ${SIDE} ${SIDE}`}>
        <g transform={`translate(${lying.x * UNIT} ${lying.y * UNIT})`}>
          <rect class="hg-closeup-edge" x="-1.5" y="-1.5" width="103" height="103" rx="3" />
          <TileArt tile={ground(table).tile(lying.id)} turns={lying.turns} />
        </g>
        <SpotTies spots={spots} />
        {spots.map((spot) => (
          <SpotMark
            key={`${spot.piece}-${spot.at.zone}`}
            table={table}
            play={play}
            spot={spot}
            isSmall
          />
        ))}
        {spots.map((spot) => (
          <SpotLetter key={`${spot.piece}-${spot.at.zone}`} spot={spot} isSmall />
        ))}
      </svg>
    </button>
  );
}
