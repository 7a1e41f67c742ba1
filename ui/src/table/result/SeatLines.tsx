// The course of a game as lines, one for each player, from its start to its end.

import { scaleLinear } from 'd3-scale';
import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { markColour, markOf, SHAPES } from '../../kit/marks';
import { percent, points } from '../../words/numbers';
import { say } from '../../words/words';

const WIDTH = 320;
const HEIGHT = 200;
const LEFT = 40;
const RIGHT = 22;
const TOP = 12;
const BOTTOM = 22;

interface LineMoment {
  /** How many steps lie behind it. */
  readonly at: number;
  /** A number for each seat. */
  readonly values: readonly number[];
}

export function SeatLines(props: {
  label: string;
  testId?: string;
  seats: readonly { readonly seat: number; readonly mark: string }[];
  moments: readonly LineMoment[];
  /** The last step of the game. */
  last: number;
  /** Whether the numbers are chances between 0 and 1; else they are points. */
  isChance?: boolean;
  /** Whether a number holds until the next moment. */
  isStepped?: boolean;
  /** The moments that are marked. */
  marks: readonly number[];
}) {
  const { label, testId, seats, moments, last, isChance = false, isStepped = false, marks } = props;
  const values = isChance ? [] : moments.flatMap((moment) => moment.values);
  const x = scaleLinear([0, Math.max(1, last)], [LEFT, WIDTH - RIGHT]);
  const y = scaleLinear(
    [Math.min(0, ...values), Math.max(1, ...values)],
    [HEIGHT - BOTTOM, TOP],
  ).nice(4);
  // There are no half points.
  const ticks = isChance ? [0, 0.5, 1] : y.ticks(4).filter(Number.isInteger);
  const end = moments.at(-1);
  return (
    <svg
      class="plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      data-testid={testId}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="plot-grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text class="plot-scale" x={LEFT - 4} y={y(tick) + 4}>
            {isChance ? percent(tick) : points(tick)}
          </text>
        </g>
      ))}
      {marks.map((at) => (
        <line key={at} class="plot-mark" x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />
      ))}
      {seats.map(({ seat, mark }) => {
        const height = (moment: LineMoment) => y(moment.values[seat] ?? 0);
        const path = line<LineMoment>()
          .x((moment) => x(moment.at))
          .y(height)
          .curve(isStepped ? curveStepAfter : curveLinear);
        const shape = markOf(mark, seat);
        return (
          <g key={seat} style={{ '--seat': markColour(shape) }}>
            <path class="result-line" data-look={seat} d={path([...moments]) ?? ''} />
            {end && (
              <path
                class="result-end"
                d={SHAPES[shape]}
                fill-rule="evenodd"
                transform={`translate(${x(end.at) + 3} ${height(end) - 8}) scale(0.66)`}
              />
            )}
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
