// The winner's moment: whose mark stands over the finished land, and why among equals.

import { markColour, markOf, SHAPES } from '../../kit/marks';
import { say } from '../../words/words';
import type { LiveTable } from '../live';
import { isLost, ranking, verdict } from './ranking';
import { tieMessages } from './ties';

interface VerdictProps {
  readonly table: LiveTable;
  readonly isNews: boolean;
  /** Its room is kept until it is told. */
  readonly isTold: boolean;
}

export function Verdict({ table, isNews, isTold }: VerdictProps) {
  const state = table.state.value;
  const winners = ranking(state).filter(({ place }) => place === 1);
  const finale = table.ui.finale?.(table.view.value, state) ?? null;
  const breaks = table.ui.tieBreaks?.(table.view.value, table.sheet.value) ?? [];
  const marks = winners.map(({ seat }) => markOf(seat.mark, seat.seat));
  return (
    <header
      // What is told anew moves and is spoken then.
      key={String(isTold)}
      class="verdict"
      data-news={isNews}
      data-told={isTold}
      style={{ '--seat': markColour(marks[0] ?? 'sun') }}
    >
      <p class="verdict-marks" aria-hidden="true">
        {marks.map((mark) => (
          <svg
            key={mark}
            class="verdict-mark"
            viewBox="-6 -6 36 36"
            style={{ '--seat': markColour(mark) }}
          >
            {!isLost(state) && (
              <circle class="verdict-sun" cx="12" cy="12" r="17" pathLength="48" />
            )}
            <path d={SHAPES[mark]} fill-rule="evenodd" />
          </svg>
        ))}
      </p>
      <div class="verdict-words" role="status">
        <p class="final-verdict">{say(finale?.title ?? verdict(state))}</p>
        {finale && state.seats.length > 1 && <p class="final-text">{say(verdict(state))}</p>}
        {tieMessages(state, breaks).map((message) => (
          <p key={message.id} class="final-text" data-testid="final-tie">
            {say(message)}
          </p>
        ))}
        {finale?.text && <p class="final-text">{say(finale.text)}</p>}
      </div>
    </header>
  );
}
