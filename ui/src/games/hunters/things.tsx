// What everything in this game is, for whoever asks: tiles, pieces, areas, and all that is drawn on
// the tiles. `at:35.1` is a zone of a tile that lies, `tile:35` a tile wherever it is.

import type { JSX } from 'preact';
import type { Point } from '../../kit/geometry';
import { listOfNouns } from '../../words/numbers';
import { personNoun } from '../../words/person';
import { say } from '../../words/words';
import type { CatalogueOf, ThingInfo, Things } from '../game-ui';
import { PiecePicture } from './art/pieces';
import { TilePicture } from './art/TilePicture';
import { type Thing, ThingArt } from './art/things';
import { CLAUSES } from './box';
import { tileOf } from './ground';
import { ground, type Table, viewOf } from './play';
import type { Area, Catalogue, Field } from './types';
import { areaTitle, contentsOf, equation, tileWords } from './words';

/** The clause of everything that is not drawn on tiles. */
const OTHERS = {
  land: 'HG-PLACE',
  bonus: 'HG-BONUS',
  pawn: 'HG-OCCUPY',
  hut: 'HG-OCCUPY',
  forest: 'HG-FOREST',
  river: 'HG-RIVER',
  meadow: 'HG-MEADOW',
  system: 'HG-SYSTEM',
} as const;

const TAGS: Readonly<Record<string, string>> = { ...CLAUSES, ...OTHERS };

const isDrawn = (name: string): name is Thing => name in CLAUSES && name !== 'lake';

/** What a kind of thing is. */
function kindTold(kind: string): ThingInfo | null {
  const tag = TAGS[kind];
  if (tag === undefined) return null;
  return { title: say(`hunters-what-${kind}`), says: say(`hunters-what-${kind}.says`), tag };
}

/** How many are left of what is drawn and put on the table. */
function left(kind: string, table: Table): readonly string[] {
  const { bag, pile, seats } = viewOf(table);
  switch (kind) {
    case 'land':
      return [say('hunters-what-left', { n: bag })];
    case 'bonus':
      return [say('hunters-what-left', { n: pile })];
    case 'pawn':
    case 'hut':
      return seats.map(({ pawns, huts }, seat) =>
        say('hunters-what-supply', {
          name: personNoun(table.seats.value, seat),
          n: kind === 'pawn' ? pawns : huts,
        }),
      );
    default:
      return [];
  }
}

function tileTold(catalogue: Catalogue, id: number, table: Table | undefined): ThingInfo | null {
  const tile = catalogue.tiles.find((it) => it.id === id);
  const kind = tile?.kind === 'bonus' ? 'bonus' : 'land';
  const told = tile && kindTold(kind);
  if (!tile || !told) return null;
  return {
    ...told,
    now: [tileWords(catalogue, id), ...(table ? left(kind, table) : [])],
    more: contentsOf(tile).map(({ what }) => what),
  };
}

/** An area of the table: what it is worth, and who is there. */
function areaTold(table: Table, at: Field): ThingInfo | null {
  const { own, system } = ground(table).areasOf(at);
  const index = own ?? system;
  const area = index === undefined ? undefined : viewOf(table).areas[index];
  const told = area && kindTold(area.kind);
  if (!area || !told) return null;
  const { is } = ground(table)
    .tile(at.tile)
    .zones.find(({ zone }) => zone === at.zone) ?? { is: null };
  const here = tileOf(table.catalogue, at.tile);
  const onZone = is ? contentsOf({ ...here, zones: [{ zone: at.zone, is }] }) : [];
  return {
    ...told,
    title: areaTitle(area),
    now: [
      area.terms && area.terms.length > 0
        ? say('hunters-sum', { sum: equation(area.terms), n: area.worth })
        : say('hunters-sum-nothing'),
      ...standing(table, area),
    ],
    more: [
      ...onZone.map(({ what }) => what),
      ...(area.kind === 'river' ? ['system'] : []),
      area.kind === 'system' ? 'hut' : 'pawn',
    ],
  };
}

function standing(table: Table, area: Area): readonly string[] {
  const leaders = area.leaders ?? [];
  const isEnding = area.kind === 'forest' || area.kind === 'river';
  return [
    ...(isEnding && area.open > 0 ? [say('hunters-open', { n: area.open })] : []),
    leaders.length === 0
      ? say('hunters-nobody')
      : say('hunters-leads-who', {
          who: listOfNouns(leaders.map((seat) => personNoun(table.seats.value, seat))),
        }),
  ];
}

/** A small picture of it. */
function Art({ name, catalogue }: { name: string; catalogue: CatalogueOf<'hunters'> }) {
  const [kind = '', which = ''] = name.split(':');
  const found =
    kind === 'tile' ? catalogue.tiles.find(({ id }) => id === Number(which)) : undefined;
  const any = catalogue.tiles.find((it) => it.kind === kind);
  const tile = found ?? any;
  if (tile) return <TilePicture tile={tile} size={84} />;
  if (kind === 'pawn') return <PiecePicture mark="sun" pose="standing" size={64} />;
  if (kind === 'hut') return <PiecePicture mark="sun" pose="hut" size={64} />;
  if (kind === 'lake') return <Lake />;
  return isDrawn(kind) ? <Drawn thing={kind} /> : null;
}

function Lake(): JSX.Element {
  return (
    <svg viewBox="0 0 48 48" width="72" height="72" aria-hidden="true">
      <rect width="48" height="48" rx="6" fill="var(--hg-grass)" />
      <ellipse cx="24" cy="24" rx="17" ry="12" class="hg-lake" />
    </svg>
  );
}

function Drawn({ thing }: { thing: Thing }): JSX.Element {
  return (
    <svg viewBox="0 0 48 48" width="72" height="72" aria-hidden="true">
      <rect width="48" height="48" rx="6" fill="var(--hg-grass)" />
      <ThingArt thing={thing} x={24} y={24} size={38} />
    </svg>
  );
}

/** The zone under a point of the board. */
export function thingAt(table: Table, point: Point): string | null {
  const field = ground(table).fieldAt(point);
  return field ? `at:${field.tile}.${field.zone}` : null;
}

export const things: Things<'hunters'> = {
  names: ({ tiles }) => [...Object.keys(TAGS), ...tiles.map(({ id }) => `tile:${id}`)],
  tell(name, catalogue, table) {
    const [kind = '', which = ''] = name.split(':');
    if (kind === 'tile') return tileTold(catalogue, Number(which), table);
    if (kind !== 'at') {
      const told = kindTold(kind);
      return told && table ? { ...told, now: left(kind, table) } : told;
    }
    const [tile = -1, zone = -1] = which.split('.').map(Number);
    return table ? areaTold(table, { tile, zone }) : null;
  },
  Art: (props) => <div class="hg">{Art(props)}</div>,
};
