// The seven symbols as drawings about the origin, each about 80 units wide and tall.
//
// They are told apart by their outline alone; colour only helps. Every colour is a custom property
// of kraje.css, so that light, dark and high contrast are one drawing.

import type { JSX } from 'preact';

/** What a field can show. */
export type Sign = 'river' | 'forest' | 'mountain' | 'village' | 'deer' | 'wolf' | 'crystal';

/** All symbols in the order of the rules. */
export const SIGNS: readonly Sign[] = [
  'river',
  'forest',
  'mountain',
  'village',
  'deer',
  'wolf',
  'crystal',
];

/** A symbol; `variant` chooses among small differences so that a land does not look stamped. */
export function SignArt({ sign, variant = 0 }: { sign: Sign; variant?: number }): JSX.Element {
  switch (sign) {
    case 'river':
      return <Stream />;
    case 'forest':
      return <Forest variant={variant} />;
    case 'mountain':
      return <Mountain variant={variant} />;
    case 'village':
      return <Village variant={variant} />;
    case 'deer':
      return <Deer />;
    case 'wolf':
      return <Wolf />;
    case 'crystal':
      return <Crystal variant={variant} />;
  }
}

/** The river as a sign of its own, for texts and pictures of rules. */
function Stream(): JSX.Element {
  const path = 'M-14 -48C-14 -20 20 -22 15 3S-22 20 -14 48';
  return (
    <g class="kr-sign">
      <path class="kr-bank kr-bank-inked" d={path} stroke-width="37" />
      <path class="kr-bank" d={path} stroke-width="32" />
      <path class="kr-water-edge" d={path} stroke-width="25" />
      <path class="kr-water" d={path} stroke-width="18" />
      <path
        class="kr-ripple"
        d="M-14 -31c3 9 13 9 20 14M12 -8c4 8-1 13-9 17M-16 25c-2 6-1 11 0 15"
        stroke-width="3"
      />
    </g>
  );
}

function Tree({
  x,
  y,
  size,
  back = false,
}: {
  x: number;
  y: number;
  size: number;
  back?: boolean;
}): JSX.Element {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="kr-trunk kr-line" d="M-3.500 2L-4.500 17Q0 19 4.500 17L3.500 2Z" />
      <path
        class={back ? 'kr-leaf-back kr-line' : 'kr-leaf kr-line'}
        d="M1 -47C10 -36 22 -20 21 -5C20 7 10 11 0 11S-20 7 -21 -5C-22 -20 -8 -34 -6 -41C-5 -45 -1 -49 1 -47Z"
      />
      <path
        class="kr-leaf-light"
        d="M-3 -33C-10 -24 -17 -13 -16 -5C-15.500 0 -12 2 -10 -1C-8 -12 -7 -22 -3 -33Z"
      />
      <path class="kr-curl" d="M12 -1c1 6-9 8-11 2c-1-5 6-7 7-3" />
    </g>
  );
}

function Forest({ variant }: { variant: number }): JSX.Element {
  const flip = variant % 2 === 1 ? -1 : 1;
  return (
    <g class="kr-sign" transform={`scale(${flip} 1)`}>
      <Tree x={-18} y={-3} size={0.72} back />
      <Tree x={21} y={-2} size={0.8} back />
      <Tree x={1} y={20} size={0.98} />
      {variant % 3 === 1 && (
        <path class="kr-mushroom kr-line" d="M27 31c0-8 12-8 12 0zM31 31v6h4v-6" />
      )}
    </g>
  );
}

