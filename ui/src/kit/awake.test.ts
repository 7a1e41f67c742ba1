// @vitest-environment happy-dom
// The screen stays lit while somebody decides, and not longer.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canStayAwake, keepAwake, litBy } from './awake';

const heard: boolean[] = [];

beforeEach(() => {
  heard.length = 0;
  vi.useFakeTimers();
  litBy(async (isLit) => void heard.push(isLit));
});
afterEach(() => {
  litBy(undefined);
  vi.useRealTimers();
});

it('is asked of the host where the host can, once', async () => {
  expect(canStayAwake()).toBe(true);
  const stop = keepAwake();
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([true]);
  stop();
  expect(heard).toEqual([true, false]);
});

it('ends where nobody touches the device, and a touch begins it anew', async () => {
  const stop = keepAwake();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(heard).toEqual([true, false]);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([true, false, true]);
  stop();
});

it('ends also where it began too late', async () => {
  keepAwake()();
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([true, false]);
});
