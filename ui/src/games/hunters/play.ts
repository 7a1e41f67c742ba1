// What the player has in hand and in mind before anything is written: the chosen tile and its
// turn, the ghost, what was asked about. One per table, shared by board and panel.

import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Box } from '../../kit/geometry';
import { centreOf, Ghost, type Piece as Laid } from '../../kit/ghost/ghost';
import { memoizeWeak } from '../../kit/memoize-weak';
import { say } from '../../words/words';
import type { ActionOf, Draft, GameTable } from '../game-ui';
import { Ground, groundOf, squareAt, UNIT } from './ground';
import { type Occupying, spotsIn } from './spots';
import type { Field, Offer, Piece, Placed, PlacedTile, View } from './types';
import { fieldWords, spotName } from './words';

export type Table = GameTable<'hunters'>;

/** How far from its middle, in squares, a finger that carries a tile still means one. */
const SNAP = 0.75;

/** What goes onto a tile with it, under one ✔. */
type Onto = { readonly piece: Piece; readonly zone: number } | 'none';

/** The ghost: a tile on a square, a piece on a zone of the current tile, or a pawn coming back. */
export type DraftKind =
  | ({ readonly type: 'tile'; readonly onto?: Onto } & PlacedTile)
  | { readonly type: 'piece'; readonly piece: Piece; readonly at: Field }
  | { readonly type: 'back'; readonly at: Field }
  | { readonly type: 'none' };

/** What the player asked about. */
export type Asked =
  | { readonly type: 'area'; readonly at: Field; readonly isSystem: boolean }
  | { readonly type: 'gap'; readonly x: number; readonly y: number };

export const viewOf = (table: Table): View => table.view.value;
export const offerOf = (table: Table): Offer | null => table.offer.value;
export const ground = (table: Table): Ground => groundOf(viewOf(table), table.catalogue);

/** What one player holds at one table. */
export class Play {
  readonly asked: ReadonlySignal<Asked | null>;
  /** Whether the areas are washed in their owners' colours. */
  readonly isWashed = signal(false);
  /** The chosen tile of the hand. */
  readonly tile: ReadonlySignal<number | null>;
  /** Whatever is about to happen. */
  readonly shade: ReadonlySignal<DraftKind | null>;
  /** The chosen tile on the table. */
  readonly ghost: Ghost<PlacedTile, Draft<'hunters'>>;
  /** What may go onto that tile, as soon as the engines have said it. */
  readonly ahead: ReadonlySignal<Occupying | null>;

  private readonly tapped = signal<number | null>(null);
  private readonly foretold = signal<{ at: string; offer: Offer | null } | null>(null);
  /** What was to go onto the tile before it was moved. */
  private wanted: { readonly tile: number; readonly onto: Onto } | null = null;
  private readonly askedLast = signal<(Asked & { readonly since: number }) | null>(null);

  constructor(private readonly table: Table) {
    this.tile = computed(() => {
      const offer = offerOf(table);
      if (offer?.type !== 'place') return null;
      const tapped = this.tapped.value;
      const isThere = offer.tiles.some(({ tile }) => tile === tapped);
      return isThere ? tapped : (offer.tiles[0]?.tile ?? null);
    });
    // It holds from the position on in which it was asked, a gap as long as nothing fills it.
    this.asked = computed(() => {
      const asked = this.askedLast.value;
      if (!asked || table.at.value < asked.since) return null;
      if (asked.type === 'area') return asked;
      const { gaps } = viewOf(table).outlook;
      return gaps.some(({ x, y }) => x === asked.x && y === asked.y) ? asked : null;
    });
    this.shade = computed(() => (table.draft.value?.ghost as DraftKind | undefined) ?? null);
    this.ghost = new Ghost(table, this.piece());
    // A ghost may come from elsewhere: the list of moves, a hint, a drag that is called off.
    let known: Draft<'hunters'> | null = null;
    table.scope.effect(() => {
      const lying = this.ghost.placement.value;
      const draft = table.draft.value;
      // What was only put aside for a look into the past does not come anew.
      if (!lying || draft === known) return;
      known = draft;
      untracked(() => {
        this.tapped.value = lying.tile;
        this.ask(null);
        void this.foretell(lying);
      });
    });
    this.ahead = computed(() => {
      const lying = this.ghost.placement.value;
      const known = this.foretold.value;
      if (!lying || known?.at !== JSON.stringify(lying)) return null;
      return known.offer?.type === 'occupy' ? known.offer : null;
    });
    // What was chosen goes with the tile wherever it may.
    table.scope.effect(() => {
      const offer = this.ahead.value;
      const { wanted } = this;
      if (!offer || wanted?.tile !== offer.tile || !isOpen(offer, wanted.onto)) return;
      untracked(() => {
        const shade = this.shade.peek();
        if (shade?.type === 'tile' && shade.onto === undefined) this.put(wanted.onto);
      });
    });
  }

