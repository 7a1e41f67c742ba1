// A replay tells: a sentence and a light for every step, jumps that land where they say, three
// speeds, and nothing passed over by which points moved.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Browser } from 'playwright-core';
import { desktop, expectAccessible, type Language, launch, phone, settle, shoot, side, type Size, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { serve, type Served } from '../lib/serve';
import { stock } from '../lib/stock';
import { afterwards, byId, tap } from '../lib/table';
import { looks } from '../lib/tier';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve(stock(16, 3))]);
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

interface Row {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly at: number;
  readonly seats: readonly unknown[];
}

interface Log {
  readonly entries: readonly { readonly n: number; readonly by: number | null }[];
}

interface Course {
  readonly moments: readonly { readonly at: number; readonly totals: readonly number[] }[];
  readonly swings: readonly { readonly at: number }[];
}

/** Asks the engines past the page. */
async function ask<T>(request: Record<string, unknown>): Promise<T> {
  const reply = await fetch(`${served.url}/call`, { method: 'POST', body: JSON.stringify(request) });
  return (await reply.json()) as T;
}

/** The shortest finished game of several seats. */
async function finished(game: string): Promise<Row> {
  const { games } = await ask<{ games: readonly Row[] }>({ type: 'games' });
  const all = games.filter((row) => row.game === game && row.status === 'finished' && row.seats.length > 1);
  const [found] = all.sort((a, b) => a.at - b.at);
  if (!found) throw new Error(`no finished game of ${game}`);
  return found;
}

/** A stop of the replay as it stands on the screen. */
interface Stop {
  readonly at: number;
  readonly says: string;
  readonly totals: readonly string[];
  readonly isLit: boolean;
}

const index = async (page: Page): Promise<number> => Number(await byId(page, 'replay-scrub').inputValue());

const look = (page: Page): Promise<Stop> =>
  page.evaluate(() => ({
    at: Number(document.querySelector('.replay')?.getAttribute('data-at')),
    says: (document.querySelector('[data-testid="prompt"]') as HTMLElement).innerText.trim(),
    totals: [...document.querySelectorAll('.seat-total')].map((it) => it.firstChild?.textContent ?? ''),
    isLit: document.querySelector('[data-testid="pointed"]') !== null,
  }));

/** Waits until the position of a stop is there. */
async function stand(page: Page, n: number, at?: number): Promise<void> {
  await page.waitForFunction(
    ([wanted, step]) => {
      const scrub = document.querySelector<HTMLInputElement>('[data-testid="replay-scrub"]');
      const here = document.querySelector('.replay')?.getAttribute('data-at');
      return scrub?.value === String(wanted) && (step === null ? here !== null : here === String(step));
    },
    [n, at ?? null] as const,
  );
}

/** Goes through all stops by keys, from the first to the last, and tells what each of them shows. */
async function walk(page: Page): Promise<readonly Stop[]> {
  const last = Number(await byId(page, 'replay-scrub').getAttribute('max'));
  await page.locator('.replay[data-at="0"]').waitFor();
  const stops = [await look(page)];
  for (let n = 1; n <= last; n += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      ([wanted, before]) => {
        const scrub = document.querySelector<HTMLInputElement>('[data-testid="replay-scrub"]');
        const here = Number(document.querySelector('.replay')?.getAttribute('data-at'));
        return scrub?.value === String(wanted) && here > Number(before);
      },
      [n, stops.at(-1)?.at ?? 0] as const,
    );
    stops.push(await look(page));
  }
  return stops;
}

/** A sentence for people: not empty, no key of the words, nothing of the engines' names. */
const isSentence = (text: string): boolean => /\p{L}{2}/u.test(text) && !/\{|\}|undefined|null|\b\w+-event-|\b[a-z]+[A-Z]\w*/.test(text);

interface Way {
  readonly game: string;
  readonly size: Size;
  readonly language: Language;
  readonly colorScheme: 'light' | 'dark';
}

const WAYS: readonly [Way, ...Way[]] = [
  { game: 'kraje', size: phone, language: 'cs', colorScheme: 'light' },
  { game: 'hunters', size: tablet, language: 'en', colorScheme: 'dark' },
  { game: 'okanagan', size: desktop, language: 'cs', colorScheme: 'dark' },
  { game: 'bastards', size: phone, language: 'en', colorScheme: 'light' },
];

