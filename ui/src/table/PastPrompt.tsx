// The line of a replay: what the step did that is looked at, in the log's sentences, and whose points
// moved by it. A screen reader hears it at every stop.

import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { signed } from '../words/numbers';
import { personNoun } from '../words/person';
import { say } from '../words/words';
import { Compared } from './Compared';
import type { LiveTable } from './live';
import { LogLine } from './told';

/** More lines than are in sight at once can be scrolled by keys too. */
const LINES_IN_SIGHT = 2;

export function PastPrompt({ table }: { table: LiveTable }) {
  const { lines, gains } = table.past.telling.value;
  const seats = table.seats.value;
  const place = table.past.place.value;
  const isFirst = place?.index === 0;
  const isCompared = table.better.told.value !== null;
  // At a key moment two decisions are weighed up: what the step before it did would only take their
  // room.
  if (isCompared) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll what is told
      <div class="prompt prompt-past" role="status" data-testid="prompt" tabIndex={0}>
        <Compared table={table} />
      </div>
    );
  }
  return (
    <div
      class="prompt prompt-past"
      role="status"
      data-testid="prompt"
      tabIndex={lines.length > LINES_IN_SIGHT ? 0 : undefined}
    >
      {gains.length > 0 && (
        <p class="past-gains">
          {gains.map(({ seat, points }) => {
            const state = seats[seat];
            return (
              <span key={seat} class="past-gain">
                {state && seats.length > 1 && (
                  <>
                    <Mark mark={markOf(state.mark, seat)} size={16} />
                    <span class="unseen">{say('whose', { name: personNoun(seats, seat) })} </span>
                  </>
                )}
                <strong class="delta" data-sign={Math.sign(points)}>
                  {signed(points)}
                </strong>
              </span>
            );
          })}
        </p>
      )}
      {lines.length === 0 && (
        <p>{say(isFirst ? (place?.isWhole ? 'replay-start' : 'replay-before') : 'replay-moved')}</p>
      )}
      {lines.map((line, i) => (
        <LogLine key={i} seats={seats} line={line} />
      ))}
    </div>
  );
}
