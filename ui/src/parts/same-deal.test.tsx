// @vitest-environment happy-dom
// The same deal compared: who made what of it, and where par stands among them.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { DealResult } from '../host/protocol';
import { testRoot } from '../kit/root';
import { screen } from '../state/nav';
import { toyTable } from '../table/toy';
import { loadMessages, SHARED, speak } from '../words/words';
import { SameDeal } from './SameDeal';

const result = (name: string, score: number, more: Partial<DealResult> = {}): DealResult => ({
  table: name,
  seat: 0,
  player: { name, mark: 'sun' },
  score,
  place: 1,
  at: Date.UTC(2026, 10, 22, 12),
  isThis: false,
  isOwn: false,
  isPractice: false,
  isImported: false,
  isAssisted: false,
  isAhead: false,
  ...more,
});

const root = testRoot();
beforeEach(async () => {
  await loadMessages(...SHARED);
  await speak('cs');
});

async function shown(games: number, results: readonly DealResult[], par?: number) {
  const { host } = await toyTable();
  host.answer = () => ({ games, results, ...(par === undefined ? {} : { par }) });
  await act(() => render(<SameDeal table="Eva" />, root));
  await act(() => new Promise((answered) => setTimeout(answered)));
}

const rows = () =>
  [...root.querySelectorAll('.deal-row')].map((it) => it.textContent?.replace(/\s+/g, ' ') ?? '');

it('stands in the order of points, with par among them', async () => {
  const own = result('Eva', 45, { isThis: true, isOwn: true, isPractice: true });
  await shown(3, [result('Petr', 50, { isImported: true }), own, result('Jana', 30)], 45.4);
  expect(rows().map((it) => it.replace(/\d.*/, ''))).toHaveLength(4);
  expect(rows()[0]).toContain('Petr');
  expect(rows()[0]).toContain('z kódu');
  expect(rows()[1]).toContain('45,4');
  expect(rows()[2]).toContain('tahle partie · cvičná');
  await act(() => root.querySelectorAll<HTMLElement>('.deal-open')[1]?.click());
  expect(screen.value).toMatchObject({ screen: 'table', table: 'Jana' });
});

it('is nothing where there is nothing to compare', async () => {
  await shown(1, [result('Eva', 45)]);
  expect(root.textContent).toBe('');
});
