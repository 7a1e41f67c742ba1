// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Disconnected, Refused } from '../host/host';
import type { Person } from '../host/protocol';
import { screen } from '../state/nav';
import { notices } from '../state/notices';
import { people } from '../state/people';
import { settings } from '../state/settings';
import { BOT_MS, LOCK_MS } from './timing';
import { ACTION, coveredState, opaque, toyState, toyTable } from './toy';

const draft = { actions: [ACTION] as const, says: { id: 'pause' } };
const PREVIEW = { changes: { game: 'kraje', seats: [] }, events: [] };
/** Written as text: an object with a `then` of its own looks like a promise. */
const flush = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a ghost', () => {
  it('is previewed and writes nothing', async () => {
    const { host, table } = await toyTable();
    host.answer = () => PREVIEW;
    table.propose(draft);
    await flush();
    expect(host.asked.map((request) => request.type)).toEqual(['preview']);
    expect(table.preview.value).toMatchObject({ events: [] });
    expect(table.canCommit.value).toBe(true);
  });

  it('is looked at with what it takes for granted, which ✔ does not send', async () => {
    const { host, table } = await toyTable();
    host.answer = (request) => (request.type === 'act' ? toyState({ at: 5 }) : PREVIEW);
    table.propose({ ...draft, next: ACTION });
    await flush();
    expect(host.of('preview')).toEqual([
      { type: 'preview', table: 't1', seat: 0, actions: [ACTION, ACTION], at: 4 },
    ]);
    table.commit();
    await flush();
    expect(host.of('act')).toHaveLength(1);
  });

  it('outlives a bot’s hidden answer that overtakes its preview', async () => {
    const { host, table } = await toyTable();
    host.answer = (request) => {
      if (request.type === 'open') return { type: 'table', ...toyState({ at: 5 }) };
      if (request.type === 'preview' && request.at === 4)
        throw new Refused({ code: 'stale', data: { at: 5 } });
      return PREVIEW;
    };
    table.propose(draft);
    await flush();
    expect(host.of('preview')).toMatchObject([{ at: 4 }, { at: 5 }]);
    expect(table.draft.value).toBe(draft);
    expect(table.canCommit.value).toBe(true);
  });

  it('is committed once, however often ✔ is tapped', async () => {
    const { host, table } = await toyTable();
    let answered: (state: unknown) => void = () => undefined;
    host.answer = (request) =>
      request.type === 'act'
        ? new Promise((resolve) => {
            answered = resolve;
          })
        : PREVIEW;
    table.propose(draft);
    await flush();
    table.commit();
    table.commit();
    await flush();
    table.commit();
    answered(toyState({ at: 5 }));
    await flush();
    table.commit();
    expect(host.of('act')).toEqual([
      { type: 'act', table: 't1', seat: 0, actions: [ACTION], at: 4 },
    ]);
    expect(table.draft.value).toBeNull();
  });

  it('cannot be committed in the first 250 ms after the last commit', async () => {
    const { host, table } = await toyTable();
    host.answer = (request) => (request.type === 'preview' ? PREVIEW : toyState({ at: 5 }));
    table.propose(draft);
    table.commit();
    await flush();
    table.propose(draft);
    expect(table.canCommit.value).toBe(false);
    table.commit();
    await vi.advanceTimersByTimeAsync(LOCK_MS);
    expect(table.canCommit.value).toBe(true);
    expect(host.of('act')).toHaveLength(1);
  });

  it('goes, with the rule’s own words, where the rules refuse it', async () => {
    const { host, table } = await toyTable();
    host.answer = () => {
      throw new Refused({
        code: 'illegal',
        data: {
          n: 0,
          refusal: opaque({ game: 'kraje', type: 'rule', reason: { type: 'coversNothing' } }),
        },
      });
    };
    table.propose(draft);
    await flush();
    expect(table.draft.value).toBeNull();
    expect(notices.value[0]?.text).toBe('rule: coversNothing');
  });

  it('stays while a bot answers in secret', async () => {
    const { host, table } = await toyTable();
    host.answer = () => PREVIEW;
    table.propose(draft);
    await flush();
    table.hear({ type: 'table', state: toyState({ at: 5 }) });
    await vi.advanceTimersByTimeAsync(BOT_MS);
    expect(table.state.value.at).toBe(5);
    expect(table.draft.value).toBe(draft);
  });

  it('goes when the offer is another', async () => {
    const { host, table } = await toyTable();
    host.answer = () => PREVIEW;
    table.propose(draft);
    await flush();
    table.hear({
      type: 'table',
      state: toyState({ at: 5, offer: opaque({ game: 'kraje', n: 2 }) }),
    });
    await vi.advanceTimersByTimeAsync(BOT_MS);
    expect(table.draft.value).toBeNull();
  });

  it('cannot be put where nothing is offered', async () => {
    const { host, table } = await toyTable(toyState({ next: 'pass' }));
    table.propose(draft);
    expect(table.draft.value).toBeNull();
    expect(host.asked).toEqual([]);
  });
});

