// The small picture beside a line of the score sheet: a patch of the land the points come from.

import type { JSX } from 'preact';
import type { Source } from '../../host/gen/hunters';
import type { CatalogueOf } from '../game-ui';
import { type Thing, ThingArt } from './art/things';

const GROUND: Readonly<Record<Source['type'], string>> = {
  forest: 'var(--hg-wood-ground)',
  river: 'var(--hg-water)',
  system: 'var(--hg-water)',
  meadow: 'var(--hg-grass)',
  huntingTrap: 'var(--hg-grass)',
  canoe: 'var(--hg-water)',
};
const THINGS: Readonly<Record<Source['type'], Thing | 'trees' | 'hut'>> = {
  forest: 'trees',
  river: 'fish',
  system: 'hut',
  meadow: 'deer',
  huntingTrap: 'hunting_trap',
  canoe: 'logboat',
};

export function SourceArt(p: { source: Source; catalogue: CatalogueOf<'hunters'> }): JSX.Element {
  const { type } = p.source;
  const thing = THINGS[type];
  return (
    <svg class="hg hg-source-art" viewBox="0 0 60 40" aria-hidden="true">
      <rect x="1" y="1" width="58" height="38" rx="6" fill={GROUND[type]} />
      {thing === 'trees' ? (
        <g>
          {[12, 26, 40, 49, 19, 33].map((x, i) => (
            <circle
              key={x}
              class="hg-crowns"
              cx={x}
              cy={i < 4 ? 16 : 25}
              r="9"
              stroke="var(--hg-tree-shade)"
            />
          ))}
        </g>
      ) : thing === 'hut' ? (
        <path
          d="M30 6 44 34H16ZM30 18l-5 16h10Z"
          fill="var(--hg-wood)"
          stroke="var(--hg-ink)"
          stroke-width="1.5"
          stroke-linejoin="round"
        />
      ) : (
        <ThingArt thing={thing} x={30} y={20} size={32} />
      )}
    </svg>
  );
}
