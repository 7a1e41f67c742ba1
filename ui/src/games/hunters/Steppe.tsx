// What lies around the tiles: bare steppe, tufts of grass, pebbles and the tracks of those who were
// here first. Quiet, so that nobody takes it for a part of the table.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { spellCircle } from './art/geometry';
import { UNIT } from './ground';

/** The land repeats after so many board units, both ways. */
const PERIOD = 360;
/** How far it reaches around the start tile: more than any view shows. */
const FAR = 100 * UNIT;

const TUFTS = [
  [38, 52],
  [212, 28],
  [318, 118],
  [124, 168],
  [26, 262],
  [256, 214],
  [170, 322],
  [334, 306],
] as const;
const PEBBLES = [
  [84, 96, 3.4],
  [91, 99, 2.2],
  [286, 62, 2.8],
  [196, 132, 2.2],
  [60, 330, 3],
  [300, 262, 3.4],
  [308, 266, 2],
] as const;
/** Footprints: where, and which way they go, in degrees clockwise from north. */
const TRACKS = [
  [150, 262, 62],
  [166, 244, 58],
  [186, 247, 66],
  [202, 229, 60],
  [222, 233, 70],
  [8, 168, 20],
  [28, 150, 24],
  [26, 126, 16],
  [46, 108, 28],
] as const;

const tuft = ([x, y]: readonly [number, number]): string =>
  `M${x - 5} ${y}q-1-5-4-8M${x} ${y}v-11M${x + 5} ${y}q1-5 4-8`;

function paw([x, y, turn]: readonly [number, number, number]): string {
  const angle = (turn * Math.PI) / 180;
  const spot = (across: number, ahead: number, r: number): string =>
    spellCircle(
      {
        x: x + across * Math.cos(angle) + ahead * Math.sin(angle),
        y: y + across * Math.sin(angle) - ahead * Math.cos(angle),
      },
      r,
    );
  return (
    spot(0, 0, 3.4) +
    spot(-4.4, 4, 1.5) +
    spot(-1.6, 6, 1.6) +
    spot(1.6, 6, 1.6) +
    spot(4.4, 4, 1.5)
  );
}

/** One pattern, so that panning and drawing anew cost next to nothing. */
export function Steppe(): JSX.Element {
  return useMemo(
    () => (
      <g class="hg-steppe">
        <pattern id="hg-steppe" width={PERIOD} height={PERIOD} patternUnits="userSpaceOnUse">
          <path class="hg-blades" d={TUFTS.map(tuft).join('')} />
          <path
            class="hg-marks"
            d={
              PEBBLES.map(([x, y, r]) => spellCircle({ x, y }, r)).join('') +
              TRACKS.map(paw).join('')
            }
          />
        </pattern>
        <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="url(#hg-steppe)" />
      </g>
    ),
    [],
  );
}
