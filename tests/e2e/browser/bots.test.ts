// Computer players: chosen by their faces, seen to think, told to hurry; and their hints for people.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { desktop, expectAccessible, type Language, narrow, phone, settle, shoot, type Size, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { place } from '../lib/kraje';
import { browser, served } from '../lib/stage';
import { games } from '../lib/place';
import { sow } from '../lib/seed';
import { begin, byId, commit, laid, pauseMore, tap, toDecision } from '../lib/table';
import { ALL, looks } from '../lib/tier';

const LOOKS = looks<readonly [Size, Language]>(
  [narrow, 'cs'],
  [tablet, 'en'],
);

/** Has a computer of this level sit down. */
async function seat(page: Page, n: number, level: string): Promise<void> {
  const row = page.locator('.setup-seat').nth(n);
  for (const value of ['bot', level]) await row.locator(`input[type=radio][value="${value}"]`).locator('xpath=..').tap();
}

it.each(LOOKS)('levels are told apart and say how they play, on a %o in %s', async (size, language) => {
  const { page, context, complaints } = await visit(browser, served.url, size, language);
  await tap(page, 'game-hunters');
  await page.locator('fieldset.chips input[type=radio][value="5"]').first().locator('xpath=..').tap();
  const levels = ['newcomer', 'guest', 'regular', 'rival'];
  const told = new Set<string>();
  for (const [i, level] of levels.entries()) {
    await seat(page, i + 1, level);
    told.add((await byId(page, `plays-${i + 1}`).textContent()) ?? '');
  }
  expect(told.size).toBe(levels.length);
  await shoot(page, `bots-${size.name}-${language}-setup`);
  expect(await misfits(page)).toEqual([]);
  await expectAccessible(page);
  await sow(page);
  await tap(page, 'start');
  await byId(page, 'prompt').waitFor();
  const names = await page.locator('.seat-name').allTextContents();
  expect(new Set(names).size).toBe(5);
  if (size === tablet || size === desktop) expect(await page.locator('.seat .face').count()).toBe(4);
  await settle(page);
  await shoot(page, `bots-${size.name}-${language}-table`);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});

const PACES = looks<readonly (readonly [Size, Language, number, RegExp | null])[]>(
  [
    [phone, 'cs', 3.4, /až 3,4krát déle/],
    [phone, 'en', 1.2, null],
  ],
  [[tablet, 'en', 3.4, /up to 3\.4 times longer/]],
).flat();

it.each(PACES)('a slow device says so where computers are seated, on a %o in %s', async (size, language, longer, says) => {
  const { page, context, complaints } = await visit(browser, served.url, size, language);
  await page.route('**/call', async (route) => {
    if (route.request().postDataJSON()?.type === 'pace') await route.fulfill({ json: { longer } });
    else await route.continue();
  });
  await tap(page, 'game-hunters');
  const answered = page.waitForResponse((it) => it.request().postData()?.includes('"pace"') ?? false);
  await seat(page, 1, 'expert');
  await answered;
  await settle(page);
  const told = await byId(page, 'pace-note').allTextContents();
  if (says === null) expect(told).toEqual([]);
  else expect(told.join()).toMatch(says);
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `bots-pace-${size.name}-${language}`);
  expect(complaints).toEqual([]);
  await context.close();
});

interface Counted {
  readonly seats: number;
  readonly level: string;
  readonly games: number;
}

interface Ladder {
  readonly games: readonly { readonly game: string; readonly levels: readonly string[]; readonly ladder: readonly Counted[]; readonly slips: readonly Counted[] }[];
}

it('what was measured of a level stands beside it, and nothing where nothing was', async () => {
  const { page, context } = await visit(browser, served.url, phone, 'en');
  const { games } = (await (await page.request.post(new URL('/call', served.url).href, { data: { type: 'hello' } })).json()) as Ladder;
  for (const { game, levels, ladder, slips } of games) {
    await tap(page, `game-${game}`);
    await byId(page, 'start').waitFor();
    const count = page.locator('fieldset.chips input[type=radio][value="2"]').first();
    if ((await count.count()) > 0) await count.locator('xpath=..').tap();
    for (const level of levels) {
      await seat(page, 1, level);
      const [rung, missed] = [ladder, slips].map((all) => all.find((it) => it.seats === 2 && it.level === level));
      const told = byId(page, 'measured-1');
      const text = (await told.count()) > 0 ? ((await told.textContent()) ?? '') : '';
      if (rung) expect(text, `${game} ${level}`).toContain(`Measured in ${rung.games} games`);
      if (missed) expect(text, `${game} ${level}`).toContain(`Seen in ${missed.games} games`);
      if (!rung && !missed) expect(text, `${game} ${level}`).toBe('');
    }
    await page.goBack();
  }
  await context.close();
});

