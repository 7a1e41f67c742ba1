// What happened, turn by turn. A tap on an entry looks at the table as it then was.

import { useEffect, useState } from 'preact/hooks';
import type { Told } from '../host/door';
import { attempt, host } from '../state/door';
import { lower } from '../state/nav';
import { say } from '../words/words';
import type { LiveTable } from './live';
import { LogLine, told } from './told';

export function LogSheet({ table }: { table: LiveTable }) {
  const [entries, setEntries] = useState<readonly Told[] | null>(null);
  const { table: id, at } = table.state.value;
  useEffect(() => {
    void attempt(async () => setEntries((await host().send({ type: 'log', table: id })).entries));
  }, [id, at]);
  if (!entries) return null;
  const steps = told(table, entries).toReversed();
  const seats = table.seats.value;
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
              {step.lines.map((line, i) => (
                <LogLine key={i} seats={seats} line={line} />
              ))}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
