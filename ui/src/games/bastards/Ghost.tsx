// What is about to happen on the map, its buttons, and where things may be done.

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { ConfirmPair } from '../../kit/ghost/ConfirmPair';
import { type Box, union } from '../../kit/geometry';
import { Icon } from '../../kit/Icon';
import { say } from '../../words/words';
import { Creature } from './art/creature';
import { Ship } from './art/ship';
import { CELL, outline, spotOf } from './geometry';
import type { Ghost } from './ghost';
import { gridAt, type Hold, type Table, viewOf } from './hold';
import { tokensOn } from './options';
import { wayPath } from './Paths';
import { ownerOf } from './Planets';
import type { PlanetId } from './types';

/** Movement that turns a press into a drag, in pixels. */
const GRAB_AFTER = 5;

/** Free cells for the token in hand, and the tokens something can be done with. */
export function Targets({ hold }: { hold: Hold }): JSX.Element {
  const hand = hold.inHand.value;
  const ghost = hold.ghost.value;
  if (hand) {
    const cells = new Set(hand.fits.flatMap((fit) => hold.cellsOf(hand.race, fit)));
    const { x, y } = hold.map.planet(hand.planet).at;
    return (
      <g transform={`translate(${x} ${y})`} class="legal sb-hints" data-testid="bastards-hints">
        {[...cells].map((cell) => {
          const { col, row } = spotOf(cell);
          return (
            <circle
              key={cell}
              class="sb-hint"
              data-cell={cell}
              cx={(col + 0.5) * CELL}
              cy={(row + 0.5) * CELL}
              r="5"
            />
          );
        })}
      </g>
    );
  }
  if (ghost) return <g />;
  const view = viewOf(hold.table);
  const seen = new Map<string, { planet: PlanetId; cell: number }>();
  for (const { ghost: it } of hold.options.value) {
    if (it.type !== 'cells' && it.type !== 'pair') continue;
    for (const cell of it.anchors) seen.set(`${it.planet}-${cell}`, { planet: it.planet, cell });
  }
  return (
    <g class="sb-targets">
      {[...seen.values()].map(({ planet, cell }) => {
        const token = tokensOn(view, planet).find((it) => it.cell === cell);
        const { x, y } = hold.map.planet(planet).at;
        if (!token) return null;
        return (
          <path
            key={`${planet}-${cell}`}
            class="sb-target"
            data-testid={`bastards-target-${planet}-${cell}`}
            transform={`translate(${x} ${y})`}
            d={outline(token.cells.map(spotOf), 1, 12)}
          />
        );
      })}
    </g>
  );
}

/** The ghost itself, and the mark of a place that is refused. */
export function GhostLayer({ table, hold }: { table: Table; hold: Hold }): JSX.Element {
  const ghost = hold.ghost.value;
  return (
    <>
      <Tried hold={hold} />
      {ghost && <GhostArt table={table} hold={hold} ghost={ghost} />}
    </>
  );
}

function GhostArt(p: { table: Table; hold: Hold; ghost: Ghost }): JSX.Element | null {
  const { table, hold, ghost } = p;
  switch (ghost.type) {
    case 'lay': {
      const spots = hold.cellsOf(ghost.race, ghost.at).map(spotOf);
      const { x, y } = hold.map.planet(ghost.planet).at;
      return (
        <g
          class="sb-ghost"
          transform={`translate(${x} ${y})`}
          data-testid="bastards-ghost"
          data-cell={ghost.at.cell}
          data-turn={ghost.at.turn}
        >
          <path class="sb-ghost-back" d={outline(spots, -3, 14)} />
          <Creature
            race={ghost.race}
            spots={spots}
            owner={ownerOf(table, ghost.colour)}
            isCorpse={ghost.isCorpse}
          />
          <path class="sb-ghost-edge" d={outline(spots, -3, 14)} />
        </g>
      );
    }
    case 'way': {
      const end = ghost.nodes.at(-1);
      if (end === undefined) return null;
      const { x, y } = hold.map.node(end);
      const seat = table.seat.value;
      return (
        <g class="sb-ghost" data-testid="bastards-ghost">
          <path class="sb-way" d={wayPath(hold.map, ghost.nodes)} />
          <g transform={`translate(${x} ${y - 12})`}>
            <circle class="sb-ghost-ring" r="34" cy="2" />
            <Ship
              owner={ownerOf(table, seat as 0)}
              load={viewOf(table).seats[seat]?.hold.length ?? 0}
            />
          </g>
        </g>
      );
    }
    case 'cells':
    case 'pair':
      return <Marked hold={hold} ghost={ghost} />;
    case 'planet': {
      const { box } = hold.map.planet(ghost.planet);
      return (
        <rect
          class="sb-ghost-planet"
          data-testid="bastards-ghost"
          x={box.x - 22}
          y={box.y - 22}
          width={box.width + 44}
          height={box.height + 44}
          rx="60"
        />
      );
    }
    case 'settler':
    case 'plan':
    case 'relation':
    case 'word':
      return null;
  }
}

