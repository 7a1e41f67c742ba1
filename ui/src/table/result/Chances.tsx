// The course of a game as a review sees it: everybody's chance of being first, turn by turn; alone, the
// points that were to be expected.

import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { Review, Standing } from '../../host/protocol';
import { markColour, markOf, SHAPES } from '../../kit/marks';
import { percent, points } from '../../words/numbers';
import { say } from '../../words/words';
import type { LiveTable } from '../live';

const WIDTH = 320;
const HEIGHT = 180;
const LEFT = 40;
const RIGHT = 22;
const BOTTOM = 22;

export function Chances({ table, review }: { table: LiveTable; review: Review }) {
  const seats = table.seats.value;
  const { standings } = review;
  const isShared = seats.length > 1;
  const of = (standing: Standing, seat: number) =>
    (isShared ? standing.chances : standing.points)[seat] ?? 0;
  const values = standings.map((it) => of(it, 0));
  const [least, most] = isShared ? [0, 1] : [Math.min(0, ...values), Math.max(1, ...values)];
  const last = table.state.value.at;
  const x = scaleLinear([0, Math.max(1, last)], [LEFT, WIDTH - RIGHT]);
  const y = scaleLinear([least, most], [HEIGHT - BOTTOM, 12]);
  const ticks = isShared ? [0, 0.5, 1] : y.ticks(3);
  return (
    <>
      <svg
        class="plot"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say(isShared ? 'review-chances' : 'review-expected')}
        data-testid="review-course"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line class="plot-grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text class="plot-scale" x={LEFT - 4} y={y(tick) + 4}>
              {isShared ? percent(tick) : points(tick)}
            </text>
          </g>
        ))}
        {review.moments.map((n) => (
          <line key={n} class="plot-mark" x1={x(n)} x2={x(n)} y1="12" y2={HEIGHT - BOTTOM} />
        ))}
        {seats.map(({ seat, mark }) => {
          const path = line<Standing>()
            .x((it) => x(it.at))
            .y((it) => y(of(it, seat)));
          const shape = markOf(mark, seat);
          const end = standings.at(-1);
          return (
            <g key={seat} style={{ '--seat': markColour(shape) }}>
              <path class="result-line" data-look={seat} d={path([...standings]) ?? ''} />
              {end && (
                <path
                  class="result-end"
                  d={SHAPES[shape]}
                  fill-rule="evenodd"
                  transform={`translate(${x(end.at) + 3} ${y(of(end, seat)) - 8}) scale(0.66)`}
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
      <p class="note">{say(isShared ? 'review-chances-note' : 'review-expected-note')}</p>
    </>
  );
}
