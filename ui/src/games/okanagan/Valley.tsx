// What lies under the tiles and around them: the sheet of a map that is still to be surveyed.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { UNIT } from './art/geometry';
import { PERIOD, valleyPaths } from './art/valley';

/** How far the ground reaches around the start tile, in board units: more than any view shows. */
const FAR = 60 * UNIT;

/** Trees and tufts of grass, sparse enough to be overlooked. */
const SIGNS =
  'M52 92v-7m-6 0l6-13 6 13ZM66 96v-6m-5 0l5-11 5 11ZM396 214v-7m-6 0l6-13 6 13Z' +
  'M204 402q-1-6-4-9m8 9v-11m4 11q1-5 4-8M330 70q-1-6-4-9m8 9v-11m4 11q1-5 4-8' +
  'M150 236l9-15 6 8 4-5 8 12M428 372q-1-6-4-9m8 9v-11m4 11q1-5 4-8M260 300v-7m-6 0l6-13 6 13Z';

/** Contour lines and signs; one pattern, so that panning and drawing anew cost next to nothing. */
export function Valley(): JSX.Element {
  return useMemo(() => {
    const { fine, bold } = valleyPaths();
    return (
      <g class="ok-valley">
        <pattern id="ok-valley" width={PERIOD} height={PERIOD} patternUnits="userSpaceOnUse">
          <path class="ok-contour" d={fine} />
          <path class="ok-contour ok-contour-bold" d={bold} />
          <path class="ok-sign" d={SIGNS} />
        </pattern>
        <rect x={-FAR} y={-FAR} width={2 * FAR} height={2 * FAR} fill="url(#ok-valley)" />
      </g>
    );
  }, []);
}
