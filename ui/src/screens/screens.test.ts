// @vitest-environment happy-dom
import { effect } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameRow } from '../host/protocol';
import { say, speak } from '../words/words';
import { latest, onShelf, turnMessage } from './Home';
import { ago } from './time';
import { today } from './today';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('today', () => {
  const seen: string[] = [];
  const watch = () => {
    seen.length = 0;
    return effect(
      () => void seen.push(`${today.value} ${ago(new Date(2026, 10, 29, 12).getTime())}`),
    );
  };
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('changes at midnight before whoever looks at it', async () => {
    await speak('cs');
    vi.useFakeTimers({ now: new Date(2026, 10, 29, 23, 58) });
    const stop = watch();
    expect(seen.at(-1)).toBe('2026-11-29 před 11 hodinami');
    vi.advanceTimersByTime(2 * 60_000);
    expect(seen.at(-1)).toBe('2026-11-30 včera');
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is asked for again when the page comes back into sight', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 29, 23, 58) });
    const stop = watch();
    show('hidden');
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime(new Date(2026, 11, 1, 8));
    expect(seen.at(-1)).toMatch('2026-11-29');
    show('visible');
    expect(seen.at(-1)).toBe('2026-12-01 předevčírem');
    stop();
  });
});

describe('how long ago', () => {
  it('is said in words, and as a date beyond a week', async () => {
    await speak('cs');
    const now = new Date(2026, 5, 20, 12).getTime();
    expect(ago(now - 20_000, now)).toBe('právě teď');
    expect(ago(now - 3 * 3_600_000, now)).toBe('před 3 hodinami');
    expect(ago(now - 86_400_000, now)).toBe('včera');
    // Days are those of the calendar.
    expect(ago(now - 13 * 3_600_000, now)).toBe('včera');
    expect(ago(now - 37 * 3_600_000, now)).toBe('předevčírem');
    expect(ago(now - 12 * 3_600_000 - 60_000, now - 12 * 3_600_000 + 60_000)).toBe(
      'před 2 minutami',
    );
    expect(ago(now - 30 * 86_400_000, now)).toBe('21. května 2026');
  });
});

it('stands on the shelf by who was played last, and else as ever', () => {
  const cards = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const ids = (played: readonly string[]) => onShelf(cards, played).map(({ id }) => id);
  expect(ids([])).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(['c', 'gone', 'b'])).toEqual(['c', 'b', 'a', 'd']);
});

describe('the game to go on with', () => {
  const row = (change: Partial<GameRow>): GameRow => ({
    table: 't',
    game: 'kraje',
    rules: 1,
    status: 'running',
    seats: [],
    onTurn: [],
    at: 0,
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
    note: '',
    ...change,
  });

  it('waits for the only person on turn, or for several', () => {
    const seat = (name: string, isBot: boolean) => ({
      name,
      mark: 'sun',
      sitter: isBot ? ({ type: 'bot', level: 'rival' } as const) : ({ type: 'person' } as const),
    });
    const seats = [seat('Ada', false), seat('Bot', true), seat('Bo', false)];
    const turn = (...onTurn: number[]) => turnMessage(row({ seats, onTurn }));
    expect(turn()).toBeNull();
    const said = (...onTurn: number[]) => say(turn(...onTurn) ?? '');
    expect(said(0, 1)).toBe('na tahu je Ada');
    expect(said(1)).toBe('na tahu je Bot');
    // Whoever plays alone against computers is spoken to.
    const alone = row({ seats: [seat('Ada', false), seat('Bot', true)], onTurn: [0, 1] });
    expect(say(turnMessage(alone) ?? '')).toBe('jsi na tahu');
    expect(turn(0, 1, 2)).toEqual({ id: 'turn-many' });
  });

  it('is the running one touched last', () => {
    const rows = [row({ table: 'a', changedAt: 1 }), row({ table: 'b', changedAt: 3 })];
    expect(latest(rows)?.table).toBe('b');
  });

  it('is none that is over, put aside, damaged, or without a screen', () => {
    const { game, ...unknown } = row({});
    expect(
      latest([
        row({ status: 'finished' }),
        row({ status: 'abandoned' }),
        row({ trouble: { type: 'badLog', table: 't', n: 3 } }),
        unknown,
      ]),
    ).toBeUndefined();
  });
});
