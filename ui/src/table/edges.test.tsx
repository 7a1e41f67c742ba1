// @vitest-environment happy-dom
// Whom the controls of a device that lies on the table face.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableState } from '../host/protocol';
import { orientation } from '../kit/orientation';
import { testRoot } from '../kit/root';
import { isTablet, setTableMode } from '../state/table-mode';
import { speak } from '../words/words';
import { useLies } from './Edges';
import type { LiveTable } from './live';
import { personDue } from './next';
import { coveredState, toyState, toyTable } from './toy';

const open = (change: Partial<TableState>) => toyState({ holder: { type: 'open' }, ...change });
const BOT = { type: 'bot', level: 'guest' } as const;

describe('the table waits for', () => {
  it('who holds the device', () => {
    expect(personDue(toyState({ holder: { type: 'seat', seat: 1 }, actor: 0 }))).toBe(1);
  });

  it('whom the curtain is for, once that is known', () => {
    expect(personDue(coveredState(1))).toBe(1);
    expect(personDue({ ...coveredState(1), next: 'wait' })).toBeUndefined();
  });

  it('who is on turn at an open table, and for nobody while a bot or chance is', () => {
    expect(personDue(open({ actor: 1 }))).toBe(1);
    expect(personDue(open({ actor: 1, next: 'continue' }))).toBeUndefined();
    const seats = toyState().seats.map((it) => (it.seat === 1 ? { ...it, sitter: BOT } : it));
    expect(personDue(open({ seats, actor: 1 }))).toBeUndefined();
  });
});

describe('the page', () => {
  const root = testRoot();
  function Shows({ table }: { table: LiveTable }) {
    const lies = useLies(table);
    return <p>{lies ? `${lies.edge} of ${lies.edges.join(' ')}` : 'in a hand'}</p>;
  }

  beforeEach(async () => {
    await speak('cs');
    isTablet.value = true;
  });
  afterEach(() => {
    isTablet.value = false;
  });

  it('faces who is on turn, stays so while nobody is, and is in a hand again when it is left', async () => {
    setTableMode('t1', { isOn: true, edges: ['right', 'left'] });
    const { table } = await toyTable(open({ actor: 1 }));
    await act(() => render(<Shows table={table} />, root));
    expect(root.textContent).toBe('left of left right');
    expect(orientation.value).toBe('left');
    const go = (change: Partial<TableState>) =>
      act(() => table.hear({ type: 'table', state: open({ at: table.at.value + 1, ...change }) }));
    await go({ actor: 0, next: 'continue' });
    await expect.poll(() => table.state.value.next).toBe('continue');
    expect(root.textContent).toBe('left of left right');
    await go({ actor: 0 });
    await expect.poll(() => root.textContent).toBe('right of left right');
    await act(() => render(null, root));
    expect(orientation.value).toBeNull();
  });

  it('is held in a hand where nobody said otherwise, and on what is no tablet', async () => {
    setTableMode('t1', { isOn: false, edges: ['bottom', 'top'] });
    const { table } = await toyTable(open({ actor: 1 }));
    await act(() => render(<Shows table={table} />, root));
    expect(root.textContent).toBe('in a hand');
    await act(() => setTableMode('t1', { isOn: true, edges: ['bottom', 'top'] }));
    expect(root.textContent).toBe('top of bottom top');
    await act(() => {
      isTablet.value = false;
    });
    expect(root.textContent).toBe('in a hand');
    expect(document.documentElement.dataset.facing).toBeUndefined();
  });
});
