// Lessons: every one of every game to its end by what is shown, one by keys alone, one left and gone
// on with; and the first game of somebody who has played none.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { Ear } from '../lib/ear';
import { expectAccessible, type Language, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { STILL, touch } from '../lib/finger';
import { misfits } from '../lib/fit';
import { aim, place } from '../lib/kraje';
import { decide } from '../lib/okanagan';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { ALL, looks } from '../lib/tier';
import { byId, laid, playOut, stepsShown, tap, toFinal, untilReady } from '../lib/table';

const GAMES = ['kraje', 'hunters', 'okanagan', 'bastards'] as const;

/** From Home to the lessons of a game. */
async function toLessons(page: Page, game: string): Promise<void> {
  await tap(page, `learn-${game}`);
  await page.locator('.lesson').first().waitFor();
}

/** What the panel says now. */
const says = (page: Page): Promise<string> => byId(page, 'lesson-says').innerText();

/** Has the task shown, or what has to follow of it, and confirms it; waits until that is done. */
async function follow(page: Page): Promise<void> {
  await untilReady(page);
  const before = await stepsShown(page);
  await touch(page, byId(page, 'lesson-show'));
  await page.locator('[data-testid="bar-commit"]:not(:disabled)').waitFor();
  await touch(page, byId(page, 'bar-commit'));
  await page.locator(`${STILL} .screen:not([data-at="${before}"])`).waitFor();
}

/** Every game on every look; in the quick tier every third lesson, since each is proven without a screen. */
const TAKEN = looks<readonly [Size, Language]>([phone, 'cs'], [tablet, 'en']).flatMap(([size, language]) =>
  GAMES.map((game) => ({ size, language, game })),
);

it.each(TAKEN)('on a $size.name in $language lessons of $game are taken to their end', async ({ size, language, game }) => {
  const { page, context, complaints } = await visit(browser, served.url, size, language);
  await toLessons(page, game);
  await expectAccessible(page);
  await shoot(page, `lessons-${size.name}-${language}-${game}`);
  const ids = await page.locator('.lesson').evaluateAll((all) => all.map((it) => it.getAttribute('data-testid') ?? ''));
  expect(ids.length).toBeGreaterThanOrEqual(6);
  for (const id of ids.filter((_, i) => ALL || i % 3 === 0)) {
    await tap(page, id);
    await page.locator('[data-testid="lesson-panel"], [data-testid="prompt"]').first().waitFor();
    if ((await byId(page, 'lesson-panel').count()) > 0) {
      expect(await misfits(page), id).toEqual([]);
      if (id === ids[0]) await expectAccessible(page);
      await shoot(page, `lesson-${size.name}-${language}-${game}-${id}`);
      while ((await byId(page, 'lesson-show').count()) > 0) await follow(page);
      if (id === ids[0]) await expectAccessible(page);
    }
    if ((await byId(page, 'lesson-all').count()) > 0) {
      await tap(page, 'lesson-all');
      await page.locator(`.lesson[data-learned="true"][data-testid="${id}"]`).waitFor();
    } else {
      // A game to be played to its end; it is left where it stands.
      await page.goBack();
      await tap(page, 'pause-home');
      await toLessons(page, game);
    }
  }
  expect(complaints).toEqual([]);
  await context.close();
});

/** Presses Tab until something with this test id has the focus. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let n = 0; n < 80; n += 1) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
    if (at === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${id} by Tab`);
}

it('a lesson is taken by keys alone, and what is said is told to a screen reader', async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'en');
  await byId(page, 'learn-kraje').waitFor();
  await tabTo(page, 'learn-kraje');
  await page.keyboard.press('Enter');
  await page.locator('.lesson').first().waitFor();
  await tabTo(page, 'lesson-overlap');
  await page.keyboard.press('Enter');
  await byId(page, 'lesson-panel').waitFor();
  expect(await byId(page, 'lesson-says').getAttribute('role')).toBe('status');
  while ((await byId(page, 'lesson-all').count()) === 0) {
    await untilReady(page);
    const before = await says(page);
    await page.keyboard.press('h');
    await page.locator('[data-testid="bar-commit"]:not(:disabled)').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction((old) => document.querySelector<HTMLElement>('[data-testid="lesson-says"]')?.innerText !== old, before);
  }
  await tabTo(page, 'lesson-next');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[data-testid="lesson-next"]') === null);
  await byId(page, 'lesson-skip').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** What the list of moves has beside the moves. */
const AROUND = /^(The table in words|Close|Back|Possible moves|)$/;

/** Makes a decision from the list of moves by keys: by what is looked for, else by the first entry. */
async function choose(page: Page, ear: Ear, wanted: RegExp): Promise<void> {
  await untilReady(page);
  const at = await stepsShown(page);
  await ear.press(/^Possible moves$/, 'Shift+Tab');
  for (let before = ''; ; ) {
    const first = await ear.until(async () => {
      const { role, name } = await ear.focused();
      return role === 'button' && !AROUND.test(name) && name !== before ? name : null;
    });
    if (first === 'Confirm') break;
    const entries = (await ear.tree()).filter(({ role, name }) => role === 'button' && !AROUND.test(name));
    const entry = entries.find(({ name }) => wanted.test(name));
    while (entry && !wanted.test((await ear.focused()).name)) await page.keyboard.press('ArrowDown');
    before = entry?.name ?? first;
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await page.locator(`${STILL} .screen:not([data-at="${at}"])`).waitFor();
}

/** Lessons, and what their tasks ask for in the list of moves. */
const LISTED = looks<readonly (readonly [string, string, readonly RegExp[]])[]>(
  [['kraje', 'solo', []], ['bastards', 'eating', [/Play Eating$/, /Eat /]]],
  [['hunters', 'raft', [/\bhut\b|1 west of/i]], ['okanagan', 'build', [/Farm/, /open tile 1/, /Warehouse/]]],
).flat();

it.each(LISTED)('a lesson of %s is done by keys from the list of moves', async (game, lesson, tasks) => {
  // Where none has been begun: one that is past its tasks would go on there.
  const fresh = await serve();
  const { page, context, complaints } = await visit(browser, fresh.url, tablet, 'en');
  await toLessons(page, game);
  await tap(page, `lesson-${lesson}`);
  await byId(page, 'lesson-panel').waitFor();
  const ear = await Ear.of(page);
  while ((await byId(page, 'lesson-show').count()) > 0) {
    const task = Number(/\d+/.exec(await page.locator('.lesson-step').innerText())?.[0]);
    await choose(page, ear, tasks[task - 1] ?? /^$/);
  }
  expect(complaints).toEqual([]);
  await context.close();
  await fresh.kill();
});

it('a lesson that was left goes on where it stood, or begins anew', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'en');
  await toLessons(page, 'hunters');
  await tap(page, 'lesson-forest');
  await byId(page, 'lesson-panel').waitFor();
  await untilReady(page);
  await tap(page, 'lesson-skip');
  await page.waitForFunction(() => document.querySelector('.lesson-step')?.textContent?.includes('2') === true);
  const task = await says(page);
  await page.goBack();
  await tap(page, 'pause-home');
  // Home knows that a lesson is begun.
  await byId(page, 'learn-hunters').getByText('Lessons: ').waitFor();
  await page.reload();
  await toLessons(page, 'hunters');
  await tap(page, 'lesson-forest');
  await byId(page, 'lesson-panel').waitFor();
  expect(await says(page)).toBe(task);
  await page.goBack();
  await tap(page, 'pause-lesson-again');
  await page.waitForFunction(() => document.querySelector('.lesson-step')?.textContent?.includes('Task 1') === true);
  expect(complaints).toEqual([]);
  await context.close();
});

