import { describe, expect, it } from 'vitest';
import { borders, cellAt, coveredBy, extent, outline, roomFor, spotOf } from './geometry';

const spots = (...cells: [number, number][]) => cells.map(([col, row]) => ({ col, row }));

describe('cells', () => {
  it('are counted eight to a row', () => {
    expect(spotOf(19)).toEqual({ col: 3, row: 2 });
    expect(cellAt({ col: 3, row: 2 })).toBe(19);
  });

  it('follow the anchor of a token, to the left as well', () => {
    expect(
      coveredBy(10, [
        [0, 0],
        [-1, 1],
        [0, 1],
      ]),
    ).toEqual([10, 17, 18]);
  });

  it('know how far they reach', () => {
    expect(extent([0, 9, 17])).toEqual({ cols: 2, rows: 3 });
  });
});

describe('borders', () => {
  it('go round a square in four corners', () => {
    expect(borders(spots([0, 0], [1, 0], [0, 1], [1, 1]))).toEqual([
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
    ]);
  });

  it('go round an L in six', () => {
    expect(borders(spots([0, 0], [0, 1], [1, 1]))[0]).toHaveLength(6);
  });

  it('go round a hole apart', () => {
    const ring = spots([0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]);
    expect(borders(ring)).toHaveLength(2);
  });
});

it('draws an outline in by the inset on every side', () => {
  expect(outline(spots([0, 0]), 2, 0, 10)).toBe(
    'M2 2Q2 2 2 2L8 2Q8 2 8 2L8 8Q8 8 8 8L2 8Q2 8 2 8Z',
  );
});

describe('room in a hold', () => {
  const row = [
    [0, 0],
    [1, 0],
    [2, 0],
  ];
  const column = [
    [0, 0],
    [0, 1],
    [0, 2],
  ];

  it('is found in any orientation', () => {
    expect(roomFor([0, 1, 2, 8], [row, column])).toEqual([0, 1, 2]);
    expect(roomFor([1, 9, 17], [row, column])).toEqual([1, 9, 17]);
  });

  it('is none where the cells that are left do not hang together', () => {
    expect(roomFor([0, 1, 10], [row, column])).toBeNull();
  });
});
