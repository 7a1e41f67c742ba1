// The game's picture on the shelf: a strange little land in one piece.

import '../land.css';
import type { JSX } from 'preact';
import { Sun } from './rule-picture';
import { type Sign, SignArt } from './symbols';

function At(p: { sign: Sign; x: number; y: number; size: number; variant?: number }): JSX.Element {
  return (
    <g transform={`translate(${p.x} ${p.y}) scale(${p.size})`}>
      <SignArt sign={p.sign} variant={p.variant ?? 0} />
    </g>
  );
}

/** A landscape of 320 × 200 that fills its frame. */
export function HomeArt(): JSX.Element {
  const river = 'M112 84C150 100 88 118 122 136S214 150 176 178S150 198 168 212';
  return (
    <svg
      class="kr fills"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="kr-sky" width="320" height="200" />
      <circle class="kr-halo" cx="262" cy="42" r="60" />
      <g transform="translate(262 42) scale(0.68)">
        <Sun />
      </g>
      <path
        class="kr-cloud"
        d="M24 40q10-14 26-6q14-10 26 2q16 2 12 12H20q-8-4 4-8zM150 26q6-8 16-3q10-6 17 2q9 2 7 8h-42q-5-3 2-7z"
      />
      <path class="kr-hill-3" d="M0 96Q40 70 90 84T180 78T262 88T320 76V200H0Z" />
      <path class="kr-hill-2" d="M0 118Q50 88 118 92T230 104T320 98V200H0Z" />
      <path class="kr-bank" d={river} stroke-width="25" />
      <path class="kr-water-edge" d={river} stroke-width="18" />
      <path class="kr-water" d={river} stroke-width="13" />
      <path
        class="kr-ripple"
        d={river}
        stroke-width="1.8"
        stroke-dasharray="8 16 5 24"
        transform="translate(3 -2)"
      />
      <At sign="mountain" x={72} y={66} size={0.98} />
      <At sign="mountain" x={134} y={74} size={0.72} variant={1} />
      <At sign="village" x={206} y={112} size={0.66} />
      <At sign="forest" x={28} y={112} size={0.74} />
      <At sign="forest" x={62} y={128} size={0.9} variant={1} />
      <At sign="forest" x={288} y={104} size={0.7} variant={1} />
      <path class="kr-hill-1" d="M0 170Q40 146 86 164T150 186L140 200H0Z" />
      <path class="kr-hill-1" d="M198 200Q200 160 250 156T320 144V200Z" />
      <At sign="wolf" x={252} y={160} size={0.72} />
      <At sign="deer" x={96} y={160} size={0.66} />
      <At sign="crystal" x={30} y={168} size={0.68} />
      <At sign="crystal" x={298} y={170} size={0.5} variant={1} />
      <path
        class="kr-tuft"
        d="M60 190q2-8-1-13M60 190q-5-6-8-7M60 190q5-5 9-5M206 190q2-8-1-13M206 190q-5-6-8-7M206 190q5-5 9-5M132 192q2-6-1-10M132 192q-4-4-6-5"
      />
    </svg>
  );
}
