// @vitest-environment happy-dom
// How a game counts: the same in a list, on the table and beside the result.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../kit/root';
import { loadMessages, SHARED, speak } from '../words/words';
import { CountNotes, CountSign, CountWords, type Facts, reasonsOf } from './counts';

const PLAIN: Facts = { practice: false, assisted: false, agreements: [], seats: [{ name: 'Eva' }] };

const root = testRoot();
beforeEach(async () => {
  await loadMessages(...SHARED);
  await speak('en');
});

it('says nothing of a game that counts as any other', async () => {
  expect(reasonsOf({ ...PLAIN, isExcluded: false, isCounted: true })).toEqual([]);
  await act(() => render(<CountSign facts={PLAIN} onTell={vi.fn()} />, root));
  expect(root.innerHTML).toBe('');
});

it('names every reason, those for which it does not count first', () => {
  const all: Facts = {
    practice: true,
    assisted: true,
    agreements: [{ type: 'end', at: 3 }],
    seats: [{ name: 'Eva', handicap: 5 }],
    isExcluded: true,
    isForeign: true,
    isReal: true,
    isCounted: false,
  };
  expect(reasonsOf(all)).toEqual([
    'practice',
    'agreed',
    'imported',
    'excluded',
    'real',
    'assisted',
    'ahead',
  ]);
});

it('knows why a finished game does not count where nothing else is left', () => {
  expect(reasonsOf({ ...PLAIN, isCounted: false })).toEqual(['excluded']);
  expect(reasonsOf({ ...PLAIN, isCounted: false, practice: true })).toEqual(['practice']);
  expect(reasonsOf({ ...PLAIN, isCounted: false, assisted: true })).toEqual([
    'excluded',
    'assisted',
  ]);
});

it('has a word in a list, a sentence elsewhere, and a sign that tells it', async () => {
  const facts: Facts = { ...PLAIN, assisted: true, seats: [{ name: 'Eva', handicap: 5 }] };
  const words = async (it: preact.JSX.Element) => {
    await act(() => render(it, root));
    return root.textContent;
  };
  expect(await words(<CountWords facts={facts} />)).toBe(' with help head start Eva 5');
  await words(<CountNotes facts={facts} />);
  const said = [...root.querySelectorAll('p')].map((it) => it.textContent).join(' ');
  expect(said).toContain('The app gave advice in this game');
  expect(said).toContain('Head start in points: Eva 5.');
  const onTell = vi.fn();
  await words(<CountSign facts={facts} onTell={onTell} />);
  const sign = root.querySelector('button');
  expect(sign?.getAttribute('aria-label')).toBe(
    'How the game counts (with help, head start Eva 5)',
  );
  await act(() => sign?.click());
  expect(onTell.mock.calls).toEqual([[said]]);
});
