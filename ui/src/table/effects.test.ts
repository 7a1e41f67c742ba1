// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import type { Choice, Draft } from '../games/game-ui';
import type { GameId, Preview } from '../host/protocol';
import { effectWords, grouped } from './effects';
import { ACTION, opaque, toyTable } from './toy';

/** A move that would change the totals of the two seats by so much. */
function move(
  key: string,
  own: number,
  other: number,
): { choice: Choice<GameId>; preview: Preview } {
  const draft: Draft<GameId> = { actions: [ACTION], says: { id: 'pause' } };
  const change = (seat: number, gain: number) => ({
    seat,
    before: 3,
    after: 3 + gain,
    lines: [{ source: { type: 'toy' }, before: 0, after: gain, terms: [], fields: [] }],
  });
  return {
    choice: { key, label: { id: 'pause' }, draft },
    preview: opaque<Preview>({
      changes: { seats: [change(0, own), change(1, other)] },
      events: [],
      reveals: false,
    }),
  };
}

describe('what a move changes', () => {
  it('is told to whoever makes it, or of everybody by name', async () => {
    const { table } = await toyTable();
    const { preview } = move('shared', 5, 3);
    const own = table.seats.value[0]?.name ?? '';
    expect(effectWords(table, preview, 0)).toMatch(/\+5.*; Petr \+3/);
    expect(effectWords(table, preview, 0)).not.toContain(own);
    expect(effectWords(table, preview, null)).toContain(`${own} +5`);
    expect(effectWords(table, move('quiet', 0, 0).preview, 0)).toBeNull();
  });
});

describe('the list of moves', () => {
  it('stands by what the moves do, the best of each group first', async () => {
    const { table } = await toyTable();
    const moves = [
      move('quiet', 0, 0),
      move('small', 2, 0),
      move('costs', -1, 0),
      move('shared', 5, 5),
      move('large', 4, 0),
      move('theirs', 0, 3),
    ];
    const onward: Choice<GameId> = { key: 'onward', label: { id: 'pause' }, more: () => [] };
    const previews = new Map(
      moves.flatMap(({ choice, preview }) => (choice.draft ? [[choice.draft, preview]] : [])),
    );
    const groups = grouped(table, [...moves.map(({ choice }) => choice), onward], previews);
    expect(
      groups.map(({ key, entries }) => [key, entries.map(({ choice }) => choice.key)]),
    ).toEqual([
      ['', ['onward']],
      ['gain', ['large', 'small', 'shared']],
      ['others', ['theirs']],
      ['quiet', ['quiet']],
      ['cost', ['costs']],
    ]);
    const effects = groups.slice(1).flatMap(({ entries }) => entries.map(({ effect }) => effect));
    expect(effects.every((effect) => /\p{L}{2}/u.test(effect ?? ''))).toBe(true);
    expect(effects[0]).toContain('+4');
    expect(effects[3]).toContain('Petr +3');
  });

  it('stays as it is, without a word about effects, where nothing was foreseen', async () => {
    const { table } = await toyTable();
    const { choice } = move('a', 1, 0);
    expect(grouped(table, [choice], null)).toEqual([
      { key: '', title: null, entries: [{ choice, effect: null }] },
    ]);
  });
});
