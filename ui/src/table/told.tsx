// What happened, in the log's sentences: by step, each line with the mark of whoever it is about.

import type { Seat, SeatState, Told } from '../host/door';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { say } from '../words/words';
import type { LiveTable } from './live';

export interface ToldLine {
  readonly seat: Seat | null;
  readonly text: string;
}

/** The lines of one step. */
export interface ToldStep {
  readonly n: number;
  readonly lines: readonly ToldLine[];
}

/** The entries worth telling, those of one step together, oldest first. */
export function told(
  table: Pick<LiveTable, 'ui' | 'teller'>,
  entries: readonly Told[],
): readonly ToldStep[] {
  const steps = new Map<number, ToldLine[]>();
  for (const { n, by, event } of entries) {
    const text = table.ui.describeEvent(event, table.teller.value);
    if (text === null) continue;
    // The last answer of several reveals the others': an event that names a seat is that seat's.
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : by;
    const lines = steps.get(n) ?? [];
    lines.push({ seat, text });
    steps.set(n, lines);
  }
  return [...steps].map(([n, lines]) => ({ n, lines })).sort((a, b) => a.n - b.n);
}

/** A line with the mark of its seat; whoever does not see the mark hears the name. */
export function LogLine({ seats, line }: { seats: readonly SeatState[]; line: ToldLine }) {
  const state = line.seat === null ? undefined : seats[line.seat];
  return (
    <span class="log-line">
      {state ? (
        <Mark mark={markOf(state.mark, state.seat)} size={16} />
      ) : (
        <i class="log-chance" aria-hidden="true" />
      )}
      <span>
        {state && !line.text.includes(state.name) && (
          <span class="unseen">{say('whose', { name: state.name })} </span>
        )}
        {line.text}
      </span>
    </span>
  );
}
