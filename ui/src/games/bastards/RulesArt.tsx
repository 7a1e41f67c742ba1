// What the rules page shows under the game's sections: the races with their shapes, a corpse, the
// relations, and three drawn examples.

import type { JSX } from 'preact';
import { Icon } from '../../kit/Icon';
import { say } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { Creature, Patterns } from './art/creature';
import { RacePicture } from './art/race';
import { RelationPicture } from './art/relation';
import { CELL, type Spot } from './geometry';
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
      <Example says={say('bastards-rules-example-love')}>
        <Scene>
          <Creature race="toadling" spots={row(0, 0, 1)} owner="sun" />
          <Creature race="spud" spots={row(1, 1, 2)} owner="drop" />
        </Scene>
        <Icon name="next" />
        <Scene>
          <Creature race="toadling" spots={row(0, 0, 1)} owner="sun" />
          <Creature race="toadling" spots={row(2, 0, 1)} owner="sun" />
          <Creature race="spud" spots={row(1, 1, 2)} owner="drop" />
        </Scene>
      </Example>
      <Example says={say('bastards-rules-example-shooting')}>
        <Scene>
          <Creature race="cactusoid" spots={row(0, 0, 3)} owner="sun" />
          <Creature race="toadling" spots={row(0, 1, 1)} owner="drop" />
          <Creature race="toadling" spots={row(2, 1, 1)} owner="drop" />
        </Scene>
        <Icon name="next" />
        <Scene>
          <Creature race="cactusoid" spots={row(0, 0, 3)} owner="sun" />
          <Creature race="toadling" spots={row(0, 1, 1)} owner="drop" isCorpse />
          <Creature race="toadling" spots={row(2, 1, 1)} owner="drop" isCorpse />
        </Scene>
      </Example>
      <Example says={say('bastards-rules-example-trade')}>
        <Scene>
          <Creature race="toadling" spots={row(0, 0, 1)} owner="sun" />
          <Creature race="spud" spots={row(1, 1, 2)} owner="drop" />
        </Scene>
        <RelationPicture relation="trade" size={44} />
      </Example>
    </div>
  );
}

const row = (col: number, at: number, n: number): Spot[] =>
  Array.from({ length: n }, (_, i) => ({ col: col + i, row: at }));

function Example(p: { says: string; children: JSX.Element[] }): JSX.Element {
  return (
    <figure class="sb-example">
      <div class="sb-example-row">{p.children}</div>
      <figcaption>{p.says}</figcaption>
    </figure>
  );
}

/** A strip of planet, three cells by two. */
function Scene({ children }: { children: JSX.Element | JSX.Element[] }): JSX.Element {
  return (
    <svg class="sb-scene" viewBox={`-12 -14 ${3 * CELL + 24} ${2 * CELL + 26}`} aria-hidden="true">
      <rect
        class="sb-ground sb-ink"
        x="-8"
        y="-8"
        width={3 * CELL + 16}
        height={2 * CELL + 16}
        rx="14"
      />
      {[...row(0, 0, 3), ...row(0, 1, 3)].map(({ col, row: y }) => (
        <rect
          key={`${col}.${y}`}
          class="sb-cell"
          x={col * CELL + 1.5}
          y={y * CELL + 1.5}
          width={CELL - 3}
          height={CELL - 3}
          rx="6"
        />
      ))}
      {children}
    </svg>
  );
}
