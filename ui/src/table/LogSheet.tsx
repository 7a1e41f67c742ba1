// What happened, turn by turn. A tap on an entry looks at the table as it then was.

import { lower } from '../state/nav';
import { useReply } from '../state/reply';
import { say } from '../words/words';
import type { LiveTable } from './live';
import { agreementsTold, LogLine, told } from './told';

export function LogSheet({ table }: { table: LiveTable }) {
  const { table: id, at } = table.state.value;
  const log = useReply({ type: 'log', table: id }, at);
  if (!log) return null;
  // What was agreed on stands before the step that came next.
  const agreed = agreementsTold(table.state.value).map((it) => ({ ...it, n: it.n - 0.5 }));
  const steps = [...agreed, ...told(table, log.entries)].sort((a, b) => b.n - a.n);
  const seats = table.seats.value;
  const look = (n: number) => {
    lower('log');
    table.past.lookAt(Math.floor(n) + 1);
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
