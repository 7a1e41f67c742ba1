// What the lines of the sheets bring more or less than at another position.

import type { AnySheet, LineOf, Seat } from '../host/protocol';

export interface LineChange extends Pick<LineOf, 'source' | 'fields' | 'points'> {
  readonly seat: Seat;
}

/** The lines whose points differ, seat by seat; a line that is gone brings nothing. */
export function lineChanges(before: AnySheet, after: AnySheet): readonly LineChange[] {
  return after.seats.flatMap(({ lines }, seat) => {
    const left = new Map(
      before.seats[seat]?.lines.map((line) => [JSON.stringify(line.source), line]),
    );
    const now = lines.map((line) => {
      const key = JSON.stringify(line.source);
      const points = line.points - (left.get(key)?.points ?? 0);
      left.delete(key);
      return { ...line, seat, points };
    });
    const gone = [...left.values()].map((line) => ({ ...line, seat, points: -line.points }));
    return [...now, ...gone].filter(({ points }) => points !== 0);
  });
}
