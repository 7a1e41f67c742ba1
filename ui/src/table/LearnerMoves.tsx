// The best that a learner may do, one button each: it shows the move on the board, and nothing is
// done by it. Who has come along without them is asked whether they still want them.

import { useEffect, useMemo } from 'preact/hooks';
import type { Hint } from '../host/protocol';
import { Button } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { signed } from '../words/numbers';
import { say } from '../words/words';
import { canonical, draftOf } from './advice';
import { gainOf } from './effects';
import type { LiveTable } from './live';

export function LearnerMoves({ table }: { table: LiveTable }) {
  const { learner } = table;
  const { isHelped, hints, isDue } = learner;
  const { at } = table.state.value;
  useEffect(() => void learner.fetch(), [learner, isHelped, at]);
  if (!isHelped) return null;
  if (isDue) return <Ask table={table} />;
  return (
    <section class="learner" aria-label={say('learner-moves')} data-testid="learner">
      <p class="learner-title" role="status" data-known={hints !== null}>
        <Icon name="light" size={20} />
        <span>{say(hints ? 'learner-moves' : 'learner-looking')}</span>
      </p>
      {hints && <Moves key={at} table={table} hints={hints} />}
    </section>
  );
}

function Moves({ table, hints }: { table: LiveTable; hints: readonly Hint[] }) {
  const moves = useMemo(
    () => hints.map((hint) => ({ hint, draft: draftOf(table, hint) })),
    [hints],
  );
  const shown = table.draft.value && canonical(table.draft.value.actions);
  return (
    <ul class="learner-moves">
      {moves.map(({ hint, draft }, n) => (
        <li key={canonical(hint.actions)}>
          <button
            type="button"
            class="learner-move"
            aria-pressed={shown === canonical(hint.actions)}
            disabled={!table.isReady.value}
            data-testid={`learner-${n}`}
            onClick={() => table.showHint(hint)}
          >
            <b class="learner-n">{n + 1}</b>
            <span class="learner-gain">{gainWords(table, hint)}</span>
            <span class="learner-what">
              {reasonOf(table, hint)}
              {say(draft.says)}
              {/* Beside a reason there is no room for it: there it is heard, and seen on the board. */}
              {draft.where && (
                <span class={reasonOf(table, hint) ? 'unseen' : undefined}>
                  {`, ${say(draft.where)}`}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How many points it would bring at once. */
const gain = (table: LiveTable, { preview }: Hint): number => gainOf(preview, table.seat.value);

/** What is good although it costs something pays later: without that word it would look like a mistake. */
function gainWords(table: LiveTable, hint: Hint): string {
  const points = gain(table, hint);
  if (points === 0) return say('learner-later');
  return points < 0 ? say('learner-costs', { points: signed(points) }) : signed(points);
}

/** What it is good for where that is no points at once, before the move itself. */
function reasonOf(table: LiveTable, hint: Hint): string {
  if (gain(table, hint) !== 0) return '';
  const { ui, seat, teller } = table;
  const group = ui.groupOf?.(hint.preview, seat.value);
  const why = group ? say(group) : ui.foretell?.(hint.preview.events, teller.value)[0];
  return why === undefined ? '' : `${why}: `;
}

function Ask({ table }: { table: LiveTable }) {
  return (
    <section class="learner" data-testid="learner-ask">
      <p class="learner-title" role="status">
        {say('learner-ask')}
      </p>
      <div class="learner-answers">
        <Button look="quiet" onPress={() => table.learner.stay()} testId="learner-stay">
          {say('learner-stay')}
        </Button>
        <Button onPress={() => table.learner.growUp()} testId="learner-grow">
          {say('learner-grow')}
        </Button>
      </div>
    </section>
  );
}
