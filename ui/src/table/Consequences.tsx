// What the ghost would change, for every seat whose points would move: the total, and the lines; and
// what else it would bring about, where the game tells.

import type { Preview, Seat, SeatState } from '../host/protocol';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { points, signed } from '../words/numbers';
import { personNoun } from '../words/person';
import { type Message, msg, say } from '../words/words';
import { Equation, hasEquation } from './Equation';
import type { LiveTable } from './live';
import { whyWords } from './why';

export function Consequences({ table, preview }: { table: LiveTable; preview: Preview }) {
  const seats = table.seats.value;
  const foretold = table.ui.foretell?.(preview.events, table.teller.value);
  const isAdvised = table.isAdvised.value;
  const own = table.seat.value;
  const changed = preview.changes.seats.filter(
    ({ seat, lines }) =>
      lines.some(moves) ||
      // A line that only changes its name moves nobody's points: a game that foretells keeps quiet.
      (!isAdvised && foretold === undefined && (lines.length > 0 || seat === own)),
  );
  // A hint that wins nothing at once owes a word about that, where it takes nothing from others.
  const gain = preview.changes.seats.find(({ seat }) => seat === own);
  const pays =
    isAdvised && !table.draft.value?.givesUp ? (gain ? gain.after - gain.before : 0) : undefined;
  const takes = changed.some(({ seat, before, after }) => seat !== own && after < before);
  const reasons = table.why.value ? whyWords(table, table.why.value) : [];
  const isBare = pays !== undefined && !takes && (pays < 0 || (pays === 0 && reasons.length === 0));
  // Who learns, and who asked, is told what every line would be made of then.
  const isTaught = isAdvised || table.help.value === 'learner';
  return (
    <div class="consequences" data-testid="consequences">
      {foretold?.map((line) => (
        <p key={line} class="consequence in-row consequence-line">
          {line}
        </p>
      ))}
      {isBare && (
        <p class="consequence in-row consequence-line">
          {say((pays ?? 0) < 0 ? 'hint-costs' : laterOf(table))}
        </p>
      )}
      {changed.map((change) => (
        <p key={change.seat} class="consequence in-row">
          {seats.length > 1 && <Whose seats={seats} seat={change.seat} />}
          <strong class="delta" data-sign={Math.sign(change.after - change.before)}>
            {signed(change.after - change.before)}
          </strong>
          {change.lines.filter(moves).map((line) => (
            <span key={JSON.stringify(line.source)} class="consequence-line">
              {table.ui.describeSource(line.source, table.teller.value)}{' '}
              <b>{signed(line.after - line.before)}</b>
              {isTaught && line.after !== 0 && <Sum table={table} line={line} />}
            </span>
          ))}
        </p>
      ))}
      {reasons.map((text) => (
        <p key={text} class="consequence in-row consequence-line" data-testid="why">
          {text}
        </p>
      ))}
    </div>
  );
}

/** What a hint that wins nothing at once is good for. */
function laterOf(table: LiveTable): Message {
  const actions = table.draft.value?.actions;
  return (actions && table.ui.later?.(actions, table)) ?? msg('hint-later');
}

/** What a line would be made of; all of it, where the change is a part. */
function Sum({
  table,
  line,
}: {
  table: LiveTable;
  line: Preview['changes']['seats'][number]['lines'][number];
}) {
  if (!hasEquation(table, line)) return null;
  return (
    <>
      {' '}
      ({line.before !== 0 && <>{points(line.after)} = </>}
      <Equation table={table} line={line} />)
    </>
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
      <span class="unseen">{say('whose', { name: personNoun(seats, seat) })}</span>
    </>
  );
}
