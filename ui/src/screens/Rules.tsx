// The rules of a game on a page, and the shelf to choose one from.

import { gameCards } from '../games/found';
import type { GameId } from '../host/protocol';
import { RasterCache } from '../kit/RasterCache';
import { Reader } from '../parts/rules/Reader';
import { open } from '../state/nav';
import { gameName } from '../words/names';
import { say } from '../words/words';
import { Page } from './Page';

export function Rules({ game }: { game: GameId | undefined }) {
  if (game === undefined) return <Shelf />;
  return (
    <Page title={gameName(game)}>
      <Reader key={game} game={game} />
    </Page>
  );
}

function Shelf() {
  return (
    <Page title={say('rules')}>
      <ul class="rows">
        {gameCards.map(({ id, art }) => (
          <li class="row" key={id}>
            <button
              type="button"
              class="row-main in-row"
              onClick={() => open({ screen: 'rules', game: id })}
              data-testid={`rules-${id}`}
            >
              <span class="row-art">
                <RasterCache name={id} art={art} />
              </span>
              <span class="row-text">
                <span class="row-name">{gameName(id)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Page>
  );
}
