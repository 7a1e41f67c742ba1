// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Told } from '../host/protocol';
import { runTo, told } from './told';
import { opaque, toyTable } from './toy';

it('finds the steps in a row that one seat took', () => {
  const took = (n: number, by: number | null): Told => opaque<Told>({ n, by, event: {} });
  const entries = [took(0, null), took(1, 0), took(2, 1), took(3, 1), took(3, 1), took(4, 1)];
  expect(runTo(entries, 4)).toBe(2);
  expect(runTo(entries, 2)).toBe(2);
  expect(runTo(entries, 1)).toBe(1);
  // A step of which nothing is told ends it, and so does chance.
  expect(runTo([took(5, 1), took(7, 1)], 7)).toBe(7);
  expect(runTo([took(0, 1), took(1, null), took(2, 1)], 2)).toBe(2);
});

it('marks a line with the seat that it is of, and what is passed on with the giver', async () => {
  const { table } = await toyTable();
  table.ui.describeEvent = ({ type }) => type;
  const entry = (n: number, event: object): Told => opaque<Told>({ n, by: 1, event });
  const lines = told(table, [
    entry(0, { type: 'placed', seat: 0 }),
    entry(1, { type: 'passed', from: 0, to: 1 }),
    // Where something comes from need be no seat.
    entry(2, { type: 'moved', from: 3 }),
    entry(3, { type: 'ended' }),
  ]).map((step) => step.lines.map(({ seat }) => seat));
  expect(lines).toEqual([[0], [0], [1], [1]]);
});
