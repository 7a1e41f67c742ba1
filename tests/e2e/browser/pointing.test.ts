// A place without a name is shown by pointing or told by the way to it: no code of the engines is
// ever read or heard, and a line of the log lights what it is about.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { deal, playTo } from '../lib/bastards-door';
import { expectAccessible, type Language, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { middle, standStill, touch } from '../lib/finger';
import { decide as decideHunters } from '../lib/hunters';
import { aim, place } from '../lib/kraje';
import { lay, layTo } from '../lib/okanagan';
import { browser, served } from '../lib/stage';
import { begin, byId, playOn, takeDevice, tap, toDecision, untilReady } from '../lib/table';

/** "x8", "d10a", "A2", "N16", "V1 S1". */
const CODE = /(?<![\p{L}\d])(?:\p{Lu}{1,2}\d{1,2}|\p{Ll}\d{1,2}[ab]?)(?![\p{L}\d])/u;

/** All that the page writes, and all that it says of its parts to those who do not see them. */
const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label]')].map((it) => it.getAttribute('aria-label') ?? ''),
    ...[...document.querySelectorAll('.unseen')].map((it) => it.textContent ?? ''),
  ]);

async function expectNoCodes(page: Page): Promise<void> {
  expect((await wordsOn(page)).filter((line) => CODE.test(line))).toEqual([]);
}

/** Walks down the list of moves, always by the first that goes on, and reads every page of it. */
async function readChoices(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await byId(page, 'sheet-choices').waitFor();
  for (;;) {
    await expectNoCodes(page);
    const onward = page.locator('.roving .choice:has(svg)');
    if ((await onward.count()) === 0) break;
    // The first page has no path.
    const before = (await page.locator('.choices-path').allTextContents()).join();
    await onward.first().tap();
    await page.waitForFunction((was) => (document.querySelector('.choices-path')?.textContent ?? '') !== was, before);
  }
  await page.keyboard.press('Escape');
  await byId(page, 'sheet-choices').waitFor({ state: 'detached' });
}

/** Taps the newest line of the log that says this; what it is about is ringed, and in sight. */
async function pointAt(page: Page, says: RegExp, shot: string): Promise<void> {
  await tap(page, 'open-log');
  await page.locator('.log-entry').first().waitFor();
  await expectNoCodes(page);
  await page.locator('.log-entry', { hasText: says }).first().tap();
  await page.locator('.replay').waitFor();
  await byId(page, 'pointed').waitFor({ state: 'attached' });
  await standStill(page);
  const board = await page.locator('.surface').first().boundingBox();
  const ring = await byId(page, 'pointed').boundingBox();
  if (board === null || ring === null) throw new Error('nothing is pointed at');
  expect(ring.x + ring.width / 2).toBeGreaterThan(board.x);
  expect(ring.x + ring.width / 2).toBeLessThan(board.x + board.width);
  expect(ring.y + ring.height / 2).toBeGreaterThan(board.y);
  expect(ring.y + ring.height / 2).toBeLessThan(board.y + board.height);
  await expectNoCodes(page);
  await expectAccessible(page);
  await shoot(page, shot);
  await tap(page, 'replay-leave');
  await byId(page, 'pointed').waitFor({ state: 'detached' });
}

interface Way {
  readonly game: string;
  readonly size: Size;
  readonly language: Language;
  /** A line that is about a place. */
  readonly says: RegExp;
  /** Plays until something is about to be laid, and something was laid before. */
  play(page: Page): Promise<void>;
}

const NAMES = ['Žofie', 'Jiří'];

const WAYS: readonly Way[] = [
  {
    game: 'kraje',
    size: phone,
    language: 'cs',
    says: /pokládá/,
    async play(page) {
      await begin(page, { game: 'kraje', seats: 2, names: NAMES });
      let placed = 0;
      await playOn(
        page,
        async () => {
          await place(page, placed);
          placed += 1;
        },
        async () => placed === 4,
      );
      await aim(page, 'scoring');
    },
  },
  {
    game: 'hunters',
    size: tablet,
    language: 'cs',
    says: /pokládá dílek/,
    async play(page) {
      await begin(page, { game: 'hunters', seats: 2, names: NAMES });
      for (const pick of [1, 2, 3, 4]) {
        await decideHunters(page, pick);
        await toDecision(page);
      }
      while ((await page.locator('.hg-chip').count()) > 0) {
        await decideHunters(page, 1);
        await toDecision(page);
      }
      await touch(page, await middle(byId(page, 'hunters-spot')));
      await byId(page, 'hunters-ghost').waitFor();
    },
  },
  {
    game: 'okanagan',
    size: tablet,
    language: 'en',
    says: /places a tile/,
    async play(page) {
      await layTo(served.url, 'place', { tiles: 3 });
      await page.reload();
      await tap(page, 'continue');
      await takeDevice(page);
      await lay(page, 0);
    },
  },
  {
    game: 'bastards',
    size: phone,
    language: 'cs',
    says: /letí|staví loď/,
    async play(page) {
      const game = await deal(served.url, { names: NAMES, seed: 'R0VGHBASTARD' });
      await playTo(
        served.url,
        game,
        ({ view, offer }) => view?.stage.type === 'fly' && view.round > 1 && (offer?.fly.length ?? 0) > 0,
      );
      await page.reload();
      await tap(page, 'continue');
      await untilReady(page);
    },
  },
];

describe.each(WAYS)('in $game', ({ game, size, language, says, play }) => {
  it('places are pointed at, and never told by codes', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await play(page);
    await expectNoCodes(page);
    if ((await byId(page, 'bar-cancel').count()) > 0) await tap(page, 'bar-cancel');
    await readChoices(page);
    await pointAt(page, says, `pointing-${game}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
