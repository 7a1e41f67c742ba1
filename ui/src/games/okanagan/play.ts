// What the player has in mind before anything is written: how the held tile is turned, where it was
// tried in vain, the area asked about, the cards picked to be thrown away. One per table, shared by
// board and panel.

import { batch, computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Seat } from '../../host/protocol';
import type { Box } from '../../kit/geometry';
import { centreOf, Ghost, type Piece } from '../../kit/ghost/ghost';
import { memoizeWeak } from '../../kit/memoize-weak';
import { raise } from '../../state/nav';
import { wayWords } from '../../words/compass';
import type { Noun } from '../../words/noun';
import { personNoun } from '../../words/person';
import { type Message, msg, say } from '../../words/words';
import type { ActionOf, Draft, GameTable } from '../game-ui';
import { type Point, segmentAt, UNIT } from './art/geometry';
import type {
  Area,
  Back,
  Catalogue,
  Lying,
  Offer,
  Player,
  Reward,
  Spot,
  Tile,
  Turns,
  View,
} from './types';
import { setWords } from './words';

export type Table = GameTable<'okanagan'>;
type Move = Draft<'okanagan'>;

/** How far from its middle, in tiles, a finger that carries one still means a place. */
const SNAP = 0.75;

/** Below this size of a tile a finger cannot aim. */
const FINGER_PX = 44;
/** How large a tile is drawn then. */
const CLOSE_PX = 72;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A tile somewhere, turned. */
export interface Placement {
  readonly at: Cell;
  readonly turns: Turns;
}

/** What a draft shows: a tile about to be placed, a building, or something of the panel. */
export type DraftKind =
  | { readonly type: 'tile'; readonly placement: Placement }
  | { readonly type: 'building'; readonly spot: Spot }
  | { readonly type: 'panel'; readonly key: string };

/** An area or a free square that was asked about, and where the finger was. */
interface About {
  readonly area?: number;
  readonly gap?: Cell;
  readonly point: Point;
}

/** What the sheet `detail` shows. */
export type Asked =
  | { readonly type: 'tile'; readonly tile: string; readonly back: Back | null }
  | { readonly type: 'back'; readonly back: Back; readonly pile: number }
  | { readonly type: 'goal'; readonly goal: number }
  | { readonly type: 'table' };

export const viewOf = (table: Table): View => table.view.value;
export const offerOf = (table: Table): Offer | null => table.offer.value;
export const packOf = (table: Table): Catalogue => table.catalogue;

/** A tile of the pack. */
export function tileOf(pack: Catalogue, id: string): Tile {
  const tile = pack.tiles[Number(id.slice(1))];
  if (!tile) throw new Error(`tile ${id} is not in pack ${pack.pack.id}`);
  return tile;
}

/** The player at this screen. */
export function ownPlayer(table: Table): Player | undefined {
  return viewOf(table).players[table.seat.value];
}

/** Whose things lie in the panel: the seat's whose points are looked at, or else the player's own. */
export function laidOut(table: Table): Seat {
  return table.lit.value?.seat ?? table.seat.value;
}

/** The tile the player is to place, when it is that player's turn to do so. */
export function heldTile(table: Table): Tile | null {
  const id = ownPlayer(table)?.held?.tile ?? null;
  return id === null ? null : tileOf(packOf(table), id);
}

/** What one player holds at one table. */
export class Play {
  /** What was asked about on the table, from the position on in which it was asked. */
  readonly about: ReadonlySignal<About | null>;
  /** The area asked about. */
  readonly area: ReadonlySignal<number | null>;
  /** The free square asked about; never beside an area. */
  readonly gap: ReadonlySignal<Cell | null>;
  /** What the detail sheet shows. */
  readonly asked = signal<Asked | null>(null);
  /** Goal cards picked to be thrown away. */
  readonly picked = signal<readonly number[]>([]);
  /** Goal cards that are about to go: those of the draft, a hint's too, or those picked so far. */
  readonly going: ReadonlySignal<readonly number[]>;
  /** Whatever is about to happen. */
  readonly shade: ReadonlySignal<DraftKind | null>;
  /** The held tile on the table. */
  readonly ghost: Ghost<Placement, Move>;

