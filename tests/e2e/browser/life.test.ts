// The page of one person over all games: every figure of it counted again from the exported games by
// nothing of the app's, and the way from Home to the best game.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { launch, phone, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { serve, type Served } from '../lib/serve';
import { stock } from '../lib/stock';
import { byId, tap } from '../lib/table';

/** A seat as the export has it. */
interface Seat {
  readonly player_id: string | null;
  readonly bot: string | null;
  readonly score: number;
  readonly think_s: number;
  readonly hints: number;
  readonly rating: number | null;
}

interface Play {
  readonly game_id: string;
  readonly game: string;
  readonly variant: string;
  readonly seats: number;
  readonly ended: string;
  readonly lasted_s: number | null;
  readonly real_table: boolean;
  readonly counted: boolean;
  readonly players: readonly Seat[];
}

/** A game with the seat of whose page is looked at. */
interface Own extends Play {
  readonly own: Seat;
  readonly day: number;
}

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve(stock(300, 4, 11))]);
  await logReal();
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

// Replies are read as they come.
type Any = any;

async function call(request: object): Promise<Any> {
  const reply = await fetch(`${served.url}/call`, { method: 'POST', body: JSON.stringify(request) });
  const body = await reply.json();
  if (!reply.ok) throw new Error(JSON.stringify(body));
  return body;
}

/** Twenty games at real tables among the others, with more points than anybody made here. */
async function logReal(): Promise<void> {
  const { people } = await call({ type: 'people' });
  const { today } = await call({ type: 'household' });
  const seat = (n: number, score: number): object => {
    const { profile, name, mark } = people[n % people.length];
    return { profile, name, mark, score, points: {}, winsTies: false };
  };
  const plays = Array.from({ length: 20 }, (_, n) => ({
    game: n % 2 === 0 ? 'okanagan' : 'hunters',
    day: today - 3 * n,
    ...(n % 3 === 0 ? {} : { minutes: 40 + n }),
    location: '',
    note: '',
    seats: [seat(n, 900 + n), seat(n + 1, 800)],
  }));
  await call({ type: 'logPlays', plays, isImport: false });
}

/** What was played at real tables, and how long it took. */
function expectReal(told: Any, plays: readonly Play[]): void {
  const real = plays.filter((play) => play.real_table);
  const timed = real.flatMap(({ lasted_s }) => lasted_s ?? []);
  expect(told).toEqual({ games: real.length, timed: timed.length, lastedMs: 1000 * timed.reduce((sum, it) => sum + it, 0) });
}

/** The date where a game was played, as days since 1970. */
const dayOf = (ended: string): number => Date.parse(`${ended.slice(0, 10)}T00:00:00Z`) / 86_400_000;

const first = (day: number, months: 1 | 12, by = 0): number => {
  const date = new Date(day * 86_400_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return (months === 12 ? Date.UTC(year + by, 0) : Date.UTC(year, month + by)) / 86_400_000;
};

function grouped<T>(all: readonly T[], key: (it: T) => string | number): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const it of all) groups.set(String(key(it)), [...(groups.get(String(key(it))) ?? []), it]);
  return groups;
}

const kindOf = ({ game, variant, seats }: Play): string => `${game} ${variant} ${seats}`;

/** The export has tenths of a second. */
function expectTime(ms: number, games: readonly Own[]): void {
  const seconds = games.reduce((sum, it) => sum + it.own.think_s, 0);
  expect(Math.abs(ms / 1000 - seconds)).toBeLessThanOrEqual(0.051 * games.length);
}

/** The runs of days one after another, the oldest first. */
function runs(days: readonly number[]): { from: number; to: number; days: number }[] {
  const all: { from: number; to: number; days: number }[] = [];
  for (const day of days) {
    const run = all.at(-1);
    if (run?.to === day - 1) all.splice(-1, 1, { from: run.from, to: day, days: run.days + 1 });
    else all.push({ from: day, to: day, days: 1 });
  }
  return all;
}

/** How many games a number opens. */
const opened = async (counted: object): Promise<number> => (await call({ type: 'games', counted, most: 1 })).total;

async function expectStretches(told: Any[], games: readonly Own[], months: 1 | 12, person: string): Promise<void> {
  const groups = [...grouped(games, ({ day }) => first(day, months)).entries()].sort(([a], [b]) => Number(a) - Number(b));
  expect(told.map(({ from, to, games: n }) => [from, to, n])).toEqual(groups.map(([from, all]) => [Number(from), first(Number(from), months, 1) - 1, all.length]));
  for (const [i, [, all]] of groups.entries()) {
    expectTime(told[i].thinkMs, all);
    if (i % 5 === 0) expect(await opened({ person, from: told[i].from, to: told[i].to })).toBe(all.length);
  }
}

