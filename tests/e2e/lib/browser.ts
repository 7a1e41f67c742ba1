// Chromium with touch, in the sizes and languages that people have.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';

import { COUNT_CLICKS, standStill } from './finger';
import { shots } from './place';
import { strain } from './strain';
import { watch } from './watch';

/** Without these, Chromium looks up hosts of its own at every start. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** The narrowest screen that is still sold. */
export const narrow: Size = { name: 'narrow', width: 320, height: 568 };
export const phone: Size = { name: 'phone', width: 360, height: 640 };
/** A phone on its side. */
export const side: Size = { name: 'side', width: 640, height: 360 };
export const tablet: Size = { name: 'tablet', width: 820, height: 1180 };
export const desktop: Size = { name: 'desktop', width: 1280, height: 800 };

export type Language = 'cs' | 'en';

export function launch(executablePath = '/usr/bin/chromium-headless-shell', more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...QUIET, ...more] });
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong on the page: uncaught errors, console errors and what the app refused. */
  readonly complaints: string[];
}

const isRefusal = (says: string): boolean => /^Failed to load resource: .* status of 4(09|22) /.test(says);

/** For {@link visit}: a device whose pictures move. */
export const moving = { reducedMotion: 'no-preference' } as const;
/** For {@link visit}: double taps are guarded against, and bots' steps take their time. */
export const guarded = { isGuarded: true } as const;

/** Whether pictures are taken: `SHOTS=1`. */
const SHOTS = process.env['SHOTS'] === '1';

interface More {
  readonly colorScheme?: 'light' | 'dark';
  readonly contrast?: 'more' | 'no-preference';
  readonly reducedMotion?: 'reduce' | 'no-preference';
  readonly isGuarded?: boolean;
}

/**
 * A person with a touch device of this size whose system speaks this language, and which moves
 * nothing and waits for nobody: a test about motion or guards asks for them.
 */
export async function visit(
  browser: Browser,
  url: string,
  size: Size,
  language: Language,
  { isGuarded = false, ...more }: More = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    hasTouch: true,
    isMobile: size !== desktop,
    locale: language === 'cs' ? 'cs-CZ' : 'en-GB',
    deviceScaleFactor: SHOTS && size === phone ? 2 : 1,
    reducedMotion: 'reduce',
    ...more,
  });
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(COUNT_CLICKS);
  if (!isGuarded) await context.addInitScript('globalThis.waits = { guard: 0, bot: 0 }');
  await strain(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // Refused requests are told below, with what was asked.
    if (message.type() === 'error' && !isRefusal(message.text())) complaints.push(message.text());
  });
  page.on('response', (response) => {
    const asked = response.request().postData() ?? '';
    // What a ghost would bring is asked beside the finger: whoever taps ✔ sooner overtakes it.
    const isOvertaken = response.status() === 409 && asked.includes('"type":"preview"');
    if (response.status() >= 400 && !isOvertaken) complaints.push(`${response.status()} ${response.url()} ${asked}`);
  });
  watch(context, page, complaints);
  await page.goto(url);
  return { page, context, complaints };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly help: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Waits until the page is at rest, and nothing that ends is still moving or fading. */
export async function settle(page: Page): Promise<void> {
  await standStill(page);
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((it) => it.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ends.map((it) => it.finished));
    // Pictures that are drawn ahead come when the page has a moment.
    const isDue = (it: Element): boolean => it.getBoundingClientRect().width > 0 && it.getBoundingClientRect().height > 0;
    while ([...document.querySelectorAll('.still:empty')].some(isDue)) await new Promise((done) => setTimeout(done, 10));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Fails where the automatic check finds anything serious or critical on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  if (await page.evaluate('globalThis.axe === undefined')) await page.evaluate(axe);
  const result = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as AxeResult;
  const grave = result.violations.filter((it) => it.impact === 'serious' || it.impact === 'critical');
  const told = grave.map((it) => `${it.id}: ${it.help}\n` + it.nodes.map((node) => `   ${node.html}\n   ${node.failureSummary ?? ''}`).join('\n'));
  // As text: of a list that should be empty a report shows how long it is.
  expect(told.join('\n'), await page.title()).toBe('');
}

/** A picture for people to look at, in `shots/`, where pictures are taken. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  await settle(page);
  await page.screenshot({ path: join(shots, `${name}.png`) });
}
