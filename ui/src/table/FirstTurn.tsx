// The first turn of somebody who has never played the game: what they see, what they do, how it is
// confirmed. It is there until the first decision is made or it is waved off.

import { useEffect } from 'preact/hooks';
import { Button } from '../kit/controls';
import { isGuided, letBe } from '../state/guide';
import { say } from '../words/words';
import type { LiveTable } from './live';

/** What is said before something is in hand, and while it is. */
const BEFORE = ['see', 'do'] as const;
const THEN = ['confirm'] as const;

export function FirstTurn({ table }: { table: LiveTable }) {
  const { table: id, next, canUndo } = table.state.value;
  const isHere = isGuided(id);
  const isMade = canUndo || table.committed.value > 0;
  useEffect(() => {
    if (isHere && isMade) letBe(id);
  }, [isHere, isMade, id]);
  if (!isHere || isMade || next !== 'act') return null;
  const steps = table.draft.value ? THEN : BEFORE;
  return (
    <section class="first-turn" aria-label={say(`first-${table.ui.id}`)} data-testid="first-turn">
      <ol>
        {steps.map((step) => (
          <li key={step}>{say(`first-${table.ui.id}.${step}`)}</li>
        ))}
      </ol>
      <Button look="quiet" onPress={() => letBe(id)} testId="first-skip">
        {say('first-skip')}
      </Button>
    </section>
  );
}