function expectBest(kinds: Any[], games: readonly Own[]): void {
  const groups = grouped(games, kindOf);
  expect(kinds).toHaveLength(groups.size);
  for (const kind of kinds) {
    const all = groups.get(`${kind.game} ${kind.variant.join(' ')} ${kind.seats}`) ?? [];
    expect(kind.games).toBe(all.length);
    const clean = all.filter((it) => it.own.hints === 0 && !it.real_table);
    const most = Math.max(...clean.map(({ own }) => own.score));
    const best = { table: clean.find(({ own }) => own.score === most)?.game_id, score: most };
    expect(kind.best).toEqual(clean.length > 0 ? best : undefined);
  }
}

it('every figure is what the exported games add up to', async () => {
  const { text } = await call({ type: 'exportPlays', form: 'json' });
  const plays: Play[] = JSON.parse(text).plays;
  const counted = plays.filter((play) => play.counted);
  expect(counted.length).toBeGreaterThan(250);
  const { people } = await call({ type: 'people' });
  expect(people).toHaveLength(4);
  for (const { profile: person, counted: told } of people as Any[]) {
    const games: Own[] = counted.flatMap((play) => {
      const own = play.players.find((seat) => seat.player_id === person);
      return own ? [{ ...play, own, day: dayOf(play.ended) }] : [];
    });
    const page = await call({ type: 'life', person });
    const { life } = page;
    const days = [...new Set(games.map(({ day }) => day))].sort((a, b) => a - b);
    expect(life.all).toMatchObject({ from: days[0], to: days.at(-1), games: games.length });
    expect(told).toBe(games.length);
    expectTime(life.all.thinkMs, games);
    await expectStretches(life.years, games, 12, person);
    await expectStretches(life.months, games, 1, person);
    const byDay = grouped(games, ({ day }) => day);
    expect(life.calendar).toEqual(days.map((day) => ({ day, games: byDay.get(String(day))?.length })));
    const all = runs(days);
    const longest = Math.max(...all.map((run) => run.days));
    expect(life.longest).toEqual(all.findLast((run) => run.days === longest));
    expect(life.current).toEqual(all.findLast((run) => run.to >= page.today - 1));

    const byGame = grouped(games, ({ game }) => game);
    expect(page.byGame).toHaveLength(byGame.size);
    for (const { game, games: n, thinkMs } of page.byGame) {
      const own = byGame.get(game) ?? [];
      expect(n).toBe(own.length);
      expectTime(thinkMs, own);
      expect(await opened({ person, game })).toBe(n);
    }
    expectBest(page.kinds, games);
    expectReal(page.real, games);
    const counts = [...grouped(games, kindOf).values()].map((it) => it.length);
    const h = Math.max(...counts.map((_, i) => i + 1).filter((at) => counts.filter((n) => n >= at).length >= at));
    expect(life.hIndex).toBe(h);
    for (const { game, points, games: n } of page.ratings) {
      const rated = (byGame.get(game) ?? []).filter(({ own }) => own.rating !== null);
      expect(n).toBe(rated.length);
      expect(points).toBeCloseTo(rated.at(-1)?.own.rating ?? Number.NaN, 0);
    }
    const chosen = await call({ type: 'life', person, game: 'okanagan' });
    expectBest(chosen.kinds, byGame.get('okanagan') ?? []);
    expect(chosen.byGame).toEqual(page.byGame);
  }
  const house = await call({ type: 'household' });
  expect(house.games).toBe(counted.length);
  expectReal(house.real, counted);
  expect(house.people.map(({ games }: Any) => games).sort()).toEqual(people.map((it: Any) => it.counted).sort());
  const byBot = house.bots.map(({ player, games }: Any) => [player.level, games]);
  expect(Object.fromEntries(byBot)).toEqual(
    Object.fromEntries([...new Set(counted.flatMap((it) => it.players.flatMap(({ bot }) => bot ?? [])))].map((level) => [level, counted.filter((it) => it.players.some(({ bot }) => bot === level)).length])),
  );
});

it('the best solo game is replayed by the third tap', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'cs');
  await tap(page, 'nav-statistics');
  await page.locator('.stat-person').first().tap();
  await byId(page, 'life-best').locator('button').first().tap();
  await byId(page, 'replay-scrub').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('a day of the calendar opens its games, of a person and of the household', async () => {
  const { page, context, complaints } = await visit(browser, served.url, phone, 'en');
  await tap(page, 'nav-statistics');
  for (const within of ['household', 'person']) {
    if (within === 'person') await page.locator('.stat-person').first().tap();
    await byId(page, within).waitFor();
    await page.locator('.stat-card .chip').first().tap();
    const day = byId(page, 'open-day').first();
    const games = Number((await day.locator('b').textContent())?.match(/\d+/)?.[0]);
    await day.tap();
    await byId(page, 'plays').waitFor();
    expect(await page.locator('.row').count()).toBe(games);
    await page.goBack();
    await byId(page, within).waitFor();
    expect(await misfits(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
