// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../host/host';
import type { AnyAction, AnyEvent } from '../host/protocol';
import { dismiss, notices } from '../state/notices';
import { namesOf } from './advice';
import { rush } from './Thinking';
import { ACTION, opaque, toyState, toyTable } from './toy';

const PREVIEW = { changes: { game: 'kraje', seats: [] }, events: [], reveals: false };
const flush = () => vi.advanceTimersByTimeAsync(0);

/** A hint of an action, with what it would bring about. */
const hintOf = (action: AnyAction, events: readonly AnyEvent[] = []) => ({
  actions: [action],
  preview: { ...PREVIEW, events },
  why: { reasons: [], isEven: false },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of notices.value) dismiss(id);
  vi.useRealTimers();
});

it('a game is played with advice from the first suggestions on', async () => {
  const seats = toyState().seats.map((seat) => ({ ...seat, help: 'learner' as const }));
  const { host, table } = await toyTable(toyState({ seats }));
  host.answer = () => ({ hints: [hintOf(ACTION)] });
  expect(table.state.value.assisted).toBe(false);
  await table.learner.fetch();
  expect(host.of('suggest')).toHaveLength(1);
  expect(table.state.value.assisted).toBe(true);
});

it('a learner who asks for advice each turn is not praised for doing without', async () => {
  const seats = toyState().seats.map((seat) => ({ ...seat, help: 'learner' as const }));
  const { host, table } = await toyTable(toyState({ seats, assisted: true }));
  const moves = async (advised: boolean) => {
    for (let n = 0; n < 8; n += 1) {
      host.answer = () => hintOf(ACTION);
      if (advised) table.askAdvice();
      else table.propose({ actions: [ACTION], says: { id: 'pause' } });
      await flush();
      host.answer = () => toyState({ seats, assisted: true, at: table.at.value + 1 });
      table.commit();
      await vi.advanceTimersByTimeAsync(1000);
    }
  };
  await moves(true);
  expect(table.at.value).toBe(12);
  expect(table.learner.isDue).toBe(false);
  await moves(false);
  expect(table.learner.isDue).toBe(true);
});

describe('a hint', () => {
  it('is fetched only after it was said that it marks the game', async () => {
    const { host, table } = await toyTable();
    host.answer = () => hintOf(ACTION);
    table.askAdvice();
    await flush();
    expect(host.asked).toEqual([]);
    notices.value[0]?.action?.act();
    await flush();
    expect(host.asked).toEqual([{ type: 'hint', table: 't1', seat: 0, at: 4 }]);
    expect(table.state.value.assisted).toBe(true);
    // From then on it is known.
    table.askAdvice();
    await flush();
    expect(host.of('hint')).toHaveLength(2);
  });

  it('of several actions shows where the first of them goes', async () => {
    const { host, table } = await toyTable(toyState({ assisted: true }));
    const says = { id: 'pause' };
    table.ui.choices = () => [
      { key: 'a', label: says, draft: { actions: [ACTION], next: ACTION, says, ghost: 'here' } },
    ];
    const second = opaque<AnyAction>({ game: 'kraje', type: 'toy', at: { x: 1, y: 2 } });
    host.answer = () => ({ ...hintOf(ACTION), actions: [ACTION, second] });
    table.askAdvice();
    await flush();
    expect(table.draft.value).toMatchObject({ actions: [ACTION, second], ghost: 'here' });
    expect(table.draft.value?.next).toBeUndefined();
    expect(table.draft.value?.says).not.toEqual(says);
  });

  it('is the game’s own ghost, and an action like any other', async () => {
    const { host, table } = await toyTable(toyState({ assisted: true }));
    const action = opaque<AnyAction>({ game: 'kraje', type: 'toy', at: { x: 1, y: 2 } });
    const sameAction = opaque<AnyAction>({ at: { y: 2, x: 1 }, type: 'toy', game: 'kraje' });
    const says = { id: 'pause' };
    const both = { actions: [sameAction, ACTION] as const, says };
    const draft = { actions: [sameAction] as const, says, ghost: 'here' };
    table.ui.choices = () => [
      { key: 'a', label: says, draft: both },
      { key: 'b', label: says, more: () => [{ key: 'c', label: says, draft }] },
    ];
    host.answer = () => hintOf(action);
    table.askAdvice();
    await flush();
    expect(table.draft.value).toBe(draft);
    expect(table.preview.value).toEqual(PREVIEW);
    expect(table.isAdvised.value).toBe(true);
    host.answer = () => PREVIEW;
    table.propose(both);
    await flush();
    expect(table.isAdvised.value).toBe(false);
  });

  it('is told in the words of the log where the game has no ghost for it', async () => {
    const { host, table } = await toyTable(toyState({ assisted: true }));
    table.ui.choices = () => [];
    table.ui.describeEvent = () => 'Eva wins a wolf.';
    host.answer = () => hintOf(ACTION, [opaque<AnyEvent>({ game: 'kraje' })]);
    table.askAdvice();
    await flush();
    expect(table.draft.value?.actions).toEqual([ACTION]);
    expect(table.draft.value?.says).toEqual({
      id: 'hint-event',
      args: { text: 'Eva wins a wolf.' },
    });
  });

  it('that comes too late is not shown', async () => {
    const { host, table } = await toyTable(toyState({ assisted: true }));
    host.answer = () => {
      throw new Refused({ code: 'stale', data: { at: 5 } });
    };
    table.askAdvice();
    await flush();
    expect(table.draft.value).toBeNull();
    expect(notices.value).toEqual([]);
    expect(table.isAdvising.value).toBe(false);
  });

  it('is not there when there is nothing to do', async () => {
    const { host, table } = await toyTable(toyState({ assisted: true, next: 'pass' }));
    table.askAdvice();
    await flush();
    expect(host.asked).toEqual([]);
  });
});

