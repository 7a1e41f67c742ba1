// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { botMoment, botPause, guard, later, moment, momentOrTouch, setKept } from './clock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  setKept(false);
  globalThis.waits = undefined;
  vi.useRealTimers();
});

/** The kinds of wait that are over after so long. */
async function overAfter(ms: number): Promise<string[]> {
  const over: string[] = [];
  const kinds = { later, guard, botPause, botMoment, moment, momentOrTouch };
  for (const [kind, wait] of Object.entries(kinds)) wait(300, () => over.push(kind));
  await vi.advanceTimersByTimeAsync(ms);
  return over;
}

it('every wait takes its time', async () => {
  expect(await overAfter(299)).toEqual([]);
  expect(await overAfter(300)).toHaveLength(6);
});

it('a message stays where players want that, until the next touch where it has no button', async () => {
  setKept(true);
  expect(await overAfter(60_000)).toEqual(['later', 'guard', 'botPause']);
  const ended = vi.fn();
  momentOrTouch(300, ended);
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('pointerdown'));
  expect(ended).toHaveBeenCalledOnce();
});

it('a cancelled wait runs nothing', async () => {
  const ended = vi.fn();
  for (const isKept of [false, true]) {
    setKept(isKept);
    for (const wait of [later, guard, botPause, botMoment, moment, momentOrTouch])
      wait(300, ended)();
  }
  await vi.advanceTimersByTimeAsync(300);
  window.dispatchEvent(new Event('pointerdown'));
  expect(ended).not.toHaveBeenCalled();
});

it('tests may do without guards and pauses, and only without those', async () => {
  globalThis.waits = { guard: 0, bot: 0 };
  expect(await overAfter(0)).toEqual(['guard', 'botPause', 'botMoment']);
});
