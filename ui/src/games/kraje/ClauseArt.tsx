// What is drawn beside the clauses: the seven symbols, the ranks of a game for one, worked examples,
// and every condition with its own.

import type { JSX } from 'preact';
import { Highlight } from '../../kit/Highlight';
import { say } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { SignTile } from './art/field';
import { SIGNS } from './art/symbols';
import { ConditionExample } from './Condition';
import type { Catalogue, Rank } from './types';
import { Adding, Placing, Round } from './Worked';

type Props = { tag: string; catalogue: CatalogueOf<'kraje'> };

const RANKS: readonly Rank[] = ['incredible', 'amazing', 'wondrous', 'tricky', 'confused', 'lost'];

/** What stands beside a clause. */
export function ClauseArt({ tag, catalogue }: Props): JSX.Element | null {
  if (tag === 'PK-SETUP') return <Symbols />;
  if (tag === 'PK-RATING') return <Ranks pack={catalogue} />;
  if (tag === 'PK-PLACE') return <Placing pack={catalogue} />;
  if (tag === 'PK-SCORE') return <Adding pack={catalogue} />;
  if (tag === 'PK-ROUND') return <Round pack={catalogue} />;
  const condition = catalogue.conditions.find(({ no }) => tag === `PK-C${no}`);
  return condition ? (
    <div class="kr kr-help">
      <ConditionExample condition={condition} />
    </div>
  ) : null;
}

/** The seven symbols with their names. */
function Symbols(): JSX.Element {
  return (
    <ul class="kr kr-signs in-wrap">
      {SIGNS.map((sign) => (
        <li key={sign}>
          <SignTile sign={sign} size={44} />
          <Highlight text={say('kraje-sign', { sign })} />
        </li>
      ))}
    </ul>
  );
}

/** How the points of a solo game are called. */
function Ranks({ pack }: { pack: Catalogue }): JSX.Element {
  return (
    <dl class="kr kr-ranks">
      {RANKS.map((rank, i) => {
        const floor = pack.rankFloors[i];
        return (
          <div key={rank}>
            <dt>
              <Highlight text={say('kraje-rank', { rank })} />
            </dt>
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
