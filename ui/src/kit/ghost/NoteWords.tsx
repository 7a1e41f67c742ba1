// Why the thing may not lie where it was tried, written beside the place and spoken: under it or
// over it, wherever the ghost and its buttons leave room.

import type { JSX } from 'preact';
import { type Box, clamp } from '../geometry';
import type { Ghost, Proposal } from './ghost';

/** The room the words take at most, in pixels. */
const WORDS = { width: 240, height: 56 };
/** How far the ghost's own buttons reach out around it. */
const BUTTONS = 64;
const GAP = 6;
const EDGE = 8;
/** Where words on the ghost itself end, above it. */
const REMARK = 44;

/** The words of a refusal or a remark. */
export function NoteWords<P, D extends Proposal>({ ghost }: { ghost: Ghost<P, D> }): JSX.Element {
  const note = ghost.note.value;
  const isSaid = note !== null && note.says !== '';
  return (
    <div class="ghost-said" role="status">
      {isSaid && (
        <p
          class={note.isRefusal ? 'ghost-note' : 'ghost-note ghost-remark'}
          style={noteStyle(ghost, ghost.piece.box(note.at), note.isRefusal)}
          data-testid={`${ghost.piece.name}-reason`}
        >
          {note.says}
        </p>
      )}
    </div>
  );
}

function noteStyle<P, D extends Proposal>(ghost: Ghost<P, D>, place: Box, isRefusal: boolean) {
  const size = ghost.eye.size.value;
  const box = ghost.eye.pixelBox(place);
  const left = clamp(box.x + box.width / 2, WORDS.width / 2, size.width - WORDS.width / 2);
  const lowest = size.height - WORDS.height - EDGE;
  const over = box.y - WORDS.height - GAP;
  const wanted = isRefusal ? [box.y + box.height + GAP, over, EDGE, lowest] : [box.y - REMARK];
  const tops = wanted.map((top) => clamp(top, EDGE, lowest));
  const at = ghost.at.value;
  const taken = at === null || !isRefusal ? null : ghost.eye.pixelBox(ghost.piece.box(at));
  const top = tops.find((top) => taken === null || !meets(taken, left, top)) ?? tops[0];
  return { left: `${left}px`, top: `${top}px` };
}

/** Whether words there would lie over the ghost or its buttons. */
const meets = (ghost: Box, left: number, top: number): boolean =>
  left + WORDS.width / 2 > ghost.x - BUTTONS &&
  left - WORDS.width / 2 < ghost.x + ghost.width + BUTTONS &&
  top + WORDS.height > ghost.y - BUTTONS &&
  top < ghost.y + ghost.height + BUTTONS;
