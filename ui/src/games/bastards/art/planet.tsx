// The ten planets: what is around and under their cells, each a character of its own.
//
// A body is drawn in a frame with the planet's cells: `w` and `h` are the size of the grid and the
// origin is its top left corner. What sticks out stays within about forty units of the grid.

import type { JSX } from 'preact';
import type { PlanetId } from '../types';

interface BodyProps {
  readonly w: number;
  readonly h: number;
}

/** What lies behind the ground of a planet. */
export function PlanetBack({ planet, w, h }: BodyProps & { planet: PlanetId }): JSX.Element | null {
  const Body = BACKS[planet];
  return Body ? <Body w={w} h={h} /> : null;
}

/** What lies on the ground, over its edge and under the cells' tokens. */
export function PlanetFront({
  planet,
  w,
  h,
}: BodyProps & { planet: PlanetId }): JSX.Element | null {
  const Body = FRONTS[planet];
  return Body ? <Body w={w} h={h} /> : null;
}

type Bodies = Readonly<Record<string, (props: BodyProps) => JSX.Element>>;

const BACKS: Bodies = {
  // A crumb: crust all round, and smaller crumbs that fell off.
  p1: ({ w, h }) => (
    <g>
      <path
        class="sb-crust sb-ink"
        d={`M${w * 0.1} -20Q${w * 0.4} -34 ${w * 0.6} -22Q${w * 0.95} -34 ${w + 16} -4Q${w + 32} ${h * 0.3} ${w + 20} ${h * 0.55}Q${w + 26} ${h * 0.9} ${w * 0.8} ${h + 10}Q${w * 0.5} ${h + 30} ${w * 0.2} ${h + 14}Q-26 ${h + 6} -20 ${h * 0.6}Q-34 ${h * 0.2} ${w * 0.1} -20Z`}
      />
      <path
        class="sb-crumb sb-ink"
        d={`M${w + 22} ${h - 8}q9 -6 12 3t-8 10t-4 -13zM${w + 2} ${h + 16}q6 -3 8 2t-5 6t-3 -8zM-28 -14q6 -6 10 0t-4 9t-6 -9z`}
      />
    </g>
  ),
  // A crate: planks, corner irons, a parcel string with a label.
  p2: ({ w, h }) => (
    <g>
      <path
        class="sb-plank-2 sb-ink"
        d={`M-20 -22L${w + 24} -18L${w + 20} ${h + 24}L-24 ${h + 20}Z`}
      />
      <path
        class="sb-grain"
        d={`M-18 ${h * 0.25}H${w + 18}M-19 ${h * 0.6}H${w + 19}M-14 -14Q${w * 0.4} -10 ${w} -14`}
      />
      <path
        class="sb-iron sb-ink"
        d={`M-24 -26h22v9h-13v13h-9zM${w + 28} -22v22h-9v-13h-13v-9zM-28 ${h + 24}v-22h9v13h13v9zM${w + 24} ${h + 28}h-22v-9h13v-13h9z`}
      />
      <path class="sb-label sb-ink" d={`M${w * 0.36} -36h${w * 0.28}v20h-${w * 0.28}z`} />
      <path
        class="sb-line"
        d={`M${w * 0.44} -21v-10m-4 4l4 -4l4 4M${w * 0.56} -21v-10m-4 4l4 -4l4 4`}
      />
    </g>
  ),
  // A bump: a sore head that sees stars.
  p3: ({ w, h }) => (
    <g>
      <path
        class="sb-skin sb-ink"
        d={`M-20 ${h * 0.5}Q-26 ${h * 0.05} ${w * 0.14} -6Q${w * 0.2} -40 ${w * 0.6} -40Q${w * 0.96} -38 ${w * 0.92} -10Q${w + 26} ${h * 0.1} ${w + 20} ${h * 0.55}Q${w + 16} ${h + 2} ${w * 0.6} ${h + 20}Q${w * 0.1} ${h + 26} -8 ${h * 0.86}Q-18 ${h * 0.7} -20 ${h * 0.5}Z`}
      />
      <path
        class="sb-plaster sb-ink"
        d={`M${w * 0.34} -31l9 -9 26 20 -9 9zM${w * 0.56} -39l9 9 -24 19 -8 -9z`}
      />
      <path
        class="sb-star"
        d={starAt(w + 26, -18, 9) + starAt(w + 40, 16, 6) + starAt(-24, -16, 7)}
      />
    </g>
  ),
  // A pear with its stalk and leaf.
  p4: ({ w, h }) => (
    <g>
      <path class="sb-stalk-line" d={`M${w * 0.55} -14Q${w * 0.56} -34 ${w * 0.66} -44`} />
      <path
        class="sb-leaf sb-ink"
        d={`M${w * 0.56} -24Q${w * 0.24} -52 ${w * 0.1} -26Q${w * 0.34} -14 ${w * 0.56} -24Z`}
      />
      <path
        class="sb-pear sb-ink"
        d={`M${w * 0.5} -22Q${w * 0.9} -26 ${w * 0.96} ${h * 0.2}Q${w + 28} ${h * 0.4} ${w + 18} ${h * 0.7}Q${w * 0.96} ${h + 22} ${w * 0.5} ${h + 22}Q-24 ${h + 26} -24 ${h * 0.62}Q-22 ${h * 0.36} ${w * 0.1} ${h * 0.16}Q${w * 0.12} -20 ${w * 0.5} -22Z`}
      />
    </g>
  ),
  // A heart, with an arrow through it.
  p5: ({ w, h }) => (
    <g>
      <path class="sb-arrow-line" d={`M${w + 30} -26L-30 ${h + 22}`} />
      <path
        class="sb-feather sb-ink"
        d={`M${w + 30} -26l-4 12 12 -2 10 -10 -10 -1 1 -10zM-32 ${h + 24}l3 -14 10 10z`}
      />
      <path
        class="sb-heart sb-ink"
        d={`M${w * 0.5} ${h + 30}Q${w * 0.12} ${h + 4} -14 ${h * 0.66}Q-34 ${h * 0.2} ${w * 0.06} -16Q${w * 0.36} -36 ${w * 0.52} -10Q${w * 0.74} -40 ${w} -20Q${w + 34} ${h * 0.16} ${w + 14} ${h * 0.64}Q${w * 0.88} ${h + 4} ${w * 0.5} ${h + 30}Z`}
      />
    </g>
  ),
  // A pancake on a pancake on a pancake, butter, syrup.
  p6: ({ w, h }) => (
    <g>
      <path
        class="sb-cake-2 sb-ink"
        d={`M-24 ${h * 0.62}Q${w * 0.5} ${h + 66} ${w + 24} ${h * 0.62}Q${w + 20} ${h + 34} ${w * 0.5} ${h + 36}T-24 ${h * 0.62}Z`}
      />
      <path
        class="sb-cake sb-ink"
        d={`M-28 ${h * 0.46}Q${w * 0.5} ${h + 56} ${w + 28} ${h * 0.46}Q${w + 24} ${h + 20} ${w * 0.5} ${h + 22}T-28 ${h * 0.46}Z`}
      />
      <path
        class="sb-crust sb-ink"
        d={`M-28 ${h * 0.45}Q-26 -24 ${w * 0.5} -24T${w + 28} ${h * 0.45}Q${w + 22} ${h + 8} ${w * 0.5} ${h + 12}T-28 ${h * 0.45}Z`}
      />
      <path
        class="sb-syrup"
        d={`M${w * 0.72} -16Q${w + 30} 0 ${w + 20} ${h * 0.7}q-4 16 -10 2Q${w} ${h * 0.2} ${w * 0.72} -16ZM-18 ${h * 0.24}q-8 26 -2 44q6 8 10 -4q-2 -24 -8 -40z`}
      />
    </g>
  ),
  // A pot over a flame, its lid up on the steam.
  p7: ({ w, h }) => (
    <g>
      <path
        class="sb-steam"
        d={`M${w * 0.3} -22q-8 -8 0 -15t0 -13M${w * 0.5} -22q-8 -8 0 -15t0 -13`}
      />
      <path
        class="sb-flame sb-ink"
        d={`M${w * 0.2} ${h + 34}q-14 -10 0 -22q2 8 8 -2q12 12 4 24zM${w * 0.5} ${h + 36}q-16 -12 0 -26q2 10 10 -2q12 14 4 28zM${w * 0.78} ${h + 34}q-14 -10 0 -22q2 8 8 -2q12 12 4 24z`}
      />
      <path
        class="sb-iron sb-ink"
        d={`M-12 ${h * 0.36}h-16q-10 0 -10 14t12 14h14v-10h-12q-4 0 -4 -4t4 -4h12zM${w + 12} ${h * 0.36}h16q10 0 10 14t-12 14h-14v-10h12q4 0 4 -4t-4 -4h-12z`}
      />
      <path
        class="sb-pot sb-ink"
        d={`M-22 -4H${w + 22}Q${w + 20} ${h + 22} ${w * 0.8} ${h + 20}H${w * 0.2}Q-20 ${h + 22} -22 -4Z`}
      />
      <path
        class="sb-pot sb-ink"
        d={`M${w * 0.44} -8Q${w * 0.7} -50 ${w + 18} -18L${w + 14} -8Z`}
        transform={`rotate(8 ${w} 0)`}
      />
      <circle class="sb-iron sb-ink" cx={w * 0.8} cy={-34} r="6" />
    </g>
  ),
  // A moon with craters.
  p8: ({ w, h }) => (
    <g>
      <circle class="sb-moon sb-ink" cx={w / 2} cy={h / 2} r={w / 2 + 24} />
      <path
        class="sb-pit"
        d={`M8 10a13 9 -40 1 0 .1 0zM${w - 12} ${h - 20}a12 8 -40 1 0 .1 0zM${w + 4} 24a7 10 0 1 0 .1 0zM10 ${h - 12}a9 6 30 1 0 .1 0z`}
      />
    </g>
  ),
  // A snail that carries its planet.
  p9: ({ w, h }) => (
    <g>
      <path
        class="sb-slime-body sb-ink"
        d={`M-18 ${h * 0.84}Q-34 ${h + 26} 6 ${h + 24}H${w * 0.9}Q${w + 34} ${h + 22} ${w + 34} ${h * 0.74}Q${w + 30} ${h * 0.62} ${w + 14} ${h * 0.68}Q${w} ${h * 0.8} ${w * 0.6} ${h * 0.8}Z`}
      />
      <path
        class="sb-stalk-line"
        d={`M${w + 18} ${h * 0.68}Q${w + 12} ${h * 0.56} ${w + 14} ${h * 0.48}M${w + 30} ${h * 0.68}Q${w + 34} ${h * 0.58} ${w + 32} ${h * 0.5}`}
      />
      <circle class="sb-eye" cx={w + 13} cy={h * 0.46} r="6" />
      <circle class="sb-eye" cx={w + 33} cy={h * 0.48} r="5.500" />
      <circle class="sb-pupil" cx={w + 15} cy={h * 0.47} r="2.600" />
      <circle class="sb-pupil" cx={w + 35} cy={h * 0.49} r="2.400" />
      <path class="sb-mouth" d={`M${w + 20} ${h * 0.84}q7 5 11 -3`} />
      <path
        class="sb-shell sb-ink"
        d={`M${w * 0.5} -20Q${w + 30} -26 ${w + 22} ${h * 0.4}Q${w + 12} ${h * 0.86} ${w * 0.6} ${h + 14}Q-16 ${h + 18} -20 ${h * 0.66}Q-26 ${h * 0.2} ${w * 0.5} -20Z`}
      />
    </g>
  ),
  // A giant who holds his own ring.
  p10: ({ w, h }) => (
    <g>
      <ellipse
        class="sb-ring-back"
        cx={w / 2}
        cy={h * 0.56}
        rx={w / 2 + 34}
        ry={h * 0.2}
        transform={`rotate(-9 ${w / 2} ${h / 2})`}
      />
      <circle class="sb-giant sb-ink" cx={w / 2} cy={h / 2} r={w / 2 + 18} />
      <path
        class="sb-band"
        d={`M${-8} ${h * 0.24}Q${w / 2} ${h * 0.34} ${w + 8} ${h * 0.24}M-14 ${h * 0.72}Q${w / 2} ${h * 0.86} ${w + 14} ${h * 0.72}`}
      />
      <path
        class="sb-hair sb-ink"
        d={`M${w * 0.3} -8q-6 -20 10 -26q-2 10 6 12q4 -18 20 -16q-8 8 0 16q14 -12 22 0q-12 2 -12 14z`}
      />
      <path class="sb-ring" d={`M-24 ${h * 0.68}Q${w / 2} ${h * 1.04} ${w + 30} ${h * 0.5}`} />
    </g>
  ),
};