function Mountain({ variant }: { variant: number }): JSX.Element {
  const flip = variant % 2 === 1 ? -1 : 1;
  return (
    <g class="kr-sign" transform={`scale(${flip} 1)`}>
      <path class="kr-rock-back kr-line" d="M3 31L23 -11Q25.500 -15 28 -11L44 26Q46 31 40 31Z" />
      <path
        class="kr-snow kr-line-thin"
        d="M23 -11Q25.500 -15 28 -11L34.500 4L30 1.500L26 6.500L21.500 1L16 4Z"
      />
      <path
        class="kr-rock kr-line"
        d="M-43 26L-9 -36Q-5 -42 -1 -36L27 25Q29.500 31 24 31H-39Q-46 31 -43 26Z"
      />
      <path class="kr-rock-shade" d="M-1 -34L25 26Q26 29.500 23 29.500H2Q-8 16 0 4Q6 -6 -3 -16Z" />
      <path
        class="kr-snow kr-line-thin"
        d="M-9 -36Q-5 -42 -1 -36L9 -14.500Q5 -17 2 -11.500Q-1 -6 -6 -12Q-11 -18 -13.500 -10Q-16 -4 -23 -10.500Z"
      />
      <path class="kr-scratch" d="M-24 13l-5 9M-13 3l-9 16M15 16l4 7" />
    </g>
  );
}

function House(p: {
  x: number;
  y: number;
  size: number;
  lean: number;
  tall?: boolean;
}): JSX.Element {
  const top = p.tall ? -30 : -16;
  return (
    <g transform={`translate(${p.x} ${p.y}) skewX(${p.lean}) scale(${p.size})`}>
      <path class="kr-wall kr-line" d={`M-13 12V${top}H13V12Z`} />
      <path class="kr-wall-shade" d={`M4 10.500V${top + 1}H11.500V10.500Z`} />
      <path
        class="kr-roof kr-line"
        d={`M-19 ${top + 2}Q-8 ${top - 9} -2 ${top - 26}Q0 ${top - 30} 2 ${top - 26}Q8 ${top - 9} 19 ${top + 2}Q0 ${top + 7} -19 ${top + 2}Z`}
      />
      <path
        class="kr-roof-light"
        d={`M-12 ${top - 2}Q-5 ${top - 10} -1 ${top - 20}Q-2 ${top - 8} -5 ${top}Z`}
      />
      <path
        class="kr-window kr-line-thin"
        d={p.tall ? 'M-5 -20v-5q5-5 9 0v5z' : 'M-8 -4v-6h7v6z'}
      />
      <path class="kr-door kr-line-thin" d="M1 12v-9q4.500-5 8 0v9z" />
    </g>
  );
}

function Village({ variant }: { variant: number }): JSX.Element {
  const flip = variant % 2 === 1 ? -1 : 1;
  return (
    <g class="kr-sign" transform={`scale(${flip} 1)`}>
      <path class="kr-smoke" d="M27 -25c-5-4 4-6 0-11c-3-4 3-6 2-9" />
      <House x={0} y={6} size={0.92} lean={2} tall />
      <House x={22} y={16} size={0.88} lean={-5} />
      <House x={-21} y={20} size={1} lean={4} />
      <path class="kr-path" d="M-2 34Q4 27 0 22" />
    </g>
  );
}

function Deer(): JSX.Element {
  const antler =
    'M-8 -12C-12 -22 -31 -20 -32 -40M-31 -31C-37 -32 -40 -35 -41 -40M-27 -23C-22 -27 -21 -32 -22 -37M-14 -18C-11 -23 -11 -28 -13 -32';
  return (
    <g class="kr-sign">
      <g class="kr-antler-edge">
        <path d={antler} />
        <path d={antler} transform="scale(-1 1)" />
      </g>
      <g class="kr-antler">
        <path d={antler} />
        <path d={antler} transform="scale(-1 1)" />
      </g>
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path class="kr-deer kr-line" d="M-11 -5C-18 -14 -29 -15 -34 -10C-32 0 -21 5 -12 3Z" />
          <path class="kr-deer-light" d="M-15 -3C-20 -9 -26 -10 -30 -8C-27 -2 -21 1 -15 0Z" />
        </g>
      ))}
      <path
        class="kr-deer kr-line"
        d="M0 -15C9 -15 16 -9 16 0C16 9 11 15 10 24C9.500 34 6 39 0 39S-9.500 34 -10 24C-11 15 -16 9 -16 0C-16 -9 -9 -15 0 -15Z"
      />
      <path
        class="kr-deer-light"
        d="M0 13C5 13 8 18 8 25C8 33 5 37 0 37S-8 33 -8 25C-8 18 -5 13 0 13Z"
      />
      <path class="kr-deer-shade" d="M0 -14C4 -10 4 2 0 9C-4 2 -4 -10 0 -14Z" />
      <path
        class="kr-nose"
        d="M-6 28C-6 24.500 -3 24 0 24S6 24.500 6 28S3 34 0 34S-6 31.500 -6 28Z"
      />
      <ellipse class="kr-eye" cx="-9.500" cy="4" rx="2.800" ry="3.800" />
      <ellipse class="kr-eye" cx="9.500" cy="4" rx="2.800" ry="3.800" />
      <circle class="kr-glint" cx="-8.600" cy="2.600" r="1.100" />
      <circle class="kr-glint" cx="10.400" cy="2.600" r="1.100" />
    </g>
  );
}

