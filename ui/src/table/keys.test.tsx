// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { testRoot } from '../kit/root';
import { lower, sheets } from '../state/nav';
import { useKeys } from './keys';
import type { LiveTable } from './live';
import { toyTable } from './toy';

const root = testRoot();

function Listening({ table }: { table: LiveTable }) {
  useKeys(table);
  return null;
}

it.each(['l', 'L'])('%s opens the log, with Caps Lock or without', async (key) => {
  const { table } = await toyTable();
  const undo = vi.spyOn(table, 'undo');
  await act(() => render(<Listening table={table} />, root));
  const press = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }));
  press(key === 'l' ? 'u' : 'U');
  expect(undo).toHaveBeenCalledOnce();
  press(key);
  expect(sheets.value).toEqual(['log']);
  lower('log');
});
