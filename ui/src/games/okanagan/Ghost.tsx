// The tile about to be placed: the places open to it, its ghost with ✔ and ✖, and the mark of a
// place where it does not fit.

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { ConfirmPair } from '../../kit/ghost/ConfirmPair';
import { Icon } from '../../kit/Icon';
import { say } from '../../words/words';
import { UNIT } from './art/geometry';
import { TileArt } from './art/tile';
import {
  type Cell,
  type Hold,
  heldTile,
  type Note,
  offerOf,
  type Placement,
  type Table,
} from './hold';

type Props = { table: Table; hold: Hold };

const boxOf = ({ x, y }: Cell) => ({ x: x * UNIT, y: y * UNIT, width: UNIT, height: UNIT });

/** Every place where the held tile fits, however turned. */
export function Places({ table, hold }: Props): JSX.Element {
  const now = hold.placement.value;
  return (
    <g class={now ? 'legal ok-places ok-places-quiet' : 'legal ok-places'}>
      {(offerOf(table)?.place ?? []).map(({ at, rotations }) => {
        if (now && now.at.x === at.x && now.at.y === at.y) return null;
        return (
          <g
            key={`${at.x},${at.y}`}
            data-testid="okanagan-place"
            data-x={at.x}
            data-y={at.y}
            data-turns={rotations.length}
          >
            <rect
              class="ok-place"
              x={at.x * UNIT + 6}
              y={at.y * UNIT + 6}
              width={UNIT - 12}
              height={UNIT - 12}
              rx="10"
            />
            <path
              class="ok-place-plus"
              d={`M${at.x * UNIT + 36} ${at.y * UNIT + 50}h28m-14 -14v28`}
            />
          </g>
        );
      })}
    </g>
  );
}

/** The tile as it would lie. */
export function GhostTile({ table, hold }: Props): JSX.Element | null {
  const now = hold.placement.value;
  const tile = heldTile(table);
  if (!now || !tile) return null;
  return (
    <g
      class="ok-ghost"
      data-testid="okanagan-ghost"
      data-turns={now.turns}
      transform={`translate(${now.at.x * UNIT} ${now.at.y * UNIT})`}
    >
      <TileArt tile={tile} turns={now.turns} />
      <rect class="ok-ghost-back" x="-2" y="-2" width={UNIT + 4} height={UNIT + 4} rx="5" />
      <rect class="ok-ghost-edge" x="-2" y="-2" width={UNIT + 4} height={UNIT + 4} rx="5" />
    </g>
  );
}

/** A handle over the ghost (a tap turns it, a drag moves it) and its row of buttons. */
export function GhostButtons({ table, hold }: Props): JSX.Element | null {
  const now = hold.placement.value;
  if (!now) return null;
  const canTurn = hold.turnsAt(now.at).length > 1;
  return (
    <>
      <GhostHandle table={table} hold={hold} now={now} />
      <ConfirmPair
        eye={table.eye}
        around={boxOf(now.at)}
        canCommit={table.canCommit.value}
        onCommit={() => table.commit()}
        onCancel={() => table.cancel()}
      >
        {canTurn && (
          <button
            type="button"
            class="round-button"
            aria-label={say('okanagan-turn')}
            data-testid="okanagan-turn"
            onClick={() => hold.turn()}
          >
            <Icon name="turn" />
          </button>
        )}
      </ConfirmPair>
    </>
  );
}

/** After this many pixels a press on the ghost is a drag. */
const GRAB_AFTER = 6;

