// What places without a name are called: path fields by the planets around them, fields of one kind
// by the side they lie on, cells of a planet by row and column. Who sees the map is shown the place;
// these words are for lists and for those who hear it.

import { memoizeWeak } from '../../kit/memoize-weak';
import { Noun } from '../../words/noun';
import { listOfNouns } from '../../words/numbers';
import { type Words, words } from '../../words/words';
import { spotOf } from './geometry';
import type { Catalogue, NodeId, PlanetId } from './types';

type Entry = Catalogue['nodes'][number];

/** So many planets around a field at most are named. */
const MOST = 3;

/** A planet, for sentences. */
export function planetNoun(catalogue: Catalogue, planet: PlanetId, w: Words = words.value): Noun {
  const entry = catalogue.planets.find((it) => it.planet === planet);
  const name = entry?.name[w.locale] ?? planet;
  const known = w.noun('bastards-planet', { planet });
  // A pack that names its planets anew has no cases for them.
  return known.value === name ? known : new Noun(name);
}

/** What a planet is called. */
export const planetName = (catalogue: Catalogue, planet: PlanetId, w?: Words): string =>
  planetNoun(catalogue, planet, w).value;

/** A path field, a dock or a teleport. */
export function nodeWords(catalogue: Catalogue, node: NodeId, w: Words = words.value): string {
  const { nodes } = catalogue;
  const entry = nodes.find((it) => it.node === node);
  if (!entry) return '';
  if (entry.kind === 'path') {
    const names = (aroundOf(catalogue).get(node) ?? []).map((id) => planetNoun(catalogue, id, w));
    const key = names.length > 1 ? 'bastards-at-path' : 'bastards-at-path-near';
    return w.say(key, { planets: listOfNouns(names, w.tag) });
  }
  const same = nodes.filter((it) => it.kind === entry.kind && it.planet === entry.planet);
  const side = same.length > 1 ? sideOf(entry, same) : 'none';
  if (entry.planet === null) return w.say('bastards-at-teleport', { side });
  return w.say('bastards-at-planet', { planet: planetNoun(catalogue, entry.planet, w), side });
}

/** The side of its like on which a field lies. */
function sideOf({ x, y }: Entry, like: readonly Entry[]): 'north' | 'east' | 'south' | 'west' {
  const mean = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) / all.length;
  const dx = x - mean(like.map((it) => it.x));
  const dy = y - mean(like.map((it) => it.y));
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'east' : 'west';
  return dy > 0 ? 'south' : 'north';
}

/** For each path field the nearest planets, as few as tell it from all others. */
const aroundOf = memoizeWeak((catalogue: Catalogue): ReadonlyMap<NodeId, readonly PlanetId[]> => {
  const paths = catalogue.nodes.filter(({ kind }) => kind === 'path');
  const nearest = new Map(paths.map((entry) => [entry.node, planetsNear(catalogue, entry)]));
  const told = (node: NodeId, n: number): string =>
    (nearest.get(node) ?? []).slice(0, n).sort().join();
  return new Map(
    paths.map(({ node }) => {
      let n = 1;
      const isOther = (it: Entry) => it.node !== node && told(it.node, n) === told(node, n);
      while (n < MOST && paths.some(isOther)) n += 1;
      return [node, (nearest.get(node) ?? []).slice(0, n)];
    }),
  );
});

/** Planets by how far their nearest dock is. */
function planetsNear({ nodes }: Catalogue, { x, y }: Entry): readonly PlanetId[] {
  const far = new Map<PlanetId, number>();
  for (const dock of nodes) {
    if (dock.planet === null) continue;
    const away = Math.hypot(dock.x - x, dock.y - y);
    far.set(dock.planet, Math.min(away, far.get(dock.planet) ?? away));
  }
  return [...far].sort((a, b) => a[1] - b[1]).map(([planet]) => planet);
}

/** A cell of a planet, counted from its upper left corner. */
export function cellWords(cell: number, w: Words = words.value): string {
  const { col, row } = spotOf(cell);
  return w.say('bastards-cell', { row: row + 1, column: col + 1 });
}
