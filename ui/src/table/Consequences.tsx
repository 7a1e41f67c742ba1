// What the ghost would change, for every seat whose points would move: the total, and the lines; and
// what else it would bring about, where the game tells.

import type { EventOf } from '../games/game-ui';
import type { GameId, Preview, Seat, SeatState } from '../host/door';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { say } from '../words/words';
import type { LiveTable } from './live';
import { signed } from './numbers';

export function Consequences({ table, preview }: { table: LiveTable; preview: Preview }) {
  const seats = table.seats.value;
  const foretold = table.ui.foretell?.(preview.events as EventOf<GameId>[], table.teller.value);
  const changed = preview.changes.seats.filter(
    (change) =>
      change.lines.length > 0 || (foretold === undefined && change.seat === table.seat.value),
  );
  return (
    <div class="consequences" data-testid="consequences">
      {foretold?.map((line) => (
        <p key={line} class="consequence consequence-line">
          {line}
        </p>
      ))}
      {changed.map((change) => (
        <p key={change.seat} class="consequence">
          {seats.length > 1 && <Whose seats={seats} seat={change.seat} />}
          <strong class="delta" data-sign={Math.sign(change.after - change.before)}>
            {signed(change.after - change.before)}
          </strong>
          {change.lines.filter(moves).map((line) => (
            <span key={JSON.stringify(line.source)} class="consequence-line">
              {table.ui.describeSource(line.source, table.teller.value)}{' '}
              <b>{signed(line.after - line.before)}</b>
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

/** Whether a line's points change; a line may also come or go at nothing. */
const moves = (line: { readonly before: number; readonly after: number }): boolean =>
  line.before !== line.after;

function Whose({ seats, seat }: { seats: readonly SeatState[]; seat: Seat }) {
  const state = seats[seat];
  if (!state) return null;
  return (
    <>
      <Mark mark={markOf(state.mark, seat)} size={16} />
      <span class="unseen">{say('whose', { name: state.name })}</span>
    </>
  );
}
