// What happened, turn by turn. A tap on an entry looks at the table as it then was.

import { useEffect, useState } from 'preact/hooks';
import type { Seat, Told } from '../host/door';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { attempt, host } from '../state/door';
import { lower } from '../state/nav';
import { say } from '../words/words';
import type { LiveTable } from './live';

interface ToldStep {
  readonly n: number;
  readonly lines: readonly { readonly seat: Seat | null; readonly text: string }[];
}

/** The entries worth telling, those of one step together, newest first. */
export function told(table: LiveTable, entries: readonly Told[]): readonly ToldStep[] {
  const steps = new Map<number, { seat: Seat | null; text: string }[]>();
  for (const { n, by, event } of entries) {
    const text = table.ui.describeEvent(event, table.teller.value);
    if (text === null) continue;
    // The last answer of several reveals the others': an event that names a seat is that seat's.
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : by;
    steps.set(n, [...(steps.get(n) ?? []), { seat, text }]);
  }
  return [...steps].map(([n, lines]) => ({ n, lines })).sort((a, b) => b.n - a.n);
}

export function LogSheet({ table }: { table: LiveTable }) {
  const [entries, setEntries] = useState<readonly Told[] | null>(null);
  const { table: id, at } = table.state.value;
  useEffect(() => {
    void attempt(async () => setEntries((await host().send({ type: 'log', table: id })).entries));
  }, [id, at]);
  if (!entries) return null;
  const steps = told(table, entries);
  const look = (n: number) => {
    lower('log');
    table.past.lookAt(n + 1);
  };
  return (
    <>
      {steps.length === 0 && <p class="empty">{say('log-empty')}</p>}
      <ol class="log" reversed>
        {steps.map((step) => (
          <li key={step.n}>
            <button type="button" class="log-entry" onClick={() => look(step.n)}>
              {step.lines.map((line) => (
                <LogLine key={line.text} table={table} seat={line.seat} text={line.text} />
              ))}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface LogLineProps {
  readonly table: LiveTable;
  readonly seat: Seat | null;
  readonly text: string;
}

function LogLine({ table, seat, text }: LogLineProps) {
  const state = seat === null ? undefined : table.seats.value[seat];
  return (
    <span class="log-line">
      {state ? (
        <Mark mark={markOf(state.mark, state.seat)} size={16} />
      ) : (
        <i class="log-chance" aria-hidden="true" />
      )}
      <span>{text}</span>
    </span>
  );
}
