// A tile, face up and face down.

import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import type { Back, Terrain, Tile, Turns } from '../types';
import { ActionArt } from './action';
import {
  borderCorners,
  borderPath,
  iconSpots,
  SIDES,
  segmentPath,
  segmentsAround,
  UNIT,
} from './geometry';
import { Growth, growthOf } from './land';
import { TokenArt } from './token';

export interface TileProps {
  readonly tile: Tile;
  readonly turns?: Turns;
  /** Whether the middle and the borders show the pads on which silo and warehouses stand. */
  readonly hasPads?: boolean;
}

/** The face of a tile in a box of 100 × 100 at the origin; all pictures on it stand upright. */
export const TileArt = memo(function TileArt({ tile, turns = 0 }: TileProps): JSX.Element {
  const around = segmentsAround(tile, turns).map((segment) => terrainOf(tile, segment));
  return (
    <g class="ok-tile" clip-path="url(#ok-clip)">
      {tile.segments.map(({ terrain }, segment) => (
        <path
          key={segment}
          class={`ok-ground ok-ground-${terrain}`}
          d={segmentPath(tile, turns, segment)}
        />
      ))}
      {borderCorners(tile, turns).map((corner) => {
        const path = borderPath(tile, turns, corner);
        const isShore = around[corner] === 'lake' || around[(corner + 3) % 4] === 'lake';
        return (
          <g key={corner}>
            <path class={isShore ? 'ok-border ok-border-shore' : 'ok-border'} d={path} />
            {isShore && <path class="ok-sand" d={path} />}
          </g>
        );
      })}
      <Growth growth={growthOf(around, Number(tile.tile.slice(1)))} />
      {borderCorners(tile, turns).map((corner) => {
        const [x, y] = [
          [32, 32],
          [68, 32],
          [68, 68],
          [32, 68],
        ][corner] ?? [50, 50];
        return (
          <rect
            key={corner}
            class="ok-pad"
            x={(x ?? 0) - 3.2}
            y={(y ?? 0) - 3.2}
            width="6.4"
            height="6.4"
            rx="1.2"
          />
        );
      })}
      <circle class="ok-pad" cx="50" cy="50" r="5.5" />
      {tile.segments.map((segment, i) => {
        const spots = iconSpots(tile, turns, i);
        return segment.rewards.map((reward, n) => {
          const spot = spots[n];
          if (!spot) return null;
          return (
            <g key={`${i}-${n}`} transform={`translate(${spot.x} ${spot.y}) scale(0.8)`}>
              <TokenArt reward={reward} />
            </g>
          );
        });
      })}
      <rect class="ok-tile-edge" width={UNIT} height={UNIT} />
    </g>
  );
});

const terrainOf = (tile: Tile, segment: number): Terrain =>
  tile.segments[segment]?.terrain ?? 'prairie';

/** The bounds of a tile; once in every picture that shows tiles. */
export function TileDefs(): JSX.Element {
  return (
    <defs>
      <clipPath id="ok-clip">
        <rect x="-0.3" y="-0.3" width={UNIT + 0.6} height={UNIT + 0.6} />
      </clipPath>
    </defs>
  );
}

/** The back of a tile: parchment with the bonus action. */
const BackArt = memo(function BackArt({ back }: { back: Back }): JSX.Element {
  return (
    <g class="ok-back">
      <rect class="ok-back-ground" x="1.5" y="1.5" width="97" height="97" rx="9" />
      <rect class="ok-back-frame" x="7" y="7" width="86" height="86" rx="6" />
      {SIDES.map((corner) => (
        <path
          key={corner}
          class="ok-back-corner"
          d="M7 20Q20 20 20 7"
          transform={`rotate(${corner * 90} 50 50)`}
        />
      ))}
      <g transform="translate(50 50)">
        <ActionArt back={back} />
      </g>
    </g>
  );
});

/** A tile as a picture of its own. */
export function TilePicture({ tile, turns = 0 }: TileProps): JSX.Element {
  return (
    <svg class="ok-picture fills" viewBox="-2 -2 104 104" aria-hidden="true">
      <TileDefs />
      <TileArt tile={tile} turns={turns} />
      <rect class="ok-tile-rim" x="-0.5" y="-0.5" width="101" height="101" rx="3" />
    </svg>
  );
}

/** A back as a picture of its own. */
export function BackPicture({ back }: { back: Back }): JSX.Element {
  return (
    <svg class="ok-picture fills" viewBox="-2 -2 104 104" aria-hidden="true">
      <BackArt back={back} />
    </svg>
  );
}
