// What the board points at: the empty square asked about, and the tiles that the step of the past
// is about. Areas that were scored have their own light.

import type { Box } from '../../kit/geometry';
import { boxOf, ground, type Play, type Table } from './play';
import type { Event } from './types';

/** The tile an event is about. */
function tileOfEvent(event: Event): number | null {
  switch (event.type) {
    case 'placed':
      return event.tile;
    case 'occupied':
      return event.at.tile;
    case 'tookBack':
    case 'returned':
      return event.from.tile;
    case 'ate':
      return event.deer.tile;
    default:
      return null;
  }
}

/** Places to point at, each once. */
export function pointedAt(table: Table, play: Play): readonly Box[] {
  const asked = play.asked.value;
  if (asked?.type === 'gap') return [boxOf(asked)];
  const tiles = new Set(table.recalled.value.map(tileOfEvent));
  return [...tiles].flatMap((tile) => ground(table).lying(tile ?? -1) ?? []).map(boxOf);
}
