// The groups of the list of moves: what a tile closes and whose land it becomes a part of, and what a
// piece does. All of it is what the engine foresees.

import type { Seat } from '../../host/protocol';
import type { PreviewOf } from '../game-ui';

export const groups = [
  'hunters-group-closes',
  'hunters-group-own',
  'hunters-group-shared',
  'hunters-group-others',
  'hunters-group-new',
  'hunters-group-pawn',
  'hunters-group-hut',
] as const;

/** The group of a decision of this seat; `null` where its points say enough. */
export function groupOf(
  { events }: Pick<PreviewOf<'hunters'>, 'events'>,
  own: Seat,
): (typeof groups)[number] | null {
  const closes = events.some(
    (event) =>
      event.type === 'scored' && (event.source.type === 'forest' || event.source.type === 'river'),
  );
  if (closes) return 'hunters-group-closes';
  for (const event of events) {
    if (event.type === 'occupied') return `hunters-group-${event.piece}`;
    if (event.type !== 'placed') continue;
    const { joins } = event;
    if (!joins.includes(own)) {
      return joins.length > 0 ? 'hunters-group-others' : 'hunters-group-new';
    }
    return joins.length > 1 ? 'hunters-group-shared' : 'hunters-group-own';
  }
  return null;
}