describe('a whole decision in one gesture', () => {
  it.each([
    ['always', false, 0],
    ['irreversible', false, 1],
    ['irreversible', true, 0],
    ['off', false, 1],
    ['off', true, 1],
  ] as const)('policy %s, revealing %s: %i acts', async (confirm, reveals, count) => {
    const { host, table } = await toyTable();
    settings.value = { ...settings.value, confirm };
    host.answer = (request) =>
      request.type === 'preview' ? { ...PREVIEW, reveals } : toyState({ at: 5 });
    table.choose(draft);
    await flush();
    expect(host.of('act')).toHaveLength(count);
    expect(table.draft.value === null).toBe(count === 1);
  });

  it('asks for no ✔ before it is known whether one is needed', async () => {
    const { host, table } = await toyTable();
    settings.value = { ...settings.value, confirm: 'irreversible' };
    let foreseen: (preview: unknown) => void = () => undefined;
    host.answer = () =>
      new Promise((resolve) => {
        foreseen = resolve;
      });
    table.choose(draft);
    await flush();
    expect(table.canCommit.value).toBe(false);
    foreseen({ ...PREVIEW, reveals: true });
    await flush();
    expect(table.canCommit.value).toBe(true);
  });
});

describe('the engines’ word', () => {
  it('shows bots’ steps one after the other', async () => {
    const { table } = await toyTable();
    table.hear({ type: 'table', state: toyState({ at: 5 }) });
    table.hear({ type: 'table', state: toyState({ at: 6 }) });
    await vi.advanceTimersByTimeAsync(BOT_MS - 1);
    expect(table.state.value.at).toBe(5);
    await vi.advanceTimersByTimeAsync(BOT_MS + 1);
    expect(table.state.value.at).toBe(6);
  });

  it('is heard in order, though a push overtakes the answer to one’s own step', async () => {
    const { host, table } = await toyTable();
    let answered: (state: unknown) => void = () => undefined;
    host.answer = (request) =>
      request.type === 'act'
        ? new Promise((resolve) => {
            answered = resolve;
          })
        : PREVIEW;
    const shown: number[] = [];
    table.state.subscribe(({ at }) => shown.push(at));
    table.propose(draft);
    await flush();
    table.commit();
    table.hear({ type: 'table', state: toyState({ at: 6 }) });
    await vi.advanceTimersByTimeAsync(BOT_MS);
    answered(toyState({ at: 5 }));
    await flush();
    expect(shown).toEqual([4, 5, 6]);
    expect(table.draft.value, 'a step that is done leaves no ghost').toBeNull();
  });

  it('leaves the curtain up that was lifted before a late word of the same step', async () => {
    const { host, table } = await toyTable(coveredState(0));
    // Said while the table was being opened: three steps that it has behind it already.
    for (const at of [2, 3, 4]) table.hear({ type: 'table', state: { ...coveredState(0), at } });
    host.answer = () => toyState();
    table.take(0);
    await flush();
    await vi.advanceTimersByTimeAsync(4 * BOT_MS);
    expect(table.state.value.holder).toEqual(toyState().holder);
  });

  it('does not go back to an older word that came late', async () => {
    const { host, table } = await toyTable(toyState({ at: 9 }));
    host.answer = (request) => (request.type === 'preview' ? PREVIEW : toyState({ at: 5 }));
    table.propose(draft);
    table.commit();
    await flush();
    expect(table.state.value.at).toBe(9);
  });

  it('goes back for an undo', async () => {
    const { host, table } = await toyTable(toyState({ at: 9, canUndo: true }));
    host.answer = () => toyState({ at: 8 });
    table.undo();
    await flush();
    expect(host.asked).toEqual([{ type: 'undo', table: 't1', at: 9 }]);
    expect(table.state.value.at).toBe(8);
    expect(table.change.value.cause).toBe('undo');
  });

  it('sends all that goes with one ✔ at once', async () => {
    const { host, table } = await toyTable();
    host.answer = (request) => (request.type === 'preview' ? PREVIEW : toyState({ at: 6 }));
    table.propose({ ...draft, actions: [ACTION, ACTION] });
    await flush();
    table.commit();
    await flush();
    expect(host.of('act')).toEqual([
      { type: 'act', table: 't1', seat: 0, actions: [ACTION, ACTION], at: 4 },
    ]);
    expect(table.state.value.at).toBe(6);
  });

  it('asks before an undo that makes the game practice', async () => {
    const { host, table } = await toyTable(toyState({ canUndo: true, undoMakesPractice: true }));
    table.undo();
    expect(host.asked).toEqual([]);
    host.answer = () => toyState({ at: 3, practice: true });
    expect(notices.value[0]?.text).toEqual({ id: 'undo-practice' });
    notices.value[0]?.action?.act();
    expect(host.of('undo')).toHaveLength(1);
  });

  it('is asked for anew when the table moved on without the screen', async () => {
    const { host, table } = await toyTable();
    host.answer = (request) => {
      if (request.type === 'preview') return PREVIEW;
      if (request.type === 'open') return toyState({ at: 7 });
      throw new Refused({ code: 'stale', data: { at: 7 } });
    };
    table.propose(draft);
    table.commit();
    await flush();
    expect(table.state.value.at).toBe(7);
  });
});

