// Every game of a test is dealt from a seed of its own, so that a test plays the same game each
// time: alone, among others, today and tomorrow.
import { createHash } from 'node:crypto';

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const asked = new Map<string, number>();

/** Bytes for the running test, others each time; always the same ones for a word and a test. */
export function digest(word = ''): Buffer {
  const { currentTestName = '', testPath = '' } = expect.getState();
  const key = word + (currentTestName || testPath.replace(/.*\//, ''));
  const n = asked.get(key) ?? 0;
  asked.set(key, n + 1);
  return createHash('sha256').update(`${key} ${n}`).digest();
}

/** The seed of the next game of the running test, as a code. */
export function nextSeed(): string {
  return [...digest().subarray(0, 12)].map((byte) => LETTERS[byte % 32]).join('');
}

/** Writes the seed of the next game on the page that sets it up. */
export async function sow(page: Page): Promise<void> {
  await page.locator('details.setup-more').evaluate((it: HTMLDetailsElement) => {
    it.open = true;
  });
  await page.getByTestId('seed-input').fill(nextSeed());
}
