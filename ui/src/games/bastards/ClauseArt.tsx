// What is drawn beside the clauses: the worked examples, the races with their shapes, a corpse, and
// the relations.

import type { JSX } from 'preact';
import { Sought } from '../../kit/Sought';
import { say } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { Patterns } from './art/creature';
import { RacePicture } from './art/race';
import { RelationPicture } from './art/relation';
import { RELATION_TAGS } from './box';
import { Examples } from './Examples';
import { RACES, RELATIONS } from './types';
import { raceNames } from './words';

type Props = { tag: string; catalogue: CatalogueOf<'bastards'> };

/** The worked examples of a clause. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'SB-SETTLE': ['settle-relay'],
  'SB-LOVE': ['relations-love'],
  'SB-SHOOT': ['relations-shooting'],
  'SB-TRADE': ['relations-trade'],
  'SB-MUTATE': ['relations-mutation'],
  'SB-DOMINANCE': ['end-most', 'end-tie'],
  'SB-FLY': ['ships-empty', 'ships-loaded', 'ships-teleport'],
};

/** What stands beside a clause. */
export function ClauseArt({ tag, catalogue }: Props): JSX.Element | null {
  const relation = RELATIONS.find((it) => RELATION_TAGS[it] === tag);
  if (!relation && tag !== 'SB-START' && EXAMPLES[tag] === undefined) return null;
  return (
    <div class="sb sb-rules">
      <Patterns />
      {relation && <RelationPicture relation={relation} size={64} />}
      {tag === 'SB-START' && <Races catalogue={catalogue} />}
      {tag === 'SB-SHOOT' && (
        <p class="sb-rules-corpse">
          <RacePicture catalogue={catalogue} race="spud" owner="drop" size={72} isCorpse />{' '}
          <Sought text={say('bastards-rules-corpse')} />
        </p>
      )}
      <Examples names={EXAMPLES[tag] ?? []} catalogue={catalogue} />
    </div>
  );
}

function Races({ catalogue }: Pick<Props, 'catalogue'>): JSX.Element {
  return (
    <ul class="sb-rules-races">
      {RACES.map((race) => (
        <li key={race}>
          <RacePicture catalogue={catalogue} race={race} size={72} />
          <Sought text={raceNames(race)} />
        </li>
      ))}
    </ul>
  );
}
