// Pictures of what is neither a creature nor a relation, each as it looks on the board.

import type { ComponentChildren, JSX } from 'preact';
import { RaceFace } from './art/race';
import { Ship, Teleport } from './art/ship';
import { mapOf, SHORE } from './map';
import { PlanetArt } from './Planets';
import type { Catalogue } from './types';

interface SceneProps {
  readonly box: string;
  readonly width?: number;
  readonly children: ComponentChildren;
}

/** A piece of the sky with something in it. */
function Scene({ box, width = 72, children }: SceneProps): JSX.Element {
  return (
    <svg class="sb-thing-sky" viewBox={box} width={width} height="72" aria-hidden="true">
      {children}
    </svg>
  );
}

/** One planet, alone in the sky; without an id the first of the pack. */
export function PlanetPicture(p: {
  catalogue: Catalogue;
  id?: string | undefined;
  isShut?: boolean;
}): JSX.Element | null {
  const { catalogue, id, isShut = false } = p;
  const { planets } = mapOf(catalogue);
  const placed = planets.find(({ entry }) => entry.planet === id) ?? planets[0];
  if (!placed) return null;
  const { width, height } = placed.box;
  // What sticks out of a planet stays within about forty units of its cells.
  const side = Math.max(width, height) + 64;
  const box = `${(width - side) / 2 - SHORE} ${(height - side) / 2 - SHORE} ${side} ${side}`;
  return (
    <Scene box={box}>
      <PlanetArt placed={placed} isShut={isShut} />
    </Scene>
  );
}

/** A race card, face up. */
export function CardPicture(): JSX.Element {
  return (
    <span class="sb-thing-card">
      <RaceFace race="spud" size={48} />
    </span>
  );
}

export function ShipPicture(): JSX.Element {
  return (
    <Scene box="-36 -36 72 72">
      <Ship owner="sun" load={1} />
    </Scene>
  );
}

export function TeleportPicture(): JSX.Element {
  return (
    <Scene box="-36 -36 72 72">
      <Teleport />
    </Scene>
  );
}

/** Fields of the path up to the dock of a planet. */
export function PathPicture(): JSX.Element {
  return (
    <Scene box="-30 -36 144 72" width={144}>
      <path class="sb-path" d="M0 0H84" />
      <circle class="sb-node" r="13" />
      <circle class="sb-node" cx="42" r="13" />
      <g transform="translate(84 0)">
        <circle class="sb-node sb-node-dock" r="17" />
        <path class="sb-node-sign" d="M-6 6H6M0 -8V3M-4 -1L0 3L4 -1" />
      </g>
    </Scene>
  );
}

export function CoinsPicture(): JSX.Element {
  return (
    <svg viewBox="-30 -30 60 60" width="64" height="64" aria-hidden="true">
      {[
        [-11, 9],
        [11, 11],
        [1, -9],
      ].map(([x = 0, y = 0]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle class="sb-coin" r="15" />
          <circle class="sb-coin-rim" r="10.500" />
        </g>
      ))}
    </svg>
  );
}

/** How many fields of the track stand in a row of its picture. */
const ROW = 5;

/** All of the track, row by row. */
export function TrackPicture({ catalogue: { track } }: { catalogue: Catalogue }): JSX.Element {
  const rows = Math.ceil(track.length / ROW);
  return (
    <svg
      class="sb-thing-track"
      viewBox={`-2 -2 ${ROW * 26 + 2} ${rows * 26 + 2}`}
      width={ROW * 16}
      height={rows * 16}
      aria-hidden="true"
    >
      {track.map((field, i) => {
        const isRound = field.type === 'round';
        return (
          <g
            key={i}
            transform={`translate(${(i % ROW) * 26} ${Math.floor(i / ROW) * 26})`}
            data-type={field.type}
            data-scores={isRound && field.dominance > 0}
          >
            <rect width="24" height="24" rx={field.type === 'shipOnly' ? 12 : 4} />
            {isRound && (
              <text x="12" y="17">
                {field.number}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
