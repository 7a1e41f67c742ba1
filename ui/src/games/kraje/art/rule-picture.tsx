// What a scoring condition rewards, as a picture without words.
//
// One drawing per rule id of the pack format, made from the rule's parameters, so that a pack with
// other symbols, points or distances shows its own conditions. Each fits a wide box of 130 × 96
// units or a tall one of 92 × 130 about the origin.

import type { ComponentChildren, JSX } from 'preact';
import type { Rule } from '../types';
import { River } from './field';
import { type Sign, SignArt } from './symbols';

/** Whether the picture lies across or stands. */
export type Shape = 'wide' | 'tall';

/** The picture of a rule. */
export function RulePicture({ rule, shape }: { rule: Rule; shape: Shape }): JSX.Element {
  const place = (along: number, across: number): string =>
    shape === 'wide' ? `translate(${along} ${across})` : `translate(${across} ${along})`;
  switch (rule.rule) {
    case 'largestRiverChain':
      return <Chain shape={shape} />;
    case 'groupedCells':
      return (
        <>
          <Tile sign={rule.params.symbol} at={place(-31, 0)} size={60} />
          <Tile sign={rule.params.symbol} at={place(31, 0)} size={60} />
        </>
      );
    case 'borderCells':
      return (
        <>
          <Tile sign={rule.params.symbol} at="translate(-16 0)" size={64} />
          <path
            class="kr-pic-void"
            d="M20 -44h14v14h-14zM20 -16h14v14h-14zM20 12h14v14h-14zM34 -30h14v14h-14zM34 -2h14v14h-14z"
          />
          <path class="kr-pic-strong" d="M19 -38V38" />
        </>
      );
    case 'distinctSymbolsNear':
      return <Around centre={rule.params.symbol} near={othersThan(rule.params.symbol)} />;
    case 'pairs': {
      const [first, second] = rule.params.symbols;
      return (
        <>
          <Bare sign={first} at={place(-35, 0)} size={66} />
          <Bare sign={second} at={place(35, 0)} size={66} />
          <path class="kr-pic-strong" d="M-6 0H6M0 -6V6" />
        </>
      );
    }
    case 'isolated':
      return (
        <Alone
          shape={shape}
          sign={rule.params.symbol}
          ring={rule.params.notNear}
          line={rule.params.notSameLine}
        />
      );
    case 'riverFlowsInto':
      return (
        <>
          <Mini at={place(-31, 0)} size={60} ground="river">
            <g transform="scale(0.6)">
              <River ends={shape === 'wide' ? ['E', 'W'] : ['N', 'S']} />
            </g>
          </Mini>
          <Tile sign={rule.params.symbol} at={place(31, 0)} size={60} />
          <g transform={`${place(6, 0)}${shape === 'wide' ? '' : ' rotate(90)'}`}>
            <path class="kr-pic-arrow" d="M-14 -5H0V-14L16 0L0 14V5H-14Z" />
          </g>
        </>
      );
    case 'riverFlowsPast':
      return (
        <>
          <Mini at={place(-31, 0)} size={60} ground="river">
            <g transform="scale(0.6)">
              <River ends={shape === 'wide' ? ['N', 'S'] : ['E', 'W']} />
            </g>
          </Mini>
          <Tile sign={rule.params.symbol} at={place(31, 0)} size={60} />
          <g transform={`${place(0, 0)}${shape === 'wide' ? '' : ' rotate(90)'}`}>
            <path class="kr-pic-strong" d="M0 -28V28" />
          </g>
        </>
      );
    case 'exactDistance':
      return (
        <>
          <Bare sign={rule.params.from} at={place(-42, 0)} size={50} />
          <Bare sign={rule.params.to} at={place(42, 0)} size={50} />
          <Steps place={place} says={`${rule.params.distance}`} />
        </>
      );
    case 'farFrom':
      return (
        <>
          <Bare sign={rule.params.symbol} at={place(-42, 0)} size={52} />
          {rule.params.from.map((sign, i, all) => (
            <Bare
              key={sign}
              sign={sign}
              at={place(44, all.length === 1 ? 0 : i * 46 - 23 * (all.length - 1))}
              size={all.length === 1 ? 50 : 42}
            />
          ))}
          <Steps place={place} says={`${rule.params.minDistance}+`} />
        </>
      );
    case 'enoughNear':
      return (
        <>
          <g transform={shape === 'wide' ? 'translate(-17 0)' : 'translate(0 -14)'}>
            <Around centre={rule.params.symbol} near={repeat(rule.params.near, rule.params.min)} />
          </g>
          <Says
            at={shape === 'wide' ? 'translate(49 0)' : 'translate(0 50)'}
            text={`${rule.params.min}+`}
          />
        </>
      );
    case 'bestCentre':
      return (
        <>
          <Bare sign={rule.params.centre} at={place(-42, 0)} size={50} />
          <Bare sign={rule.params.count} at={place(42, 0)} size={50} />
          <Steps place={place} says={`≤${rule.params.maxDistance}`} />
        </>
      );
    case 'longestLine':
      return (
        <g transform={shape === 'wide' ? '' : 'rotate(90)'}>
          {[-2, -1, 0, 1, 2].map((i) => (
            <Blank key={i} x={i * 25} y={-10} size={24} />
          ))}
          <path class="kr-pic-strong" d="M-58 26H58M-50 18L-59 26L-50 34M50 18L59 26L50 34" />
        </g>
      );
    case 'largestSquare':
      return (
        <>
          {[-1, 0, 1].flatMap((y) =>
            [-1, 0, 1].map((x) => <Blank key={`${x}${y}`} x={x * 28} y={y * 28} size={27} />),
          )}
          <rect class="kr-pic-frame" x="-43" y="-43" width="86" height="86" rx="6" />
        </>
      );
    case 'largestEmptyGroup':
      return (
        <>
          {PRAIRIE.map(([x, y]) => (
            <Blank key={`${x}${y}`} x={x * 31} y={y * 31} size={30} grassy />
          ))}
        </>
      );
    case 'copyLowest':
      return (
        <g transform={shape === 'wide' ? '' : 'scale(0.82)'}>
          <rect class="kr-pic-bar" x="-54" y="-30" width="28" height="68" rx="5" />
          <rect class="kr-pic-bar" x="-16" y="-12" width="28" height="50" rx="5" />
          <rect class="kr-pic-bar kr-pic-bar-chosen" x="22" y="12" width="28" height="26" rx="5" />
          <g transform="translate(36 -12) scale(0.42)">
            <Sun />
          </g>
          <path class="kr-pic-strong" d="M-58 39H56" />
        </g>
      );
    case 'countCells': {
      const signs = rule.params.symbols;
      const spots = shape === 'wide' ? ROWS[signs.length] : COLUMNS[signs.length];
      return (
        <>
          {signs.map((sign, i) => {
            const spot = spots?.[i] ?? [((i % 4) - 1.5) * 32, Math.floor(i / 4) * 40 - 20, 36];
            return (
              <Bare key={sign} sign={sign} at={`translate(${spot[0]} ${spot[1]})`} size={spot[2]} />
            );
          })}
        </>
      );
    }
  }
}

