// The ghost: a thing shown on the board before anything is written. It is moved by taps, drags and
// keys, turned, refused with a reason, and put back by whatever calls a drag off. The games say what
// the thing is (`Piece`); what stands on the board is always the table's draft, so that a hint, the
// list of moves and a hand propose alike.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Message, say } from '../../words/words';
import { momentOrTouch } from '../clock';
import { dragged } from '../drag';
import { type Box, middle, type Point } from '../geometry';
import { fingerAt } from '../room';
import type { EffectScope } from '../scope';
import type { Viewport } from '../viewport';
import { type Manner, nearest, nextTo, type Place, turnedFrom } from './aim';

/** What is about to be done, as far as a ghost asks: its words. */
export interface Proposal {
  readonly says: Message;
  /** Where, for those who do not see it. */
  readonly where?: Message;
}

/** A proposal in words for those who do not see the ghost. */
export const spoken = ({ says, where }: Proposal): string =>
  where === undefined ? say(says) : `${say(says)}, ${say(where)}`;

/** What a ghost needs of the table it stands on. */
interface Tabletop<D> {
  readonly viewport: Viewport;
  /** Ends when the table is closed. */
  readonly scope: EffectScope;
  /** How many steps lie behind the position shown. */
  readonly at: ReadonlySignal<number>;
  readonly draft: ReadonlySignal<D | null>;
  /** What was done, where the draft only shows what would have been better. */
  readonly played?: ReadonlySignal<D | null>;
  readonly canCommit: ReadonlySignal<boolean>;
  /** Whether the ghost is the player's own; one that is only looked at cannot be put back. */
  readonly canCancel?: ReadonlySignal<boolean>;
  propose(draft: D): void;
  commit(): void;
  cancel(): void;
}

/** What a game tells of the thing that can be laid. `P` is how it lies, `D` the table's draft. */
export interface Piece<P, D> extends Manner {
  /** What the test ids of its parts begin with. */
  readonly name: string;
  /** Side of a cell, in board units. */
  readonly cell: number;
  /** A place is marked by a dot where a finger points at it, and not by the square to be filled. */
  readonly isDotted?: boolean;
  /** The hand does not show how it is turned: turning what has no place yet puts it down. */
  readonly isFlatInHand?: boolean;
  /** Every way it may lie now; none while there is nothing to lay. */
  ways(): readonly P[];
  /** How it lies in a draft; `null` in a draft of something else. */
  placement(draft: D): P | null;
  /** What it covers, in board units. */
  box(at: P): Box;
  /** What a finger that means it points at; the middle of its box unless said. */
  middle?(at: P): Point;
  /** Its outline from its box's corner, as an SVG path, where it is no rectangle. */
  outline?(at: P): string;
  /** Whether it lies on a point: a tap there means it, however far off its middle is. */
  covers?(at: P, point: Point): boolean;
  turns(at: P): number;
  draft(at: P): D;
  /** How it would lie, legal or not, where a point asks for it; `null` where that means nothing. */
  wished(point: Point, turns: number): P | null;
  /** Why it may not lie so, in words. */
  whyNot(at: P): Promise<string | null>;
}

/** Said at a place for a while: a refused try, or a remark on the ghost as it lies. */
interface Note<P> {
  readonly isRefusal: boolean;
  readonly at: P;
  /** Empty until the engine has answered. */
  readonly says: string;
}

/** As far off as one likes, in board units. */
const FAR = Number.MAX_VALUE;

/** What a finger covers of a dot, in pixels. */
const FINGER = 44;

/** How long a note stays, in milliseconds; it begins anew when its words come. */
const NOTE_MS = 4000;

/** The ghost of one thing at one table. */
export class Ghost<P, D extends Proposal> {
  /** How the draft has it lie. */
  readonly placement: ReadonlySignal<P | null>;
  /** How it is drawn: as it lies, but not while it hangs on a finger over no place. */
  readonly at: ReadonlySignal<P | null>;
  /** How it was laid, where the ghost only shows where it had better lain. */
  readonly played: ReadonlySignal<P | null>;
  /** How it is turned; in the hand, too, where the hand shows it. */
  readonly turns = signal(0);
  /** What is said of a place now. It holds for one position and one draft. */
  readonly note: ReadonlySignal<Note<P> | null>;

  private readonly noted = signal<(Note<P> & { step: number; draft: D | null }) | null>(null);
  /** Where a draft was meant to be before turns made it slide. */
  private wish: { readonly draft: D | null; readonly point: Point } | null = null;

  constructor(
    readonly table: Tabletop<D>,
    readonly piece: Piece<P, D>,
  ) {
    const { draft, at, scope } = table;
    this.placement = computed(() => (draft.value ? piece.placement(draft.value) : null));
    this.at = computed(() => (dragged.value?.what === this ? null : this.placement.value));
    this.played = computed(() => {
      const played = table.played?.value;
      return played ? piece.placement(played) : null;
    });
    this.note = computed(() => {
      const note = this.noted.value;
      return note?.step === at.value && note.draft === draft.value ? note : null;
    });
    // A ghost may come from elsewhere, a hint or the list of moves; the hand goes on from there.
    scope.effect(() => {
      if (this.placement.value) this.turns.value = piece.turns(this.placement.value);
    });
    scope.effect(() =>
      this.noted.value ? momentOrTouch(NOTE_MS, () => this.forget()) : undefined,
    );
  }

  get viewport(): Viewport {
    return this.table.viewport;
  }

