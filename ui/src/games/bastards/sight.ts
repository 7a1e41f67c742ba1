// What has to be in sight for the decision of the moment: the planets and path fields that a finger
// could choose. A player who has come close to one planet is not left there when the next decision
// lies elsewhere.

import { type Box, grow, union } from '../../kit/geometry';
import { offerOf, type Play, viewOf } from './play';

/** What a finger needs around the middle of a path field, in board units. */
const NODE = 26;

/** The box around all that can be chosen on the map now; `null` when nothing is chosen there. */
export function sightOf(play: Play): Box | null {
  const { table, map } = play;
  const offer = offerOf(table);
  if (!offer) return null;
  const { stage } = viewOf(table);
  const options = play.options.value.flatMap(({ planet }) => planet ?? []);
  const settling = stage.type === 'choose' || stage.type === 'settle' ? [stage.planet] : [];
  const ship = viewOf(table).seats[table.seat.value]?.ship;
  const nodes = [...offer.put, ...offer.fly.map((it) => it.node)];
  if (nodes.length > 0 && ship != null) nodes.push(ship);
  const boxes = [
    ...[...options, ...settling].map((planet) => map.planet(planet).box),
    ...nodes.map((node) => grow({ ...map.node(node), width: 0, height: 0 }, NODE)),
  ];
  return boxes.length > 0 ? boxes.reduce(union) : null;
}
