// The groups of the list of moves: whether one has the most creatures somewhere after it, and else
// what kind of thing is done. All of it is what the engine foresees.

import type { Seat } from '../../host/protocol';
import type { EventOf, PreviewOf } from '../game-ui';

type Event = EventOf<'bastards'>;

export const groups = [
  'bastards-group-leads',
  'bastards-group-pairs',
  'bastards-group-kills',
  'bastards-group-lays',
  'bastards-group-flies',
  'bastards-group-changes',
  'bastards-group-plans',
] as const;

type Group = (typeof groups)[number];

/** What kind of thing an event is; those that are none say nothing of the move. */
const KINDS: Partial<Record<Event['type'], Group>> = {
  asked: 'bastards-group-pairs',
  paired: 'bastards-group-pairs',
  shot: 'bastards-group-kills',
  eaten: 'bastards-group-kills',
  born: 'bastards-group-lays',
  laid: 'bastards-group-lays',
  shipPut: 'bastards-group-flies',
  flew: 'bastards-group-flies',
  loaded: 'bastards-group-flies',
  unloaded: 'bastards-group-flies',
  mutated: 'bastards-group-changes',
  swapped: 'bastards-group-changes',
  flipped: 'bastards-group-changes',
  locked: 'bastards-group-changes',
  planned: 'bastards-group-plans',
};

/** The group of a decision of this seat; `null` where its points say enough. */
export function groupOf(
  { events }: Pick<PreviewOf<'bastards'>, 'events'>,
  own: Seat,
): Group | null {
  // Of a planet that is touched more than once, how it stands at the end.
  const leaders = new Map(
    events.flatMap((event) => ('leader' in event ? [[event.planet, event.leader] as const] : [])),
  );
  if ([...leaders.values()].some((leader) => leader === own)) return 'bastards-group-leads';
  const kinds = events.flatMap(({ type }) => KINDS[type] ?? []);
  return groups.find((group) => kinds.includes(group)) ?? null;
}
