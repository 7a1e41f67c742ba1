// Help for whoever learns: good moves that are shown and not played, until they are needed no more;
// lessons from the rules and back; the first game of people and guests who are new to it.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { expectAccessible, type Language, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { touch } from '../lib/finger';
import { misfits } from '../lib/fit';
import { aim } from '../lib/kraje';
import { nextSeed, sow } from '../lib/seed';
import { browser, served } from '../lib/stage';
import { begin, byId, commit, laid, layDown, pauseMore, sitDown as sitDownTo, stepsShown, tap, toDecision, untilReady } from '../lib/table';
import { looks } from '../lib/tier';

const GAMES = ['kraje', 'hunters', 'okanagan', 'bastards'] as const;

const LOOKS = looks<readonly [Size, Language]>(
  [phone, 'cs'],
  [tablet, 'en'],
);

/** What of the way to a good move is cut off by what lies beside it. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.locator('.learner-move, .learner-title, .edge-own .bar-commit, .edge-own [data-testid="open-glance"]').evaluateAll((all) =>
    all.flatMap((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      const corners = [
        [x + 4, y + 4],
        [x + width - 4, y + 4],
        [x + 4, y + height - 4],
        [x + width - 4, y + height - 4],
      ] as const;
      const isWhole = corners.every(([left, top]) => {
        const found = document.elementFromPoint(left, top);
        return found !== null && (it.contains(found) || found.contains(it));
      });
      return isWhole ? [] : [it.textContent ?? ''];
    }),
  );

/** What of the panel lies over the bar below it. */
const overBar = (page: Page): Promise<readonly string[]> =>
  page.locator('.bar').evaluateAll((bars) =>
    bars.flatMap((bar) => {
      const { x, y, width } = bar.getBoundingClientRect();
      return Array.from({ length: 40 }, (_, n) => document.elementFromPoint(x + (width * (n + 0.5)) / 40, y + 3))
        .filter((it) => it !== null && it.closest('.table-panel') !== null)
        .map((it) => it?.textContent ?? '');
    }),
  );

