// What the rules page shows under the game's sections: terrains and rewards, buildings, the ten
// bonus actions, and all goal cards.

import type { JSX } from 'preact';
import { say } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { BuildingPicture } from './art/building';
import { GoalPicture } from './art/goal';
import { BackPicture } from './art/tile';
import { TokenPicture } from './art/token';
import { rewardName, TerrainPicture, terrainName } from './parts';
import { type Back, TERRAINS } from './types';
import { backName, backText, goalWords } from './words';

/** The drawn part of the rules. */
export function RulesArt({ catalogue }: { catalogue: CatalogueOf<'okanagan'> }): JSX.Element {
  return (
    <div class="ok ok-rules">
      <h2>{say('okanagan-all-rewards')}</h2>
      <ul class="ok-rewards">
        {TERRAINS.map((terrain) => (
          <li key={terrain}>
            <TerrainPicture terrain={terrain} /> <b>{terrainName(terrain)}</b>
            {catalogue.rewards
              .filter((it) => it.terrain === terrain)
              .map(({ reward }) => (
                <span key={reward} class="ok-set-reward">
                  <TokenPicture reward={reward} size={34} /> {rewardName(reward)}
                </span>
              ))}
          </li>
        ))}
      </ul>
      <h2>{say('okanagan-all-buildings')}</h2>
      <ul class="ok-set">
        {catalogue.buildings.map(({ building, influence }) => (
          <li key={building}>
            <BuildingPicture kind={building} mark="sun" size={48} />
            <span>
              <b>{say('okanagan-building', { building })}</b>
              <br />
              {say('okanagan-building-where', { building, n: influence })}
            </span>
          </li>
        ))}
      </ul>
      <h2>{say('okanagan-all-actions')}</h2>
      <ul class="ok-action-list">
        {actionsOf(catalogue).map((back) => (
          <li key={back.action}>
            <span class="ok-action-picture">
              <BackPicture back={back} />
            </span>
            <span>
              <b>{backName(back)}</b>
              <br />
              {backText(back)}
            </span>
          </li>
        ))}
      </ul>
      <h2>{say('okanagan-all-goals')}</h2>
      <ul class="ok-goal-list">
        {catalogue.goals.map((card) => (
          <li key={card.goal} role="img" aria-label={goalWords(card, 0)}>
            <GoalPicture card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One of each action in the pack. */
function actionsOf(catalogue: CatalogueOf<'okanagan'>): readonly Back[] {
  const found = new Map<string, Back>();
  for (const { back } of catalogue.tiles) {
    if (back && !found.has(back.action)) found.set(back.action, back);
  }
  return [...found.values()].sort((a, b) => ORDER.indexOf(a.action) - ORDER.indexOf(b.action));
}

const ORDER: readonly Back['action'][] = [
  'gain1Shape',
  'gain2Type',
  'pickFirst',
  'nugget',
  'goals2',
  'refresh3',
  'tribute',
  'swapPlayer',
  'swapSameColour',
  'swapSameShape',
];
