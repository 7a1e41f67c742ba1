import { expect, it } from 'vitest';

import { opaque } from '../../kit/opaque';
import type { EventOf } from '../game-ui';
import { groupOf } from './groups';

type Event = EventOf<'hunters'>;

const at = { tile: 1, zone: 2 };
const group = (...events: Event[]) => groupOf({ events }, 0);
const placed = (...joins: number[]) => opaque<Event>({ type: 'placed', seat: 0, joins });
const scored = (source: object) => opaque<Event>({ type: 'scored', source, seats: [1] });

it('groups tiles by what they close and whose land they become a part of', () => {
  expect(group(placed(0, 1), scored({ type: 'forest', at }))).toBe('hunters-group-closes');
  const trap = scored({ type: 'huntingTrap' });
  expect(group(placed(), trap), 'a trap closes nothing').toBe('hunters-group-new');
  expect(group(placed(0))).toBe('hunters-group-own');
  expect(group(placed(0, 2))).toBe('hunters-group-shared');
  expect(group(placed(1, 2))).toBe('hunters-group-others');
  expect(groupOf({ events: [placed(1)] }, 1)).toBe('hunters-group-own');
  const hut = opaque<Event>({ type: 'occupied', seat: 0, piece: 'hut', at });
  expect(group(hut)).toBe('hunters-group-hut');
  expect(group()).toBeNull();
});
