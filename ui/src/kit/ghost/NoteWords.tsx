// Why the thing may not lie where it was tried, written beside the place and spoken: under it or
// over it, wherever the ghost and its buttons leave room.

import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { type Box, clamp, type Size } from '../geometry';
import { meet, RoomOf } from '../room';
import { pairPlace } from './ConfirmPair';
import type { Ghost, Proposal } from './ghost';

/** The room the words take at most, in pixels. */
const WORDS = { width: 240, height: 56 };
/** How far the ghost's own buttons reach out around it. */
const BUTTONS = 64;
const GAP = 6;
const EDGE = 8;
/** What words on the ghost itself take above it. */
const REMARK = 44;
/** As many buttons as its row has, as a rule. */
const PAIR = 3;

/** The words of a refusal or a remark. */
export function NoteWords<P, D extends Proposal>({ ghost }: { ghost: Ghost<P, D> }): JSX.Element {
  const note = ghost.note.value;
  const { taken } = useContext(RoomOf);
  const isSaid = note !== null && note.says !== '';
  return (
    <div class="ghost-said" role="status">
      {isSaid && (
        <p
          class={note.isRefusal ? 'ghost-note' : 'ghost-note ghost-remark'}
          style={noteStyle(ghost, ghost.piece.box(note.at), note.isRefusal, taken)}
          data-testid={`${ghost.piece.name}-reason`}
        >
          {note.says}
        </p>
      )}
    </div>
  );
}

function noteStyle<P, D extends Proposal>(
  ghost: Ghost<P, D>,
  place: Box,
  isRefusal: boolean,
  others: readonly Box[],
) {
  const size = ghost.eye.size.value;
  const box = ghost.eye.pixelBox(place);
  const left = clamp(box.x + box.width / 2, WORDS.width / 2, size.width - WORDS.width / 2);
  const lowest = size.height - WORDS.height - EDGE;
  const over = box.y - WORDS.height - GAP;
  const wanted = isRefusal
    ? [box.y + box.height + GAP, over, EDGE, lowest]
    : [remarkTop(box, size, others)];
  const end = isRefusal ? lowest : size.height - REMARK;
  const tops = wanted.map((top) => clamp(top, EDGE, end));
  const at = ghost.at.value;
  const taken = at === null || !isRefusal ? null : ghost.eye.pixelBox(ghost.piece.box(at));
  const top = tops.find((top) => taken === null || !meets(taken, left, top)) ?? tops[0];
  return { left: `${left}px`, top: `${top}px` };
}

/** Where words on the ghost itself begin: above it, or where its buttons stand there, on the other side. */
export function remarkTop(ghost: Box, size: Size, taken: readonly Box[]): number {
  const others = taken.filter((it) => !meet(it, ghost));
  const pair = pairPlace(ghost, size, PAIR, others);
  if (pair.top > ghost.y) return ghost.y - REMARK;
  const below = ghost.y + ghost.height + GAP;
  return below + REMARK <= size.height ? below : pair.top - REMARK;
}

/** Whether words there would lie over the ghost or its buttons. */
const meets = (ghost: Box, left: number, top: number): boolean =>
  left + WORDS.width / 2 > ghost.x - BUTTONS &&
  left - WORDS.width / 2 < ghost.x + ghost.width + BUTTONS &&
  top + WORDS.height > ghost.y - BUTTONS &&
  top < ghost.y + ghost.height + BUTTONS;