/** Signs over the tokens that are meant: cross-hairs, teeth, a hand. */
const SIGNS = {
  shoot: 'M0 -15V15M-15 0H15M10 0A10 10 0 1 1 9.990 -.1',
  eat: 'M-14 -4L-9 4L-4.500 -4L0 4L4.500 -4L9 4L14 -4',
  mutate: 'M-9 -9q12 0 9 9t9 9M-9 9q12 0 9 -9t9 -9',
  lift: 'M0 12V-12M-8 -4L0 -12L8 -4',
  load: 'M0 12V-12M-8 -4L0 -12L8 -4',
  relay: 'M10 -6A11 11 0 1 0 11 3M11 -12V-4H3',
} as const;

function Marked({
  hold,
  ghost,
}: {
  hold: Hold;
  ghost: Extract<Ghost, { type: 'cells' | 'pair' }>;
}): JSX.Element {
  const view = viewOf(hold.table);
  const tokens = ghost.anchors.flatMap(
    (cell) => tokensOn(view, ghost.planet).find((it) => it.cell === cell) ?? [],
  );
  const middles = tokens.map((token) => {
    const box = hold.map.cellsBox(ghost.planet, token.cells);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const { x, y } = hold.map.planet(ghost.planet).at;
  const [a, b] = middles;
  return (
    <g class="sb-ghost" data-testid="bastards-ghost">
      {tokens.map((token) => (
        <path
          key={token.cell}
          class="sb-ghost-edge"
          transform={`translate(${x} ${y})`}
          d={outline(token.cells.map(spotOf), -2, 14)}
        />
      ))}
      {ghost.type === 'pair' && a && b && (
        <path
          class="sb-link"
          d={`M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 34} ${b.x} ${b.y}`}
        />
      )}
      {ghost.type === 'cells' &&
        middles.map((middle) => (
          <g key={`${middle.x}-${middle.y}`} transform={`translate(${middle.x} ${middle.y})`}>
            <path class="sb-mark-back" d={SIGNS[ghost.mark]} />
            <path class="sb-mark" d={SIGNS[ghost.mark]} />
          </g>
        ))}
    </g>
  );
}

/** What a ghost covers, in board units. */
function boxOf(hold: Hold, ghost: Ghost): Box | null {
  switch (ghost.type) {
    case 'lay':
      return hold.map.cellsBox(ghost.planet, hold.cellsOf(ghost.race, ghost.at));
    case 'way': {
      const end = ghost.nodes.at(-1);
      if (end === undefined) return null;
      const { x, y } = hold.map.node(end);
      return { x: x - 36, y: y - 44, width: 72, height: 66 };
    }
    case 'cells':
    case 'pair': {
      const tokens = tokensOn(viewOf(hold.table), ghost.planet);
      const boxes = ghost.anchors.flatMap((cell) => {
        const token = tokens.find((it) => it.cell === cell);
        return token ? [hold.map.cellsBox(ghost.planet, token.cells)] : [];
      });
      return boxes.length > 0 ? boxes.reduce(union) : null;
    }
    case 'planet':
      return hold.map.planet(ghost.planet).box;
    case 'settler':
    case 'plan':
    case 'relation':
    case 'word':
      return null;
  }
}

/** ✔ and ✖ at the ghost, ⟳ where a token can be turned, and a grip to drag it. */
export function GhostButtons({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const ghost = hold.ghost.value;
  const box = ghost && boxOf(hold, ghost);
  if (!ghost || !box) return null;
  const hand = hold.inHand.value;
  const canTurn = ghost.type === 'lay' && hand !== null && hold.turnsOf(hand).length > 1;
  return (
    <>
      {ghost.type === 'lay' && <Grip table={table} hold={hold} planet={ghost.planet} box={box} />}
      <ConfirmPair
        eye={table.eye}
        around={box}
        canCommit={table.canCommit.value}
        onCommit={() => table.commit()}
        onCancel={() => table.cancel()}
      >
        {canTurn && [
          <button
            key="turn"
            type="button"
            class="round-button"
            aria-label={say('bastards-turn-token')}
            data-testid="bastards-turn"
            onClick={() => hold.turn()}
          >
            <Icon name="turn" />
          </button>,
        ]}
      </ConfirmPair>
    </>
  );
}

/** Lies over the ghost: a drag moves it, a tap turns it. */
function Grip(p: { table: Table; hold: Hold; planet: PlanetId; box: Box }): JSX.Element {
  const { table, hold, planet, box } = p;
  const grip = useRef<{ id: number; x: number; y: number; dx: number; dy: number } | null>(null);
  const isMoving = useRef(false);
  const from = table.eye.pixelAt(box);
  const to = table.eye.pixelAt({ x: box.x + box.width, y: box.y + box.height });
  return (
    <button
      type="button"
      class="sb-grip"
      aria-label={say('bastards-turn-token')}
      data-testid="bastards-grip"
      style={{
        left: `${from.x}px`,
        top: `${from.y}px`,
        width: `${to.x - from.x}px`,
        height: `${to.y - from.y}px`,
      }}
      onPointerDown={(event) => {
        const at = table.eye.boardAt({ x: event.clientX, y: event.clientY });
        if (!at) return;
        grip.current = {
          id: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          dx: at.x - (box.x + box.width / 2),
          dy: at.y - (box.y + box.height / 2),
        };
        isMoving.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const held = grip.current;
        if (!held || held.id !== event.pointerId) return;
        const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
        if (!isMoving.current && far < GRAB_AFTER) return;
        isMoving.current = true;
        const at = table.eye.boardAt({ x: event.clientX, y: event.clientY });
        if (at) hold.moveTo(gridAt(hold.map, planet, { x: at.x - held.dx, y: at.y - held.dy }));
      }}
      onPointerUp={() => {
        const wasHeld = grip.current !== null;
        grip.current = null;
        if (wasHeld && !isMoving.current) hold.turn();
      }}
      onPointerCancel={() => {
        grip.current = null;
      }}
      onClick={(event) => {
        // A screen reader activates without a pointer.
        if (event.detail === 0) hold.turn();
      }}
    />
  );
}

function Tried({ hold }: { hold: Hold }): JSX.Element | null {
  const tried = hold.tried.value;
  if (!tried) return null;
  const { x, y } = hold.map.planet(tried.planet).at;
  const box = hold.map.cellsBox(tried.planet, tried.cells);
  return (
    <g class="sb-tried" data-testid="bastards-tried">
      <path transform={`translate(${x} ${y})`} d={outline(tried.cells.map(spotOf), 1, 12)} />
      <path
        d={`M${box.x + box.width / 2 - 12} ${box.y + box.height / 2 - 12}l24 24m0 -24l-24 24`}
      />
    </g>
  );
}

/** Why a place is refused, written beside it. */
export function TriedWords({ table, hold }: { table: Table; hold: Hold }): JSX.Element {
  const tried = hold.tried.value;
  const says = tried?.says ?? '';
  const box = tried ? hold.map.cellsBox(tried.planet, tried.cells) : null;
  const at = box && table.eye.pixelAt({ x: box.x + box.width / 2, y: box.y + box.height });
  const size = table.eye.size.value;
  return (
    <div class="sb-tried-place" role="status">
      {says !== '' && at && (
        <p
          class="sb-tried-words"
          data-testid="bastards-reason"
          style={{
            left: `${Math.min(Math.max(at.x, 120), Math.max(120, size.width - 120))}px`,
            top: `${Math.min(Math.max(at.y + 6, 8), Math.max(8, size.height - 64))}px`,
          }}
        >
          {says}
        </p>
      )}
    </div>
  );
}
