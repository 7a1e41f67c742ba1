// What is drawn beside the clauses: the worked examples, the bonus tiles with powers, and the signs
// that stand beside animals.

import type { JSX } from 'preact';
import { Highlight } from '../../kit/Highlight';
import { say } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { TilePicture } from './art/TilePicture';
import { ThingArt } from './art/things';
import { Examples } from './Examples';
import { FateArt } from './Tiles';
import type { AnimalFate } from './types';
import { contentsOf } from './words';

type Props = { tag: string; catalogue: CatalogueOf<'hunters'> };

/** The bonus tile of a clause. */
const POWERS: Readonly<Record<string, string>> = {
  'HG-HUNTING-TRAP': 'hunting_trap',
  'HG-PIT-TRAP': 'pit_trap',
  'HG-FIRE': 'wild_fire',
  'HG-SHAMAN': 'shaman',
  'HG-RAFT': 'raft',
  'HG-CANOE': 'logboat',
  'HG-MUSHROOM': 'mushrooms',
};

/** The worked examples of a clause. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'HG-HAND': ['turn-hand'],
  'HG-PLACE': ['turn-fits'],
  'HG-OCCUPY': ['turn-occupy'],
  'HG-CLOSE': ['turn-close'],
  'HG-TIE': ['pieces-share', 'pieces-most'],
  'HG-FOREST': ['forest-zones', 'house-tiles'],
  'HG-MUSHROOM': ['forest-mushrooms'],
  'HG-RIVER': ['river-ends'],
  'HG-TIGER': ['meadow-tiger'],
  'HG-SYSTEM': ['system-fish'],
  'HG-BONUS': ['bonus-menhir'],
  'HG-HUNTING-TRAP': ['power-hunting_trap'],
  'HG-PIT-TRAP': ['power-pit_trap'],
  'HG-FIRE': ['power-wild_fire'],
  'HG-RAFT': ['power-raft'],
  'HG-CANOE': ['power-logboat'],
  'HG-END': ['end-open'],
};

const SIGNS: readonly (readonly [AnimalFate, 'deer' | 'tiger' | 'mammoth'])[] = [
  ['scored', 'mammoth'],
  ['eaten', 'deer'],
  ['fed', 'tiger'],
  ['doubled', 'mammoth'],
];

/** What stands beside a clause. */
export function ClauseArt({ tag, catalogue }: Props): JSX.Element | null {
  const power = POWERS[tag];
  const names = EXAMPLES[tag] ?? [];
  const tile = catalogue.tiles.find((it) => contentsOf(it).some(({ what }) => what === power));
  if (!tile && names.length === 0 && tag !== 'HG-MEADOW') return null;
  return (
    <div class="hg hg-help">
      {tile && <TilePicture tile={tile} size={84} />}
      <Examples names={names} catalogue={catalogue} />
      {tag === 'HG-MEADOW' && <Signs />}
    </div>
  );
}

/** What the signs beside animals say. */
function Signs(): JSX.Element {
  return (
    <>
      <h4>{say('hunters-signs')}</h4>
      <ul class="hg-powers hg-signs">
        {SIGNS.map(([fate, animal]) => (
          <li key={fate}>
            <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
              <rect width="48" height="48" rx="6" fill="var(--hg-grass)" />
              <ThingArt thing={animal} x={23} y={23} size={36} />
              <FateArt fate={fate} x={23} y={23} size={36} />
            </svg>
            <p>
              <Highlight text={say(`hunters-sign-${fate}`)} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
