import { expect, it } from 'vitest';

import { opaque } from '../../kit/opaque';
import type { EventOf } from '../game-ui';
import { groupOf } from './groups';

it('groups tiles by what they close and in whose areas they lie', () => {
  const group = (joins: number[], isClosing = false) => {
    const closes = isClosing ? [{ segment: 0, terrain: 'forest', influence: [0, 3] }] : [];
    const placed = opaque<EventOf<'okanagan'>>({ type: 'tilePlaced', seat: 0, closes, joins });
    return groupOf({ events: [placed] }, 0);
  };
  expect(group([0], true)).toBe('okanagan-group-closes');
  expect(group([0])).toBe('okanagan-group-own');
  expect(group([0, 1])).toBe('okanagan-group-shared');
  expect(group([1])).toBe('okanagan-group-others');
  expect(group([])).toBe('okanagan-group-new');
  expect(groupOf({ events: [] }, 0)).toBeNull();
});
