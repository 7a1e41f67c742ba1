import { describe, expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { msg } from '../../words/words';
import { toyState } from '../toy';
import { tieMessages } from './ties';

const COINS = { says: msg('coins'), values: [3, 5, 3, 0] };
const LIVING = { says: msg('living', { of: 'all' }), values: [9, 1, 7, 4] };

function ended(totals: readonly number[], places: readonly number[]) {
  return toyState({
    next: 'over',
    places: [...places],
    seats: ['Eva', 'Petr', 'Jan', 'Ida'].map((name, seat) =>
      opaque({ ...toyState().seats[0], seat, name }),
    ),
    sheet: opaque({ game: 'kraje', seats: totals.map((total) => ({ total, lines: [] })) }),
  });
}

describe('what decided between equals', () => {
  it('is told of the first thing that differs, and of the next where that is equal too', () => {
    expect(tieMessages(ended([20, 20, 20, 8], [2, 1, 3, 4]), [COINS, LIVING])).toEqual([
      msg('coins', { values: 'Petr 5, Eva 3, Jan 3' }),
      msg('living', { of: 'all', values: 'Eva 9, Jan 7' }),
    ]);
  });

  it('is told from the best place down', () => {
    expect(tieMessages(ended([8, 20, 8, 20], [3, 1, 4, 2]), [COINS, LIVING])).toEqual([
      msg('coins', { values: 'Petr 5, Ida 0' }),
      msg('living', { of: 'all', values: 'Eva 9, Jan 7' }),
    ]);
  });

  it('is told by what was won where head starts made seats level', () => {
    const level = ended([20, 20, 20, 8], [1, 2, 3, 4]);
    const given = opaque<NonNullable<typeof level.sheet>>({
      seats: [{ total: 20 }, { total: 20 }, { total: 20, handicap: 6 }, { total: 8 }],
    });
    expect(tieMessages({ ...level, sheet: given }, [LIVING])).toEqual([
      msg('tie-handicap', { values: 'Eva 20, Petr 20, Jan 14' }),
      msg('living', { of: 'all', values: 'Eva 9, Petr 1' }),
    ]);
  });

  it('needs no word where points decide, or where a place is shared', () => {
    expect(tieMessages(ended([4, 3, 2, 1], [1, 2, 3, 4]), [COINS])).toEqual([]);
    expect(tieMessages(ended([4, 3, 4, 1], [1, 3, 1, 4]), [COINS])).toEqual([]);
  });
});
