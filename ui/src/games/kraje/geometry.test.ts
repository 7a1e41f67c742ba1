import { expect, it } from 'vitest';
import {
  cardSize,
  cornerFor,
  coveredCells,
  EDGES,
  type Edge,
  edgePoint,
  riverStrokes,
  type Turns,
  turnEdge,
  turnedCell,
} from './geometry';

const TURNS: readonly Turns[] = [0, 1, 2, 3];

it('turns edges clockwise and back to where they were', () => {
  expect(turnEdge('N', 1)).toBe('E');
  expect(turnEdge('W', 1)).toBe('N');
  for (const edge of EDGES) expect(turnEdge(turnEdge(edge, 3), 1)).toBe(edge);
});

it('turns a card field by field: the top left corner goes to the right, down, and left', () => {
  expect(TURNS.map((turns) => turnedCell(0, 0, turns))).toEqual([
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 1, y: 2 },
    { x: 0, y: 1 },
  ]);
});

it('fills the box of a turned card exactly once, whatever the turn', () => {
  for (const turns of TURNS) {
    const size = cardSize(turns);
    const seen = new Set<string>();
    for (let row = 0; row < 3; row += 1) {
      for (let col = 0; col < 2; col += 1) {
        const { x, y } = turnedCell(row, col, turns);
        expect(x >= 0 && x < size.cols && y >= 0 && y < size.rows).toBe(true);
        seen.add(`${x},${y}`);
      }
    }
    expect(seen.size).toBe(6);
    expect(
      coveredCells({ x: 4, y: -2 }, turns).every((cell) => seen.has(`${cell.x - 4},${cell.y + 2}`)),
    ).toBe(true);
  }
});

it('keeps neighbours of a river neighbours when both are turned', () => {
  // The field south of (0,0) on the printed card must lie beyond the turned S edge.
  const step: Record<Edge, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
  for (const turns of TURNS) {
    const a = turnedCell(0, 0, turns);
    const b = turnedCell(1, 0, turns);
    const [dx, dy] = step[turnEdge('S', turns)];
    expect([b.x - a.x, b.y - a.y]).toEqual([dx, dy]);
  }
});

it('finds the corner under a middle', () => {
  for (const turns of TURNS) {
    const { cols, rows } = cardSize(turns);
    expect(cornerFor({ x: 3 + cols / 2, y: -5 + rows / 2 }, turns)).toEqual({ x: 3, y: -5 });
  }
});

/** First and last point of a stroke, and the points its tangents there aim at. */
function tips(d: string): { at: number[]; toward: number[] }[] {
  const numbers = [...d.matchAll(/-?\d+(\.\d+)?/g)].map((match) => Number(match[0]));
  return [
    { at: numbers.slice(0, 2), toward: numbers.slice(2, 4) },
    { at: numbers.slice(-2), toward: numbers.slice(-4, -2) },
  ];
}

it('brings every river end to the middle of its edge at a right angle', () => {
  const sets: Edge[][] = [];
  for (let bits = 1; bits < 16; bits += 1) sets.push(EDGES.filter((_, i) => bits & (1 << i)));
  for (const ends of sets) {
    for (const bend of [1, -1]) {
      const all = riverStrokes(ends, bend).flatMap(tips);
      for (const end of ends) {
        const { x, y } = edgePoint(end);
        const tip = all.find((it) => it.at[0] === x && it.at[1] === y);
        expect(tip, `${ends.join('')} at ${end}`).toBeDefined();
        // A tangent along the edge's normal: the aim differs from the tip only towards the centre.
        const [tx = 0, ty = 0] = tip?.toward ?? [];
        expect(x === 0 ? tx : ty).toBe(0);
      }
      const tipsOnEdges = all.filter(
        ({ at: [x = 0, y = 0] }) => Math.abs(x) === 50 || Math.abs(y) === 50,
      );
      for (const { at } of tipsOnEdges) {
        expect(ends.map(edgePoint)).toContainEqual({ x: at[0], y: at[1] });
      }
    }
  }
});

it('draws no water without an end', () => {
  expect(riverStrokes([])).toEqual([]);
});
