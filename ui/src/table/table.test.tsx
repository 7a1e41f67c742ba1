// @vitest-environment happy-dom
// The table in the page: what stands behind the curtain, who is on turn, how it ended.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LineOf, TableState } from '../host/protocol';
import { ARM_MS, useArming } from '../kit/controls';
import { opaque } from '../kit/opaque';
import { testRoot } from '../kit/root';
import { close, goAndLook, lower, open, raise, sheets } from '../state/nav';
import { say, speak } from '../words/words';
import { ActionBar } from './ActionBar';
import { Curtain } from './Curtain';
import { whoIsNext } from './next';
import { isLost, ranking, verdict } from './result/ranking';
import { Seats } from './Seats';
import { useWayBack } from './TableScreen';
import { LOCK_MS } from './timing';
import { ACTION, coveredState, toyState, toyTable } from './toy';

const root = testRoot();

beforeEach(async () => {
  await speak('cs');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the bar', () => {
  it('opens nothing for the second half of a double tap on ✔', async () => {
    const { host, table } = await toyTable();
    const preview = { changes: { game: 'kraje', seats: [] }, events: [] };
    host.answer = (request) => (request.type === 'preview' ? preview : toyState({ at: 5 }));
    table.propose({ actions: [ACTION], says: { id: 'pause' } });
    await act(() => render(<ActionBar table={table} />, root));
    const press = (it: string, detail = 1) =>
      act(async () => {
        const click = new MouseEvent('click', { bubbles: true, detail });
        root.querySelector(`[data-testid="${it}"]`)?.dispatchEvent(click);
        await vi.advanceTimersByTimeAsync(LOCK_MS / 2);
      });
    await press('bar-commit');
    await press('open-score');
    expect(sheets.value).toEqual([]);
    // Keys press what they have gone to.
    await press('open-log', 0);
    expect(sheets.value).toEqual(['log']);
    lower('log');
    await press('open-score');
    expect(sheets.value).toEqual(['score']);
    lower('score');
  });

  it('asks before something is given up, and does nothing until ✔', async () => {
    const { host, table } = await toyTable();
    const preview = { changes: { game: 'kraje', seats: [] }, events: [] };
    host.answer = (request) => (request.type === 'preview' ? preview : toyState({ at: 5 }));
    const skip = { actions: [ACTION] as const, says: { id: 'pause' } };
    table.choose({ ...skip, givesUp: true });
    await vi.advanceTimersByTimeAsync(LOCK_MS);
    expect(host.of('act')).toEqual([]);
    expect(table.canCommit.value).toBe(true);
    table.cancel();
    table.choose(skip);
    await vi.advanceTimersByTimeAsync(LOCK_MS);
    expect(host.of('act')).toHaveLength(1);
  });
});

it('shows a turn that is done to the eyes of whoever took it, though nobody holds the device', async () => {
  const open = { holder: { type: 'open' } } as const;
  const { host, table } = await toyTable(toyState({ ...open, actor: 1 }));
  expect(table.seat.value).toBe(1);
  const { actor, ...rest } = toyState({
    ...open,
    at: 5,
    next: 'continue',
    turn: { type: 'chance' },
  });
  host.answer = () => rest;
  table.choose({ actions: [ACTION], says: { id: 'pause' } });
  await vi.advanceTimersByTimeAsync(LOCK_MS);
  expect(table.state.value.next).toBe('continue');
  expect(table.seat.value).toBe(1);
});

it('leads from a line shown on the board back to the final page', async () => {
  const { table } = await toyTable(toyState({ next: 'over', turn: { type: 'over' } }));
  const Way = () => {
    useWayBack(table);
    return null;
  };
  open({ screen: 'table', table: 't1' });
  raise('final');
  await act(() => render(<Way />, root));
  await act(() => {
    table.light(0, opaque<LineOf>({ source: { type: 'toy' }, points: 1, terms: [], fields: [] }));
    goAndLook();
  });
  expect(sheets.value).toEqual([]);
  await act(() => table.light(0, null));
  expect(sheets.value).toEqual(['final']);
  close();
});

describe('the curtain', () => {
  it('names who is next and takes no press in its first 300 ms', async () => {
    const { host, table } = await toyTable(coveredState(1));
    host.answer = () => toyState({ holder: { type: 'seat', seat: 1 } });
    await act(() => render(<Curtain table={table} next={1} onPause={() => undefined} />, root));
    const button = root.querySelector<HTMLButtonElement>('[data-testid="curtain-take"]');
    expect(root.querySelector('h1')?.textContent).toBe('Petr');
    button?.click();
    expect(host.asked).toEqual([]);
    await act(() => {
      vi.advanceTimersByTime(ARM_MS);
    });
    button?.click();
    expect(host.asked).toEqual([{ type: 'take', table: 't1', seat: 1 }]);
  });

  it('takes back what was answered last, for whoever handed the device on by it', async () => {
    const { host, table } = await toyTable({ ...coveredState(1), canUndo: true });
    host.answer = () => coveredState(0);
    await act(() => render(<Curtain table={table} next={1} onPause={() => undefined} />, root));
    root.querySelector<HTMLButtonElement>('[data-testid="curtain-undo"]')?.click();
    expect(host.asked).toEqual([{ type: 'undo', table: 't1', at: 4 }]);
  });

  it('keeps fingers, not keys, from what comes up behind it for as long', async () => {
    const pressed: number[] = [];
    const Behind = () => (
      <div {...useArming()}>
        <button type="button" onClick={({ detail }) => pressed.push(detail)} />
      </div>
    );
    await act(() => render(<Behind />, root));
    const click = (detail: number) =>
      root
        .querySelector('button')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    click(2);
    click(0);
    await act(() => void vi.advanceTimersByTime(ARM_MS));
    click(1);
    expect(pressed).toEqual([0, 1]);
  });

  it('has no button while a bot must show first whom the device is for', async () => {
    const covered = coveredState(0);
    const bots = covered.seats.map((seat) =>
      seat.seat === 1
        ? { ...seat, onTurn: true, sitter: { type: 'bot', level: 'greedy' } as const }
        : { ...seat, onTurn: false },
    );
    const { table } = await toyTable({ ...covered, next: 'wait', seats: bots });
    await act(() => render(<Curtain table={table} next={0} onPause={() => undefined} />, root));
    expect(root.querySelector('[data-testid="curtain-take"]')).toBeNull();
    expect(root.querySelector('[data-testid="curtain-wait"]')).not.toBeNull();
    expect(root.textContent).not.toContain('Eva');
    expect(root.querySelector('h1')?.textContent).toBe('Petr');
  });

  it('stands before a table that has nothing to show', async () => {
    const { table } = await toyTable(coveredState(0));
    expect(table.isOpen.value).toBe(false);
    expect(() => table.view.value).toThrow();
    expect(() => table.sheet.value).toThrow();
    expect(table.offer.value).toBeNull();
  });
});

