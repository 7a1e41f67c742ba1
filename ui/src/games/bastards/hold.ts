// What a player has in mind before anything is written: the planet looked at, the token being laid,
// the cards picked for the plan, the race card to be swapped. One per table, shared by board and
// panel.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Seat } from '../../host/door';
import { isCalm } from '../../kit/motion';
import { raise } from '../../state/nav';
import { msg } from '../../words/words';
import type { GameTable } from '../game-ui';
import { CELL, coveredBy, spotOf } from './geometry';
import { actionOf, draftOf, type Ghost, type Option } from './ghost';
import { inner, mapOf, type StarMap } from './map';
import { type Motion, motionOf, STILL } from './motion';
import { optionsOf, planOption, spotName, wayOption } from './options';
import type {
  Action,
  Colour,
  NodeId,
  Offer,
  Placement,
  PlanetId,
  Race,
  Relation,
  Side,
  View,
} from './types';
import { planetName, raceName } from './words';

export type Table = GameTable<'bastards'>;

/** The view as the game's own type. */
export const viewOf = (table: Table): View => table.view.value;

/** The offer as the game's own type. */
export const offerOf = (table: Table): Offer | null => table.offer.value;

/** A token that is being laid: how it came to be, and where it may lie. */
export interface InHand {
  readonly planet: PlanetId;
  readonly race: Race;
  readonly colour: Colour;
  readonly isCorpse: boolean;
  readonly fits: readonly Placement[];
  /** What brings it about first: a birth, an unloading. */
  readonly before: readonly Action[];
  readonly key: string;
}

/** What the detail sheet shows. */
export type Asked =
  | { readonly type: 'relations' }
  | { readonly type: 'crew' }
  | { readonly type: 'planet'; readonly planet: PlanetId };

/** From this size of a cell on, a finger can aim at one. */
export const AIM_PX = 26;
/** How long the mark of a refused place stays. */
const TRIED_MS = 3500;

/** What one player has in mind at one table. */
export class Hold {
  readonly map: StarMap;
  /** The planet being worked on. */
  readonly focus = signal<PlanetId | null>(null);
  /** A birth or an unloading that has been begun on the screen only. */
  readonly begun = signal<string | null>(null);
  /** Cards picked for the plan, in the order they were tapped. */
  readonly cards = signal<readonly Relation[]>([]);
  /** The race card that shall go. */
  readonly going = signal<{ readonly relation: Relation; readonly side: Side } | null>(null);
  /** The ship whose reach is shown though it is not flying. */
  readonly shipAsked = signal<Seat | null>(null);
  /** What the detail sheet is about. */
  readonly asked = signal<Asked>({ type: 'relations' });
  /** A place that is refused, with the engine's words. */
  readonly tried = signal<{
    readonly planet: PlanetId;
    readonly cells: readonly number[];
    readonly says: string;
  } | null>(null);
  /** All moves of the offer but placements. */
  readonly options: ReadonlySignal<readonly Option[]>;
  /** The token to be laid now. */
  readonly inHand: ReadonlySignal<InHand | null>;
  /** The ghost on the board. */
  readonly ghost: ReadonlySignal<Ghost | null>;

  /** Creatures that come and go with the last change. */
  readonly motion: ReadonlySignal<Motion>;

  /** Whether the screen came close of itself. */
  private isClose = false;
  private triedTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {
    this.map = mapOf(table.catalogue);
    this.options = computed(() => optionsOf(table));
    this.inHand = computed(() => this.findInHand());
    this.motion = computed(() => (isCalm() ? STILL : motionOf(table.change.value, this.map)));
    this.ghost = computed(() => (table.draft.value?.ghost as Ghost | undefined) ?? null);
    // A new decision forgets what was in mind for the last one.
    effect(() => {
      void table.state.value.at;
      untracked(() => {
        this.begun.value = null;
        this.cards.value = [];
        this.going.value = null;
        this.tried.value = null;
        this.shipAsked.value = null;
      });
    });
    // ✖ puts planned cards back and gives up a birth or an unloading that was only begun.
    effect(() => {
      const ghost = this.ghost.value;
      untracked(() => {
        if (ghost?.type === 'plan') this.follow(ghost.cards);
        else if (ghost === null) {
          this.follow([]);
          this.begun.value = null;
        }
      });
    });
  }

  private follow(cards: readonly Relation[]): void {
    if (cards.join() !== [...this.cards.peek()].sort().join()) this.cards.value = cards;
  }

  private findInHand(): InHand | null {
    const offer = offerOf(this.table);
    if (!offer) return null;
    const laying = viewOf(this.table).laying;
    const token = laying?.tokens[0];
    if (laying && token && offer.lay.length > 0) {
      const { planet, corpses } = laying;
      const key = `lay-${planet}-${laying.tokens.length}`;
      return { planet, ...token, isCorpse: corpses, fits: offer.lay, before: [], key };
    }
    const begun = this.options.value.find((option) => option.key === this.begun.value);
    if (!begun?.fits || begun.planet === undefined || !begun.race) return null;
    return {
      planet: begun.planet,
      race: begun.race,
      colour: begun.colour ?? 0,
      isCorpse: false,
      fits: begun.fits,
      before: begun.actions,
      key: begun.key,
    };
  }

