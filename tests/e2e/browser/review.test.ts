// The review of a finished game: begun, stopped and gone on with on the page of the result; what it
// says is kept, and a key moment leads to the board as it was, with the better move as a ghost.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, phone, shoot, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { place } from '../lib/kraje';
import { send } from '../lib/script';
import { serve } from '../lib/serve';
import { browser } from '../lib/stage';
import { stock } from '../lib/stock';
import { answerFirst, byId, laid, playOut, tap, toFinal } from '../lib/table';
import { looks } from '../lib/tier';
import { layRecorded } from '../lib/trace';

interface Reviewed {
  readonly review: { readonly done: boolean; readonly decisions: readonly unknown[]; readonly draws: readonly { readonly n: number }[]; readonly moments: readonly number[] } | null;
}

interface Periods {
  readonly starts: readonly number[];
}

/** A whole review, on a machine that has much else to do. */
const LONG = 600_000;

it.each(looks([phone, 'cs'] as const, [tablet, 'en'] as const))('on a %o in %s a game is reviewed and a key moment is looked at', async (size, language) => {
  const server = await serve();
  await layRecorded(server.url, 'kraje-1-rules1', ['Žofie'], 1);
  const { page, context, complaints } = await visit(browser, server.url, size, language);
  await tap(page, 'continue');
  await laid(page);
  await playOut(page, () => place(page, 3));
  await toFinal(page);
  // What is known of every game makes a story; nobody has looked for slips yet.
  await page.locator('[role=tab]', { hasText: /^(Příběh|Story)$/ }).tap();
  await byId(page, 'story-ending').waitFor();
  expect(await byId(page, 'story-slip').count()).toBe(0);
  await shoot(page, `story-before-${size.name}`);
  await byId(page, 'result-story').locator('.review-to').tap();
  await byId(page, 'review-start').waitFor();
  await expectAccessible(page);
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `review-before-${size.name}`);
  await tap(page, 'review-start');
  await page.locator('[data-testid=result-decisions][data-done=true]').waitFor({ timeout: LONG });
  expect(await byId(page, 'review-people').locator('li').count()).toBe(1);
  await shoot(page, `review-first-${size.name}`);
  await byId(page, 'review-details').locator('> summary').tap();
  expect(await byId(page, 'review-course').count()).toBe(1);
  const thirds = byId(page, 'review-phases');
  expect(await thirds.locator('tbody td').allTextContents()).toEqual([
    expect.stringMatching(/^\d/),
    expect.stringMatching(/^\d/),
    expect.stringMatching(/^\d/),
  ]);
  const verdict = { cs: /^\d+\sbod\S*: obvykle .+hra/, en: /^\d+\spoints: .+play/ };
  expect(await byId(page, 'luck-verdict').textContent()).toMatch(verdict[language]);
  expect(await byId(page, 'luck-seats').locator('tbody th').textContent()).toContain('Žofie');
  await expectAccessible(page);
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `review-done-${size.name}`);
  await byId(page, 'luck-seats').scrollIntoViewIfNeeded();
  await shoot(page, `luck-${size.name}`);

  // What was found is kept: asked again, it is there at once.
  const { body } = await send(server.url, { type: 'games' });
  const table = (body as { games: readonly { readonly table: string }[] }).games[0]?.table;
  const kept = (await send(server.url, { type: 'review', table })).body as Reviewed;
  expect(kept.review?.done).toBe(true);
  expect(kept.review?.decisions.length).toBeGreaterThan(3);
  // Every draw has its bar, in order, with its round and in the words of the log.
  const { periods } = (await send(server.url, { type: 'result', table })).body as { periods: Periods };
  const lots = byId(page, 'luck-draws').locator('.lot');
  const steps = await lots.locator('.lot-step').allTextContents();
  expect(steps.map((it) => Number(/\d+/.exec(it)?.[0]))).toEqual(kept.review?.draws.map(({ n }) => periods.starts.filter((start) => start <= n).length));
  for (const said of await lots.locator('.lot-words').allTextContents()) expect(said).not.toMatch(/^(Náhoda|Chance)$/);
  await lots.last().scrollIntoViewIfNeeded();
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `luck-draws-${size.name}`);
  // Whoever places at random has left something to find.
  expect(kept.review?.moments.length).toBeGreaterThan(0);

  await page.locator('[role=tab]', { hasText: /^(Příběh|Story)$/ }).tap();
  await byId(page, 'story-slip').waitFor();
  await expectAccessible(page);
  expect(await misfits(page)).toEqual([]);
  await byId(page, 'result-story').scrollIntoViewIfNeeded();
  await shoot(page, `story-${size.name}`);
  await page.locator('[role=tab]', { hasText: /^(Rozbor|Review)$/ }).tap();
  await byId(page, 'review-moment').first().tap();
  await byId(page, 'past-compared').waitFor();
  // What was played and what was better are in sight together, on a phone too.
  await expect.poll(() => page.locator('.prompt-past').evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThan(2);
  await expect.poll(() => cutOff(page)).toBeLessThan(2);
  await shoot(page, `review-there-${size.name}`);
  await expect.poll(() => page.locator('.replay').getAttribute('data-at')).toBe(String(kept.review?.moments[0]));
  expect(await byId(page, 'kraje-ghost').count()).toBe(1);
  await expectAccessible(page);
  // It is looked at and nothing else: there is no ✔ to it.
  expect(await byId(page, 'ghost-commit').count()).toBe(0);
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `review-moment-${size.name}`);
  // One step on the ghost is gone.
  await tap(page, 'replay-next');
  await expect.poll(() => byId(page, 'kraje-ghost').count()).toBe(0);
  // Both ways out lead back to where one came from.
  await tap(page, 'leave');
  await byId(page, 'review-moment').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});

