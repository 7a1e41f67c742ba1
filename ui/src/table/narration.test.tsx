// @vitest-environment happy-dom
// Words and board in step: a bot's step stays as long as its sentences are read.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameUi } from '../games/game-ui';
import type { TableState, Told } from '../host/protocol';
import { testRoot } from '../kit/root';
import { settings } from '../state/settings';
import { Banner } from './Banner';
import type { LiveTable } from './live';
import { BOT_MS, readingTime } from './timing';
import { opaque, toyState, toyTable } from './toy';

const root = testRoot();
/** A sentence that takes two seconds to read, one for each thing that happens. */
const sentence = (what: string) => `Petr ${what} na Srdci, kde už dva bydlí.`;
const MS = readingTime(sentence('láká'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const event = (what: string, by: number | null, seat = by): Told =>
  opaque({ n: 0, by, event: { game: 'kraje', type: what, ...(seat === null ? {} : { seat }) } });
const step = (at: number, ...events: Told[]) => toyState({ at, events });

/** A table of a person and a bot, and what the banner says of it. */
async function tableWithBot(): Promise<{ table: LiveTable; says(): string }> {
  const [eva, petr] = toyState().seats;
  if (!eva || !petr) throw new Error('two sit at a toy table');
  const seats = [eva, { ...petr, sitter: { type: 'bot', level: 'newcomer' } as const }];
  const { table } = await toyTable(toyState({ seats }));
  const ui: Partial<GameUi> = {
    describeEvent: ({ type }) => sentence(type),
    isQuiet: ({ type }) => String(type) === 'quiet',
  };
  Object.assign(table, { ui: { ...table.ui, ...ui } });
  await act(() => render(<Banner table={table} />, root));
  return {
    table,
    says: () => root.querySelector('.log-line > span:last-child')?.textContent ?? '',
  };
}

const hear = (table: LiveTable, ...states: ReturnType<typeof step>[]) =>
  act(async () => {
    const { seats } = table.state.value;
    for (const state of states) table.hear({ type: 'table', state: { ...state, seats } });
    await vi.advanceTimersByTimeAsync(0);
  });
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

describe('what a bot does', () => {
  it('is told while the board shows it, each sentence as long as it is read', async () => {
    const { table, says } = await tableWithBot();
    await hear(table, step(5, event('láká', 1), event('žere', 1)), step(6, event('ruší', 1)));
    expect([table.at.value, says()]).toEqual([5, sentence('láká')]);
    await wait(MS);
    expect([table.at.value, says()]).toEqual([5, sentence('žere')]);
    await wait(MS);
    expect([table.at.value, says()]).toEqual([6, sentence('ruší')]);
    await wait(MS);
    expect(says()).toBe('');
  });

  it('without a word stays a moment', async () => {
    const { table, says } = await tableWithBot();
    await hear(table, step(5, event('quiet', 1)), step(6));
    expect([table.at.value, says()]).toEqual([5, '']);
    await wait(BOT_MS);
    expect(table.at.value).toBe(6);
  });

  it.each([
    ['slow', 2],
    ['quick', 0.5],
  ] as const)('goes at the pace that the players like: %s', async (tempo, times) => {
    const { table, says } = await tableWithBot();
    settings.value = { ...settings.value, tempo };
    await hear(table, step(5, event('láká', 1)), step(6, event('žere', 1)));
    await wait(MS * times - 1);
    expect([table.at.value, says()]).toEqual([5, sentence('láká')]);
    await wait(1);
    expect([table.at.value, says()]).toEqual([6, sentence('žere')]);
  });

  it('is there at once, without words, for those who like that', async () => {
    const { table, says } = await tableWithBot();
    settings.value = { ...settings.value, tempo: 'atOnce' };
    await hear(table, step(5, event('láká', 1)), step(6, event('žere', 1)));
    await wait(1);
    expect([table.at.value, says()]).toEqual([6, '']);
  });

  it('goes on with a tap, with the words of the next step', async () => {
    const { table, says } = await tableWithBot();
    await hear(table, step(5, event('láká', 1)), step(6, event('žere', 1)));
    await act(async () => {
      table.hurry();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect([table.at.value, says()]).toEqual([6, sentence('žere')]);
    await act(() => table.hurry());
    expect(says()).toBe('');
  });
});

describe('what a person does', () => {
  it('is not told, but what came of it is, and the next step waits for that', async () => {
    const { table, says } = await tableWithBot();
    const mine = [event('láká', 0), event('láká', 1, 0), event('žere', 0, 1)];
    await hear(table, step(5, ...mine), step(6, event('ruší', 1)));
    expect([table.at.value, says()]).toEqual([5, sentence('žere')]);
    await wait(MS);
    expect([table.at.value, says()]).toEqual([6, sentence('ruší')]);
  });
});

describe('a total that falls', () => {
  const sheet = (coins: number) =>
    opaque<NonNullable<TableState['sheet']>>({
      game: 'kraje',
      seats: [7, coins].map((points) => ({
        total: points,
        lines: [{ source: { type: 'own', condition: 1 }, points, terms: [], fields: [] }],
      })),
    });

  it('says by how much and why, after what has brought it about', async () => {
    const { table, says } = await tableWithBot();
    Object.assign(table.ui, {
      whyLess: () => ({ id: 'on-turn' }),
      describeSource: () => 'Mince',
    });
    await hear(table, { ...step(5, event('láká', 1)), sheet: sheet(2) });
    await hear(table, { ...step(6), sheet: sheet(1) });
    expect([table.at.value, says()]).toEqual([5, sentence('láká')]);
    await wait(MS);
    expect([table.at.value, says()]).toEqual([6, 'Petr: −1: na tahu']);
    Object.assign(table.ui, { whyLess: () => null });
    await wait(MS);
    await hear(table, { ...step(7), sheet: sheet(0) });
    expect(says()).toBe('Petr: −1: Mince');
    await wait(MS);
    await hear(table, { ...step(8), sheet: sheet(4) });
    expect(says()).toBe('');
  });
});

it('who begins is told when a table opens before the first move', async () => {
  const { table, says } = await tableWithBot();
  const started = [event('started', null, 1), event('žere', 1)];
  const { seats } = table.state.value;
  const { table: fresh } = await toyTable(toyState({ at: 1, seats, since: started }), {
    ...table.ui,
    starts: 'started' as NonNullable<GameUi['starts']>,
  });
  await act(() => render(<Banner table={fresh} />, root));
  expect(says()).toBe(sentence('started'));
});
