// What a test leaves behind: its pages are closed, and where it failed there is a picture, the page's
// text and its last requests.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFailed, onTestFinished } from 'vitest';

import { shots } from './place';

/** How many of the last requests are kept. */
const LAST = 20;

/** Closes the context with the running test, and keeps what it showed if the test failed. */
export function watch(context: BrowserContext, page: Page, complaints: readonly string[]): void {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/call')) return;
    asked.push(request.postData() ?? '');
    if (asked.length > LAST) asked.shift();
  });
  // Hooks of a test do not exist where a page is opened for a whole file.
  if (expect.getState().currentTestName === undefined) return;
  onTestFinished(() => context.close());
  onTestFailed(async () => {
    const name = (expect.getState().currentTestName ?? 'test').replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
    const path = join(shots, `failed-${name}`);
    await mkdir(shots, { recursive: true });
    const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
    await writeFile(`${path}.txt`, [page.url(), ...complaints, '', text, '', ...asked].join('\n'));
    await page.screenshot({ path: `${path}.png`, timeout: 10_000 }).catch(() => undefined);
  });
}
