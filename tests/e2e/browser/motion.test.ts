// What moves: a thing comes from the tray, settles, points fly to their seat. Never for long, never
// in anybody's way, and not at all where motion is unwelcome.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { decide as decideBastards, layTo } from '../lib/bastards';
import { deal, playTo } from '../lib/bastards-door';
import { moving, tablet, visit } from '../lib/browser';
import { middle, standStill, touch } from '../lib/finger';
import { BONUS, decide as decideHunters } from '../lib/hunters';
import { place } from '../lib/kraje';
import { decide as decideOkanagan, reach } from '../lib/okanagan';
import { layOut, send } from '../lib/script';
import { serve } from '../lib/serve';
import { browser } from '../lib/stage';
import { begin, byId, commit, knowHow, laid, playOn, playOut, takeDevice, tap, untilDue } from '../lib/table';
import { layRecorded } from '../lib/trace';

interface Moved {
  readonly what: string;
  readonly ms: number;
}

/** Keeps what is moved from now on, and for how long. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(`
    globalThis.movedThings = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
      movedThings.push({ what: this.dataset.thing ?? this.dataset.testid ?? '', ms: timing.duration });
      return animate.call(this, frames, timing);
    };
  `);
}

const moved = (page: Page): Promise<Moved[]> => page.evaluate('movedThings');

/** With the next touch all is where it was going, and no style of its own moves a thing as well. */
async function expectArrived(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerdown')));
  const under = await page.locator('[data-thing]').evaluateAll((all) => all.flatMap((it) => it.getAnimations()).length);
  expect(under).toBe(0);
}

it('tiles and buildings come from the tray and settle, and a touch ends it', async () => {
  const server = await serve();
  await layOut(server.url, { ...BONUS, acts: BONUS.acts.slice(0, 4) });
  const { page, context, complaints } = await visit(browser, server.url, tablet, 'cs', moving);
  await tap(page, 'continue');
  await takeDevice(page);
  await standStill(page);
  await watch(page);
  await decideHunters(page, 1);
  const kinds = async () => (await moved(page)).map(({ what }) => what.replace(/-?\d.*$/, ''));
  await expect.poll(kinds).toEqual(expect.arrayContaining(['hunters-ghost', 'tile']));
  await expectArrived(page);

  await page.goto(server.url);
  await begin(page, { game: 'okanagan', seats: 2, names: ['Eva', 'Petr'] });
  await reach(page, (stage) => stage === 'place');
  await watch(page);
  await decideOkanagan(page, 0);
  await reach(page, (stage) => stage === 'build');
  await decideOkanagan(page, 0);
  await expect.poll(kinds).toEqual(expect.arrayContaining(['building-T', 'okanagan-ghost', 'tile-T']));
  for (const { what, ms } of await moved(page)) expect(ms, what).toBeLessThanOrEqual(350);
  await expectArrived(page);
  // The curtain falls in that time, too, and is down with a touch.
  await page.evaluate(() => {
    const told: (number | string)[] = [];
    Object.assign(globalThis, { told });
    addEventListener('animationstart', (event) => {
      const [it] = event.target instanceof Element && event.target.matches('.curtain') ? event.target.getAnimations() : [];
      if (!it) return;
      told.push(Number(it.effect?.getComputedTiming().endTime));
      event.target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      told.push(it.playState);
    });
  });
  while ((await byId(page, 'curtain').count()) === 0) {
    const due = await untilDue(page);
    if (due === 'act') await decideOkanagan(page, 0);
    else if (due === 'go-on') await touch(page, byId(page, 'go-on'));
  }
  await expect.poll(() => page.evaluate('told.length')).toBe(2);
  expect(await page.evaluate('told[0]')).toBeLessThanOrEqual(350);
  expect(await page.evaluate('told[1]')).toBe('finished');
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});

/** The last card of a recorded game, and a good part of the count after it. */
async function playedSome(page: Page): Promise<void> {
  await tap(page, 'continue');
  await laid(page);
  await watch(page);
  await playOut(page, () => place(page, 3));
  await page.locator('.count-points, [data-testid="final"]').first().waitFor();
}

