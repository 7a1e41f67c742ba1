// The card that is about to be placed: its ghost on the realm, the dots of all places open to it,
// its buttons, and the mark of a place that is not open.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ConfirmPair } from '../../kit/ConfirmPair';
import type { Box } from '../../kit/geometry';
import { Icon } from '../../kit/Icon';
import { say, words } from '../../words/words';
import { CardArt } from './art/card';
import { cardSize, middleOf, UNIT } from './geometry';
import { type Hold, offerOf, spotsOf, type Table } from './hold';
import type { FaceOf } from './realm';
import { signed } from './rule-words';
import type { Placement } from './types';

/** A dot in the middle of every place the chosen card may take as it is turned now. */
export function Hints({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const offer = offerOf(table);
  if (!offer || hold.card.value === null) return null;
  const turns = hold.turns.value;
  const ghost = hold.ghost.value;
  return (
    <g class={ghost ? 'legal kr-hints kr-hints-quiet' : 'legal kr-hints'}>
      {spotsOf(offer, turns).map((spot) => {
        const middle = middleOf(spot, turns);
        if (ghost && ghost.x === spot.x && ghost.y === spot.y) return null;
        return (
          <circle
            key={`${spot.x},${spot.y}`}
            class="kr-hint"
            data-testid="kraje-spot"
            data-x={spot.x}
            data-y={spot.y}
            cx={middle.x * UNIT}
            cy={middle.y * UNIT}
            r="11"
          />
        );
      })}
    </g>
  );
}

/** The ghost as it would lie. */
export function Ghost({ hold, faceOf }: { hold: Hold; faceOf: FaceOf }): JSX.Element | null {
  const ghost = hold.ghost.value;
  if (!ghost) return null;
  const size = cardSize(ghost.rotation);
  return (
    <g
      class="kr-ghost"
      transform={`translate(${ghost.x * UNIT} ${ghost.y * UNIT})`}
      data-testid="kraje-ghost"
    >
      <CardArt face={faceOf(ghost)} />
      <rect
        class="kr-ghost-back"
        x="-4"
        y="-4"
        width={size.cols * UNIT + 8}
        height={size.rows * UNIT + 8}
        rx="11"
      />
      <rect
        class="kr-ghost-edge"
        x="-4"
        y="-4"
        width={size.cols * UNIT + 8}
        height={size.rows * UNIT + 8}
        rx="11"
      />
    </g>
  );
}

/** What a placement covers, in board units. */
export function boxOf({ x, y, rotation }: Placement): Box {
  const size = cardSize(rotation);
  return { x: x * UNIT, y: y * UNIT, width: size.cols * UNIT, height: size.rows * UNIT };
}

/**
 * The handle over the ghost and its row of buttons. A tap on the handle turns the card, a drag
 * moves it, arrow keys step it from place to place.
 */
export function GhostButtons({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const ghost = hold.ghost.value;
  if (!ghost) return null;
  const box = boxOf(ghost);
  // On a phone the hand's own buttons are a thumb away, and the land must stay in sight.
  const hasRoom = table.eye.size.value.width >= ROOMY;
  return (
    <>
      <GhostHandle table={table} hold={hold} ghost={ghost} />
      <GhostTotal table={table} ghost={ghost} />
      <ConfirmPair
        eye={table.eye}
        around={box}
        canCommit={table.canCommit.value}
        onCommit={() => table.commit()}
        onCancel={() => table.cancel()}
      >
        {hasRoom && [
          <RoundButton key="turn" name="turn" onPress={() => hold.turn(1)} />,
          <RoundButton key="flip" name="flip" onPress={() => hold.flip()} />,
        ]}
      </ConfirmPair>
    </>
  );
}

/** From this width on the ghost carries buttons to turn and flip. */
const ROOMY = 480;

function RoundButton({
  name,
  onPress,
}: {
  name: 'turn' | 'flip';
  onPress: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="round-button"
      aria-label={say(name === 'turn' ? 'kraje-turn-right' : 'kraje-flip')}
      data-testid={`kraje-${name}`}
      onClick={onPress}
    >
      <Icon name={name} />
    </button>
  );
}

/** What the ghost would change in all, on its upper edge; line by line it stands in the bar. */
function GhostTotal({ table, ghost }: { table: Table; ghost: Placement }): JSX.Element | null {
  const own = table.preview.value?.changes.seats.find((change) => change.seat === table.seat.value);
  if (table.preview.value === null) return null;
  const delta = own ? own.after - own.before : 0;
  const box = boxOf(ghost);
  const at = table.eye.pixelAt({ x: box.x + box.width / 2, y: box.y });
  const tone = delta > 0 ? 'better' : delta < 0 ? 'worse' : 'same';
  return (
    <output
      class={`told kr-total kr-${tone}`}
      style={{ left: `${at.x}px`, top: `${Math.max(at.y, 22)}px` }}
      data-testid="kraje-forecast"
      data-delta={delta}
    >
      {signed(delta, words.value)}
    </output>
  );
}

/** After this many pixels a press on the ghost is a drag. */
const GRAB_AFTER = 6;

function GhostHandle({
  table,
  hold,
  ghost,
}: {
  table: Table;
  hold: Hold;
  ghost: Placement;
}): JSX.Element {
  const grip = useRef<{
    id: number;
    x: number;
    y: number;
    off: { x: number; y: number };
    before: Placement;
  } | null>(null);
  const isMoving = useRef(false);
  const box = boxOf(ghost);
  const from = table.eye.pixelAt(box);
  const to = table.eye.pixelAt({ x: box.x + box.width, y: box.y + box.height });

  const letGo = (): void => {
    grip.current = null;
    isMoving.current = false;
  };
  const revert = (): void => {
    const before = grip.current?.before;
    const wasMoving = isMoving.current;
    letGo();
    if (before && wasMoving) hold.restore(before);
  };
  // A second finger anywhere puts the ghost back, and does nothing else.
  useEffect(() => {
    const other = (event: PointerEvent) => {
      if (!grip.current || grip.current.id === event.pointerId) return;
      event.stopPropagation();
      revert();
    };
    window.addEventListener('pointerdown', other, true);
    return () => window.removeEventListener('pointerdown', other, true);
  }, []);
  return (
    <div
      class="kr-handle"
      role="button"
      tabIndex={0}
      aria-label={say(table.draft.value?.says ?? 'kraje-turn-right')}
      data-testid="kraje-handle"
      style={{
        left: `${from.x}px`,
        top: `${from.y}px`,
        width: `${to.x - from.x}px`,
        height: `${to.y - from.y}px`,
      }}
      onPointerDown={(event) => {
        if (grip.current) return;
        const at = table.eye.boardAt({ x: event.clientX, y: event.clientY });
        if (event.button !== 0 || !at) return;
        const middle = middleOf(ghost, ghost.rotation);
        const off = { x: at.x / UNIT - middle.x, y: at.y / UNIT - middle.y };
        grip.current = {
          id: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          off,
          before: ghost,
        };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const held = grip.current;
        if (!held || held.id !== event.pointerId) return;
        if (
          !isMoving.current &&
          Math.hypot(event.clientX - held.x, event.clientY - held.y) < GRAB_AFTER
        )
          return;
        isMoving.current = true;
        const at = table.eye.boardAt({ x: event.clientX, y: event.clientY });
        if (at) hold.moveTo({ x: at.x / UNIT - held.off.x, y: at.y / UNIT - held.off.y });
      }}
      onPointerUp={(event) => {
        if (grip.current?.id !== event.pointerId) return;
        const wasMoving = isMoving.current;
        letGo();
        if (!wasMoving) hold.turn(1);
      }}
      onPointerCancel={revert}
      onKeyDown={(event) => {
        // Enter is the table's: it commits.
        if (event.key !== ' ') return;
        event.preventDefault();
        hold.turn(1);
      }}
      onClick={(event) => {
        // A screen reader activates without a pointer.
        if (event.detail === 0) hold.turn(1);
      }}
    />
  );
}

/** The outline of a place that is not open, with a cross. */
export function Tried({ hold, faceOf }: { hold: Hold; faceOf: FaceOf }): JSX.Element | null {
  const tried = hold.tried.value;
  if (!tried) return null;
  const box = boxOf(tried.placement);
  return (
    <g class="kr-tried" transform={`translate(${box.x} ${box.y})`} data-testid="kraje-tried">
      <g class="kr-tried-card">
        <CardArt face={faceOf(tried.placement)} />
      </g>
      <rect class="kr-tried-edge" width={box.width} height={box.height} rx="8" />
      <path
        class="kr-tried-cross"
        d={`M${box.width / 2 - 34} ${box.height / 2 - 34}l68 68m0 -68l-68 68`}
      />
    </g>
  );
}

/** Why the place is not open, written beside it. */
export function TriedWords({ table, hold }: { table: Table; hold: Hold }): JSX.Element {
  return (
    <div class="kr-tried-place" role="status">
      <Why table={table} hold={hold} />
    </div>
  );
}

/** The room the words take at most, in pixels. */
const WORDS_PX = 240;
const LINES_PX = 56;
/** How far the ghost's own buttons reach out around it. */
const BUTTONS_PX = 64;

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Whether words there would lie over the ghost or its buttons. */
function meets(table: Table, ghost: Box, left: number, top: number): boolean {
  const from = table.eye.pixelAt({ x: ghost.x, y: ghost.y });
  const to = table.eye.pixelAt({ x: ghost.x + ghost.width, y: ghost.y + ghost.height });
  return (
    left + WORDS_PX / 2 > from.x - BUTTONS_PX &&
    left - WORDS_PX / 2 < to.x + BUTTONS_PX &&
    top + LINES_PX > from.y - BUTTONS_PX &&
    top < to.y + BUTTONS_PX
  );
}

function Why({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const tried = hold.tried.value;
  if (!tried || tried.says === '') return null;
  const box = boxOf(tried.placement);
  const size = table.eye.size.value;
  const under = table.eye.pixelAt({ x: box.x + box.width / 2, y: box.y + box.height });
  const over = table.eye.pixelAt({ x: box.x, y: box.y }).y;
  const ghost = hold.ghost.value;
  const left = within(under.x, WORDS_PX / 2, size.width - WORDS_PX / 2);
  const isFree = (top: number) => !ghost || !meets(table, boxOf(ghost), left, top);
  const tops = [under.y + 6, over - LINES_PX - 6, 8, size.height - LINES_PX - 8].map((top) =>
    within(top, 8, size.height - LINES_PX - 8),
  );
  const top = tops.find(isFree) ?? tops[0];
  return (
    <p
      class="kr-tried-words"
      style={{ left: `${left}px`, top: `${top}px` }}
      data-testid="kraje-reason"
    >
      {tried.says}
    </p>
  );
}
