// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Periods } from '../host/protocol';
import { opaque, toyState, toyTable } from './toy';

const flush = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Every step is a turn. */
const PERIODS: Periods = { of: 'turn', starts: Array.from({ length: 12 }, (_, n) => n) };

describe('the past', () => {
  const event = opaque<never>({ game: 'kraje', type: 'toy' });
  const since = [4, 4, 6].map((n) => ({ n, by: 1, event }));

  it('plays what happened since, step by step, and stands at its end until it is left', async () => {
    const { host, table } = await toyTable(toyState({ at: 8, since }));
    host.answer = (request) => {
      if (request.type === 'log') return { entries: since };
      if (request.type === 'course')
        return { moments: [], leads: [], swings: [], periods: PERIODS };
      return {
        at: request.type === 'position' ? request.at : 0,
        turn: { type: 'chance' },
        view: { game: 'kraje', past: true },
        sheet: toyState().sheet,
        events: [],
      };
    };
    table.past.playSince();
    await flush();
    expect(table.view.value).toMatchObject({ past: true });
    expect(table.offer.value).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(host.of('position').map((request) => 'at' in request && request.at)).toEqual([4, 5, 8]);
    expect(table.past.place.value).toMatchObject({ index: 2, count: 3 });
    expect(table.past.isPlaying.value).toBe(false);
    table.past.step(1);
    expect(table.past.place.value).toBeNull();
    expect(table.view.value).not.toMatchObject({ past: true });
  });

  it('tells of what the others did, and of oneself where that is all', async () => {
    const both = [0, 1].map((by) => ({ n: 4, by, event }));
    const { host, table } = await toyTable(toyState({ at: 6, since: both }));
    host.answer = (request) => {
      if (request.type === 'log') return { entries: [...both, { n: 5, by: 0, event }] };
      if (request.type === 'course')
        return { moments: [], leads: [], swings: [], periods: PERIODS };
      const at = request.type === 'position' ? request.at : 0;
      return { at, turn: { type: 'chance' }, view: toyState().view, sheet: [], events: [] };
    };
    const told = () => table.past.telling.value.lines.map(({ seat }) => seat);
    table.past.playSince();
    await flush();
    table.past.scrubTo(1);
    await flush();
    expect(told()).toEqual([1]);
    table.past.scrubTo(2);
    await flush();
    expect(told()).toEqual([0]);
    table.past.lookAt(5);
    await flush();
    expect(told()).toEqual([0, 1]);
  });

  it('is offered when somebody else has acted, not for chance or oneself', async () => {
    for (const [by, isOffered] of [
      [1, true],
      [0, false],
      [null, false],
    ] as const) {
      const { table } = await toyTable(toyState({ since: [{ n: 4, by, event }] }));
      expect(table.past.hasSince.value).toBe(isOffered);
    }
  });

  it('stands where somebody has gone while the eyes of a seat were fetched', async () => {
    const { host, table } = await toyTable(toyState({ at: 8 }));
    const entries = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ({ n, by: 0, event }));
    let isSlow = false;
    const late: (() => void)[] = [];
    host.answer = (request) => {
      if (request.type === 'course')
        return { moments: [], leads: [], swings: [], periods: PERIODS };
      if (request.type === 'log')
        return isSlow
          ? new Promise((resolve) => late.push(() => resolve({ entries })))
          : { entries };
      const at = request.type === 'position' ? request.at : 0;
      return { at, turn: { type: 'chance' }, view: toyState().view, sheet: [], events: [] };
    };
    table.past.lookAt(8);
    await flush();
    const last = table.past.place.value?.index;
    expect(last).toBeGreaterThan(1);
    isSlow = true;
    table.past.lookAs(0);
    table.past.scrubTo(1);
    await flush();
    // Until then all of it is seen from above, what is told and what is shown.
    expect(table.past.viewer.value).toBeNull();
    expect(host.of('position').at(-1)).toEqual({
      type: 'position',
      table: expect.anything(),
      at: 1,
    });
    for (const answer of late) answer();
    await flush();
    expect(table.past.viewer.value).toBe(0);
    expect(table.past.place.value?.index).toBe(1);
    // What was fetched last is what is stood in: the position is asked for with the seat's eyes.
    expect(host.of('position').at(-1)).toMatchObject({ at: 1, seat: 0 });
  });

  it('tells the turn of what happened last, and of a decision the one it is made in', async () => {
    const { host, table } = await toyTable(toyState({ at: 8 }));
    const entries = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ({ n, by: 0, event }));
    host.answer = (request) => {
      if (request.type === 'course')
        return { moments: [], leads: [], swings: [], periods: PERIODS };
      if (request.type === 'log') return { entries };
      const at = request.type === 'position' ? request.at : 0;
      return { at, turn: { type: 'chance' }, view: toyState().view, sheet: [], events: [] };
    };
    expect(table.past.when.value).toBeNull();
    table.past.lookAt(5);
    await flush();
    expect(table.past.when.value).toEqual({ of: 'turn', nth: 5 });
    table.past.scrubTo(0);
    await flush();
    expect(table.past.when.value).toEqual({ of: 'turn', nth: 1 });
    table.past.decideAs(5, 0);
    await flush();
    expect(table.past.when.value).toEqual({ of: 'turn', nth: 6 });
    table.past.lookExactly(5, 0);
    await flush();
    expect(table.past.when.value).toEqual({ of: 'turn', nth: 5 });
  });

  it('is left at once when asked', async () => {
    const { host, table } = await toyTable(toyState({ at: 8, since }));
    host.answer = () => new Promise(() => undefined);
    table.past.playSince();
    table.past.leave();
    await flush();
    expect(table.offer.value).not.toBeNull();
  });
});
