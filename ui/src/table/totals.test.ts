// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { GameUi } from '../games/game-ui';
import type { TableState } from '../host/protocol';
import { standingOf } from './totals';
import { opaque, toyState, toyTable } from './toy';

const line = (type: string, points: number) => ({
  source: { type },
  points,
  terms: [],
  fields: [],
});
const sheet = opaque<NonNullable<TableState['sheet']>>({
  game: 'kraje',
  seats: [
    { total: 9, handicap: 2, lines: [line('secret', 6), line('open', 1)] },
    { total: 3, lines: [line('open', 3)] },
  ],
});
const ui = opaque<GameUi>({ apart: { has: ({ type }: { type: string }) => type === 'secret' } });
const standings = async (change: Partial<TableState>) => {
  const { table } = await toyTable(toyState({ sheet, ...change }), ui);
  return [0, 1].map((seat) => standingOf(table, seat));
};

it('says the same of everybody: what only one knows or may lose stands apart until the end', async () => {
  expect(await standings({})).toEqual([
    { total: 3, apart: 6, ahead: 2 },
    { total: 3, apart: 0 },
  ]);
  expect((await standings({ next: 'over' })).map((it) => it?.total)).toEqual([9, 3]);
});
