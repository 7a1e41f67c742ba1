// The players' ships, and what else stands on the paths.

import type { JSX } from 'preact';
import { SHAPES } from '../../../kit/marks';
import { type Owner, ownerClass } from './creature';

/** A saucer about 56 units wide; `load` creatures wave from under its dome. */
export function Ship({ owner, load = 0 }: { owner: Owner; load?: number }): JSX.Element {
  return (
    <g class={`sb-ship ${ownerClass(owner)}`}>
      <path class="sb-flame sb-ink" d="M-9 10L-12 21L-6 17L0 24L6 17L12 21L9 10Z" />
      <path class="sb-dome sb-ink" d="M-14 -4Q-13 -22 0 -22T14 -4Z" />
      {Array.from({ length: Math.min(load, 3) }, (_, i) => {
        const x = load === 1 ? 0 : (i - (Math.min(load, 3) - 1) / 2) * 8;
        return (
          <g key={x} transform={`translate(${x} -8)`}>
            <circle class="sb-body" r="4.200" />
            <circle class="sb-pupil" cx="-1.400" cy="-1" r=".9" />
            <circle class="sb-pupil" cx="1.600" cy="-1" r=".9" />
          </g>
        );
      })}
      <path class="sb-shine" d="M-9 -9Q-8 -16 -2 -18" />
      <path class="sb-body" d="M-27 4Q-26 -5 0 -5T27 4Q26 13 0 13T-27 4Z" />
      {owner !== null && (
        <path
          class="sb-pattern"
          d="M-27 4Q-26 -5 0 -5T27 4Q26 13 0 13T-27 4Z"
          fill={`url(#sb-pattern-${owner})`}
        />
      )}
      <circle class="sb-lamp" cx="-19" cy="4" r="2.500" />
      <circle class="sb-lamp" cx="19" cy="4" r="2.500" />
      <g class="sb-badge" transform="translate(0 5)">
        <circle r="7.500" />
        {owner !== null && (
          <path
            transform="translate(-5.300 -5.300) scale(0.44)"
            fill-rule="evenodd"
            d={SHAPES[owner]}
          />
        )}
      </g>
    </g>
  );
}

/** A teleport: a whirl in a ring. */
export function Teleport(): JSX.Element {
  return (
    <g class="sb-teleport">
      <circle class="sb-portal sb-ink" r="27" />
      <path class="sb-whirl" d="M0 0q6 -6 9 2t-8 10t-15 -8t8 -19t22 5" />
    </g>
  );
}
