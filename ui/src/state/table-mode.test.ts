// @vitest-environment happy-dom
// Where people sit around a device is remembered for a while, and never believed blindly.

import { beforeEach, expect, it, vi } from 'vitest';

const person = { type: 'person' } as const;
const bot = { type: 'bot', level: 'guest' } as const;
const seats = (...sitters: readonly (typeof person | typeof bot)[]) =>
  sitters.map((sitter, i) => ({ sitter, name: `n${i}` }));

/** The module as it is when the app starts. */
const start = async () => {
  vi.resetModules();
  return import('./table-mode');
};

beforeEach(() => localStorage.clear());

it('how a table lies is known after the next start', async () => {
  const first = await start();
  expect(first.tableModeOf('a')).toBeUndefined();
  first.setTableMode('a', { isOn: true, edges: ['left', 'right'] });
  first.setTableMode('a', { isOn: false, edges: ['top', 'right'] });
  first.setTableMode('b', { isOn: true, edges: ['bottom', 'top'] });
  const second = await start();
  expect(second.tableModeOf('a')).toMatchObject({ isOn: false, edges: ['top', 'right'] });
  expect(second.tableModeOf('b')).toMatchObject({ isOn: true, edges: ['bottom', 'top'] });
});

it('old tables are forgotten, so that nothing grows for ever', async () => {
  const { setTableMode, tableModeOf } = await start();
  for (let n = 0; n < 50; n += 1) setTableMode(`t${n}`, { isOn: true, edges: ['bottom', 'top'] });
  expect(tableModeOf('t49')).toBeDefined();
  expect(tableModeOf('t0')).toBeUndefined();
  expect(JSON.parse(localStorage.getItem('ctyrhra:table-mode') ?? '[]')).toHaveLength(40);
});

it.each(['{', '7', '[null, 3]', '[{"table":"a","isOn":true,"edges":["under"]}]', '{"a":1}'])(
  'what cannot have been kept is not believed: %s',
  async (text) => {
    localStorage.setItem('ctyrhra:table-mode', text);
    localStorage.setItem('ctyrhra:edges:2', text);
    const { edgesFor, tableModeOf } = await start();
    expect(tableModeOf('a')).toBeUndefined();
    expect(edgesFor(2)).toEqual(['bottom', 'top']);
  },
);

it('so many people sit where so many sat last', async () => {
  const { edgesFor, keepEdges } = await start();
  keepEdges(['left', 'right']);
  expect(edgesFor(2)).toEqual(['left', 'right']);
  expect(edgesFor(4)).toEqual(['bottom', 'left', 'top', 'right']);
});

it('bots sit nowhere, and people keep their places around them', async () => {
  const { edgesOfPeople, edgesOfSeats } = await start();
  const round = seats(person, bot, person, bot, person);
  const edges = edgesOfSeats(round, ['left', 'top', 'right']);
  expect([edges[0], edges[2], edges[4]]).toEqual(['left', 'top', 'right']);
  expect(edgesOfPeople(round, edges)).toEqual(['left', 'top', 'right']);
});

it('in the next game everybody has stayed where they sat, whoever begins', async () => {
  const { setTableMode, copyTableMode, tableModeOf } = await start();
  const before = seats(person, person, person);
  const [first, ...others] = before;
  if (!first) throw new Error('nobody sits there');
  setTableMode('a', { isOn: true, edges: ['bottom', 'left', 'right'] });
  copyTableMode({ table: 'a', seats: before }, { table: 'b', seats: [...others, first] });
  expect(tableModeOf('b')).toMatchObject({ isOn: true, edges: ['left', 'right', 'bottom'] });
  copyTableMode({ table: 'c', seats: before }, { table: 'd', seats: before });
  expect(tableModeOf('d')).toBeUndefined();
});
