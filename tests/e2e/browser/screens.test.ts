// The screens around the tables, on phone and tablet and in both languages: nothing serious for
// those who read or reach differently, nothing wider than the glass, every target large enough.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible, type Language, launch, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { place } from '../lib/kraje';
import { serve, type Served } from '../lib/serve';
import { begin, byId, laid, pauseMore, playOut, tap } from '../lib/table';
import { looks } from '../lib/tier';
import { layRecorded } from '../lib/trace';

let browser: Browser;
let served: Served;

/** One game finished, one put aside and one left running, for the list to show. */
beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve()]);
  await layRecorded(served.url, 'kraje-1-rules1', ['Žofie'], 1);
  const { page, context } = await visit(browser, served.url, tablet, 'cs');
  await tap(page, 'continue');
  await laid(page);
  await playOut(page, () => place(page, 3));
  await page.reload();
  await begin(page, { game: 'kraje', seats: 1, names: ['Žofie'] });
  await pauseMore(page);
  await tap(page, 'pause-abandon');
  await byId(page, 'notice-action').waitFor();
  await begin(page, { game: 'kraje', seats: 2, names: ['Žofie', 'Maxmilián Jindřich'] });
  await context.close();
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

const LOOKS = looks<readonly [Size, Language]>(
  [tablet, 'en'],
  [phone, 'cs'],
);

describe.each(LOOKS)('on a %o in %s', (size, language) => {
  it('every screen can be read, reached and tapped', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    const look = async (what: string): Promise<void> => {
      await shoot(page, `screens-${size.name}-${language}-${what}`);
      expect(await misfits(page), what).toEqual([]);
      await expectAccessible(page);
    };
    await byId(page, 'continue').waitFor();
    await look('home');
    // The pictures are drawn ahead, the one of the game to go on with, too.
    expect(await page.locator('.still > canvas').count()).toBe((await page.locator('.shelf-item').count()) + 1);

    await tap(page, 'nav-games');
    for (const [nth, tab] of ['all', 'bin'].entries()) {
      await page.getByRole('tab').nth(nth).tap();
      await page.locator(`[data-testid=games-${tab}] .row`).first().waitFor();
      await look(`games-${tab}`);
    }
    await page.goBack();
    await tap(page, 'nav-rules');
    await byId(page, 'rules-kraje').waitFor();
    await look('rules');
    await tap(page, 'rules-kraje');
    await page.locator('.rules section').first().waitFor();
    await look('rules-kraje');
    await page.goBack();
    await byId(page, 'rules-kraje').waitFor();
    await page.goBack();
    await tap(page, 'nav-settings');
    await page.locator('.settings').waitFor();
    await look('settings');
    await page.goBack();
    await tap(page, 'game-kraje');
    for (const seats of ['2', '1']) {
      await page.locator(`fieldset.chips input[type=radio][value="${seats}"]`).first().locator('xpath=..').tap();
      await look(`new-${seats}`);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('who leaves a game and goes on at once goes on with this one', async () => {
  const server = await serve();
  const { page, context, complaints } = await visit(browser, server.url, phone, 'en');
  const leave = async () => {
    await tap(page, 'pause');
    await tap(page, 'pause-home');
    await page.locator('.table').waitFor({ state: 'detached' });
  };
  await begin(page, { game: 'hunters', seats: 2, names: ['Ada', 'Ben'] });
  await leave();
  await begin(page, { game: 'kraje', seats: 1, names: ['Ada'] });
  // The engines tell late what goes on now.
  let tell = (): void => undefined;
  const told = new Promise<void>((done) => {
    tell = done;
  });
  await page.route('**/call', async (route) => {
    if (route.request().postDataJSON()?.type === 'close') await told;
    await route.continue();
  });
  await leave();
  await expect.poll(() => page.locator('.continue-name').textContent()).toMatch(/Confusing Lands|Podivné kraje/);
  tell();
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});
