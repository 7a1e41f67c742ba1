// Where the fields of a card lie and where its rivers run once the card is turned.
//
// Pure arithmetic on the components' own drawing, cut away from the art so that it can be tested
// without a screen. No rule of the game lives here: which spots are legal comes from the engine.

/** An edge of a field. North is up, y grows downwards. */
export type Edge = 'N' | 'E' | 'S' | 'W';

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** A place in a realm, in whole fields. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The edges clockwise from the top. */
export const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

/** Width and height of an unturned card, in fields. */
export const CARD = { cols: 2, rows: 3 } as const;

/** Side of a field in drawing units. */
export const UNIT = 100;

/** The edge that `edge` becomes after the turns. */
export function turnEdge(edge: Edge, turns: Turns): Edge {
  const at = (EDGES.indexOf(edge) + turns) % 4;
  return EDGES[at] ?? edge;
}

/** Size of the card after the turns. */
export function cardSize(turns: Turns): { cols: number; rows: number } {
  return turns % 2 === 0
    ? { cols: CARD.cols, rows: CARD.rows }
    : { cols: CARD.rows, rows: CARD.cols };
}

/** Where the field at (row, col) of the printed card lies within the turned card's box. */
export function turnedCell(row: number, col: number, turns: Turns): Cell {
  switch (turns) {
    case 0:
      return { x: col, y: row };
    case 1:
      return { x: CARD.rows - 1 - row, y: col };
    case 2:
      return { x: CARD.cols - 1 - col, y: CARD.rows - 1 - row };
    case 3:
      return { x: row, y: CARD.cols - 1 - col };
  }
}

/** The cells a card covers, given its box's top left corner. */
export function coveredCells(at: Cell, turns: Turns): Cell[] {
  const size = cardSize(turns);
  const cells: Cell[] = [];
  for (let y = 0; y < size.rows; y += 1) {
    for (let x = 0; x < size.cols; x += 1) cells.push({ x: at.x + x, y: at.y + y });
  }
  return cells;
}

/** The box's top left corner for which the turned card's middle comes nearest to a point. */
export function cornerFor(middle: { x: number; y: number }, turns: Turns): Cell {
  const size = cardSize(turns);
  return { x: Math.round(middle.x - size.cols / 2), y: Math.round(middle.y - size.rows / 2) };
}

/** The middle of an edge of a field whose centre is the origin. */
export function edgePoint(edge: Edge): { x: number; y: number } {
  const half = UNIT / 2;
  switch (edge) {
    case 'N':
      return { x: 0, y: -half };
    case 'E':
      return { x: half, y: 0 };
    case 'S':
      return { x: 0, y: half };
    case 'W':
      return { x: -half, y: 0 };
  }
}

/**
 * The strokes of a river field, as SVG path data about the field's centre. Every stroke meets its
 * edge in the middle and at a right angle, so that two fields' rivers join without a kink.
 */
export function riverStrokes(ends: readonly Edge[], bend = 1): string[] {
  const sorted = EDGES.filter((edge) => ends.includes(edge));
  const [first, second] = sorted;
  if (first === undefined) return [];
  if (second === undefined) return [spring(first, bend)];
  if (sorted.length === 2) return [channel(first, second, bend)];
  // A fork: every end runs to both of its clockwise neighbours, so the arms melt into one another.
  return sorted.map((edge, i) => channel(edge, sorted[(i + 1) % sorted.length] ?? edge, 0));
}

/** A river between two edges: a bend where they meet at a corner, else a slow wave. */
function channel(from: Edge, to: Edge, bend: number): string {
  const a = edgePoint(from);
  const b = edgePoint(to);
  const opposite = a.x === -b.x && a.y === -b.y;
  if (!opposite) return `M${pt(a)}C${pt(scale(a, 0.42))} ${pt(scale(b, 0.42))} ${pt(b)}`;
  // Two halves that mirror each other about the centre, so that the middle has no kink.
  const side = { x: (a.y / 50) * 24 * bend, y: (a.x / 50) * 24 * bend };
  const swing = add(scale(a, 0.4), side);
  return (
    `M${pt(a)}C${pt(scale(a, 0.5))} ${pt(swing)} 0 0` +
    `C${pt(scale(swing, -1))} ${pt(scale(b, 0.5))} ${pt(b)}`
  );
}

/** A river with one end: from a spring a little behind the centre to the edge. */
function spring(end: Edge, bend: number): string {
  const b = edgePoint(end);
  const side = { x: (b.y / 50) * 12 * bend, y: (b.x / 50) * 12 * bend };
  const source = add(scale(b, -0.12), side);
  return `M${pt(source)}C${pt(add(scale(b, 0.25), side))} ${pt(scale(b, 0.5))} ${pt(b)}`;
}

/** Where the spring of a river with this one end lies. */
export function springPoint(end: Edge, bend = 1): { x: number; y: number } {
  const b = edgePoint(end);
  return add(scale(b, -0.12), { x: (b.y / 50) * 12 * bend, y: (b.x / 50) * 12 * bend });
}

function scale(p: { x: number; y: number }, by: number): { x: number; y: number } {
  return { x: p.x * by, y: p.y * by };
}

function add(a: { x: number; y: number }, b: { x: number; y: number }): { x: number; y: number } {
  return { x: a.x + b.x, y: a.y + b.y };
}

function pt(p: { x: number; y: number }): string {
  return `${round(p.x)} ${round(p.y)}`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10 || 0;
}
