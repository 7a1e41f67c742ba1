// How soon something is seen of a touch where the processor is slow: a phone of the middle (four
// times slower than this machine) and an old one (six times). On every board a thing is laid where
// it may go, around Home the pages are opened; both are timed from the moment the finger came down
// to the end of the frame that shows it. Beside that stands what the page's main thread works for a
// touch when nothing slows it down: times by the clock grow with whatever else the machine does (and
// the browser's brake with them), these do not. And how long a cold start takes until something can
// be tapped. In this folder's parent, with the server built for release:
//
//     npx vitest run --config measure.config.ts measure/touch.measure.ts
//
// The server is not slowed down with the page; the engines of a phone are spoken of in tests/bench.
import { loadavg } from 'node:os';

import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { phone, visit } from '../lib/browser';
import { type Spot, standStill } from '../lib/finger';
import { HANDS, inSight, putAway, toMiddle } from '../lib/hands';
import { browser, served } from '../lib/stage';
import { byId } from '../lib/table';

const SLOWER = [1, 4, 6];
const TOUCHES = 40;
const STARTS = 7;

/** From a touch to the frame with the first change of any kind, and to the one with what was meant. */
interface Reaction {
  readonly first: number;
  readonly meant: number;
}

/** What the page's main thread worked for it, too. */
interface Cost extends Reaction {
  readonly work: number;
}

/** Times the next touch on the page, until something of this selector stands there. */
const watch = (page: Page, selector: string): Promise<void> =>
  page.evaluate((meant) => {
    const painted = (then: (at: number) => void): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => then(performance.now());
        port2.postMessage(null);
      });
    };
    const told = new Promise<Reaction>((tell) => {
      const heard = (down: Event): void => {
        let first: number | undefined;
        let isFirst = true;
        const look = (): void => {
          if (isFirst) {
            isFirst = false;
            painted((at) => {
              first = at - down.timeStamp;
            });
          }
          if (document.querySelector(meant) === null) return;
          changes.disconnect();
          painted((at) => tell({ first: first ?? at - down.timeStamp, meant: at - down.timeStamp }));
        };
        const changes = new MutationObserver(look);
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      };
      addEventListener('pointerdown', heard, { capture: true, once: true });
    });
    Object.assign(globalThis, { told });
  }, selector);

/** Touches a spot and waits for what was meant. */
async function react(page: Page, session: CDPSession, spot: Spot, meant: string): Promise<Cost> {
  await watch(page, meant);
  const before = await worked(session);
  await page.touchscreen.tap(spot.x, spot.y);
  const reaction: Reaction = await page.evaluate('told');
  return { ...reaction, work: (await worked(session)) - before };
}

async function slow(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A wire to the browser that counts what the page's main thread works. */
async function wire(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** What the page's main thread has worked so far, in ms. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

const at = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN;

function line(what: string, rate: number, reactions: readonly Cost[]): string {
  const say = (list: readonly number[]): string => `${at(list, 0.5).toFixed(0)}, ${at(list, 0.95).toFixed(0)} ms`;
  return `| ${what} | ${rate} | ${reactions.length} | ${say(reactions.map((it) => it.first))} | ${say(reactions.map((it) => it.meant))} | ${rate === 1 ? say(reactions.map((it) => it.work)) : ''} | ${loadavg()[0]?.toFixed(1)} |`;
}

const HEAD = '| touch | slower | touches | any change: p50, p95 | what was meant: p50, p95 | work: p50, p95 | load |\n| --- | --: | --: | --: | --: | --: | --: |';

for (const hand of HANDS) {
  it(`a touch on the board: ${hand.game}`, async () => {
    const { page, context } = await visit(browser, served.url, phone, 'cs');
    expect(await toMiddle(page, hand)).toBe(true);
    await hand.take(page);
    const session = await wire(context, page);
    const lines = [HEAD];
    for (const rate of SLOWER) {
      await slow(session, rate);
      const reactions: Cost[] = [];
      for (let n = 0; n < TOUCHES; n += 1) {
        const spots: readonly Spot[] = await inSight(page, hand.marks);
        const spot = spots[n % spots.length];
        if (spot === undefined) throw new Error('nothing may be laid in sight');
        reactions.push(await react(page, session, spot, hand.ghost));
        await standStill(page);
        await putAway(page, hand.ghost);
      }
      lines.push(line(hand.game, rate, reactions));
    }
    console.log(lines.join('\n'));
    await context.close();
  });
}

/** What is opened from Home, and what stands there when it is open. */
const PAGES = [
  ['game-hunters', '[data-testid="start"]'],
  ['nav-settings', '.settings'],
  ['nav-statistics', '.page-body > *'],
  ['nav-rules', '[data-testid="rules-kraje"]'],
] as const;

it('a touch around Home', async () => {
  const { page, context } = await visit(browser, served.url, phone, 'cs');
  const session = await wire(context, page);
  const lines = [HEAD];
  for (const rate of SLOWER) {
    await slow(session, rate);
    for (const [button, meant] of PAGES) {
      const reactions: Cost[] = [];
      for (let n = 0; n < TOUCHES / 2; n += 1) {
        await byId(page, button).scrollIntoViewIfNeeded();
        const box = await byId(page, button).boundingBox();
        if (box === null) throw new Error(`${button} is not on the screen`);
        reactions.push(await react(page, session, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, meant));
        await page.goBack();
        await byId(page, button).waitFor();
      }
      lines.push(line(button, rate, reactions));
    }
  }
  console.log(lines.join('\n'));
  await context.close();
});

it('a cold start', async () => {
  for (const rate of SLOWER) {
    const starts: number[] = [];
    for (let n = 0; n < STARTS; n += 1) {
      // A context of its own has nothing in its cache.
      const { page, context } = await visit(browser, 'about:blank', phone, 'cs');
      const session = await wire(context, page);
      await slow(session, rate);
      await page.goto(served.url);
      await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
      starts.push(await page.evaluate(() => performance.getEntriesByName('interactive')[0]?.startTime ?? Number.NaN));
      await context.close();
    }
    console.log(`| start to the first frame with something to tap | ${rate} | ${starts.length} | ${at(starts, 0.5).toFixed(0)} ms, at most ${at(starts, 1).toFixed(0)} ms | load ${loadavg()[0]?.toFixed(1)} |`);
  }
});