  /** Brings up a card about something, or puts it away. */
  ask(about: Asked | null): void {
    this.askedLast.value = about && { ...about, since: this.table.at.peek() };
  }

  /** Shows or hides whose the areas are. */
  wash(): void {
    this.isWashed.value = !this.isWashed.peek();
  }

  /** Takes a tile of the hand; a ghost becomes that tile where it fits. */
  take(tile: number): void {
    const before = this.ghost.placement.peek();
    this.tapped.value = tile;
    if (before && before.tile !== tile && !this.ghost.moveTo(centreOf(boxOf(before)))) {
      this.table.cancel();
    }
  }

  /** Something goes onto the tile that is about to lie, under the same ✔. */
  put(onto: Onto): void {
    const lying = this.ghost.placement.peek();
    if (!lying) return;
    this.wanted = { tile: lying.tile, onto };
    this.table.propose(placeDraft(lying, onto, ontoWords(this.table, lying, onto)));
  }

  /** Asks what may go onto a tile once it lies there. */
  private async foretell(lying: PlacedTile): Promise<void> {
    const at = JSON.stringify(lying);
    if (this.foretold.peek()?.at === at) return;
    const offer = await this.table.ahead([placeAction(lying)]);
    if (JSON.stringify(this.ghost.placement.peek()) === at) this.foretold.value = { at, offer };
  }

  /** A piece on a zone of the tile just placed, or none. */
  occupy(piece: Piece, zone: number): void {
    const shade = this.shade.peek();
    if (shade?.type === 'piece' && shade.piece === piece && shade.at.zone === zone) return;
    const draft = occupyDraft(this.table, piece, zone);
    if (draft) this.table.choose(draft);
  }

  private piece(): Laid<PlacedTile, Draft<'hunters'>> {
    const { table } = this;
    return {
      name: 'hunters',
      cell: UNIT,
      reach: SNAP * UNIT,
      stiffness: 0,
      slide: 0,
      ways: () => {
        const offer = offerOf(table);
        if (offer?.type !== 'place') return [];
        const own = offer.tiles.find(({ tile }) => tile === this.tile.value);
        return (own?.spots ?? []).flatMap(({ x, y, turns }) =>
          turns.map((turn) => ({ tile: own?.tile ?? -1, x, y, turns: turn })),
        );
      },
      placement: ({ ghost }) => {
        const shade = ghost as DraftKind | undefined;
        if (shade?.type !== 'tile') return null;
        const { type, onto, ...lying } = shade;
        return lying;
      },
      box: boxOf,
      turns: ({ turns }) => turns,
      draft: (lying) => placeDraft(lying),
      wished: (point, turns) => {
        const tile = this.tile.peek();
        return tile === null ? null : { tile, ...squareAt(point), turns };
      },
      whyNot: (lying) => table.whyNot(placeAction(lying)),
    };
  }
}

/** What a tile covers, in board units. */
export const boxOf = ({ x, y }: { readonly x: number; readonly y: number }): Box => ({
  x: x * UNIT,
  y: y * UNIT,
  width: UNIT,
  height: UNIT,
});

/** The action of a placement, as it crosses the door. */
export function placeAction({ tile, x, y, turns }: PlacedTile): ActionOf<'hunters'> {
  return { game: 'hunters', type: 'place', tile, x, y, turns } as ActionOf<'hunters'>;
}

/** A name as it stands inside a sentence. */
const inside = (name: string): string => name.charAt(0).toLocaleLowerCase() + name.slice(1);