it('things slide, settle and fly, each within 350 ms', async () => {
  const server = await serve();
  await send(server.url, { type: 'settings', change: { messages: 'timed' } });
  await layRecorded(server.url, 'kraje-2-rules1', ['Eva', 'Petr'], 1);
  const { page, context, complaints } = await visit(browser, server.url, tablet, 'cs', moving);
  await playedSome(page);
  // Points fly while they are counted.
  await expect.poll(async () => (await moved(page)).some(({ what }) => what === 'flight')).toBe(true);
  const all = await moved(page);
  const kinds = new Set(all.map(({ what }) => what.replace(/-\d+$/, '')));
  expect([...kinds].sort()).toEqual(['card', 'flight', 'kraje-ghost']);
  for (const { what, ms } of all) expect(ms, what).toBeLessThanOrEqual(350);
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});

it('a ship that is put on the map settles there, and flies from field to field', async () => {
  const server = await serve();
  const game = await deal(server.url, { names: ['Eva', 'Petr', 'Žofie'], seed: 'R0VGHBASTARD' });
  await playTo(server.url, game, ({ offer }) => ['x8', 'T1'].every((node) => offer?.put.includes(node)));
  const { page, context } = await visit(browser, server.url, tablet, 'cs', moving);
  await tap(page, 'continue');
  await laid(page);
  await knowHow(page);
  await standStill(page);
  await watch(page);
  await touch(page, await middle(byId(page, 'bastards-node-x8')));
  await byId(page, 'bastards-ghost').waitFor();
  await commit(page);
  const ships = async () => (await moved(page)).filter(({ what }) => /^ship-\d$/.test(what)).map(({ ms }) => ms <= 350);
  await expect.poll(ships).toEqual([true]);
  const next = page.locator('[data-testid^="bastards-node-"][data-free="true"]');
  await touch(page, await middle(next));
  await byId(page, 'bastards-ghost').waitFor();
  await commit(page);
  await expect.poll(ships).toEqual([true, true]);
  await expectArrived(page);
  await context.close();
  await server.kill();
});

it('a creature that is laid settles on its planet like any other thing', async () => {
  const server = await serve();
  const game = await deal(server.url, { names: ['Eva', 'Petr', 'Žofie'], seed: 'R0VGHBASTARD' });
  await playTo(server.url, game, ({ offer }) => (offer?.lay.length ?? 0) > 0);
  const { page, context } = await visit(browser, server.url, tablet, 'cs', moving);
  await tap(page, 'continue');
  await laid(page);
  await knowHow(page);
  await standStill(page);
  await watch(page);
  await playOn(page, () => decideBastards(page, 1), async () => (await moved(page)).some(({ what }) => what.startsWith('token-')));
  const settled = (await moved(page)).filter(({ what }) => what.startsWith('token-'));
  expect(settled.length).toBeGreaterThan(0);
  for (const { what, ms } of settled) expect(ms, what).toBeLessThanOrEqual(350);
  await context.close();
  await server.kill();
});

it('a creature that leaves its planet goes there like any other thing, and is gone at the next touch', async () => {
  const server = await serve();
  await layTo(server.url, ({ offer }) => offer.victims.some(({ relation }) => relation === 'eating'));
  const { page, context } = await visit(browser, server.url, tablet, 'cs', moving);
  await tap(page, 'continue');
  await laid(page);
  await knowHow(page);
  await standStill(page);
  await watch(page);
  await page.locator('[data-testid^="bastards-option-"]').first().tap();
  await commit(page);
  const left = (await moved(page)).filter(({ what }) => what.startsWith('bastards-leaving-'));
  expect(left.length).toBeGreaterThan(0);
  for (const { what, ms } of left) expect(ms, what).toBeLessThanOrEqual(350);
  // No style of its own moves it as well, and when it has gone it is not in sight.
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerdown')));
  const seen = await page.locator('[data-testid^="bastards-leaving-"]').evaluateAll((all) => all.map((it) => [getComputedStyle(it).opacity, it.getAnimations().length].join()));
  for (const it of seen) expect(it).toBe('0,0');
  await context.close();
  await server.kill();
});

it('nothing moves with reduced motion', async () => {
  const server = await serve();
  await send(server.url, { type: 'settings', change: { messages: 'timed' } });
  await layRecorded(server.url, 'kraje-2-rules1', ['Eva', 'Petr'], 1);
  const { page, context } = await visit(browser, server.url, tablet, 'en', { reducedMotion: 'reduce' });
  await playedSome(page);
  expect(await moved(page)).toEqual([]);
  expect(await byId(page, 'flight').count()).toBe(0);
  await context.close();
  await server.kill();
});
