// The rules as they are read: contents, search, counts from the pack, what holds at a table, and the
// ways into them from a refusal and from a line of the score sheet, and back.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { desktop, expectAccessible, type Language, launch, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { touch } from '../lib/finger';
import { misfits } from '../lib/fit';
import { place } from '../lib/kraje';
import { serve, type Served } from '../lib/serve';
import { begin, byId, tap, untilReady } from '../lib/table';
import { looks } from '../lib/tier';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve()]);
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

const LOOKS = looks<readonly [Size, Language]>(
  [phone, 'cs'],
  [tablet, 'en'],
);

/** What is sought in each game without diacritics, and where it is found with them. */
const SOUGHT: Readonly<Record<string, Readonly<Record<Language, readonly [string, string]>>>> = {
  hunters: { cs: ['ricni soust', 'Říční soust'], en: ['RIVER SYST', 'River syst'] },
  okanagan: { cs: ['zetony', 'žetony'], en: ['tokens', 'tokens'] },
  kraje: { cs: ['reka', 'řeka'], en: ['RIVER', 'river'] },
  bastards: { cs: ['potvurek', 'potvůrek'], en: ['creature', 'creature'] },
};

/** What the door says that the pack of a game holds. */
async function catalogue(game: string): Promise<Record<string, unknown>> {
  const reply = await fetch(`${served.url}/call`, { method: 'POST', body: JSON.stringify({ type: 'catalogue', game }) });
  return ((await reply.json()) as { catalogue: Record<string, unknown> }).catalogue;
}

/** A part of the box and how many the pack has of it. */
const COUNTS: Readonly<Record<string, readonly [thing: string, n: (pack: Record<string, unknown>) => number]>> = {
  hunters: ['bonus', ({ tiles }) => (tiles as { kind: string }[]).filter(({ kind }) => kind === 'bonus').length],
  okanagan: ['goal', ({ goals }) => (goals as unknown[]).length],
  kraje: ['card', ({ cards }) => (cards as unknown[]).length],
  bastards: ['planet', ({ planets }) => (planets as unknown[]).length],
};

const inSight = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe.each(LOOKS)('on a %o in %s', (size, language) => {
  it.each(Object.keys(SOUGHT))('%s can be read, searched and gone through', async (game) => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await tap(page, 'nav-rules');
    await tap(page, `rules-${game}`);
    await page.locator('.clause').first().waitFor();
    await shoot(page, `rules-${game}-${size.name}-${language}`);
    expect(await misfits(page)).toEqual([]);
    await expectAccessible(page);

    await page.locator('.rules-contents button').last().tap();
    await expect.poll(() => inSight(page, '#rules-box h2')).toBe(true);
    const [thing, count] = COUNTS[game] ?? ['', () => 0];
    const shown = await byId(page, `box-${thing}`).getAttribute('data-count');
    expect(Number(shown)).toBe(count(await catalogue(game)));

    const [typed, written] = SOUGHT[game]?.[language] ?? ['', ''];
    await byId(page, 'rules-find').fill(typed);
    await page.locator('.rules mark').first().waitFor();
    const marks = await page.locator('.rules mark').allTextContents();
    expect(marks.map((it) => it.toLowerCase())).toContain(written.toLowerCase());
    await expect.poll(() => inSight(page, 'mark[data-here]')).toBe(true);
    await byId(page, 'rules-found').getByText(`1 `).waitFor();
    if (marks.length > 1) {
      await tap(page, 'rules-next');
      await byId(page, 'rules-found').getByText(`2 `).waitFor();
      await expect.poll(() => inSight(page, 'mark[data-here]')).toBe(true);
    }
    expect(await misfits(page)).toEqual([]);
    await byId(page, 'rules-find').fill('xyzzy');
    await page.locator('.rules mark').first().waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('alone, the game for one stands first and what is for two is folded', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'kraje', seats: 1, names: ['Eva'] });
  await tap(page, 'kraje-help');
  await page.locator('.clause').first().waitFor();
  const order = await page.locator('.rules-section').evaluateAll((all) => all.map(({ id }) => id));
  expect(order.slice(0, 2)).toEqual(['rules-goal', 'rules-solo']);
  const forTwo = page.locator('[data-testid="clause-PK-ROUND"] > details');
  expect(await forTwo.evaluate((it: HTMLDetailsElement) => it.open)).toBe(false);
  await forTwo.locator('> summary').getByText('neplatí').waitFor();
  expect(await page.getByTestId('clause-PK-SOLO').locator('details').count()).toBe(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

it('what a table plays by is marked, what it does not is folded', async () => {
  const { page, context } = await visit(browser, served.url, tablet, 'en');
  await begin(page, { game: 'hunters', seats: 2, names: ['Ada', 'Bob'], options: ['any'] });
  await tap(page, 'pause');
  await page.locator('.pause').getByRole('button', { name: 'Rules', exact: true }).tap();
  const bonus = page.getByTestId('clause-HG-BONUS');
  await bonus.locator('[data-played="true"]').getByText('menhir in any forest').waitFor();
  expect(await page.getByTestId('clause-HG-FOREST').locator('details:not([open])').count()).toBe(1);
  await context.close();
});

it('a refusal leads to its rule, and back to the table as it was', async () => {
  const { page, context, complaints } = await visit(browser, served.url, desktop, 'en');
  await begin(page, { game: 'hunters', seats: 2, names: ['Ada', 'Bob'] });
  await untilReady(page);
  // Across the start tile's corner there is nothing to lie beside.
  const start = await byId(page, 'hunters-tiles').locator(':scope > g').first().boundingBox();
  if (!start) throw new Error('no start tile');
  const before = await byId(page, 'prompt').textContent();
  await touch(page, { x: start.x + start.width * 1.5, y: start.y - start.height / 2 });
  await byId(page, 'hunters-reason').waitFor();
  const rule = byId(page, 'prompt-rule');
  expect(await rule.getAttribute('data-tag')).toBe('HG-PLACE');
  await rule.tap();
  const clause = page.getByTestId('clause-HG-PLACE');
  await expect.poll(() => clause.getAttribute('data-asked')).toBe('true');
  await expect.poll(() => inSight(page, '#HG-PLACE h3')).toBe(true);
  await page.goBack();
  await byId(page, 'sheet-rules').waitFor({ state: 'detached' });
  expect(await byId(page, 'prompt').textContent()).toContain(before);
  // The engine was asked why, and nothing else went wrong.
  expect(complaints.filter((it) => !it.includes('"type":"preview"'))).toEqual([]);
  await context.close();
});

it('every line of a sheet leads to its rule, and back to the sheet', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'kraje', seats: 1, names: ['Eva'] });
  for (let turn = 0; turn < 3; turn += 1) await place(page, 2);
  await untilReady(page);
  await tap(page, 'open-score');
  const lines = byId(page, 'line-rule');
  await lines.first().waitFor();
  const n = await lines.count();
  expect(n).toBeGreaterThan(1);
  expect(await misfits(page)).toEqual([]);
  const tags = await page.locator('.line-rule').evaluateAll((all) => all.map((it) => it.getAttribute('data-tag')));
  for (const [at, tag] of tags.entries()) {
    await lines.nth(at).tap();
    await expect.poll(() => page.getByTestId(`clause-${tag}`).getAttribute('data-asked')).toBe('true');
    await page.goBack();
    await byId(page, 'sheet-rules').waitFor({ state: 'detached' });
    await byId(page, 'sheet-score').waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
});
