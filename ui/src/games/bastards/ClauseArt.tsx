// What is drawn beside the clauses: the worked examples, the races with their shapes, a corpse, and
// the relations.

import type { JSX } from 'preact';
import { Highlight } from '../../kit/Highlight';
import { say } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { Patterns } from './art/creature';
import { RacePicture } from './art/race';
import { RelationPicture } from './art/relation';
import { RELATION_TAGS } from './box';
import { Examples } from './Examples';
import { TrackPicture } from './ThingArt';
import { RACES, RELATIONS } from './types';
import { raceNames } from './words';

type Props = { tag: string; catalogue: CatalogueOf<'bastards'> };

/** The worked examples of a clause. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'SB-SETTLE': ['settle-relay'],
  'SB-RELATIONS': ['relations-pair'],
  'SB-PLAN': ['round-plan'],
  'SB-RESOLVE': ['round-resolve'],
  'SB-LOVE': ['relations-love'],
  'SB-SHOOT': ['relations-shooting'],
  'SB-EAT': ['relations-eating'],
  'SB-TRADE': ['relations-trade'],
  'SB-DIPLOMACY': ['relations-diplomacy'],
  'SB-MIGRATE': ['relations-migration'],
  'SB-CHANGE': ['relations-change'],
  'SB-MUTATE': ['relations-mutation'],
  'SB-DOMINANCE': ['end-most', 'end-tie'],
  'SB-FLY': ['ships-empty', 'ships-loaded', 'ships-teleport'],
};

/** What stands beside a clause. */
export function ClauseArt({ tag, catalogue }: Props): JSX.Element | null {
  const relation = RELATIONS.find((it) => RELATION_TAGS[it] === tag);
  const isPart = tag === 'SB-START' || tag === 'SB-TRACK';
  if (!relation && !isPart && EXAMPLES[tag] === undefined) return null;
  return (
    <div class="sb sb-rules">
      <Patterns />
      {relation && <RelationPicture relation={relation} size={64} />}
      {tag === 'SB-START' && <Races catalogue={catalogue} />}
      {tag === 'SB-SHOOT' && (
        <p class="sb-rules-corpse in-row">
          <RacePicture catalogue={catalogue} race="spud" owner="drop" size={72} isCorpse />{' '}
          <Highlight text={say('bastards-rules-corpse')} />
        </p>
      )}
      {tag === 'SB-TRACK' && (
        <figure class="sb-example">
          <TrackPicture catalogue={catalogue} />
          <figcaption>
            <Highlight text={say('bastards-rules-track')} />
          </figcaption>
        </figure>
      )}
      <Examples names={EXAMPLES[tag] ?? []} catalogue={catalogue} />
    </div>
  );
}

function Races({ catalogue }: Pick<Props, 'catalogue'>): JSX.Element {
  return (
    <ul class="sb-rules-races in-stack">
      {RACES.map((race) => (
        <li key={race}>
          <RacePicture catalogue={catalogue} race={race} size={72} />
          <Highlight text={raceNames(race)} />
        </li>
      ))}
    </ul>
  );
}
