// What finished games tell, on the screens people have, in both languages: the household, a person,
// the records, the games behind a number, the page of one game, and its replay.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { desktop, expectAccessible, type Language, launch, narrow, phone, shoot, side, type Size, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { serve, type Served } from '../lib/serve';
import { stock } from '../lib/stock';
import { afterwards, byId, tap } from '../lib/table';
import { looks } from '../lib/tier';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve(stock(60, 3))]);
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

type More = Parameters<typeof visit>[4];

const LOOKS = looks<readonly (readonly [string, Size, Language, More])[]>(
  [
    ['a narrow phone in English', narrow, 'en', {}],
    ['a tablet in Czech by lamplight', tablet, 'cs', { colorScheme: 'dark' }],
  ],
  [
    ['a phone in Czech', phone, 'cs', {}],
    ['a phone on its side in Czech', side, 'cs', {}],
    ['a desk in English with contrast', desktop, 'en', { contrast: 'more' }],
  ],
).flat();

/** A value of a plot must stand in a table beside it. */
async function everyPlotHasATable(page: Page): Promise<void> {
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('.stat-card svg[role=img]')].filter((it) => it.closest('.stat-card')?.querySelector('table, ul, ol, dl, .share-of') === null).map((it) => it.getAttribute('aria-label')),
  );
  expect(bare).toEqual([]);
}

/** How many games somebody was met in. */
async function gamesOf(meeting: Locator): Promise<number> {
  return Number((await meeting.locator('.meeting-games').textContent())?.match(/\d+/)?.[0]);
}

/** Reviewing as many games takes an hour: here their luck is told as if it had been done. */
async function tellFortune(page: Page): Promise<void> {
  const lucks = [3.1, -8.4, 12.2, 0, -5.5, 1.9, 7.3, -20.4, 4.4, 6.1, -2.2, 9.8];
  const course = lucks.map((_, i) => {
    const own = lucks.slice(0, i + 1);
    return { luck: own.reduce((sum, it) => sum + it, 0), usually: 2 * Math.hypot(...own) };
  });
  const { luck, usually } = course.at(-1) ?? { luck: 0, usually: 0 };
  const json = { course, luck, usually, mean: luck / 12, meanUsually: usually / 12, fair: 'within' };
  await page.route('**/call', async (route) => {
    const { type } = JSON.parse(route.request().postData() ?? '{}') as { type?: string };
    return type === 'fortune' ? route.fulfill({ json }) : route.fallback();
  });
}

