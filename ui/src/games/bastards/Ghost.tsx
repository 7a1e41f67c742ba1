// What is about to happen on the map, its buttons, and where things may be done.

import type { JSX } from 'preact';
import { type Box, union } from '../../kit/geometry';
import { Tried } from '../../kit/ghost/GhostArt';
import { GhostOverlay } from '../../kit/ghost/GhostOverlay';
import { fingerAt } from '../../kit/room';
import { msg } from '../../words/words';
import { Creature } from './art/creature';
import { Ship } from './art/ship';
import type { DraftKind } from './draft-kind';
import { CELL, outline, spotOf } from './geometry';
import { tokensOn } from './options';
import { wayPath } from './Paths';
import { ownerOf } from './Planets';
import { offerOf, type Play, type Table, viewOf } from './play';
import type { PlanetId } from './types';

/** How far from a path field a finger means it, in pixels. */
const NODE_PX = 18;

/** Free cells for the token in hand, and the tokens something can be done with. */
export function Targets({ play }: { play: Play }): JSX.Element {
  const hand = play.inHand.value;
  const ghost = play.shade.value;
  if (hand) {
    const cells = new Set(hand.fits.flatMap((fit) => play.cellsOf(hand.race, fit)));
    const { x, y } = play.map.planet(hand.planet).at;
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
  return (
    <g class="sb-targets">
      {touchable(play).map(({ planet, cell, cells }) => {
        const { x, y } = play.map.planet(planet).at;
        return (
          <path
            key={`${planet}-${cell}`}
            class="sb-target"
            data-testid={`bastards-target-${planet}-${cell}`}
            transform={`translate(${x} ${y})`}
            d={outline(cells.map(spotOf), 1, 12)}
          />
        );
      })}
    </g>
  );
}

/** What a finger may mean on the map, in pixels. */
export function takenOf(table: Table, play: Play): readonly Box[] {
  const { viewport } = table;
  const offer = offerOf(table);
  const nodes = offer ? [...offer.put, ...offer.reach.map(({ node }) => node)] : [];
  const tokens = play.inHand.value ? [] : touchable(play);
  return [
    ...play.ghost.targets(),
    ...nodes.map((node) => fingerAt(viewport.pixelAt(play.map.node(node)), NODE_PX)),
    ...tokens.map(({ planet, cells }) => viewport.pixelBox(play.map.cellsBox(planet, cells))),
  ];
}

/** The tokens something can be done with, each once. */
function touchable(play: Play) {
  const view = viewOf(play.table);
  const seen = new Map<string, { planet: PlanetId; cell: number; cells: readonly number[] }>();
  for (const { ghost, planet } of play.options.value) {
    if ((ghost.type !== 'cells' && ghost.type !== 'pair') || planet === undefined) continue;
    for (const cell of ghost.anchors) {
      const token = tokensOn(view, planet).find((it) => it.cell === cell);
      if (token) seen.set(`${planet}-${cell}`, { planet, cell, cells: token.cells });
    }
  }
  return [...seen.values()];
}

/** The ghost itself, and the mark of a place that is refused. */
export function GhostLayer({ table, play }: { table: Table; play: Play }): JSX.Element {
  const ghost = play.shade.value;
  const played = ghost && (table.played?.value?.ghost as DraftKind | undefined);
  const isOther = played && JSON.stringify(played) !== JSON.stringify(ghost);
  return (
    <>
      <Tried ghost={play.ghost} />
      {isOther && (
        <g class="sb-played">
          <ShadeArt table={table} play={play} ghost={played} id="bastards-played" />
        </g>
      )}
      {ghost && <ShadeArt table={table} play={play} ghost={ghost} id="bastards-ghost" />}
    </>
  );
}

function ShadeArt(p: {
  table: Table;
  play: Play;
  ghost: DraftKind;
  id: string;
}): JSX.Element | null {
  const { table, play, ghost, id } = p;
  switch (ghost.type) {
    case 'lay': {
      const spots = play.cellsOf(ghost.race, ghost.at).map(spotOf);
      const { x, y } = play.map.planet(ghost.planet).at;
      return (
        <g
          class="sb-ghost"
          transform={`translate(${x} ${y})`}
          data-testid={id}
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
      const { x, y } = play.map.node(end);
      const seat = table.seat.value;
      return (
        <g class="sb-ghost" data-testid={id}>
          <path class="sb-way" d={wayPath(play.map, ghost.nodes)} />
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
      return <Marked play={play} ghost={ghost} id={id} />;
    case 'flight':
      return (
        <g data-testid={id}>
          {ghost.parts.map((part, n) => (
            <ShadeArt key={n} table={table} play={play} ghost={part} id={`${id}-${part.type}`} />
          ))}
        </g>
      );
    case 'planet': {
      const { box } = play.map.planet(ghost.planet);
      return (
        <rect
          class="sb-ghost-planet"
          data-testid={id}
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
  play,
  ghost,
  id,
}: {
  play: Play;
  ghost: Extract<DraftKind, { type: 'cells' | 'pair' }>;
  id: string;
}): JSX.Element {
  const view = viewOf(play.table);
  const tokens = ghost.anchors.flatMap(
    (cell) => tokensOn(view, ghost.planet).find((it) => it.cell === cell) ?? [],
  );
  const middles = tokens.map((token) => {
    const box = play.map.cellsBox(ghost.planet, token.cells);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  const { x, y } = play.map.planet(ghost.planet).at;
  const [a, b] = middles;
  return (
    <g class="sb-ghost" data-testid={id}>
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

/** What a ghost that is no token covers, in board units. */
function boxOf(play: Play, ghost: DraftKind): Box | null {
  switch (ghost.type) {
    case 'way': {
      const end = ghost.nodes.at(-1);
      if (end === undefined) return null;
      const { x, y } = play.map.node(end);
      return { x: x - 36, y: y - 44, width: 72, height: 66 };
    }
    case 'cells':
    case 'pair': {
      const tokens = tokensOn(viewOf(play.table), ghost.planet);
      const boxes = ghost.anchors.flatMap((cell) => {
        const token = tokens.find((it) => it.cell === cell);
        return token ? [play.map.cellsBox(ghost.planet, token.cells)] : [];
      });
      return boxes.length > 0 ? boxes.reduce(union) : null;
    }
    case 'planet':
      return play.map.planet(ghost.planet).box;
    case 'flight': {
      const end = ghost.parts.at(-1);
      return end ? boxOf(play, end) : null;
    }
    case 'lay':
    case 'settler':
    case 'plan':
    case 'relation':
    case 'word':
      return null;
  }
}

/** ✔ and ✖ at the ghost, ⟳ where a token can be turned, a handle to drag it, and why not. */
export function AboveMap({ play }: { play: Play }): JSX.Element {
  const shade = play.shade.value;
  return (
    <GhostOverlay
      ghost={play.ghost}
      around={shade && boxOf(play, shade)}
      turn={msg('bastards-turn-token')}
    />
  );
}
