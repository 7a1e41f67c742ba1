import { expect, it } from 'vitest';

import { opaque } from '../../kit/opaque';
import type { EventOf } from '../game-ui';
import { groupOf } from './groups';

it('groups cards by the conditions they score and by what they lie on', () => {
  const group = (type: 'own' | 'shared' | 'penalty', gain: number, covers: number) => {
    const source = { type, condition: 4 };
    const line = { source, before: 2, after: 2 + gain, terms: [], fields: [] };
    const change = { before: 10, after: 10 + gain, lines: [line] };
    const idle = { seat: 1, before: 3, after: 3, lines: [] };
    return groupOf(
      {
        events: [opaque<EventOf<'kraje'>>({ type: 'committed', seat: 0, covers })],
        changes: { game: 'kraje', seats: [idle, { seat: 0, ...change }] },
      },
      0,
    );
  };
  expect(group('own', 5, 1)).toBe('kraje-group-own');
  expect(group('shared', 5, 1)).toBe('kraje-group-shared');
  expect(group('own', 0, 1)).toBe('kraje-group-grows');
  expect(group('own', 0, 3)).toBe('kraje-group-covers');
  expect(group('own', 0, 0)).toBe('kraje-group-begins');
  expect(group('penalty', -2, 3), 'its points say enough').toBeNull();
});