function Wolf(): JSX.Element {
  return (
    <g class="kr-sign">
      <path
        class="kr-wolf kr-line"
        d="M-30 -38Q-27 -41 -24 -38L-11 -22Q0 -26 11 -22L24 -38Q27 -41 30 -38Q33 -22 29 -8L40 8Q34 10 31 9L33 20Q26 20 22 18L14 33Q7 40 0 40T-14 33L-22 18Q-26 20 -33 20L-31 9Q-34 10 -40 8L-29 -8Q-33 -22 -30 -38Z"
      />
      <path
        class="kr-wolf-ear"
        d="M-26.500 -32L-16 -19Q-22 -15 -25 -10Q-28 -22 -26.500 -32ZM26.500 -32L16 -19Q22 -15 25 -10Q28 -22 26.500 -32Z"
      />
      <path
        class="kr-wolf-light"
        d="M-27 7Q-18 -2 -9 3Q-5 10 0 10T9 3Q18 -2 27 7Q25 12 27 16Q22 15 19 12L11 31Q6 37 0 37T-11 31L-19 12Q-22 15 -27 16Q-25 12 -27 7Z"
      />
      <path class="kr-wolf" d="M-6 2Q0 -6 6 2L7 22H-7Z" />
      <path class="kr-nose" d="M-8 21Q0 16 8 21Q7 28 0 30Q-7 28 -8 21Z" />
      <path class="kr-wolf-eye kr-line-thin" d="M-21 -3L-8 3Q-12 8 -16 5ZM21 -3L8 3Q12 8 16 5Z" />
      <circle class="kr-eye" cx="-13" cy="2.800" r="2" />
      <circle class="kr-eye" cx="13" cy="2.800" r="2" />
      <path class="kr-scratch" d="M0 -19V-9M-6 -17L-4 -10M6 -17L4 -10" />
    </g>
  );
}

function Crystal({ variant }: { variant: number }): JSX.Element {
  const flip = variant % 2 === 1 ? -1 : 1;
  return (
    <g class="kr-sign" transform={`scale(${flip} 1)`}>
      <path class="kr-crystal-2 kr-line" d="M-13 27L-34 6L-35 -9L-23 -5L-4 19Z" />
      <path class="kr-crystal-light" d="M-33 5L-33.500 -6L-24 4L-13 22Z" />
      <path class="kr-crystal-2 kr-line" d="M12 28L7 12L24 -17L34 -21L37 -9L26 17Z" />
      <path class="kr-crystal-dark" d="M35 -10L25 16L14 26L28 -9L33.500 -19Z" />
      <path class="kr-crystal kr-line" d="M-14 30L-17 -18L1 -42L16 -16L13 30Q0 37 -14 30Z" />
      <path class="kr-crystal-light" d="M-14.500 -17.500L0 -37V-11L-1.500 31Q-7 31 -12 28.500Z" />
      <path class="kr-crystal-dark" d="M14 -15.500L11.500 28.500Q8 31 5 31.500L6 -9Z" />
      <path class="kr-facet" d="M-16 -18L0 -10L15 -16M0 -10L-1 31" />
      <path
        class="kr-rubble kr-line"
        d="M-29 33Q-27 24 -19 27Q-10 22 -5 30Q4 23 12 29Q22 23 29 33Q0 41 -29 33Z"
      />
      <path class="kr-spark" d="M-30 -35q1 6 7 7q-6 1-7 7q-1-6-7-7q6-1 7-7z" />
    </g>
  );
}
