// What the player has in hand and in mind before anything is written: the chosen tile and its
// turn, the ghost, what was asked about. One per table, shared by board and panel.

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { say } from '../../words/words';
import type { ActionOf, Draft, GameTable } from '../game-ui';
import { type Ground, groundOf } from './ground';
import type { Field, Lying, Offer, Piece, View } from './types';
import { fieldWords, spotName, tileWords } from './words';

export type Table = GameTable<'hunters'>;

/** How long the mark of a refused square stays. */
const TRIED_MS = 4000;

/** The ghost: a tile on a square, a piece on a zone of the current tile, or a pawn coming back. */
export type Shade =
  | ({ readonly type: 'tile' } & Lying)
  | { readonly type: 'piece'; readonly piece: Piece; readonly at: Field }
  | { readonly type: 'back'; readonly at: Field }
  | { readonly type: 'none' };

/** What the player asked about. */
export type Asked =
  | { readonly type: 'area'; readonly at: Field; readonly isSystem: boolean }
  | { readonly type: 'gap'; readonly x: number; readonly y: number };

/** A step of the count at the end: an area and what it brings. */
export interface Counting {
  readonly index: number;
  readonly count: number;
}

export const viewOf = (table: Table): View => table.view.value;
export const offerOf = (table: Table): Offer | null => table.offer.value;
export const ground = (table: Table): Ground => groundOf(viewOf(table), table.catalogue);

/** What one player holds at one table. */
export class Hold {
  readonly asked = signal<Asked | null>(null);
  /** Whether the areas are washed in their owners' colours. */
  readonly isWashed = signal(false);
  /** A square that is not legal, with the engine's reason in words once it has come. */
  readonly tried = signal<(Lying & { readonly says: string }) | null>(null);
  /** Where the count at the end has come to; `null` when nothing is being counted. */
  readonly counting = signal<Counting | null>(null);
  /** The chosen tile of the hand. */
  readonly tile: ReadonlySignal<number | null>;
  readonly ghost: ReadonlySignal<Shade | null>;
  /** How the tile in hand is turned. */
  readonly turns = signal(0);

  private readonly tapped = signal<number | null>(null);
  private triedTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {
    this.tile = computed(() => {
      const offer = offerOf(table);
      if (offer?.type !== 'place') return null;
      const tapped = this.tapped.value;
      const isThere = offer.tiles.some(({ tile }) => tile === tapped);
      return isThere ? tapped : (offer.tiles[0]?.tile ?? null);
    });
    this.ghost = computed(() => (table.draft.value?.ghost as Shade | undefined) ?? null);
  }

  /** The tile ghost, where there is one. */
  get lying(): Lying | null {
    const ghost = this.ghost.value;
    return ghost?.type === 'tile' ? ghost : null;
  }

  /** Takes a tile of the hand; a ghost becomes that tile where it fits. */
  take(tile: number): void {
    const before = this.lying;
    this.tapped.value = tile;
    if (before && before.tile !== tile && !this.moveTo(before.x, before.y)) this.table.cancel();
  }

  /** The rotations in which the chosen tile fits on a square. */
  turnsAt(x: number, y: number): readonly number[] {
    const offer = offerOf(this.table);
    if (offer?.type !== 'place') return [];
    const spots = offer.tiles.find(({ tile }) => tile === this.tile.peek())?.spots;
    return spots?.find((spot) => spot.x === x && spot.y === y)?.turns ?? [];
  }

  /** The ghost to a square; `false` where the chosen tile does not fit. */
  moveTo(x: number, y: number, turns = this.turns.peek()): boolean {
    const tile = this.tile.peek();
    const fitting = this.turnsAt(x, y);
    const first = nextTurn(fitting, turns, 0);
    if (tile === null || first === undefined) return false;
    this.lay({ tile, x, y, turns: first });
    return true;
  }

  /** The next way round: of the ghost among its legal ones, of the tile in hand by a quarter. */
  turn(by: 1 | -1 = 1): void {
    const ghost = this.lying;
    if (!ghost) {
      this.turns.value = (this.turns.peek() + by + 4) % 4;
      return;
    }
    const turns = nextTurn(this.turnsAt(ghost.x, ghost.y), ghost.turns, by);
    if (turns !== undefined) this.lay({ ...ghost, turns });
  }

