// The first turn of somebody who has never played the game: where things are, what can be done now,
// how it is confirmed. It goes with every question until the turn is over or it is waved off. A guest
// is asked first. Who has good moves shown needs it for the first decision only.

import { useEffect } from 'preact/hooks';
import type { Seat } from '../host/protocol';
import { Button } from '../kit/controls';
import { guideGuest, isAsked, isGuided, letBe } from '../state/first-turn';
import { type Message, msg, say } from '../words/words';
import { isLaidDown } from './Edges';
import { canDo } from './learner';
import type { LiveTable } from './live';

const isMade = (table: LiveTable): boolean =>
  table.state.value.canUndo || table.committed.value > 0;

/** Whether what is decided now belongs to the first turn of whoever decides. */
function isOpening(table: LiveTable): boolean {
  if (table.help.value === 'learner') return !isMade(table);
  return table.ui.isOpening?.(table) ?? !isMade(table);
}

const isAct = (table: LiveTable): boolean =>
  table.state.value.next === 'act' && !table.past.place.value;

/** Whether somebody is guided now. */
export function isGuiding(table: LiveTable): boolean {
  const { table: id } = table.state.value;
  return isAct(table) && isGuided(id, table.seat.value) && isOpening(table);
}

/** Whether the line that says what to do says it in full: along an edge there is no room for more. */
export const isGuidedByPrompt = (table: LiveTable): boolean =>
  isLaidDown(table) && isGuiding(table);

/** How far the game was when each seat was first asked. */
const beginnings = new WeakMap<LiveTable, Map<Seat, number>>();

function isFirstQuestion(table: LiveTable): boolean {
  const { at } = table.state.value;
  const known = beginnings.get(table) ?? new Map<Seat, number>();
  beginnings.set(table, known);
  const from = known.get(table.seat.value) ?? at;
  known.set(table.seat.value, from);
  return from === at;
}

export function FirstTurn({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const seat = table.seat.value;
  const isHere = isAct(table);
  const isDue = isHere && (isAsked(state.table, seat) ? !isMade(table) : isOpening(table));
  const isKept = isGuided(state.table, seat) || isAsked(state.table, seat);
  const isDone = isHere && isKept && !isDue;
  useEffect(() => {
    if (isDone) letBe(state, seat);
  }, [isDone, seat]);
  if (!isDue || !isKept) return null;
  if (isAsked(state.table, seat)) return <AskGuest table={table} />;
  const lines = isLaidDown(table) ? [] : linesOf(table);
  return (
    <section class="first-turn" aria-label={say(`first-${table.ui.id}`)} data-testid="first-turn">
      {lines.length > 0 && (
        <ol>
          {lines.map((line) => (
            <li key={line.id}>{say(line)}</li>
          ))}
        </ol>
      )}
      {table.help.value !== 'learner' && isFirstQuestion(table) && (
        <Button
          look="quiet"
          icon="light"
          onPress={() => {
            table.learner.begin();
            letBe(state, seat);
          }}
          testId="first-learner"
        >
          {say('first-learner')}
        </Button>
      )}
      <Button look="quiet" onPress={() => letBe(state, seat)} testId="first-skip">
        {say('first-skip')}
      </Button>
    </section>
  );
}

/** What is said of this question; of the first one where things are, too, and what ✔ does. */
function linesOf(table: LiveTable): readonly Message[] {
  const game = table.ui.id;
  const can = canDo(table.ui.prompt(table));
  if (!isFirstQuestion(table)) return [can];
  if (table.draft.value) return [can, msg(`first-${game}.confirm`)];
  return [msg(`first-${game}.see`), can, msg(`first-${game}.do`)];
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
