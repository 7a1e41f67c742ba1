// The sky, the paths between the stars, the ships on them, and how far a ship can go.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { markOf } from '../../kit/marks';
import { areDotted, Dot } from '../../kit/Spot';
import { say } from '../../words/words';
import { starAt } from './art/planet';
import { Ship, Teleport } from './art/ship';
import { MAP, type StarMap } from './map';
import { legible } from './Planets';
import { offerOf, type Play, type Table, viewOf } from './play';
import type { NodeId } from './types';

/** A path field in board units, and the least it is drawn at in pixels: for a finger and to be read. */
const FIELD = 26;
const FIELD_PX = 24;
/** How far a dot on a path field reaches: the field shows around it. */
const DOT = 9;

/** The same stars every night. */
function stars(n: number): { x: number; y: number; r: number; kind: number }[] {
  let seed = 20240917;
  const next = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  return Array.from({ length: n }, () => ({
    x: MAP.x - 300 + next() * (MAP.width + 600),
    y: MAP.y - 300 + next() * (MAP.height + 600),
    r: 1.2 + next() * 2.4,
    kind: next(),
  }));
}

const STARS = stars(260);

/** What lies behind everything. */
export function Sky(): JSX.Element {
  return useMemo(
    () => (
      <g class="sb-sky">
        <path
          class="sb-nebula"
          d="M-1700 1980L-160 760Q120 520 420 560T900 300T1300 120L2700 -640V-340L1300 420Q1000 470 800 640T300 820T-160 1010L-1700 2230Z"
        />
        <path
          class="sb-nebula sb-nebula-2"
          d="M-1700 -300L-200 210Q140 330 420 190T1240 -120L2700 -700V-540L1240 40Q900 120 620 290T-200 420L-1700 -90Z"
        />
        {STARS.map(({ x, y, r, kind }) =>
          kind > 0.9 ? (
            <path key={x} class="sb-sky-star" d={starAt(x, y, r * 3)} />
          ) : (
            <circle key={x} class="sb-sky-dot" cx={x} cy={y} r={r} />
          ),
        )}
        <path class="sb-comet" d="M1010 452l44 -58M1000 448l30 -62M992 450l12 -40" />
        <circle class="sb-comet-head" cx="996" cy="462" r="11" />
      </g>
    ),
    [],
  );
}

/** How much larger path fields are drawn than lines and planets. */
export const fieldSize = (table: Table): number => legible(table, 1, FIELD_PX / FIELD);

/** Path fields, the lines between them, and the gangways to the planets. */
export function Paths({ map, size = 1 }: { map: StarMap; size?: number }): JSX.Element {
  const all = useMemo(() => {
    const { nodes, edges } = map.catalogue;
    return (
      <g>
        {map.planets.flatMap(({ entry, box }) =>
          entry.docks.map((dock) => {
            const from = map.node(dock);
            const x = Math.min(Math.max(from.x, box.x + 24), box.x + box.width - 24);
            const y = Math.min(Math.max(from.y, box.y + 24), box.y + box.height - 24);
            return <path key={dock} class="sb-gangway" d={`M${from.x} ${from.y}L${x} ${y}`} />;
          }),
        )}
        {edges.map(([a, b]) => {
          const from = map.node(a);
          const to = map.node(b);
          return (
            <path key={`${a}-${b}`} class="sb-path" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          );
        })}
        {nodes.map(({ node, kind, x, y }) => (
          <g key={node} transform={`translate(${x} ${y})`} data-node={node}>
            <g class="sb-field">
              {kind === 'teleport' ? (
                <Teleport />
              ) : kind === 'dock' ? (
                <>
                  <circle class="sb-node sb-node-dock" r="17" />
                  <path class="sb-node-sign" d="M-6 6H6M0 -8V3M-4 -1L0 3L4 -1" />
                </>
              ) : (
                <circle class="sb-node" r={FIELD / 2} />
              )}
            </g>
          </g>
        ))}
      </g>
    );
  }, [map]);
  return <g style={{ '--sb-field': size }}>{all}</g>;
}

