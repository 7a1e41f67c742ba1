// Every game of a test is dealt from a seed of its own, so that a test plays the same game each
// time: alone, among others, today and tomorrow.
import { createHash } from 'node:crypto';

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const dealt = new Map<string, number>();

/** The seed of the next game of the running test, as a code. */
export function nextSeed(): string {
  const { currentTestName = '', testPath = '' } = expect.getState();
  const test = currentTestName || testPath.replace(/.*\//, '');
  const n = dealt.get(test) ?? 0;
  dealt.set(test, n + 1);
  const hash = createHash('sha256').update(`${test} ${n}`).digest();
  return [...hash.subarray(0, 12)].map((byte) => LETTERS[byte % 32]).join('');
}

/** Writes the seed of the next game on the page that sets it up. */
export async function sow(page: Page): Promise<void> {
  await page.locator('details.setup-more').evaluate((it: HTMLDetailsElement) => {
    it.open = true;
  });
  await page.getByTestId('seed-input').fill(nextSeed());
}