describe('an exercise whose app has ended', () => {
  const gone = new Refused({ code: 'unknownTable', data: { table: 't1' } });
  const when = { of: 'round', nth: 2 } as const;
  const day = { day: '2026-12-01', asks: 'mostPoints', n: 4, when, isEarly: false } as const;

  it('is opened anew, and that is said', async () => {
    const { host, table } = await toyTable(toyState({ exercise: day }));
    host.answer = (request) => {
      if (request.type === 'puzzle') return toyState({ table: 't2', exercise: day });
      throw gone;
    };
    await table.reopen();
    await flush();
    const [asked] = host.of('puzzle');
    expect(asked).toMatchObject({ game: 'kraje', day: '2026-12-01' });
    expect(asked).toHaveProperty('seats.0.name', 'Eva');
    expect(screen.value).toEqual({ screen: 'table', table: 't2' });
    expect(notices.value[0]?.text).toEqual({ id: 'exercise-anew' });
  });

  it('of one’s own is asked by its game, its step and its seat', async () => {
    const bot = { type: 'bot', level: 'guest' } as const;
    const seats = toyState().seats.map((it) => (it.seat === 0 ? { ...it, sitter: bot } : it));
    const { host, table } = await toyTable(
      toyState({ seats, exercise: { of: 'g1', n: 4, when, isEarly: false } }),
    );
    host.answer = (request) => {
      if (request.type === 'practise') return toyState({ table: 't3' });
      throw gone;
    };
    await table.reopen();
    await flush();
    expect(host.of('practise')).toEqual([{ type: 'practise', table: 'g1', n: 4, seat: 1 }]);
  });

  it('stays as it is when it was answered', async () => {
    const answer = opaque<never>({ isSolved: true });
    const { host, table } = await toyTable(toyState({ exercise: { ...day, answer } }));
    host.answer = () => {
      throw gone;
    };
    const before = host.asked.length;
    await table.reopen();
    await flush();
    expect(host.asked.slice(before).map(({ type }) => type)).toEqual(['open']);
  });
});

it('calls people as they are called now, and guests as they said', async () => {
  const seats = toyState().seats.map((it) => ({ ...it, ...(it.seat === 0 && { profile: 'p2' }) }));
  const { table } = await toyTable(toyState({ seats }));
  const names = () => table.seats.value.map(({ name }) => name);
  expect(names()).toEqual(['Eva', 'Petr']);
  people.value = [opaque<Person>({ profile: 'p1', name: 'Běla', merged: [{ profile: 'p2' }] })];
  expect(names()).toEqual(['Běla', 'Petr']);
  people.value = [];
});

it('an exercise that was answered refuses nothing any more: it is only looked at', async () => {
  const answer = opaque<never>({ isSolved: false });
  const { host, table } = await toyTable(
    toyState({
      exercise: { day: '2026-12-01', n: 4, when: { of: 'round', nth: 2 }, isEarly: false, answer },
    }),
  );
  expect(await table.explain(ACTION)).toBeNull();
  expect(host.of('preview')).toEqual([]);
  expect(table.denials.now.value).toBeNull();
});