/** Where the flying ship, or the one asked about, can get to. */
export function Reaches({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const offer = offerOf(table);
  const asked = play.shipAsked.value;
  const view = viewOf(table);
  if (offer && (offer.put.length > 0 || offer.reach.length > 0) && asked === null) {
    return (
      <g class="sb-reach">
        {offer.put.map((node) => (
          <Ring
            key={node}
            play={play}
            node={node}
            steps={null}
            isFree
            cost={0}
            isDot={areDotted(offer.put.length)}
          />
        ))}
        {offer.reach.map(({ node, steps, free, cost }) => (
          <Ring key={node} play={play} node={node} steps={steps} isFree={free} cost={cost} />
        ))}
      </g>
    );
  }
  const seat = asked === null ? undefined : view.seats[asked];
  if (!seat?.ship) return null;
  return (
    <g class="sb-reach sb-reach-asked">
      {seat.reach.map(({ node, steps, free, cost }) => (
        <Ring key={node} play={play} node={node} steps={steps} isFree={free} cost={cost} />
      ))}
    </g>
  );
}

function Ring(p: {
  play: Play;
  node: NodeId;
  steps: number | null;
  isFree: boolean;
  cost: number;
  isDot?: boolean;
}): JSX.Element {
  const { x, y } = p.play.map.node(p.node);
  const size = fieldSize(p.play.table);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      data-testid={`bastards-node-${p.node}`}
      data-free={p.isFree}
    >
      {p.isDot ? (
        <Dot r={DOT} />
      ) : (
        <circle class={p.isFree ? 'sb-ring-free' : 'sb-ring-passed'} r="23" />
      )}
      {p.steps !== null && p.steps > 0 && (
        <>
          <circle class="sb-ring-disc" r="16" />
          <text class="sb-ring-steps" y="7">
            {p.steps}
          </text>
        </>
      )}
      {p.cost > 0 && (
        <g transform="translate(18 -18)">
          <circle class="sb-coin" r="11" />
          <text class="sb-coin-text" y="5">
            {p.cost}
          </text>
        </g>
      )}
    </g>
  );
}

/** All ships where they are. */
export function Ships({ table, play }: { table: Table; play: Play }): JSX.Element {
  const view = viewOf(table);
  const { stage } = view;
  const flying =
    stage.type === 'fly' || (stage.type === 'resolve' && stage.relation === 'migration')
      ? stage.seat
      : null;
  const taken = new Map<NodeId, number>();
  return (
    <g>
      {view.seats.map(({ ship, hold: held }, seat) => {
        if (ship === null) return null;
        const before = taken.get(ship) ?? 0;
        taken.set(ship, before + 1);
        const { x, y } = play.map.node(ship);
        const mark = markOf(table.seats.value[seat]?.mark ?? '', seat);
        const top = y - 12 - before * 24;
        return (
          <g
            key={seat}
            class={seat === flying ? 'sb-ship-place sb-ship-flying' : 'sb-ship-place'}
            transform={`translate(${x} ${top})`}
            data-hit={`ship-${seat}`}
            data-testid={`bastards-ship-${seat}`}
            data-thing={`ship-${seat}`}
            data-at={`${x} ${top}`}
            data-node={ship}
          >
            <title>{say('bastards-hold')}</title>
            <circle class="sb-ship-touch" r="36" />
            <Ship owner={mark} load={held.length} />
          </g>
        );
      })}
    </g>
  );
}

/** The way of a flight as a line over the path fields. */
export function wayPath(map: StarMap, nodes: readonly NodeId[]): string {
  const teleports = map.catalogue.teleports.map((ends) => [...ends].sort().join());
  return nodes
    .map((node, i) => {
      const { x, y } = map.node(node);
      const before = nodes[i - 1];
      const jumps = before !== undefined && teleports.includes([before, node].sort().join());
      return `${i === 0 || jumps ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}
