// Pictures of Home, the settings and a table of each game in its middle, at the sizes of a small
// phone, a phone, a tablet both ways, a laptop and a large screen; in light, dark and contrast, in
// both languages. They are for eyes; what is too small for a finger or sticks out is printed.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';

import { launch, shoot, type Size, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { games } from '../lib/place';
import { send } from '../lib/script';
import { serve, type Served } from '../lib/serve';
import { byId, tap, untilReady } from '../lib/table';

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [320, 640],
  [360, 800],
  [390, 844],
  [820, 1180],
  [1180, 820],
  [1366, 1024],
  [1920, 1080],
];

const LOOKS = [
  ['cs', 'light'],
  ['en', 'dark'],
  ['cs', 'contrast'],
] as const;

/** So many decisions into each game. */
const MIDDLE: Readonly<Record<string, number>> = { kraje: 9, hunters: 70, okanagan: 60, bastards: 60 };

interface Seen {
  readonly table: string;
  readonly at: number;
  readonly next: string;
  readonly actor?: number;
  readonly holder: { readonly type: string; readonly next?: number };
}

let browser: Browser;
let served: Served;
const tables = new Map<string, string>();

beforeAll(async () => {
  [browser, served] = await Promise.all([launch(), serve()]);
  for (const game of games) tables.set(game, await toTheMiddle(served.url, game));
});

afterAll(async () => {
  await browser.close();
  await served.kill();
});

async function ask<T>(url: string, request: object): Promise<T> {
  const { status, body } = await send(url, request);
  if (status !== 200) throw new Error(`${JSON.stringify(body)} to ${JSON.stringify(request)}`);
  return body as T;
}

/** A game for two in which everybody does what is advised. */
async function toTheMiddle(url: string, game: string): Promise<string> {
  const seats = ['Žofie', 'Jiří'].map((name, i) => ({ name, mark: ['sun', 'drop'][i], sitter: { type: 'person' } }));
  let seen = await ask<Seen>(url, { type: 'newTable', setup: { game, seats: 2 }, seats, seed: '77' });
  for (let left = MIDDLE[game] ?? 0; left > 0; ) {
    const { table, at, next, actor } = seen;
    if (next === 'over') throw new Error(`${game} was over before its middle`);
    if (seen.holder.type === 'nobody') seen = await ask(url, { type: 'take', table, seat: seen.holder.next });
    else if (next !== 'act') seen = await ask(url, { type: next, table, at });
    else {
      const { actions } = await ask<{ actions: readonly unknown[] }>(url, { type: 'hint', table, seat: actor, at });
      seen = await ask(url, { type: 'act', table, seat: actor, actions, at });
      left -= 1;
    }
  }
  return seen.table;
}

async function look(page: Page, name: string): Promise<void> {
  const found = await misfits(page);
  await shoot(page, `sizes-${name}`);
  if (found.length > 0) console.log(name, found);
}

it.each(SIZES)('%i × %i', async (width, height) => {
  const size: Size = { name: `${width}x${height}`, width, height };
  for (const [language, theme] of LOOKS) {
    const more = theme === 'contrast' ? { contrast: 'more' as const } : { colorScheme: theme };
    const { page, context, complaints } = await visit(browser, served.url, size, language, more);
    const name = `${size.name}-${language}-${theme}`;
    await byId(page, 'game-kraje').waitFor();
    await look(page, `${name}-home`);
    await tap(page, 'nav-settings');
    await look(page, `${name}-settings`);
    for (const game of games) {
      await page.reload();
      await tap(page, 'nav-games');
      await byId(page, `row-${tables.get(game)}`).locator('.row-main, button').first().tap();
      const start = byId(page, 'curtain-take').or(byId(page, 'prompt')).first();
      await start.waitFor();
      if ((await byId(page, 'curtain-take').count()) > 0) {
        await page.locator('[data-testid="curtain-take"]:not(:disabled)').tap();
        await byId(page, 'curtain').waitFor({ state: 'detached' });
      }
      await untilReady(page);
      if ((await byId(page, 'first-skip').count()) > 0) await tap(page, 'first-skip');
      await look(page, `${name}-${game}`);
    }
    if (complaints.length > 0) console.log(name, complaints);
    await context.close();
  }
});
