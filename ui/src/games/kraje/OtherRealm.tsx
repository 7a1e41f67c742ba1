// The realm that is not on the surface, small, a tap away: in a corner of the board on a phone,
// beside the hand where there is room.

import type { ComponentChildren, JSX } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Seat } from '../../host/protocol';
import type { Box } from '../../kit/geometry';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { mediaQuery } from '../../kit/media-query';
import { cornerStand, RoomOf } from '../../kit/room';
import { personNoun } from '../../words/person';
import { say } from '../../words/words';
import { type Play, type Table, viewOf } from './play';
import { type FaceOf, RealmPicture } from './realm';

/** Whether the other realm lies beside the hand and not over the board. */
export const isRoomy = mediaQuery('(min-width: 700px) and (min-height: 600px)');

/**
 * The seat whose realm is on the surface: the one with lit fields, the one asked for, the one whose
 * points are read at the end, in the past the one where something was placed, the own.
 */
export function shownSeat(table: Table, play: Play): Seat {
  const placed = placedThen(table);
  const own = table.seat.value;
  const then = placed.some(({ seat }) => seat === own) ? own : placed[0]?.seat;
  // Two ways to decide are compared in the realm of whoever decided, whatever was placed before.
  const compared = table.played?.value ? own : null;
  const read = table.reading?.seat.value;
  return table.lit.value?.seat ?? play.shown.value ?? read ?? compared ?? then ?? own;
}

/** The cards placed by the step of the past that is looked at. */
export function placedThen(table: Table) {
  return table.recalled.value.flatMap((event) => (event.type === 'placed' ? [event] : []));
}

/** How large the other realm is on the board, and how large where there is less room, in pixels. */
const LARGE = 92;
const SMALL = 48;

/**
 * The other realm on the board of a phone: in its corner, or along the edges, where no place lies
 * under it; where room is short, its owner's mark alone. Around what keeps clear of it, too.
 */
export function Corner(p: {
  table: Table;
  play: Play;
  faceOf: FaceOf;
  /** Whether something lies over the board that is to be seen whole. */
  isCovered: boolean;
  children: ComponentChildren;
}): JSX.Element {
  const { table, play, faceOf, isCovered, children } = p;
  const room = useContext(RoomOf);
  // Beside the count of the end whose realm is seen is chosen there.
  const isElsewhere = isRoomy.value || (table.reading?.seat.value ?? null) !== null;
  if (isElsewhere || viewOf(table).seats.length < 2) return <>{children}</>;
  const { box, isFree } = cornerStand(table.viewport.size.value, [LARGE, SMALL], room);
  return (
    <RoomOf.Provider value={{ ...room, taken: [...room.taken, box] }}>
      <OtherRealm
        table={table}
        play={play}
        faceOf={faceOf}
        at={box}
        gives={!isFree}
        isCovered={isCovered}
      />
      {children}
    </RoomOf.Provider>
  );
}

/** The other realm; nothing where one plays alone. */
export function OtherRealm(p: {
  table: Table;
  play: Play;
  faceOf: FaceOf;
  /** Where on the board it stands, in pixels, and whether it stands over places. */
  at?: Box;
  gives?: boolean;
  isCovered?: boolean;
}): JSX.Element | null {
  const { table, play, faceOf, at, gives = false, isCovered = false } = p;
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
      data-small={at !== undefined && at.width <= SMALL}
      data-gives={gives}
      data-covered={isCovered}
      style={
        at && {
          left: `${at.x}px`,
          top: `${at.y}px`,
          width: `${at.width}px`,
          height: `${at.height}px`,
        }
      }
      data-testid="kraje-other-realm"
      data-what={`realm:${seat}`}
      onClick={() => {
        table.light(seat, null);
        play.shown.value = isOwn ? null : seat;
      }}
    >
      <span class="unseen">
        {isOwn
          ? say('kraje-back-to-own')
          : say('kraje-show-realm', { name: personNoun(table.seats.value, seat) })}
        {seatView.hasCommitted && `, ${say('kraje-hidden-card')}`}
      </span>
      <span class="kr-other-land" aria-hidden="true">
        {picture}
      </span>
      <span class="kr-other-name in-row" aria-hidden="true">
        <Mark mark={markOf(sitter?.mark ?? '', seat)} size={14} />
        <span>{isOwn ? say('kraje-realm-own') : name}</span>
        {seatView.hasCommitted && <span class="kr-committed" />}
      </span>
    </button>
  );
}
