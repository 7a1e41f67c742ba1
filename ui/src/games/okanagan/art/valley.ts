// The land nobody has surveyed yet, under and around the tiles: contour lines, as on the sheet of a
// map. The hills repeat after `PERIOD`, so that one small piece of drawing is all there is to draw.

import type { Point } from './geometry';

/** After so many board units the hills begin again, both ways. */
export const PERIOD = 480;
/** Heights are taken at so many places along a period. */
const GRAIN = 40;
const STEP = PERIOD / GRAIN;

/** Waves over one period: how many across and down, how high, and where they begin. */
const WAVES: readonly (readonly [across: number, down: number, height: number, from: number])[] = [
  [1, 0, 0.62, 0.7],
  [0, 1, 0.7, 2.9],
  [1, 1, 0.5, 4.4],
  [2, -1, 0.42, 1.3],
  [1, 2, 0.36, 5.6],
  [3, 1, 0.17, 0.2],
  [-2, 3, 0.15, 3.8],
];

/** The heights that are drawn; the even ones bolder. */
const HEIGHTS = [-1.3, -0.9, -0.5, -0.1, 0.3, 0.7, 1.1, 1.5];

function heightAt(column: number, row: number): number {
  const turn = (2 * Math.PI) / GRAIN;
  return WAVES.reduce(
    (sum, [across, down, height, from]) =>
      sum + height * Math.cos((across * column + down * row) * turn + from),
    0,
  );
}

/** The lines of one height within one period; closed ones end where they begin. */
export function contour(height: number): readonly (readonly Point[])[] {
  const steps: (readonly [Point, Point])[] = [];
  for (let row = 0; row < GRAIN; row += 1) {
    for (let column = 0; column < GRAIN; column += 1) {
      steps.push(...crossings(column, row, height));
    }
  }
  return joined(steps);
}

/** Where a line of this height crosses a square: in and out, twice on a saddle. */
function crossings(column: number, row: number, height: number): (readonly [Point, Point])[] {
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ] as const;
  const above = corners.map(([x, y]) => heightAt(x, y) - height);
  const found: Point[] = [];
  corners.forEach(([x, y], i) => {
    const next = corners[(i + 1) % 4] ?? [x, y];
    const [here, there] = [above[i] ?? 0, above[(i + 1) % 4] ?? 0];
    if (here > 0 === there > 0) return;
    // Counted from the same end by both squares that share the side, so that the lines meet.
    const isForward = next[0] > x || next[1] > y;
    const share = isForward ? here / (here - there) : there / (there - here);
    const [from, to] = isForward ? [[x, y] as const, next] : [next, [x, y] as const];
    found.push({
      x: tenth((from[0] + (to[0] - from[0]) * share) * STEP),
      y: tenth((from[1] + (to[1] - from[1]) * share) * STEP),
    });
  });
  const [a, b, c, d] = found;
  if (!a || !b) return [];
  return c && d
    ? [
        [a, b],
        [c, d],
      ]
    : [[a, b]];
}

const tenth = (n: number): number => Math.round(n * 10) / 10;
const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** Steps put end to end. */
function joined(steps: readonly (readonly [Point, Point])[]): Point[][] {
  const beside = new Map<string, (readonly [Point, Point])[]>();
  for (const step of steps) {
    for (const end of step) beside.set(keyOf(end), [...(beside.get(keyOf(end)) ?? []), step]);
  }
  const left = new Set(steps);
  const onward = (from: Point): Point | undefined => {
    const step = beside.get(keyOf(from))?.find((it) => left.has(it));
    if (!step) return undefined;
    left.delete(step);
    return keyOf(step[0]) === keyOf(from) ? step[1] : step[0];
  };
  const lines: Point[][] = [];
  for (const step of steps) {
    if (!left.delete(step)) continue;
    const line = [...step];
    for (let to = onward(step[1]); to; to = onward(to)) line.push(to);
    for (let to = onward(step[0]); to; to = onward(to)) line.unshift(to);
    lines.push(line);
  }
  return lines;
}

/** A line as path commands, its corners rounded off. */
function spell(line: readonly Point[]): string {
  const [first, ...rest] = line;
  if (!first) return '';
  let path = `M${keyOf(first)}`;
  rest.forEach((point, i) => {
    const next = rest[i + 1];
    path += next
      ? `Q${keyOf(point)} ${tenth((point.x + next.x) / 2)} ${tenth((point.y + next.y) / 2)}`
      : `L${keyOf(point)}`;
  });
  return path;
}

/** All lines of a period: the fine ones and the bold ones. */
export function valleyPaths(): { readonly fine: string; readonly bold: string } {
  const of = (bold: number): string =>
    HEIGHTS.filter((_, i) => i % 2 === bold)
      .flatMap(contour)
      .map(spell)
      .join('');
  return { fine: of(0), bold: of(1) };
}