  /** Takes up a move: what lays a token goes on with its place, the rest becomes a ghost. */
  take(option: Option): void {
    if (option.fits) {
      this.begun.value = option.key;
      if (option.planet !== undefined) this.work(option.planet);
      this.settle();
      return;
    }
    this.table.propose(draftOf(option));
    if (option.planet !== undefined) this.bring(option.planet);
  }

  /** Does a move that needs no aiming at once, as far as the player's settings allow. */
  choose(option: Option): void {
    this.table.choose(draftOf(option));
  }

  /** Picks a card for the plan or puts it back. */
  pickCard(card: Relation): void {
    const offer = offerOf(this.table);
    if (!offer?.cards.includes(card)) {
      if (offer && offer.cards.length > 0) {
        void this.table.explain(actionOf({ type: 'plan', card, second: null }));
      }
      return;
    }
    const picked = this.cards.peek();
    const next = picked.includes(card)
      ? picked.filter((it) => it !== card)
      : offer.twoCards
        ? [...picked.slice(-1), card]
        : [card];
    this.cards.value = next;
    const option = planOption(offer, next);
    if (option) this.table.propose(draftOf(option));
    else this.table.cancel();
  }

  /** Chooses a relation to change: the first of its cards that can go. */
  goAt(relation: Relation): void {
    this.table.cancel();
    if (!this.canChange(relation)) {
      this.going.value = null;
      void this.table.explain(actionOf({ type: 'lock', relation }));
      return;
    }
    const sides = offerOf(this.table)?.swap.filter((it) => it.relation === relation) ?? [];
    this.going.value = { relation, side: sides[0]?.side ?? 'left' };
  }

  /** Whether a relation can be swapped, flipped or locked now. */
  canChange(relation: Relation): boolean {
    return this.options.value.some(
      ({ ghost }) => ghost.type === 'relation' && ghost.relation === relation,
    );
  }

  /** The ghost of a flight to a path field. `false` when the ship cannot get there. */
  flyTo(node: NodeId): boolean {
    const option = wayOption(this.table, node);
    if (!option) return false;
    const ghost = this.ghost.peek();
    if (ghost?.type === 'way' && ghost.nodes.at(-1) === node) this.table.commit();
    else this.table.propose(draftOf(option));
    return true;
  }

  /** The ghost of the token in hand to the place nearest to a cell of its planet. */
  moveTo(at: { readonly col: number; readonly row: number }, snap = 1.3): boolean {
    const hand = this.inHand.peek();
    if (!hand) return false;
    const ghost = this.ghost.peek();
    const turn = ghost?.type === 'lay' ? ghost.at.turn : null;
    const found = this.nearest(hand, at, turn, snap) ?? this.nearest(hand, at, null, snap);
    if (!found) return false;
    this.lay(hand, found);
    return true;
  }

  /** The next orientation that is legal near where the ghost lies. */
  turn(): void {
    const hand = this.inHand.peek();
    const ghost = this.ghost.peek();
    if (!hand) return;
    if (ghost?.type !== 'lay') {
      this.settle();
      return;
    }
    const turns = this.turnsOf(hand);
    const next = turns[(turns.indexOf(ghost.at.turn) + 1) % turns.length];
    if (next === undefined) return;
    const found = this.nearest(hand, this.middleOf(hand.race, ghost.at), next, 99);
    if (found) this.lay(hand, found);
  }

