// The ten bonus actions as pictures, around the origin, about 76 wide. A number in a seal says how
// many; arrows say which way.

import type { ComponentChildren, JSX } from 'preact';
import type { Back } from '../types';
import { CardBackArt, NuggetArt } from './goal';
import { OUTLINES, ShapeArt, ShapeDefs, TokenArt } from './token';

function At(p: { x: number; y: number; s: number; children: ComponentChildren }): JSX.Element {
  return <g transform={`translate(${p.x} ${p.y}) scale(${p.s})`}>{p.children}</g>;
}

/** How many, on a red seal. */
function Seal({ x, y, text }: { x: number; y: number; text: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class="ok-seal" r="12" />
      <text class="ok-seal-text" y="5.5">
        {text}
      </text>
    </g>
  );
}

/** A plain token whose colour or shape does not matter. */
function Plain({
  shape,
  fill,
}: {
  shape: 'square' | 'hexagon' | 'circle';
  fill: string;
}): JSX.Element {
  return <path class={`ok-token-line ${fill}`} d={OUTLINES[shape]} />;
}

const SWAP = 'M-13-5H9L3-11M13 5H-9L-3 11';

/** The picture of an action. */
export function ActionArt({ back }: { back: Back }): JSX.Element {
  switch (back.action) {
    case 'gain1Shape':
      return (
        <>
          <ShapeDefs />
          <At x={0} y={0} s={2.3}>
            <ShapeArt shape={back.shape} />
          </At>
          <Seal x={24} y={24} text="1" />
        </>
      );
    case 'gain2Type':
      return (
        <>
          <At x={-10} y={-9} s={1.7}>
            <TokenArt reward={`${back.terrain}.${back.shape}`} />
          </At>
          <At x={9} y={8} s={1.7}>
            <TokenArt reward={`${back.terrain}.${back.shape}`} />
          </At>
          <Seal x={26} y={26} text="2" />
        </>
      );
    case 'pickFirst':
      return (
        <>
          <At x={-17} y={17} s={1.15}>
            <Plain shape="hexagon" fill="ok-fill-lake" />
          </At>
          <At x={15} y={18} s={1.15}>
            <Plain shape="square" fill="ok-fill-prairie" />
          </At>
          <At x={-1} y={10} s={1.25}>
            <Plain shape="circle" fill="ok-fill-forest" />
          </At>
          <path class="ok-arrow" d="M0-8V-26M-8-19L0-28 8-19" />
          <Seal x={24} y={-20} text="1." />
        </>
      );
    case 'nugget':
      return (
        <At x={0} y={0} s={2.2}>
          <NuggetArt />
        </At>
      );
    case 'goals2':
      return (
        <>
          <g transform="translate(-13 -2) rotate(-9)">
            <CardBackArt />
          </g>
          <g transform="translate(12 0) rotate(8)">
            <CardBackArt />
          </g>
          <Seal x={-20} y={26} text="+2" />
          <Seal x={22} y={26} text="−2" />
        </>
      );
    case 'refresh3':
      return (
        <>
          {[-24, 0, 24].map((x, i) => (
            <rect
              key={x}
              class={`ok-token-line ok-fill-${['forest', 'prairie', 'lake'][i]}`}
              x={x - 10}
              y={6}
              width="20"
              height="20"
              rx="2.5"
            />
          ))}
          <path class="ok-arrow" d="M-20-6A21 17 0 0 1 19-12M20-26L20-11 6-14" />
        </>
      );
    case 'tribute':
      return (
        <>
          <At x={0} y={12} s={1.35}>
            <Plain shape="circle" fill="ok-fill-prairie" />
          </At>
          <path
            class="ok-arrow"
            d="M-27-22L-15-4M-24-6l9 2 1-9M0-30V-9M-7-15L0-8 7-15M27-22L15-4M14-13l1 9 9-2"
          />
        </>
      );
    case 'swapPlayer':
      return (
        <>
          <At x={-22} y={-6} s={1.1}>
            <Head />
          </At>
          <At x={22} y={-6} s={1.1}>
            <Head />
          </At>
          <path class="ok-arrow" d={SWAP} transform="translate(0 20) scale(1.25)" />
        </>
      );
    case 'swapSameColour':
      return (
        <>
          <At x={-20} y={-8} s={1.35}>
            <Plain shape="square" fill="ok-fill-lake" />
          </At>
          <At x={20} y={-8} s={1.35}>
            <Plain shape="circle" fill="ok-fill-lake" />
          </At>
          <path class="ok-arrow" d={SWAP} transform="translate(-6 22)" />
          <Seal x={26} y={24} text="2×" />
        </>
      );
    case 'swapSameShape':
      return (
        <>
          <At x={-20} y={-8} s={1.35}>
            <Plain shape="hexagon" fill="ok-fill-forest" />
          </At>
          <At x={20} y={-8} s={1.35}>
            <Plain shape="hexagon" fill="ok-fill-prairie" />
          </At>
          <path class="ok-arrow" d={SWAP} transform="translate(-6 22)" />
          <Seal x={26} y={24} text="2×" />
        </>
      );
  }
}

/** Anybody. */
function Head(): JSX.Element {
  return (
    <>
      <path class="ok-head" d="M-13 13C-13 3-6 1 0 1s13 2 13 12z" />
      <circle class="ok-head" cy="-8" r="8" />
    </>
  );
}
