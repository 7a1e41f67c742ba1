// The count at the end, card by card for all players at once: the explorer card, the goals as they
// are turned up, the nuggets, and then the totals. It lies over the board before the final page. A
// tap shows all the rest at once.

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { LineOf } from '../../host/door';
import { IconButton } from '../../kit/controls';
import { isCalm } from '../../kit/motion';
import { say, words } from '../../words/words';
import { ownColour, Who } from './parts';
import { type Table, viewOf } from './play';
import { SourceArt } from './SourceArt';
import { describeSource } from './words';

/** From one card to the next. */
const CARD_MS = 850;
/** Tables whose cards are being counted now. */
const counting = signal<readonly string[]>([]);
/** Tables whose count has been put away. */
const away = signal<readonly string[]>([]);

/** The most cards anybody has. */
function nCards(table: Table): number {
  return Math.max(...table.sheet.value.seats.map(({ lines }) => lines.length));
}

/** Whether the cards are still being counted. */
export function isCounting(table: Table): boolean {
  return counting.value.includes(table.state.value.table);
}

/** The count; nothing before the end, and when it has been put away. */
export function Count({ table }: { table: Table }): JSX.Element | null {
  const isOver = viewOf(table).stage.type === 'over';
  const id = table.state.value.table;
  if (!isOver || table.lit.value || away.value.includes(id)) return null;
  return (
    <Cards
      table={table}
      onAway={() => {
        away.value = [...away.value, id];
      }}
    />
  );
}

/** How many sets, or nugget cards, are behind a line: "2×". */
function countOf({ terms }: LineOf<'okanagan'>): string {
  const [term] = terms;
  if (!term) return '0×';
  return `${term.of.type === 'nuggetPlace' ? term.of.nuggets : term.count}×`;
}

function Cards({ table, onAway }: { table: Table; onAway: () => void }): JSX.Element {
  const isFresh = table.change.value.cause === 'act';
  const most = nCards(table) + 1;
  const [shown, setShown] = useState(isFresh && !isCalm() ? 0 : most);
  const id = table.state.value.table;
  const isDone = shown >= most;
  // Before the first picture: the totals at the head of the table wait for the count.
  useLayoutEffect(() => {
    const others = counting.value.filter((other) => other !== id);
    counting.value = isDone ? others : [...others, id];
  }, [isDone, id]);
  useEffect(() => {
    if (shown >= most) return;
    const timer = setTimeout(() => setShown(shown + 1), CARD_MS);
    return () => clearTimeout(timer);
  }, [shown, most]);
  useEffect(
    () => () => {
      counting.value = counting.value.filter((other) => other !== id);
    },
    [id],
  );
  const teller = { words: words.value, catalogue: table.catalogue, seats: table.seats.value };
  const finish = () => setShown(most);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same for keys.
    <section
      class="ok-count-up"
      aria-label={say('okanagan-count')}
      data-testid="okanagan-count"
      data-seats={teller.seats.length}
      onClick={isDone ? undefined : finish}
    >
      <header>
        <h2>{say('okanagan-count')}</h2>
        {isDone ? (
          <IconButton
            icon="cross"
            label={say('okanagan-count-away')}
            onPress={onAway}
            testId="okanagan-count-away"
          />
        ) : (
          <IconButton
            icon="skip"
            label={say('okanagan-count-skip')}
            onPress={finish}
            testId="okanagan-count-skip"
          />
        )}
      </header>
      {table.sheet.value.seats.map(({ lines, total }, seat) => (
        <div key={teller.seats[seat]?.mark} class="ok-count-row" style={ownColour(table, seat)}>
          <p class="ok-count-who">
            <Who table={table} seat={seat} />
            <b data-shown={isDone}>{isDone ? total : ''}</b>
          </p>
          <ol>
            {lines.map((line, i) => (
              <li key={JSON.stringify(line.source)} class="ok-count-card" data-shown={i < shown}>
                <SourceArt source={line.source} catalogue={teller.catalogue} />
                <small aria-hidden="true">{countOf(line)}</small>
                <b>{line.points}</b>
                <span class="unseen">{describeSource(line.source, teller)}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
