// What the player has in hand and in mind before anything is written: the chosen card, its side,
// its turn, and where the ghost should stand. One per table, shared by board and panel.

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Seat } from '../../host/door';
import { say } from '../../words/words';
import type { ActionOf, Draft, GameTable } from '../game-ui';
import { type Cell, cornerFor, middleOf, nearestSpot, type Turns, turnedBy } from './geometry';
import type { Offer, Placement, Side, View } from './types';
import { placementWords, spotName } from './words';

export type Table = GameTable<'kraje'>;

/** How far from a spot's middle, in fields, a tap still means it. */
export const SNAP = 0.75;
/** How long the mark of a refused spot stays. */
const TRIED_MS = 3500;

/** The view as the game's own type. */
export const viewOf = (table: Table): View => table.view.value;

/** The offer as the game's own type. */
export const offerOf = (table: Table): Offer | null => table.offer.value;

/** The places open to a card with so many turns. */
export function spotsOf(offer: Offer, turns: Turns): Cell[] {
  const spots = turns % 2 === 0 ? offer.upright : offer.sideways;
  return spots.map(([x, y]) => ({ x, y }));
}

/** What one player holds at one table. */
export class Hold {
  /** The seat whose realm is shown large; `null` is the player's own. */
  readonly shown = signal<Seat | null>(null);
  /** The seat whose realm was last on the surface, across curtains. */
  lastShown: Seat | null = null;
  /** The condition last asked about. */
  readonly asked = signal<number | null>(null);
  /** A spot that is not legal, with the engine's reason in words once it has come. */
  readonly tried = signal<{ readonly placement: Placement; readonly says: string } | null>(null);
  /** The chosen card: the only one there is, or the one tapped. */
  readonly card: ReadonlySignal<number | null>;
  /** The ghost on the board. */
  readonly ghost: ReadonlySignal<Placement | null>;
  readonly turns = signal<Turns>(0);

  private readonly tapped = signal<number | null>(null);
  private readonly sides = signal<Readonly<Record<number, Side>>>({});
  private wish: { x: number; y: number } | null = null;
  private isProposing = false;
  private triedAt = -1;
  private triedTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {
    this.card = computed(() => {
      const cards = offerOf(table)?.cards ?? [];
      const tapped = this.tapped.value;
      if (tapped !== null && cards.includes(tapped)) return tapped;
      return cards.length === 1 ? (cards[0] ?? null) : null;
    });
    this.ghost = computed(() => (table.draft.value?.ghost as Placement | undefined) ?? null);
    // What was refused at one step of the game says nothing about the next.
    effect(() => {
      if (table.state.value.at !== this.triedAt) this.tried.value = null;
    });
    // A ghost may come from elsewhere: the list of moves, a replayed proposal.
    effect(() => {
      const ghost = this.ghost.value;
      if (ghost) untracked(() => this.follow(ghost));
    });
  }

  /** The side a card in the hand shows. */
  sideOf(card: number): Side {
    return this.sides.value[card] ?? 'plain';
  }

  /** Takes a card, with one of its sides up. */
  take(card: number, side: Side = this.sideOf(card)): void {
    const isOther = card !== this.card.peek();
    const hadGhost = this.ghost.peek() !== null;
    batch(() => {
      this.tapped.value = card;
      this.sides.value = { ...this.sides.value, [card]: side };
      this.shown.value = null;
      if (isOther && !hadGhost) this.turns.value = 0;
    });
    const offer = offerOf(this.table);
    if (offer?.isStuck) {
      this.table.choose(discardOf(card));
      return;
    }
    const isFirst = offer?.upright.length === 1 && offer.sideways.length === 1;
    if (hadGhost || isFirst) this.settle();
  }

  /** The other side up. */
  flip(): void {
    const card = this.card.peek();
    if (card === null) return;
    this.take(card, this.sideOf(card) === 'plain' ? 'scoring' : 'plain');
  }

  /** A quarter turn; a ghost turns in its place, as near as the offer allows. */
  turn(by: 1 | -1): void {
    this.turns.value = turnedBy(this.turns.peek(), by);
    if (this.ghost.peek() !== null) this.settle();
  }

