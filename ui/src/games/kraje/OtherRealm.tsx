// The realm that is not on the surface, small, a tap away: in a corner of the board on a phone,
// beside the hand where there is room.

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../host/door';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { say } from '../../words/words';
import { type Play, type Table, viewOf } from './play';
import { type FaceOf, RealmPicture } from './realm';

const query =
  typeof matchMedia === 'function'
    ? matchMedia('(min-width: 700px) and (min-height: 600px)')
    : null;

/** Whether the other realm lies beside the hand and not over the board. */
export const isRoomy = signal(query?.matches ?? false);
query?.addEventListener('change', (event) => {
  isRoomy.value = event.matches;
});

/** The seat whose realm is on the surface: the one with lit fields, the one asked for, the own. */
export function shownSeat(table: Table, play: Play): Seat {
  return table.lit.value?.seat ?? play.shown.value ?? table.seat.value;
}

/** The other realm; nothing where one plays alone. */
export function OtherRealm(p: { table: Table; play: Play; faceOf: FaceOf }): JSX.Element | null {
  const { table, play, faceOf } = p;
  const view = viewOf(table);
  const shown = shownSeat(table, play);
  const seat: Seat = shown === 0 ? 1 : 0;
  const seatView = view.seats[seat];
  const key = JSON.stringify(seatView?.placed);
  const picture = useMemo(
    () => seatView && <RealmPicture seat={seatView} faceOf={faceOf} />,
    [key, faceOf],
  );
  if (!seatView) return null;
  const sitter = table.seats.value[seat];
  const name = sitter?.name ?? '';
  const isOwn = seat === table.seat.value;
  return (
    <button
      type="button"
      class="kr-other"
      data-testid="kraje-other-realm"
      onClick={() => {
        table.light(seat, null);
        play.shown.value = isOwn ? null : seat;
      }}
    >
      <span class="unseen">
        {isOwn ? say('kraje-back-to-own') : say('kraje-show-realm', { name })}
        {seatView.hasCommitted && `, ${say('kraje-hidden-card')}`}
      </span>
      <span class="kr-other-land" aria-hidden="true">
        {picture}
      </span>
      <span class="kr-other-name" aria-hidden="true">
        <Mark mark={markOf(sitter?.mark ?? '', seat)} size={14} />
        <span>{isOwn ? say('kraje-realm-own') : name}</span>
        {seatView.hasCommitted && <span class="kr-committed" />}
      </span>
    </button>
  );
}
