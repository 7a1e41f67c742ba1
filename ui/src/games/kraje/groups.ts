// The groups of the list of moves: which conditions a card brings points for, and how much of the
// realm it lies on. All of it is what the engine foresees.

import type { Seat } from '../../host/protocol';
import { gainOf, type PreviewOf } from '../game-ui';

export const groups = [
  'kraje-group-own',
  'kraje-group-shared',
  'kraje-group-begins',
  'kraje-group-grows',
  'kraje-group-covers',
] as const;

/** The group of a decision of this seat; `null` where its points say enough. */
export function groupOf(
  { events, changes }: Pick<PreviewOf<'kraje'>, 'events' | 'changes'>,
  own: Seat,
): (typeof groups)[number] | null {
  const gain = gainOf({ changes }, own);
  if (gain < 0) return null;
  if (gain > 0) {
    const change = changes.seats.find(({ seat }) => seat === own);
    const isOwn = change?.lines.some(
      ({ source, before, after }) => source.type === 'own' && after > before,
    );
    return isOwn ? 'kraje-group-own' : 'kraje-group-shared';
  }
  for (const event of events) {
    const covers = event.type === 'committed' || event.type === 'placed' ? event.covers : null;
    if (covers === null) continue;
    if (covers === 0) return 'kraje-group-begins';
    return covers > 1 ? 'kraje-group-covers' : 'kraje-group-grows';
  }
  return null;
}
