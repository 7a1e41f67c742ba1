// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { Play } from '../games/kraje/play';
import type { Person } from '../host/protocol';
import { people } from '../state/people';
import { opaque, toyState, toyTable } from './toy';

it('a closed table hears no more of what changes in the app', async () => {
  let reads = 0;
  const profile = () => {
    reads += 1;
    return 'p1';
  };
  const seats = toyState().seats.map((seat) =>
    Object.defineProperty({ ...seat }, 'profile', { enumerable: true, get: profile }),
  );
  const { table } = await toyTable(toyState({ seats }));
  new Play(opaque(table));
  const change = () => {
    reads = 0;
    people.value = [...people.value];
    return reads;
  };
  people.value = [opaque<Person>({ profile: 'p1', name: 'Eva', merged: [] })];
  expect(change()).toBeGreaterThan(0);
  table.close();
  expect(change()).toBe(0);
});
