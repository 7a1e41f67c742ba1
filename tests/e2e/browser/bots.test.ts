// Computer players: chosen by their faces, seen to think, told to hurry; and their hints for people.
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { desktop, expectAccessible, type Language, narrow, phone, settle, shoot, type Size, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { place } from '../lib/kraje';
import { shots } from '../lib/place';
import { browser, served } from '../lib/stage';
import { begin, byId, due, tap, takeDevice } from '../lib/table';

const looks: readonly (readonly [Size, Language])[] = [
  [phone, 'cs'],
  [narrow, 'cs'],
  [tablet, 'en'],
  [desktop, 'en'],
];

/** Has a computer of this level sit down. */
async function seat(page: Page, n: number, level: string): Promise<void> {
  const row = page.locator('.setup-seat').nth(n);
  for (const value of ['bot', level]) await row.locator(`input[type=radio][value="${value}"]`).locator('xpath=..').tap();
}

it.each(looks)('levels are told apart and say how they play, on a %o in %s', async (size, language) => {
  const { page, context, complaints } = await visit(browser, served.url, size, language);
  await tap(page, 'game-hunters');
  await page.locator('fieldset.chips input[type=radio][value="5"]').first().locator('xpath=..').tap();
  const levels = ['newcomer', 'guest', 'regular', 'rival'];
  const told = new Set<string>();
  for (const [i, level] of levels.entries()) {
    await seat(page, i + 1, level);
    told.add((await byId(page, `plays-${i + 1}`).textContent()) ?? '');
  }
  expect(told.size).toBe(levels.length);
  await shoot(page, `bots-${size.name}-${language}-setup`);
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await tap(page, 'start');
  await byId(page, 'prompt').waitFor();
  const names = await page.locator('.seat-name').allTextContents();
  expect(new Set(names).size).toBe(5);
  if (size === tablet || size === desktop) expect(await page.locator('.seat .face').count()).toBe(4);
  await settle(page);
  await shoot(page, `bots-${size.name}-${language}-table`);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

interface Ladder {
  readonly games: readonly { readonly game: string; readonly levels: readonly string[]; readonly ladder: readonly { readonly seats: number; readonly level: string; readonly games: number }[] }[];
}

it('what was measured of a level stands beside it, and nothing where nothing was', async () => {
  const { page, context } = await visit(browser, served.url, phone, 'en');
  const { games } = (await (await page.request.post(new URL('/call', served.url).href, { data: { type: 'hello' } })).json()) as Ladder;
  for (const { game, levels, ladder } of games) {
    await tap(page, `game-${game}`);
    const count = page.locator('fieldset.chips input[type=radio][value="2"]').first();
    if ((await count.count()) > 0) await count.locator('xpath=..').tap();
    for (const level of levels) {
      await seat(page, 1, level);
      const rung = ladder.find((it) => it.seats === 2 && it.level === level);
      const told = byId(page, 'measured-1');
      if (rung === undefined) expect(await told.count(), `${game} ${level}`).toBe(0);
      else expect(await told.textContent(), `${game} ${level}`).toContain(`Measured in ${rung.games} games`);
    }
    await page.goBack();
  }
  await context.close();
});

/** Up to a moment at which a person decides. */
async function toDecision(page: Page): Promise<boolean> {
  for (let i = 0; i < 600; i += 1) {
    const now = await due(page);
    if (now === 'act') return true;
    if (now === 'over') return false;
    if (now === 'curtain') await takeDevice(page);
    else if (now === 'go-on') await tap(page, 'go-on');
    else await page.waitForTimeout(50);
  }
  throw new Error('nobody decides');
}

const games = ['kraje', 'hunters', 'okanagan', 'bastards'] as const;

describe.each(games)('a hint in %s', (game) => {
  it('stands on the board with its reasons, can be followed, and marks the game', { timeout: 180_000 }, async () => {
    const [size, language] = game === 'kraje' || game === 'okanagan' ? ([phone, 'cs'] as const) : ([tablet, 'en'] as const);
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await begin(page, { game, seats: 2, names: ['Žofie', 'Karel'] });
    for (let n = 0; n < 8; n += 1) {
      expect(await toDecision(page)).toBe(true);
      if (n === 0) {
        await tap(page, 'pause');
        await tap(page, 'pause-hint');
        await byId(page, 'notice-action').tap();
      } else if (await byId(page, 'hint').isVisible()) await tap(page, 'hint');
      else {
        await tap(page, 'pause');
        await tap(page, 'pause-hint');
      }
      await byId(page, 'hinted').waitFor();
      const says = await page.locator('.bar-draft .bar-says').textContent();
      expect(says ?? '').not.toMatch(/^(\s*|hint-\w+)$/);
      if (n === 0 || n === 5) {
        await shoot(page, `bots-${game}-hint-${n}`);
        await expectAccessible(page);
      }
      await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('[data-testid="bar-commit"]')?.disabled === false);
      await tap(page, 'bar-commit');
      await byId(page, 'hinted').waitFor({ state: 'detached' });
    }
    await page.reload();
    await byId(page, 'continue').tap();
    await page.locator('[data-testid="curtain"], [data-testid="prompt"]').first().waitFor();
    await tap(page, 'pause');
    const words = language === 'cs' ? 's radou' : 'with advice';
    await byId(page, 'sheet-pause').getByText(words).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('a master that thinks shows how far it is and plays at once when told to', { timeout: 180_000 }, async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'kraje', seats: 2, names: ['Žofie'], bots: [1], level: 'master' });
  const hurry = byId(page, 'hurry');
  let isSeen = false;
  for (let n = 0; n < 5 && !isSeen && (await toDecision(page)); n += 1) {
    await place(page, 3 * n);
    // Until the bot is heard of, or has played.
    await page.waitForFunction(() => document.querySelector('[data-testid="hurry"], [data-testid="open-choices"], [data-testid="open-final"], [data-testid="go-on"]') !== null);
    isSeen = (await hurry.count()) > 0;
  }
  expect(isSeen).toBe(true);
  await page.screenshot({ path: join(shots, 'bots-thinking.png') });
  const share = await page.locator('.bot-thinks progress').getAttribute('value');
  expect(Number(share)).toBeGreaterThan(0);
  await tap(page, 'hurry');
  await hurry.waitFor({ state: 'detached', timeout: 1500 });
  expect(await toDecision(page)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});
