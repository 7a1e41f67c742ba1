// Every legal action without aiming: a list walked with arrow keys, a screen reader or a switch.
// A decision chosen here becomes the same ghost as on the board.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Choice } from '../games/game-ui';
import type { GameId } from '../host/door';
import { Button } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { RovingList } from '../kit/RovingList';
import { lower } from '../state/nav';
import { settings } from '../state/settings';
import { say } from '../words/words';
import type { LiveTable } from './live';

type Step = { readonly title: string; readonly choices: readonly Choice<GameId>[] };

export function ChoicesSheet({ table }: { table: LiveTable }) {
  const [walk, setWalk] = useState<readonly Step[]>([]);
  const { at } = table.state.value;
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current !== at) lower('choices');
  }, [at]);

  const step = walk.at(-1);
  const choices = step?.choices ?? table.ui.choices(table);
  const choose = (choice: Choice<GameId>) => {
    if (choice.draft) {
      lower('choices');
      // Heard before it is done: what it would change is said with the ghost.
      if (settings.value.confirm === 'off') table.choose(choice.draft);
      else table.propose(choice.draft);
      // The next thing to do is ✔: bring the keyboard there.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('[data-testid="bar-commit"]')?.focus(),
      );
    } else if (choice.more) {
      setWalk([...walk, { title: say(choice.label), choices: choice.more() }]);
    }
  };

  return (
    <div class="choices">
      <p class="choices-summary">
        {table.ui
          .summary(table)
          .map((part) => say(part))
          .join(' ')}
      </p>
      {step && (
        <div class="choices-path">
          <Button icon="back" look="quiet" onPress={() => setWalk(walk.slice(0, -1))}>
            {say('back')}
          </Button>
          <strong>{walk.map((part) => part.title).join(' · ')}</strong>
        </div>
      )}
      {choices.length === 0 && <p class="empty">{say('choices-none')}</p>}
      <RovingList
        key={walk.length}
        label={step?.title ?? say('choices')}
        items={choices}
        keyOf={(choice) => choice.key}
        onPick={choose}
        render={(choice) => (
          <>
            <span class="choice-text">
              <span>{say(choice.label)}</span>
              {choice.detail && <small>{say(choice.detail)}</small>}
            </span>
            {choice.more && <Icon name="next" size={18} />}
          </>
        )}
      />
    </div>
  );
}
