import { expect, it } from 'vitest';

import { opaque } from '../../kit/opaque';
import type { EventOf } from '../game-ui';
import { groupOf } from './groups';

type Event = EventOf<'bastards'>;

const of = (type: Event['type']) => opaque<Event>({ type, seat: 0 });
const laid = (leader: number | null) => opaque<Event>({ type: 'laid', planet: 'P1', leader });
const group = (...events: Event[]) => groupOf({ events }, 0);

it('groups moves by who leads after them, and else by what is done', () => {
  expect(group(of('born'), laid(0))).toBe('bastards-group-leads');
  expect(group(laid(0), laid(1)), 'how it stands at the end').toBe('bastards-group-lays');
  expect(group(of('paid'), of('flew'), of('landed'))).toBe('bastards-group-flies');
  expect(group(of('asked'))).toBe('bastards-group-pairs');
  expect(group(of('planned'))).toBe('bastards-group-plans');
  expect(group(of('ended'))).toBeNull();
});