  private readonly aboutLast = signal<(About & { readonly since: number }) | null>(null);

  constructor(private readonly table: Table) {
    this.about = computed(() => {
      const about = this.aboutLast.value;
      return about && table.at.value >= about.since ? about : null;
    });
    this.area = computed(() => this.about.value?.area ?? null);
    this.gap = computed(() => this.about.value?.gap ?? null);
    this.shade = computed(() => (table.draft.value?.ghost as DraftKind | undefined) ?? null);
    this.going = computed(() => {
      const drafted = goalsOf(table.draft.value?.actions ?? []);
      if (drafted.length > 0) return drafted;
      return offerOf(table) ? this.picked.value : [];
    });
    this.ghost = new Ghost(table, pieceOf(table));
    // A new position forgets what belonged to the old one.
    const at = computed(() => table.state.value.at);
    table.scope.effect(() => {
      at.value;
      untracked(() =>
        batch(() => {
          this.picked.value = [];
          this.askAbout(null);
        }),
      );
    });
    // ✖ on the cards to be thrown away takes them up again.
    table.scope.effect(() => {
      if (table.draft.value === null && offerOf(table)) untracked(() => this.dropFullPick());
    });
  }

  /** Asks about an area or a free square of the table, or about nothing. */
  askAbout(about: About | null): void {
    this.aboutLast.value = about && { ...about, since: this.table.at.peek() };
  }

  /** Opens the detail sheet. */
  ask(about: Asked): void {
    this.asked.value = about;
    raise('detail');
  }

  /** Where tiles are too small for a finger the view comes closer to the ghost, and back after it. */
  comeCloser(at: Cell): void {
    if (this.table.viewport.cellSize() >= FINGER_PX) return;
    this.table.viewport.comeCloser(centreOf(boxOf(at)), CLOSE_PX);
  }

  /** Picks a goal card to be thrown away, or takes it up again. */
  pick(goal: number): void {
    const due = ownPlayer(this.table)?.toDiscard ?? 0;
    const before = this.going.peek();
    const picked = before.includes(goal)
      ? before.filter((other) => other !== goal)
      : [...before, goal].slice(-due);
    this.table.cancel();
    this.picked.value = picked;
    const [first, ...rest] = picked.map(discardAction);
    if (first && picked.length === due)
      this.table.propose(discardDraft(this.table, [first, ...rest]));
  }

  private dropFullPick(): void {
    // Behind the curtain there is no hand to look at.
    if (this.picked.peek().length === 0 || this.table.state.peek().view === undefined) return;
    const due = ownPlayer(this.table)?.toDiscard ?? 0;
    if (this.picked.peek().length >= due) this.picked.value = [];
  }
}

/** What a tile covers, in board units. */
export const boxOf = ({ x, y }: Cell): Box => ({
  x: x * UNIT,
  y: y * UNIT,
  width: UNIT,
  height: UNIT,
});

function pieceOf(table: Table): Piece<Placement, Move> {
  return {
    name: 'okanagan',
    cell: UNIT,
    reach: SNAP * UNIT,
    stiffness: 0,
    slide: 0,
    ways: () =>
      (offerOf(table)?.place ?? []).flatMap(({ at, rotations }) =>
        rotations.map((turns) => ({ at: { x: at.x, y: at.y }, turns: turns as Turns })),
      ),
    placement: ({ ghost }) => {
      const shade = ghost as DraftKind | undefined;
      return shade?.type === 'tile' ? shade.placement : null;
    },
    box: ({ at }) => boxOf(at),
    turns: ({ turns }) => turns,
    draft: placeDraft,
    wished: (point, turns) => ({ at: cellAt(point), turns: turns as Turns }),
    whyNot: (placement) => table.whyNot(placeAction(placement)),
  };
}

