// How everybody stands, as the list of seats says it: what counts in the same way for all of them, and
// apart from that what only its owner knows or what can still be lost.

import type { AnySheet, Seat } from '../host/protocol';
import type { LiveTable } from './live';

interface Standing {
  readonly total: number;
  /** What would come to the total; 0 where all of it is in. */
  readonly apart: number;
  /** How many of the points were there before the first step; absent for none. */
  readonly ahead?: number | undefined;
}

/** How a seat stands; `undefined` where nothing is shown. */
export function standingOf(table: LiveTable, seat: Seat): Standing | undefined {
  const sheet: AnySheet['seats'][number] | undefined = table.isOpen.value
    ? table.sheet.value.seats[seat]
    : undefined;
  if (!sheet) return undefined;
  const ahead = sheet.handicap;
  // While the board still counts, what is to come is not given away.
  const counted = table.count.totals.value?.[seat];
  if (counted !== undefined) return { total: counted, apart: 0, ahead };
  const isApart = table.state.value.next === 'over' ? undefined : table.ui.apart?.has;
  const apart = sheet.lines.reduce(
    (sum, { source, points }) => sum + (isApart?.(source) ? points : 0),
    0,
  );
  return { total: sheet.total - apart, apart, ahead };
}
