// How many taps a turn costs and how it ends by itself; and that a tap is one on a slow device too.
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { deal, playTo } from '../lib/bastards-door';
import { expectAccessible, phone, shoot, tablet, visit } from '../lib/browser';
import { handOn, heard, middle, STILL, touch } from '../lib/finger';
import { decide } from '../lib/hunters';
import { place } from '../lib/kraje';
import { decide as decideOkanagan, reach } from '../lib/okanagan';
import { send } from '../lib/script';
import { serve, type Served } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { begin, byId, commit, stepsShown, takeDevice, tap, untilDue, untilReady } from '../lib/table';

/** A server where turns end in this way. */
async function endingTurns(turnEnd: 'timed' | 'atOnce'): Promise<Served> {
  const server = await serve();
  const { status } = await send(server.url, { type: 'settings', change: { turnEnd } });
  expect(status).toBe(200);
  return server;
}

const onTurn = (page: Page) => page.locator('.seat[data-on-turn="true"] .seat-name').textContent();

/** Plays a turn with a piece put down; how many taps the page has heard for it. */
async function tapsOfTurn(page: Page, isThere: () => Promise<unknown>): Promise<number> {
  const before = await heard(page);
  await decide(page, 1);
  await decide(page, 1);
  await isThere();
  return (await heard(page)) - before;
}

it('a turn with open hands takes three taps, and nobody says that it is done', async () => {
  const server = await endingTurns('atOnce');
  const { page, context, complaints } = await visit(browser, server.url, tablet, 'cs');
  await begin(page, { game: 'hunters', seats: 2, names: ['Žofie', 'Jiří'] });
  expect(await byId(page, 'curtain').count()).toBe(0);
  for (const _ of [1, 2, 3]) {
    await untilReady(page);
    const who = await onTurn(page);
    const other = who === 'Žofie' ? 'Jiří' : 'Žofie';
    const next = page.locator('.seat[data-on-turn="true"]', { hasText: other });
    expect(await tapsOfTurn(page, () => next.waitFor())).toBe(3);
  }
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});

it('tile and piece go down under one ✔, and one undo takes both back', async () => {
  for (const size of [phone, tablet]) {
    const server = await serve();
    const { page, context, complaints } = await visit(browser, server.url, size, 'cs');
    await begin(page, { game: 'hunters', seats: 2, names: ['Žofie', 'Jiří'] });
    await untilReady(page);
    const before = await stepsShown(page);
    const taps = await heard(page);
    await touch(page, await middle(byId(page, 'hunters-spot')));
    const onto = page.locator('[data-testid^="hunters-onto-pawn-"]').first();
    await onto.waitFor();
    const field = ((await onto.getAttribute('data-testid')) ?? '').replace('hunters-onto-', '');
    // Where the tile is large enough, its own fields take the finger.
    const grip = byId(page, `hunters-ahead-${field}`);
    await touch(page, (await grip.count()) > 0 ? grip : onto);
    await page.locator('[data-testid="hunters-ahead"] .hg-place-chosen').waitFor();
    await expectAccessible(page);
    await shoot(page, `taps-onto-${size.name}`);
    expect(await onto.getAttribute('aria-pressed')).toBe('true');
    await commit(page);
    expect((await heard(page)) - taps).toBe(3);
    expect((await stepsShown(page)) - before).toBeGreaterThanOrEqual(2);
    expect(await page.locator('.hg-chip').count()).toBe(0);
    await touch(page, byId(page, 'undo'));
    await page.locator(`${STILL} .screen[data-at="${before}"]`).waitFor();
    await byId(page, 'hunters-spot').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
    await server.kill();
  }
});

it('with hidden hands it takes one more, for the curtain', async () => {
  const server = await endingTurns('atOnce');
  const { page, context } = await visit(browser, server.url, phone, 'en');
  await begin(page, { game: 'hunters', seats: 2, names: ['Ada', 'Ben'], options: ['hidden'] });
  await takeDevice(page);
  const curtain = byId(page, 'curtain');
  const taps = await tapsOfTurn(page, () => curtain.waitFor());
  const before = await heard(page);
  await page.locator('[data-testid="curtain-take"]:not(:disabled)').tap();
  await curtain.waitFor({ state: 'detached' });
  expect(taps + (await heard(page)) - before).toBe(4);
  await context.close();
  await server.kill();
});

