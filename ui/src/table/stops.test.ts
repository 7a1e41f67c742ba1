import { describe, expect, it } from 'vitest';

import type { Course, Seat, Told } from '../host/protocol';
import { jumpFrom, replayStops, stopAt } from './stops';
import { opaque } from './toy';

const event = opaque<Told['event']>({ game: 'kraje', type: 'toy' });

/** A story in which each step was taken by somebody, and some are told. */
function story(
  by: readonly (Seat | null)[],
  told: readonly number[],
  course: Partial<Course> = {},
) {
  return {
    entries: by.map((seat, n) => ({ n, by: seat, event })),
    told,
    course: { moments: [{ at: 0, by: null, totals: [0, 0] }], leads: [], swings: [], ...course },
  };
}

const ats = (stops: readonly { readonly at: number }[]) => stops.map(({ at }) => at);

describe('the stops of a replay', () => {
  it('are before the first step and after each that is told', () => {
    expect(ats(replayStops(story([0, 1, 0], [0, 1, 2]), 0, 3))).toEqual([0, 1, 2, 3]);
    expect(ats(replayStops(story([0, 1, 0, 1], [2, 3]), 2, 4))).toEqual([2, 3, 4]);
    expect(ats(replayStops(story([], []), 0, 0))).toEqual([0]);
  });

  it('take what nobody is told of along: with the next, at the end with the last', () => {
    const stops = replayStops(story([0, null, 1, null], [0, 2]), 0, 4);
    expect(stops.map(({ from, at }) => [from, at])).toEqual([
      [0, 0],
      [0, 1],
      [1, 4],
    ]);
    expect([0, 1, 2, 3, 4].map((at) => stopAt(stops, at))).toEqual([0, 1, 2, 2, 2]);
  });

  it('may be one more than what is told', () => {
    const stops = replayStops(story([0, null, 1, null], [0, 2]), 0, 4, 2);
    expect(ats(stops)).toEqual([0, 1, 2, 4]);
    expect(stopAt(stops, 2)).toBe(2);
  });

  it('never hide that points move', () => {
    const moments = [
      { at: 0, by: null, totals: [0, 0] },
      { at: 2, by: 0, totals: [3, 0] },
      { at: 4, by: 1, totals: [3, 0] },
    ];
    const stops = replayStops(story([0, 0, 0, 1], [0, 3], { moments }), 0, 4);
    expect(ats(stops)).toEqual([0, 1, 2, 4]);
    expect(stops.map(({ gains }) => gains[0])).toEqual([0, 0, 3, 0]);
  });
});

describe('jumps', () => {
  const moments = [
    { at: 0, by: null, totals: [0, 0] },
    { at: 2, by: 0, totals: [1, 0] },
    { at: 5, by: 1, totals: [1, 9] },
  ];
  const swings = [{ at: 5, seat: 1, size: 9 }];
  const stops = replayStops(
    story([0, 0, null, 1, 1, 0], [0, 1, 2, 3, 4, 5], { moments, swings }),
    0,
    6,
  );

  it('lead to where another seat acts, points move, or move most, and back', () => {
    expect(jumpFrom(stops, 0, 'turn', 1)).toBe(1);
    expect(jumpFrom(stops, 1, 'turn', 1)).toBe(4);
    expect(jumpFrom(stops, 4, 'turn', 1)).toBe(6);
    expect(jumpFrom(stops, 6, 'turn', -1)).toBe(4);
    expect(jumpFrom(stops, 0, 'points', 1)).toBe(2);
    expect(jumpFrom(stops, 2, 'points', 1)).toBe(5);
    expect(jumpFrom(stops, 0, 'swing', 1)).toBe(5);
    expect(jumpFrom(stops, 6, 'swing', -1)).toBe(5);
  });

  it('lead nowhere when nothing of their kind is left', () => {
    expect(jumpFrom(stops, 6, 'turn', 1)).toBeNull();
    expect(jumpFrom(stops, 5, 'points', 1)).toBeNull();
    expect(jumpFrom(stops, 1, 'turn', -1)).toBeNull();
  });
});
