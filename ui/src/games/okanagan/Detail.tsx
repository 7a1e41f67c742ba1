// What the player asked about, on the shared sheet: a tile, an action, a goal, or all that lies on
// the table.

import type { JSX } from 'preact';
import { Button } from '../../kit/controls';
import { raise } from '../../state/nav';
import { say } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { AreaHead, Standings } from './AreaCard';
import { GoalPicture } from './art/goal';
import { BackPicture, TilePicture } from './art/tile';
import { TokenPicture } from './art/token';
import { goalOf } from './Goals';
import { HeldSmall, Nuggets, Stock, sum } from './Holdings';
import {
  AreaIcons,
  Counted,
  ownColour,
  rewardName,
  TerrainPicture,
  terrainName,
  Who,
} from './parts';
import { ownPlayer, packOf, playOf, type Table, tileOf, viewOf } from './play';
import type { Back, Tile } from './types';
import { backName, backText, buildingWords, goalWords } from './words';

/** The name of what was asked about. */
export function detailTitle(table: Table): string {
  const asked = playOf(table).asked.value;
  switch (asked?.type) {
    case 'tile':
      return say('okanagan-tile');
    case 'back':
      return backName(asked.back);
    case 'goal':
      return say('okanagan-goal');
    case 'table':
      return say('okanagan-on-table');
    case undefined:
      return '';
  }
}

/** It, in full. */
export function Detail({ table }: BoardProps<'okanagan'>): JSX.Element | null {
  const asked = playOf(table).asked.value;
  const pack = packOf(table);
  switch (asked?.type) {
    case 'tile':
      return <TileDetail tile={tileOf(pack, asked.tile)} />;
    case 'back':
      return <BackDetail back={asked.back} />;
    case 'goal': {
      const own = ownPlayer(table)?.goals?.find(({ goal }) => goal === asked.goal);
      const card = goalOf(pack, asked.goal);
      return (
        <div class="ok ok-detail in-stack" data-testid="okanagan-detail-goal">
          <div class="ok-detail-card">
            <GoalPicture card={card} />
          </div>
          <p>{goalWords(card, own?.covered ?? 0)}</p>
          <ul class="ok-set">
            {card.set.map((reward, i) => (
              <li key={i}>
                <TokenPicture reward={reward} size={30} /> {rewardName(reward)}
              </li>
            ))}
          </ul>
        </div>
      );
    }
    case 'table':
      return <OnTable table={table} />;
    case undefined:
      return null;
  }
}

function TileDetail({ tile }: { tile: Tile }): JSX.Element {
  return (
    <div class="ok ok-detail in-stack" data-testid="okanagan-detail-tile">
      <div class="ok-detail-tile">
        <TilePicture tile={tile} />
      </div>
      <ul class="ok-set">
        {tile.segments.map(({ terrain, rewards }, i) => (
          <li key={i}>
            <TerrainPicture terrain={terrain} /> <b>{terrainName(terrain)}</b>
            {rewards.map((reward, n) => (
              <span key={n} class="ok-set-reward">
                <TokenPicture reward={reward} size={26} /> {rewardName(reward)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {tile.back && <BackDetail back={tile.back} />}
    </div>
  );
}

function BackDetail({ back }: { back: Back }): JSX.Element {
  return (
    <div class="ok ok-detail in-stack ok-detail-back" data-testid="okanagan-detail-back">
      <div class="ok-detail-tile">
        <BackPicture back={back} />
      </div>
      <p>
        <b>{backName(back)}</b>
        <br />
        {backText(back)}
      </p>
    </div>
  );
}

/** All players, and what the supply and the piles hold. */
function OnTable({ table }: { table: Table }): JSX.Element {
  const view = viewOf(table);
  const { rewards } = packOf(table);
  return (
    <div class="ok ok-detail in-stack" data-testid="okanagan-detail-table">
      {view.players.map((player, seat) => (
        <section key={seat} class="ok-player" style={ownColour(table, seat)}>
          <h3>
            <Who table={table} seat={seat} />{' '}
            <small>{say('okanagan-tokens', { n: sum(player.tokens) })}</small>
          </h3>
          <div class="ok-token-grid">
            {rewards.map(({ reward }, i) => (
              <Counted key={reward} reward={reward} n={player.tokens[i] ?? 0} size={28} />
            ))}
            <Nuggets n={player.nuggets} />
          </div>
          <div class="ok-player-line in-row">
            <HeldSmall table={table} player={player} />
            <Stock table={table} seat={seat} player={player} />
            <span>{say('okanagan-n-goals', { n: player.nGoals })}</span>
          </div>
          {sum(player.stockToCome) > 0 && (
            <p class="quiet">
              {say('okanagan-stock-to-come', { what: buildingWords(player.stockToCome) })}
            </p>
          )}
        </section>
      ))}
      <section class="ok-player">
        <h3>{say('okanagan-supply')}</h3>
        <div class="ok-token-grid">
          {rewards.map(({ reward }, i) => (
            <Counted key={reward} reward={reward} n={view.supply[i] ?? 0} size={28} />
          ))}
          <Nuggets n={view.nuggetsLeft} />
        </div>
        <p>
          {say('okanagan-stacks', {
            tiles: sum(view.piles.map(({ size }) => size)),
            goals: view.goalsInDeck,
            discards: view.goalsDiscarded,
            removed: view.removed.length,
          })}
        </p>
      </section>
      <OpenAreas table={table} />
      <Button icon="book" onPress={() => raise('rules')}>
        {say('rules')}
      </Button>
    </div>
  );
}

/** Every unfinished area with somebody in it, those nearest to closing first. */
function OpenAreas({ table }: { table: Table }): JSX.Element | null {
  const areas = viewOf(table)
    .areas.filter(({ openEdges, standings }) => openEdges > 0 && standings.length > 0)
    .sort((a, b) => a.openEdges - b.openEdges);
  if (areas.length === 0) return null;
  return (
    <section class="ok-player">
      <h3>{say('okanagan-open-areas')}</h3>
      <ul class="ok-area-list in-stack">
        {areas.map((area) => (
          <li key={area.id}>
            <AreaHead area={area} />
            <AreaIcons area={area} size={24} />
            <Standings table={table} area={area} />
          </li>
        ))}
      </ul>
    </section>
  );
}
