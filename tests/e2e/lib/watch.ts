// What a test leaves behind: its pages are closed, and where it failed there is a picture, the page's
// text and its last requests.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';

import { failed } from './place';

/** How many of the last requests are kept. */
const LAST = 20;

/** Closes the context with the running test, and keeps what its page showed if the test failed. */
export function watch(context: BrowserContext, page: Page, complaints: readonly string[]): void {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/call')) return;
    asked.push(request.postData() ?? '');
    if (asked.length > LAST) asked.shift();
  });
  // Hooks of a test do not exist where a page is opened for a whole file.
  if (TestRunner.getCurrentTest() === undefined) return;
  // One hook for both: `onTestFailed` runs after all of these, when the page is gone.
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keep(page, task.fullTestName, [page.url(), ...complaints], asked);
    await context.close();
  });
}

async function keep(page: Page, test: string, told: readonly string[], asked: readonly string[]): Promise<void> {
  const path = join(failed, test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120));
  const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
  await writeFile(`${path}.txt`, [...told, '', text, '', ...asked].join('\n'));
  await page.screenshot({ path: `${path}.png`, timeout: 10_000 }).catch(() => undefined);
}
