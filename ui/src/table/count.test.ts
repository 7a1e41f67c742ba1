// @vitest-environment happy-dom
// The count at the end: what is counted in which order, how it goes on, and who waits for it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnySheet, LineOf } from '../host/protocol';
import { setCalm } from '../kit/reduced-motion';
import { Count, lineMs, scoredLines } from './count';
import { opaque, toyState, toyTable } from './toy';

const line = (id: number, points: number, fields: readonly number[] = []): LineOf =>
  opaque({ source: { type: 'own', condition: id }, points, terms: [], fields });

const sheetOf = (...seats: readonly (readonly LineOf[])[]): AnySheet =>
  opaque({
    game: 'kraje',
    seats: seats.map((lines) => ({ total: lines.reduce((sum, it) => sum + it.points, 0), lines })),
  });

describe('what is counted', () => {
  it('is every line that brought or cost something, seat by seat', () => {
    const sheet = sheetOf([line(1, 6), line(2, 0), line(3, -10)], [line(1, 6)]);
    const told = scoredLines(sheet).map(({ line, seats }) => [line.points, ...seats]);
    expect(told).toEqual([
      [6, 0],
      [-10, 0],
      [6, 1],
    ]);
  });

  it('is of a shared board what is left to count, in the order given, once for all it pays', () => {
    const sheet = sheetOf([line(1, 6, [1]), line(2, 4, [2])], [line(2, 4, [2]), line(3, 5, [3])]);
    const order = [line(3, 5).source, line(2, 4).source, line(9, 1).source];
    const told = scoredLines(sheet, order).map(({ line, seats }) => [line.points, ...seats]);
    expect(told).toEqual([
      [5, 1],
      [4, 0, 1],
    ]);
  });
});

describe('the count', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    setCalm(false);
  });

  it('takes less time for each line the more there are', () => {
    expect(lineMs(3)).toBe(2200);
    expect(lineMs(16)).toBe(1500);
    expect(lineMs(60)).toBe(1000);
  });

  it('goes on by itself and by a tap, and ends', () => {
    const count = new Count();
    // One point was there before; what two share goes to both.
    const shared = { line: line(3, 2), seats: [0, 1] };
    count.begin([...scoredLines(sheetOf([line(1, 6), line(2, 4)])), shared], [13, 2]);
    expect(count.now.value).toBeNull();
    expect(count.totals.value).toEqual([1, 0]);
    expect(count.isRunning.value).toBe(true);
    vi.advanceTimersByTime(1600);
    expect(count.now.value?.line.points).toBe(6);
    count.next();
    expect(count.now.value?.line.points).toBe(4);
    expect(count.totals.value).toEqual([11, 0]);
    vi.advanceTimersByTime(2200);
    expect(count.place.value).toEqual({ n: 3, of: 3 });
    expect(count.totals.value).toEqual([13, 2]);
    vi.advanceTimersByTime(2200);
    expect(count.isRunning.value).toBe(false);
    expect(count.totals.value).toBeNull();
  });

  it('lights its lines on the board when a game ends, and a tap there asks for the next', async () => {
    const { host, table } = await toyTable(toyState({ next: 'continue' }));
    setCalm(false);
    const sheet = sheetOf([line(1, 6, [1])], [line(2, 4, [2])]);
    host.answer = () => toyState({ at: 5, next: 'over', places: [1, 2], sheet });
    table.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.count.isRunning.value).toBe(true);
    await vi.advanceTimersByTimeAsync(1600);
    expect(table.lit.value).toMatchObject({ seat: 0, line: { points: 6 } });
    table.light(0, null);
    expect(table.lit.value).toMatchObject({ seat: 1, line: { points: 4 } });
    table.light(1, null);
    expect([table.lit.value, table.count.isRunning.value]).toEqual([null, false]);
  });

  it('is left out where nothing is to move', async () => {
    const { host, table } = await toyTable(toyState({ next: 'continue' }));
    setCalm(true);
    const sheet = sheetOf([line(1, 6, [1])]);
    host.answer = () => toyState({ at: 5, next: 'over', places: [1, 2], sheet });
    table.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.count.isRunning.value).toBe(false);
    expect(table.isFreshlyOver.value).toBe(true);
  });
});
