// What is heard, in order: every sound that is begun is told to the page as an event.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { decide as decideBastards } from '../lib/bastards';
import { expectAccessible, moving, shoot, tablet, visit } from '../lib/browser';
import { decide as decideHunters } from '../lib/hunters';
import { aim, place } from '../lib/kraje';
import { decide as decideOkanagan } from '../lib/okanagan';
import { send } from '../lib/script';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { begin, byId, commit, type Plan, playOut, setUp, stepsShown, takeDevice, tap, toDecision, toFinal } from '../lib/table';
import { looks } from '../lib/tier';

interface Begun {
  readonly sound: string;
  readonly from: number;
  readonly until: number;
}

/** Keeps what is heard from now on, and what is felt. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(`
    globalThis.heardSounds = [];
    globalThis.felt = [];
    addEventListener('sound', (event) => heardSounds.push(event.detail));
    navigator.vibrate = (pattern) => { felt.push(pattern); return true; };
  `);
}

const begun = (page: Page): Promise<Begun[]> => page.evaluate('heardSounds');
const heard = async (page: Page): Promise<string[]> => (await begun(page)).map(({ sound }) => sound);

it('what is in hand, laid and handed over is heard and felt, one sound at a time', async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'cs', moving);
  await listen(page);
  await begin(page, { game: 'kraje', seats: 2, names: ['Eva', 'Petr'] });
  await takeDevice(page);
  await aim(page);
  await expect.poll(() => heard(page)).toContain('lift');
  await commit(page);
  await expect.poll(() => heard(page)).toContain('place');
  expect(await page.evaluate('felt.length')).toBeGreaterThan(0);
  await byId(page, 'curtain').waitFor();
  await expect.poll(() => heard(page)).toContain('curtain');
  const order = (await heard(page)).filter((it) => ['lift', 'place', 'curtain'].includes(it));
  expect(order.indexOf('lift')).toBeLessThan(order.indexOf('place'));
  expect(order.indexOf('place')).toBeLessThan(order.indexOf('curtain'));
  expect(complaints).toEqual([]);
  await context.close();
});

/** From where to where on the clock of the audio each tone really rings. */
async function watchTones(page: Page): Promise<void> {
  await page.evaluate(`
    globalThis.tones = [];
    const { start, stop } = AudioScheduledSourceNode.prototype;
    const known = new Map();
    AudioScheduledSourceNode.prototype.start = function (from) {
      const tone = { from, until: Infinity };
      known.set(this, tone);
      tones.push(tone);
      return start.call(this, from);
    };
    AudioScheduledSourceNode.prototype.stop = function (until) {
      known.get(this).until = until;
      return stop.call(this, until);
    };
    const begin = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (from) {
      const tone = { from, until: Infinity };
      known.set(this, tone);
      tones.push(tone);
      return begin.call(this, from);
    };
  `);
}

/** What matters more ends what is heard; what matters less waits for silence. */
const RANKS = ['turn', 'lift', 'refuse', 'place', 'points', 'curtain', 'win'];

interface Whole extends Plan {
  readonly decide: (page: Page, n: number) => Promise<unknown>;
}

const WHOLE = looks<Whole>(
  { game: 'kraje', seats: 2, names: ['Eva', 'Petr'], decide: place },
  { game: 'hunters', seats: 5, names: ['Eva'], bots: [1, 2, 3, 4], level: 'newcomer', decide: decideHunters },
  { game: 'okanagan', seats: 2, names: ['Eva'], bots: [1], level: 'newcomer', decide: decideOkanagan },
  { game: 'bastards', seats: 2, names: ['Eva'], bots: [1], level: 'newcomer', decide: decideBastards },
);

describe('a whole game', () => {
  it.for(WHOLE)('of $game is heard to its end, one sound at a time, and not at all when it is off', async (plan) => {
    const server = await serve();
    await send(server.url, { type: 'settings', change: { messages: 'timed' } });
    const { page, context, complaints } = await visit(browser, server.url, tablet, 'en', moving);
    await listen(page);
    await watchTones(page);
    await begin(page, plan, setUp);
    let n = 0;
    const decisions = await playOut(page, async () => {
      // Early, and in the middle.
      if (n === 1 || n === 6) await expectAccessible(page);
      await plan.decide(page, (n += 1) * 7);
    });
    // It is counted aloud, and goes on by itself.
    await page.locator('.count-points, [data-testid="final"]').first().waitFor();
    await toFinal(page);
    await expectAccessible(page);
    // No fanfare for whoever has lost to a computer.
    const isWon = !/^This time/.test(await page.locator('.final-verdict').innerText());
    if (isWon) await expect.poll(async () => (await heard(page)).at(-1)).toBe('win');

    const all = await begun(page);
    const order = all.map(({ sound }) => sound);
    const said = order.join(' ');
    expect(order.filter((it) => it === 'lift').length, said).toBeGreaterThan(decisions / 4);
    expect(order.filter((it) => it === 'place').length, said).toBeGreaterThan(decisions / 4);
    // In hand before it lies, counted before it is won; and won once.
    expect(order.indexOf('lift'), said).toBeLessThan(order.indexOf('place'));
    expect(order.lastIndexOf('place'), said).toBeLessThan(order.lastIndexOf('points'));
    expect(order.indexOf('win'), said).toBe(isWon ? order.length - 1 : -1);
    // Two people: the device went from hand to hand, each time after something was laid.
    const laps = said.split('curtain').slice(0, -1);
    expect(laps.length > 0, said).toBe(plan.bots === undefined);
    for (const lap of laps) expect(lap, said).toContain('place');
    for (const [i, { sound, from }] of all.entries()) {
      const last = all[i - 1];
      if (last && from < last.until) expect(RANKS.indexOf(sound), said).toBeGreaterThanOrEqual(RANKS.indexOf(last.sound));
    }
    // What rings when a sound begins is its own, or has died away.
    const tones: readonly { readonly from: number; readonly until: number }[] = await page.evaluate('tones');
    expect(tones.length).toBeGreaterThanOrEqual(all.length);
    for (const { sound, from } of all) {
      const over = tones.filter((it) => it.from < from - 1e-6 && it.until > from + 1e-6);
      expect(over, `${sound} at ${from}`).toEqual([]);
    }

    await tap(page, 'final-again');
    await byId(page, 'final').waitFor({ state: 'detached' });
    await toDecision(page);
    await tap(page, 'pause');
    await page.locator('[data-testid="sheet-pause"] input[value="off"]').first().locator('xpath=..').tap();
    await shoot(page, `sounds-pause-${plan.game}`);
    await tap(page, 'pause-resume');
    const before = (await heard(page)).length;
    const at = await stepsShown(page);
    do await plan.decide(page, (n += 1) * 7);
    while ((await stepsShown(page)) === at);
    expect((await heard(page)).length).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
    await server.kill();
  });
});