/** The cell a point of the board lies in. */
export const cellAt = ({ x, y }: Point): Cell => ({
  x: Math.floor(x / UNIT),
  y: Math.floor(y / UNIT),
});

export const discardAction = (goal: number): ActionOf<'okanagan'> => ({
  game: 'okanagan',
  type: 'discardGoal',
  goal,
});

/** The goal cards that actions throw away. */
const goalsOf = (actions: readonly ActionOf<'okanagan'>[]): readonly number[] =>
  actions.flatMap((action) => (action.type === 'discardGoal' ? action.goal : []));

/** The draft of throwing cards away, all that have to go at once. */
function discardDraft(table: Table, actions: Move['actions']): Move {
  const { goals } = packOf(table);
  const sets = goalsOf(actions).flatMap((it) => goals.find(({ goal }) => goal === it) ?? []);
  return {
    actions,
    says: msg('okanagan-says-discard', { n: actions.length }),
    names: [msg('okanagan-plain', { text: sets.map((it) => setWords(it)).join('; ') })],
    givesUp: true,
    ghost: { type: 'panel', key: 'discard' } satisfies DraftKind,
  };
}

/** The draft of actions that are decided together: cards thrown away. */
export const draftOf = (table: Table, actions: Move['actions']): Move | null =>
  goalsOf(actions).length === actions.length ? discardDraft(table, actions) : null;

export const placeAction = ({ at, turns }: Placement): ActionOf<'okanagan'> => ({
  game: 'okanagan',
  type: 'place',
  at: { x: at.x, y: at.y },
  rotation: turns,
});

/** The draft of placing the held tile. */
export function placeDraft(placement: Placement): Move {
  return {
    actions: [placeAction(placement)],
    says: msg('okanagan-says-place', {
      turned: say('okanagan-choice-turned', { turns: placement.turns }),
    }),
    where: msg('okanagan-choice-place', { spot: spotName(placement.at) }),
    ghost: { type: 'tile', placement } satisfies DraftKind,
  };
}

/** A place of the table by its way from the start tile. */
export const spotName = (at: Cell): string => say('okanagan-spot', { ways: wayWords(at) });

/** The action that builds on a spot. */
function buildAction(spot: Spot): ActionOf<'okanagan'> {
  switch (spot.type) {
    case 'farm':
      return { game: 'okanagan', type: 'farm', segment: spot.segment };
    case 'warehouse':
      return { game: 'okanagan', type: 'warehouse', border: spot.border };
    case 'silo':
      return { game: 'okanagan', type: 'silo' };
  }
}

/** The draft of building on a spot of the tile just placed. */
export function buildDraft(table: Table, spot: Spot): Move {
  return {
    actions: [buildAction(spot)],
    says: spotWords(table, spot),
    ghost: { type: 'building', spot } satisfies DraftKind,
  };
}

/** Which building goes where, in words. */
export function spotWords(table: Table, spot: Spot): Message {
  const lying = lastPlaced(table);
  const tile = lying ? tileOf(packOf(table), lying.tile) : null;
  const terrain = (segment: number): string => tile?.segments[segment]?.terrain ?? 'prairie';
  switch (spot.type) {
    case 'farm':
      return msg('okanagan-says-farm', { terrain: terrain(spot.segment) });
    case 'warehouse': {
      const [a = 0, b = 0] = tile?.borders[spot.border] ?? [];
      return msg('okanagan-says-warehouse', {
        a: say('okanagan-terrain', { terrain: terrain(a) }),
        b: say('okanagan-terrain', { terrain: terrain(b) }),
      });
    }
    case 'silo':
      return msg('okanagan-says-silo');
  }
}

/** The spots open to a building, the cheapest kind last. */
export function openSpots(offer: Offer): readonly Spot[] {
  return [
    ...offer.farms.map((segment): Spot => ({ type: 'farm', segment })),
    ...offer.warehouses.map((border): Spot => ({ type: 'warehouse', border })),
    ...(offer.plain.some(({ type }) => type === 'silo') ? [{ type: 'silo' } as const] : []),
  ];
}

