// @vitest-environment happy-dom
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { SeatState, Told } from '../host/protocol';
import { testRoot } from '../kit/root';
import { speak } from '../words/words';
import { LogLine, runTo, told } from './told';
import { opaque, toyState, toyTable } from './toy';

const root = testRoot();

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

it('names a seat aloud where its line does not, but for whoever is spoken to', async () => {
  await speak('cs');
  const eva: SeatState = toyState().seats[0] ?? opaque<SeatState>({});
  const master = {
    ...eva,
    seat: 1,
    name: 'Mistr',
    sitter: { type: 'bot', level: 'master' } as const,
  };
  const heard = (seats: readonly SeatState[], seat: number) => {
    act(() => render(h(LogLine, { seats, line: { seat, text: 'Uzavřel se les.' } }), root));
    return root.textContent;
  };
  expect(heard([eva, master], 1)).toBe('Mistr: Uzavřel se les.');
  expect(heard([eva, master], 0)).toBe('Uzavřel se les.');
  expect(heard([eva, { ...eva, seat: 1, name: 'Petr' }], 0)).toBe('Eva: Uzavřel se les.');
});
