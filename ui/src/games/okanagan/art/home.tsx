// The game's picture on the shelf: the valley with its lake, a farm, a store and a silo.

import '../land.css';
import type { JSX } from 'preact';
import { BuildingArt } from './building';
import { Growth, type Piece } from './land';
import { TokenArt } from './token';

/** A landscape of 320 × 200 that fills its frame. */
export function HomeArt(): JSX.Element {
  return (
    <svg
      class="ok fills"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="ok-ground-prairie" width="320" height="200" />
      <path
        class="ok-ground-mountain"
        d="M-4-4H324V50C280 78 240 60 200 76S96 58 60 78-4 62-4 62z"
      />
      <path class="ok-border" d="M-4 62S24 98 60 78 160 92 200 76 280 78 324 50" />
      <path class="ok-ground-forest" d="M-4 204V84C30 96 52 96 82 88S128 120 118 204z" />
      <path class="ok-border" d="M-4 84C30 96 52 96 82 88S128 120 118 204" />
      <path class="ok-border ok-border-shore" d="M160 204C150 160 196 150 222 132S296 96 324 110" />
      <path class="ok-ground-lake" d="M160 204C150 160 196 150 222 132S296 96 324 110V204z" />
      <path class="ok-sand" d="M160 204C150 160 196 150 222 132S296 96 324 110" />
      <Growth growth={GROWTH} />
      <g transform="translate(168 122) scale(1.75)">
        <BuildingArt kind="farm" mark="sun" />
      </g>
      <g transform="translate(228 130) scale(1.55)">
        <BuildingArt kind="warehouse" mark="drop" />
      </g>
      <g transform="translate(112 104) scale(1.6)">
        <BuildingArt kind="silo" mark="leaf" />
      </g>
      <g transform="translate(34 172) scale(1.5)">
        <TokenArt reward="forest.circle" />
      </g>
      <g transform="translate(74 176) scale(1.3)">
        <TokenArt reward="prairie.hexagon" />
      </g>
      <g transform="translate(288 172) scale(1.5)">
        <TokenArt reward="lake.hexagon" />
      </g>
    </svg>
  );
}

const GROWTH: readonly Piece[] = [
  { kind: 'peak', at: { x: 46, y: 38 }, size: 3.4 },
  { kind: 'peak', at: { x: 250, y: 36 }, size: 3 },
  { kind: 'peak', at: { x: 116, y: 44 }, size: 2.6 },
  { kind: 'peak', at: { x: 182, y: 42 }, size: 3.6 },
  { kind: 'peak', at: { x: 298, y: 44 }, size: 2 },
  { kind: 'tree', at: { x: 14, y: 108 }, size: 2 },
  { kind: 'tree', at: { x: 48, y: 112 }, size: 2.2 },
  { kind: 'tree', at: { x: 80, y: 116 }, size: 2 },
  { kind: 'tree', at: { x: 30, y: 134 }, size: 2.2 },
  { kind: 'tree', at: { x: 66, y: 138 }, size: 2.4 },
  { kind: 'tree', at: { x: 98, y: 148 }, size: 2.1 },
  { kind: 'bush', at: { x: 6, y: 152 }, size: 1.8 },
  { kind: 'stook', at: { x: 256, y: 94 }, size: 1.5 },
  { kind: 'stook', at: { x: 136, y: 168 }, size: 1.9 },
  { kind: 'stook', at: { x: 214, y: 100 }, size: 1.4 },
  { kind: 'tuft', at: { x: 142, y: 190 }, size: 1.6 },
  { kind: 'flower', at: { x: 132, y: 142 }, size: 1.6 },
  { kind: 'wave', at: { x: 230, y: 168 }, size: 2 },
  { kind: 'wave', at: { x: 286, y: 134 }, size: 1.8 },
  { kind: 'lily', at: { x: 200, y: 186 }, size: 1.8 },
];
