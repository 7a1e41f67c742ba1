// The twelve rewards, told apart three ways: by the shape of the token, its colour, and the picture
// on it. Drawn in a box of 24 × 24 around the origin.

import type { JSX } from 'preact';
import { ring, type Stroke, transformPath, transformPaths } from '../../../kit/ink';
import { Strokes } from '../../../kit/Strokes';
import type { Reward, Shape, Terrain } from '../types';

/** The outlines of the three shapes. */
export const OUTLINES: Readonly<Record<Shape, string>> = {
  square: 'M-8.5-10.500h17q2 0 2 2v17q0 2-2 2h-17q-2 0-2-2v-17q0-2 2-2z',
  hexagon: 'M-6.2-11.200h12.400L12.4 0 6.2 11.200H-6.200L-12.4 0z',
  circle: 'M0-11.700A11.7 11.7 0 1 1 0 11.7 11.7 11.7 0 1 1 0-11.700z',
};

/** Colour and shape of a type. */
function partsOf(reward: Reward): readonly [Terrain, Shape] {
  const [terrain, shape] = reward.split('.') as [Terrain, Shape];
  return [terrain, shape];
}

/** A line within the outline. */
const RIMS: Readonly<Record<Shape, string>> = {
  square: transformPath(OUTLINES.square, { x: 0, y: 0, scale: 0.84 }).d,
  hexagon: transformPath(OUTLINES.hexagon, { x: 0, y: 0, scale: 0.84 }).d,
  circle: transformPath(OUTLINES.circle, { x: 0, y: 0, scale: 0.84 }).d,
};

const line = (paint: string, d: string): Stroke => ({ class: `ok-line ${paint}`, d });
const thin = (d: string): Stroke => ({ class: 'ok-thin', d });

/** The token. */
export function TokenArt({ reward }: { reward: Reward }): JSX.Element {
  return (
    <g class="ok-token">
      <Strokes strokes={tokenStrokes(reward)} />
    </g>
  );
}

/** A shape without colour: any token of it. */
export function ShapeArt({ shape }: { shape: Shape }): JSX.Element {
  return (
    <g class="ok-token">
      <path class="ok-token-blank" d={OUTLINES[shape]} />
      <g class="ok-token-quarters" clip-path={`url(#ok-shape-${shape})`}>
        <path class="ok-fill-forest" d="M0 0V-14H-14V0z" />
        <path class="ok-fill-lake" d="M0 0V-14H14V0z" />
        <path class="ok-fill-prairie" d="M0 0V14H14V0z" />
        <path class="ok-fill-mountain" d="M0 0V14H-14V0z" />
      </g>
      <path class="ok-token-line" d={OUTLINES[shape]} />
    </g>
  );
}

/** The clips of `ShapeArt`; once in every picture that uses it. */
export function ShapeDefs(): JSX.Element {
  return (
    <defs>
      {(['square', 'hexagon', 'circle'] as const).map((shape) => (
        <clipPath key={shape} id={`ok-shape-${shape}`}>
          <path d={OUTLINES[shape]} />
        </clipPath>
      ))}
    </defs>
  );
}

/** A token as a picture of its own. */
export function TokenPicture({ reward, size }: { reward: Reward; size?: number }): JSX.Element {
  return (
    <svg
      class="ok-token-picture"
      viewBox="-13 -13 26 26"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <TokenArt reward={reward} />
    </svg>
  );
}

/** The head and shoulders all people have; `hat` is what tells them apart. */
const person = (
  coat: string,
  hat: readonly Stroke[],
  tool: readonly Stroke[],
): readonly Stroke[] => [
  line(coat, 'M-7 9.300C-6.6 4.5-4 3-.5 3S5.6 4.5 6 9.300A11 11 0 0 1-7 9.300z'),
  line('ok-skin', 'M-4.2-2.500h7.400c.4 3.8-.8 6.3-3.7 6.300s-4.1-2.5-3.7-6.300z'),
  ...hat,
  ...tool,
];

/** A thing with a handle: first the ink around it. */
const tool = (d: string, back = d): readonly Stroke[] => [
  { class: 'ok-tool-back', d: back },
  { class: 'ok-tool', d },
];

const fish = (paint: string, stripes: string): readonly Stroke[] => [
  line(paint, 'M3.5 0L8.5-4.500Q7.5 0 8.5 4.500z'),
  line(paint, 'M-1.5-4Q.5-7 3-5.500L2.5-2.500zM-1.5 4.200L1 6.5 2 3z'),
  line(paint, 'M-9 .5Q-5-5 0-4.500T5 0Q3.5 4.5-1 4.500T-9 .5z'),
  { class: 'ok-dot', d: ring(-5.5, -0.8, 1) },
  thin(stripes),
];

