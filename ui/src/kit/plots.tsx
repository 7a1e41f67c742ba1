// Pictures of numbers as SVG, 320 units wide, so that a phone shows them at their size and a tablet
// a little larger. Scales and lines are d3's; nothing is told by colour alone: bars and lines carry
// their numbers, a band has hatching, a mark has a shape. The numbers stand beside each picture in
// a table, so the picture itself is one image with one sentence.

import { scaleBand, scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { number, percent } from '../words/numbers';

const WIDTH = 320;

interface PlotProps {
  readonly label: string;
  readonly height: number;
  readonly children: preact.ComponentChildren;
}

function Plot({ label, height, children }: PlotProps) {
  return (
    <svg class="plot" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

interface Bar {
  readonly label: string;
  readonly value: number;
  /** Written over the bar. */
  readonly text: string;
}

/** Upright bars side by side, with a dashed line at the mean where there is one. */
export function Histogram(props: {
  label: string;
  bars: readonly Bar[];
  /** Where between the first bar's left edge (0) and the last one's right edge (1) the mean lies. */
  mean?: number;
  meanText?: string;
}) {
  const { bars } = props;
  const height = 170;
  const top = 26;
  const bottom = 22;
  const x = scaleBand<number>(
    bars.map((_, i) => i),
    [4, WIDTH - 4],
  ).padding(bars.length > 8 ? 0.12 : 0.2);
  const y = scaleLinear([0, Math.max(1, ...bars.map((bar) => bar.value))], [height - bottom, top]);
  // Long labels are written under every second bar.
  const every = bars.length > 7 ? 2 : 1;
  const meanX = props.mean === undefined ? undefined : 4 + props.mean * (WIDTH - 8);
  return (
    <Plot label={props.label} height={height}>
      {bars.map((bar, i) => {
        const left = x(i) ?? 0;
        const middle = left + x.bandwidth() / 2;
        return (
          <g key={bar.label}>
            <rect
              class="plot-bar"
              x={left}
              y={y(bar.value)}
              width={x.bandwidth()}
              height={height - bottom - y(bar.value)}
            />
            {bar.value > 0 && (
              <text class="plot-value" x={middle} y={y(bar.value) - 4}>
                {bar.text}
              </text>
            )}
            {i % every === 0 && (
              <text class="plot-tick" x={middle} y={height - 6}>
                {bar.label}
              </text>
            )}
          </g>
        );
      })}
      <line class="plot-axis" x1="0" x2={WIDTH} y1={height - bottom} y2={height - bottom} />
      {meanX !== undefined && (
        <g>
          <line class="plot-mark" x1={meanX} x2={meanX} y1={14} y2={height - bottom} />
          <text class="plot-tick" x={Math.min(WIDTH - 30, Math.max(30, meanX))} y={10}>
            {props.meanText}
          </text>
        </g>
      )}
    </Plot>
  );
}

/** Lying bars, each with its name above and its number behind it. */
export function Bars(props: { label: string; bars: readonly Bar[] }) {
  const { bars } = props;
  const row = 40;
  const height = bars.length * row;
  const least = Math.min(0, ...bars.map((bar) => bar.value));
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  const x = scaleLinear([least, most], [least < 0 ? 44 : 0, WIDTH - 56]);
  return (
    <Plot label={props.label} height={height}>
      {bars.map((bar, i) => {
        const [from, to] = [Math.min(x(0), x(bar.value)), Math.max(x(0), x(bar.value))];
        return (
          <g key={bar.label} transform={`translate(0 ${i * row})`}>
            <text class="plot-name" x="0" y="13">
              {bar.label}
            </text>
            <rect
              class={bar.value < 0 ? 'plot-bar plot-bar-less' : 'plot-bar'}
              x={from}
              y="18"
              width={Math.max(1, to - from)}
              height="14"
            />
            <text class="plot-number" x={to + 5} y="30">
              {bar.text}
            </text>
          </g>
        );
      })}
      <line class="plot-axis" x1={x(0)} x2={x(0)} y1="14" y2={height - 4} />
    </Plot>
  );
}

/**
 * A share between 0 and 1: the interval as a hatched bar, the share itself as a thick stroke, and
 * what equal chances give as a small triangle under the scale.
 */
export function ShareBar(props: {
  label: string;
  rate: number;
  low: number;
  high: number;
  mark: number;
  markText: string;
}) {
  const height = 62;
  const x = scaleLinear([0, 1], [8, WIDTH - 8]);
  const at = x(props.mark);
  const textAt = Math.min(WIDTH - 62, Math.max(62, at));
  return (
    <Plot label={props.label} height={height}>
      <Hatching />
      <rect class="plot-track" x={x(0)} y="10" width={x(1) - x(0)} height="18" rx="2" />
      <rect
        class="plot-band"
        x={x(props.low)}
        y="10"
        width={Math.max(2, x(props.high) - x(props.low))}
        height="18"
        fill="url(#stat-hatching)"
      />
      <rect class="plot-stroke" x={x(props.rate) - 2.5} y="5" width="5" height="28" />
      <path class="plot-triangle" d={`M${at} 30l6 11h-12z`} />
      <text class="plot-tick" x={textAt} y="56">
        {props.markText}
      </text>
      {[0, 1].map((end) => (
        <text
          key={end}
          class="plot-tick"
          x={x(end)}
          y="56"
          style={{ textAnchor: end === 0 ? 'start' : 'end' }}
        >
          {Math.abs(x(end) - textAt) > 84 ? percent(end) : ''}
        </text>
      ))}
    </Plot>
  );
}

function Hatching() {
  return (
    <defs>
      <pattern id="stat-hatching" width="6" height="6" patternUnits="userSpaceOnUse">
        <path class="plot-hatch" d="M0 6L6 0M-1.5 1.5L1.5 -1.5M4.5 7.5L7.5 4.5" />
      </pattern>
    </defs>
  );
}

interface LinePoint {
  readonly value: number;
  /** Half the height of the band. */
  readonly width?: number;
  /** What the band lies around; the value itself unless said. */
  readonly middle?: number;
}

/** A line over games one after another, with a hatched band where it is uncertain. */
export function Line(props: {
  label: string;
  points: readonly LinePoint[];
  /** Under the left and the right end. */
  ends: readonly [string, string];
  places?: number;
}) {
  const { points } = props;
  const height = 180;
  const bottom = 24;
  const bottomOf = (it: LinePoint) => (it.middle ?? it.value) - (it.width ?? 0);
  const topOf = (it: LinePoint) => (it.middle ?? it.value) + (it.width ?? 0);
  const low = Math.min(...points.map((it) => Math.min(it.value, bottomOf(it))));
  const high = Math.max(...points.map((it) => Math.max(it.value, topOf(it))));
  const y = scaleLinear([low, high === low ? low + 1 : high], [height - bottom - 4, 12]).nice(4);
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [44, WIDTH - 10]);
  const band = area<LinePoint>()
    .x((_, i) => x(i))
    .y0((it) => y(bottomOf(it)))
    .y1((it) => y(topOf(it)))
    .curve(curveMonotoneX);
  const path = line<LinePoint>()
    .x((_, i) => x(i))
    .y((it) => y(it.value))
    .curve(curveMonotoneX);
  const last = points.at(-1);
  return (
    <Plot label={props.label} height={height}>
      <Hatching />
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line class="plot-grid" x1="44" x2={WIDTH} y1={y(tick)} y2={y(tick)} />
          <text class="plot-scale" x="40" y={y(tick) + 4}>
            {number(tick)}
          </text>
        </g>
      ))}
      {points.some((it) => it.width !== undefined) && (
        <path class="plot-band" d={band([...points]) ?? ''} fill="url(#stat-hatching)" />
      )}
      <path class="plot-line" d={path([...points]) ?? ''} />
      {points.length <= 40 &&
        points.map((it, i) => (
          <circle key={i} class="plot-dot" cx={x(i)} cy={y(it.value)} r="2.5" />
        ))}
      {last && <circle class="plot-end" cx={x(points.length - 1)} cy={y(last.value)} r="4.5" />}
      <text class="plot-tick" x="44" y={height - 6} style={{ textAnchor: 'start' }}>
        {props.ends[0]}
      </text>
      <text class="plot-tick" x={WIDTH - 2} y={height - 6} style={{ textAnchor: 'end' }}>
        {props.ends[1]}
      </text>
    </Plot>
  );
}

