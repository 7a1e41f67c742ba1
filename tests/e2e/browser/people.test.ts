// The people of a device: added, renamed, marked, hidden, merged and split; what they like takes
// effect where they sit.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible, type Language, launch, narrow, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { serve, type Served } from '../lib/serve';
import { stock } from '../lib/stock';
import { begin, byId, tap } from '../lib/table';
import { looks } from '../lib/tier';

let browser: Browser;
let db: string;

beforeAll(async () => {
  browser = await launch();
  db = stock(12, 3);
});

afterAll(async () => {
  await browser.close();
});

const LOOKS = looks<readonly [Size, Language]>(
  [tablet, 'en'],
  [narrow, 'cs'],
);

async function toPeople(page: Page): Promise<void> {
  await tap(page, 'nav-settings');
  await tap(page, 'open-people');
  await byId(page, 'people').locator('.people-row').first().waitFor();
}

/** Chooses one of a few by its value. */
async function choose(page: Page, value: string): Promise<void> {
  await page.locator(`input[type=radio][value="${value}"]`).first().locator('xpath=..').tap();
}

/** The names in the list, in its order. */
const names = (page: Page): Promise<string[]> => page.locator('.people > .people-rows .people-text strong').allTextContents();

describe('people', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(db);
  });
  afterAll(() => served.kill());

  it.each(LOOKS)('can be read and reached on a %o in %s', async (size, language) => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    const look = async (what: string): Promise<void> => {
      await shoot(page, `people-${size.name}-${language}-${what}`);
      expect(await misfits(page), what).toEqual([]);
      await expectAccessible(page);
    };
    await toPeople(page);
    await expect.poll(async () => (await names(page)).length).toBe(3);
    await byId(page, 'new-name').fill('Maxmilián Jindřich X');
    await look('list');
    await byId(page, 'new-name').fill('');
    await page.locator('.people-row').first().tap();
    await byId(page, 'profile').waitFor();
    await page.locator('.profile-merge summary').tap();
    await page.locator('.profile-merge label.chip').first().tap();
    await byId(page, 'merge-would').waitFor();
    await look('profile');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are added, renamed, marked, hidden, merged and split, and nothing of it is lost', async () => {
    const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
    await toPeople(page);
    const before = await names(page);
    await byId(page, 'new-name').fill('Evicka');
    await tap(page, 'new-add');
    await byId(page, 'profile-Evicka').tap();
    await byId(page, 'profile-name').fill('Evička');
    await byId(page, 'profile-name').blur();
    await page.getByRole('heading', { name: 'Evička' }).waitFor();
    const kept = page.waitForResponse((it) => it.request().postData()?.includes('"peak"') ?? false);
    await choose(page, 'peak');
    await kept;
    await page.reload();
    await toPeople(page);
    await byId(page, 'profile-Evička').tap();
    expect(await page.locator('input[type=radio][value="peak"]').isChecked()).toBe(true);

    await tap(page, 'profile-hide');
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(before);
    await byId(page, 'people-hidden').tap();
    await byId(page, 'profile-Evička').tap();
    await tap(page, 'profile-hide');

    // Into somebody who has played: their page comes up, with the way back on it.
    const other = before[0] ?? '';
    await page.locator('.profile-merge summary').tap();
    await page.locator('.profile-merge label.chip', { hasText: other }).tap();
    await byId(page, 'merge-would').waitFor();
    await tap(page, 'merge-do');
    await page.getByRole('heading', { name: other }).waitFor();
    await byId(page, 'split-Evička').waitFor();
    await shoot(page, 'people-merged');
    await expectAccessible(page);
    await tap(page, 'split-Evička');
    await byId(page, 'split-Evička').waitFor({ state: 'detached' });
    await page.goBack();
    await byId(page, 'profile-Evička').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('of the longest names, and of such from right to left, fit into the card of Home', async () => {
    const setup = { game: 'hunters', seats: 2, variant: 'normal', hands: 'open', menhir: 'occupied', forestScore: 'zones', first: 0 };
    const named = ['M'.repeat(40), 'אבא'].map((name, i) => ({ name, mark: ['sun', 'moon'][i], sitter: { type: 'person' } }));
    await fetch(`${served.url}/call`, { method: 'POST', body: JSON.stringify({ type: 'newTable', setup, seats: named }) });
    const { page, context } = await visit(browser, served.url, narrow, 'cs');
    await byId(page, 'continue').waitFor();
    expect(await misfits(page)).toEqual([]);
    const fits = await page.locator('.continue-text').evaluate((it) => it.scrollWidth <= it.clientWidth);
    expect(fits, 'nothing of it under the button beside it').toBe(true);
    await shoot(page, 'people-long-name');
    await context.close();
  });

  it('find their text and their help at the table', async () => {
    const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
    const scale = (): Promise<string> => page.evaluate(() => document.documentElement.style.getPropertyValue('--text'));
    await toPeople(page);
    const [name = ''] = await names(page);
    await page.locator('.people-row').first().tap();
    await byId(page, 'profile').waitFor();
    await expect.poll(scale).toBe('1');
    await choose(page, 'large');
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--text') === '1.25');
    await choose(page, 'purist');
    await page.goBack();
    await byId(page, 'people').waitFor();
    await expect.poll(scale).toBe('1');
    await page.goBack();
    await byId(page, 'open-people').waitFor();
    await page.goBack();

    await begin(page, { game: 'kraje', seats: 1, names: [name] });
    await expect.poll(scale).toBe('1.25');
    const card = page.locator('[data-testid^="kraje-card-"][data-testid$="-plain"]').first();
    await card.tap();
    const ghost = byId(page, 'kraje-ghost');
    await ghost.waitFor();
    expect(await byId(page, 'consequences').count()).toBe(0);
    await tap(page, 'bar-commit');
    await ghost.waitFor({ state: 'detached' });
    await page.locator('[data-testid^="kraje-card-"][data-testid$="-plain"]').first().tap();
    await byId(page, 'kraje-spot').first().waitFor({ state: 'attached' });
    expect(await byId(page, 'kraje-spot').first().isVisible()).toBe(false);
    await shoot(page, 'people-purist');
    await tap(page, 'pause');
    await tap(page, 'pause-home');
    await byId(page, 'continue').waitFor();
    await expect.poll(scale).toBe('1');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