/** Opens the replay of a game from the list of games. */
async function toReplay(page: Page, { table }: Row): Promise<void> {
  await tap(page, 'nav-games');
  await byId(page, `row-${table}`).getByRole('button').first().tap();
  await byId(page, 'final').waitFor();
  await afterwards(page, 'final-replay');
  await tap(page, 'replay-more');
}

describe.each(looks(WAYS[0], ...WAYS.slice(1)))('the replay of $game', ({ game, size, language, colorScheme }) => {
  it('tells every step, jumps, and plays to the end', async () => {
    const { page, context, complaints } = await visit(browser, served.url, size, language, { colorScheme, reducedMotion: 'reduce' });
    const row = await finished(game);
    await toReplay(page, row);
    const stops = await walk(page);

    for (const stop of stops) expect(stop.says, `after ${stop.at} steps`).toSatisfy(isSentence);
    // It points at what it tells of wherever that lies on the board.
    expect(stops.filter((stop) => stop.isLit).length).toBeGreaterThan(stops.length / 10);

    const [log, course] = await Promise.all([
      ask<Log>({ type: 'log', table: row.table }),
      ask<Course>({ type: 'course', table: row.table }),
    ]);
    // Whatever the totals were at any time of the game stood on the screen at some stop.
    const told = (totals: readonly (string | number)[]): string => totals.map((it) => String(it).replace('−', '-')).join();
    const changes = course.moments.map(({ totals }) => told(totals));
    const seen = stops.map(({ totals }) => told(totals));
    const once = (all: readonly string[]): readonly string[] => all.filter((it, i) => it !== all[i - 1]);
    // From above, a card that waits face down counts as soon as it lies there; for the course of the
    // game it counts when both are turned up.
    const answers = [...new Set(log.entries.flatMap(({ by, n }) => (by === null ? [] : [n])))];
    const waits = (at: number) => game === 'kraje' && answers.filter((n) => n < at).length % 2 === 1;
    expect(once(seen.filter((_, i) => !waits(stops[i]?.at ?? 0)))).toEqual(once(changes));
    expect(stops.at(-1)?.at).toBe(course.moments.at(-1)?.at);

    // Jumps, each from the stop before the end of the last one.
    const goesOn = (i: number, goal: (n: number) => boolean): number => stops.findIndex((_, n) => n > i && goal(n));
    const steps = (n: number): readonly [number, number] => [stops[n - 1]?.at ?? 0, stops[n]?.at ?? 0];
    const actor = (n: number): number | null => {
      const [from, to] = steps(n);
      return log.entries.find((it) => it.by !== null && it.n >= from && it.n < to)?.by ?? null;
    };
    const acted = (n: number): number | null => {
      for (let i = n; i > 0; i -= 1) if (actor(i) !== null) return actor(i);
      return null;
    };
    const kinds = {
      turn: (n: number) => actor(n) !== null && actor(n) !== acted(n - 1),
      points: (n: number) => course.moments.some(({ at }, i) => at > steps(n)[0] && at <= steps(n)[1] && changes[i] !== changes[i - 1]),
      swing: (n: number) => course.swings.some(({ at }) => at > steps(n)[0] && at <= steps(n)[1]),
    };
    for (const [jump, key, isGoal] of [
      ['turn', 'PageDown', kinds.turn],
      ['points', 'p', kinds.points],
      ['swing', 's', kinds.swing],
    ] as const) {
      await page.keyboard.press('Home');
      await stand(page, 0, 0);
      let n = 0;
      for (const by of ['tap', 'key', 'tap'] as const) {
        const goal = goesOn(n, isGoal);
        if (goal === -1) break;
        if (by === 'tap') await tap(page, `replay-${jump}`);
        else await page.keyboard.press(key);
        await stand(page, goal, stops[goal]?.at);
        expect((await look(page)).says).toBe(stops[goal]?.says);
        n = goal;
      }
      expect(n, jump).toBeGreaterThan(0);
      const earlier = stops.findLastIndex((_, i) => i > 0 && i < n && isGoal(i));
      // And back, with Shift or the other page key; by turns a finger can, too.
      if (jump === 'turn' && earlier !== -1) {
        await tap(page, 'replay-rewind');
        await stand(page, earlier);
        await tap(page, 'replay-turn');
        await stand(page, n);
      }
      await page.keyboard.press(jump === 'turn' ? 'PageUp' : `Shift+${key.toUpperCase()}`);
      await stand(page, earlier === -1 ? n : earlier);
    }

    await page.keyboard.press('s');
    await shoot(page, `telling-${game}-${size.name}-${language}`);
    expect(await misfits(page)).toEqual([]);
    await expectAccessible(page);

    // What the bar says, the scrub bar says too.
    const spoken = (await byId(page, 'replay-scrub').getAttribute('aria-valuetext')) ?? '';
    expect(spoken).toMatch(new RegExp(`^${await index(page)} / ${stops.length - 1} .*\\p{L}`, 'u'));

    // Three speeds, and at the third to the end, where the present is.
    const speed = byId(page, 'replay-speed');
    const speeds: (string | null)[] = [];
    for (let n = 0; n < 3; n += 1) {
      speeds.push(await speed.getAttribute('aria-label'));
      if (n < 2) await speed.tap();
    }
    expect(new Set(speeds).size).toBe(3);
    await byId(page, 'replay-scrub').fill(String(Math.max(0, stops.length - 20)));
    await tap(page, 'replay-play');
    await page.locator('.replay').waitFor({ state: 'detached' });
    // The page that led there comes again.
    await byId(page, 'final').waitFor();
    await page.getByRole('button', { name: speeds[0] ?? '' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it('on a phone on its side, and with the eyes of a seat, nothing is crowded and nothing given away', async () => {
  const { page, context, complaints } = await visit(browser, served.url, side, 'cs', { reducedMotion: 'reduce' });
  const row = await finished('kraje');
  await toReplay(page, row);
  await tap(page, 'replay-points');
  expect(await misfits(page)).toEqual([]);
  await shoot(page, 'telling-side');
  const above = await walkFromStart(page);
  await tap(page, 'replay-eyes');
  await byId(page, 'sheet-eyes').locator('input[value="0"]').locator('xpath=..').tap();
  await byId(page, 'sheet-eyes').waitFor({ state: 'detached' });
  await page.locator('[data-testid="replay-eyes"][aria-pressed="true"]').waitFor();
  const own = await walkFromStart(page);
  // Whoever looks with one seat's eyes hears less than from above, and never an empty sentence.
  for (const stop of own) expect(stop.says).toSatisfy(isSentence);
  expect(own.map(({ says }) => says).join()).not.toBe(above.map(({ says }) => says).join());
  expect(complaints).toEqual([]);
  await context.close();
});

async function walkFromStart(page: Page): Promise<readonly Stop[]> {
  await page.keyboard.press('Home');
  await stand(page, 0, 0);
  return walk(page);
}

it.each(WAYS)('on a phone the hand of $game is whole in sight at every turn of a replay', async ({ game }) => {
  const { page, context } = await visit(browser, served.url, phone, 'cs', { reducedMotion: 'reduce' });
  await toReplay(page, await finished(game));
  await page.locator('.replay[data-at="0"]').waitFor();
  const cropped: string[] = [];
  for (let n = 0; n < 12 && (await byId(page, 'replay-turn').isEnabled()); n += 1) {
    const before = await index(page);
    await tap(page, 'replay-turn');
    // What is needed now and then is folded away.
    await tap(page, 'replay-more');
    await page.waitForFunction((was) => Number(document.querySelector<HTMLInputElement>('[data-testid="replay-scrub"]')?.value) > was, before);
    await settle(page);
    const { has, needs, dead } = await page.locator('.table-panel').evaluate((it) => ({ has: it.clientHeight, needs: it.scrollHeight, dead: [...it.querySelectorAll<HTMLElement>('button:disabled')].filter((button) => button.offsetParent).length }));
    if (needs > has + 1) cropped.push(`${await index(page)}: ${needs} in ${has}`);
    await tap(page, 'replay-more');
    expect(dead, 'what cannot be done').toBe(0);
  }
  expect(cropped).toEqual([]);
  await context.close();
});