const MOMENTS = looks(
  [[tablet, 'light', 'Carcassonne', 'en'] as const, [phone, 'dark', 'Space Bastards', 'cs'] as const],
  [[phone, 'light', 'Okanagan', 'cs'] as const, [tablet, 'dark', 'Podivné kraje', 'cs'] as const],
).flat();

it.each(MOMENTS)('on a %o in %s a key moment of %s is shown on the board, and comes back (%s)', async (size, colorScheme, game, language) => {
  const server = await serve(stock(12, 3));
  const { page, context, complaints } = await visit(browser, server.url, size, language, { colorScheme });
  await tap(page, 'nav-games');
  const rows = page.locator('[data-testid=part-finished] li');
  // From its sheet in the list a game opens with its story.
  await rows.filter({ hasText: game }).first().locator('.icon-button').tap();
  await tap(page, 'game-story');
  await byId(page, 'story-ending').waitFor();
  await page.locator('[role=tab]', { hasText: /^(Rozbor|Review)$/ }).tap();
  await tap(page, 'review-start');
  // The first moments are there before it is done.
  await byId(page, 'review-moment').first().waitFor({ timeout: LONG });
  await page.locator('[data-testid=result-decisions][data-done=true]').waitFor({ timeout: LONG });
  // The draw that gave most leads to the board right after it.
  const luckiest = byId(page, 'luck-luckiest');
  await byId(page, 'review-details').locator('> summary').tap();
  await byId(page, 'luck-seats').scrollIntoViewIfNeeded();
  await shoot(page, `luck-${game.slice(0, 5)}-${size.name}`);
  await page.locator('[role=tab]', { hasText: /^(Příběh|Story)$/ }).tap();
  await page.locator('[data-testid=result-story][data-reviewed=true]').waitFor();
  expect(await misfits(page)).toEqual([]);
  await byId(page, 'result-story').scrollIntoViewIfNeeded();
  await shoot(page, `story-${game.slice(0, 5)}-${size.name}`);
  await page.locator('[role=tab]', { hasText: /^(Rozbor|Review)$/ }).tap();
  if (game === 'Carcassonne') {
    const turn = /turn.(\d+)/.exec((await luckiest.textContent()) ?? '')?.[1];
    await luckiest.tap();
    // The replay is in the same turn as what was told.
    await expect.poll(() => byId(page, 'replay-when').textContent()).toBe(`Turn\u00a0${turn}`);
    // What led there comes again where it was left.
    await tap(page, 'replay-leave');
    await expect.poll(() => luckiest.evaluate((it) => Math.abs(it.getBoundingClientRect().top - innerHeight / 2) < innerHeight / 2)).toBe(true);
  }
  await byId(page, 'review-moment').first().tap();
  const compared = byId(page, 'past-compared');
  await compared.waitFor();
  expect(await compared.textContent()).toMatch(/: .+(Lepší|Better): /s);
  // What each of them changes at once stands beside it, where that makes a difference.
  const effects = await compared.locator('.past-effect').allTextContents();
  expect([0, 2]).toContain(effects.length);
  expect(new Set(effects).size).toBe(effects.length);
  expect(await byId(page, 'ghost-commit').count()).toBe(0);
  // A tile that was laid elsewhere is marked there.
  if (game === 'Carcassonne') expect(await byId(page, 'hunters-played').count()).toBe(1);
  // Nor does anything tell how it would be done.
  expect(await page.locator('.table-panel [data-tool="true"]:visible').count()).toBe(0);
  await expect.poll(() => cutOff(page)).toBeLessThan(2);
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `review-moment-${game.slice(0, 5)}-${size.name}`);

  // The dear decisions of a person come back: from their page the position opens as it was.
  const due = await dueOf(server.url);
  await page.goto(server.url);
  // Home says so to whoever played here last, and says nothing where nothing comes back.
  const { people } = (await send(server.url, { type: 'people' })).body as { people: readonly { readonly profile: string }[] };
  const isHome = (await dueOf(server.url, people[0]?.profile)) !== undefined;
  await expect.poll(() => byId(page, 'exercise-open').count()).toBe(isHome ? 1 : 0);
  await shoot(page, `exercise-home-${game.slice(0, 5)}-${size.name}`);
  if (!due) throw new Error('nothing of that game comes back');
  await practise(page, server.url, due, `${game.slice(0, 5)}-${size.name}`);
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});

