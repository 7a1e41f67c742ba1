// The three buildings in a player's colour, each with the player's mark on it: a farm is a homestead
// in the open, a warehouse a broad store astride a border, a silo a tower in the middle. Drawn around
// the origin, about 26 units high.

import type { JSX } from 'preact';
import { type MarkName, markColour, SHAPES } from '../../../kit/marks';
import type { Building } from '../types';

/** A building of a player. */
export function BuildingArt({ kind, mark }: { kind: Building; mark: MarkName }): JSX.Element {
  return (
    <g class={`ok-building ok-building-${kind}`} style={{ '--own': markColour(mark) }}>
      {kind === 'farm' && (
        <>
          <ellipse class="ok-yard" cx="0" cy="9" rx="15" ry="5" />
          <path class="ok-house" d="M-9 10V-3L0-9.5 9-3V10z" />
          <path class="ok-roof" d="M-12.5-2.500L-9.5-7 0-14 9.5-7l3 4.500L0-9.500z" />
          <path class="ok-roof" d="M5-12.500v-3.500h3.500v6" />
          <path
            class="ok-fence"
            d="M-15 10.500V5.500M-12 10.500V5M-15.8 7.500h5M15 10.500V5.500M12 10.500V5M10.8 7.500h5"
          />
        </>
      )}
      {kind === 'warehouse' && (
        <>
          <ellipse class="ok-yard" cx="0" cy="8.5" rx="14" ry="3.5" />
          <path class="ok-house" d="M-12 9V-2h24V9z" />
          <path class="ok-roof" d="M-14.5-1.500L-11-9.500H11l3.5 8z" />
          <path class="ok-gate" d="M-12 9V2.500h5V9M7 9V2.500h5V9" />
        </>
      )}
      {kind === 'silo' && (
        <>
          <ellipse class="ok-yard" cx="0" cy="11" rx="9.5" ry="3.5" />
          <path class="ok-house" d="M-6.5 11V-6h13V11Q0 13.5-6.5 11z" />
          <path
            class="ok-roof"
            d="M-7.8-5.500C-7.5-13-3-14.5 0-14.500s7.5 1.5 7.8 9Q0-3-7.8-5.500z"
          />
          <path class="ok-gate" d="M-6.5 8.800Q0 11 6.5 8.8" />
        </>
      )}
      <g transform={`translate(0 ${kind === 'farm' ? 2.5 : kind === 'warehouse' ? 3 : 1.5})`}>
        <circle class="ok-badge" r="5.9" />
        <path
          class="ok-badge-mark"
          d={SHAPES[mark]}
          fill-rule="evenodd"
          transform="scale(0.41) translate(-12 -12)"
        />
      </g>
    </g>
  );
}

/** A building as a picture of its own. */
export function BuildingPicture(p: { kind: Building; mark: MarkName; size?: number }): JSX.Element {
  return (
    <svg
      class="ok-building-picture fills"
      viewBox="-18 -18 36 34"
      width={p.size}
      height={p.size}
      aria-hidden="true"
    >
      <BuildingArt kind={p.kind} mark={p.mark} />
    </svg>
  );
}
