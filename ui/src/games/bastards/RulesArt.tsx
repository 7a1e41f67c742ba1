// What the rules page shows under the game's sections: the races with their shapes, a corpse, the
// relations, and worked examples.

import type { JSX } from 'preact';
import { say } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { Patterns } from './art/creature';
import { RacePicture } from './art/race';
import { RelationPicture } from './art/relation';
import { Examples } from './Examples';
import { RACES, RELATIONS } from './types';
import { raceNames, relationName } from './words';

/** The drawn part of the rules. */
export function RulesArt({ catalogue }: { catalogue: CatalogueOf<'bastards'> }): JSX.Element {
  return (
    <div class="sb sb-rules">
      <Patterns />
      <h3>{say('bastards-rules-races')}</h3>
      <ul class="sb-rules-races">
        {RACES.map((race) => (
          <li key={race}>
            <RacePicture catalogue={catalogue} race={race} size={72} />
            <span>{raceNames(race)}</span>
            <span class="sb-quiet">
              {say('bastards-rules-race-tokens', {
                n: catalogue.races.find((it) => it.race === race)?.count ?? 0,
              })}
            </span>
          </li>
        ))}
        <li>
          <RacePicture catalogue={catalogue} race="spud" owner="drop" isCorpse size={72} />
          <span class="sb-quiet">{say('bastards-rules-corpse')}</span>
        </li>
      </ul>
      <h3>{say('bastards-rules-order')}</h3>
      <ol class="sb-rules-order">
        {RELATIONS.map((relation) => (
          <li key={relation}>
            <RelationPicture relation={relation} size={40} />
            <span>
              <b>{relationName(relation)}</b>
              <br />
              {say(`bastards-does-${relation}`)}
            </span>
          </li>
        ))}
      </ol>
      <h3>{say('bastards-rules-examples')}</h3>
      <Examples catalogue={catalogue} />
    </div>
  );
}