describe('out of sight', () => {
  it('covers the table of several people at once, before the engines answer', async () => {
    const { host, table } = await toyTable();
    host.answer = () => new Promise(() => undefined);
    table.cover();
    expect([table.isOpen.value, host.of('cover').length]).toEqual([false, 1]);
  });

  it('leaves the table of one person open, with its ghost, and tells that nobody thinks', async () => {
    const alone = toyState({ seats: toyState().seats.slice(0, 1) });
    const { host, table } = await toyTable(alone);
    host.answer = ({ type }) => (type === 'preview' ? PREVIEW : alone);
    table.propose(draft);
    await flush();
    table.cover();
    await flush();
    expect([table.isOpen.value, table.draft.value]).toEqual([true, draft]);
    table.uncover();
    expect(host.of('cover')).toHaveLength(1);
  });

  it('tells that nobody thinks where all may see all', async () => {
    const { host, table } = await toyTable(toyState({ holder: { type: 'open' } }));
    host.answer = () => new Promise(() => undefined);
    table.cover();
    expect([table.isHidden.value, host.of('cover').length]).toEqual([false, 1]);
  });
});

describe('a broken door', () => {
  it('keeps the ghost, and shows what the engines have when it is whole again', async () => {
    const { host, table } = await toyTable();
    host.answer = (request) => {
      if (request.type === 'act') throw new Disconnected();
      return PREVIEW;
    };
    table.propose(draft);
    await flush();
    table.commit();
    await flush();
    expect(table.draft.value).toBe(draft);
    expect(table.isReady.value).toBe(false);
    await vi.advanceTimersByTimeAsync(LOCK_MS);
    expect(table.isReady.value).toBe(true);

    host.answer = () => toyState();
    await table.reopen();
    expect(table.draft.value).toBe(draft);
    host.answer = () => toyState({ at: 5 });
    await table.reopen();
    expect(table.draft.value).toBeNull();
    expect(table.state.value.at).toBe(5);
  });

  it('does not open a hand whose curtain could not be lowered', async () => {
    const { host, table } = await toyTable();
    host.answer = () => {
      throw new Disconnected();
    };
    table.cover();
    await flush();
    table.uncover();
    await flush();
    expect(table.isOpen.value).toBe(false);
    host.answer = () => coveredState(0);
    await table.reopen();
    expect(table.state.value.holder.type).toBe('nobody');
    expect(table.isHidden.value).toBe(false);
  });

  it('lowers the curtain after the request that was under way', async () => {
    const { host, table } = await toyTable();
    let answered: (state: unknown) => void = () => undefined;
    host.answer = (request) => {
      if (request.type === 'cover') return coveredState(0);
      if (request.type === 'preview') return PREVIEW;
      return new Promise((resolve) => {
        answered = resolve;
      });
    };
    table.propose(draft);
    await flush();
    table.commit();
    table.cover();
    table.uncover();
    expect(host.of('cover')).toEqual([]);
    answered(toyState({ at: 5 }));
    await flush();
    expect(host.of('cover')).toHaveLength(1);
    expect(table.isOpen.value).toBe(false);
  });
});

describe('bots', () => {
  it('are hurried on by a tap', async () => {
    const { table } = await toyTable();
    table.hear({ type: 'table', state: toyState({ at: 5 }) });
    await flush();
    table.hear({ type: 'table', state: toyState({ at: 6 }) });
    await flush();
    expect(table.state.value.at).toBe(5);
    table.hurry();
    await flush();
    expect(table.state.value.at).toBe(6);
  });
});

it('tells nobody the odds who wants no help', async () => {
  const state = toyState();
  for (const [help, tells] of [
    ['purist', false],
    ['normal', true],
    ['learner', true],
  ] as const) {
    const { table } = await toyTable({
      ...state,
      seats: state.seats.map((it) => ({ ...it, help })),
    });
    expect(table.tellsOdds.value, help).toBe(tells);
  }
});

it('a bot that says again that it thinks draws nothing anew', async () => {
  const { table } = await toyTable(toyState({ next: 'wait' }));
  const push = (progress: number) =>
    table.hear({ type: 'thinking', table: 't1', seat: 1, progress });
  push(0.1);
  const { value } = table.state;
  push(0.2);
  expect(value.seats[1]?.isThinking).toBe(true);
  expect(table.state.value).toBe(value);
});
