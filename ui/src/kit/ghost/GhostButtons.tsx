// What a ghost is handled by: the handle over it, and ✔, ✖ and ⟳ beside it.

import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { type Message, say } from '../../words/words';
import type { Box, Point } from '../geometry';
import { PAN_AFTER } from '../gesture';
import { Icon } from '../Icon';
import { ConfirmPair } from './ConfirmPair';
import { useCarry } from './carry';
import { type Ghost, type Proposal, spoken } from './ghost';

export interface GhostButtonsProps<P, D extends Proposal> {
  readonly ghost: Ghost<P, D>;
  /** What a draft covers that is no thing to be moved; without it such a draft has no buttons. */
  readonly around?: Box | null | undefined;
  /** What a turn is called; ⟳ stands only where the thing fits in more than one. */
  readonly turn?: Message | undefined;
  /** Further buttons, class `round-button`. */
  readonly children?: ComponentChildren;
}

/** The handle of a ghost and its row of buttons. */
export function GhostButtons<P, D extends Proposal>(
  p: GhostButtonsProps<P, D>,
): JSX.Element | null {
  const { ghost, turn, children } = p;
  const { table, piece } = ghost;
  const at = ghost.at.value;
  const around = at === null ? p.around : piece.box(at);
  if (!around || table.draft.value === null || table.canCancel?.value === false) return null;
  return (
    <>
      {at !== null && <Handle ghost={ghost} at={at} />}
      <ConfirmPair
        viewport={table.viewport}
        around={around}
        canCommit={table.canCommit.value}
        onCommit={() => table.commit()}
        onCancel={() => table.cancel()}
      >
        {turn && ghost.canTurn() && (
          <RoundButton
            icon="turn"
            label={turn}
            testId={`${piece.name}-turn`}
            onPress={() => ghost.turn()}
          />
        )}
        {children}
      </ConfirmPair>
    </>
  );
}

interface RoundButtonProps {
  readonly icon: 'turn' | 'flip';
  readonly label: Message;
  readonly testId: string;
  readonly onPress: () => void;
}

/** A button of the ghost's row. */
export function RoundButton({ icon, label, testId, onPress }: RoundButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="round-button"
      aria-label={say(label)}
      data-testid={testId}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Lies over the ghost: a tap turns it, a drag moves it. */
function Handle<P, D extends Proposal>({ ghost, at }: { ghost: Ghost<P, D>; at: P }): JSX.Element {
  const { viewport, piece, table } = ghost;
  const offset = useRef<Point>({ x: 0, y: 0 });
  const ref = useCarry<HTMLDivElement>(ghost, {
    onTap: () => ghost.turn(),
    take: (from) => {
      const finger = viewport.boardAt(from);
      if (finger === null) return false;
      const middle = ghost.middleOf(at);
      offset.current = { x: middle.x - finger.x, y: middle.y - finger.y };
      return true;
    },
    stays: true,
    offset: () => offset.current,
    after: PAN_AFTER,
  });
  const { x, y, width, height } = viewport.pixelBox(piece.box(at));
  const draft = table.draft.value;
  return (
    <div
      ref={ref}
      class="ghost-handle"
      role="button"
      tabIndex={0}
      aria-label={draft ? spoken(draft) : undefined}
      data-testid={`${piece.name}-handle`}
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
      onKeyDown={(event) => {
        // Enter is the table's: it commits.
        if (event.key !== ' ') return;
        event.preventDefault();
        ghost.turn();
      }}
    />
  );
}

interface GhostTotalProps {
  readonly ghost: {
    readonly viewport: Ghost<unknown, Proposal>['viewport'];
    readonly piece: { name: string };
  };
  readonly box: Box;
  readonly delta: number;
  readonly children: ComponentChildren;
}

/** A ghost lower than this, in pixels, would be hidden by what stands on its edge. */
const LOW = 64;
/** How far from the upper edge of the board the middle of a total may stand, and its foot. */
const MIDDLE = 22;
const FOOT = 40;

/** What a ghost would bring in all, on or over its upper edge; line by line it stands in the bar. */
export function GhostTotal({ ghost, box, delta, children }: GhostTotalProps): JSX.Element {
  const { x, y, width, height } = ghost.viewport.pixelBox(box);
  const isLow = height < LOW;
  const least = isLow ? FOOT : MIDDLE;
  const tone = delta > 0 ? 'better' : delta < 0 ? 'worse' : 'same';
  return (
    <output
      class={`told ghost-total ghost-${tone}`}
      style={{ left: `${x + width / 2}px`, top: `${Math.max(y, least)}px` }}
      data-low={isLow}
      data-testid={`${ghost.piece.name}-forecast`}
      data-delta={delta}
    >
      {children}
    </output>
  );
}
