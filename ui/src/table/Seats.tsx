// Who sits at the table, whose turn it is, and how they stand. The seat on turn stands out by its
// raised tab, an arrow and words, never by colour alone.

import { Face } from '../kit/Face';
import { Mark } from '../kit/Mark';
import { markColour, markOf } from '../kit/marks';
import { points, signed } from '../words/numbers';
import { say } from '../words/words';
import type { LiveTable } from './live';
import { standingOf } from './totals';

export function Seats({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const isOver = state.next === 'over';
  // In the past whoever took the step that is told, or is about to decide, stands out.
  const { past, better } = table;
  const isPast = past.place.value !== null;
  const decides = better.moment.value?.seat;
  const acted = past.entries.value.flatMap(({ by }) => by ?? []);
  const isThen = (seat: number) =>
    decides === undefined ? acted.includes(seat) : seat === decides;
  const counted = table.count.now.value;
  return (
    <ol class="seats" aria-label={say('seats')} data-count={state.seats.length}>
      {state.seats.map((seat) => {
        const mark = markOf(seat.mark, seat.seat);
        const standing = standingOf(table, seat.seat);
        const isOnTurn = isPast ? isThen(seat.seat) : seat.onTurn && !isOver;
        // Where several choose at once, the one before the device stands out from those to come.
        const isActing = isOnTurn && (isPast || (state.actor ?? seat.seat) === seat.seat);
        // A bot that chose in secret tells nobody so; it is waited for only when nobody else is.
        const isAwaited = seat.isThinking && state.next === 'wait' && !isPast;
        return (
          <li
            key={seat.seat}
            class="seat"
            data-testid={`seat-${seat.seat}`}
            data-on-turn={isActing}
            data-due={isOnTurn && !isActing}
            data-counted={counted?.seats.includes(seat.seat)}
            aria-current={isActing ? 'true' : undefined}
            style={{ '--seat': markColour(mark) }}
          >
            <Mark mark={mark} size={22} />
            {seat.sitter.type === 'bot' && (
              <span class="seat-bot">
                <Face level={seat.sitter.level} size={26} />
                <span class="unseen">{say('bot')}</span>
              </span>
            )}
            <span class="seat-name one-line">{seat.name}</span>
            {isOnTurn && <span class="unseen">{say('on-turn')}</span>}
            {isAwaited && <Dots />}
            {standing && (
              <span class="seat-total">
                {points(standing.total)}
                <span class="unseen"> {say('points', { count: standing.total })}</span>
                <Ahead points={standing.ahead} />
                <Apart table={table} points={standing.apart} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** How many of the points were there before the first step. */
function Ahead({ points }: { points: number | undefined }) {
  if (points === undefined) return null;
  return (
    <small class="seat-ahead">
      <span aria-hidden="true">{signed(points)}</span>
      <span class="unseen">, {say('handicap-in-total', { points })}</span>
    </small>
  );
}

/** What may come to the points, and is not for all to know or not for ever. */
function Apart({ table, points }: { table: LiveTable; points: number }) {
  if (points === 0 || !table.ui.apart) return null;
  return (
    <small class="seat-apart" data-testid="apart">
      <span aria-hidden="true">{signed(points)}</span>
      <span class="unseen">, {say(table.ui.apart.says, { points })}</span>
    </small>
  );
}

/** Three dots that breathe while a bot thinks; still ones where motion is unwelcome. */
function Dots() {
  return (
    <span class="dots">
      <span class="unseen">{say('thinking')}</span>
      <i />
      <i />
      <i />
    </span>
  );
}
