// "What is this?": a finger that rests, the right button, and a key, on boards and hands of all games;
// and the rules on one page. None of it moves anything on the table.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { desktop, expectAccessible, type Language, launch, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { handOn, middle, restUntil, type Spot } from '../lib/finger';
import { misfits } from '../lib/fit';
import { place } from '../lib/kraje';
import { reach } from '../lib/okanagan';
import { serve, type Served } from '../lib/serve';
import { begin, byId, stepsShown, takeDevice, tap, toDecision, untilReady } from '../lib/table';
import { ALL, looks } from '../lib/tier';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve()]);
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

const SEATS: Readonly<Record<string, number>> = { hunters: 2, okanagan: 2, kraje: 1, bastards: 2 };

/** Something of each game's board, and of what lies beside it. */
const ON_BOARD: Readonly<Record<string, string>> = {
  hunters: '[data-testid="hunters-tiles"] > g',
  okanagan: '[data-testid="okanagan-tile"]',
  kraje: '[data-thing^="card-"]',
  bastards: '[data-testid^="bastards-planet-"]',
};

/** Lays the table with something on the board, before somebody. */
async function lay(page: Page, game: string): Promise<void> {
  await begin(page, { game, seats: SEATS[game] ?? 2, names: ['Ada', 'Bob'].slice(0, SEATS[game]) });
  const curtain = byId(page, 'curtain');
  if ((await curtain.count()) > 0) await takeDevice(page);
  if (game === 'kraje') await place(page, 0);
  await untilReady(page);
}

/** A finger that comes down and rests until the sheet is there; what can be dragged waits until it is lifted. */
async function rest(page: Page, at: Spot, isLoose = false): Promise<void> {
  if (!isLoose) return restUntil(byId(page, 'what'), at);
  const hand = await handOn(page);
  await hand.down(at);
  for (let n = 0; n < 3; n += 1) hand.rest();
  await hand.up();
  await byId(page, 'what').waitFor();
}

async function shut(page: Page): Promise<void> {
  await page.goBack();
  await byId(page, 'sheet-what').waitFor({ state: 'detached' });
}

/** Whether what is asked about is shown as a picture that has a size. */
const isDrawn = (page: Page): Promise<boolean> =>
  byId(page, 'what').evaluate((it) =>
    [...it.querySelectorAll(':scope > div svg')]
      .map((svg) => svg.getBoundingClientRect())
      .some(({ width, height }) => width >= 16 && height >= 16),
  );

const LOOKS = looks<readonly [Size, Language]>(
  [phone, 'cs'],
  [tablet, 'en'],
);