function GhostHandle({ table, hold, now }: Props & { now: Placement }): JSX.Element {
  const grip = useRef<{ id: number; x: number; y: number; before: Placement } | null>(null);
  const isMoving = useRef(false);
  const box = boxOf(now.at);
  const from = table.eye.pixelAt(box);
  const to = table.eye.pixelAt({ x: box.x + UNIT, y: box.y + UNIT });
  const letGo = (): void => {
    grip.current = null;
    isMoving.current = false;
  };
  const revert = (): void => {
    const before = grip.current?.before;
    const wasMoving = isMoving.current;
    letGo();
    if (before && wasMoving) hold.moveTo(before.at);
  };
  return (
    <div
      class="ok-handle"
      role="button"
      tabIndex={0}
      aria-label={say(table.draft.value?.says ?? 'okanagan-turn')}
      data-testid="okanagan-handle"
      style={{
        left: `${from.x}px`,
        top: `${from.y}px`,
        width: `${to.x - from.x}px`,
        height: `${to.y - from.y}px`,
      }}
      onPointerDown={(event) => {
        if (grip.current) return revert();
        if (event.button !== 0) return;
        grip.current = { id: event.pointerId, x: event.clientX, y: event.clientY, before: now };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const held = grip.current;
        if (!held || held.id !== event.pointerId) return;
        const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
        if (!isMoving.current && far < GRAB_AFTER) return;
        isMoving.current = true;
        const at = table.eye.boardAt({ x: event.clientX, y: event.clientY });
        if (!at) return;
        const cell = { x: Math.floor(at.x / UNIT), y: Math.floor(at.y / UNIT) };
        const here = hold.placement.peek()?.at;
        if (here?.x !== cell.x || here.y !== cell.y) hold.moveTo(cell);
      }}
      onPointerUp={(event) => {
        if (grip.current?.id !== event.pointerId) return;
        const wasMoving = isMoving.current;
        letGo();
        if (!wasMoving) hold.turn();
      }}
      onPointerCancel={revert}
      onKeyDown={(event) => {
        // Enter is the table's: it commits.
        if (event.key !== ' ') return;
        event.preventDefault();
        hold.turn();
      }}
      onClick={(event) => {
        // A screen reader activates without a pointer.
        if (event.detail === 0) hold.turn();
      }}
    />
  );
}

/** The tile struck out where it does not fit. */
export function Tried({ table, hold }: Props): JSX.Element | null {
  const tried = hold.tried.value;
  const tile = heldTile(table);
  if (!tried || !tile) return null;
  const { at, turns } = tried.placement;
  return (
    <g
      class="ok-tried"
      data-testid="okanagan-tried"
      transform={`translate(${at.x * UNIT} ${at.y * UNIT})`}
    >
      <g opacity="0.45">
        <TileArt tile={tile} turns={turns} />
      </g>
      <rect class="ok-tried-edge" width={UNIT} height={UNIT} rx="5" />
      <path class="ok-tried-cross" d="M30 30L70 70M70 30L30 70" />
    </g>
  );
}

/** Why it does not fit, or that it fits one way only, written beside it. */
export function TriedWords({ table, hold }: Props): JSX.Element {
  const note = hold.tried.value ?? hold.remark.value;
  return (
    <div class="ok-tried-place" role="status">
      {note && note.says !== '' && (
        <NoteWords table={table} note={note} isRemark={hold.tried.value === null} />
      )}
    </div>
  );
}

/** A remark stands over the ghost, clear of its buttons; a refusal under the place. */
function NoteWords(p: { table: Table; note: Note; isRemark: boolean }): JSX.Element {
  const { table, note, isRemark } = p;
  const { x, y } = note.placement.at;
  const at = table.eye.pixelAt({ x: (x + 0.5) * UNIT, y: (isRemark ? y : y + 1) * UNIT });
  const size = table.eye.size.value;
  const top = isRemark ? at.y - 40 : at.y + 6;
  return (
    <p
      class={isRemark ? 'ok-tried-words ok-remark' : 'ok-tried-words'}
      data-testid="okanagan-reason"
      style={{
        left: `${Math.min(Math.max(at.x, 130), Math.max(130, size.width - 130))}px`,
        top: `${Math.min(Math.max(top, 8), Math.max(8, size.height - 70))}px`,
      }}
    >
      {note.says}
    </p>
  );
}