  /** The ghost to the spot nearest to a point (in fields); `false` when none is near. */
  moveTo(wish: { x: number; y: number }, snap = SNAP): boolean {
    const offer = offerOf(this.table);
    if (!offer || this.card.peek() === null) return false;
    const spots = spotsOf(offer, this.turns.peek());
    const found = nearestSpot(spots, this.turns.peek(), wish);
    if (!found || (found.away > snap && spots.length > 1)) return false;
    this.wish = middleOf(found.spot, this.turns.peek());
    this.propose(found.spot);
    return true;
  }

  /** The ghost to the next spot in a direction. */
  step(dx: number, dy: number): void {
    const offer = offerOf(this.table);
    const ghost = this.ghost.peek();
    if (!offer || !ghost) return;
    const next = nextSpot(spotsOf(offer, ghost.rotation), ghost, dx, dy);
    if (!next) return;
    this.wish = middleOf(next, ghost.rotation);
    this.propose(next);
  }

  /** Marks a spot that is not legal and asks the engine why. */
  refuse(wish: { x: number; y: number }): void {
    const card = this.card.peek();
    if (card === null) return;
    const turns = this.turns.peek();
    const at = cornerFor(wish, turns);
    const placement: Placement = { card, side: this.sideOf(card), rotation: turns, ...at };
    const mark = { placement, says: '' };
    this.triedAt = this.table.state.peek().at;
    this.tried.value = mark;
    clearTimeout(this.triedTimer);
    this.triedTimer = setTimeout(() => {
      this.tried.value = null;
    }, TRIED_MS);
    void this.table.whyNot(actionOf(placement)).then((says) => {
      if (says !== null && this.tried.peek() === mark) this.tried.value = { placement, says };
    });
  }

  /** Puts the ghost back to what it was before a drag. */
  restore(before: Placement | null): void {
    if (before === null) {
      this.table.cancel();
      return;
    }
    this.turns.value = before.rotation;
    this.wish = middleOf(before, before.rotation);
    this.propose(before);
  }

  /** Takes over what a ghost shows, so that turning and flipping go on from there. */
  private follow(ghost: Placement): void {
    batch(() => {
      this.tried.value = null;
      this.tapped.value = ghost.card;
      this.turns.value = ghost.rotation;
      if (this.sideOf(ghost.card) !== ghost.side) {
        this.sides.value = { ...this.sides.value, [ghost.card]: ghost.side };
      }
    });
    if (!this.isProposing) this.wish = middleOf(ghost, ghost.rotation);
  }

  private settle(): void {
    const offer = offerOf(this.table);
    if (!offer) return;
    const turns = this.turns.peek();
    const found = nearestSpot(spotsOf(offer, turns), turns, this.wish ?? { x: 1, y: 1.5 });
    if (found) this.propose(found.spot);
  }

  private propose(spot: Cell): void {
    const card = this.card.peek();
    if (card === null) return;
    clearTimeout(this.triedTimer);
    this.isProposing = true;
    this.table.propose(
      draftOf(this.table, {
        card,
        side: this.sideOf(card),
        rotation: this.turns.peek(),
        x: spot.x,
        y: spot.y,
      }),
    );
    this.isProposing = false;
  }
}

/** The spot nearest in a direction: straight ahead counts, aside counts double. */
export function nextSpot<S extends Cell>(
  spots: readonly S[],
  from: Cell,
  dx: number,
  dy: number,
): S | undefined {
  let best: S | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= 0) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** The action of a placement, as it crosses the door. */
export function actionOf(placement: Placement): ActionOf<'kraje'> {
  const { card, side, rotation, x, y } = placement;
  return { game: 'kraje', type: 'place', card, side, rotation, x, y };
}

/** The draft of putting away a card that fits nowhere. */
export function discardOf(card: number): Draft<'kraje'> {
  return {
    actions: [{ game: 'kraje', type: 'discard', card }],
    says: { id: 'kraje-discard-says', args: { card } },
  };
}

/** The draft of a placement. */
export function draftOf(table: Table, placement: Placement): Draft<'kraje'> {
  const what = placementWords(table, placement);
  const turned = say('kraje-turned', { turns: placement.rotation });
  const isFirst = viewOf(table).seats[table.seat.value]?.placed.length === 0;
  return {
    actions: [actionOf(placement)],
    says: isFirst
      ? { id: 'kraje-ghost-first', args: { what, turned } }
      : { id: 'kraje-ghost-says', args: { what, turned, spot: spotName(placement) } },
    ghost: placement,
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
