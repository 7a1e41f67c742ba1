// The star map from afar, for the list of games.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { markOf } from '../../kit/marks';
import type { PictureProps } from '../game-ui';
import { Creature, Patterns } from './art/creature';
import { Ship } from './art/ship';
import { spotOf } from './geometry';
import { MAP, StarMap } from './map';
import { Paths, Sky } from './Paths';
import { PlanetArt } from './Planets';
import { NEUTRAL } from './types';

/** All planets with those who live there, and the ships between them. */
export function Picture({ view, catalogue, marks }: PictureProps<'bastards'>): JSX.Element {
  const map = useMemo(() => new StarMap(catalogue), [catalogue]);
  const owner = (seat: number) => (seat === NEUTRAL ? null : markOf(marks[seat] ?? '', seat));
  const lying = map.lying(view.planets);
  return (
    <div class="sb sb-board picture">
      <Patterns />
      <svg viewBox={`${MAP.x} ${MAP.y} ${MAP.width} ${MAP.height}`} aria-hidden="true">
        <Sky />
        <Paths map={map} />
        {/* All art first, as on the board: nothing of a planet lies on its neighbour's creatures. */}
        {lying.map(({ placed, planet }) => (
          <g
            key={planet.planet}
            class="sb-planet"
            data-radioactive={planet.radioactive}
            transform={`translate(${placed.at.x} ${placed.at.y})`}
          >
            <PlanetArt placed={placed} isShut={planet.radioactive} />
          </g>
        ))}
        {lying.map(({ placed, planet }) => (
          <g key={planet.planet} transform={`translate(${placed.at.x} ${placed.at.y})`}>
            {planet.tokens.map((token) => (
              <Creature
                key={`${token.cell}-${token.colour}`}
                race={token.race}
                spots={token.cells.map(spotOf)}
                owner={owner(token.colour)}
                isCorpse={token.corpse}
              />
            ))}
          </g>
        ))}
        {view.seats.map(({ ship, hold }, seat) => {
          if (ship === null) return null;
          const { x, y } = map.node(ship);
          return (
            <g key={seat} transform={`translate(${x} ${y - 12})`}>
              <Ship owner={markOf(marks[seat] ?? '', seat)} load={hold.length} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