/** How much of the hand beside the board is out of sight, in px: there it is only a picture. */
const cutOff = (page: Page): Promise<number> => page.locator('.table-panel').evaluate((it) => it.scrollHeight - it.clientHeight);

/** From the page of a person an exercise is opened and answered with the first thing that can be done. */
async function practise(page: Page, url: string, due: Due, name: string): Promise<void> {
  await tap(page, 'nav-statistics');
  await page.locator('.stat-person', { hasText: due.name }).first().tap();
  await byId(page, 'exercise-begin').scrollIntoViewIfNeeded();
  await shoot(page, `exercise-person-${name}`);
  await tap(page, 'exercise-begin');
  await byId(page, 'exercise-panel').waitFor();
  await expectAccessible(page);
  expect(await byId(page, 'hint').count()).toBe(0);
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `exercise-${name}`);
  await answerFirst(page);
  await page.locator('[data-testid=exercise-panel][data-solved]').waitFor();
  // It stands as it stood, with what was better, and nothing more to be done.
  await expect.poll(() => cutOff(page)).toBeLessThan(2);
  await expectAccessible(page);
  expect(await byId(page, 'bar-commit').count()).toBe(0);
  expect(await byId(page, 'ghost-commit').count()).toBe(0);
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `exercise-answer-${name}`);
  // Nothing waits there any more: the back key leads where the button does.
  await page.goBack();
  await byId(page, 'person').waitFor();
  expect((await dueOf(url, due.profile))?.due ?? 0).toBe(due.due - 1);
}

interface Due {
  readonly profile: string;
  readonly name: string;
  readonly due: number;
}

/** Somebody of the household, or just this one, to whom a decision comes back now. */
async function dueOf(url: string, profile?: string): Promise<Due | undefined> {
  const { people } = (await send(url, { type: 'people' })).body as { people: readonly Omit<Due, 'due'>[] };
  for (const person of people.filter((it) => profile === undefined || it.profile === profile)) {
    const { due } = (await send(url, { type: 'exercises', profile: person.profile })).body as { due: number };
    if (due > 0) return { profile: person.profile, name: person.name, due };
  }
  return undefined;
}
