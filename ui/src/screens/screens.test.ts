import { describe, expect, it } from 'vitest';
import type { GameRow } from '../host/door';
import { speak } from '../words/words';
import { latest } from './Home';
import { firstPlaces, type Place, withMark } from './NewGame';
import { ago } from './time';

const place = (name: string, mark: Place['mark']): Place => ({ name, mark, sitter: 'person' });

describe('places of a new game', () => {
  it('are the remembered ones, filled up to the fewest with free marks', () => {
    expect(firstPlaces(2, [place('Eva', 'sun')])).toEqual([place('Eva', 'sun'), place('', 'drop')]);
  });

  it('never share a mark', () => {
    const marks = firstPlaces(5, [place('Eva', 'drop')]).map(({ mark }) => mark);
    expect(new Set(marks).size).toBe(5);
  });

  it('swap marks when one takes another’s', () => {
    const places = [place('Eva', 'sun'), place('Petr', 'drop')];
    expect(withMark(places, 0, 'drop').map(({ mark }) => mark)).toEqual(['drop', 'sun']);
    expect(withMark(places, 0, 'leaf').map(({ mark }) => mark)).toEqual(['leaf', 'drop']);
  });
});

describe('how long ago', () => {
  it('is said in words, and as a date beyond a week', async () => {
    await speak('cs');
    const now = Date.UTC(2026, 5, 20, 12);
    expect(ago(now - 20_000, now)).toBe('právě teď');
    expect(ago(now - 3 * 3_600_000, now)).toBe('před 3 hodinami');
    expect(ago(now - 86_400_000, now)).toBe('včera');
    expect(ago(now - 30 * 86_400_000, now)).toBe('21. května 2026');
  });
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
    startedAt: 0,
    changedAt: 0,
    ...change,
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
