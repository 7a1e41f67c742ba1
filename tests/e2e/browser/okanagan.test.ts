// Whole games of Okanagan by touch: two people on a phone in Czech, people and a bot on a tablet in
// English; a heap half shared out comes back after the server is killed.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectAccessible, launch, phone, shoot, tablet, visit } from '../lib/browser';
import { decide, lay, stageOf } from '../lib/okanagan';
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

it('two people play a whole game on a phone in Czech, every screen of it accessible', { timeout: 400_000 }, async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'okanagan', seats: 2, names: ['Žofie', 'Jiří'] });
  expect(await byId(page, 'okanagan-board').count()).toBe(0);
  expect(await byId(page, 'okanagan-panel').count()).toBe(0);
  await shoot(page, 'okanagan-phone-cs-curtain');
  await takeDevice(page);
  const seen = new Set<string>();
  let n = 0;
  await playOut(page, async () => {
    const stage = await stageOf(page);
    if (!seen.has(stage)) {
      seen.add(stage);
      await expectAccessible(page);
      await shoot(page, `okanagan-phone-cs-${stage}`);
    }
    n += 1;
    await decide(page, n * 5);
  }, 600);
  // Twelve buildings each, one on every tile but the first.
  expect(await byId(page, 'okanagan-tile').count()).toBe(25);
  expect(await byId(page, 'okanagan-buildings').locator('> g').count()).toBe(24);
  expect([...seen]).toEqual(expect.arrayContaining(['keepGoals', 'place', 'build', 'draw', 'bonus']));
  await byId(page, 'final').waitFor();
  await expectAccessible(page);
  await shoot(page, 'okanagan-phone-cs-final');
  expect(complaints).toEqual([]);
  await context.close();
});

it('two people and a bot play a whole game on a tablet in English', { timeout: 400_000 }, async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'en');
  await begin(page, { game: 'okanagan', seats: 3, names: ['Mary', 'Robot', 'John'], bots: [1] });
  let n = 0;
  await playOut(page, async () => {
    n += 1;
    if (n === 60) await shoot(page, 'okanagan-tablet-en-middle');
    await decide(page, n * 3);
  }, 600);
  await byId(page, 'okanagan-count').waitFor();
  await shoot(page, 'okanagan-tablet-en-count');
  await byId(page, 'final').waitFor();
  await expectAccessible(page);
  await shoot(page, 'okanagan-tablet-en-final');
  expect(complaints).toEqual([]);
  await context.close();
});

it('a tap on the land tells of the area, and a placed tile can be taken back', async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'en');
  await begin(page, { game: 'okanagan', seats: 2, names: ['Mary', 'Robot'], bots: [1] });
  while ((await due(page)) !== 'act' || (await stageOf(page)) !== 'place') {
    if ((await due(page)) === 'act') await decide(page, 0);
    else await page.waitForTimeout(60);
  }
  const tiles = await byId(page, 'okanagan-tile').count();
  const first = await byId(page, 'okanagan-tile').first().boundingBox();
  if (first === null) throw new Error('no tile in sight');
  await page.touchscreen.tap(first.x + first.width / 2, first.y + first.height * 0.12);
  await byId(page, 'okanagan-area').waitFor();
  expect(await byId(page, 'okanagan-glow').count()).toBe(1);
  await expectAccessible(page);
  await shoot(page, 'okanagan-tablet-en-area');
  await tap(page, 'okanagan-area-close');
  await lay(page, 0);
  await tap(page, 'ghost-commit');
  await page.waitForFunction((n) => document.querySelectorAll('[data-testid="okanagan-tile"]').length === n, tiles + 1);
  await tap(page, 'undo');
  const practice = page.locator('.notice button').first();
  if ((await practice.count()) > 0) await practice.tap();
  await page.waitForFunction((n) => document.querySelectorAll('[data-testid="okanagan-tile"]').length === n, tiles);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a heap half shared out comes back after the server is killed', { timeout: 400_000 }, async () => {
  const first = await serve();
  const { page, context } = await visit(browser, first.url, tablet, 'en');
  await begin(page, { game: 'okanagan', seats: 2, names: ['Mary', 'John'] });
  const heap = () => byId(page, 'okanagan-decide-heap');
  let n = 0;
  for (let steps = 0; steps < 1500 && (await heap().count()) === 0; steps += 1) {
    const now = await due(page);
    if (now === 'curtain') await takeDevice(page);
    else if (now === 'go-on') await tap(page, 'go-on');
    else if (now === 'act') {
      n += 1;
      await decide(page, n * 7);
    } else await page.waitForTimeout(40);
  }
  const prompt = await byId(page, 'prompt').textContent();
  const before = await heap().textContent();
  expect(before).not.toBeNull();
  await first.kill();
  await context.close();
  const second = await serve(first.db);
  const again = await visit(browser, second.url, tablet, 'en');
  await tap(again.page, 'continue');
  if ((await due(again.page)) !== 'act') await takeDevice(again.page);
  await byId(again.page, 'okanagan-decide-heap').waitFor();
  expect(await byId(again.page, 'okanagan-decide-heap').textContent()).toBe(before);
  expect(await byId(again.page, 'prompt').textContent()).toBe(prompt);
  await again.context.close();
  await second.kill();
});
