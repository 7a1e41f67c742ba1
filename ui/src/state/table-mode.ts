// Tables at which the device lies in the middle: who sits at which of its edges. That is so of this
// device and this round of people, and nothing of the game; saves and shares know nothing of it.

import { signal } from '@preact/signals';
import type { SeatState } from '../host/protocol';
import { mediaQuery } from '../kit/media-query';
import { remember, remembered } from '../kit/memory';
import { EDGES, type Edge, usualEdges } from '../kit/orientation';

/** Whether the device lies in the middle, and at which edge each seat sits. */
export interface TableMode {
  readonly isOn: boolean;
  /** By seat. A bot sits nowhere, and nobody looks at what stands here for it. */
  readonly edges: readonly Edge[];
}

interface Kept extends TableMode {
  readonly table: string;
}

/** Of how many tables it is remembered; older ones are held in a hand again. */
const MOST_KEPT = 40;
const KEY = 'table-mode';

const isEdge = (it: unknown): it is Edge => EDGES.some((edge) => edge === it);
const isEdges = (it: unknown): it is readonly Edge[] => Array.isArray(it) && it.every(isEdge);

/** What is remembered, as far as it can be what was kept. */
function read(): readonly Kept[] {
  const kept = remembered<readonly Partial<Kept>[]>(KEY);
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (it): it is Kept =>
      typeof it?.table === 'string' && typeof it.isOn === 'boolean' && isEdges(it.edges),
  );
}

const tables = signal<readonly Kept[]>(read());

/** How a table lies; `undefined` where nobody has said. */
export function tableModeOf(table: string): TableMode | undefined {
  return tables.value.find((it) => it.table === table);
}

/** Says how a table lies, from now on. */
export function setTableMode(table: string, { isOn, edges }: TableMode): void {
  const others = tables.value.filter((it) => it.table !== table);
  tables.value = [{ table, isOn, edges }, ...others].slice(0, MOST_KEPT);
  remember(KEY, tables.value);
}

const lastKey = (nPeople: number): string => `edges:${nPeople}`;

/** Where so many people sat last, in the order in which they play, or where they usually sit. */
export function edgesFor(nPeople: number): readonly Edge[] {
  const last = remembered(lastKey(nPeople));
  if (isEdges(last) && last.length === nPeople) return last;
  return usualEdges(nPeople, window.innerWidth > window.innerHeight);
}

/** Keeps where so many people sat for the next time. */
export function keepEdges(edges: readonly Edge[]): void {
  remember(lastKey(edges.length), edges);
}

interface Sits {
  readonly sitter: SeatState['sitter'];
}

const isPerson = ({ sitter }: Sits): boolean => sitter.type === 'person';

/** The edges of the people, in the order in which they play, out of those of all seats. */
export function edgesOfPeople(seats: readonly Sits[], edges: readonly Edge[]): readonly Edge[] {
  return seats.flatMap((seat, i) => (isPerson(seat) ? [edges[i] ?? 'bottom'] : []));
}

/** The edges of all seats, out of those of the people in the order in which they play. */
export function edgesOfSeats(seats: readonly Sits[], ofPeople: readonly Edge[]): readonly Edge[] {
  let nth = 0;
  return seats.map((seat) => (isPerson(seat) ? (ofPeople[nth++] ?? 'bottom') : 'bottom'));
}

interface Round {
  readonly table: string;
  readonly seats: readonly (Sits & { readonly name: string })[];
}

/** A table that follows on another one: everybody has stayed where they sat. */
export function copyTableMode(before: Round, next: Round): void {
  const mode = tableModeOf(before.table);
  if (!mode) return;
  const edges = next.seats.map(({ name }, i) => {
    const seat = before.seats.findIndex((other) => other.name === name);
    return mode.edges[seat < 0 ? i : seat] ?? 'bottom';
  });
  setTableMode(next.table, { isOn: mode.isOn, edges });
}

/** Whether there is room for edges around a board: a tablet's, or more. */
export const isTablet = mediaQuery('(min-width: 600px) and (min-height: 600px)');