type Spot = readonly [number, number, number];
const ROWS: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0, 0, 80]],
  2: [
    [-33, 0, 62],
    [33, 0, 62],
  ],
  3: [
    [-44, 8, 50],
    [0, -12, 50],
    [44, 8, 50],
  ],
  4: [
    [-32, -24, 46],
    [32, -24, 46],
    [-32, 24, 46],
    [32, 24, 46],
  ],
};
const COLUMNS: Readonly<Record<number, readonly Spot[]>> = {
  1: [[0, 0, 76]],
  2: [
    [0, -32, 60],
    [0, 32, 60],
  ],
  3: [
    [-22, -40, 46],
    [22, 0, 46],
    [-22, 40, 46],
  ],
  4: [
    [-23, -30, 44],
    [23, -30, 44],
    [-23, 30, 44],
    [23, 30, 44],
  ],
};
const PRAIRIE: readonly (readonly [number, number])[] = [
  [-1, -0.5],
  [0, -0.5],
  [1, -0.5],
  [0, 0.5],
  [-1, 0.5],
];

/** The sun: a point. */
export function Sun(): JSX.Element {
  return (
    <g class="kr-sun">
      <path
        class="kr-sun-rays"
        d="M0 -46L8 -31L22 -40L24 -24L40 -23L33 -9L46 0L33 9L40 23L24 24L22 40L8 31L0 46L-8 31L-22 40L-24 24L-40 23L-33 9L-46 0L-33 -9L-40 -23L-24 -24L-22 -40L-8 -31Z"
      />
      <circle class="kr-sun-disc" r="23" />
      <path class="kr-sun-curl" d="M3 2C1 6-6 5-7-1C-8-9 2-13 9-9C17-4 16 8 7 13" />
    </g>
  );
}

function Bare({ sign, at, size }: { sign: Sign; at: string; size: number }): JSX.Element {
  return (
    <g transform={`${at} scale(${size / 84})`}>
      <SignArt sign={sign} />
    </g>
  );
}

