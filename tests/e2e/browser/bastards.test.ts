// Space Bastards by touch: whole games against the computer, and the secrets of two people.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { decide } from '../lib/bastards';
import { expectAccessible, type Language, launch, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { serve, type Served } from '../lib/serve';
import { begin, byId, due, playOut, takeDevice, tap } from '../lib/table';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve()]);
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

const looks: readonly (readonly [Size, Language])[] = [
  [phone, 'cs'],
  [tablet, 'en'],
];

describe.each(looks)('on a %o in %s', (size, language) => {
  const name = (what: string): string => `bastards-${size.name}-${language}-${what}`;

  it('a person plays a whole game against the computer', { timeout: 400_000 }, async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await begin(page, { game: 'bastards', seats: 2, names: ['Žofie', 'Karel'], bots: [1] });
    await expectAccessible(page);
    let taps = 0;
    await playOut(
      page,
      async () => {
        taps += 1;
        await decide(page, taps);
        if (taps === 4 || taps === 30 || taps === 60) await shoot(page, name(`tap-${taps}`));
        if (taps === 31) await expectAccessible(page);
      },
      1500,
    );
    if ((await byId(page, 'final').count()) === 0) await tap(page, 'open-final');
    await byId(page, 'final').waitFor();
    await expectAccessible(page);
    await shoot(page, name('final'));
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** Plays on until the person at the device is asked for what `isThere` waits for. */
async function playUntil(
  page: Page,
  isThere: (page: Page) => Promise<boolean>,
  behindCurtain: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (let step = 0; step < 600; step += 1) {
    const now = await due(page);
    if (now === 'curtain') {
      await behindCurtain();
      await takeDevice(page);
    } else if (now === 'go-on') await tap(page, 'go-on');
    else if (now === 'act' && (await isThere(page))) return;
    else if (now === 'act') await decide(page, step);
    else await page.waitForTimeout(60);
  }
  throw new Error('it never came to that');
}

const isPlanning = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-testid="bastards-panel"][data-planning="true"]').count()) > 0;

const isFlying = async (page: Page): Promise<boolean> =>
  (await byId(page, 'bastards-cargo').count()) > 0;

it('two people plan in secret and see both plans together', { timeout: 400_000 }, async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'bastards', seats: 2, names: ['Žofie', 'Jiří'] });
  await playUntil(page, isPlanning, async () => {
    // Nothing of the game is drawn behind the curtain.
    expect(await byId(page, 'bastards-board').count()).toBe(0);
    expect(await byId(page, 'bastards-panel').count()).toBe(0);
  });
  await tap(page, 'bastards-relation-trade');
  await tap(page, 'bastards-relation-love');
  await byId(page, 'bar-commit').tap();
  await tap(page, 'go-on');
  await takeDevice(page);
  // The other plan lies face down: decided, but not which.
  expect(await page.locator('.sb-face-down').count()).toBe(1);
  expect(await page.locator('[data-testid^="bastards-relation-"][data-open="true"]').count()).toBe(0);
  await tap(page, 'bastards-relation-diplomacy');
  await byId(page, 'bar-commit').tap();
  await byId(page, 'bastards-reveal').waitFor();
  expect(await page.locator('.sb-reveal-card').count()).toBe(3);
  await shoot(page, 'bastards-phone-cs-reveal');
  expect(complaints).toEqual([]);
  await context.close();
});

it('people choose their own planets and order of relations', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await tap(page, 'game-bastards');
  for (const option of [0, 1]) {
    await page.locator('input[type=radio][value="own"]').nth(option).locator('xpath=..').tap();
  }
  await tap(page, 'bastards-own-up-change');
  await tap(page, 'bastards-own-down-love');
  await tap(page, 'bastards-own-p3');
  await expectAccessible(page);
  expect(await byId(page, 'start').isDisabled(), 'one planet is missing').toBe(true);
  await tap(page, 'bastards-own-p9');
  await tap(page, 'start');
  await takeDevice(page);
  const order = await page
    .locator('[data-testid^="bastards-relation-"]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-relation')));
  expect(order).toEqual(['shooting', 'love', 'eating', 'trade', 'diplomacy', 'migration', 'change', 'mutation']);
  const shut = await page
    .locator('[data-testid^="bastards-planet-"][data-radioactive="true"]')
    .evaluateAll((planets) => planets.map((planet) => planet.getAttribute('data-planet')));
  expect(shut).toEqual(['p3', 'p6', 'p7', 'p8', 'p10']);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a plan and a flight come back as they were after the server is killed', { timeout: 400_000 }, async () => {
  const first = await serve();
  let { page, context } = await visit(browser, first.url, phone, 'cs');
  await begin(page, { game: 'bastards', seats: 2, names: ['Žofie', 'Jiří'] });
  await playUntil(page, isPlanning);
  await tap(page, 'bastards-relation-trade');
  await byId(page, 'bar-commit').tap();
  await byId(page, 'go-on').waitFor();
  await first.kill();
  await context.close();

  const second = await serve(first.db);
  ({ page, context } = await visit(browser, second.url, phone, 'cs'));
  await tap(page, 'continue');
  // The planner still holds the answer back, then the other one is asked.
  await playUntil(page, isPlanning);
  expect(await page.locator('.sb-face-down').count()).toBe(1);
  expect(await page.locator('[data-testid^="bastards-relation-"][data-open="true"]').count()).toBe(0);
  await tap(page, 'bastards-relation-diplomacy');
  await byId(page, 'bar-commit').tap();
  await byId(page, 'bastards-reveal').waitFor();
  expect(await page.locator('.sb-reveal-card').count()).toBe(2);

  await playUntil(page, isFlying);
  await decideTo(page, 'x6');
  await decideTo(page, 'd4');
  expect(await byId(page, 'bastards-cargo').textContent()).toContain('1 krok');
  const ships = () => page.locator('[data-testid^="bastards-ship-"]').evaluateAll((all) => all.map((it) => it.getAttribute('data-node')));
  expect(await ships()).toEqual(['d4']);
  await second.kill();
  await context.close();

  const third = await serve(first.db);
  ({ page, context } = await visit(browser, third.url, phone, 'cs'));
  await tap(page, 'continue');
  await playUntil(page, isFlying);
  expect(await ships()).toEqual(['d4']);
  expect(await byId(page, 'bastards-cargo').textContent()).toContain('1 krok');
  await decideTo(page, 'x6');
  expect(await byId(page, 'bastards-cargo').textContent()).toContain('2 kroky');
  await context.close();
  await third.kill();
});

/** Taps a path field the ship can go to, and confirms. */
async function decideTo(page: Page, node: string): Promise<void> {
  const box = await byId(page, `bastards-node-${node}`).boundingBox();
  if (box === null) throw new Error(`${node} is out of reach`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await byId(page, 'bastards-ghost').waitFor();
  const ready = page.locator('[data-testid="bar-commit"]:not(:disabled)');
  await ready.tap();
  await byId(page, 'bastards-ghost').waitFor({ state: 'detached' });
}
