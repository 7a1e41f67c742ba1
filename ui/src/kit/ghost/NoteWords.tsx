// Why the thing may not lie where it was tried, written beside the place and spoken: under it or
// over it, wherever the ghost and its buttons leave room.

import type { JSX } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { type Box, clamp, grow, type Size } from '../geometry';
import { useSizeOf } from '../measure';
import { meet, RoomOf } from '../room';
import { pairPlace } from './ConfirmPair';
import type { Ghost, Proposal } from './ghost';

/** How far the ghost's own buttons reach out around it. */
const BUTTONS = 64;
const GAP = 6;
const EDGE = 8;
/** As many buttons as its row has, as a rule, and how high it is. */
const PAIR = 3;
const BUTTON = 48;

/** The words of a refusal or a remark. */
export function NoteWords<P, D extends Proposal>({ ghost }: { ghost: Ghost<P, D> }): JSX.Element {
  const note = ghost.note.value;
  const { taken } = useContext(RoomOf);
  const box = useRef<HTMLParagraphElement>(null);
  const words = useSizeOf(box, note?.says);
  const isSaid = note !== null && note.says !== '';
  return (
    <div class="ghost-said" role="status">
      {isSaid && (
        <p
          ref={box}
          class={note.isRefusal ? 'ghost-note' : 'ghost-note ghost-remark'}
          style={noteStyle(ghost, ghost.piece.box(note.at), note.isRefusal, words, taken)}
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
  words: Size,
  others: readonly Box[],
) {
  const size = ghost.viewport.size.value;
  const box = ghost.viewport.pixelBox(place);
  const left = clamp(box.x + box.width / 2, words.width / 2, size.width - words.width / 2);
  const lowest = size.height - words.height - EDGE;
  const over = box.y - words.height - GAP;
  const wanted = isRefusal
    ? [box.y + box.height + GAP, over, EDGE, lowest]
    : [remarkTop(box, size, words.height, others)];
  const end = isRefusal ? lowest : size.height - words.height;
  const tops = wanted.map((top) => clamp(top, EDGE, end));
  const at = ghost.at.value;
  const taken = at === null || !isRefusal ? null : ghost.viewport.pixelBox(ghost.piece.box(at));
  const top =
    tops.find(
      (top) => taken === null || !meets(taken, { ...words, x: left - words.width / 2, y: top }),
    ) ?? tops[0];
  return { left: `${left}px`, top: `${top}px` };
}

/** Where words on the ghost itself begin: beside it and its buttons, above both rather than below. */
export function remarkTop(ghost: Box, size: Size, height: number, taken: readonly Box[]): number {
  const others = taken.filter((it) => !meet(it, ghost));
  const pair = { top: pairPlace(ghost, size, PAIR, others).top, height: BUTTON };
  const rows = [{ top: ghost.y, height: ghost.height }, pair];
  const tops = [
    ...rows.map((row) => row.top - GAP - height),
    ...rows.map((row) => row.top + row.height + GAP),
  ];
  const isFree = (top: number, from: readonly { top: number; height: number }[]): boolean =>
    top >= 0 &&
    top + height <= size.height &&
    from.every((row) => top + height <= row.top || top >= row.top + row.height);
  // Where there is no room beside both, the buttons stay free.
  const best = tops.find((top) => isFree(top, rows)) ?? tops.find((top) => isFree(top, [pair]));
  return best ?? ghost.y - GAP - height;
}

/** Whether words there would lie over the ghost or its buttons. */
const meets = (ghost: Box, words: Box): boolean => meet(grow(ghost, BUTTONS), words);
