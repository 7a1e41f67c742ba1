// What the rules page shows under the sections: the bonus tiles with powers, and the signs that
// stand beside animals.

import type { JSX } from 'preact';
import { say } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { TilePicture } from './art/TilePicture';
import { ThingArt } from './art/things';
import { Examples } from './Examples';
import { FateArt } from './Tiles';
import type { AnimalFate, Tile } from './types';
import { contentsOf } from './words';

const POWERS = [
  'hunting_trap',
  'pit_trap',
  'wild_fire',
  'shaman',
  'raft',
  'logboat',
  'mushrooms',
] as const;
const SIGNS: readonly (readonly [AnimalFate, 'deer' | 'tiger' | 'mammoth'])[] = [
  ['scored', 'mammoth'],
  ['eaten', 'deer'],
  ['fed', 'tiger'],
  ['doubled', 'mammoth'],
];

/** The drawn part of the rules. */
export function RulesArt({ catalogue }: { catalogue: CatalogueOf<'hunters'> }): JSX.Element {
  return (
    <div class="hg hg-help">
      <h3>{say('hunters-powers')}</h3>
      <ul class="hg-powers">
        {POWERS.map((power) => {
          const tile = withPower(catalogue.tiles, power);
          return (
            tile && (
              <li key={power}>
                <TilePicture tile={tile} size={84} />
                <p>
                  <strong>{say(`hunters-thing-${power}`, { n: 1 })}</strong>{' '}
                  {say(`hunters-power-${power}`)}
                </p>
                <Examples section="power" only={power} catalogue={catalogue} />
              </li>
            )
          );
        })}
      </ul>
      <h3>{say('hunters-signs')}</h3>
      <ul class="hg-powers hg-signs">
        {SIGNS.map(([fate, animal]) => (
          <li key={fate}>
            <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
              <rect width="48" height="48" rx="6" fill="var(--hg-grass)" />
              <ThingArt thing={animal} x={23} y={23} size={36} />
              <FateArt fate={fate} x={23} y={23} size={36} />
            </svg>
            <p>{say(`hunters-sign-${fate}`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function withPower(tiles: readonly Tile[], power: string): Tile | undefined {
  return tiles.find((tile) => contentsOf(tile).some(({ what }) => what === power));
}