const PICTURES: Readonly<Record<Reward, readonly Stroke[]>> = {
  'forest.square': [
    line('ok-wood', 'M-7 1.500H5a3 3 0 0 1 0 6H-7z'),
    line('ok-wood', 'M-5-5.500H5a3 3 0 0 1 0 6H-5z'),
    line('ok-wood-cut', ring(-5.5, 4.5, 3)),
    line('ok-wood-cut', ring(-3.5, -2.5, 3)),
    thin('M-5.5 3.600v1.800M-3.5-3.400v1.800M1.5-3.500H4M0 5.500h3'),
  ],
  'forest.hexagon': [
    line(
      'ok-leather',
      'M-1.5-8h3L2.5-5.5 6.5-7 7-3.5 4.5-1 5 3l3 2.5-2.5 2.5-3-1.500L0 8.500l-2-2-3 1.500L-7.5 5.5-5 3l.5-4L-7-3.5-6.5-7-2.5-5.500z',
    ),
    thin('M0-3.500V4M-2-1L0 .5 2-1'),
  ],
  'forest.circle': person(
    'ok-coat-red',
    [line('ok-cap-green', 'M-5.2-2.300C-5.2-8-3-9-.5-9s4.7 1 4.7 6.700z')],
    [...tool('M6.5 8L6.5-6'), line('ok-steel', 'M5.5-7.500l4.5-.5v5l-4.5-.8z')],
  ),
  'lake.square': fish('ok-fish-grey', 'M-3-2.800Q-1.8 0-3 3M-.5-.8h2.500M-.8 1.500h2.2'),
  'lake.hexagon': fish('ok-fish-red', 'M-3-2.800Q-1.8 0-3 3M0-3.200Q1 0 0 3.200M2.5-2Q3 0 2.5 2'),
  'lake.circle': person(
    'ok-coat-yellow',
    [
      line(
        'ok-cap-blue',
        'M-7.5-1.500C-5.5-3-4.5-8.5-.5-8.500S4.5-3 6.5-1.500C3.5-3-4.5-3-7.5-1.500z',
      ),
    ],
    [...tool('M5 9L8.5-8'), thin('M8.5-8Q10.5-3 9.3 1.5')],
  ),
  'prairie.square': [
    ...[-4.5, 0, 4.5].flatMap((x) =>
      transformPaths(
        [
          { class: 'ok-stem', d: 'M0 9V-2' },
          line(
            'ok-wheat',
            'M0-8.500C1.8-7 1.8-5 .8-4 2.8-4.2 3 -1.5 1-.8 2.8-.8 2.6 1.8 0 2.5-2.6 1.8-2.8-.8-1-.8-3-1.5-2.8-4.2-.8-4-1.8-5-1.8-7 0-8.500z',
          ),
        ],
        { x, y: 0, turn: x * 3 },
      ),
    ),
    line('ok-leather', 'M-4 4.500h8v2.200h-8z'),
  ],
  'prairie.hexagon': [
    line(
      'ok-horn',
      'M-4.5-4C-8-3.5-9.5-6-9-8.5-7.5-6.8-5.5-6.5-3-6.300zM4.5-4C8-3.5 9.5-6 9-8.5 7.5-6.8 5.5-6.5 3-6.300z',
    ),
    line('ok-cattle', 'M-5-3.500L-8-1.500l3 1.800M5-3.500L8-1.5 5 .3'),
    line('ok-cattle', 'M-5-5.500Q0-8.5 5-5.500C6-1 4.5 2 4 5Q0 9.5-4 5C-4.5 2-6-1-5-5.500z'),
    line('ok-muzzle', 'M-4.2 3.800Q0 1 4.2 3.8 3.8 8.5 0 8.500T-4.2 3.800z'),
    {
      class: 'ok-dot',
      d: ring(-2.5, -1.2, 1) + ring(2.5, -1.2, 1) + ring(-1.5, 5.5, 0.7) + ring(1.5, 5.5, 0.7),
    },
  ],
  'prairie.circle': person(
    'ok-coat-blue',
    [
      line('ok-straw', 'M-8.5-2Q-.5-6 7.5-2-.5.5-8.5-2z'),
      line('ok-straw', 'M-4-3.300C-4-8-2.5-8.5-.5-8.500S3-8 3-3.300Q-.5-2-4-3.300z'),
    ],
    tool('M8 8.500V-4M5.8-7v3h4.400v-3M8-7v3', 'M8 8.500V-4'),
  ),
  'mountain.square': [
    line('ok-stone', 'M-8 7.500L-8 1l4-2.500L.5 1l.5 6.500z'),
    line('ok-stone', 'M-.5 7.500L0 2.5 3.5 0 8 2l.2 5.500z'),
    line('ok-stone-light', 'M-4.5-1L-4-5.5 0-7.500l4.5 2L5 -.3 1.5 1.500z'),
    thin('M-1.5-4.500L1-3M-5.5 3l2 1M4 4.500l2-.5'),
  ],
  'mountain.hexagon': [
    line('ok-copper', 'M-8 6.500L-6 1.500h6l2 5z'),
    line('ok-copper', 'M-1 6.500L1 1.500h5.500l2 5z'),
    line('ok-copper-light', 'M-4.8.8L-2.8-4.500h6L5.2.8z'),
    thin('M-1.5-2.500h3M-5 4h2M3 4h2'),
  ],
  'mountain.circle': person(
    'ok-coat-brown',
    [
      line('ok-helmet', 'M-6-1.800C-6-7.5-3.5-9-.5-9S5-7.5 5-1.800Q-.5-3.8-6-1.800z'),
      line('ok-lamp', ring(-0.5, -5.8, 1.9)),
    ],
    [...tool('M7.5 8.500V-5'), line('ok-steel', 'M3.5-3.500Q7.5-8.5 11-3.5 7.5-6 3.5-3.500z')],
  ),
};

/** The shapes of a token. */
export function tokenStrokes(reward: Reward): readonly Stroke[] {
  const [terrain, shape] = partsOf(reward);
  return [
    { class: `ok-token-plate ok-fill-${terrain}`, d: OUTLINES[shape] },
    { class: 'ok-token-rim', d: RIMS[shape] },
    ...PICTURES[reward],
  ];
}
