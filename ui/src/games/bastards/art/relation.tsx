// Pictures of the eight relations on a 40 grid about the origin, told apart by outline.

import type { JSX } from 'preact';
import type { Relation } from '../types';

/** The sign of a relation. */
function RelationSign({ relation }: { relation: Relation }): JSX.Element {
  switch (relation) {
    case 'love':
      return (
        <g class="sb-sign">
          <path
            class="sb-s-red"
            d="M0 15C-16 5 -17 -6 -11 -11C-6 -15 -1 -11 0 -6C1 -11 6 -15 11 -11C17 -6 16 5 0 15Z"
          />
          <path class="sb-s-shine" d="M-11 -4q0 -4 4 -5" />
        </g>
      );
    case 'shooting':
      return (
        <g class="sb-sign">
          <path class="sb-s-steel" d="M-15 -6H3Q6 -10 9 -6V4H1L-1 14H-9L-7 4H-15Q-17 -1 -15 -6Z" />
          <path class="sb-s-teal" d="M-11 -9a3 2.600 0 0 1 8 0V-6H-11Z" />
          <path class="sb-s-gold" d="M10 -4L18 -1L10 2Z" />
          <path class="sb-s-line" d="M-5 -1H3M15 -8l3 -3M16 6l3 3" />
        </g>
      );
    case 'eating':
      return (
        <g class="sb-sign">
          <path class="sb-s-plum" d="M-14 -3Q-14 -14 0 -14T14 -3L9 -6L5 -1L0 -6L-5 -1L-9 -6Z" />
          <path class="sb-s-plum" d="M-14 3Q-14 14 0 14T14 3L9 7L5 2L0 7L-5 2L-9 7Z" />
          <circle class="sb-s-white" cx="-5" cy="-10" r="1.8" />
          <circle class="sb-s-white" cx="5" cy="-10" r="1.8" />
        </g>
      );
    case 'trade':
      return (
        <g class="sb-sign">
          <ellipse class="sb-s-gold" cx="-5" cy="9" rx="9" ry="4.500" />
          <ellipse class="sb-s-gold" cx="-5" cy="4" rx="9" ry="4.500" />
          <circle class="sb-s-gold" cx="6" cy="-6" r="9" />
          <path
            class="sb-s-line"
            d="M6 -10.500V-1.500M8.500 -8.500q-5 -1.500 -5 1t5 1.500q-1 3 -5 1.500"
          />
        </g>
      );
    case 'diplomacy':
      return (
        <g class="sb-sign">
          <path class="sb-s-blue" d="M-7 3L-11 15L-5 12L0 16L0 5ZM7 3L11 15L5 12L0 16V5Z" />
          <path
            class="sb-s-white"
            d="M0 -15l3.500 4.200 5.200-1.500.5 5.400 4.800 2.700-3.700 4 .9 5.300-5.300-.5L0 8l-5.900-4.400-5.300.5.900-5.300-3.700-4 4.800-2.700.5-5.400 5.200 1.500z"
          />
          <path
            class="sb-s-gold"
            d="M0 -8.500l1.700 3.500 3.900.4-2.900 2.600.8 3.800L0 -.1l-3.500 1.900.8-3.800-2.900-2.600 3.900-.4z"
          />
        </g>
      );
    case 'migration':
      return (
        <g class="sb-sign">
          <path class="sb-s-gold" d="M-3 9L-8 17L0 13L8 17L3 9Z" />
          <path class="sb-s-white" d="M0 -17Q9 -9 7 9H-7Q-9 -9 0 -17Z" />
          <path
            class="sb-s-red"
            d="M-7 0L-13 9L-7 8ZM7 0L13 9L7 8ZM0 -17Q5 -13 6 -8H-6Q-5 -13 0 -17Z"
          />
          <circle class="sb-s-teal" cy="-1" r="3.600" />
        </g>
      );
    case 'mutation':
      return (
        <g class="sb-sign">
          <path class="sb-s-white" d="M-4 -15H4V-5L12 11Q13 15 9 15H-9Q-13 15 -12 11L-4 -5Z" />
          <path class="sb-s-green" d="M-6.500 3Q0 -1 6.500 3L11 12Q11 14 9 14H-9Q-11 14 -11 12Z" />
          <path class="sb-s-line" d="M-6 -15H6" />
          <circle class="sb-s-white" cx="-2" cy="8" r="2.200" />
          <circle class="sb-s-white" cx="4" cy="5.500" r="1.500" />
        </g>
      );
    case 'change':
      return (
        <g class="sb-sign">
          <path class="sb-s-white" d="M-14 -9L-3 -13L2 3L-9 7Z" />
          <path class="sb-s-teal" d="M1 -8H13V10H1Z" />
          <path
            class="sb-s-line"
            d="M-9 13q6 4 13 1m0 0l-4 -3m4 3l-3 4M10 -13q-5 -3 -9 -1m0 0l3 3m-3 -3l3 -3"
          />
        </g>
      );
  }
}

/** The sign as a picture of its own. */
export function RelationPicture(p: { relation: Relation; size?: number }): JSX.Element {
  const size = p.size ?? 28;
  return (
    <svg class="sb sb-pic" width={size} height={size} viewBox="-20 -20 40 40" aria-hidden="true">
      <RelationSign relation={p.relation} />
    </svg>
  );
}