const FRONTS: Bodies = {
  p1: ({ w, h }) => (
    <path
      class="sb-seed"
      d={`M-6 ${h * 0.3}l4 5M${w + 6} ${h * 0.2}l-4 5M${w * 0.3} -8l6 3M${w * 0.9} ${h + 2}l-6 -3`}
    />
  ),
  p5: ({ w }) => <path class="sb-shine" d={`M4 14Q10 -8 ${w * 0.26} -12`} />,
  p6: ({ w, h }) => (
    <path class="sb-butter sb-ink" d={`M${w * 0.06} ${h + 4}l14 -10 12 6 -12 12z`} />
  ),
  p8: ({ w, h }) => (
    <g transform={`translate(${w / 2} ${h / 2})`}>
      <circle class="sb-lava sb-ink" r="14" />
      <path class="sb-lava-2" d="M-7 2q3 -6 7 -1t7 -2q0 8 -7 8t-7 -5z" />
      <path class="sb-steam" d="M-4 -14q-4 -5 0 -9M5 -14q-4 -5 0 -9" />
    </g>
  ),
};

/** A five-pointed star as a path. */
export function starAt(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const far = i % 2 === 0 ? r : r * 0.45;
    const turn = (Math.PI / 5) * i - Math.PI / 2;
    return `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The sign that shuts a planet off, with its barrier. */
export function Radioactive({ w, h }: BodyProps): JSX.Element {
  return (
    <g transform={`translate(${w / 2} ${h / 2})`} class="sb-radioactive">
      <circle class="sb-warn sb-ink" r="40" />
      {[0, 120, 240].map((turn) => (
        <path
          key={turn}
          class="sb-warn-ink"
          transform={`rotate(${turn})`}
          d="M-5.500 -9.500L-16 -27.700A32 32 0 0 1 16 -27.700L5.500 -9.500A11 11 0 0 0 -5.500 -9.500Z"
        />
      ))}
      <circle class="sb-warn-ink" r="6" />
    </g>
  );
}
