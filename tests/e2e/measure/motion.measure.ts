// How evenly things move while a game is played: tiles that slide from the tray, settle, and points
// that fly to their seats, with the CPU slowed down four times. A finger plays Hunters and Gatherers.
import { loadavg } from 'node:os';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { launch, phone, type Size, tablet, visit } from '../lib/browser';
import { decide } from '../lib/hunters';
import { serve, type Served } from '../lib/serve';
import { begin, toDecision } from '../lib/table';

const SLOWER = 4;
/** Decisions of a game that are watched: tiles and pieces. */
const WATCHED = 40;

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve()]);
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

/** What is told of the frames in which something moved. */
interface Moved {
  readonly moves: number;
  /** Times between them, in ms. */
  readonly frames: readonly number[];
}

/** Keeps the times between frames from now on, as long as something that was set going moves. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(`
    globalThis.moved = { moves: 0, frames: [] };
    const going = new Set();
    let last = null;
    let isTicking = false;
    const tick = (now) => {
      if (last !== null) moved.frames.push(now - last);
      isTicking = going.size > 0;
      last = isTicking ? now : null;
      if (isTicking) requestAnimationFrame(tick);
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      const animation = animate.call(this, frames, timing);
      moved.moves += 1;
      going.add(animation);
      if (!isTicking) requestAnimationFrame(tick);
      isTicking = true;
      const end = () => going.delete(animation);
      animation.finished.then(end, end);
      return animation;
    };
  `);
}

const quantile = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN;

it.each([phone, tablet])('frames with motion on a %o', async (size: Size) => {
  const { page, context } = await visit(browser, served.url, size, 'en');
  await begin(page, { game: 'hunters', seats: 2, names: ['Ada', 'Ben'] });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await watch(page);
  for (let n = 0; n < WATCHED; n += 1) {
    await toDecision(page);
    await decide(page, n);
  }
  const { moves, frames }: Moved = await page.evaluate('moved');
  expect(moves).toBeGreaterThan(WATCHED / 2);
  expect(frames.length).toBeGreaterThan(100);
  const mean = frames.reduce((sum, it) => sum + it, 0) / frames.length;
  console.log(
    `${size.name}, CPU ${SLOWER}× slower, load ${loadavg()[0]?.toFixed(1)}: ${moves} moves, ${(1000 / mean).toFixed(1)} frames/s, median ${quantile(frames, 0.5).toFixed(1)} ms, p95 ${quantile(frames, 0.95).toFixed(1)} ms, longest ${quantile(frames, 1).toFixed(1)} ms (${frames.length} frames)`,
  );
  await context.close();
});
