// What everything in this game is, for whoever asks: races, relations and their cards, planets,
// ships, the path. `planet:p3` is one of the map.

import type { JSX } from 'preact';
import type { Point } from '../../kit/geometry';
import { personNoun } from '../../words/person';
import { say } from '../../words/words';
import type { CatalogueOf, ThingInfo, Things } from '../game-ui';
import { Patterns } from './art/creature';
import { RacePicture } from './art/race';
import { RelationPicture } from './art/relation';
import { RELATION_TAGS } from './box';
import { tokensOn } from './options';
import { nodeWords, planetName } from './places';
import { coinsLeft, playOf, type Table, viewOf } from './play';
import { pairWords, prospectNow, prospectPlaces } from './Relations';
import {
  CardPicture,
  CoinsPicture,
  PathPicture,
  PlanetPicture,
  ShipPicture,
  TeleportPicture,
  TrackPicture,
} from './ThingArt';
import { roundWords } from './Track';
import { RACES, type Race, RELATIONS, type Relation } from './types';
import { doesWords, ownerNoun, raceNames, racesCounted, relationName } from './words';

/** The clause of everything that is one of its kind. */
const TAGS = {
  corpse: 'SB-SHOOT',
  card: 'SB-RELATIONS',
  planet: 'SB-SETTLE',
  shut: 'SB-PLANETS',
  ship: 'SB-FLY',
  coins: 'SB-START',
  track: 'SB-TRACK',
  path: 'SB-FLY',
  teleport: 'SB-FLY',
} as const;

const isKind = (name: string): name is keyof typeof TAGS => name in TAGS;
const isRace = (name: string): name is Race => RACES.some((race) => race === name);
const isRelation = (name: string): name is Relation => RELATIONS.some((it) => it === name);

/** How near to a field of the path is meant, in board units. */
const NEAR = 22;

const kindTold = (kind: keyof typeof TAGS, table?: Table): ThingInfo => ({
  title: say(`bastards-what-${kind}`),
  says: say(`bastards-what-${kind}.says`),
  tag: TAGS[kind],
  ...(table && { now: now(kind, table) }),
});

/** How things stand with something at this table. */
function now(kind: keyof typeof TAGS, table: Table): readonly string[] {
  const view = viewOf(table);
  switch (kind) {
    case 'coins':
      return view.seats.map((_, seat) =>
        say('what-has', {
          name: personNoun(table.seats.value, seat),
          n: coinsLeft(view, table.sheet.value, seat),
        }),
      );
    case 'ship':
      return view.seats.map(({ ship }, seat) =>
        say('bastards-what-ship-at', {
          name: personNoun(table.seats.value, seat),
          place: ship === null ? 'none' : 'map',
          where: ship === null ? '' : nodeWords(table.catalogue, ship),
        }),
      );
    case 'track':
      return [roundWords(table)];
    case 'card':
      return view.offer.length === 0
        ? []
        : [say('bastards-event-offerLaid', { races: racesCounted(view.offer) })];
    default:
      return [];
  }
}

function raceTold(race: Race, table: Table | undefined): ThingInfo {
  const own = table?.seat.value;
  const living = table
    ? viewOf(table)
        .planets.flatMap(({ tokens }) => tokens)
        .filter((it) => it.race === race && it.colour === own && !it.corpse).length
    : null;
  const about = table ? viewOf(table).relations.filter(({ pair }) => pair.includes(race)) : [];
  return {
    title: say('bastards-what-race', { race: raceNames(race) }),
    says: say('bastards-what-race.says'),
    tag: 'SB-START',
    ...(living !== null && { now: [say('bastards-what-living', { n: living })] }),
    more: about.map(({ relation }) => relation),
  };
}