it('what is allowed but not what a lesson is about is answered, and nothing is laid', async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'cs');
  await toLessons(page, 'kraje');
  await tap(page, 'lesson-overlap');
  await byId(page, 'lesson-panel').waitFor();
  await aim(page);
  await page.locator('[data-testid="bar-commit"]:not(:disabled)').waitFor();
  const before = await stepsShown(page);
  await touch(page, byId(page, 'bar-commit'));
  await byId(page, 'lesson-answer').waitFor();
  expect(await stepsShown(page)).toBe(before);
  await expectAccessible(page);
  await shoot(page, 'lesson-answer');
  expect(complaints).toEqual([]);
  await context.close();
});

it('what is not allowed in a lesson is answered with the reason and the way to its rule', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await toLessons(page, 'hunters');
  await tap(page, 'lesson-forest');
  await byId(page, 'lesson-panel').waitFor();
  await untilReady(page);
  const task = await says(page);
  // Far from everything there is nothing to lie beside.
  const board = await page.locator('.table-board').boundingBox();
  if (!board) throw new Error('no board');
  await touch(page, { x: board.x + board.width - 30, y: board.y + 30 });
  await byId(page, 'lesson-refused').waitFor();
  await expectAccessible(page);
  await shoot(page, 'lesson-refused');
  expect(await misfits(page)).toEqual([]);
  await touch(page, byId(page, 'prompt-rule'));
  await expect.poll(() => page.getByTestId('clause-HG-PLACE').getAttribute('data-asked')).toBe('true');
  await page.goBack();
  await byId(page, 'sheet-rules').waitFor({ state: 'detached' });
  // With something else in hand the task is there again.
  await touch(page, byId(page, 'lesson-show'));
  await byId(page, 'lesson-refused').waitFor({ state: 'detached' });
  expect(await says(page)).toBe(task);
  expect(complaints.filter((it) => !it.includes('"type":"preview"'))).toEqual([]);
  await context.close();
});