  /** What a finger that means it points at, in board units. */
  middleOf(at: P): Point {
    return this.piece.middle?.(at) ?? centreOf(this.piece.box(at));
  }

  /** Where the thing may lie now. */
  places(): readonly Place<P>[] {
    return this.piece.ways().map((at) => this.place(at));
  }

  /** The places that are marked: what never turns by itself has only those of its turn. */
  marked(): readonly Place<P>[] {
    const turns = this.turns.value;
    const isStiff = this.piece.stiffness === Number.POSITIVE_INFINITY;
    return this.places().filter((place) => !isStiff || place.turns === turns);
  }

  /** Where on the surface a finger means one of them, in pixels. Reading it follows the view. */
  targets(): readonly Box[] {
    const { viewport, piece } = this;
    const reach = Math.min(FINGER, viewport.cellSize()) / 2;
    const seen = new Map<string, Box>();
    for (const { at, middle } of this.marked()) {
      const box = piece.isDotted
        ? fingerAt(viewport.pixelAt(middle), reach)
        : viewport.pixelBox(piece.box(at));
      seen.set(`${box.x} ${box.y} ${box.width}`, box);
    }
    return [...seen.values()];
  }

  /** To the place a point means; `false` where it means none. */
  moveTo(point: Point, reach = this.piece.reach, isMeant = (_: Place<P>) => true): boolean {
    const manner = { reach, stiffness: this.piece.stiffness };
    const places = this.places().filter(isMeant);
    const found = nearest(places, point, this.turns.peek(), manner);
    if (!found) return false;
    const isThere = JSON.stringify(found.at) === JSON.stringify(this.placement.peek());
    if (!isThere) this.lay(found, found.middle);
    return true;
  }

  /** To the place a tap means, or else a note why not. */
  aim(point: Point): boolean {
    const { covers } = this.piece;
    const isUnder = (place: Place<P>): boolean => covers?.(place.at, point) ?? false;
    const isMoved = this.moveTo(point, FAR, isUnder) || this.moveTo(point);
    if (!isMoved) this.refuse(point);
    return isMoved;
  }

  /** Down, as near as may be to where it was meant to be, or to a point nobody aimed at. */
  settle(around?: Point): void {
    const places = this.places();
    const point = this.wished() ?? around ?? meanOf(places.map((place) => place.middle));
    const manner = { reach: Number.POSITIVE_INFINITY, stiffness: this.piece.stiffness };
    const found = nearest(places, point, this.turns.peek(), manner);
    if (found) this.lay(found, point);
  }

  /** To the next place in a direction; down, where it has none yet. */
  step(dx: number, dy: number): void {
    const at = this.placement.peek();
    const found =
      at !== null && nextTo(this.places(), this.place(at), dx, dy, this.piece.stiffness);
    if (at === null) this.settle();
    else if (found) this.lay(found, found.middle);
  }

  /** The next way round that fits, or a remark that there is none; in the hand a quarter. */
  turn(by: 1 | -1 = 1): void {
    const at = this.placement.peek();
    if (at === null) {
      if (this.piece.isFlatInHand) this.settle();
      else this.turns.value = (this.turns.peek() + by + 4) % 4;
      return;
    }
    const found = this.turned(at, by);
    if (found) this.lay(found, this.wished() ?? found.middle);
    else this.write({ isRefusal: false, at, says: say('ghost-one-way') });
  }

  /** Whether it fits where it lies in another turn. */
  canTurn(): boolean {
    return this.placement.value !== null && this.turned(this.placement.value, 1) !== undefined;
  }

  /** Marks a place where it may not lie and asks why. */
  refuse(point: Point): void {
    const at = this.piece.wished(point, this.turns.peek());
    if (at === null) return;
    const note = this.write({ isRefusal: true, at, says: '' });
    void this.piece.whyNot(at).then((says) => {
      if (says !== null && this.noted.peek() === note) this.noted.value = { ...note, says };
    });
  }

  /** Nothing is said any more. */
  forget(): void {
    this.noted.value = null;
  }

  /** Remembers what stands, for a drag that is called off. Returns how to put it back. */
  remember(): () => void {
    const before = this.table.draft.peek();
    return () => {
      if (this.table.draft.peek() === before) return;
      if (before) this.table.propose(before);
      else this.table.cancel();
    };
  }

  private turned(at: P, by: 1 | -1): Place<P> | undefined {
    const from = this.place(at);
    const wish = this.wished() ?? from.middle;
    return turnedFrom(this.places(), from, by, wish, this.piece.slide);
  }

  private lay(place: Place<P>, point: Point): void {
    const draft = this.piece.draft(place.at);
    this.wish = { draft, point };
    this.table.propose(draft);
  }

  /** Where what stands now was meant to be. */
  private wished(): Point | undefined {
    const at = this.placement.peek();
    if (at === null) return undefined;
    return this.wish?.draft === this.table.draft.peek() ? this.wish.point : this.place(at).middle;
  }

  private write(note: Note<P>) {
    const { at, draft } = this.table;
    const noted = { ...note, step: at.peek(), draft: draft.peek() };
    this.noted.value = noted;
    return noted;
  }

  private place(at: P): Place<P> {
    return { at, middle: this.middleOf(at), turns: this.piece.turns(at) };
  }
}

/** The middle of a box. */
export const centreOf = ({ x, y, width, height }: Box): Point =>
  middle({ x, y }, { x: x + width, y: y + height });

const meanOf = (points: readonly Point[]): Point => {
  const n = Math.max(points.length, 1);
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / n, y: sum.y / n };
};
