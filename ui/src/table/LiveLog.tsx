// What the others did since one's own last action, for those who do not see it happen: a log that a
// screen reader reads on as it grows. It is what the engine tells this viewer, and nothing is there
// behind the curtain.

import type { LiveTable } from './live';
import { told } from './told';

/** What was longer ago stands in the log. */
const MOST_STEPS = 12;

export function LiveLog({ table }: { table: LiveTable }) {
  const { since } = table.state.value;
  const own = table.seat.value;
  const steps = told(
    table,
    since.filter(({ by }) => by !== own),
  ).slice(-MOST_STEPS);
  return (
    <div class="unseen" role="log" data-testid="heard">
      {steps.map(({ n, lines }) => (
        <p key={n}>{lines.map(({ text }) => text).join(' ')}</p>
      ))}
    </div>
  );
}
