// @vitest-environment happy-dom
// The note on a game of the list.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameRow } from '../../host/protocol';
import { testRoot } from '../../kit/root';
import { toyTable } from '../../table/toy';
import { loadMessages, SHARED, speak } from '../../words/words';
import { GameSheet } from './GameSheet';

const ROW: GameRow = {
  table: 't',
  game: 'kraje',
  rules: 1,
  status: 'finished',
  seats: [],
  onTurn: [],
  at: 9,
  practice: false,
  trust: false,
  startedAt: 0,
  changedAt: 0,
  isExcluded: false,
  isImported: false,
  assisted: false,
  agreements: [],
  note: 'rain',
};

const root = testRoot();
beforeEach(async () => {
  await loadMessages('games', ...SHARED);
  await speak('en');
});

async function written(note: string) {
  const { host } = await toyTable();
  host.answer = () => ({ ...ROW, note });
  const onChange = vi.fn();
  const sheet = <GameSheet row={ROW} onChange={onChange} onGone={() => undefined} />;
  await act(() => render(sheet, root));
  const field = root.querySelector<HTMLTextAreaElement>('[data-testid="game-note"]');
  if (!field) throw new Error('there is no field');
  field.value = note;
  await act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  await act(() => render(null, root));
  return { asked: host.of('changeGame'), onChange };
}

it('is kept when the sheet is closed', async () => {
  const { asked, onChange } = await written('sun at last');
  expect(asked).toEqual([{ type: 'changeGame', table: 't', note: 'sun at last' }]);
  await expect.poll(() => onChange.mock.calls).toEqual([[{ ...ROW, note: 'sun at last' }]]);
});

it('that is as it was asks for nothing', async () => {
  expect((await written(' rain ')).asked).toEqual([]);
});
