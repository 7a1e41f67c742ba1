// Every legal action without aiming: a list walked with arrow keys, a screen reader or a switch.
// A decision chosen here becomes the same ghost as on the board.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Choice, Draft } from '../games/game-ui';
import type { GameId, Preview } from '../host/protocol';
import { Button } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { RovingList } from '../kit/RovingList';
import { lower } from '../state/nav';
import { settings } from '../state/settings';
import { say } from '../words/words';
import { foreseeAll, type Group, grouped } from './effects';
import type { LiveTable } from './live';

type Previews = ReadonlyMap<Draft<GameId>, Preview> | null;
type Step = { readonly title: string; readonly choices: readonly Choice<GameId>[] };

/** Brings the keyboard to ✔ as soon as it can be pressed: what the draft does is asked for first. */
function focusCommit(table: LiveTable): void {
  const commit = document.querySelector<HTMLButtonElement>('.bar-draft .icon-button-main');
  if (commit && !commit.disabled) commit.focus();
  else if (table.draft.peek()) requestAnimationFrame(() => focusCommit(table));
}

export function ChoicesSheet({ table }: { table: LiveTable }) {
  const [isTold, setTold] = useState(false);
  const [walk, setWalk] = useState<readonly Step[]>([]);
  const { at } = table.state.value;
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current !== at) lower('choices');
  }, [at]);

  const step = walk.at(-1);
  const first = useMemo(() => table.ui.choices(table), [table, at]);
  const choices = step?.choices ?? first;
  const groups = useGroups(table, choices, walk.length);
  if (!groups) return <div class="loading" aria-busy="true" />;
  const choose = (choice: Choice<GameId>) => {
    if (choice.draft) {
      lower('choices');
      // Heard before it is done: what it would change is said with the ghost.
      if (settings.value.confirm === 'off') table.choose(choice.draft);
      else table.propose(choice.draft);
      // The next thing to do is ✔: bring the keyboard there.
      requestAnimationFrame(() => focusCommit(table));
    } else if (choice.more) {
      setWalk([...walk, { title: say(choice.label), choices: choice.more() }]);
    }
  };

  return (
    <div class="choices">
      {/* Who does not see the board hears it at once; for the others it is folded. */}
      <button
        type="button"
        class="choices-fold"
        aria-expanded={isTold}
        data-testid="choices-fold"
        onClick={() => setTold(!isTold)}
      >
        <Icon name={isTold ? 'up' : 'next'} size={18} />
        {say('choices-summary')}
      </button>
      <p class={isTold ? 'choices-summary' : 'unseen'}>
        {table.ui
          .summary(table)
          .map((part) => say(part))
          .join(' ')}
      </p>
      {step && (
        <div class="choices-path in-row">
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
        groups={groups.map(({ key, title, entries }) => ({ key, title, items: entries }))}
        keyOf={({ choice }) => choice.key}
        onPick={({ choice }) => choose(choice)}
        render={({ choice, effect, isNothing }) => (
          <>
            <span class="choice-text">
              {effect !== null && (
                // That nothing changes is heard only: the eye sees that nothing is told.
                <strong class={isNothing ? 'unseen' : 'choice-effect'}>
                  {effect}
                  <span class="unseen">. </span>
                </strong>
              )}
              <span>
                {say(choice.label)}
                {choice.detail && <span class="unseen">. </span>}
              </span>
              {choice.detail && <small>{say(choice.detail)}</small>}
            </span>
            {choice.more && (
              <>
                <span class="unseen">. {say('choices-more')}</span>
                <Icon name="next" size={18} />
              </>
            )}
          </>
        )}
      />
    </div>
  );
}

/**
 * The entries by what they would do, once the engine has told; as they are where that is not told,
 * and `null` until it has.
 */
function useGroups(
  table: LiveTable,
  choices: readonly Choice<GameId>[],
  depth: number,
): readonly Group[] | null {
  const isTold = table.tellsWorth.value;
  const [known, setKnown] = useState<{
    readonly choices: readonly Choice<GameId>[];
    readonly previews: Previews;
  } | null>(null);
  useEffect(() => {
    let isGone = false;
    const drafts = choices.flatMap(({ draft }) => draft ?? []);
    const asked = isTold ? foreseeAll(table, drafts) : Promise.resolve(null);
    void asked.then((previews) => {
      if (!isGone) setKnown({ choices, previews });
    });
    return () => {
      isGone = true;
    };
  }, [choices, depth, isTold]);
  if (known?.choices !== choices) return null;
  return grouped(table, choices, known.previews);
}
