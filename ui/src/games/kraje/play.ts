// What the player has in hand and in mind before anything is written: the chosen card, its side,
// its turn, and where the ghost should stand. One per table, shared by board and panel.

import { batch, computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Seat } from '../../host/protocol';
import type { Box } from '../../kit/geometry';
import { Ghost, type Piece } from '../../kit/ghost/ghost';
import { memoizeWeak } from '../../kit/memoize-weak';
import { say } from '../../words/words';
import type { ActionOf, Draft, GameTable } from '../game-ui';
import { type Cell, cardSize, cornerFor, type Turns, UNIT } from './geometry';
import type { Offer, Placement, Side, View } from './types';
import { cardName, packOf, placementWords, spotName } from './words';

export type Table = GameTable<'kraje'>;

/** How far from a spot's middle, in fields, a finger still means it. */
const SNAP = 0.75;
const TURNS: readonly Turns[] = [0, 1, 2, 3];

/** The view as the game's own type. */
export const viewOf = (table: Table): View => table.view.value;

/** The offer as the game's own type. */
export const offerOf = (table: Table): Offer | null => table.offer.value;

/** The places open to a card with so many turns. */
export function spotsOf(offer: Offer, turns: Turns): Cell[] {
  const spots = turns % 2 === 0 ? offer.upright : offer.sideways;
  return spots.map(([x, y]) => ({ x, y }));
}

/** What a placement covers, in board units. */
export function boxOf({ x, y, rotation }: Placement): Box {
  const size = cardSize(rotation);
  return { x: x * UNIT, y: y * UNIT, width: size.cols * UNIT, height: size.rows * UNIT };
}

/** What one player holds at one table. */
export class Play {
  /** The seat whose realm is shown large; `null` is the player's own. */
  readonly shown = signal<Seat | null>(null);
  /** The seat whose realm was last on the surface, across curtains. */
  lastShown: Seat | null = null;
  /** The placement last followed. */
  private followed: Placement | null = null;
  /** The condition last asked about. */
  readonly asked = signal<number | null>(null);
  /** The chosen card: the only one there is, or the one tapped. */
  readonly card: ReadonlySignal<number | null>;
  /** The chosen card on the board. */
  readonly ghost: Ghost<Placement, Draft<'kraje'>>;

  private readonly tapped = signal<number | null>(null);
  private readonly sides = signal<Readonly<Record<number, Side>>>({});

  constructor(private readonly table: Table) {
    this.card = computed(() => {
      const cards = offerOf(table)?.cards ?? [];
      const tapped = this.tapped.value;
      if (tapped !== null && cards.includes(tapped)) return tapped;
      return cards.length === 1 ? (cards[0] ?? null) : null;
    });
    this.ghost = new Ghost(table, this.piece());
    // A card comes to the hand upright, however the one before it was turned.
    table.scope.effect(() => {
      if (this.card.value !== null)
        untracked(() => {
          if (this.ghost.placement.peek() === null) this.ghost.turns.value = 0;
        });
    });
    // A ghost may come from elsewhere: the list of moves, a hint, a drag that is called off.
    table.scope.effect(() => {
      const lying = this.ghost.placement.value;
      if (lying) untracked(() => this.follow(lying));
    });
  }

  /** The side a card in the hand shows. */
  sideOf(card: number): Side {
    return this.sides.value[card] ?? 'plain';
  }

  /** Takes a card, with one of its sides up. */
  take(card: number, side: Side = this.sideOf(card)): void {
    const hadGhost = this.ghost.placement.peek() !== null;
    batch(() => {
      this.tapped.value = card;
      this.sides.value = { ...this.sides.value, [card]: side };
      this.shown.value = null;
    });
    // What is lit may be lit in the other realm.
    if (this.table.lit.peek()) this.table.light(this.table.seat.peek(), null);
    const offer = offerOf(this.table);
    if (offer?.isStuck) this.table.choose(discardOf(this.table, card));
    else if (hadGhost || isFirst(offer)) this.ghost.settle();
  }

  /** The other side up. */
  flip(): void {
    const card = this.card.peek();
    if (card !== null) this.take(card, this.sideOf(card) === 'plain' ? 'scoring' : 'plain');
  }

  private follow(lying: Placement): void {
    const { card, side } = lying;
    // Cards are laid in the own realm. What only comes back from a look into the past is no news.
    if (lying !== this.followed) this.shown.value = null;
    this.followed = lying;
    this.tapped.value = card;
    if (this.sideOf(card) !== side) this.sides.value = { ...this.sides.value, [card]: side };
  }

  private lay(at: Cell, rotation: Turns): Placement | null {
    const card = this.card.value;
    return card === null ? null : { card, side: this.sideOf(card), rotation, ...at };
  }

  private piece(): Piece<Placement, Draft<'kraje'>> {
    const { table } = this;
    return {
      name: 'kraje',
      cell: UNIT,
      isDotted: true,
      // The first card has one place, and wherever the finger is, it is meant.
      get reach() {
        return isFirst(offerOf(table)) ? Number.POSITIVE_INFINITY : SNAP * UNIT;
      },
      stiffness: Number.POSITIVE_INFINITY,
      slide: Number.POSITIVE_INFINITY,
      ways: () => {
        const offer = offerOf(table);
        if (!offer) return [];
        return TURNS.flatMap((turns) =>
          spotsOf(offer, turns).flatMap((spot) => this.lay(spot, turns) ?? []),
        );
      },
      placement: ({ ghost }) => (ghost as Placement | undefined) ?? null,
      box: boxOf,
      turns: ({ rotation }) => rotation,
      draft: (at) => draftOf(table, at),
      wished: ({ x, y }, turns) =>
        this.lay(cornerFor({ x: x / UNIT, y: y / UNIT }, turns as Turns), turns as Turns),
      whyNot: (at) => table.whyNot(actionOf(at)),
    };
  }
}

/** Whether the realm is empty yet. */
const isFirst = (offer: Offer | null): boolean =>
  offer?.upright.length === 1 && offer.sideways.length === 1;

/** The action of a placement, as it crosses the door. */
export function actionOf(placement: Placement): ActionOf<'kraje'> {
  const { card, side, rotation, x, y } = placement;
  return { game: 'kraje', type: 'place', card, side, rotation, x, y };
}

/** The draft of putting away a card that fits nowhere. */
export function discardOf(table: Table, card: number): Draft<'kraje'> {
  return {
    actions: [{ game: 'kraje', type: 'discard', card }],
    says: { id: 'kraje-discard-says', args: { name: cardName(packOf(table), card) } },
  };
}

/** The draft of a placement. */
export function draftOf(table: Table, placement: Placement): Draft<'kraje'> {
  const what = placementWords(table, placement);
  const turned = say('kraje-turned', { turns: placement.rotation });
  const isFirst = viewOf(table).seats[table.seat.value]?.placed.length === 0;
  return {
    actions: [actionOf(placement)],
    says: { id: 'kraje-ghost-says', args: { what, turned } },
    names: [
      { id: 'kraje-plain-text', args: { text: cardName(packOf(table), placement.card) } },
      { id: `kraje-name-${placement.side}` },
    ],
    turned: { id: 'kraje-plain-text', args: { text: turned } },
    where: isFirst
      ? { id: 'kraje-ghost-first' }
      : { id: 'kraje-ghost-where', args: { spot: spotName(placement) } },
    ghost: placement,
  };
}

/** The play of a table, the same for board and panel. */
export const playOf = memoizeWeak((table: Table) => new Play(table));