it('a turn that ends by itself can be taken back first', async () => {
  const server = await endingTurns('timed');
  const { page, context } = await visit(browser, server.url, phone, 'cs');
  await begin(page, { game: 'hunters', seats: 2, names: ['Žofie', 'Jiří'] });
  const who = (await onTurn(page)) ?? '';
  const timed = page.locator('[data-testid="go-on"][data-timed="true"]');
  await decide(page, 1);
  await decide(page, 1);
  await timed.waitFor();
  // Under a sheet nothing ends.
  await touch(page, byId(page, 'open-score'));
  await timed.waitFor({ state: 'detached' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await timed.waitFor();
  await touch(page, byId(page, 'undo'));
  await page.locator('.hg-chip').first().waitFor();
  expect(await onTurn(page)).toBe(who);
  await decide(page, 1);
  await page.locator('.seat[data-on-turn="true"]', { hasNotText: who }).waitFor();
  await context.close();
  await server.kill();
});

/** Taps from one's own hand to the next one's: the turn itself, and the curtain lifted. */
async function tapsTo(page: Page, turn: () => Promise<unknown>): Promise<number> {
  await untilReady(page);
  const before = await heard(page);
  await turn();
  await takeDevice(page);
  return (await heard(page)) - before;
}

it('a card of Podivné kraje takes three taps, and one for the curtain', async () => {
  const server = await endingTurns('atOnce');
  const { page, context } = await visit(browser, server.url, phone, 'cs');
  await begin(page, { game: 'kraje', seats: 2, names: ['Žofie', 'Jiří'] });
  await takeDevice(page);
  // The first cards of a realm have one place, which is taken at once: what follows is the usual.
  const taps: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    await untilReady(page);
    const before = await heard(page);
    await place(page, 0);
    // Whoever answered last holds the device already when the next card is due.
    const isPassed = (await untilDue(page)) === 'curtain';
    if (isPassed) await takeDevice(page);
    taps.push((await heard(page)) - before - Number(isPassed));
  }
  expect(taps.slice(2)).toEqual([3, 3, 3, 3]);
  await context.close();
  await server.kill();
});

it('a turn of Okanagan takes five taps, and one for the curtain', async () => {
  const server = await endingTurns('atOnce');
  const { page, context } = await visit(browser, server.url, tablet, 'en');
  await begin(page, { game: 'okanagan', seats: 2, names: ['Ada', 'Ben'] });
  await reach(page, (stage) => stage === 'place');
  const taps: Record<string, number> = {};
  const count = await tapsTo(page, async () => {
    for (const stage of ['place', 'build', 'draw']) {
      await page.locator(`[data-testid="okanagan-panel"][data-stage="${stage}"]`).waitFor();
      const before = await heard(page);
      await decideOkanagan(page, 0);
      taps[stage] = (await heard(page)) - before;
    }
  });
  expect({ ...taps, count }).toEqual({ place: 2, build: 2, draw: 1, count: 6 });
  await context.close();
  await server.kill();
});

it('a plan of Space Bastards takes two taps, and one for the curtain', async () => {
  const server = await endingTurns('atOnce');
  const game = await deal(server.url, { names: ['Ada', 'Ben', 'Eva'], seed: 'R0VGHBASTARD' });
  await playTo(server.url, game, ({ view, actor }) => view?.stage.type === 'plan' && actor === 0);
  const { page, context } = await visit(browser, server.url, phone, 'cs');
  await tap(page, 'continue');
  await takeDevice(page);
  const count = await tapsTo(page, async () => {
    await touch(page, page.locator('.sb-tile[data-off="false"]').first());
    await commit(page);
  });
  expect(count).toBe(3);
  await context.close();
  await server.kill();
});

it('a button that gives way under the finger still has its tap, and what comes there has none', async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'cs');
  const hand = await handOn(page);
  await byId(page, 'learn-kraje').scrollIntoViewIfNeeded();
  await hand.down(await middle(byId(page, 'learn-kraje')));
  // As when a computer's move changes the place it has: another one lies under the finger now.
  await byId(page, 'learn-kraje').evaluate((it) => {
    const other = document.querySelector<HTMLElement>('[data-testid="learn-hunters"]');
    if (!other) throw new Error('no other game to learn');
    const [from, to] = [other.getBoundingClientRect(), it.getBoundingClientRect()];
    other.style.transform = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
    other.style.zIndex = '9';
    it.style.visibility = 'hidden';
  });
  await hand.up();
  await byId(page, 'lesson-overlap').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** From the next touch on the page is busy for far longer than a finger must rest to ask; it says so when that begins. */
const busyOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const work = (): void => {
      console.log('busy');
      for (const until = performance.now() + 2000; performance.now() < until; );
    };
    addEventListener('pointerdown', () => setTimeout(work, 50), { capture: true, once: true });
  });

it('a tap on a page that is busy meanwhile is a tap, on the board and beside it, and asks nothing', async () => {
  const server = await endingTurns('atOnce');
  const game = await deal(server.url, { names: ['Ada', 'Ben', 'Eva'], seed: 'R0VGHBASTARD' });
  await playTo(server.url, game, ({ view, actor }) => view?.stage.type === 'plan' && actor === 0);
  const { page, context, complaints } = await visit(browser, server.url, tablet, 'en');
  const hand = await handOn(page);
  const tapBusily = async (at: Locator): Promise<void> => {
    const spot = await middle(at);
    await busyOnce(page);
    const busy = page.waitForEvent('console', (message) => message.text() === 'busy');
    await hand.down(spot);
    await busy;
    await hand.up();
  };
  await tap(page, 'continue');
  await takeDevice(page);
  await tapBusily(page.locator('.sb-tile[data-off="false"]').first());
  await byId(page, 'bar-commit').waitFor();
  expect(await byId(page, 'what').count()).toBe(0);

  await page.goto(server.url);
  await begin(page, { game: 'hunters', seats: 2, names: ['Ada', 'Bob'] });
  await untilReady(page);
  await tapBusily(byId(page, 'hunters-spot').first());
  await byId(page, 'bar-commit').waitFor();
  expect(await byId(page, 'hunters-asked').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});
