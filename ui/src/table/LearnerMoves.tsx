// The best that a learner may do, one button each: it shows the move on the board, and nothing is
// done by it. Who has come along without them is asked whether they still want them.

import { useEffect, useMemo } from 'preact/hooks';
import { type Draft, gainOf } from '../games/game-ui';
import type { GameId, Hint } from '../host/protocol';
import { Button } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { signed } from '../words/numbers';
import { capital, say } from '../words/words';
import { canonical, draftOf, namesOf } from './advice';
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
      <p class="learner-title in-row" role="status" data-known={hints !== null}>
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
  const names = namesOf(moves.map(({ hint, draft }) => partsOf(table, hint, draft)));
  const shown = table.draft.value && canonical(table.draft.value.actions);
  return (
    <ul class="learner-moves">
      {moves.map(({ hint }, n) => (
        <li key={canonical(hint.actions)}>
          <button
            type="button"
            class="learner-move"
            aria-pressed={shown === canonical(hint.actions)}
            disabled={!table.isReady.value}
            data-testid={`learner-${n}`}
            onClick={() => table.showHint(hint)}
          >
            <span class="learner-text">
              <b class="learner-n">{n + 1}</b>{' '}
              <Gain points={gainOf(hint.preview, table.seat.value)} />
              <span class="learner-what">{capital(names[n] ?? '')}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How many points it would bring at once. What costs some pays later, or it would be a mistake. */
function Gain({ points }: { points: number }) {
  if (points === 0) return null;
  return (
    <>
      <b class="learner-gain">
        {points < 0 ? say('learner-costs', { points: signed(points) }) : signed(points)}
      </b>{' '}
    </>
  );
}

/**
 * What may be said of a move, the most telling first: what it is, what it is good for, where it is, how
 * it lies.
 */
function partsOf(table: LiveTable, hint: Hint, draft: Draft<GameId>): string[] {
  const { says, names, where, turned } = draft;
  const { ui, seat, teller } = table;
  const group = ui.groupOf?.(hint.preview, seat.value);
  const why = group ? say(group) : ui.foretell?.(hint.preview.events, teller.value)[0];
  const first = names ?? (where ? [] : [says]);
  const places = [where, turned].map((it) => it && say(it));
  const parts = [...first.map((it) => say(it)), why, ...places, say(says)];
  return parts.flatMap((it) => it || []);
}

function Ask({ table }: { table: LiveTable }) {
  return (
    <section class="learner" data-testid="learner-ask">
      <p class="learner-title in-row" role="status">
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
