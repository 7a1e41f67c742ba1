// What the rules page shows under the game's sections: the seven symbols, the solo ranks, and
// every condition of the pack with a drawn example.

import type { JSX } from 'preact';
import { say } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { SignTile } from './art/field';
import { SIGNS } from './art/symbols';
import { ConditionList } from './Detail';
import type { Catalogue, Rank } from './types';

const RANKS: readonly Rank[] = ['incredible', 'amazing', 'wondrous', 'tricky', 'confused', 'lost'];

/** The drawn part of the rules. */
export function RulesArt({ catalogue }: { catalogue: CatalogueOf<'kraje'> }): JSX.Element {
  const pack = catalogue;
  return (
    <div class="kr kr-help">
      <Symbols />
      <Ranks pack={pack} />
      <h3>{say('kraje-all-conditions')}</h3>
      <ConditionList pack={pack} />
    </div>
  );
}

/** The seven symbols with their names. */
export function Symbols(): JSX.Element {
  return (
    <ul class="kr-signs">
      {SIGNS.map((sign) => (
        <li key={sign}>
          <SignTile sign={sign} size={44} />
          {say('kraje-sign', { sign })}
        </li>
      ))}
    </ul>
  );
}

/** How the points of a solo game are called. */
export function Ranks({ pack }: { pack: Catalogue }): JSX.Element {
  return (
    <dl class="kr-ranks">
      {RANKS.map((rank, i) => {
        const floor = pack.rankFloors[i];
        return (
          <div key={rank}>
            <dt>{say('kraje-rank', { rank })}</dt>
            <dd>
              {say('kraje-rank-floor', {
                rank: floor === undefined ? 'lost' : rank,
                points: say('kraje-points', { n: floor ?? 0 }),
              })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
