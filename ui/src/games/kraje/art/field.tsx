// One field as a piece of illustrated land: its ground, its river, its symbols.
//
// A field is drawn about its own centre in a square of 100 units. Symbols stay upright however the
// card is turned, only rivers turn with it: a land has one sky.

import type { JSX } from 'preact';
import { type Edge, riverStrokes, springPoint } from '../geometry';
import { type Sign, SignArt } from './symbols';

/** What one field shows, ends already turned. */
export interface Face {
  readonly signs: readonly Sign[];
  readonly ends: readonly Edge[];
}

/** Four uneven patches of ground; a patch never reaches the very corner, so meadow shows between. */
const PATCHES: readonly string[] = [
  'M-46 -40Q-30 -50 -8 -47Q20 -49 42 -44Q50 -30 47 -6Q49 22 43 43Q22 49 -4 47Q-30 50 -43 43Q-49 20 -47 -2Q-50 -26 -46 -40Z',
  'M-43 -44Q-18 -49 4 -46Q30 -50 45 -40Q49 -18 47 4Q50 30 42 44Q18 48 -6 47Q-28 50 -45 41Q-50 22 -47 0Q-49 -24 -43 -44Z',
  'M-45 -42Q-24 -47 0 -48Q24 -46 44 -43Q47 -22 48 0Q46 26 45 41Q26 50 2 47Q-24 47 -42 45Q-48 26 -47 4Q-46 -22 -45 -42Z',
  'M-41 -45Q-20 -50 6 -47Q28 -47 45 -42Q50 -20 46 2Q48 24 41 45Q20 47 0 48Q-22 46 -45 42Q-48 20 -48 -4Q-48 -28 -41 -45Z',
];

/** A small whole number from a place on a card, to vary the drawing and nothing else. */
export function variantOf(card: number, index: number): number {
  return ((card * 37 + index * 101 + card * index * 13) >>> 0) % 97;
}

/** The field's drawing. */
export function FieldArt({ face, variant }: { face: Face; variant: number }): JSX.Element {
  const ground = groundOf(face);
  const signs = face.signs.filter((sign) => sign !== 'river');
  const hasRiver = face.signs.includes('river');
  return (
    <g>
      {ground !== 'meadow' && <path class={`kr-ground-${ground}`} d={PATCHES[variant % 4]} />}
      <Texture ground={ground} variant={variant} />
      {hasRiver && <River ends={face.ends} variant={variant} />}
      {signs.map((sign, i) => (
        <g key={`${sign}${i}`} transform={placeOf(i, signs.length, hasRiver, face.ends)}>
          <SignArt sign={sign} variant={variant + i} />
        </g>
      ))}
    </g>
  );
}

/** The kind of ground under a field. */
function groundOf(face: Face): Sign | 'meadow' {
  const first = face.signs.find((sign) => sign !== 'river') ?? face.signs[0];
  return first ?? 'meadow';
}

/** Where a symbol stands: alone in the middle, in pairs on a slant, beside a river off its bed. */
function placeOf(i: number, n: number, hasRiver: boolean, ends: readonly Edge[]): string {
  if (hasRiver) {
    const dry = dryCorner(ends, i);
    return `translate(${dry.x} ${dry.y}) scale(0.56)`;
  }
  if (n === 1) return 'scale(0.98)';
  if (n === 2) return i === 0 ? 'translate(-20 -20) scale(0.62)' : 'translate(20 20) scale(0.62)';
  return `translate(${[-22, 22, 0][i % 3] ?? 0} ${[-20, -20, 22][i % 3] ?? 0}) scale(0.52)`;
}

/** The corner of a river field farthest from its water. */
function dryCorner(ends: readonly Edge[], nth: number): { x: number; y: number } {
  const corners = [
    { x: 24, y: -24, wet: ['N', 'E'] },
    { x: -24, y: -24, wet: ['N', 'W'] },
    { x: 24, y: 24, wet: ['S', 'E'] },
    { x: -24, y: 24, wet: ['S', 'W'] },
  ];
  const rank = (corner: { wet: string[] }): number =>
    ends.filter((end) => corner.wet.includes(end)).length;
  const sorted = [...corners].sort((a, b) => rank(a) - rank(b));
  return sorted[nth % sorted.length] ?? { x: 24, y: -24 };
}

