// The rules of a game, in the app's own words, section by section.

import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui';
import { loadGame, shelf } from '../games/shelf';
import type { AnyCatalogue, GameId } from '../host/door';
import { attempt, host } from '../state/app';
import { open } from '../state/nav';
import { say } from '../words/words';
import { gameName } from './Home';
import { Page } from './Page';

export function Rules({ game }: { game: GameId | undefined }) {
  if (game === undefined) return <Shelf />;
  return (
    <Page title={gameName(game)}>
      <RulesText key={game} game={game} />
    </Page>
  );
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

/** The rules themselves, on a page or on a sheet over a table, which has its own pack. */
export function RulesText({ game, known }: { game: GameId; known?: AnyCatalogue }) {
  const [ui, setUi] = useState<GameUi | null>(null);
  const [catalogue, setCatalogue] = useState<AnyCatalogue | null>(known ?? null);
  useEffect(() => {
    void attempt(async () => {
      setUi(await loadGame(game));
      if (known === undefined) {
        setCatalogue((await host().send({ type: 'catalogue', game })).catalogue);
      }
    });
  }, [game]);
  return (
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
            {ui.SectionArt && catalogue && (
              <ui.SectionArt section={section} catalogue={catalogue} />
            )}
          </section>
        );
      })}
      {ui?.RulesArt && catalogue && <ui.RulesArt catalogue={catalogue} />}
    </article>
  );
}
