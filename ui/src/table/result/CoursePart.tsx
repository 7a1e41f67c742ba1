// How the points came about: a step line for every player, with marks where the lead changed hands
// and where the points moved most. A tap on one of them looks at the table as it was then.

import type { GameResult } from '../../host/protocol';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { amount, points } from '../../words/numbers';
import { personNoun } from '../../words/person';
import { say } from '../../words/words';
import { SeatLines } from './SeatLines';

interface PartProps {
  readonly result: GameResult;
  /** Looks at the table after so many steps. */
  readonly onLook: (at: number) => void;
}

/** Where the points moved most and where the lead changed hands. */
export function Turns({ result, onLook }: PartProps) {
  if (result.swings.length + result.leads.length === 0) return null;
  return (
    <>
      <h3>{say('result-course')}</h3>
      <ul class="result-moments" data-testid="result-course">
        {result.swings.map((swing) => (
          <Moment
            key={`s${swing.at}`}
            result={result}
            seat={swing.seat}
            text={say(result.seats.length > 1 ? 'result-swing' : 'result-gain', {
              name: personNoun(result.seats, swing.seat),
              size: amount(swing.size),
            })}
            at={swing.at}
            onLook={onLook}
          />
        ))}
        {result.leads.map((lead) => (
          <Moment
            key={`l${lead.at}`}
            result={result}
            seat={lead.seat}
            text={say('result-lead', { name: personNoun(result.seats, lead.seat) })}
            at={lead.at}
            onLook={onLook}
          />
        ))}
      </ul>
    </>
  );
}

function Moment(props: PartProps & { seat: number; text: string; at: number }) {
  const { result, seat, text, at, onLook } = props;
  const moment = result.course.findLast((it) => it.at <= at);
  return (
    <li>
      <button
        type="button"
        class="result-moment"
        data-testid="result-moment"
        onClick={() => onLook(at)}
      >
        <Mark mark={markOf(result.seats[seat]?.mark ?? '', seat)} size={20} />
        <span>{text}</span>
        <b>{moment?.totals.map(points).join(' : ')}</b>
      </button>
    </li>
  );
}

/** The points of every player, step by step. */
export function Lines({ result }: { result: GameResult }) {
  const { course, seats, swings } = result;
  return (
    <SeatLines
      label={say('result-course')}
      seats={seats}
      moments={course.map(({ at, totals }) => ({ at, values: totals }))}
      last={course.at(-1)?.at ?? 1}
      isStepped
      marks={swings.map(({ at }) => at)}
    />
  );
}