describe.each(LOOKS)('on a %o in %s', (size, language) => {
  it.each(Object.keys(SEATS))('%s says what is under a finger that rests', async (game) => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await lay(page, game);
    const steps = await stepsShown(page);
    await rest(page, await middle(page.locator(ON_BOARD[game] ?? '').first()));
    await shoot(page, `what-${game}-${size.name}-${language}`);
    expect(await misfits(page)).toEqual([]);
    await expectAccessible(page);
    const tag = await byId(page, 'what').getAttribute('data-tag');
    await tap(page, 'what-rule');
    await expect.poll(() => page.getByTestId(`clause-${tag}`).getAttribute('data-asked')).toBe('true');
    await page.goBack();
    await byId(page, 'what').waitFor();
    await shut(page);

    const beside = page.locator('.table-panel [data-what]:visible').first();
    const name = await beside.getAttribute('data-what');
    const isLoose = (await beside.getAttribute('data-drag')) !== null;
    await rest(page, await middle(beside), isLoose);
    expect(await byId(page, 'what').getAttribute('data-thing')).toBe(name);
    await shut(page);
    // The finger only asked: nothing was taken, laid or begun.
    expect(await stepsShown(page)).toBe(steps);
    expect(await page.locator('.bar-draft').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(Object.keys(SEATS))('%s stands on one page, and goes as a picture', async (game) => {
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await lay(page, game);
    await tap(page, 'open-glance');
    await byId(page, 'glance').waitFor();
    await shoot(page, `glance-${game}-${size.name}-${language}`);
    expect(await misfits(page)).toEqual([]);
    await expectAccessible(page);
    expect(await page.locator('.glance ul b').count()).toBeGreaterThan(2);
    await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
    const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'glance-save')]);
    expect(download.suggestedFilename()).toBe(`ctyrhra-${game}.png`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

const RELATIONS = /^(love|shooting|eating|trade|diplomacy|migration|mutation|change)$/;
const BUILDINGS = /^(farm|warehouse|silo)$/;

/** What kind of thing a name means. */
const kindOf = (name: string): string => {
  if (RELATIONS.test(name)) return 'relation';
  if (BUILDINGS.test(name)) return 'building';
  return name.includes('.') ? 'token' : name.replace(/:.*/, '');
};

/** What can be asked about beside the board when somebody is to lay something. */
const IN_SIGHT: Readonly<Record<string, readonly string[]>> = {
  hunters: ['hut', 'pawn', 'tile'],
  okanagan: ['action', 'building', 'goal', 'nugget', 'tile', 'token'],
  kraje: ['card', 'condition', 'deck'],
  bastards: ['coins', 'relation', 'track'],
};

/** One name of each kind that can be asked about beside the board. */
async function inSight(page: Page): Promise<ReadonlyMap<string, string>> {
  const names = await page.locator('.table-side [data-what]:visible').evaluateAll((all) => all.map((it) => it.getAttribute('data-what') ?? ''));
  return new Map(names.toReversed().map((name) => [kindOf(name), name]));
}

it.each(Object.keys(SEATS))('%s answers the right button and the key', async (game) => {
  const { page, context, complaints } = await visit(browser, served.url, desktop, 'en');
  await lay(page, game);
  // Goals to choose take all the room beside the board.
  if (game === 'okanagan') await reach(page, (stage) => stage === 'place');
  // All there is beside the board, and how it stands with each of them now.
  const things = await inSight(page);
  expect([...things.keys()].sort()).toEqual(IN_SIGHT[game]);
  for (const [kind, name] of ALL ? things : [...things].slice(0, 3)) {
    await page.locator(`.table-side [data-what="${name}"]:visible`).first().click({ button: 'right' });
    await byId(page, 'what').waitFor();
    expect(await byId(page, 'what').getAttribute('data-thing')).toBe(name);
    expect(await isDrawn(page), kind).toBe(true);
    expect(await page.locator('.what-now li').count(), kind).toBeGreaterThan(0);
    await shut(page);
  }
  const at = await middle(page.locator(ON_BOARD[game] ?? '').first());
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await byId(page, 'what').waitFor();
  await shut(page);
  await page.keyboard.press('?');
  const all = byId(page, 'what-all');
  await all.waitFor();
  await expectAccessible(page);
  const names = await all.locator('button').evaluateAll((found) => found.map((it) => it.getAttribute('data-testid') ?? ''));
  expect(names.length).toBeGreaterThan(5);
  for (const name of ALL ? names : names.slice(0, 3)) {
    await tap(page, name);
    await byId(page, 'what').waitFor();
    expect(await byId(page, 'what').getAttribute('data-thing')).toBe(name.slice('what-'.length));
    expect(await isDrawn(page), name).toBe(true);
    await shut(page);
    await page.keyboard.press('?');
    await all.waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it('the realm of the other player answers', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'kraje', seats: 2, names: ['Ada', 'Bob'], bots: [1] });
  await toDecision(page);
  await rest(page, await middle(byId(page, 'kraje-other-realm')));
  expect(await byId(page, 'what').getAttribute('data-thing')).toBe('realm:1');
  expect(await isDrawn(page)).toBe(true);
  expect(await page.locator('.what-now li').count()).toBe(1);
  expect(await misfits(page)).toEqual([]);
  await shoot(page, 'what-realm');
  await shut(page);
  // It was asked about and not shown.
  expect(await byId(page, 'kraje-other-realm').getAttribute('data-what')).toBe('realm:1');
  expect(complaints).toEqual([]);
  await context.close();
});

it('cards, coins and creatures of every player answer, in their rows and in the sheet about them', async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'cs');
  await lay(page, 'bastards');
  const crew = byId(page, 'bastards-crew');
  for (const [within, what] of [
    [crew, 'coins'],
    [crew, 'love'],
  ] as const) {
    await rest(page, await middle(within.locator(`[data-what="${what}"]`).last()));
    expect(await byId(page, 'what').getAttribute('data-thing')).toBe(what);
    await shut(page);
  }
  // In a relation's own sheet its cards answer one by one.
  await byId(page, 'bastards-relation-love').tap();
  const relations = byId(page, 'bastards-relations-detail');
  await relations.waitFor();
  const card = relations.locator('.sb-pair [data-what]').first();
  const race = await card.getAttribute('data-what');
  await rest(page, await middle(card));
  expect(await byId(page, 'what').getAttribute('data-thing')).toBe(race);
  await shut(page);
  await page.goBack();
  await relations.waitFor({ state: 'detached' });
  await crew.tap();
  const rival = byId(page, 'bastards-crew-1');
  await rival.waitFor();
  for (const what of ['love', 'sluggy']) {
    const thing = rival.locator(`[data-what="${what}"]`).last();
    await thing.scrollIntoViewIfNeeded();
    await rest(page, await middle(thing));
    expect(await byId(page, 'what').getAttribute('data-thing')).toBe(what);
    await shut(page);
    await rival.waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it('a card that is turned up over the board answers a finger that comes down on it at once', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await tap(page, 'learn-bastards');
  await tap(page, 'lesson-love');
  await untilReady(page);
  // The cards lie there for a moment only, so the finger comes down as soon as the page has them.
  await page.evaluate(() => {
    new MutationObserver((_, watch) => {
      const card = document.querySelector<HTMLElement>('.sb-reveal-card');
      if (card === null || getComputedStyle(card).pointerEvents === 'none') return;
      watch.disconnect();
      const { x, y } = card.getBoundingClientRect();
      const down = { bubbles: true, pointerId: 77, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y };
      card.dispatchEvent(new PointerEvent('pointerdown', down));
    }).observe(document.body, { subtree: true, childList: true });
  });
  await tap(page, 'bastards-relation-love');
  await tap(page, 'bar-commit');
  await byId(page, 'what').waitFor();
  expect(await byId(page, 'what').getAttribute('data-thing')).toBe('love');
  await shut(page);
  expect(complaints).toEqual([]);
  await context.close();
});
