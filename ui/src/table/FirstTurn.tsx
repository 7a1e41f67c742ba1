// The first turn of somebody who has never played the game: what they see, what they do, how it is
// confirmed. It is there until the first decision is made or it is waved off. A guest is asked first.

import { useEffect } from 'preact/hooks';
import { Button } from '../kit/controls';
import { guideGuest, isAsked, isGuided, letBe } from '../state/guide';
import { lyingOf } from '../state/lying';
import { say } from '../words/words';
import type { LiveTable } from './live';

/** What is said before something is in hand, and while it is. */
const BEFORE = ['see', 'do'] as const;
const THEN = ['confirm'] as const;

const isMade = (table: LiveTable): boolean =>
  table.state.value.canUndo || table.committed.value > 0;

/** Whether somebody is guided now. Along an edge of a table that lies there is no room for it. */
export function isGuiding(table: LiveTable): boolean {
  const { table: id, next } = table.state.value;
  const lies = lyingOf(id)?.isOn ?? false;
  return next === 'act' && !lies && !isMade(table) && isGuided(id, table.seat.value);
}

export function FirstTurn({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const seat = table.seat.value;
  const isDone = isMade(table) && (isGuided(state.table, seat) || isAsked(state.table, seat));
  useEffect(() => {
    if (isDone) letBe(state, seat);
  }, [isDone]);
  if (isDone || state.next !== 'act') return null;
  if (isAsked(state.table, seat)) return <AskGuest table={table} />;
  if (!isGuiding(table)) return null;
  const steps = table.draft.value ? THEN : BEFORE;
  return (
    <section class="first-turn" aria-label={say(`first-${table.ui.id}`)} data-testid="first-turn">
      <ol>
        {steps.map((step) => (
          <li key={step}>{say(`first-${table.ui.id}.${step}`)}</li>
        ))}
      </ol>
      <Button look="quiet" onPress={() => letBe(state, seat)} testId="first-skip">
        {say('first-skip')}
      </Button>
    </section>
  );
}

/** A guest may have played it elsewhere. */
function AskGuest({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const seat = table.seat.value;
  return (
    <section class="first-turn" aria-label={say('first-asked')} data-testid="first-asked">
      <p role="status">{say('first-asked')}</p>
      <Button look="quiet" onPress={() => guideGuest(state, seat)} testId="first-show">
        {say('first-show')}
      </Button>
      <Button look="quiet" onPress={() => letBe(state, seat)} testId="first-known">
        {say('first-known')}
      </Button>
    </section>
  );
}
