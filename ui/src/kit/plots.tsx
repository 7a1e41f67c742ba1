// Pictures of numbers as SVG, a unit a pixel, so that what is written in them is as large as the text
// around them and grows with it. Scales and lines are d3's; nothing is told by colour alone: bars and
// lines carry their numbers, a band has hatching, a mark has a shape. The numbers stand beside each
// picture in a table, so the picture itself is one image with one sentence.

import { scaleBand, scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { number, percent } from '../words/numbers';

/** How wide a picture is, and how large its letters are. */
export interface Scale {
  readonly width: number;
  readonly em: number;
}

/** As on a phone, until it is known. */
const USUAL: Scale = { width: 320, em: 14 };

export interface Drawn {
  readonly height: number;
  readonly content: preact.ComponentChildren;
}

/** A picture that is drawn anew where its width or its letters change. */
export function Plot(props: {
  label: string;
  testId?: string | undefined;
  draw: (scale: Scale) => Drawn;
}) {
  const { label, testId, draw } = props;
  const box = useRef<HTMLDivElement>(null);
  const letter = useRef<HTMLElement>(null);
  const [scale, setScale] = useState(USUAL);
  useLayoutEffect(() => {
    const read = () => {
      const [width, em] = [box.current?.clientWidth ?? 0, letter.current?.offsetWidth ?? 0];
      const next = { width: width || USUAL.width, em: em || USUAL.em };
      setScale((now) => (now.width === next.width && now.em === next.em ? now : next));
    };
    read();
    const sizes = new ResizeObserver(read);
    for (const it of [box.current, letter.current]) if (it) sizes.observe(it);
    return () => sizes.disconnect();
  }, []);
  const { height, content } = draw(scale);
  return (
    <div class="plot-box" ref={box}>
      <i class="plot-letter" ref={letter} aria-hidden="true" />
      <svg
        class="plot"
        viewBox={`0 0 ${scale.width} ${height}`}
        role="img"
        aria-label={label}
        data-testid={testId}
      >
        {content}
      </svg>
    </div>
  );
}

/** How wide a text is at most, in letters' sizes: digits are narrower than half of one. */
export const widthOf = (text: string) => 0.56 * text.length;
export const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(widthOf));

interface Bar {
  readonly label: string;
  readonly value: number;
  /** Written over the bar. */
  readonly text: string;
}

/** Upright bars side by side, with a triangle under the mean where there is one. */
export function Histogram(props: {
  label: string;
  bars: readonly Bar[];
  /** Where between the first bar's left edge (0) and the last one's right edge (1) the mean lies. */
  mean?: number;
  meanText?: string;
}) {
  return <Plot label={props.label} draw={(scale) => upright(props, scale)} />;
}

function upright(props: Parameters<typeof Histogram>[0], { width, em }: Scale): Drawn {
  const { bars, mean, meanText = '' } = props;
  const floor = 118 + 1.4 * em;
  const height = floor + 10 + 1.3 * em + (mean === undefined ? 0 : 1.3 * em);
  const x = scaleBand<number>(
    bars.map((_, i) => i),
    [4, width - 4],
  ).padding(bars.length > 8 ? 0.12 : 0.2);
  const most = Math.max(1, ...bars.map((bar) => bar.value));
  const y = scaleLinear([0, most], [floor, 1.4 * em]);
  // Where they would run into each other, labels stand under every second bar, or every third.
  const every = Math.max(
    1,
    Math.ceil(((widest(bars.map((it) => it.label)) + 0.4) * em) / x.step()),
  );
  const isNumbered = (widest(bars.map((it) => it.text)) + 0.2) * em <= x.step();
  const meanX = mean === undefined ? undefined : 4 + mean * (width - 8);
  const half = (widthOf(meanText) * em) / 2;
  const content = (
    <>
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
              height={floor - y(bar.value)}
            />
            {bar.value > 0 && (isNumbered || bar.value === most) && (
              <text class="plot-value" x={middle} y={y(bar.value) - 4}>
                {bar.text}
              </text>
            )}
            {i % every === 0 && (
              <text class="plot-tick" x={middle} y={floor + 10 + em}>
                {bar.label}
              </text>
            )}
          </g>
        );
      })}
      <line class="plot-axis" x1="0" x2={width} y1={floor} y2={floor} />
      {meanX !== undefined && (
        <g>
          <path class="plot-triangle" d={`M${meanX} ${floor + 1}l5 9h-10z`} />
          <text
            class="plot-tick"
            x={Math.min(width - half, Math.max(half, meanX))}
            y={height - 0.3 * em}
          >
            {meanText}
          </text>
        </g>
      )}
    </>
  );
  return { height, content };
}

