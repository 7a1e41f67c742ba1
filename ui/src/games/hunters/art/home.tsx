// The picture on Home and in the setup: a patch of land with a tribe on it.

import '../hunters.css';
import type { JSX } from 'preact';
import type { CatalogueTile } from '../../../host/gen/hunters';
import type { MarkName } from '../../../kit/marks';
import { turned } from '../ground';
import text from './home-tiles.json?raw';
import { PieceArt } from './pieces';
import { standOf } from './shape';
import { TileArt } from './Tile';

interface Laid {
  readonly x: number;
  readonly y: number;
  readonly turns: number;
  readonly tile: CatalogueTile;
}

/**
 * The land, which is drawn before any pack of tiles is loaded. The tiles join as the rules ask; they
 * were picked to show every kind of ground and beast.
 */
const LAND: readonly Laid[] = JSON.parse(text);

/** Who is on which tile and zone. */
const TRIBE: readonly (readonly [tile: number, type: string, mark: MarkName])[] = [
  [1, 'forest', 'sun'],
  [7, 'meadow', 'drop'],
  [8, 'river', 'moon'],
  [12, 'meadow', 'sun'],
];

export function HomeArt(): JSX.Element {
  return (
    <svg
      class="hg hg-home"
      viewBox="6 8 448 280"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      {LAND.map(({ x, y, turns, tile }) => (
        <g key={tile.id} transform={`translate(${x * 100} ${y * 100})`}>
          <TileArt tile={tile} turns={turns} />
        </g>
      ))}
      {TRIBE.map(([nth, type, mark]) => {
        const laid = LAND[nth];
        const zone = laid?.tile.zones.find(({ is }) => is.type === type)?.zone;
        if (!laid || zone === undefined) return null;
        const p = turned(standOf(laid.tile, zone, 'pawn'), laid.turns);
        return (
          <PieceArt
            key={nth}
            mark={mark}
            pose={type === 'meadow' ? 'lying' : 'standing'}
            x={laid.x * 100 + p.x}
            y={laid.y * 100 + p.y}
          />
        );
      })}
    </svg>
  );
}
