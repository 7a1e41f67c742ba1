// Cells, tokens and their outlines. Pure, so that it can be tested.
//
// A cell crosses the door as `8 * row + column`. A token's orientation is a list of cells around
// its anchor, as the catalogue has it.

/** Side of a cell in board units. */
export const CELL = 34;

export interface Spot {
  readonly col: number;
  readonly row: number;
}

/** The column and row of a cell. */
export const spotOf = (cell: number): Spot => ({ col: cell % 8, row: Math.floor(cell / 8) });

/** The cell at a column and row. */
export const cellAt = ({ col, row }: Spot): number => row * 8 + col;

/** The cells a token covers with its anchor on `cell`, `turn` being its offsets. */
export function coveredBy(cell: number, turn: readonly (readonly number[])[]): number[] {
  const { col, row } = spotOf(cell);
  return turn.map(([dx = 0, dy = 0]) => cellAt({ col: col + dx, row: row + dy }));
}

/** Where a token of these orientations lies on free cells; `null` where it does not as things lie. */
export function roomFor(
  free: readonly number[],
  turns: readonly (readonly (readonly number[])[])[],
): number[] | null {
  for (const turn of turns) {
    for (const cell of free) {
      const cells = coveredBy(cell, turn);
      if (cells.every((it) => free.includes(it))) return cells;
    }
  }
  return null;
}

/** Columns and rows that cells take up, from the top left of their grid. */
export function extent(cells: readonly number[]): { cols: number; rows: number } {
  const spots = cells.map(spotOf);
  return {
    cols: Math.max(0, ...spots.map((spot) => spot.col + 1)),
    rows: Math.max(0, ...spots.map((spot) => spot.row + 1)),
  };
}

type Corner = readonly [number, number];

/** The closed borders of a set of cells, in cells, with the cells on the right hand. */
export function borders(spots: readonly Spot[]): Corner[][] {
  const key = (x: number, y: number): string => `${x},${y}`;
  const inside = new Set(spots.map(({ col, row }) => key(col, row)));
  const next = new Map<string, Corner[]>();
  const edge = (from: Corner, to: Corner): void => {
    const at = key(...from);
    next.set(at, [...(next.get(at) ?? []), to]);
  };
  for (const { col: x, row: y } of spots) {
    if (!inside.has(key(x, y - 1))) edge([x, y], [x + 1, y]);
    if (!inside.has(key(x + 1, y))) edge([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(key(x, y + 1))) edge([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(key(x - 1, y))) edge([x, y + 1], [x, y]);
  }
  const loops: Corner[][] = [];
  for (const [from] of next) {
    const [x = 0, y = 0] = from.split(',').map(Number);
    let at: Corner = [x, y];
    const loop: Corner[] = [];
    for (;;) {
      const to = next.get(key(...at))?.shift();
      if (!to) break;
      loop.push(at);
      at = to;
    }
    if (loop.length > 0) loops.push(straightened(loop));
  }
  return loops;
}

/** Without the points in the middle of a straight side. */
function straightened(loop: readonly Corner[]): Corner[] {
  const n = loop.length;
  return loop.filter(([x, y], i) => {
    const [ax, ay] = loop[(i + n - 1) % n] ?? [x, y];
    const [bx, by] = loop[(i + 1) % n] ?? [x, y];
    return (x - ax) * (by - y) !== (y - ay) * (bx - x);
  });
}

/**
 * The outline of cells as an SVG path in board units: drawn in by `inset` (out, if negative) and
 * with its corners rounded.
 */
export function outline(
  spots: readonly Spot[],
  inset: number,
  radius: number,
  unit = CELL,
): string {
  return borders(spots)
    .map((loop) => {
      const n = loop.length;
      const points = loop.map(([x, y], i): Corner => {
        const [ax, ay] = loop[(i + n - 1) % n] ?? [x, y];
        const [bx, by] = loop[(i + 1) % n] ?? [x, y];
        // With the cells on the right hand, a step (dx, dy) has them at (-dy, dx).
        const nx = -Math.sign(y - ay) - Math.sign(by - y);
        const ny = Math.sign(x - ax) + Math.sign(bx - x);
        return [x * unit + nx * inset, y * unit + ny * inset];
      });
      return rounded(points, radius);
    })
    .join('');
}

function rounded(points: readonly Corner[], radius: number): string {
  const n = points.length;
  const towards = ([x, y]: Corner, [tx, ty]: Corner): string => {
    const far = Math.hypot(tx - x, ty - y);
    const r = Math.min(radius, far / 2) / (far || 1);
    return `${fixed(x + (tx - x) * r)} ${fixed(y + (ty - y) * r)}`;
  };
  const parts = points.map((point, i) => {
    const before = points[(i + n - 1) % n] ?? point;
    const after = points[(i + 1) % n] ?? point;
    return `${towards(point, before)}Q${fixed(point[0])} ${fixed(point[1])} ${towards(point, after)}`;
  });
  return `M${parts.join('L')}Z`;
}

const fixed = (n: number): number => Math.round(n * 10) / 10;
