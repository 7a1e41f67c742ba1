// The rules of a game, in the app's own words, section by section.

import { useEffect, useState } from 'preact/hooks';
import { open } from '../app/nav';
import type { GameUi } from '../games/game-ui';
import { loadGame, shelf } from '../games/shelf';
import type { GameId } from '../host/door';
import { say } from '../words/words';
import { gameName } from './Home';
import { Page } from './Page';

export function Rules({ game }: { game: GameId | undefined }) {
  return game === undefined ? <Shelf /> : <RulesOf key={game} game={game} />;
}

function Shelf() {
  return (
    <Page title={say('rules')}>
      <ul class="rows">
        {shelf.map(({ id, Art }) => (
          <li class="row" key={id}>
            <button
              type="button"
              class="row-main"
              onClick={() => open({ screen: 'rules', game: id })}
              data-testid={`rules-${id}`}
            >
              <span class="row-art">
                <Art />
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

function RulesOf({ game }: { game: GameId }) {
  const [ui, setUi] = useState<GameUi | null>(null);
  useEffect(() => void loadGame(game).then(setUi), [game]);
  return (
    <Page title={gameName(game)}>
      <article class="rules">
        {ui?.rules.map((section) => {
          const key = `${game}-rules-${section}`;
          return (
            <section key={section}>
              <h2>{say(`${key}.title`)}</h2>
              {say(key)
                .split('\n\n')
                .map((part) => (
                  <p key={part}>{part}</p>
                ))}
            </section>
          );
        })}
      </article>
    </Page>
  );
}
