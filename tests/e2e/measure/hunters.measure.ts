// How evenly a full board of Hunters and Gatherers follows the fingers: five bots play a game to
// the end, then a finger pans and two fingers pinch, with the CPU slowed down four times.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { launch, phone, type Size, tablet, visit } from '../lib/browser';
import { serve, type Served } from '../lib/serve';
import { byId, tap } from '../lib/table';

const SLOWER = 4;

let browser: Browser;
let served: Served;
let tiles = 0;

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve()]);
  tiles = await playBots();
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

interface Told {
  readonly table: string;
  readonly next: string;
  readonly view?: { readonly placed: readonly unknown[] };
}

async function call(request: object): Promise<Told> {
  const answer = await fetch(`${served.url}/call`, { method: 'POST', body: JSON.stringify(request) });
  return (await answer.json()) as Told;
}

/** A game of five bots to the end; how many tiles lie then. */
async function playBots(): Promise<number> {
  const marks = ['sun', 'drop', 'leaf', 'moon', 'peak'];
  const seats = marks.map((mark) => ({ name: mark, mark, sitter: { type: 'bot', level: 'random' } }));
  const { table } = await call({ type: 'newTable', setup: { game: 'hunters', seats: 5, menhir: 'any' }, seats });
  for (let tries = 0; tries < 240; tries += 1) {
    const state = await call({ type: 'open', table });
    if (state.next === 'over') return state.view?.placed.length ?? 0;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error('the bots did not finish');
}

type Finger = readonly [x: number, y: number];

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });

/** Times between frames while fingers follow a path, in ms. */
async function frames(page: Page, cdp: CDPSession, path: (step: number) => readonly Finger[]): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    let last = performance.now();
    const tick = (now: number): void => {
      seen.push(now - last);
      last = now;
      if (document.body.dataset['watch'] === 'on') requestAnimationFrame(tick);
      else document.body.dataset['frames'] = JSON.stringify(seen.slice(2));
    };
    document.body.dataset['watch'] = 'on';
    requestAnimationFrame(tick);
  });
  await touch(cdp, 'touchStart', path(0));
  for (let step = 1; step <= 120; step += 1) {
    await touch(cdp, 'touchMove', path(step));
    await new Promise((done) => setTimeout(done, 12));
  }
  await touch(cdp, 'touchEnd', []);
  await page.waitForTimeout(400);
  await page.evaluate(() => {
    document.body.dataset['watch'] = 'off';
  });
  await page.waitForFunction(() => document.body.dataset['frames'] !== undefined);
  const told = await page.evaluate(() => {
    const text = document.body.dataset['frames'] ?? '[]';
    delete document.body.dataset['frames'];
    return text;
  });
  return JSON.parse(told) as number[];
}

const quantile = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN;

it.each([phone, tablet])('frames of a full board on a %o', async (size: Size) => {
  const { page, context } = await visit(browser, served.url, size, 'en');
  await tap(page, 'nav-games');
  await page.locator('.row-main').first().tap();
  await byId(page, 'final').waitFor();
  await page.keyboard.press('Escape');
  await byId(page, 'final').waitFor({ state: 'detached' });
  const box = await byId(page, 'hunters-board').boundingBox();
  if (box === null) throw new Error('no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const told: string[] = [];
  for (const zoom of [0, 3]) {
    for (let i = 0; i < zoom; i += 1) {
      await page.locator('.surface-zoom button').first().tap();
      await page.waitForTimeout(300);
    }
    const pan = await frames(page, cdp, (step) => [
      [x + Math.sin(step / 14) * 110, y - 120 + Math.cos(step / 14) * 120],
    ]);
    const pinch = await frames(page, cdp, (step) => {
      const apart = 60 + Math.sin(step / 20) * 55;
      return [
        [x - apart, y],
        [x + apart, y],
      ];
    });
    for (const [what, list] of [['pan', pan], ['pinch', pinch]] as const) {
      const mean = list.reduce((sum, it) => sum + it, 0) / list.length;
      told.push(
        `${size.name}, zoomed in ${zoom}×, ${what}: ${(1000 / mean).toFixed(1)} frames/s, p95 ${quantile(list, 0.95).toFixed(1)} ms, longest ${quantile(list, 1).toFixed(1)} ms (${list.length} frames)`,
      );
      expect(list.length).toBeGreaterThan(60);
    }
  }
  console.log([`${tiles} tiles, CPU ${SLOWER}× slower, lifting the fingers included`, ...told].join('\n'));
  await context.close();
});
