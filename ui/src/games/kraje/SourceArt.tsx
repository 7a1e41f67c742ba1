// The small picture beside a line of the score sheet.

import type { JSX } from 'preact';
import type { Source } from '../../host/gen/kraje';
import type { CatalogueOf } from '../game-ui';
import { RulePicture } from './art/rule-picture';
import { conditionOf } from './words';

/** The condition's picture; what a condition costs shows the same one struck through. */
export function SourceArt(p: { source: Source; catalogue: CatalogueOf<'kraje'> }): JSX.Element {
  const { source } = p;
  const condition = conditionOf(p.catalogue, source.condition);
  return (
    <svg class="kr kr-source-art" viewBox="-68 -50 136 100" aria-hidden="true">
      <g opacity={source.type === 'penalty' || source.type === 'sharedIdle' ? 0.4 : 1}>
        <RulePicture rule={condition} shape="wide" />
      </g>
    </svg>
  );
}