describe('the seats', () => {
  it('say who is on turn in words, and write points with a real minus', async () => {
    const { table } = await toyTable();
    await act(() => render(<Seats table={table} />, root));
    const [eva, petr] = [...root.querySelectorAll('.seat')];
    expect(eva?.getAttribute('aria-current')).toBe('true');
    expect(eva?.textContent).toContain('na tahu');
    expect(petr?.getAttribute('aria-current')).toBeNull();
    expect(petr?.textContent).toContain('−3 body');
  });
});

describe('the seats in the past', () => {
  it('stand out by who took the step that is told, whoever is on turn now', async () => {
    const { host, table } = await toyTable();
    const entries = [{ n: 3, by: 1, event: { game: 'kraje', type: 'toy' } }];
    const periods = { of: 'turn', starts: [] };
    const course = { moments: [], leads: [], swings: [], periods, mayFork: false };
    host.answer = ({ type }) =>
      type === 'log' ? { entries } : type === 'course' ? course : { ...toyState(), events: [] };
    table.past.lookAt(4);
    await vi.advanceTimersByTimeAsync(50);
    expect(table.past.place.value).not.toBeNull();
    await act(() => render(<Seats table={table} />, root));
    const current = [...root.querySelectorAll('.seat')].map((it) =>
      it.getAttribute('aria-current'),
    );
    expect(current).toEqual([null, 'true']);
    expect(table.past.mayFork.value).toBe(false);
  });
});

describe('who is next', () => {
  it('is the other person on turn', () => {
    const state = toyState({ next: 'pass', turn: { type: 'seats', seats: [0, 1] } });
    expect(whoIsNext(state)?.name).toBe('Petr');
  });

  it('is nobody when only bots follow', () => {
    const [eva, petr] = toyState().seats;
    if (!eva || !petr) throw new Error('two seats');
    const bot = { ...petr, sitter: { type: 'bot', level: 'greedy' } as const };
    const state = toyState({ seats: [eva, bot], turn: { type: 'seats', seats: [1] } });
    expect(whoIsNext(state)).toBeUndefined();
  });
});

describe('the end', () => {
  it('ranks seats by place, those of one place in the table’s order', () => {
    const state = toyState({ places: [2, 1] });
    expect(ranking(state).map(({ seat }) => seat.name)).toEqual(['Petr', 'Eva']);
    expect(ranking(toyState({ places: [1, 1] })).map(({ seat }) => seat.name)).toEqual([
      'Eva',
      'Petr',
    ]);
  });

  it('names the winner or all who share the victory', () => {
    const said = (state: TableState) => say(verdict(state)).replaceAll('\u00a0', ' ');
    expect(said(toyState({ places: [2, 1] }))).toBe('Petr vyhrává −3 : 7!');
    expect(said(toyState({ places: [1, 1] }))).toBe('O vítězství se dělí Eva a Petr.');
    const level = opaque<NonNullable<TableState['sheet']>>({ seats: [{ total: 7 }, { total: 7 }] });
    expect(said(toyState({ places: [1, 2], sheet: level }))).toBe('Eva vyhrává o vlásek, 7 : 7!');
  });

  it('speaks to the only person at the table, and does not cheer at a defeat', () => {
    const [eva, petr] = toyState().seats;
    if (!eva || !petr) throw new Error('two seats');
    const master = { ...petr, name: 'Mistr', sitter: { type: 'bot', level: 'master' } as const };
    const ended = (places: number[]) => {
      const state = toyState({ seats: [eva, master], places });
      return [say(verdict(state)).replaceAll('\u00a0', ' '), isLost(state)];
    };
    expect(ended([1, 2])).toEqual(['Vyhráváš 7 : −3!', false]);
    expect(ended([2, 1])).toEqual(['Tentokrát vyhrává Mistr.', true]);
    expect(ended([1, 1])).toEqual(['O vítězství se dělíte ty a Mistr.', false]);
    // What is sent to others has everybody's name.
    const sent = verdict(toyState({ seats: [eva, master], places: [1, 2] }), true);
    expect(say(sent)).toMatch(/^Eva vyhrává/);
  });
});
