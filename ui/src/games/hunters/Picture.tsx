// The table from afar, for the list of games.

import type { JSX } from 'preact';
import { markOf } from '../../kit/marks';
import type { PictureProps } from '../game-ui';
import { PieceArt } from './art/pieces';
import { TileArt } from './art/Tile';
import { boundsOf, Ground, UNIT } from './ground';
import { poseOf, standAt } from './Tiles';

/** All tiles with the pieces on them. */
export function Picture({ view, catalogue, marks }: PictureProps<'hunters'>): JSX.Element {
  const lies = new Ground(view, catalogue);
  const box = boundsOf(view.placed, 0.3);
  return (
    <div class="hg hg-board game-board picture">
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
        {view.placed.map(({ id, x, y, turns }) => (
          <g key={id} transform={`translate(${x * UNIT} ${y * UNIT})`}>
            <TileArt tile={lies.tile(id)} turns={turns} />
          </g>
        ))}
        {view.pieces.map(({ seat, piece, at }) => {
          const { x, y } = standAt(lies, at, piece);
          return (
            <PieceArt
              key={`${seat}-${piece}-${at.tile}-${at.zone}`}
              mark={markOf(marks[seat] ?? '', seat)}
              pose={poseOf(lies.tile(at.tile), at.zone, piece)}
              x={x}
              y={y}
              size={1.5}
            />
          );
        })}
      </svg>
    </div>
  );
}