  /** The ghost to the next place in a direction. */
  step(dx: number, dy: number): void {
    const hand = this.inHand.peek();
    const ghost = this.ghost.peek();
    if (!hand) return;
    if (ghost?.type !== 'lay') {
      this.settle();
      return;
    }
    const from = this.middleOf(hand.race, ghost.at);
    let best: Placement | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const fit of hand.fits) {
      if (fit.turn !== ghost.at.turn) continue;
      const to = this.middleOf(hand.race, fit);
      const ahead = (to.col - from.col) * dx + (to.row - from.row) * dy;
      const aside = Math.abs((to.col - from.col) * dy) + Math.abs((to.row - from.row) * dx);
      if (ahead <= 0 || ahead + 2 * aside >= least) continue;
      least = ahead + 2 * aside;
      best = fit;
    }
    if (best) this.lay(hand, best);
  }

  /** Orientations that have a legal place. */
  turnsOf(hand: InHand): number[] {
    return [...new Set(hand.fits.map((fit) => fit.turn))].sort((a, b) => a - b);
  }

  /** The cells a placement of a race covers. */
  cellsOf(race: Race, { cell, turn }: Placement): number[] {
    const turns = this.table.catalogue.races.find((it) => it.race === race)?.turns ?? [];
    return coveredBy(cell, turns[turn] ?? [[0, 0]]);
  }

  /** Puts the ghost down where there is a place. */
  settle(): void {
    const hand = this.inHand.peek();
    const first = hand?.fits[0];
    if (!hand || !first) return;
    const planet = this.map.planet(hand.planet);
    const middle = { col: (planet.cols - 1) / 2, row: (planet.rows - 1) / 2 };
    this.lay(hand, this.nearest(hand, middle, first.turn, 99) ?? first);
  }

  /** Marks cells where the token in hand may not lie and asks the engine why. */
  refuse(cell: number): void {
    const hand = this.inHand.peek();
    if (!hand) return;
    const ghost = this.ghost.peek();
    const turn = ghost?.type === 'lay' ? ghost.at.turn : (hand.fits[0]?.turn ?? 0);
    const mark = { planet: hand.planet, cells: this.cellsOf(hand.race, { cell, turn }), says: '' };
    this.tried.value = mark;
    clearTimeout(this.triedTimer);
    this.triedTimer = setTimeout(() => {
      this.tried.value = null;
    }, TRIED_MS);
    if (hand.before.length > 0) {
      this.table.hint(msg('bastards-reason-taken'));
      return;
    }
    void this.table.whyNot(actionOf({ type: 'lay', cell, turn })).then((says) => {
      if (says !== null && this.tried.peek() === mark) this.tried.value = { ...mark, says };
    });
  }

  /** Opens the detail sheet. */
  ask(what: Asked): void {
    this.asked.value = what;
    raise('detail');
  }

  /** Works on a planet: large enough for a finger. */
  work(planet: PlanetId): void {
    this.focus.value = planet;
    const { eye } = this.table;
    const { box, cols, rows } = this.map.planet(planet);
    const size = eye.size.peek();
    const pixels = Math.min(size.width / (cols + 1.6), size.height / (rows + 2.1), 72);
    // A little low, so that the name below the planet is in sight, too.
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 + CELL / 4 };
    eye.zoomTo(middle, Math.max(pixels, 24));
  }

  /** Whether there is more to do at the planet looked at from close by. */
  isBusyThere(): boolean {
    const planet = this.focus.peek();
    if (planet === null || this.table.eye.cellSize() < AIM_PX) return false;
    return this.options.peek().some((option) => option.planet === planet);
  }

  /** Comes close to the planet of a token in hand, if the fingers need it. */
  comeClose(planet: PlanetId): void {
    if (this.isClose || this.table.eye.cellSize() < AIM_PX * 1.4) {
      this.isClose = true;
      this.work(planet);
    } else this.bring(planet);
  }

  /** Gives the map back after the screen itself came close. */
  goBack(): void {
    if (!this.isClose) return;
    this.isClose = false;
    this.leave();
  }

  /** Brings a planet into sight without coming closer. */
  bring(planet: PlanetId): void {
    this.table.eye.show(inner(this.map.planet(planet).box));
  }

  /** Back to the whole map. */
  leave(): void {
    this.focus.value = null;
    this.table.eye.showAll();
  }

  private lay(hand: InHand, at: Placement): void {
    const ghost: Ghost = {
      type: 'lay',
      planet: hand.planet,
      colour: hand.colour,
      race: hand.race,
      isCorpse: hand.isCorpse,
      at,
    };
    this.tried.value = null;
    const [first, ...rest] = [...hand.before, { type: 'lay', ...at } as const];
    if (!first) return;
    this.table.propose({
      actions: [actionOf(first), ...rest.map(actionOf)],
      says: msg('bastards-lay-says', {
        race: raceName(hand.race),
        planet: planetName(this.table.catalogue, hand.planet),
        cell: spotName(at.cell),
      }),
      ghost,
    });
  }

  private middleOf(race: Race, at: Placement): { col: number; row: number } {
    const spots = this.cellsOf(race, at).map(spotOf);
    const sum = spots.reduce((all, it) => ({ col: all.col + it.col, row: all.row + it.row }));
    return { col: sum.col / spots.length, row: sum.row / spots.length };
  }

  private nearest(
    hand: InHand,
    at: { readonly col: number; readonly row: number },
    turn: number | null,
    far: number,
  ): Placement | null {
    let best: Placement | null = null;
    let least = far;
    for (const fit of hand.fits) {
      if (turn !== null && fit.turn !== turn) continue;
      const middle = this.middleOf(hand.race, fit);
      const away = Math.hypot(middle.col - at.col, middle.row - at.row);
      if (away < least) {
        least = away;
        best = fit;
      }
    }
    return best;
  }
}

/** Board units of a point as column and row of a planet's grid, with fractions. */
export function gridAt(
  map: StarMap,
  planet: PlanetId,
  at: { readonly x: number; readonly y: number },
): { col: number; row: number } {
  const corner = map.planet(planet).at;
  return { col: (at.x - corner.x) / CELL - 0.5, row: (at.y - corner.y) / CELL - 0.5 };
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
