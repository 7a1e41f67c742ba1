// A device that lies in the middle of the table, with the people around it: whom the controls face,
// and what lies along each edge.

import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../host/protocol';
import { Mark } from '../kit/Mark';
import { markColour, markOf } from '../kit/marks';
import { EDGES, type Edge, setOrientation } from '../kit/orientation';
import { travel } from '../kit/travel';
import { sheets } from '../state/nav';
import { isTablet, tableModeOf } from '../state/table-mode';
import { points } from '../words/numbers';
import type { LiveTable } from './live';
import { personDue } from './next';
import { standingOf } from './totals';

const TURN_MS = 220;

/** How a table lies between its people. */
export interface Lies {
  /** The edge of the person on turn, or of who was last. */
  readonly edge: Edge;
  /** All edges somebody sits at. */
  readonly edges: readonly Edge[];
  /** By seat. */
  readonly seats: readonly Edge[];
}

/** Whether the device lies in the middle of this table, with an edge for everybody. */
export const isLaidDown = (table: LiveTable): boolean =>
  tableModeOf(table.state.value.table)?.isOn === true && isTablet.value && table.nPeople.value > 1;

/** How this table lies; `null` where it is held in a hand. The page faces whoever is on turn. */
export function useLies(table: LiveTable): Lies | null {
  const state = table.state.value;
  const due = personDue(state);
  const last = useRef<Seat>(due ?? table.seat.value);
  if (due !== undefined) last.current = due;
  const mode = tableModeOf(state.table);
  const isFinal = state.next === 'over' && sheets.value.includes('final');
  const isLying = isLaidDown(table) && !isFinal;
  const seats = mode?.edges ?? [];
  const edge = isLying ? (seats[last.current] ?? 'bottom') : null;
  useLayoutEffect(() => setOrientation(edge), [edge]);
  useLayoutEffect(() => () => setOrientation(null), []);
  if (edge === null) return null;
  const taken = state.seats.flatMap(({ seat, sitter }) =>
    sitter.type === 'person' ? (seats[seat] ?? 'bottom') : [],
  );
  return { edge, edges: EDGES.filter((it) => taken.includes(it)), seats };
}

interface EdgeOfProps {
  readonly edge: Edge;
  /** Whether it is the edge of the person on turn. */
  readonly isOwn?: boolean;
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** What lies along an edge and faces it. */
export function EdgeOf({ edge, isOwn = false, label, children }: EdgeOfProps) {
  const turned = useRef<HTMLElement>(null);
  const before = useRef(edge);
  useEffect(() => {
    if (before.current === edge) return;
    before.current = edge;
    if (turned.current) travel(turned.current, [{ opacity: 0 }, { opacity: 1 }], TURN_MS);
  }, [edge]);
  return (
    <div class={`edge edge-${isOwn ? 'own' : 'still'}`} data-edge={edge} aria-hidden={!isOwn}>
      <section class="edge-turned" ref={turned} aria-label={label}>
        {children}
      </section>
    </div>
  );
}

/** Before everybody who is not on turn: who they are and how they stand. */
export function Plates({ table, lies }: { table: LiveTable; lies: Lies }) {
  const others = lies.edges.filter((edge) => edge !== lies.edge);
  return (
    <>
      {others.map((edge) => (
        <EdgeOf key={edge} edge={edge}>
          {table.seats.value
            .filter(({ seat, sitter }) => sitter.type === 'person' && lies.seats[seat] === edge)
            .map(({ seat, name, mark: named }) => {
              const mark = markOf(named, seat);
              const total = standingOf(table, seat)?.total;
              return (
                <div key={seat} class="plate" style={{ '--seat': markColour(mark) }}>
                  <Mark mark={mark} size={30} />
                  <span>{name}</span>
                  {total !== undefined && <b>{points(total)}</b>}
                </div>
              );
            })}
        </EdgeOf>
      ))}
    </>
  );
}
