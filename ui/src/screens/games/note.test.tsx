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
  isForeign: false,
  isReal: false,
  location: '',
  assisted: false,
  agreements: [],
  note: 'rain',
};

const root = testRoot();
beforeEach(async () => {
  await loadMessages('games', ...SHARED);
  await speak('en');
});

const field = () => {
  const found = root.querySelector<HTMLTextAreaElement>('[data-testid="game-note"]');
  if (!found) throw new Error('there is no field');
  return found;
};
const said = () => root.querySelector('[data-testid="game-note-state"]')?.textContent;

async function opened() {
  const { host } = await toyTable();
  await speak('en');
  host.answer = (request) =>
    request.type === 'sameDeal'
      ? { games: 1, results: [] }
      : { ...ROW, note: request.type === 'changeGame' ? request.note : '' };
  const onChange = vi.fn();
  const sheet = <GameSheet row={ROW} onChange={onChange} onGone={() => undefined} />;
  await act(() => render(sheet, root));
  return { host, onChange };
}

async function write(note: string) {
  field().value = note;
  await act(() => void field().dispatchEvent(new Event('input', { bubbles: true })));
}

const close = () => act(() => render(null, root));

it('is kept when the sheet is closed', async () => {
  const { host, onChange } = await opened();
  await write('sun at last');
  await close();
  expect(host.of('changeGame')).toEqual([{ type: 'changeGame', table: 't', note: 'sun at last' }]);
  await expect.poll(() => onChange.mock.calls).toEqual([[{ ...ROW, note: 'sun at last' }]]);
});

it('that is as it was asks for nothing', async () => {
  const { host } = await opened();
  await write(' rain ');
  await close();
  expect(host.of('changeGame')).toEqual([]);
});

it('is kept when typing pauses, and says so until it is written on', async () => {
  const { host } = await opened();
  await write('s');
  await write('sun');
  await expect.poll(said, { timeout: 5_000 }).toBe('Saved');
  expect(host.of('changeGame')).toMatchObject([{ note: 'sun' }]);
  await write('sun!');
  expect(said()).toBe('');
  await close();
  expect(host.of('changeGame')).toMatchObject([{ note: 'sun' }, { note: 'sun!' }]);
});

it('that could not be kept says so, and is there when the sheet is opened again', async () => {
  const { host } = await opened();
  const { answer } = host;
  host.answer = () => {
    throw { code: 'storage' };
  };
  await write('snow');
  await act(() => void field().dispatchEvent(new Event('change', { bubbles: true })));
  await expect.poll(said).toContain('could not be saved');
  expect(field().value).toBe('snow');
  await close();
  host.answer = answer;
  await act(() => render(<GameSheet row={ROW} onChange={vi.fn()} onGone={vi.fn()} />, root));
  expect(field().value).toBe('snow');
  await expect.poll(said, { timeout: 5_000 }).toBe('Saved');
  await close();
});