/** The draft of a placement, alone or with what goes onto the tile. */
export function placeDraft(lying: PlacedTile, onto?: Onto, what = ''): Draft<'hunters'> {
  const turned = say('hunters-turned', { turns: lying.turns });
  const where = { id: 'hunters-ghost-where', args: { spot: spotName(lying) } };
  const pass = { game: 'hunters', type: 'pass' } as const;
  if (onto === undefined) {
    return {
      actions: [placeAction(lying)],
      // What the tile closes is scored after the piece: the preview shows it with none.
      next: pass,
      says: { id: 'hunters-ghost-says', args: { turned } },
      where,
      ghost: { type: 'tile', ...lying } satisfies DraftKind,
    };
  }
  return {
    actions: [
      placeAction(lying),
      onto === 'none' ? pass : { game: 'hunters', type: 'occupy', ...onto },
    ],
    says: { id: 'hunters-ghost-onto', args: { turned, what: inside(what) } },
    names: [{ id: 'hunters-plain', args: { text: what } }],
    where,
    ghost: { type: 'tile', onto, ...lying } satisfies DraftKind,
  };
}

/** The draft of a tile with what goes onto it, where that is all that is decided together. */
export function draftOf(
  table: Table,
  [first, second, ...rest]: Draft<'hunters'>['actions'],
): Draft<'hunters'> | null {
  if (first.type !== 'place' || second === undefined || rest.length > 0) return null;
  const { tile, x, y, turns } = first;
  const lying = { tile, x, y, turns };
  const put = (onto: Onto) => placeDraft(lying, onto, ontoWords(table, lying, onto));
  if (second.type === 'pass') return put('none');
  return second.type === 'occupy' ? put({ piece: second.piece, zone: second.zone }) : null;
}

/** Whether something may go onto a tile. */
const isOpen = (offer: Occupying, onto: Onto): boolean =>
  onto === 'none' || (onto.piece === 'pawn' ? offer.pawns : offer.huts).includes(onto.zone);

/** What goes onto a tile, in words. */
function ontoWords(table: Table, lying: PlacedTile, onto: Onto): string {
  if (onto === 'none') return say('hunters-none');
  return fieldWords(ground(table), { tile: lying.tile, zone: onto.zone }, onto.piece);
}

/** The table with the tile that is about to lie; what it joins is not known yet. */
export function groundWith(table: Table, { tile, x, y, turns }: PlacedTile): Ground {
  const { placed, areas, animals } = viewOf(table);
  const about = { id: tile, x, y, turns: turns as Placed['turns'], by: null, areas: [] };
  return new Ground({ placed: [...placed, about], areas, animals }, table.catalogue);
}

/** The draft of a piece on the tile just placed. */
export function occupyDraft(table: Table, piece: Piece, zone: number): Draft<'hunters'> | null {
  const { current } = viewOf(table);
  if (current === null) return null;
  const at = { tile: current, zone };
  const offer = offerOf(table);
  const spots = offer?.type === 'occupy' ? spotsIn(ground(table), offer) : [];
  const letter = spots.find((it) => it.piece === piece && it.at.zone === zone)?.letter ?? '';
  const words = fieldWords(ground(table), at, piece);
  return {
    actions: [{ game: 'hunters', type: 'occupy', piece, zone }],
    // Which of several meadows it is, only the letter says.
    says: {
      id: 'hunters-occupy-says',
      args: { what: letter === '' ? words : `${letter}: ${words}` },
    },
    ghost: { type: 'piece', piece, at } satisfies DraftKind,
  };
}

/** The draft of putting down nothing. */
export function passDraft(): Draft<'hunters'> {
  return {
    actions: [{ game: 'hunters', type: 'pass' }],
    says: { id: 'hunters-pass-says' },
    ghost: { type: 'none' } satisfies DraftKind,
  };
}

/** The draft of the shaman taking a pawn back. */
export function takeBackDraft(table: Table, at: Field): Draft<'hunters'> {
  return {
    actions: [{ game: 'hunters', type: 'takeBack', tile: at.tile, zone: at.zone }],
    says: {
      id: 'hunters-back-says',
      args: { what: fieldWords(ground(table), at, 'pawn') },
    },
    ghost: { type: 'back', at } satisfies DraftKind,
  };
}

/** The draft of the shaman taking nobody back. */
export function keepDraft(): Draft<'hunters'> {
  return {
    actions: [{ game: 'hunters', type: 'keep' }],
    says: { id: 'hunters-keep-says' },
    ghost: { type: 'none' } satisfies DraftKind,
  };
}

/** The play of a table, the same for board and panel. */
export const playOf = memoizeWeak((table: Table) => new Play(table));
