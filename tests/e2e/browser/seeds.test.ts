// Deals: a seed typed wrongly, typed, and read from a picture of its QR code; the same deal again;
// the day's games.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible, type Language, launch, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { place } from '../lib/kraje';
import { freshFolder } from '../lib/place';
import { serve, type Served } from '../lib/serve';
import { byId, playOut, tap } from '../lib/table';

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
  [phone, 'en'],
  [tablet, 'cs'],
  [tablet, 'en'],
];

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

describe.each(looks)('on a %o in %s', (size, language) => {
  const name = (what: string): string => `seeds-${size.name}-${language}-${what}`;

  it('a deal is typed, played, photographed and dealt again', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await setUp(page, 1);
    await byId(page, 'seed-input').fill('žádný kód');
    await tap(page, 'start');
    await byId(page, 'seed-input-fault').waitFor();
    await expectAccessible(page);
    await shoot(page, name('fault'));
    const seed = `7${size.name === 'phone' ? 1 : 2}${language === 'cs' ? 3 : 4}`;
    await byId(page, 'seed-input').fill(` ${seed} `);
    expect(await byId(page, 'seed-input-fault').count()).toBe(0);
    await tap(page, 'start');
    const first = await deal(page);
    let turn = 0;
    await playOut(page, () => place(page, 3 * turn++));
    if ((await byId(page, 'final').count()) === 0) await tap(page, 'open-final');
    expect(await byId(page, 'seed').textContent()).toBe(`0-0000-0000-0${seed}`);
    await byId(page, 'qr').scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await shoot(page, name('result'));
    const photo = join(freshFolder('photo'), 'seed.png');
    await byId(page, 'qr').screenshot({ path: photo });

    await tap(page, 'final-same');
    await byId(page, 'final').waitFor({ state: 'detached' });
    expect(await deal(page)).toEqual(first);
    await page.reload();

    await setUp(page, 1);
    const grey = { name: 'grey.png', mimeType: 'image/png', buffer: GREY };
    await byId(page, 'seed-input-scan').setInputFiles(grey);
    await byId(page, 'seed-input-fault').waitFor();
    await byId(page, 'seed-input-scan').setInputFiles({ name: 'seed.png', mimeType: 'image/png', buffer: readFileSync(photo) });
    await page.waitForFunction((code) => document.querySelector<HTMLInputElement>('[data-testid="seed-input"]')?.value === code, `0-0000-0000-0${seed}`);
    await tap(page, 'start');
    expect(await deal(page)).toEqual(first);
    // The wrong code was refused.
    expect(complaints.filter((it) => !it.includes('422'))).toEqual([]);
    await context.close();
  });

  it('the games of the day are one deal for everybody and are played once', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await tap(page, 'day-open');
    await byId(page, 'day-kraje').waitFor();
    if ((await byId(page, 'day-name').count()) === 0) {
      await page.locator('fieldset.chips input[type=radio][value="+"]').locator('xpath=..').tap();
    }
    const who = `${size.name} ${language}`;
    await byId(page, 'day-name').fill(who);
    await expectAccessible(page);
    await shoot(page, name('day'));
    await tap(page, 'day-play-kraje');
    const first = await deal(page);
    theDays.push(first);
    expect(first).toEqual(theDays[0]);
    let turn = 0;
    await playOut(page, () => place(page, 3 * turn++));
    await page.reload();
    await tap(page, 'day-open');
    await byId(page, 'day-kraje').locator('.day-streak').waitFor();
    await expectAccessible(page);
    await shoot(page, name('day-played'));
    await tap(page, 'day-play-kraje');
    await byId(page, 'final').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

const theDays: (readonly string[])[] = [];

/** A grey square. */
const GREY = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAKUlEQVR4nO3MQREAAAwCIKMb3RD77SAA6VEEAoFAIBAIBAKBQCAQfA8G320AeUC9G5AAAAAASUVORK5CYII=',
  'base64',
);
