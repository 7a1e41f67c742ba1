// The course of a game as a review sees it: everybody's chance of being first, turn by turn; alone, the
// points that were to be expected.

import type { Review } from '../../host/protocol';
import { say } from '../../words/words';
import type { LiveTable } from '../live';
import { SeatLines } from './SeatLines';

export function Chances({ table, review }: { table: LiveTable; review: Review }) {
  const seats = table.seats.value;
  const isShared = seats.length > 1;
  return (
    <>
      <SeatLines
        label={say(isShared ? 'review-chances' : 'review-expected')}
        testId="review-course"
        seats={seats}
        moments={review.standings.map(({ at, chances, points }) => ({
          at,
          values: isShared ? chances : points,
        }))}
        last={table.state.value.at}
        isChance={isShared}
        marks={review.moments}
      />
      <p class="note">{say(isShared ? 'review-chances-note' : 'review-expected-note')}</p>
    </>
  );
}
