// @vitest-environment happy-dom
// The page of the decisions, while the review behind it is being made.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { Periods, ReviewState } from '../../host/protocol';
import { testRoot } from '../../kit/root';
import { loadMessages, SHARED, speak } from '../../words/words';
import { opaque, toyTable } from '../toy';
import { DecisionsPart } from './DecisionsPart';

const PERIODS: Periods = { of: 'turn', starts: [0, 4] };

const root = testRoot();
beforeEach(async () => {
  await loadMessages('kraje', ...SHARED);
  await speak('cs');
});

function state(share: number): ReviewState {
  const review = opaque<NonNullable<ReviewState['review']>>({
    share,
    done: share === 100,
    standings: [],
    decisions: [],
    moments: [],
    seats: [],
    draws: [],
    ledger: null,
  });
  return {
    table: 't1',
    isRunning: share < 100,
    review,
    advised: [],
    doubt: 2,
    bags: [],
  };
}

it('shows the newest answer, in whatever order they come', async () => {
  const { host, table } = await toyTable();
  const answers: ((state: ReviewState) => void)[] = [];
  host.answer = () => new Promise<ReviewState>((resolve) => answers.push(resolve));
  await act(() => render(<DecisionsPart table={table} periods={PERIODS} />, root));
  await act(() => host.push({ type: 'review', table: 't1', share: 100, isRunning: false }));
  expect(answers).toHaveLength(2);
  const part = () => root.querySelector<HTMLElement>('[data-testid="result-decisions"]');
  await act(() => answers[1]?.(state(100)));
  await expect.poll(() => part()?.dataset.done).toBe('true');
  await act(() => answers[0]?.(state(40)));
  await new Promise((done) => setTimeout(done));
  expect(part()?.dataset.done).toBe('true');
});

it('asks anew when the app is there again, which works on nothing then', async () => {
  const { host, table } = await toyTable();
  let isRunning = true;
  host.answer = () => ({ ...state(60), isRunning });
  await act(() => render(<DecisionsPart table={table} periods={PERIODS} />, root));
  await expect.poll(() => root.querySelector('progress')).not.toBeNull();
  isRunning = false;
  await act(() => host.isBack());
  await expect.poll(() => root.querySelector('[data-testid="review-start"]')).not.toBeNull();
  expect(root.querySelector('progress')).toBeNull();
});

it('calls nobody exact before all decisions were looked at', async () => {
  const { host, table } = await toyTable();
  const judged = opaque<NonNullable<ReviewState['review']>['decisions'][number]>({ n: 3, seat: 0 });
  const seat = {
    seat: 0,
    decisions: 1,
    accuracy: 100,
    worse: 0,
    inaccuracies: 0,
    mistakes: 0,
    blunders: 0,
  };
  const shown = async (share: number): Promise<boolean> => {
    const now = state(share);
    const review = opaque<ReviewState['review']>({
      ...now.review,
      decisions: [judged],
      seats: [{ ...seat, lost: { mean: 0, error: 0 }, worst: null, phases: [] }],
    });
    host.answer = () => ({ ...now, review });
    await act(() => render(null, root));
    await act(() => render(<DecisionsPart table={table} periods={PERIODS} />, root));
    await expect.poll(() => root.querySelector('[data-testid="result-decisions"]')).not.toBeNull();
    return root.querySelector('[data-testid="review-people"]') !== null;
  };
  expect(await shown(60)).toBe(false);
  expect(await shown(100)).toBe(true);
});

it('says of a key moment that a hint was asked for there', async () => {
  const { host, table } = await toyTable();
  const grade = { points: { mean: 4, error: 1 }, chance: { mean: 0.2, error: 0.05 } };
  const now = state(100);
  const review = opaque<ReviewState['review']>({
    ...now.review,
    decisions: [3, 7].map((n) => ({ n, seat: 0, grade: 'mistake', ...grade })),
    seats: [],
    moments: [3, 7],
  });
  host.answer = () => ({ ...now, review, advised: [7] });
  await act(() => render(null, root));
  await act(() => render(<DecisionsPart table={table} periods={PERIODS} />, root));
  const told = () =>
    [...root.querySelectorAll('[data-testid="review-moment"]')].map((it) =>
      it.textContent?.includes('Padla tu rada'),
    );
  await expect.poll(told).toEqual([false, true]);
  const heads = [...root.querySelectorAll('[data-testid="review-moment"]')].map((it) =>
    /, (tah.\d+)/.exec(it.textContent ?? '')?.[1]?.replace('\u00a0', ' '),
  );
  expect(heads).toEqual(['tah 1', 'tah 2']);
});

it('measures nobody by the moves that were advised, and says so', async () => {
  const { host, table } = await toyTable();
  const one = { worse: 0, inaccuracies: 0, mistakes: 0, blunders: 0, worst: null, phases: [] };
  const lost = { mean: 0, error: 0 };
  const shown = async (decisions: number, advised: number) => {
    const now = state(100);
    const review = opaque<ReviewState['review']>({
      ...now.review,
      decisions: [opaque({ n: 3, seat: 0 })],
      seats: [{ ...one, lost, seat: 0, decisions, advised, accuracy: 100 }],
    });
    host.answer = () => ({ ...now, review });
    await act(() => render(null, root));
    await act(() => render(<DecisionsPart table={table} periods={PERIODS} />, root));
    const people = () => root.querySelector('[data-testid="review-people"]');
    await expect.poll(people).not.toBeNull();
    return people()?.textContent?.replace(/\s/g, ' ');
  };
  expect(await shown(2, 8)).toMatch(/ve 2 ze 2 .* 8 rozhodnutí s radou se nepočítá\.100 %$/);
  expect(await shown(0, 8)).toMatch(
    /Ke každému rozhodnutí, které dělá Eva, přišla rada, a tak tu není co měřit\.$/,
  );
});

it('shows the moments first, each as the table was then; figures with their doubt stand below', async () => {
  const { host, table } = await toyTable();
  const grade = { points: { mean: 4, error: 1 }, chance: { mean: 0.2, error: 0.05 } };
  const now = state(100);
  const seat = { seat: 0, decisions: 4, advised: 0, accuracy: 75, worse: 1, worst: 0 };
  const lost = { mean: 4, error: 1 };
  const phases = [0, 1, 2].map((n) => ({ good: 1, decisions: 1 + Number(n === 0), lost }));
  const review = opaque<ReviewState['review']>({
    ...now.review,
    decisions: [{ n: 3, seat: 1, grade: 'mistake', close: true, futures: 8, ...grade }],
    moments: [3],
    seats: [{ ...seat, lost, phases }],
    decided: null,
  });
  host.answer = ({ type }) =>
    type === 'position' ? { view: { game: 'kraje' } } : { ...now, review };
  await act(() => render(null, root));
  await act(() => render(<DecisionsPart table={table} periods={PERIODS} />, root));
  await expect
    .poll(() => host.of('position'))
    .toEqual([{ type: 'position', table: 't1', at: 3, seat: 1 }]);
  const part = root.querySelector('[data-testid="result-decisions"]');
  const details = part?.querySelector('[data-testid="review-details"]');
  expect(details?.textContent).toContain('±');
  details?.remove();
  expect(part?.firstElementChild?.nextElementSibling?.querySelector('.review-then')).not.toBeNull();
  expect(part?.textContent).not.toContain('±');
});
