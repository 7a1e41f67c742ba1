// What is heard, in order: every sound that is begun is told to the page as an event.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { phone, shoot, tablet, visit } from '../lib/browser';
import { aim, place } from '../lib/kraje';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { begin, byId, commit, laid, playOut, takeDevice, tap, toFinal } from '../lib/table';
import { layRecorded } from '../lib/trace';

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
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'cs');
  await listen(page);
  await begin(page, { game: 'kraje', seats: 2, names: ['Eva', 'Petr'] });
  await takeDevice(page);
  await aim(page);
  await expect.poll(() => heard(page)).toContain('lift');
  await commit(page);
  await expect.poll(() => heard(page)).toContain('place');
  expect(await page.evaluate('felt.length')).toBeGreaterThan(0);
  await tap(page, 'go-on');
  await byId(page, 'curtain').waitFor();
  await expect.poll(() => heard(page)).toContain('curtain');
  const order = (await heard(page)).filter((it) => ['lift', 'place', 'curtain'].includes(it));
  expect(order.indexOf('lift')).toBeLessThan(order.indexOf('place'));
  expect(order.indexOf('place')).toBeLessThan(order.indexOf('curtain'));
  expect(complaints).toEqual([]);
  await context.close();
});

it('the end is heard after its points; nothing is heard when it is off', async () => {
  const server = await serve();
  await layRecorded(server.url, 'kraje-2-rules1', ['Eva', 'Petr'], 1);
  const { page, context, complaints } = await visit(browser, server.url, phone, 'en');
  await tap(page, 'continue');
  await laid(page);
  await listen(page);
  await playOut(page, () => place(page, 3));
  await page.locator('.count-points').waitFor();
  await toFinal(page);
  await expect.poll(async () => (await heard(page)).at(-1)).toBe('win');
  expect(await heard(page)).toContain('points');
  const all = await begun(page);
  // One that was cut off ends before the next begins: the next begins when the cut has died away.
  for (const [i, { from }] of all.entries()) expect(from).toBeGreaterThan(all[i - 1]?.from ?? -1);

  await tap(page, 'final-again');
  await takeDevice(page);
  await tap(page, 'pause');
  await page.locator('[data-testid="sheet-pause"] input[value="off"]').first().locator('xpath=..').tap();
  await shoot(page, 'sounds-pause');
  await tap(page, 'pause-resume');
  const before = (await heard(page)).length;
  await aim(page);
  await commit(page);
  expect((await heard(page)).length).toBe(before);
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});
