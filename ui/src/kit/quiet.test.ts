// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guard } from './clock';
import { tellQuiet, underWay } from './quiet';

const page = document.createElement('main');

beforeEach(() => {
  vi.useFakeTimers();
  tellQuiet(page);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether the page is at rest once all is drawn. */
async function isStill(): Promise<boolean> {
  for (let n = 0; n < 8; n += 1) vi.advanceTimersToNextFrame();
  return page.dataset.still === 'true';
}

it('a page is at rest when nothing is under way and its result is drawn', async () => {
  expect(await isStill()).toBe(true);
  const [one, other] = [underWay(), underWay()];
  expect(await isStill()).toBe(false);
  one();
  one();
  expect(await isStill()).toBe(false);
  other();
  vi.advanceTimersToNextFrame();
  expect(page.dataset.still).toBe('false');
  expect(await isStill()).toBe(true);
});

it('a touch may start something', async () => {
  expect(await isStill()).toBe(true);
  window.dispatchEvent(new Event('pointerdown'));
  expect(page.dataset.still).toBe('false');
  expect(await isStill()).toBe(true);
});

it('a guard keeps it from rest until it has run or is cancelled', async () => {
  guard(10_000, () => {});
  const callOff = guard(20_000, () => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await isStill()).toBe(false);
  callOff();
  expect(await isStill()).toBe(true);
});
