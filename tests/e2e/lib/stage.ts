// One browser and one server for the tests of a file: there before the first test, gone after the
// last. Import what you need; every test file has a stage of its own.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { launch } from './browser';
import { serve, type Served } from './serve';

/** The browser of this file. */
export let browser: Browser;
/** The server of this file, with saves of its own. */
export let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve()]);
});

afterAll(async () => {
  await Promise.all([browser.close(), served.kill()]);
});
