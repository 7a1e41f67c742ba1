// What is shown for a moment stays as long as a test looks at it: on a busy machine it would be gone
// before.
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Lets go of what was held. */
    letGo?: () => void;
  }
}

/**
 * From now on, what the page would do by itself in a second or later waits for `letGo`; with a
 * selector only what it puts off while something like that is on the screen.
 */
export async function hold(page: Page, meanwhile = 'body'): Promise<void> {
  await page.evaluate((selector) => {
    const { setTimeout: later, clearTimeout: forget } = window;
    const held = new Map<number, () => void>();
    let n = 0;
    const put = (go: (...rest: unknown[]) => void, ms = 0, ...rest: unknown[]): number => {
      if (ms < 1000 || document.querySelector(selector) === null) return later(go, ms, ...rest);
      n -= 1;
      held.set(n, () => go(...rest));
      return n;
    };
    window.setTimeout = put as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      if (!held.delete(Number(id))) forget(id);
    };
    window.letGo = () => {
      [window.setTimeout, window.clearTimeout] = [later, forget];
      for (const go of held.values()) go();
    };
  }, meanwhile);
}

/** What was held happens now, and from now on all comes in its time. */
export async function letGo(page: Page): Promise<void> {
  await page.evaluate(() => window.letGo?.());
}
