// What happened, turn by turn. A tap on an entry looks at the table as it then was.

import { useEffect, useState } from 'preact/hooks';
import { attempt, host } from '../app/app';
import { lower } from '../app/nav';
import type { LogEntry } from '../host/door';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { say } from '../words/words';
import type { LiveTable } from './live';

interface Told {
  readonly n: number;
  readonly by: number | null;
  readonly lines: readonly string[];
}

/** The entries worth telling, those of one step together, newest first. */
export function told(table: LiveTable, entries: readonly LogEntry[]): readonly Told[] {
  const steps = new Map<number, { n: number; by: number | null; lines: string[] }>();
  for (const entry of entries) {
    const line = table.ui.describeEvent(entry.event, table.teller.value);
    if (line === null) continue;
    const step = steps.get(entry.n) ?? { n: entry.n, by: entry.by, lines: [] };
    step.lines.push(line);
    steps.set(entry.n, step);
  }
  return [...steps.values()].sort((a, b) => b.n - a.n);
}

export function LogSheet({ table }: { table: LiveTable }) {
  const [entries, setEntries] = useState<readonly LogEntry[] | null>(null);
  const { table: id, at } = table.state.value;
  useEffect(() => {
    void attempt(async () => setEntries((await host().send({ type: 'log', table: id })).entries));
  }, [id, at]);
  if (!entries) return null;
  const steps = told(table, entries);
  const seats = table.seats.value;
  return (
    <>
      {steps.length === 0 && <p class="empty">{say('log-empty')}</p>}
      <ol class="log" reversed>
        {steps.map((step) => {
          const seat = step.by === null ? undefined : seats[step.by];
          return (
            <li key={step.n}>
              <button
                type="button"
                class="log-entry"
                onClick={() => {
                  lower('log');
                  table.past.lookAt(step.n + 1);
                }}
              >
                {seat ? (
                  <>
                    <Mark mark={markOf(seat.mark, seat.seat)} size={18} />
                    <span class="log-name">{seat.name}</span>
                  </>
                ) : (
                  <span class="log-name log-chance">{say('log-chance')}</span>
                )}
                <span class="log-lines">
                  {step.lines.map((line, i) => (
                    <span key={i}>{line}</span>
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
