// @vitest-environment happy-dom
// Whose of this device a game from another one is.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DealResult, Request } from '../host/protocol';
import { opaque } from '../kit/opaque';
import { testRoot } from '../kit/root';
import { people } from '../state/people';
import { toyTable } from '../table/toy';
import { loadMessages, SHARED, speak } from '../words/words';
import { OwnSeat } from './OwnSeat';

const seat = (n: number, name: string): DealResult => ({
  table: 'far',
  seat: n,
  player: { name, mark: 'sun' },
  score: 40 - n,
  place: n + 1,
  at: 0,
  isThis: true,
  isOwn: false,
  isPractice: false,
  isImported: true,
  isAssisted: false,
  isAhead: false,
});

const root = testRoot();
beforeEach(async () => {
  await loadMessages(...SHARED);
  await speak('cs');
});

async function shown(results: readonly DealResult[]) {
  const { host } = await toyTable();
  const eva = { profile: 'eva', name: 'Eva', mark: 'sun', isHidden: false, games: 1, merged: [] };
  people.value = opaque([eva]);
  let now = results;
  host.answer = (request: Request) => {
    if (request.type !== 'claimSeat') return opaque({ games: 1, results: now });
    const player = { name: 'Eva', mark: 'sun', ...(request.person ? { profile: 'eva' } : {}) };
    now = now.map((it) => (it.seat === request.seat ? { ...it, player } : it));
    return opaque({});
  };
  const onChange = vi.fn();
  await act(() => render(<OwnSeat table="far" onChange={onChange} />, root));
  await act(() => new Promise((answered) => setTimeout(answered)));
  return { host, onChange };
}

async function choose(nth: number) {
  await act(() => root.querySelectorAll<HTMLInputElement>('input')[nth]?.click());
  await act(() => new Promise((answered) => setTimeout(answered)));
}

it('is said seat by seat, and taken back', async () => {
  const { host, onChange } = await shown([seat(1, 'Petr'), seat(0, 'Radek')]);
  const labels = [...root.querySelectorAll('legend')].map((it) => it.textContent);
  expect(labels.map((it) => it?.replace(/\s/g, ' '))).toEqual([
    'Kdo z vás hrál na 1. místě (Radek)',
    'Kdo z vás hrál na 2. místě (Petr)',
  ]);
  await choose(3);
  await expect.poll(() => root.textContent).toContain('(Eva)');
  await choose(2);
  expect(host.of('claimSeat')).toEqual([
    { type: 'claimSeat', table: 'far', seat: 1, person: 'eva' },
    { type: 'claimSeat', table: 'far', seat: 1 },
  ]);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('is asked of no game that was played here', async () => {
  await shown([{ ...seat(0, 'Eva'), isImported: false }]);
  expect(root.textContent).toBe('');
});