/** Where was built, where the draft only shows what would have been better. */
export function playedSpot(table: Table): Spot | null {
  const shade = table.played?.value?.ghost as DraftKind | undefined;
  return shade?.type === 'building' ? shade.spot : null;
}

/** The key of what was chosen in the panel, where the draft only shows what would have been better. */
export function playedKey(table: Table): string | null {
  const shade = table.played?.value?.ghost as DraftKind | undefined;
  return shade?.type === 'panel' ? shade.key : null;
}

/** The areas a building on a spot of the tile just placed touches, each once. */
export function touchedAreas(table: Table, spot: Spot): readonly Area[] {
  const lying = lastPlaced(table);
  if (!lying) return [];
  const tile = tileOf(packOf(table), lying.tile);
  const segments =
    spot.type === 'farm'
      ? [spot.segment]
      : spot.type === 'warehouse'
        ? (tile.borders[spot.border] ?? [])
        : tile.segments.keys();
  const ids = new Set([...segments].map((segment) => lying.areas[segment]));
  return [...ids].flatMap((id) => areaOf(table, id ?? -1) ?? []);
}

/** The tile placed last. */
export function lastPlaced(table: Table): Lying | undefined {
  return viewOf(table).board.at(-1);
}

/** The tile at a place. */
export function lyingAt(table: Table, { x, y }: Cell): Lying | undefined {
  return viewOf(table).board.find(({ at }) => at.x === x && at.y === y);
}

/** The area under a point of the board. */
export function areaAt(table: Table, point: Point): Area | undefined {
  const cell = cellAt(point);
  const lying = lyingAt(table, cell);
  if (!lying) return undefined;
  const tile = tileOf(packOf(table), lying.tile);
  const segment = segmentAt(
    tile,
    lying.rotation as Turns,
    point.x - cell.x * UNIT,
    point.y - cell.y * UNIT,
  );
  return areaOf(table, lying.areas[segment] ?? -1);
}

/** An area by its number. */
export function areaOf(table: Table, id: number): Area | undefined {
  return viewOf(table).areas.find((area) => area.id === id);
}

/** A decision of the panel, to be done at once where the player's settings allow. */
export function panelDraft(key: string, action: ActionOf<'okanagan'>, says: Message): Move {
  return { actions: [action], says, ghost: { type: 'panel', key } satisfies DraftKind };
}

/**
 * The draft of leaving an action, or the rest of an exchange, which gives up what is still offered.
 * `asks`: in the words of the question before it.
 */
export function leaveDraft(offer: Offer, type: 'noBonus' | 'stop', asks = false): Move {
  const givesUp = offer.bonus.length + offer.give.length > 0;
  const says = msg(asks && givesUp ? `okanagan-asks-${type}` : `okanagan-says-${type}`);
  return { ...panelDraft(type, { game: 'okanagan', type }, says), ...(givesUp && { givesUp }) };
}

/** Takes a token of the heap or of the supply. */
export const takeAction = (reward: Reward): ActionOf<'okanagan'> => ({
  game: 'okanagan',
  type: 'take',
  reward,
});

/** The play of a table, the same for board and panel. */
export const playOf = memoizeWeak((table: Table) => new Play(table));

/** Who sits there. */
/** A seat, for sentences. */
export const personOf = (table: Table, seat: Seat): Noun => personNoun(table.seats.value, seat);

export const nameOf = (table: Table, seat: Seat): string => table.seats.value[seat]?.name ?? '';

/** What a finger may mean on the table, in pixels. */
export function takenOf(table: Table, play: Play): readonly Box[] {
  const offer = offerOf(table);
  const last = lastPlaced(table);
  const isBuilding = offer && openSpots(offer).length > 0;
  const spots = isBuilding && last ? [table.viewport.pixelBox(boxOf(last.at))] : [];
  return [...play.ghost.targets(), ...spots];
}