function relationTold(relation: Relation, table: Table | undefined): ThingInfo {
  const view = table && viewOf(table);
  const prospect = view?.prospects.find((it) => it.relation === relation);
  const pair = view?.relations.find((it) => it.relation === relation);
  return {
    title: relationName(relation),
    says: doesWords(relation, pair?.pair),
    tag: RELATION_TAGS[relation],
    ...(table && {
      now: [
        ...(pair ? [pairWords(table, pair)].filter((it) => it !== '') : []),
        ...(prospect ? [prospectNow(prospect, relation), ...prospectPlaces(table, prospect)] : []),
      ],
    }),
    more: [...new Set((pair?.pair ?? []).flatMap((race) => race ?? []))],
  };
}

function planetTold(
  table: Table | undefined,
  catalogue: CatalogueOf<'bastards'>,
  id: string,
): ThingInfo | null {
  const entry = catalogue.planets.find(({ planet }) => planet === id);
  if (!entry) return null;
  const planet = table && viewOf(table).planets.find((it) => it.planet === id);
  const told = kindTold(planet?.radioactive ? 'shut' : 'planet');
  const title = planetName(catalogue, id);
  if (!table || !planet || planet.radioactive) return { ...told, title };
  return {
    ...told,
    title,
    now: [
      planet.leader === null
        ? say('bastards-planet-no-leader')
        : say('bastards-planet-leader', { who: ownerNoun(table, planet.leader) }),
      say('bastards-what-free', { n: planet.free.length }),
    ],
    more: [...new Set(planet.tokens.map(({ race, corpse }) => (corpse ? 'corpse' : race)))],
  };
}

/** What lies under a point of the map. */
export function thingAt(table: Table, point: Point, hit: string | null): string | null {
  if (hit?.startsWith('ship-')) return 'ship';
  const { map } = playOf(table);
  const under = map.under(point, 0);
  if (under) {
    const { planet, cell } = under;
    const token = tokensOn(viewOf(table), planet).find(
      ({ cells }) => cell !== null && cells.includes(cell),
    );
    if (!token) return `planet:${planet}`;
    return token.corpse ? 'corpse' : token.race;
  }
  const { nodes } = table.catalogue;
  const near = map.nodeNear(
    point,
    nodes.map(({ node }) => node),
    NEAR,
  );
  const kind = nodes.find(({ node }) => node === near)?.kind;
  if (kind !== undefined) return kind === 'teleport' ? 'teleport' : 'path';
  const beside = map.under(point);
  return beside && `planet:${beside.planet}`;
}

/** A small picture of it. */
function Art({ name, catalogue }: { name: string; catalogue: CatalogueOf<'bastards'> }) {
  const [kind = '', which] = name.split(':');
  if (isRace(kind)) return <RacePicture catalogue={catalogue} race={kind} size={72} />;
  if (isRelation(kind)) return <RelationPicture relation={kind} size={64} />;
  if (!isKind(kind)) return null;
  switch (kind) {
    case 'corpse':
      return <RacePicture catalogue={catalogue} race="spud" owner="drop" size={72} isCorpse />;
    case 'card':
      return <CardPicture />;
    case 'planet':
    case 'shut':
      return <PlanetPicture catalogue={catalogue} id={which} isShut={kind === 'shut'} />;
    case 'ship':
      return <ShipPicture />;
    case 'coins':
      return <CoinsPicture />;
    case 'track':
      return <TrackPicture catalogue={catalogue} />;
    case 'path':
      return <PathPicture />;
    case 'teleport':
      return <TeleportPicture />;
  }
}

export const things: Things<'bastards'> = {
  names: ({ planets }) => [
    ...Object.keys(TAGS),
    ...RACES,
    ...RELATIONS,
    ...planets.map(({ planet }) => `planet:${planet}`),
  ],
  tell(name, catalogue, table) {
    const [kind = '', which] = name.split(':');
    if (isRace(kind)) return raceTold(kind, table);
    if (isRelation(kind)) return relationTold(kind, table);
    if (kind === 'planet' && which !== undefined) return planetTold(table, catalogue, which);
    return isKind(kind) ? kindTold(kind, table) : null;
  },
  Art: (props): JSX.Element => (
    <div class="sb">
      <Patterns />
      {Art(props)}
    </div>
  ),
};