it.each(
  looks<readonly [Size, Language, string, string, string]>(
    [phone, 'cs', 'kraje', 'solo', 'Máš za sebou celou partii'],
    [tablet, 'en', 'okanagan', 'finish', 'You have played a whole game'],
  ),
)('on a %o in %s the lesson of %s that is a whole game ends with its result and leads on', async (size, language, game, lesson, end) => {
  const fresh = await serve();
  const { page, context, complaints } = await visit(browser, fresh.url, size, language);
  await toLessons(page, game);
  await tap(page, `lesson-${lesson}`);
  await byId(page, 'lesson-panel').waitFor();
  while ((await byId(page, 'lesson-show').count()) > 0) await follow(page);
  let n = 0;
  await playOut(page, () => (game === 'kraje' ? place(page, (n += 1) * 3) : decide(page, (n += 1) * 7)));
  await toFinal(page);
  const said = byId(page, 'lesson-end');
  expect(await said.textContent()).toMatch(new RegExp(end));
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  // What goes on from here is learning, not another game like this one.
  expect(await byId(page, 'final-again').count()).toBe(0);
  await said.scrollIntoViewIfNeeded();
  await shoot(page, `lesson-end-${size.name}-${language}-${game}`);
  await tap(page, 'lesson-all');
  await page.locator(`[data-testid=lesson-${lesson}][data-learned=true]`).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await fresh.kill();
});

it.each(GAMES)('the first game of %s begins with nothing to set up and is guided', async (game) => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await tap(page, `first-${game}`);
  // A name is asked for once, and nobody has to give one.
  await byId(page, 'first-name').waitFor();
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await shoot(page, `first-name-${game}`);
  await tap(page, 'first-name-go');
  await laid(page);
  await untilReady(page);
  await byId(page, 'first-turn').waitFor();
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await shoot(page, `first-${game}`);
  await tap(page, 'first-skip');
  await byId(page, 'first-turn').waitFor({ state: 'detached' });
  await page.goBack();
  await tap(page, 'pause-home');
  // Who has played it once needs no first game, but there are still the lessons.
  await byId(page, 'continue').waitFor();
  await byId(page, `first-${game}`).waitFor({ state: 'detached' });
  await byId(page, `learn-${game}`).scrollIntoViewIfNeeded();
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await shoot(page, `home-lessons-${game}`);
  expect(complaints).toEqual([]);
  await context.close();
});
