// How the points came about: a step line for every player, with marks where the lead changed hands
// and where the points moved most. A tap on one of them looks at the table as it was then.

import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { CourseMoment, GameResult } from '../../host/protocol';
import { Mark } from '../../kit/Mark';
import { markColour, markOf, SHAPES } from '../../kit/marks';
import { amount, points } from '../../words/numbers';
import { personNoun } from '../../words/person';
import { say } from '../../words/words';

const WIDTH = 320;
const HEIGHT = 200;
const LEFT = 34;
const RIGHT = 22;
const BOTTOM = 22;

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
  const { course, seats } = result;
  const values = course.flatMap((moment) => moment.totals);
  const last = course.at(-1)?.at ?? 1;
  const x = scaleLinear([0, Math.max(1, last)], [LEFT, WIDTH - RIGHT]);
  const y = scaleLinear(
    [Math.min(0, ...values), Math.max(1, ...values)],
    [HEIGHT - BOTTOM, 12],
  ).nice(4);
  return (
    <svg
      class="plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say('result-course')}
    >
      {/* There are no half points. */}
      {y
        .ticks(4)
        .filter(Number.isInteger)
        .map((tick) => (
          <g key={tick}>
            <line class="plot-grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text class="plot-scale" x={LEFT - 4} y={y(tick) + 4}>
              {points(tick)}
            </text>
          </g>
        ))}
      {result.swings.map((swing) => (
        <line
          key={swing.at}
          class="plot-mark"
          x1={x(swing.at)}
          x2={x(swing.at)}
          y1="12"
          y2={HEIGHT - BOTTOM}
        />
      ))}
      {seats.map(({ seat, mark }) => {
        const path = line<CourseMoment>()
          .x((moment) => x(moment.at))
          .y((moment) => y(moment.totals[seat] ?? 0))
          .curve(curveStepAfter);
        const shape = markOf(mark, seat);
        const end = course.at(-1)?.totals[seat] ?? 0;
        return (
          <g key={seat} style={{ '--seat': markColour(shape) }}>
            <path class="result-line" data-look={seat} d={path([...course]) ?? ''} />
            <path
              class="result-end"
              d={SHAPES[shape]}
              fill-rule="evenodd"
              transform={`translate(${WIDTH - RIGHT + 3} ${y(end) - 8}) scale(0.66)`}
            />
          </g>
        );
      })}
      <text class="plot-tick" x={LEFT} y={HEIGHT - 6} style={{ textAnchor: 'start' }}>
        {say('result-start')}
      </text>
      <text class="plot-tick" x={WIDTH - RIGHT} y={HEIGHT - 6} style={{ textAnchor: 'end' }}>
        {say('result-end')}
      </text>
    </svg>
  );
}