describe.each(LOOKS)('on %s', (_, size, language, more) => {
  const look = async (page: Page, what: string): Promise<void> => {
    await shoot(page, `statistics-${size.name}-${language}-${what}`);
    expect(await misfits(page), what).toEqual([]);
    await expectAccessible(page);
  };

  it('the pages of statistics can be read, reached and followed to the games', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language, more);
    await tellFortune(page);
    await tap(page, 'nav-statistics');
    await byId(page, 'household').waitFor();
    await look(page, 'household');
    await page.getByRole('tab').nth(1).tap();
    await byId(page, 'records').waitFor();
    await look(page, 'records');
    // The best of a kind, those of one person beside them, and the game of the best.
    await byId(page, 'best-open').first().tap();
    await byId(page, 'best').waitFor();
    await page.locator('.chips').last().locator('.chip').nth(1).tap();
    await byId(page, 'best-own').waitFor();
    await look(page, 'best');
    await byId(page, 'best-top').first().locator('.record').first().tap();
    await byId(page, 'final').waitFor();
    await page.goBack();
    await byId(page, 'best').waitFor();
    await page.goBack();
    await byId(page, 'records').waitFor();
    await page.getByRole('tab').nth(0).tap();

    // The computer's players have pages of their own.
    await byId(page, 'household-bots').tap();
    await page.locator('.stat-bots .stat-person').first().tap();
    await byId(page, 'life').waitFor();
    await look(page, 'bot');
    await page.goBack();

    await page.locator('.stat-person').first().tap();
    await byId(page, 'life').waitFor();
    await everyPlotHasATable(page);
    for (const table of await page.locator('details.numbers').all()) await table.evaluate((it: HTMLDetailsElement) => { it.open = true; });
    await look(page, 'life');
    await page.getByRole('tab').nth(1).tap();
    await byId(page, 'fortune').waitFor();
    expect(await byId(page, 'fortune').textContent()).toMatch(/\+8[.,]3\s.*±\s59[.,]7.*(mezích náhody|within what chance)/s);
    await everyPlotHasATable(page);
    for (const table of await page.locator('details.numbers').all()) await table.evaluate((it: HTMLDetailsElement) => { it.open = true; });
    await look(page, 'person');
    await byId(page, 'fortune').scrollIntoViewIfNeeded();
    await look(page, 'fortune');

    // Only the games against one of those met, and not one more.
    await page.locator('.stat-filter summary').tap();
    const groups = page.locator('.stat-filter fieldset').nth(1).locator('label');
    const others = (await groups.count()) - 3;
    expect(others).toBeGreaterThan(0);
    const all = Number(await byId(page, 'figure-games').locator('b').first().textContent());
    const answered = page.waitForResponse((it) => it.request().postData()?.includes('"against"') ?? false);
    const met = await gamesOf(byId(page, 'meeting').filter({ hasText: (await groups.nth(3).textContent()) ?? '' }));
    await groups.nth(3).tap();
    await (await answered).finished();
    await look(page, 'against');
    const shown = Number(await byId(page, 'figure-games').locator('b').first().textContent());
    expect(shown).toBe(met);
    expect(shown).toBeLessThan(all);
    expect(await groups.count()).toBe(others + 3);
    await byId(page, 'figure-games').tap();
    await byId(page, 'plays').waitFor();
    expect(await page.locator('.row').count()).toBe(shown);
    await look(page, 'plays');
    await page.goBack();
    const meeting = byId(page, 'meeting').first();
    await meeting.scrollIntoViewIfNeeded();
    const games = await gamesOf(meeting);
    await meeting.tap();
    await byId(page, 'plays').waitFor();
    expect(await page.locator('.row').count()).toBe(games);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the page of a game and its replay can be read and reached', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language, more);
    await tap(page, 'nav-statistics');
    await page.getByRole('tab').nth(1).tap();
    await byId(page, 'records').waitFor();
    await page.locator('[data-testid="records"] label.chip', { hasText: 'Carcassonne' }).tap();
    await page.locator('.stat-card').last().locator('.record').first().tap();
    await byId(page, 'final').waitFor();
    const tabs = byId(page, 'final').getByRole('tab');
    for (const [nth, part] of ['points', 'story', 'decisions', 'time', 'deal'].entries()) {
      await tabs.nth(nth).tap();
      await tabs.nth(nth).scrollIntoViewIfNeeded();
      await look(page, `result-${part}`);
    }
    await afterwards(page, 'final-replay');
    const scrub = byId(page, 'replay-scrub');
    await scrub.waitFor();
    const last = Number(await scrub.getAttribute('max'));
    expect(last).toBeGreaterThan(10);
    await scrub.fill(String(Math.floor(last / 2)));
    await look(page, 'replay');
    await tap(page, 'replay-next');
    expect(await scrub.inputValue()).toBe(String(Math.floor(last / 2) + 1));
    await tap(page, 'replay-more');
    await tap(page, 'replay-fork');
    const sheet = byId(page, 'sheet-fork');
    await sheet.locator('.fork-seat').first().locator('input[value="bot"]').locator('xpath=..').tap();
    await look(page, 'fork');
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    await tap(page, 'replay-leave');
    await scrub.waitFor({ state: 'detached' });

    // The page that led there comes again. Nobody pauses a game that is over: Back leads to the records
    // it was opened from.
    await byId(page, 'final').waitFor();
    await page.goBack();
    await byId(page, 'records').waitFor();
    expect(await byId(page, 'sheet-pause').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
