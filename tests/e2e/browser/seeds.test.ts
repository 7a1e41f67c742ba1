// Deals: a seed typed wrongly, typed, and read from a picture of its QR code; the same deal again;
// the day's games.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { expectAccessible, type Language, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { place } from '../lib/kraje';
import { freshFolder } from '../lib/place';
import { browser, served } from '../lib/stage';
import { afterwards, byId, knowHow, laid, playOut, tap, toFinal } from '../lib/table';
import { looks } from '../lib/tier';

const LOOKS = looks<readonly [Size, Language]>(
  [tablet, 'en'],
  [phone, 'cs'],
);

/** The cards of the open row and of the hand, which tell one deal from another. */
async function deal(page: Page): Promise<readonly string[]> {
  await byId(page, 'kraje-board').waitFor();
  return page.locator('[data-testid^="kraje-card-"]').evaluateAll((all) => all.map((it) => it.getAttribute('data-testid') ?? ''));
}

async function setUp(page: Page, seats: number): Promise<void> {
  await tap(page, 'game-kraje');
  await page.locator(`fieldset.chips input[type=radio][value="${seats}"]`).first().locator('xpath=..').tap();
  await page.locator('.setup-more summary').tap();
}

describe.each(LOOKS)('on a %o in %s', (size, language) => {
  const name = (what: string): string => `seeds-${size.name}-${language}-${what}`;

  it('the deal of the day’s game is photographed, typed and dealt again', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    // The same day every day, or every day would play another game.
    await page.clock.setFixedTime(new Date(2026, 2, 14, 12));
    await tap(page, 'day-open');
    await byId(page, 'day-kraje').waitFor();
    if ((await byId(page, 'day-name').count()) === 0) {
      await page.locator('.day-who label.chip').last().tap();
    }
    await byId(page, 'day-name').fill(`${size.name} ${language}`);
    await expectAccessible(page);
    await shoot(page, name('day'));
    await tap(page, 'day-play-kraje');
    await laid(page);
    await knowHow(page);
    const first = await deal(page);
    let turn = 0;
    await playOut(page, () => place(page, 3 * turn++));
    await toFinal(page);
    await byId(page, 'final').getByRole('tab').last().tap();
    const seed = (await byId(page, 'seed').textContent()) ?? '';
    expect(seed).toMatch(/^[0-9A-Z](-[0-9A-Z]{4}){3}$/);
    await byId(page, 'qr').scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await shoot(page, name('result'));
    const photo = join(freshFolder('photo'), 'seed.png');
    await byId(page, 'qr').screenshot({ path: photo });

    await afterwards(page, 'final-same');
    await byId(page, 'final').waitFor({ state: 'detached' });
    expect(await deal(page)).toEqual(first);
    await page.reload();

    // Typed wrongly, then as somebody types who reads it aloud.
    await setUp(page, 1);
    await byId(page, 'seed-input').fill('žádný kód');
    await tap(page, 'start');
    await byId(page, 'seed-input-fault').waitFor();
    await expectAccessible(page);
    await shoot(page, name('fault'));
    await byId(page, 'seed-input').fill(` ${seed.replaceAll('-', '').toLowerCase()} `);
    expect(await byId(page, 'seed-input-fault').count()).toBe(0);
    await tap(page, 'start');
    expect(await deal(page)).toEqual(first);
    await page.reload();

    // Photographed: a grey square, then the code.
    await setUp(page, 1);
    const grey = { name: 'grey.png', mimeType: 'image/png', buffer: GREY };
    await byId(page, 'seed-input-scan').setInputFiles(grey);
    await byId(page, 'seed-input-fault').waitFor();
    await byId(page, 'seed-input-scan').setInputFiles({ name: 'seed.png', mimeType: 'image/png', buffer: readFileSync(photo) });
    await page.waitForFunction((code) => document.querySelector<HTMLInputElement>('[data-testid="seed-input"]')?.value === code, seed);
    await tap(page, 'start');
    expect(await deal(page)).toEqual(first);
    await page.reload();

    await tap(page, 'day-open');
    await byId(page, 'day-kraje').locator('.day-streak').waitFor();
    await expectAccessible(page);
    await shoot(page, name('day-played'));
    await tap(page, 'day-play-kraje');
    await byId(page, 'final').waitFor();
    // The wrong code was refused.
    expect(complaints.filter((it) => !it.includes('422'))).toEqual([]);
    await context.close();
  });
});

/** A grey square. */
const GREY = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAKUlEQVR4nO3MQREAAAwCIKMb3RD77SAA6VEEAoFAIBAIBAKBQCAQfA8G320AeUC9G5AAAAAASUVORK5CYII=',
  'base64',
);