describe.each(games)('a hint in %s', (game) => {
  it('stands on the board with its reasons, can be followed, and marks the game', async () => {
    const [size, language] = game === 'kraje' || game === 'okanagan' ? ([phone, 'cs'] as const) : ([tablet, 'en'] as const);
    const { page, context, complaints } = await visit(browser, served.url, size, language);
    await begin(page, { game, seats: 2, names: ['Žofie', 'Karel'] });
    for (let n = 0; n < (ALL ? 8 : 3); n += 1) {
      expect(await toDecision(page)).toBe(true);
      if (n === 0) {
        await pauseMore(page);
        await tap(page, 'pause-hint');
        await byId(page, 'notice-action').tap();
      } else if (await byId(page, 'hint').isVisible()) await tap(page, 'hint');
      else {
        await pauseMore(page);
        await tap(page, 'pause-hint');
      }
      await byId(page, 'hinted').waitFor();
      const says = await page.locator('.bar-draft .bar-says').textContent();
      expect(says ?? '').not.toMatch(/^(\s*|hint-\w+)$/);
      if (n === 0 || n === 5) {
        await shoot(page, `bots-${game}-hint-${n}`);
        await expectAccessible(page);
      }
      await commit(page);
    }
    await page.reload();
    await byId(page, 'continue').tap();
    await laid(page);
    await tap(page, 'pause');
    const words = language === 'cs' ? 'radila aplikace' : 'gave advice';
    await byId(page, 'sheet-pause').getByText(words).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('a master that takes its time shows how far it is and plays when told to', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await context.addInitScript(keepWaiting);
  await page.reload();
  await begin(page, { game: 'kraje', seats: 2, names: ['Žofie'], bots: [1], level: 'master' });
  expect(await toDecision(page)).toBe(true);
  // How long a master takes depends on the machine, and a good one is never waited for.
  await page.evaluate(() => window.wait?.begin());
  await place(page, 0);
  expect(await byId(page, 'hurry').count()).toBe(0);
  const progress = page.locator('.bot-thinks progress');
  for (const share of [0.25, 0.5]) {
    await page.evaluate((it) => window.wait?.tell(1, it), share);
    await progress.and(page.locator(`[value="${share}"]`)).waitFor();
  }
  await settle(page);
  await shoot(page, 'bots-hurried');
  const sent = page.waitForRequest((it) => it.postData()?.includes('"type":"hurry"') ?? false);
  await tap(page, 'hurry');
  expect((await (await sent).response())?.status()).toBe(200);
  await page.evaluate(() => window.wait?.end());
  await progress.waitFor({ state: 'detached' });
  expect(await toDecision(page)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

declare global {
  interface Window {
    wait?: { begin(): void; tell(seat: number, progress: number): void; end(): void };
  }
}

/** In the page: what the app says unasked can be kept back, as a bot does that thinks for long. */
function keepWaiting(): void {
  let table: string | undefined;
  let kept: (() => void)[] | undefined;
  let hear: (message: MessageEvent) => void = () => undefined;
  Object.defineProperty(EventSource.prototype, 'onmessage', {
    set(hears: typeof hear) {
      hear = hears;
      (this as EventSource).addEventListener('message', (message: MessageEvent<string>) => {
        const push = JSON.parse(message.data) as { readonly type: string; readonly table?: string };
        if (push.type === 'thinking') table = push.table;
        if (kept === undefined) hears(message);
        else kept.push(() => hears(message));
      });
    },
  });
  window.wait = {
    begin: () => {
      kept = [];
    },
    tell: (seat, progress) => hear(new MessageEvent('message', { data: JSON.stringify({ type: 'thinking', table, seat, progress }) })),
    end: () => {
      const all = kept ?? [];
      kept = undefined;
      for (const message of all) message();
    },
  };
}
