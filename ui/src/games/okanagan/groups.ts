// The groups of the list of moves: what a tile closes, and in whose areas it lies. All of it is what
// the engine foresees.

import type { Seat } from '../../host/protocol';
import type { PreviewOf } from '../game-ui';

export const groups = [
  'okanagan-group-closes',
  'okanagan-group-own',
  'okanagan-group-shared',
  'okanagan-group-others',
  'okanagan-group-new',
] as const;

/** The group of a decision of this seat; `null` where its points say enough. */
export function groupOf(
  { events }: Pick<PreviewOf<'okanagan'>, 'events'>,
  own: Seat,
): (typeof groups)[number] | null {
  for (const event of events) {
    if (event.type !== 'tilePlaced') continue;
    const { closes, joins } = event;
    if (closes.length > 0) return 'okanagan-group-closes';
    if (!joins.includes(own)) {
      return joins.length > 0 ? 'okanagan-group-others' : 'okanagan-group-new';
    }
    return joins.length > 1 ? 'okanagan-group-shared' : 'okanagan-group-own';
  }
  return null;
}
