// The oldest engines: on the floor everything is played, below it the page says what to update.
import { type Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, launch, narrow, phone, shoot, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { AS_RELEASED, oldChromium } from '../lib/old-chromium';
import { games } from '../lib/place';
import { browser, served } from '../lib/stage';
import { answerFirst, begin, seeThrough, toDecision } from '../lib/table';
import { thorough } from '../lib/tier';

async function expectAdvice(page: Page): Promise<void> {
  await page.getByText('Aktualizuj prohlížeč, aspoň na Chromium 111.').waitFor();
  await page.getByText('Update the browser, to Chromium 111 at least.').waitFor();
}

it('below the floor the page says what to update', async () => {
  const context = await browser.newContext({ viewport: narrow });
  await context.addInitScript('CSS.supports = () => false');
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(served.url);
  await expectAdvice(page);
  // No app runs there that would say so.
  await page.evaluate(() => document.documentElement.setAttribute('data-still', 'true'));
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await shoot(page, 'below-floor');
  expect(complaints).toEqual([]);
  await context.close();
});

thorough('an engine that is below the floor is told so', async () => {
  const old = await launch(oldChromium());
  const { page } = await visit(old, served.url, phone, 'cs');
  await expectAdvice(page);
  await old.close();
});

thorough.each(games)('on the floor %s is played', async (game) => {
  const old = await launch(oldChromium(), AS_RELEASED);
  const { page, context, complaints } = await visit(old, served.url, phone, 'cs');
  await begin(page, { game, seats: 2, names: ['Ada'], bots: [1] });
  for (let n = 0; n < 6 && (await toDecision(page)); n += 1) {
    await answerFirst(page);
    await seeThrough(page);
  }
  await shoot(page, `floor-${game}`);
  expect(complaints).toEqual([]);
  await context.close();
  await old.close();
});
