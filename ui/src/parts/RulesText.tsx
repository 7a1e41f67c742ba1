// The rules of a game, in the app's own words, section by section.

import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../games/found';
import type { GameUi } from '../games/game-ui';
import type { AnyCatalogue, GameId } from '../host/door';
import { attempt, host } from '../state/door';
import { say } from '../words/words';

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