/** Lying bars, each with its name above and its number behind it. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const least = Math.min(0, ...bars.map((bar) => bar.value));
  const most = Math.max(0, ...bars.map((bar) => bar.value));
  const at = (value: number) => (100 * (value - least)) / (most - least || 1);
  return (
    <div class="bars" role="img" aria-label={label}>
      {bars.map(({ label: name, value, text }) => (
        <div key={name} class="bars-row">
          <span class="bar-name">{name}</span>
          <b>{text}</b>
          <span class="lying">
            <i
              class={value < 0 ? 'bar-less' : undefined}
              style={{
                marginLeft: `${at(Math.min(0, value))}%`,
                width: `${Math.abs(at(value) - at(0))}%`,
              }}
            />
          </span>
        </div>
      ))}
    </div>
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
  return (
    <>
      <Plot label={props.label} draw={({ width }) => share(props, width)} />
      <p class="plot-foot" aria-hidden="true">
        <span>{percent(0)}</span>
        <span>△ {props.markText}</span>
        <span>{percent(1)}</span>
      </p>
    </>
  );
}

function share(props: Parameters<typeof ShareBar>[0], width: number): Drawn {
  const x = scaleLinear([0, 1], [8, width - 8]);
  const content = (
    <>
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
      <path class="plot-triangle" d={`M${x(props.mark)} 30l6 11h-12z`} />
    </>
  );
  return { height: 44, content };
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
}) {
  return <Plot label={props.label} draw={(scale) => lined(props, scale)} />;
}

/** What is written under the two ends of a line; `height` is that of the whole picture. */
export function footOf(
  [start, finish]: readonly [string, string],
  { left, right, floor, em }: { left: number; right: number; floor: number; em: number },
): Drawn {
  // Ends that do not fit side by side stand one below the other.
  const isTall = (widthOf(start) + widthOf(finish) + 1) * em > right - left;
  const foot = floor + 4 + 1.3 * em;
  const content = (
    <>
      <text class="plot-tick" x={left} y={foot} style={{ textAnchor: 'start' }}>
        {start}
      </text>
      <text
        class="plot-tick"
        x={right}
        y={isTall ? foot + 1.2 * em : foot}
        style={{ textAnchor: 'end' }}
      >
        {finish}
      </text>
    </>
  );
  return { height: foot + (isTall ? 1.6 : 0.4) * em, content };
}

function lined({ points, ends }: Parameters<typeof Line>[0], { width, em }: Scale): Drawn {
  const bottomOf = (it: LinePoint) => (it.middle ?? it.value) - (it.width ?? 0);
  const topOf = (it: LinePoint) => (it.middle ?? it.value) + (it.width ?? 0);
  const low = Math.min(...points.map((it) => Math.min(it.value, bottomOf(it))));
  const high = Math.max(...points.map((it) => Math.max(it.value, topOf(it))));
  const [top, floor] = [0.6 * em, 142 + 0.6 * em];
  const y = scaleLinear([low, high === low ? low + 1 : high], [floor, top]).nice(4);
  const ticks = y.ticks(4).filter((tick) => Number.isInteger(tick) || high - low < 4);
  const left = widest(ticks.map((tick) => number(tick, 1))) * em + 6;
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [left + 4, width - 6]);
  const foot = footOf(ends, { left, right: width - 2, floor, em });
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
  const content = (
    <>
      <Hatching />
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="plot-grid" x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text class="plot-scale" x={left - 4} y={y(tick) + 0.33 * em}>
            {number(tick, 1)}
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
      {foot.content}
    </>
  );
  return { height: foot.height, content };
}
