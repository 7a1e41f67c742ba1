// @vitest-environment happy-dom
// How much was drawn and how much decided, as the page says it.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { Bag, Draw, Ledger, Periods, ReviewState } from '../../host/protocol';
import { testRoot } from '../../kit/root';
import { loadMessages, SHARED, speak } from '../../words/words';
import { opaque, toyState, toyTable } from '../toy';
import { Luck } from './Luck';

const LEDGER: Ledger = {
  places: 0,
  usual: 40,
  usual_error: 1,
  seats: [
    { seat: 0, total: 42, head: 0, luck: 6, error: 2, decisions: -4, lead: null },
    { seat: 1, total: 35, head: 0, luck: -5, error: 2, decisions: 0, lead: null },
  ].map((it, i) => ({
    ...it,
    lead: {
      over: 1 - i,
      by: i === 0 ? 7 : -7,
      head: 0,
      luck: i === 0 ? 11 : -11,
      decisions: i === 0 ? -4 : 4,
      error: 3,
    },
  })),
  luckiest: { n: 8, seat: 0, points: { mean: 5.2, error: 0.6 } },
  dearest: null,
};

/** Every step is a round. */
const PERIODS: Periods = { of: 'round', starts: Array.from({ length: 16 }, (_, n) => n) };

const root = testRoot();
beforeEach(async () => {
  await loadMessages('kraje', ...SHARED);
  await speak('cs');
});

const lot = (mean: number, error = 0.2) => ({
  points: { mean: mean / 2, error },
  lead: { mean, error },
});
/** What the second seat gains in the lead the first one loses. */
const DRAWS: Draw[] = [
  { n: 2, luck: [lot(-3.04), lot(3.04)] },
  { n: 8, luck: [lot(6.3, 0.61), lot(-6.3, 0.61)] },
  { n: 11, luck: [lot(0.3, 0.22), lot(-0.3, 0.22)] },
  { n: 12, luck: [lot(0.01, 0.02), lot(-0.01, 0.02)] },
];

const text = (id: string) =>
  root.querySelector(`[data-testid="${id}"]`)?.textContent?.replace(/\s+/g, ' ').trim();

async function shown(
  ledger: Ledger | null,
  change: Parameters<typeof toyState>[0] = {},
  bags: Bag[] = [],
) {
  const { host, table } = await toyTable(toyState({ places: [1, 2], ...change }));
  host.answer = () => ({ entries: [{ n: 8, by: null, event: { type: 'toy' } }] });
  const review = opaque<NonNullable<ReviewState['review']>>({ ledger, draws: DRAWS });
  const state: ReviewState = {
    table: 't1',
    isRunning: false,
    review,
    advised: [],
    doubt: 2,
    bags,
  };
  await act(() =>
    render(<Luck table={table} state={state} review={review} periods={PERIODS} />, root),
  );
  return { host, table };
}

it('says of whoever came first what the lead is made of', async () => {
  await shown(LEDGER);
  expect(text('luck-verdict')).toBe('Eva vyhrává o 7 bodů: karty +11, hra u stolu −4 (± 3).');
  await act(() => speak('en'));
  expect(text('luck-verdict')).toBe('Eva wins by 7 points: cards +11, play at the table −4 (± 3).');
});

it('says of the only person at the table how it went for them', async () => {
  const { seats } = toyState();
  const bot = { type: 'bot', level: 'guest' } as const;
  await shown(LEDGER, { seats: seats.map((it) => (it.seat === 0 ? { ...it, sitter: bot } : it)) });
  expect(text('luck-verdict')).toBe('Prohráváš o 7 bodů: karty −11, hra u stolu +4 (± 3).');
});

