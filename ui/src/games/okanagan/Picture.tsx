// The valley from afar, for the list of games.

import type { JSX } from 'preact';
import { markOf } from '../../kit/marks';
import type { PictureProps } from '../game-ui';
import { BuildingArt } from './art/building';
import { spotPoint, UNIT } from './art/geometry';
import { TileArt, TileDefs } from './art/tile';
import { boundsOf } from './Board';
import { tileOf } from './play';
import type { Turns } from './types';

/** All tiles with what stands on them. */
export function Picture({ view, catalogue, marks }: PictureProps<'okanagan'>): JSX.Element {
  const box = boundsOf(
    view.board.map(({ at }) => at),
    0.2,
  );
  return (
    <div class="ok ok-board game-board picture">
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
        <TileDefs />
        {view.board.map(({ tile, at, rotation }) => (
          <g key={tile} transform={`translate(${at.x * UNIT} ${at.y * UNIT})`}>
            <TileArt tile={tileOf(catalogue, tile)} turns={rotation as Turns} />
          </g>
        ))}
        {view.board.map(({ tile, at, rotation, building }) => {
          if (!building) return null;
          const { x, y } = spotPoint(tileOf(catalogue, tile), rotation as Turns, building.spot);
          return (
            <g key={tile} transform={`translate(${at.x * UNIT + x} ${at.y * UNIT + y}) scale(1.4)`}>
              <BuildingArt
                kind={building.spot.type}
                mark={markOf(marks[building.seat] ?? '', building.seat)}
              />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
