// The course of a game as lines, one for each player, from its start to its end.

import { scaleLinear } from 'd3-scale';
import { curveLinear, curveStepAfter, line } from 'd3-shape';
import { markColour, markOf, SHAPES } from '../../kit/marks';
import { type Drawn, footOf, Plot, type Scale, widest } from '../../kit/plots';
import { percent, points } from '../../words/numbers';
import { say } from '../../words/words';

const RIGHT = 22;
const TOP = 12;
/** How high the lines are. */
const TALL = 166;

interface LineMoment {
  /** How many steps lie behind it. */
  readonly at: number;
  /** A number for each seat. */
  readonly values: readonly number[];
}

interface Lines {
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
}

export function SeatLines(props: Lines) {
  const { label, testId } = props;
  return <Plot label={label} testId={testId} draw={(scale) => drawn(props, scale)} />;
}

function drawn(props: Lines, { width, em }: Scale): Drawn {
  const { seats, moments, last, isChance = false, isStepped = false, marks } = props;
  const values = isChance ? [] : moments.flatMap((moment) => moment.values);
  const floor = TOP + TALL;
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [floor, TOP]).nice(4);
  // There are no half points.
  const ticks = isChance ? [0, 0.5, 1] : y.ticks(4).filter(Number.isInteger);
  const tickText = (tick: number) => (isChance ? percent(tick) : points(tick));
  const left = widest(ticks.map(tickText)) * em + 6;
  const right = width - RIGHT;
  const x = scaleLinear([0, Math.max(1, last)], [left, right]);
  const end = moments.at(-1);
  const ends = [say('result-start'), say('result-end')] as const;
  const foot = footOf(ends, { left, right, floor, em });
  const content = (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="plot-grid" x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text class="plot-scale" x={left - 4} y={y(tick) + 0.33 * em}>
            {tickText(tick)}
          </text>
        </g>
      ))}
      {marks.map((at) => (
        <line key={at} class="plot-mark" x1={x(at)} x2={x(at)} y1={TOP} y2={floor} />
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
      {foot.content}
    </>
  );
  return { height: foot.height, content };
}
