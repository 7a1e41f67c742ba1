// What is drawn beside the clauses: the worked examples, buildings, rewards, actions and goal cards.

import type { JSX } from 'preact';
import { Highlight } from '../../kit/Highlight';
import { say } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { BuildingPicture } from './art/building';
import { GoalPicture } from './art/goal';
import { BackPicture, TilePicture } from './art/tile';
import { TokenPicture } from './art/token';
import { actionTag } from './box';
import { Examples } from './Examples';
import { rewardName, TerrainPicture, terrainName } from './parts';
import { type Back, TERRAINS } from './types';
import { backName, goalWords } from './words';

type Props = { tag: string; catalogue: CatalogueOf<'okanagan'> };

/** The worked examples of a clause. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'OK-GOALS': ['goals-three'],
  'OK-PLACE': ['place-corner'],
  'OK-CLOSE': ['tiles-areas'],
  'OK-BUILD': ['building-farm', 'building-warehouse', 'building-silo'],
  'OK-INFLUENCE': ['influence-sum'],
  'OK-REWARDS': ['closing-weakest'],
  'OK-ACTION': ['closing-alone'],
  'OK-VP': ['points-cards'],
};

/** What stands beside a clause. */
export function ClauseArt({ tag, catalogue }: Props): JSX.Element {
  const back = catalogue.tiles.flatMap(({ back }) => back ?? []).find(isOf(tag));
  return (
    <>
      <Examples names={EXAMPLES[tag] ?? []} catalogue={catalogue} />
      {tag === 'OK-GOALS' && <Goals catalogue={catalogue} />}
      {tag === 'OK-INFLUENCE' && <Buildings catalogue={catalogue} />}
      {tag === 'OK-DRAW' && <OnOffer catalogue={catalogue} />}
      {tag === 'OK-REWARDS' && <Rewards catalogue={catalogue} />}
      {back && (
        <div class="ok ok-action in-row">
          <span class="ok-action-picture">
            <BackPicture back={back} />
          </span>
          <b>
            <Highlight text={backName(back)} />
          </b>
        </div>
      )}
    </>
  );
}

const isOf =
  (tag: string) =>
  ({ action }: Back): boolean =>
    actionTag(action) === tag;

/** How many tiles lie open, and how many piles there are. */
const ON_OFFER = 3;

/** Open tiles, each before a pile of which the back of the top one is seen. */
function OnOffer({ catalogue }: Pick<Props, 'catalogue'>): JSX.Element {
  const tiles = catalogue.tiles.filter(({ back }) => back !== null);
  const [open, piles] = [tiles.slice(0, ON_OFFER), tiles.slice(-ON_OFFER)];
  return (
    <figure class="ok">
      <span class="ok-on-offer">
        {open.map((tile) => (
          <TilePicture key={tile.tile} tile={tile} />
        ))}
        {piles.map(({ tile, back }) => back && <BackPicture key={tile} back={back} />)}
      </span>
      <figcaption>
        <Highlight text={say('okanagan-on-offer')} />
      </figcaption>
    </figure>
  );
}

function Rewards({ catalogue }: Pick<Props, 'catalogue'>): JSX.Element {
  return (
    <ul class="ok ok-rewards">
      {TERRAINS.map((terrain) => (
        <li key={terrain}>
          <TerrainPicture terrain={terrain} />{' '}
          <b>
            <Highlight text={terrainName(terrain)} />
          </b>
          {catalogue.rewards
            .filter((it) => it.terrain === terrain)
            .map(({ reward }) => (
              <span key={reward} class="ok-set-reward">
                <TokenPicture reward={reward} size={34} /> <Highlight text={rewardName(reward)} />
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

function Buildings({ catalogue }: Pick<Props, 'catalogue'>): JSX.Element {
  return (
    <ul class="ok ok-set">
      {catalogue.buildings.map(({ building, influence }) => (
        <li key={building}>
          <BuildingPicture kind={building} mark="sun" size={48} />
          <span>
            <b>
              <Highlight text={say('okanagan-building', { building })} />
            </b>
            <br />
            <Highlight text={say('okanagan-building-where', { building, n: influence })} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Goals({ catalogue }: Pick<Props, 'catalogue'>): JSX.Element {
  return (
    <ul class="ok ok-goal-list">
      {catalogue.goals.map((card) => (
        <li key={card.goal}>
          <span role="img" aria-label={goalWords(card, 0)}>
            <GoalPicture card={card} />
          </span>
        </li>
      ))}
    </ul>
  );
}
