// Drawings made of many small shapes, laid down as few paths. A browser keeps an account of every
// group that is moved or faded by itself, and goes through all of them whenever anything on the
// screen changes: a board of such groups makes every touch slow. What never moves on its own is
// therefore put where it belongs in its own coordinates, and shapes that look alike become one path
// as long as nothing else lies between them.

import { type Box, grow } from './geometry';
import { meet } from './room';

/** A shape: the class that inks it, and its outline. */
export interface Stroke {
  readonly class: string;
  readonly d: string;
}

/** Where a shape is put: scaled, then turned by degrees, then moved. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

/** A shape that lies somewhere, and a box that its outline does not leave. */
export interface PlacedStroke extends Stroke {
  readonly box: Box;
}

/** What of a path belongs to one letter, and its numbers. */
interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** How many numbers a letter takes. */
const TAKES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** A path as commands in absolute coordinates, one for each set of numbers. */
function* commandsOf(d: string): Generator<Command> {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, written = '', list = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const all = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    let letter = written.toUpperCase();
    const isRelative = written !== letter;
    const takes = TAKES[letter] ?? 0;
    for (let i = 0; i === 0 || i < all.length; i += Math.max(takes, 1)) {
      const [dx, dy] = isRelative ? [x, y] : [0, 0];
      const numbers = all.slice(i, i + takes).map((n, place) => {
        if (letter === 'H') return n + dx;
        if (letter === 'V') return n + dy;
        if (letter === 'A') return place === 5 ? n + dx : place === 6 ? n + dy : n;
        return n + (place % 2 === 0 ? dx : dy);
      });
      if (letter === 'Z') [x, y] = [startX, startY];
      else if (letter === 'H') x = numbers[0] ?? x;
      else if (letter === 'V') y = numbers[0] ?? y;
      else [x = 0, y = 0] = numbers.slice(-2);
      if (letter === 'M') [startX, startY] = [x, y];
      // A level line is no longer level when it is turned.
      if (letter === 'H' || letter === 'V') yield { letter: 'L', numbers: [x, y] };
      else yield { letter, numbers };
      if (letter === 'M') letter = 'L';
    }
  }
}

const short = (n: number): number => Math.round(n * 100) / 100;

/** The paths that were read, as they are put in many places. */
const known = new Map<string, readonly Command[]>();

function read(d: string): readonly Command[] {
  let commands = known.get(d);
  if (!commands) {
    commands = [...commandsOf(d)];
    known.set(d, commands);
  }
  return commands;
}

/** A path put somewhere. */
export function transformPath(
  d: string,
  { x, y, scale = 1, turn = 0 }: Placement,
): Omit<PlacedStroke, 'class'> {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const put = (px: number, py: number, around: number): string => {
    const [toX, toY] = [short(x + cos * px - sin * py), short(y + sin * px + cos * py)];
    left = Math.min(left, toX - around);
    top = Math.min(top, toY - around);
    right = Math.max(right, toX + around);
    bottom = Math.max(bottom, toY + around);
    return `${toX} ${toY}`;
  };
  let path = '';
  for (const { letter, numbers } of read(d)) {
    path += letter;
    if (letter === 'A') {
      const [rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0, px = 0, py = 0] = numbers;
      const [wide, high] = [short(rx * scale), short(ry * scale)];
      // An arc stays within its whole oval, wherever on it it ends.
      const end = put(px, py, 2 * Math.max(wide, high));
      path += `${wide} ${high} ${short(tilt + turn)} ${large} ${sweep} ${end}`;
      continue;
    }
    for (let i = 0; i < numbers.length; i += 2) {
      path += `${i > 0 ? ' ' : ''}${put(numbers[i] ?? 0, numbers[i + 1] ?? 0, 0)}`;
    }
  }
  return { d: path, box: { x: left, y: top, width: right - left, height: bottom - top } };
}

/** Shapes put somewhere. */
export const transformPaths = (
  strokes: readonly Stroke[],
  lay: Placement,
): readonly PlacedStroke[] =>
  strokes.map((stroke) => ({ class: stroke.class, ...transformPath(stroke.d, lay) }));

/** A circle as a path. */
export const ring = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0z`;

/**
 * The same drawing in fewer paths. A shape is merged into an earlier one of its class unless a shape
 * between them overlaps either. `pen` is the stroke's reach beyond an outline.
 */
export function mergePaths(strokes: readonly PlacedStroke[], pen: number): readonly Stroke[] {
  const sheets: { readonly class: string; d: string; readonly boxes: Box[] }[] = [];
  for (const { class: ink, d, box } of strokes) {
    const around = grow(box, pen);
    let found: (typeof sheets)[number] | undefined;
    for (const sheet of sheets.toReversed()) {
      const isUnder = sheet.boxes.some((other) => meet(other, around));
      if (!isUnder && sheet.class === ink) found = sheet;
      if (isUnder || found) break;
    }
    if (found) {
      found.d += d;
      found.boxes.push(around);
    } else {
      sheets.push({ class: ink, d, boxes: [around] });
    }
  }
  return sheets.map(({ class: ink, d }) => ({ class: ink, d }));
}