  /** Puts the ghost back to what it was before a drag. */
  restore(before: Lying | null): void {
    if (before) this.lay(before);
    else this.table.cancel();
  }

  /** Marks a square that is not legal and asks the engine why. */
  refuse(x: number, y: number): void {
    const tile = this.tile.peek();
    if (tile === null) return;
    const tried = { tile, x, y, turns: this.turns.peek(), says: '' };
    batch(() => {
      this.tried.value = tried;
    });
    clearTimeout(this.triedTimer);
    this.triedTimer = setTimeout(() => {
      this.tried.value = null;
    }, TRIED_MS);
    void this.table.whyNot(placeAction(tried)).then((says) => {
      if (says !== null && this.tried.peek() === tried) this.tried.value = { ...tried, says };
    });
  }

  /** A piece on a zone of the tile just placed, or none. */
  occupy(piece: Piece, zone: number): void {
    const draft = occupyDraft(this.table, piece, zone);
    if (draft) decide(this.table, draft);
  }

  private lay(lying: Lying): void {
    clearTimeout(this.triedTimer);
    batch(() => {
      this.tried.value = null;
      this.asked.value = null;
      this.turns.value = lying.turns;
    });
    this.table.propose(placeDraft(lying, this.table));
  }
}

/** The rotation `by` steps after `from` among those that fit; with 0, the first from there on. */
export function nextTurn(
  fitting: readonly number[],
  from: number,
  by: -1 | 0 | 1,
): number | undefined {
  const step = by === 0 ? 1 : by;
  for (let i = by === 0 ? 0 : 1; i <= 4; i += 1) {
    const turns = (from + i * step + 8) % 4;
    if (fitting.includes(turns)) return turns;
  }
  return undefined;
}

/**
 * A decision of one gesture. Where several people sit, it can be taken back until the device is
 * handed on; a person alone with bots gets the question first, because bots answer at once.
 */
export function decide(table: Table, draft: Draft<'hunters'>): void {
  const people = table.seats.value.filter(({ sitter }) => sitter.type === 'person').length;
  if (people > 1) table.choose(draft);
  else table.propose(draft);
}

/** The action of a placement, as it crosses the door. */
export function placeAction({ tile, x, y, turns }: Lying): ActionOf<'hunters'> {
  return { game: 'hunters', type: 'place', tile, x, y, turns } as ActionOf<'hunters'>;
}

/** The draft of a placement. */
export function placeDraft(lying: Lying, table: Table): Draft<'hunters'> {
  return {
    actions: [placeAction(lying)],
    // What the tile closes is scored after the piece: the preview shows it with none.
    next: { game: 'hunters', type: 'pass' },
    says: {
      id: 'hunters-ghost-says',
      args: {
        what: tileWords(table.catalogue, lying.tile),
        turned: say('hunters-turned', { turns: lying.turns }),
        spot: spotName(lying),
      },
    },
    ghost: { type: 'tile', ...lying } satisfies Shade,
  };
}

/** The draft of a piece on the tile just placed. */
export function occupyDraft(table: Table, piece: Piece, zone: number): Draft<'hunters'> | null {
  const { current } = viewOf(table);
  if (current === null) return null;
  const at = { tile: current, zone };
  return {
    actions: [{ game: 'hunters', type: 'occupy', piece, zone }],
    says: { id: 'hunters-occupy-says', args: { what: fieldWords(ground(table), at, piece) } },
    ghost: { type: 'piece', piece, at } satisfies Shade,
  };
}

/** The draft of putting down nothing. */
export function passDraft(): Draft<'hunters'> {
  return {
    actions: [{ game: 'hunters', type: 'pass' }],
    says: { id: 'hunters-pass-says' },
    ghost: { type: 'none' } satisfies Shade,
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
    ghost: { type: 'back', at } satisfies Shade,
  };
}

/** The draft of the shaman taking nobody back. */
export function keepDraft(): Draft<'hunters'> {
  return {
    actions: [{ game: 'hunters', type: 'keep' }],
    says: { id: 'hunters-keep-says' },
    ghost: { type: 'none' } satisfies Shade,
  };
}

const holds = new WeakMap<Table, Hold>();

/** The hold of a table, the same for board and panel. */
export function holdOf(table: Table): Hold {
  const known = holds.get(table);
  if (known) return known;
  const fresh = new Hold(table);
  holds.set(table, fresh);
  return fresh;
}
