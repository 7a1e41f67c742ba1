// The players' own order of relations and their own planets, before a game. Loaded when somebody
// asks for them.

import './art.css';
import './sky.css';
import './screen.css';
import './setup.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { IconButton } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { attempt, host } from '../../state/client';
import { say } from '../../words/words';
import type { EditorProps } from '../game-ui';
import { RelationPicture } from './art/relation';
import { OWN, ownOrder, ownPlanets, RECOMMENDED } from './card';
import { MAP, mapOf, type PlacedPlanet, type StarMap } from './map';
import { Paths, Sky } from './Paths';
import { PlanetArt } from './Planets';
import { planetName } from './places';
import type { Catalogue, Relation } from './types';
import { relationName } from './words';

/** The eight relations with a way up and down for each. */
export function OrderEditor({ chosen, choose }: EditorProps): JSX.Element {
  const order = ownOrder(chosen);
  const move = (at: number, by: number): void => {
    const next = [...order];
    const [taken] = next.splice(at, 1);
    if (taken) next.splice(at + by, 0, taken);
    choose(OWN.order, next.join());
  };
  return (
    <ol class="sb sb-own-order" data-testid="bastards-own-order">
      {order.map((relation, at) => (
        <OrderRow
          key={relation}
          relation={relation}
          place={at + 1}
          onUp={at > 0 ? () => move(at, -1) : null}
          onDown={at + 1 < order.length ? () => move(at, 1) : null}
        />
      ))}
    </ol>
  );
}

function OrderRow(p: {
  relation: Relation;
  place: number;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}): JSX.Element {
  const { relation, place, onUp, onDown } = p;
  const name = relationName(relation);
  return (
    <li data-relation={relation}>
      <span class="sb-own-place">{place}</span>
      <RelationPicture relation={relation} size={32} />
      <span class="sb-own-name">{name}</span>
      <IconButton
        icon="up"
        label={say('bastards-own-up', { relation: name })}
        isDisabled={!onUp}
        onPress={() => onUp?.()}
        testId={`bastards-own-up-${relation}`}
      />
      <span class="sb-own-down">
        <IconButton
          icon="up"
          label={say('bastards-own-down', { relation: name })}
          isDisabled={!onDown}
          onPress={() => onDown?.()}
          testId={`bastards-own-down-${relation}`}
        />
      </span>
    </li>
  );
}

/** The star map in small: a tap shuts a planet off or opens it. */
export function PlanetsEditor({ seats, chosen, choose }: EditorProps): JSX.Element | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  useEffect(() => {
    void attempt(() => host().send({ type: 'catalogue', game: 'bastards' })).then((reply) => {
      if (reply?.catalogue.game === 'bastards') setCatalogue(reply.catalogue);
    });
  }, []);
  if (!catalogue) return null;
  const map = mapOf(catalogue);
  const preset = catalogue.presets.find((it) => it.seats === seats)?.planets ?? [];
  const open = ownPlanets(chosen) ?? preset;
  const toggle = (planet: string): void => {
    const ids = catalogue.planets.map((it) => it.planet);
    const isIn = (id: string): boolean => (id === planet) !== open.includes(id);
    choose(OWN.planets, ids.filter(isIn).join());
  };
  return (
    <div class="sb sb-own-planets" data-testid="bastards-own-planets">
      <p class="note" role="status" data-testid="bastards-own-count">
        {say('bastards-own-count', { n: open.length, of: RECOMMENDED[seats] ?? 0 })}
      </p>
      <div class="sb-own-map">
        <MapPicture map={map} open={open} />
        {map.planets.map((placed) => (
          <PlanetSwitch
            key={placed.entry.planet}
            catalogue={catalogue}
            placed={placed}
            isOpen={open.includes(placed.entry.planet)}
            onToggle={() => toggle(placed.entry.planet)}
          />
        ))}
      </div>
    </div>
  );
}

function MapPicture({ map, open }: { map: StarMap; open: readonly string[] }): JSX.Element {
  return (
    <svg viewBox={`${MAP.x} ${MAP.y} ${MAP.width} ${MAP.height}`} aria-hidden="true">
      <Sky />
      <Paths map={map} />
      {map.planets.map((placed) => (
        <g
          key={placed.entry.planet}
          class="sb-planet"
          transform={`translate(${placed.at.x} ${placed.at.y})`}
        >
          <PlanetArt placed={placed} isShut={!open.includes(placed.entry.planet)} />
        </g>
      ))}
    </svg>
  );
}

function PlanetSwitch(p: {
  catalogue: Catalogue;
  placed: PlacedPlanet;
  isOpen: boolean;
  onToggle: () => void;
}): JSX.Element {
  const { catalogue, placed, isOpen, onToggle } = p;
  const { entry, box } = placed;
  const name = planetName(catalogue, entry.planet);
  const share = (n: number, of: number): string => `${(100 * n) / of}%`;
  return (
    <button
      type="button"
      class="sb-own-planet"
      aria-pressed={isOpen}
      data-testid={`bastards-own-${entry.planet}`}
      style={{
        left: share(box.x + box.width / 2 - MAP.x, MAP.width),
        top: share(box.y + box.height / 2 - MAP.y, MAP.height),
      }}
      onClick={onToggle}
    >
      <span class="unseen">
        {say('bastards-own-planet', { planet: name, n: entry.cells.length })}
      </span>
      <span class="sb-own-label in-row" aria-hidden="true">
        {isOpen && <Icon name="check" size={16} />}
        {name}
      </span>
    </button>
  );
}
