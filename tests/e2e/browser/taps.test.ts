// How many taps a turn costs, and how it ends by itself.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, phone, tablet, visit } from '../lib/browser';
import { heard, touch } from '../lib/finger';
import { decide } from '../lib/hunters';
import { send } from '../lib/script';
import { serve, type Served } from '../lib/serve';
import { browser } from '../lib/stage';
import { begin, byId, takeDevice, untilReady } from '../lib/table';

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

it('with hidden hands it takes one more, for the curtain', async () => {
  const server = await endingTurns('atOnce');
  const { page, context } = await visit(browser, server.url, phone, 'en');
  await begin(page, { game: 'hunters', seats: 2, names: ['Ada', 'Ben'], options: ['hidden'] });
  await takeDevice(page);
  const curtain = byId(page, 'curtain');
  const taps = await tapsOfTurn(page, () => curtain.waitFor());
  const before = await heard(page);
  await takeDevice(page);
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
