// Whatever is said above it, something of the hand can be tapped and the buttons around it
// are whole: on every size and with every size of text, in a lesson, a guided first game and beside good moves.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { desktop, narrow, phone, shoot, side, type Size, tablet, visit } from '../lib/browser';
import { standStill } from '../lib/finger';
import { games } from '../lib/place';
import { browser, served } from '../lib/stage';
import { ALL } from '../lib/tier';
import { answerFirst, byId, seeThrough, sitDown, tap, toDecision } from '../lib/table';

const SIZES = [narrow, side, desktop, ...(ALL ? [phone, tablet] : [])];
/** The factors of `ui/src/state/text.ts`. */
const TEXTS = [1, 1.25, 1.5];

/** How many things of the hand a finger meets, and what of the buttons around it is not met whole. */
async function reach(page: Page, { width, height }: Size, text: number): Promise<{ hand: number; lost: readonly string[] }> {
  await page.setViewportSize({ width, height });
  await page.evaluate((factor) => document.documentElement.style.setProperty('--text', String(factor)), text);
  await standStill(page);
  return page.evaluate(() => {
    const meets = (it: Element, x: number, y: number): boolean => it.contains(document.elementFromPoint(x, y));
    const all = [...document.querySelectorAll('.table-panel :is(button:enabled, [data-hit])')];
    const hand = all.filter((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return width > 0 && meets(it, x + width / 2, y + height / 2);
    });
    const lost = [...document.querySelectorAll('.bar button:not(.unseen), .lesson-buttons button, .learner-move')].filter((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return width > 0 && !(it.scrollWidth <= it.clientWidth + 1 && meets(it, x + 3, y + height / 2) && meets(it, x + width / 2, y + 3) && meets(it, x + width / 2, y + height - 3));
    });
    return { hand: hand.length, lost: lost.map((it) => it.getAttribute('data-testid') ?? it.outerHTML) };
  });
}

/** Looks at the hand under what is said, on every size and with every size of text. */
async function expectHand(page: Page, game: string, said: string): Promise<void> {
  await byId(page, said).waitFor();
  for (const size of SIZES)
    for (const text of TEXTS) {
      const { hand, lost } = await reach(page, size, text);
      await shoot(page, `hand-${game}-${said}-${size.name}-${text}`);
      const where = `${said}, ${size.name}, ${text}`;
      expect(lost, where).toEqual([]);
      expect(hand, where).toBeGreaterThan(0);
    }
  await reach(page, phone, 1);
}

it.each(games)('whoever learns %s has something of the hand to tap', async (game) => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await tap(page, `learn-${game}`);
  await page.locator('.lesson').first().tap();
  await expectHand(page, game, 'lesson-panel');
  for (const [name, next] of [['Nová', 'first-go'], ['Novější', 'first-learner']] as const) {
    await page.goto(served.url);
    await sitDown(page, { game, seats: 2, names: [`${name} ${game}`], bots: [1], level: 'newcomer' });
    await toDecision(page);
    await tap(page, next);
    if (next === 'first-go') await expectHand(page, game, 'guide-close');
  }
  await expectHand(page, game, 'learner-0');
  // Once others have played there is more in the bar.
  await answerFirst(page);
  await seeThrough(page);
  await toDecision(page);
  await expectHand(page, game, 'open-glance');
  expect(complaints).toEqual([]);
  await context.close();
});