/** The river of a field with banks, ripples and, with one end, a spring. */
export function River({
  ends,
  variant = 0,
}: {
  ends: readonly Edge[];
  variant?: number;
}): JSX.Element {
  const bend = variant % 2 === 0 ? 1 : -1;
  const strokes = riverStrokes(ends, bend);
  const only = ends.length === 1 ? ends[0] : undefined;
  const pool = only === undefined ? undefined : springPoint(only, bend);
  return (
    <g>
      {strokes.map((d) => (
        <path key={`b${d}`} class="kr-bank" d={d} stroke-width="36" />
      ))}
      {pool && <ellipse class="kr-bank-fill" cx={pool.x} cy={pool.y} rx="25" ry="22" />}
      {strokes.map((d) => (
        <path key={`e${d}`} class="kr-water-edge" d={d} stroke-width="27" />
      ))}
      {pool && <ellipse class="kr-water-edge-fill" cx={pool.x} cy={pool.y} rx="20.5" ry="17.5" />}
      {strokes.map((d) => (
        <path key={`w${d}`} class="kr-water" d={d} stroke-width="21" />
      ))}
      {ends.length === 4 && <circle class="kr-water-fill" r="12" />}
      {pool && (
        <>
          <ellipse class="kr-water-fill" cx={pool.x} cy={pool.y} rx="17" ry="14" />
          <ellipse class="kr-ripple" cx={pool.x} cy={pool.y} rx="11" ry="9" stroke-width="2.500" />
          <ellipse class="kr-ripple" cx={pool.x} cy={pool.y} rx="4" ry="3" stroke-width="2.500" />
          <path
            class="kr-stone"
            d={`M${pool.x - 24} ${pool.y + 8}q4-8 11-4q4 6-2 9q-7 1-9-5zM${pool.x + 12} ${pool.y - 20}q6-5 11 1q1 6-5 7q-6-1-6-8z`}
          />
        </>
      )}
      {RIPPLES.map((ripple, i) => (
        <g key={ripple.dash} transform={`translate(${ripple.off * bend} ${-ripple.off})`}>
          {strokes.map((d) => (
            <path
              key={d}
              class={i === 0 ? 'kr-ripple' : 'kr-ripple kr-ripple-faint'}
              d={d}
              stroke-width="2.2"
              stroke-dasharray={strokes.length > 2 ? ripple.fork : ripple.dash}
              stroke-dashoffset={-7 - (variant % 3) * 5}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

/** Tufts, flowers, stones: what grows on a ground. */
function Texture({
  ground,
  variant,
}: {
  ground: Sign | 'meadow';
  variant: number;
}): JSX.Element | null {
  const flip = `scale(${variant % 2 === 0 ? 1 : -1} 1)`;
  switch (ground) {
    case 'meadow':
      return (
        <g transform={flip}>
          <path class="kr-mound" d={MOUNDS[variant % MOUNDS.length]} />
          <path class="kr-tuft" d={TUFTS[variant % TUFTS.length]} />
          {variant % 3 !== 1 && <path class="kr-flower" d={FLOWERS[variant % FLOWERS.length]} />}
        </g>
      );
    case 'river':
      return (
        <g transform={flip}>
          <path
            class="kr-tuft"
            d="M-36 -30q2-7-1-11M-36 -30q-4-5-7-6M-36 -30q5-4 8-4M33 34q2-7-1-11M33 34q-4-5-7-6M33 34q5-4 8-4"
          />
        </g>
      );
    case 'forest':
      return (
        <path
          class="kr-moss"
          d="M-38 -20q6-7 12 0M26 -34q6-7 12 0M-40 32q6-7 12 0M14 -40q4-5 8 0"
          transform={flip}
        />
      );
    case 'mountain':
      return (
        <path
          class="kr-pebble"
          d="M-38 38q3-6 8-2q2 4-3 5q-5 0-5-3zM30 40q4-5 8-1q1 4-4 4q-4 0-4-3zM-36 -34q3-4 7-1q0 4-4 4q-3-1-3-3z"
          transform={flip}
        />
      );
    case 'village':
      return (
        <path
          class="kr-furrow"
          d="M-44 -34q14-6 26 -2M-44 -27q14-6 24 -2M20 40q12-6 24-2M24 -36q10-4 20 0"
          transform={flip}
        />
      );
    case 'deer':
    case 'wolf':
      return (
        <path
          class="kr-tuft"
          d="M-40 40q2-7-1-12M-40 40q-4-5-6-6M-40 40q5-4 8-5M38 42q2-7-1-12M38 42q-4-5-7-6M38 42q4-5 6-5M-20 44q1-5-1-8M22 45q2-5 0-8"
          transform={flip}
        />
      );
    case 'crystal':
      return (
        <path
          class="kr-shard"
          d="M-40 36l4-9l4 9l-4 4zM34 38l3-8l4 8l-3 3zM36 -30l3-7l3 7l-3 3z"
          transform={flip}
        />
      );
  }
}

/** Two broken lines of light on the water, either side of its middle. */
const RIPPLES = [
  { off: 4, dash: '12 22 7 30', fork: '8 200' },
  { off: -4.5, dash: '0 18 9 24 5 40', fork: '0 20 6 200' },
] as const;

const MOUNDS: readonly string[] = [
  'M-50 18Q-22 -6 6 16Q26 2 50 12V22Q26 12 8 26Q-22 6 -50 28Z',
  'M-50 -16Q-14 -34 14 -14Q34 -26 50 -18V-8Q34 -16 15 -4Q-14 -24 -50 -6Z',
  'M-50 30Q-30 12 -4 28Q20 8 50 26V36Q20 18 -3 38Q-30 22 -50 40Z',
];

const TUFTS: readonly string[] = [
  'M-24 -14q2-8-1-13M-24 -14q-5-6-8-7M-24 -14q5-5 9-5M22 34q2-8-1-13M22 34q-5-6-8-7M22 34q5-5 9-5',
  'M18 -22q2-8-1-13M18 -22q-5-6-8-7M18 -22q5-5 9-5M-28 30q2-8-1-13M-28 30q-5-6-8-7M-28 30q5-5 9-5',
  'M-6 6q2-8-1-13M-6 6q-5-6-8-7M-6 6q5-5 9-5M30 -30q2-8-1-13M30 -30q-5-6-8-7M30 -30q5-5 9-5',
  'M-32 -30q2-8-1-13M-32 -30q-5-6-8-7M-32 -30q5-5 9-5M12 14q2-8-1-13M12 14q-5-6-8-7M12 14q5-5 9-5',
  'M26 4q2-8-1-13M26 4q-5-6-8-7M26 4q5-5 9-5M-16 36q2-8-1-13M-16 36q-5-6-8-7M-16 36q5-5 9-5',
];

const FLOWERS: readonly string[] = [
  'M28 -24a4 4 0 1 0 .1 0M36 -17a3 3 0 1 0 .1 0M-30 8a3 3 0 1 0 .1 0',
  'M-34 -22a4 4 0 1 0 .1 0M-26 -28a3 3 0 1 0 .1 0M30 18a3 3 0 1 0 .1 0',
  'M-10 26a4 4 0 1 0 .1 0M-2 32a3 3 0 1 0 .1 0',
  'M8 -32a4 4 0 1 0 .1 0M-38 20a3 3 0 1 0 .1 0M-32 26a3 3 0 1 0 .1 0',
];

/** A symbol on its own little tile, for texts, lists and pictures of rules. */
export function SignTile({
  sign,
  size,
  label,
}: {
  sign: Sign;
  size: number | string;
  label?: string;
}): JSX.Element {
  const spoken =
    label === undefined
      ? { 'aria-hidden': true as const }
      : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class="kr-sign-tile" width={size} height={size} viewBox="-50 -50 100 100" {...spoken}>
      <rect class={`kr-tile kr-ground-${sign}`} x="-48" y="-48" width="96" height="96" rx="20" />
      <SignArt sign={sign} />
    </svg>
  );
}
