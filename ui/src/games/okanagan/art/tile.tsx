// A tile, face up and face down.

import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { mergePaths, ring, type Stroke, transformPaths } from '../../../kit/ink';
import { memoizeWeak } from '../../../kit/memoize-weak';
import { Strokes } from '../../../kit/Strokes';
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
import { grown, growthOf } from './land';
import { tokenStrokes } from './token';

export interface TileProps {
  readonly tile: Tile;
  readonly turns?: Turns;
  /** Whether the middle and the borders show the pads on which silo and warehouses stand. */
  readonly hasPads?: boolean;
}

/** The face of a tile in a box of 100 × 100 at the origin; all pictures on it stand upright. */
export const TileArt = memo(function TileArt({ tile, turns = 0 }: TileProps): JSX.Element {
  const face = FACES[turns]?.(tile);
  return (
    <g class="ok-tile" clip-path="url(#ok-clip)">
      <Strokes strokes={face?.ground ?? []} />
      <g class="ok-tile-tokens">
        <Strokes strokes={face?.tokens ?? []} />
      </g>
      <rect class="ok-tile-edge" width={UNIT} height={UNIT} />
    </g>
  );
});

/** What there is to draw of a tile, by its turns; worked out when it is first drawn so. */
const FACES = [0, 1, 2, 3].map((turns) =>
  memoizeWeak((tile: Tile) => ({
    ground: ground(tile, turns as Turns),
    tokens: tokens(tile, turns as Turns),
  })),
);

/** The terrains of a tile, their borders, what grows on them, and the pads. */
function ground(tile: Tile, turns: Turns): readonly Stroke[] {
  const around = segmentsAround(tile, turns).map((segment) => terrainOf(tile, segment));
  const corners = borderCorners(tile, turns);
  const lands = tile.segments.map(({ terrain }, segment) => ({
    class: `ok-ground-${terrain}`,
    d: segmentPath(tile, turns, segment),
  }));
  const borders = corners.flatMap((corner): readonly Stroke[] => {
    const d = borderPath(tile, turns, corner);
    const isShore = around[corner] === 'lake' || around[(corner + 3) % 4] === 'lake';
    return isShore
      ? [
          { class: 'ok-border ok-border-shore', d },
          { class: 'ok-sand', d },
        ]
      : [{ class: 'ok-border', d }];
  });
  const pads = corners.map((corner) => PADS[corner]).join('') + ring(50, 50, 5.5);
  return [
    ...lands,
    ...borders,
    ...mergePaths(grown(growthOf(around, Number(tile.tile.slice(1)))), 0.8),
    { class: 'ok-pad', d: pads },
  ];
}

/** Where a warehouse may stand, at each corner. */
const PADS = [
  [32, 32],
  [68, 32],
  [68, 68],
  [32, 68],
].map(
  ([x = 50, y = 50]) =>
    `M${x - 2} ${y - 3.2}h4q1.2 0 1.2 1.2v4q0 1.2-1.2 1.200h-4q-1.2 0-1.2-1.200v-4q0-1.2 1.2-1.200z`,
);

/** The tokens on a tile, in as few paths as they allow. */
function tokens(tile: Tile, turns: Turns): readonly Stroke[] {
  const strokes = tile.segments.flatMap(({ rewards }, segment) => {
    const spots = iconSpots(tile, turns, segment);
    return rewards.flatMap((reward, n) => {
      const spot = spots[n];
      return spot ? transformPaths(tokenStrokes(reward), { ...spot, scale: 0.8 }) : [];
    });
  });
  return mergePaths(strokes, 0.7);
}

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