describe('a bot that thinks', () => {
  const waiting = () => {
    const state = toyState({ next: 'wait', turn: { type: 'seats', seats: [1] } });
    const seats = state.seats.map((seat) => ({
      ...seat,
      onTurn: seat.seat === 1,
      ...(seat.seat === 1 ? { sitter: { type: 'bot' as const, level: 'master' as const } } : {}),
    }));
    return { ...state, seats };
  };

  it('shows how far it is once it says so, and hurries when told', async () => {
    const { host, table } = await toyTable(waiting());
    const tell = (progress: number) =>
      table.hear({ type: 'thinking', table: 't1', seat: 1, progress });
    tell(0);
    expect(table.thought.value).toBeUndefined();
    tell(0.25);
    expect(table.thought.value).toBe(0.25);
    host.answer = () => null;
    rush(table);
    expect(host.asked).toEqual([{ type: 'hurry', table: 't1' }]);
    table.hear({ type: 'table', state: toyState({ at: 5 }) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.thought.value).toBeUndefined();
  });

  it('is nobody’s business while a person is to act', async () => {
    const { table } = await toyTable();
    table.hear({ type: 'thinking', table: 't1', seat: 1, progress: 0.5 });
    expect(table.thought.value).toBeUndefined();
  });
});

describe('names of good moves', () => {
  it('tell them apart with as few words as that takes', () => {
    expect(namesOf([['love'], ['love and eating'], ['love and trade']])).toEqual([
      'love',
      'love and eating',
      'love and trade',
    ]);
    expect(
      namesOf([
        ['gatherer', 'closes an area', '1 east'],
        ['gatherer', 'closes an area', '2 west'],
        ['hunter', 'new land', '2 west'],
      ]),
    ).toEqual([
      'gatherer · closes an area · 1 east',
      'gatherer · closes an area · 2 west',
      'hunter · new land · 2 west',
    ]);
  });

  it('begin with what tells them apart alone', () => {
    expect(
      namesOf([
        ['land up', '1 east'],
        ['land up', '2 west'],
        ['condition up', '3 west'],
      ]),
    ).toEqual(['1 east · land up', '2 west · land up', '3 west · condition up']);
  });

  it('leave out what all of them share, and keep one name where there is nothing else', () => {
    const turned = (how: string) => ['closes an area', '1 east', `tile ${how}`];
    expect(namesOf([turned('upright'), turned('turned right')])).toEqual([
      'tile upright',
      'tile turned right',
    ]);
    expect(
      namesOf([
        ['plan', 'again'],
        ['plan', 'again'],
      ]),
    ).toEqual(['plan', 'plan']);
    expect(namesOf([['love', 'a child']])).toEqual(['love']);
    expect(namesOf([])).toEqual([]);
  });
});