it('along an edge of a table that lies, good moves are whole, and so is the hand above them', async () => {
  await call({ type: 'settings', change: { theme: 'dark' } });
  const name = 'Bětka u stolu';
  await child(name);
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'cs');
  await begin(page, { game: 'kraje', seats: 2, names: [name, 'Petr'], edges: ['left', 'top'] });
  await toDecision(page);
  while ((await page.locator('.table').getAttribute('data-help')) !== 'learner') {
    await aim(page);
    await commit(page);
    await toDecision(page);
  }
  await byId(page, 'learner-0').waitFor();
  const panel = await page.locator('.edge-own .table-panel').boundingBox();
  const edge = await page.locator('.edge-own').boundingBox();
  // The edge runs down the left side: what is deep is wide.
  expect(panel?.width).toBeGreaterThan((edge?.width ?? 0) - 4);
  expect(await cutOff(page)).toEqual([]);
  await shoot(page, 'learner-lying');
  await expectAccessible(page);
  await touch(page, byId(page, 'learner-0'));
  await byId(page, 'hinted').waitFor();
  expect(await cutOff(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await call({ type: 'settings', change: { theme: 'auto' } });
  await context.close();
});

/** Asks the app something, as its screen does. */
async function call(asked: object): Promise<Record<string, unknown>> {
  const reply = await fetch(`${served.url}/call`, { method: 'POST', body: JSON.stringify(asked) });
  return (await reply.json()) as Record<string, unknown>;
}

/** Somebody who wants the learner's help; tells who. */
async function child(name: string): Promise<string> {
  const { added } = await call({ type: 'addPerson', name, mark: 'sun' });
  await call({ type: 'changePerson', profile: added, help: 'learner' });
  return String(added);
}

const inSight = (page: Page, selector: string) =>
  page.locator(selector).first().evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

it.each(LOOKS)('on a %o in %s a learner is shown good moves, and nothing is played', async (size, language) => {
  const name = `Bětka ${size.name}`;
  const profile = await child(name);
  const { page, context, complaints } = await visit(browser, served.url, size, language);
  for (const game of GAMES) {
    await begin(page, { game, seats: 2, names: [name], bots: [1], level: 'newcomer' });
    await toDecision(page);
    await byId(page, 'learner-0').waitFor();
    const can = (await byId(page, 'prompt').textContent()) ?? '';
    expect(can.trim().length, `${game}: ${can}`).toBeGreaterThan(30);
    expect(await byId(page, 'learner').locator('[role="status"]').count()).toBe(1);
    // Each has a name of its own, in sight.
    const names = page.locator('.learner-what');
    const said = await names.allTextContents();
    expect(new Set(said).size, said.join('; ')).toBe(said.length);
    for (const one of await names.all()) expect((await one.boundingBox())?.width).toBeGreaterThan(20);
    expect(await misfits(page), game).toEqual([]);
    await expectAccessible(page);
    await shoot(page, `learner-${game}-${size.name}-${language}`);
    const before = await stepsShown(page);
    await touch(page, byId(page, 'learner-0'));
    await byId(page, 'hinted').waitFor();
    await page.locator('[data-testid="learner-0"][aria-pressed="true"]').waitFor();
    expect(await stepsShown(page)).toBe(before);
    expect(await misfits(page), game).toEqual([]);
    expect(await overBar(page), game).toEqual([]);
    await shoot(page, `learner-shown-${game}-${size.name}-${language}`);
    await tap(page, 'bar-cancel');
    await page.goBack();
    await tap(page, 'pause-home');
  }

  // Who has done without for long enough is asked, and decides.
  const readyToGrow = async (): Promise<void> => {
    await page.evaluate((who) => localStorage.setItem('ctyrhra:growing', JSON.stringify([[who, 8]])), profile);
    await page.reload();
    await tap(page, 'continue');
    await laid(page);
    await toDecision(page);
    await byId(page, 'learner-ask').waitFor();
  };
  await readyToGrow();
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await shoot(page, `learner-ask-${size.name}-${language}`);
  // Who would rather keep the help has it again at once.
  await tap(page, 'learner-stay');
  await byId(page, 'learner-0').waitFor();
  await byId(page, 'learner-ask').waitFor({ state: 'detached' });
  await readyToGrow();
  await tap(page, 'learner-grow');
  await page.locator('.table[data-help="normal"]').waitFor();
  await byId(page, 'learner').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

it.each(LOOKS)('on a %o in %s a clause is tried in its lesson, and the lesson leads to its clauses', async (size, language) => {
  const { page, context, complaints } = await visit(browser, served.url, size, language);
  await tap(page, 'nav-rules');
  await tap(page, 'rules-okanagan');
  // A small position: one clause, no lesson, and back.
  await touch(page, byId(page, 'try-OK-B1'));
  await byId(page, 'lesson-panel').waitFor();
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `small-${size.name}-${language}`);
  while ((await byId(page, 'lesson-all').count()) === 0) {
    await untilReady(page);
    const before = await stepsShown(page);
    await tap(page, 'lesson-skip');
    await page.waitForFunction((old) => document.querySelector('.screen')?.getAttribute('data-at') !== String(old), before);
  }
  expect(await byId(page, 'lesson-next').count()).toBe(0);
  await expectAccessible(page);
  await shoot(page, `small-end-${size.name}-${language}`);
  await tap(page, 'lesson-all');
  await expect.poll(() => page.getByTestId('clause-OK-B1').getAttribute('data-asked')).toBe('true');
  await shoot(page, `small-rules-${size.name}-${language}`);
  await page.goBack();
  await tap(page, 'rules-hunters');
  const clause = page.getByTestId('clause-HG-SHAMAN');
  await clause.getByTestId('try-HG-SHAMAN-shaman').scrollIntoViewIfNeeded();
  await shoot(page, `rules-try-${size.name}-${language}`);
  expect(await misfits(page)).toEqual([]);
  await touch(page, clause.getByTestId('try-HG-SHAMAN-shaman'));
  await byId(page, 'lesson-panel').waitFor();
  await touch(page, byId(page, 'lesson-book'));
  await expect.poll(() => page.getByTestId('clause-HG-MUSHROOM').getAttribute('data-asked')).toBe('true');
  // The lesson that is open is not offered in itself.
  expect(await byId(page, 'try-HG-SHAMAN-shaman').count()).toBe(0);
  await page.goBack();
  await byId(page, 'sheet-rules').waitFor({ state: 'detached' });
  while ((await byId(page, 'lesson-all').count()) === 0) {
    await untilReady(page);
    const before = await stepsShown(page);
    await tap(page, 'lesson-skip');
    await page.waitForFunction((old) => document.querySelector('.screen')?.getAttribute('data-at') !== String(old), before);
  }
  await byId(page, 'lesson-rule-HG-SHAMAN').waitFor();
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `lesson-rules-${size.name}-${language}`);
  await tap(page, 'lesson-all');
  await expect.poll(() => page.getByTestId('clause-HG-SHAMAN').getAttribute('data-asked')).toBe('true');
  await expect.poll(() => inSight(page, '#HG-SHAMAN h3')).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

it('from a table, a clause is tried and Back leads to the rules over it', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'kraje', seats: 1, names: ['Ota'] });
  await tap(page, 'kraje-help');
  await page.getByTestId('try-PK-PLACE-overlap').tap();
  await byId(page, 'lesson-panel').waitFor();
  await page.goBack();
  await tap(page, 'pause-rules-back');
  await byId(page, 'sheet-rules').waitFor();
  await expect.poll(() => page.getByTestId('clause-PK-PLACE').getAttribute('data-asked')).toBe('true');
  await page.goBack();
  await byId(page, 'sheet-rules').waitFor({ state: 'detached' });
  await byId(page, 'lesson-panel').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

it.each(GAMES)('the parts of %s have their pictures, and what they are begins with a capital', async (game) => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'en');
  await tap(page, 'nav-rules');
  await tap(page, `rules-${game}`);
  await page.locator('.rules-box button').first().waitFor();
  const bare = await page.locator('.rules-box button').evaluateAll((all) =>
    all
      .filter((it) => {
        const drawn = [...it.querySelectorAll('.rules-thing svg')].map((svg) => svg.getBoundingClientRect());
        return !drawn.some(({ width, height }) => width >= 16 && height >= 16);
      })
      .map((it) => it.getAttribute('data-testid')),
  );
  expect(bare).toEqual([]);
  await page.locator('.rules-box').first().scrollIntoViewIfNeeded();
  await shoot(page, `rules-box-${game}`);
  expect(await misfits(page)).toEqual([]);
  await page.goBack();
  await byId(page, `rules-${game}`).waitFor();
  await page.goBack();
  await begin(page, { game, seats: 2, names: ['Ada'], bots: [1] });
  await toDecision(page);
  await pauseMore(page);
  await tap(page, 'pause-what');
  await byId(page, 'what-all').waitFor();
  const names = await byId(page, 'what-all').locator('button').allTextContents();
  expect(names.filter((it) => it.charAt(0) !== it.charAt(0).toUpperCase())).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

/** From Home to the first decision of somebody against the computer. */
async function sitDown(page: Page, game: string, name?: string): Promise<void> {
  await sitDownTo(page, { game, seats: 2, names: name === undefined ? [] : [name], bots: [1], level: 'newcomer' });
  await toDecision(page);
}

const home = async (page: Page): Promise<void> => {
  await page.goBack();
  await tap(page, 'pause-home');
};

it('a person new to a game is guided at any table, until they wave it off; others are let be', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await sitDown(page, 'okanagan', 'Nový');
  await byId(page, 'first-turn').waitFor();
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await tap(page, 'first-skip');
  await byId(page, 'first-turn').waitFor({ state: 'detached' });
  await home(page);
  await sitDown(page, 'okanagan', 'Nový');
  expect(await byId(page, 'first-turn').count()).toBe(0);
  await home(page);
  // What one knows another need not.
  await sitDown(page, 'okanagan', 'Novější');
  await byId(page, 'first-turn').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** Does what is advised in so many decisions; tells what the guide said at each of them that had something new. */
async function guided(page: Page, decisions: number): Promise<readonly string[]> {
  const said: string[] = [];
  for (let n = 0; n < decisions && (await toDecision(page)); n += 1) {
    await untilReady(page);
    const told = page.locator('[data-testid="first-turn"] li');
    if ((await told.count()) > 0) said.push((await told.allInnerTexts()).join('\n'));
    await page.keyboard.press('h');
    await page.locator('[data-testid="hinted"], [data-testid="notice-action"]').first().waitFor();
    if ((await byId(page, 'hinted').count()) === 0) await tap(page, 'notice-action');
    await byId(page, 'hinted').waitFor();
    await commit(page);
  }
  return said;
}

/** In how many decisions, and how many different things a newcomer is told in them, at the least. */
const QUESTIONS: Readonly<Record<string, readonly [number, number]>> = { kraje: [8, 4], hunters: [6, 3], okanagan: [10, 5], bastards: [16, 6] };

/** Settling takes a while: one look at it is enough. */
const GUIDED = looks<readonly (readonly [Size, Language, readonly string[]])[]>(
  [
    [phone, 'cs', ['kraje', 'hunters', 'okanagan']],
    [tablet, 'en', ['bastards']],
  ],
  [[tablet, 'en', ['kraje', 'hunters', 'okanagan']]],
).flat();

it.each(GUIDED)('on a %o in %s the first game of %o is guided by what is asked, and nothing is said twice', async (size, language, games) => {
  const { page, context, complaints } = await visit(browser, served.url, size, language);
  for (const game of games) {
    await sitDown(page, game, `Nová ${size.name}`);
    expect(await misfits(page)).toEqual([]);
    await shoot(page, `guided-${game}-${size.name}-${language}`);
    const [decisions, most] = QUESTIONS[game] ?? [0, 0];
    const said = await guided(page, decisions);
    expect(said.filter((it) => it.length < 20)).toEqual([]);
    expect(said.length, said.join('\n\n')).toBeGreaterThanOrEqual(most);
    expect([...new Set(said)]).toEqual(said);
    await page.goto(served.url);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it('along an edge of a table that lies, a newcomer is told in full what can be done', async () => {
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'cs');
  await tap(page, 'game-bastards');
  await byId(page, 'start').waitFor();
  for (const seat of [0, 1]) await byId(page, `name-${seat}`).fill(`U stolu ${seat}`);
  await layDown(page, ['bottom', 'top']);
  await sow(page);
  await tap(page, 'start');
  await laid(page);
  await byId(page, 'first-turn').waitFor();
  const full = (await byId(page, 'prompt').innerText()).length;
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await shoot(page, 'guided-lying');
  await tap(page, 'first-skip');
  await byId(page, 'first-turn').waitFor({ state: 'detached' });
  expect((await byId(page, 'prompt').innerText()).length).toBeLessThan(full);
  expect(complaints).toEqual([]);
  await context.close();
});

it('a guest is asked once whether it is their first game', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  const seats = [
    { name: 'Host', mark: 'sun', sitter: { type: 'person' } },
    { name: 'Bot', mark: 'leaf', sitter: { type: 'bot', level: 'newcomer' } },
  ];
  const table = { type: 'newTable', setup: { game: 'hunters', seats: 2, variant: 'normal', hands: 'hidden', menhir: 'occupied', forestScore: 'zones', first: 0 }, seats };
  for (const isAsked of [true, false]) {
    await call({ ...table, seed: nextSeed() });
    await page.reload();
    await tap(page, 'continue');
    await laid(page);
    await toDecision(page);
    expect(await byId(page, 'first-asked').count()).toBe(isAsked ? 1 : 0);
    if (isAsked) {
      expect(await misfits(page)).toEqual([]);
      await expectAccessible(page);
      await tap(page, 'first-show');
      await byId(page, 'first-turn').waitFor();
      expect(await misfits(page)).toEqual([]);
      await shoot(page, 'first-learner');
      // Whoever wants help with every turn has it at once, and at this table for good.
      await tap(page, 'first-learner');
      await byId(page, 'first-turn').waitFor({ state: 'detached' });
      await byId(page, 'learner-0').waitFor();
      await page.reload();
      await tap(page, 'continue');
      await byId(page, 'learner-0').waitFor();
    }
    await home(page);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
