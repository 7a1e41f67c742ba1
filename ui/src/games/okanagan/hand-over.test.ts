import { expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { msg } from '../../words/words';
import { ui } from './index';
import type { Table } from './play';

/** A table where this seat is asked at this stage, in the turn of the first. */
const asked = (type: string, seat: number, order: readonly number[] = [0, 1]) =>
  opaque<Table>({
    view: { value: { stage: { type }, active: 0, evaluation: { order } } },
    state: { value: { turn: { type: 'seats', seats: [seat] } } },
    seats: { value: [{ name: 'Eva' }, { name: 'Petr' }] },
  });

it('says what the other player decides within a turn', () => {
  const petr = { name: 'Petr' };
  expect(ui.handOver?.(asked('bonus', 1))).toEqual(msg('okanagan-pass-bonus', petr));
  expect(ui.handOver?.(asked('bonus', 1, [1]))).toEqual(msg('okanagan-pass-alone', petr));
  expect(ui.handOver?.(asked('heap', 1))).toEqual(msg('okanagan-pass-heap', petr));
  expect(ui.handOver?.(asked('tribute', 1))).toEqual(msg('okanagan-pass-tribute', petr));
});

it('says who goes on with the own turn, and leaves a new turn to the table', () => {
  expect(ui.handOver?.(asked('draw', 0))).toEqual(msg('okanagan-pass-back', { name: 'Eva' }));
  expect(ui.handOver?.(asked('place', 0))).toBeNull();
  expect(ui.handOver?.(asked('keepGoals', 1))).toBeNull();
});
