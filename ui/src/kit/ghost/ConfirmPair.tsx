// ✔ and ✖ beside the ghost, where the eye already is: 48 px each and apart, so that neither is hit
// for the other, on the side away from the nearest edge. The same pair stands in the action bar for
// thumbs and keyboards.

import type { ComponentChildren } from 'preact';
import { say } from '../../words/words';
import type { Eye } from '../eye';
import type { Box } from '../geometry';
import { Icon } from '../Icon';

interface ConfirmPairProps {
  readonly eye: Eye;
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
): { readonly left: number; readonly top: number } {
  const width = buttons * BUTTON + (buttons - 1) * GAP;
  const below = ghost.y + ghost.height + GAP * 1.5;
  const above = ghost.y - BUTTON - GAP * 1.5;
  const hasRoomBelow = below + BUTTON + GAP <= size.height;
  const hasRoomAbove = above >= GAP;
  const wanted = hasRoomBelow ? below : hasRoomAbove ? above : size.height - BUTTON - GAP;
  const left = ghost.x + ghost.width / 2 - width / 2;
  return {
    left: Math.min(Math.max(left, GAP), Math.max(GAP, size.width - width - GAP)),
    top: Math.min(Math.max(wanted, GAP), Math.max(GAP, size.height - BUTTON - GAP)),
  };
}

export function ConfirmPair(props: ConfirmPairProps) {
  const { eye, around, canCommit, onCommit, onCancel, children } = props;
  const extra = Array.isArray(children) ? children.flat().filter(Boolean).length : children ? 1 : 0;
  const { left, top } = pairPlace(eye.pixelBox(around), eye.size.value, 2 + extra);
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