function Mini(p: {
  at: string;
  size: number;
  ground: Sign;
  children: ComponentChildren;
}): JSX.Element {
  const half = p.size / 2;
  return (
    <g transform={p.at}>
      <rect class={`kr-ground-${p.ground}`} x={-half} y={-half} width={p.size} height={p.size} />
      {p.children}
      <rect class="kr-pic-cell" x={-half} y={-half} width={p.size} height={p.size} rx="2" />
    </g>
  );
}

function Tile({ sign, at, size }: { sign: Sign; at: string; size: number }): JSX.Element {
  return (
    <Mini at={at} size={size} ground={sign}>
      <g transform={`scale(${size / 98})`}>
        <SignArt sign={sign} />
      </g>
    </Mini>
  );
}

function Blank(p: { x: number; y: number; size: number; grassy?: boolean }): JSX.Element {
  const half = p.size / 2;
  return (
    <g transform={`translate(${p.x} ${p.y})`}>
      <rect
        class={p.grassy ? 'kr-meadow kr-pic-inked' : 'kr-pic-blank'}
        x={-half}
        y={-half}
        width={p.size}
        height={p.size}
        rx="3"
      />
      {p.grassy && <path class="kr-tuft" d="M0 8q2-8-1-12M0 8q-5-6-8-7M0 8q5-5 9-5" />}
    </g>
  );
}

/** A field with its eight neighbours, some of them showing a symbol. */
function Around({ centre, near }: { centre: Sign; near: readonly Sign[] }): JSX.Element {
  return (
    <>
      {RING.map(([x, y], i) => {
        const sign = near[i];
        const at = `translate(${x * 31} ${y * 31})`;
        return sign === undefined ? (
          <Blank key={at} x={x * 31} y={y * 31} size={30} />
        ) : (
          <Tile key={at} sign={sign} at={at} size={30} />
        );
      })}
      <Tile sign={centre} at="" size={34} />
      <rect class="kr-pic-frame" x="-17" y="-17" width="34" height="34" rx="3" />
    </>
  );
}

/** The neighbours in the order they are filled: corners first, so that three look scattered. */
const RING: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, 0],
  [0, 1],
  [1, -1],
  [-1, 1],
  [0, -1],
  [-1, 0],
  [1, 1],
];

/** A symbol with nothing of its kind about it. */
function Alone(p: { shape: Shape; sign: Sign; ring: boolean; line: boolean }): JSX.Element {
  return (
    <>
      <g transform={p.shape === 'wide' ? '' : 'rotate(90)'}>
        {p.line && <path class="kr-pic-dash" d="M-60 0H60M0 -46V46" />}
        {p.ring && <rect class="kr-pic-ring" x="-37" y="-37" width="74" height="74" rx="8" />}
        {p.line && (
          <path class="kr-pic-no" d="M-60 -7l12 14m0 -14l-12 14M48 -7l12 14m0 -14l-12 14" />
        )}
      </g>
      <Bare sign={p.sign} at="" size={56} />
    </>
  );
}

/** A way of some steps with its number above. */
function Steps({
  place,
  says,
}: {
  place: (along: number, across: number) => string;
  says: string;
}): JSX.Element {
  return (
    <>
      <Says at={place(0, 0)} text={says} />
      {[-14, 0, 14].map((x) => (
        <g key={x} transform={place(x, 27)}>
          <circle class="kr-pic-dot" r="4" />
        </g>
      ))}
      {[-14, 0, 14].map((x) => (
        <g key={x} transform={place(x, -27)}>
          <circle class="kr-pic-dot" r="4" />
        </g>
      ))}
    </>
  );
}

function Says({ at, text }: { at: string; text: string }): JSX.Element {
  return (
    <text class="kr-pic-text" transform={at} y="11" font-size="32">
      {text}
    </text>
  );
}

function Chain({ shape }: { shape: Shape }): JSX.Element {
  return (
    <g transform={shape === 'wide' ? '' : 'rotate(90)'}>
      {[-1, 0, 1].map((i) => (
        <Mini key={i} at={`translate(${i * 43} 0)`} size={42} ground="river">
          <g transform="scale(0.42)">
            <River ends={['E', 'W']} variant={i + 1} />
          </g>
        </Mini>
      ))}
    </g>
  );
}

function othersThan(sign: Sign): Sign[] {
  const all: readonly Sign[] = [
    'forest',
    'crystal',
    'mountain',
    'wolf',
    'river',
    'deer',
    'village',
  ];
  return all.filter((other) => other !== sign);
}

function repeat(sign: Sign, times: number): Sign[] {
  return Array.from({ length: Math.min(times, RING.length) }, () => sign);
}
