// What the board points at in the past: the planets, tokens and path fields that the step is about.

import type { Box } from '../../kit/geometry';
import { tokensOn } from './options';
import { type Play, type Table, viewOf } from './play';
import type { Event, NodeId, PlanetId } from './types';

/** How far a ring around a path field reaches, in board units. */
const NODE = 24;

/** Places to point at, each once. */
export function pointedAt(table: Table, play: Play): readonly Box[] {
  const boxes = table.recalled.value.flatMap((event) => boxesOf(table, play, event));
  return [...new Map(boxes.map((box) => [JSON.stringify(box), box])).values()];
}

function boxesOf(table: Table, play: Play, event: Event): readonly Box[] {
  const planet = (id: PlanetId): Box => play.map.planet(id).box;
  const node = (id: NodeId): Box => {
    const { x, y } = play.map.node(id);
    return { x: x - NODE, y: y - NODE, width: 2 * NODE, height: 2 * NODE };
  };
  switch (event.type) {
    case 'laid': {
      const cells = tokensOn(viewOf(table), event.planet).find((it) => it.cell === event.cell);
      return [cells ? play.map.cellsBox(event.planet, cells.cells) : planet(event.planet)];
    }
    case 'named':
    case 'takenUp':
    case 'born':
    case 'shot':
    case 'eaten':
    case 'asked':
    case 'paired':
    case 'refused':
    case 'loaded':
    case 'unloaded':
    case 'mutated':
      return [planet(event.planet)];
    case 'dominance':
      return event.winners.map((it) => planet(it.planet));
    case 'shipPut':
      return [node(event.node)];
    case 'flew':
      return [node(event.to)];
    default:
      return [];
  }
}
