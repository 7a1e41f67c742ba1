// ✔ and ✖ beside the ghost, where the eye already is: 48 px each and apart, so that neither is hit
// for the other, on the side away from the nearest edge. The same pair stands in the action bar for
// thumbs and keyboards.

import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { say } from '../../words/words';
import type { Box } from '../geometry';
import { Icon } from '../Icon';
import { meet, RoomOf } from '../room';
import type { Viewport } from '../viewport';

interface ConfirmPairProps {
  readonly viewport: Viewport;
  /** What the ghost covers, in board units. */
  readonly around: Box;
  readonly canCommit: boolean;
  readonly onCommit: () => void;
  readonly onCancel: () => void;
  /** Further buttons of the ghost (turn, flip), 48 px each, class `round-button`. */
  readonly children?: ComponentChildren;
}

const BUTTON = 48;
const GAP = 8;

/** Where the row of buttons stands: below the ghost, or above where there is no room below. */
export function pairPlace(
  ghost: Box,
  size: { readonly width: number; readonly height: number },
  buttons: number,
  taken: readonly Box[] = [],
): { readonly left: number; readonly top: number } {
  const width = buttons * BUTTON + (buttons - 1) * GAP;
  const below = ghost.y + ghost.height + GAP * 1.5;
  const above = ghost.y - BUTTON - GAP * 1.5;
  const hasRoomBelow = below + BUTTON + GAP <= size.height;
  const hasRoomAbove = above >= GAP;
  const tops = [
    ...(hasRoomBelow ? [below] : []),
    ...(hasRoomAbove ? [above] : []),
    ...(hasRoomBelow || hasRoomAbove ? [] : [size.height - BUTTON - GAP]),
  ];
  const lefts = [ghost.x + (ghost.width - width) / 2, ghost.x + ghost.width - width, ghost.x];
  const places = tops.flatMap((top) =>
    lefts.map((left) => ({
      left: Math.min(Math.max(left, GAP), Math.max(GAP, size.width - width - GAP)),
      top: Math.min(Math.max(top, GAP), Math.max(GAP, size.height - BUTTON - GAP)),
    })),
  );
  // Whoever still wants another place must not hit ✔ for it.
  const isOver = ({ left, top }: { left: number; top: number }): boolean =>
    taken.some((it) => meet(it, { x: left, y: top, width, height: BUTTON }));
  const [first = { left: GAP, top: GAP }] = places;
  return places.find((place) => !isOver(place)) ?? first;
}

export function ConfirmPair(props: ConfirmPairProps) {
  const { viewport, around, canCommit, onCommit, onCancel, children } = props;
  const extra = Array.isArray(children) ? children.flat().filter(Boolean).length : children ? 1 : 0;
  const { taken } = useContext(RoomOf);
  const ghost = viewport.pixelBox(around);
  // The thing may lie otherwise where it lies now.
  const others = taken.filter((it) => !meet(it, ghost));
  const { left, top } = pairPlace(ghost, viewport.size.value, 2 + extra, others);
  return (
    <div class="confirm-pair" style={{ left: `${left}px`, top: `${top}px` }}>
      <button
        type="button"
        class="round-button round-no"
        aria-label={say('confirm-no')}
        onClick={onCancel}
        data-testid="ghost-cancel"
      >
        <Icon name="cross" />
      </button>
      {children}
      <button
        type="button"
        class="round-button round-yes"
        aria-label={say('confirm-yes')}
        disabled={!canCommit}
        onClick={onCommit}
        data-testid="ghost-commit"
      >
        <Icon name="check" />
      </button>
    </div>
  );
}