/** Weeks as columns, Monday on top; the size of a square's ink tells how much was played. */
export function Calendar(props: {
  label: string;
  /** Games by day, in days since 1970. */
  games: ReadonlyMap<number, number>;
  today: number;
  weeks: number;
  months: (day: number) => string;
}) {
  const cell = WIDTH / props.weeks;
  // 1st January 1970 was a Thursday.
  const weekday = (day: number) => (((day + 3) % 7) + 7) % 7;
  const first = props.today - weekday(props.today) - (props.weeks - 1) * 7;
  const most = Math.max(1, ...props.games.values());
  const side = scaleLinear([1, Math.max(2, most)], [cell * 0.45, cell * 0.92]).clamp(true);
  const days = Array.from({ length: props.today - first + 1 }, (_, i) => first + i);
  const height = 7 * cell + 18;
  return (
    <Plot label={props.label} height={height}>
      {days.map((day) => {
        const column = Math.floor((day - first) / 7);
        const [cx, cy] = [(column + 0.5) * cell, (weekday(day) + 0.5) * cell];
        const games = props.games.get(day) ?? 0;
        const size = games > 0 ? side(games) : cell * 0.16;
        return (
          <rect
            key={day}
            class={games > 0 ? 'plot-bar' : 'plot-none'}
            x={cx - size / 2}
            y={cy - size / 2}
            width={size}
            height={size}
            rx={games > 0 ? 1.2 : 0}
          />
        );
      })}
      {days
        .filter((day) => weekday(day) === 0 && new Date(day * 86_400_000).getUTCDate() <= 7)
        .map((day) => (
          <text
            key={day}
            class="plot-tick"
            x={Math.floor((day - first) / 7) * cell}
            y={height - 4}
            style={{ textAnchor: 'start' }}
          >
            {props.months(day)}
          </text>
        ))}
    </Plot>
  );
}
