// @vitest-environment happy-dom
// A whole flight: told step by step, and drawn with all that it does.

import { beforeEach, expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { loadMessages, say, speak } from '../../words/words';
import { actionOf } from './draft-kind';
import { flightDraft } from './flight';
import type { Table } from './play';
import type { Action } from './types';

beforeEach(async () => {
  await loadMessages('bastards');
  await speak('en');
});

const table = opaque<Table>({
  view: {
    value: {
      laying: null,
      planets: [{ planet: 'p1', tokens: [{ cell: 3, race: 'spud', colour: 0, cells: [3] }] }],
      seats: [{ ship: 'n1', hold: [] }],
    },
  },
  seat: { value: 0 },
  seats: { value: [{ name: 'Eva' }] },
  catalogue: {
    planets: [
      { planet: 'p1', name: { cs: 'Drobek', en: 'Crumb' } },
      { planet: 'p2', name: { cs: 'Kulička', en: 'Marble' } },
    ],
    nodes: [
      { node: 'n1', planet: 'p1' },
      { node: 'n2', planet: 'p2' },
      { node: 'n3', planet: null },
    ],
  },
});

function drawn(first: Action, ...rest: Action[]) {
  return flightDraft(table, [actionOf(first), ...rest.map(actionOf)]);
}

const fly = (node: string): Action => ({ type: 'fly', node });

it('tells a flight step by step, and draws who goes, the way and where they end', () => {
  const draft = drawn(
    { type: 'load', cell: 3 },
    fly('n3'),
    fly('n2'),
    { type: 'unload', race: 'spud' },
    { type: 'lay', cell: 7, turn: 1 },
    { type: 'done' },
  );
  expect(draft && say(draft.says)).toMatch(
    /^Load a spud from Crumb, then fly to .*Marble.*, 2 steps, then unload .*spud.* Marble$/i,
  );
  const lying = { type: 'lay', planet: 'p2', race: 'spud', colour: 0, isCorpse: false };
  expect(draft?.ghost).toEqual({
    type: 'flight',
    parts: [
      { type: 'cells', mark: 'load', planet: 'p1', anchors: [3] },
      { ...lying, at: { cell: 7, turn: 1 } },
      { type: 'way', nodes: ['n1', 'n3', 'n2'] },
    ],
  });
  expect(draft?.actions).toHaveLength(6);
});

it('leaves what is no flight of several parts to others', () => {
  expect(drawn({ type: 'done' })).toBeNull();
  expect(
    drawn({ type: 'love', planet: 'p1', race: 'spud' }, { type: 'lay', cell: 1, turn: 0 }),
  ).toBeNull();
});
