// Worked examples of the rules, drawn: a planet before and after, or a flight field by
// field.

import { Fragment, type JSX } from 'preact';
import { grow, type Point } from '../../kit/geometry';
import { Highlight } from '../../kit/Highlight';
import { Icon } from '../../kit/Icon';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { say } from '../../words/words';
import { Creature, type Owner } from './art/creature';
import { RacePicture } from './art/race';
import { RelationPicture } from './art/relation';
import { Ship, Teleport } from './art/ship';
import { Coins } from './Crew';
import {
  type Cards,
  cards,
  type Flight,
  flights,
  nameOf,
  PLANET,
  type PlacedCreature,
  type Scene,
  scenes,
} from './examples';
import { CELL, spotOf } from './geometry';
import { mapOf, SHORE, type StarMap } from './map';
import { Flag, PlanetArt } from './Planets';
import { type Catalogue, type Colour, NEUTRAL, type NodeId, type Relation } from './types';

/** Examples by their names, in order. */
export function Examples(p: { names: readonly string[]; catalogue: Catalogue }): JSX.Element {
  const map = mapOf(p.catalogue);
  return (
    <>
      {scenes
        .filter((it) => p.names.includes(nameOf(it)))
        .map((scene) => (
          <figure key={nameOf(scene)} class="sb-example">
            <div class="sb-example-row in-row">
              {scene.before && (
                <>
                  <Ground map={map} lies={scene.before} />
                  <Icon name="next" />
                </>
              )}
              <Ground map={map} lies={scene.after} scene={scene} />
              <Figures scene={scene} />
            </div>
            <figcaption>
              <Highlight text={say(`bastards-example-${nameOf(scene)}`)} />
            </figcaption>
          </figure>
        ))}
      {flights
        .filter((it) => p.names.includes(nameOf(it)))
        .map((flight) => (
          <figure key={nameOf(flight)} class="sb-example">
            <Way catalogue={p.catalogue} flight={flight} />
            <figcaption>
              <Highlight text={say(`bastards-example-${nameOf(flight)}`)} />
            </figcaption>
          </figure>
        ))}
      {cards
        .filter((it) => p.names.includes(nameOf(it)))
        .map((it) => (
          <figure key={nameOf(it)} class="sb-example">
            <div aria-hidden="true">
              <CardsPicture catalogue={p.catalogue} cards={it} />
            </div>
            <figcaption>
              <Highlight text={say(`bastards-example-${nameOf(it)}`)} />
            </figcaption>
          </figure>
        ))}
    </>
  );
}

function CardsPicture(p: { catalogue: Catalogue; cards: Cards }): JSX.Element {
  const { pair, order, plan = [], coins } = p.cards;
  if (pair) {
    const races = (pair.before ? [pair.before, pair.after] : [pair.after]).map((it, i) => (
      <Fragment key={i}>
        {i > 0 && <Icon name="next" />}
        {it.map((race, side) => (
          <span key={side} class="sb-example-card">
            <RacePicture catalogue={p.catalogue} race={race} size={44} />
          </span>
        ))}
      </Fragment>
    ));
    return (
      <div class="sb-example-cards in-row">
        <RelationPicture relation={pair.relation} size={44} />
        {pair.locked && <Icon name="lock" />}
        {races}
      </div>
    );
  }
  if (order)
    return (
      <div class="sb-example-cards in-row">
        {order.map(([seat, relation], i) => (
          <Fragment key={relation}>
            {i > 0 && <Icon name="next" />}
            <Planned seat={seat} cards={[relation]} />
          </Fragment>
        ))}
      </div>
    );
  return (
    <>
      {plan.map((of, seat) => (
        <div key={of.join()} class="sb-example-cards in-row">
          <Planned seat={seat} cards={of} />
          {coins?.[seat] !== undefined && <Coins n={coins[seat]} />}
        </div>
      ))}
    </>
  );
}

/** Cards that somebody has planned. */
const Planned = (p: { seat: number; cards: readonly Relation[] }): JSX.Element => (
  <>
    <Mark mark={markOf('', p.seat)} size={20} />
    {p.cards.map((card) => (
      <span key={card} class="sb-example-card">
        <RelationPicture relation={card} size={40} />
      </span>
    ))}
  </>
);

const ownerOf = (colour: Colour): Owner => (colour === NEUTRAL ? null : markOf('', colour));

