import { describe, expect, it } from 'vitest';
import {
  carried,
  distance,
  fitted,
  isInView,
  limits,
  toBoard,
  toPixel,
  union,
  within,
} from './geometry';

const size = { width: 360, height: 620 };
const board = { x: -100, y: -200, width: 700, height: 900 };

describe('camera', () => {
  it('maps pixels to the board and back', () => {
    const camera = { x: 33, y: -12, scale: 0.7 };
    const point = toBoard(camera, size, { x: 40, y: 500 });
    const back = toPixel(camera, size, point);
    expect(back.x).toBeCloseTo(40, 9);
    expect(back.y).toBeCloseTo(500, 9);
  });

  it('fits the whole board, touching the tighter pair of edges', () => {
    const camera = fitted(board, size);
    expect(isInView(camera, size, board, -0.001)).toBe(true);
    expect(toPixel(camera, size, { x: -100, y: 0 }).x).toBeCloseTo(0, 9);
    expect(isInView({ ...camera, scale: camera.scale * 1.01 }, size, board)).toBe(false);
  });

  it('fits the whole board between the edges', () => {
    const edges = { left: 0, right: 54 };
    for (const wide of [board, { ...board, width: 3000 }]) {
      const camera = fitted(wide, size, edges);
      expect(isInView(camera, size, wide, -0.001, edges)).toBe(true);
      expect(isInView({ ...camera, scale: camera.scale * 1.01 }, size, wide, 0, edges)).toBe(false);
      const from = toPixel(camera, size, wide).x;
      const to = toPixel(camera, size, { x: wide.x + wide.width, y: 0 }).x;
      expect((from + to) / 2).toBeCloseTo((size.width - 54) / 2, 9);
    }
  });

  it('keeps what is under the finger under the finger', () => {
    const camera = { x: 10, y: 20, scale: 1.5 };
    const from = { x: 100, y: 300 };
    const to = { x: 140, y: 250 };
    const under = toBoard(camera, size, from);
    const moved = carried(camera, size, from, to, 1.8);
    expect(distance(toBoard(moved, size, to), under)).toBeCloseTo(0, 9);
    expect(moved.scale).toBeCloseTo(2.7, 9);
  });

  it('zooms between everything and half the shorter side, never over 360 px a cell', () => {
    const phone = limits(board, 100, size);
    expect(phone.least).toBeCloseTo(360 / 700, 9);
    expect(phone.most * 100).toBeCloseTo(180, 9);
    const desktop = limits(board, 100, { width: 1600, height: 1000 });
    expect(desktop.most * 100).toBeCloseTo(360, 9);
  });

  it('lets a small board be shown whole even where that is beyond the largest cell', () => {
    const tiny = limits({ x: 0, y: 0, width: 100, height: 100 }, 100, size);
    expect(tiny.least).toBeLessThanOrEqual(tiny.most);
    expect(within({ x: 50, y: 50, scale: 99 }, tiny).scale).toBeCloseTo(tiny.most, 9);
  });

  it('keeps a board that fits whole in sight, and a good part of a larger one', () => {
    const range = limits(board, 100, size);
    const bounded = within({ x: 9_999, y: -9_999, scale: 1 }, range);
    // A quarter of the picture at most lies past the board's edges.
    expect(toPixel(bounded, size, { x: 600, y: -200 })).toEqual({ x: 270, y: 155 });
    const least = within({ x: 9_999, y: -9_999, scale: 0 }, range);
    expect(isInView(least, size, board, -0.001)).toBe(true);
    expect(toPixel(least, size, { x: 0, y: 700 }).y).toBeCloseTo(620, 9);
  });

  it('unites boxes', () => {
    expect(
      union({ x: 0, y: 0, width: 1, height: 1 }, { x: -2, y: 3, width: 1, height: 4 }),
    ).toEqual({ x: -2, y: 0, width: 3, height: 7 });
  });
});