it('says what a result alone is made of, and a head start where there was one', async () => {
  const alone = {
    seat: 0,
    total: 39.5,
    head: 2,
    luck: -1.2,
    error: 0.8,
    decisions: 3.6,
    lead: null,
  };
  const ledger = { ...LEDGER, places: 1, usual: 35.1, seats: [alone], luckiest: null };
  await shown(ledger, { seats: toyState().seats.slice(0, 1), places: [1] });
  expect(text('luck-verdict')).toBe(
    '39,5 bodu: obvykle 35,1, náskok +2, karty −1,2, hra +3,6 (± 0,8).',
  );
  const cells = [...root.querySelectorAll('tbody td')].map((it) => it.textContent);
  expect(cells).toEqual(['35,1', '+2', '−1,2', '+3,6', '39,5']);
});

it('names the draw that stands out in the words of the log, and leads to it', async () => {
  const { table } = await shown(LEDGER);
  await expect
    .poll(() => text('luck-luckiest'))
    .toBe('Největší štěstí: Eva, kolo 9: +5,2 bodu (± 0,6)told');
  expect(text('luck-dearest')).toBeUndefined();
  const looked: unknown[] = [];
  table.better.lookAfter = (...it) => void looked.push(it);
  root.querySelector<HTMLButtonElement>('[data-testid="luck-luckiest"]')?.click();
  expect(looked).toEqual([[8, 0]]);
});

const rows = () =>
  [...root.querySelectorAll('.lot')].map((it) => {
    const bar = it.querySelector<HTMLElement>('.lot-bar i');
    const said = it.textContent?.replace(/\s+/g, ' ');
    return [said, bar?.dataset.side, bar?.dataset.sure, bar?.style.width];
  });

it('shows every draw in its order as a bar, and its figure beside it', async () => {
  const { table } = await shown(LEDGER);
  await expect.poll(() => rows()[1]?.[0]).toContain('told');
  expect(text('luck-draws-sum')).toBe('Eva – Petr: karty dohromady +11 (± 3).');
  expect(rows()).toEqual([
    ['Kolo 3Náhoda−3 ± 0,2', 'bad', 'true', `${(50 * 3.04) / 6.3}%`],
    ['Kolo 9told+6,3 ± 0,7', 'good', 'true', '50%'],
    ['Kolo 12Náhoda+0,3 ± 0,3', 'good', 'false', `${(50 * 0.3) / 6.3}%`],
    ['Kolo 13Náhoda0 ± 0,1', 'good', 'false', `${(50 * 0.01) / 6.3}%`],
  ]);
  // The other one's luck is the other way round.
  await act(() => root.querySelector<HTMLInputElement>('.chip input[value="1"]')?.click());
  expect(text('luck-draws-sum')).toBe('Petr – Eva: karty dohromady −11 (± 3).');
  expect(rows().map((it) => it[1])).toEqual(['good', 'bad', 'bad', 'bad']);
  const looked: unknown[] = [];
  table.better.lookAfter = (...it) => void looked.push(it);
  root.querySelectorAll<HTMLButtonElement>('.lot')[1]?.click();
  expect(looked).toEqual([[8, 1]]);
});

it('shows the luck of somebody alone in points', async () => {
  const alone = {
    seat: 0,
    total: 39.5,
    head: 0,
    luck: 1.8,
    error: 0.8,
    decisions: 2.6,
    lead: null,
  };
  const ledger = { ...LEDGER, places: 1, usual: 35.1, seats: [alone], luckiest: null };
  await shown(ledger, { seats: toyState().seats.slice(0, 1), places: [1] });
  expect(text('luck-draws-sum')).toBe('Eva: karty dohromady +1,8 (± 0,8).');
  expect(rows()[1]?.[0]).toContain('+3,2 ± 0,7');
});

it('shows the luck of many games as what it is, and nothing before it is known', async () => {
  await shown(LEDGER, {}, [{ seat: 1, games: 5, luck: -3.4, usually: 12 }]);
  expect(text('luck-bag')).toBe(
    'Petr má v téhle hře rozebraných 5 partií a karty vynesly dohromady −3,4 bodu. Když se losuje poctivě, bývá to obvykle do ± 12 bodů, dál jen asi jednou z dvaceti.',
  );
  await shown(null);
  expect(root.textContent).toBe('');
});