function Ground(p: { map: StarMap; lies: readonly PlacedCreature[]; scene?: Scene }): JSX.Element {
  const { map, lies, scene } = p;
  const placed = map.planet(PLANET);
  const box = grow(placed.box, 34);
  return (
    <svg
      class="sb-scene grows"
      viewBox={`${box.x} ${box.y - 22} ${box.width} ${box.height + 22}`}
      aria-hidden="true"
    >
      <g transform={`translate(${placed.at.x} ${placed.at.y})`}>
        <PlanetArt placed={placed} />
        {lies.map((it) => (
          <Creature
            key={`${it.cells[0]}`}
            race={it.race}
            spots={it.cells.map(spotOf)}
            owner={ownerOf(it.colour)}
            isCorpse={it.corpse ?? false}
          />
        ))}
      </g>
      {scene?.link && <Link map={map} lies={lies} link={scene.link} />}
      {scene?.leader !== undefined && (
        <g transform={`translate(${placed.at.x} ${placed.at.y})`}>
          <Flag owner={ownerOf(scene.leader)} x={placed.cols * CELL - 6} y={-SHORE + 3} />
        </g>
      )}
    </svg>
  );
}

/** The bow between the two of a pair. */
function Link(p: {
  map: StarMap;
  lies: readonly PlacedCreature[];
  link: readonly [number, number];
}) {
  const [a, b] = p.link.map((at): Point => {
    const box = p.map.cellsBox(PLANET, p.lies[at]?.cells ?? [0]);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  if (!a || !b) return null;
  return (
    <path
      class="sb-link"
      d={`M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 50} ${b.x} ${b.y}`}
    />
  );
}

/** What the seats have then. */
function Figures({ scene }: { scene: Scene }): JSX.Element | null {
  const { coins, points } = scene;
  if (!coins && !points) return null;
  return (
    <ul class="sb-example-figures">
      {(coins ?? points ?? []).map((n, seat) => (
        <li key={seat}>
          <Mark mark={markOf('', seat)} size={20} />
          {coins ? <Coins n={n} /> : <b>{say('bastards-points', { n })}</b>}
        </li>
      ))}
    </ul>
  );
}

/** How far apart the fields of a flight are drawn. */
const APART = 84;

/** A flight: its fields in a row with the number of the step, and what cannot be reached any more. */
function Way({ catalogue, flight }: { catalogue: Catalogue; flight: Flight }): JSX.Element {
  const nodes = [flight.put, ...flight.path];
  const all = flight.refused ? [...nodes, flight.refused] : nodes;
  const kind = (node: NodeId) => catalogue.nodes.find((it) => it.node === node)?.kind;
  const jumps = (i: number): boolean =>
    kind(all[i] ?? '') === 'teleport' && kind(all[i + 1] ?? '') === 'teleport';
  const end = nodes.length - 1;
  return (
    <svg
      class="sb-way-scene"
      viewBox={`-46 -60 ${(all.length - 1) * APART + 92} 116`}
      aria-hidden="true"
    >
      {all.slice(1).map((node, i) => (
        <path
          key={node}
          class={jumps(i) ? 'sb-way-jump' : i < end ? 'sb-way' : 'sb-path'}
          d={jumps(i) ? `M${i * APART + 20} 0q22 -30 44 0` : `M${i * APART} 0H${(i + 1) * APART}`}
        />
      ))}
      {all.map((node, i) => (
        <g key={node} transform={`translate(${i * APART} 0)`}>
          {kind(node) === 'teleport' ? (
            <Teleport />
          ) : (
            <circle
              class={kind(node) === 'dock' ? 'sb-node sb-node-dock' : 'sb-node'}
              r={kind(node) === 'dock' ? 17 : 13}
            />
          )}
          {i > 0 && i <= end && (
            <text class="sb-way-steps" y="46">
              {flight.steps[i - 1]}
            </text>
          )}
          {i > end && (
            <g class="sb-tried">
              <path d="M-15 -15L15 15M15 -15L-15 15" />
            </g>
          )}
        </g>
      ))}
      <g transform="translate(0 -12)" opacity="0.35">
        <Ship owner={ownerOf(0 as Colour)} load={0} />
      </g>
      <g transform={`translate(${end * APART} -12)`}>
        <Ship owner={ownerOf(0 as Colour)} load={flight.loads === undefined ? 0 : 1} />
      </g>
    </svg>
  );
}
