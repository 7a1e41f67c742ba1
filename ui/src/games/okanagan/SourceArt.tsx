// The small picture beside a line of the score sheet: the card that made the points.

import type { JSX } from 'preact';
import type { Source } from '../../host/gen/okanagan';
import type { CatalogueOf } from '../game-ui';
import { ExplorerArt, GoalArt, NuggetArt } from './art/goal';
import { goalOf } from './Goals';

export function SourceArt(p: { source: Source; catalogue: CatalogueOf<'okanagan'> }): JSX.Element {
  const { source } = p;
  return (
    <svg class="ok ok-source-art" viewBox="-44 -43 88 86" aria-hidden="true">
      {source.type === 'explorer' && <ExplorerArt points={p.catalogue.explorerPoints} />}
      {source.type === 'goal' && <GoalArt card={goalOf(p.catalogue, source.goal)} />}
      {source.type === 'nuggets' && (
        <g transform="scale(2.4)">
          <NuggetArt />
        </g>
      )}
    </svg>
  );
}
