// How much a round asks of as many people as can play: curtains, and taps of a finger that chooses at
// random, so that some of them lead nowhere.
import { expect } from 'vitest';

import type { Course } from '../../../ui/src/host/gen/api';
import { tablet, visit } from '../lib/browser';
import { decide as decideBastards } from '../lib/bastards';
import { decide as decideHunters } from '../lib/hunters';
import { place } from '../lib/kraje';
import { decide as decideOkanagan } from '../lib/okanagan';
import { send } from '../lib/script';
import { browser, served } from '../lib/stage';
import { begin, byId, takeDevice, tap, untilDue } from '../lib/table';
import { thorough } from '../lib/tier';

const NAMES = ['Eva', 'Petr', 'Jana', 'Kuba', 'Anna'];

/** Turns or rounds of a game that are played, how many make a round of all, and the most that it may ask for. */
interface Evening {
  readonly game: string;
  readonly people: number;
  readonly options?: readonly string[];
  readonly periods: number;
  readonly each: number;
  readonly curtains: number;
  readonly taps: number;
  readonly decide: (page: Parameters<typeof place>[0], n: number) => Promise<unknown>;
}

const EVENINGS: readonly Evening[] = [
  { game: 'kraje', people: 2, periods: 4, each: 1, curtains: 2, taps: 12, decide: place },
  { game: 'hunters', people: 5, periods: 15, each: 5, curtains: 0, taps: 25, decide: decideHunters },
  { game: 'hunters', people: 5, options: ['strategic'], periods: 10, each: 5, curtains: 5, taps: 36, decide: decideHunters },
  { game: 'okanagan', people: 4, periods: 12, each: 4, curtains: 6, taps: 45, decide: decideOkanagan },
  { game: 'bastards', people: 5, options: ['dealt'], periods: 3, each: 1, curtains: 6, taps: 60, decide: decideBastards },
];

thorough.each(EVENINGS)('a round asks for few curtains and taps: $game with $people $options', async (evening) => {
  const { game, people, options = [], periods, each, decide } = evening;
  const { page, context, complaints } = await visit(browser, served.url, tablet, 'cs');
  let table = '';
  page.on('request', (request) => {
    const told = JSON.parse(request.postData() ?? '{}') as { readonly table?: string };
    table = told.table ?? table;
  });
  await page.addInitScript(`addEventListener('pointerdown', (event) => { if (event.isTrusted) nTaps += 1; }, true); globalThis.nTaps = 0;`);
  await page.reload();
  await begin(page, { game, seats: people, names: NAMES.slice(0, people), options });
  const taps = (): Promise<number> => page.evaluate('nTaps');
  const played = async (): Promise<number> => ((await send(served.url, { type: 'course', table })).body as Course).periods.starts.length;
  let [curtains, nth] = [0, 1];
  let from: readonly [taps: number, curtains: number] | undefined;
  for (let n = 1; ; n += 1) {
    const now = await untilDue(page);
    // Behind the curtain nothing is told.
    if (now === 'act') nth = await played();
    else if (now === 'over') nth = periods + 2;
    // The first turn or round has what is settled before it, and the last one may be cut off.
    if (nth > 1) from ??= [await taps(), curtains];
    if (nth > periods + 1) break;
    if (now === 'curtain') {
      curtains += 1;
      await takeDevice(page);
    } else if (now === 'go-on') await tap(page, 'go-on');
    else await decide(page, n);
  }
  if (from === undefined) throw new Error('no round was played');
  const a = (now: number, before: number): number => ((now - before) / periods) * each;
  const round = { curtains: a(curtains, from[1]), taps: a(await taps(), from[0]) };
  console.info(game, people, ...options, round);
  expect(round.curtains).toBeLessThanOrEqual(evening.curtains);
  expect(round.taps).toBeLessThanOrEqual(evening.taps);
  expect(await byId(page, 'crash').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
