// What a player has in mind before anything is written: the planet looked at, the token being laid,
// the cards picked for the plan, the race card to be swapped. One per table, shared by board and
// panel.

import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Seat } from '../../host/protocol';
import type { Box, Point } from '../../kit/geometry';
import { centreOf, Ghost, type Piece } from '../../kit/ghost/ghost';
import { memoizeWeak } from '../../kit/memoize-weak';
import { isCalm } from '../../kit/reduced-motion';
import { raise } from '../../state/nav';
import { msg, say } from '../../words/words';
import type { Draft, GameTable, SheetOf } from '../game-ui';
import { actionOf, type DraftKind, draftOf, type Laying, type Option } from './draft-kind';
import { CELL, coveredBy, outline, spotOf } from './geometry';
import { inner, mapOf, type StarMap } from './map';
import { type Motion, motionOf, STILL } from './motion';
import { optionsOf, planOption, wayOption } from './options';
import { cellWords, planetNoun } from './places';
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
import { ownerNoun, soManyOf } from './words';

export type Table = GameTable<'bastards'>;

/** The view as the game's own type. */
export const viewOf = (table: Table): View => table.view.value;

/** The offer as the game's own type. */
export const offerOf = (table: Table): Offer | null => table.offer.value;

/** The coins a seat holds; at the end what is left of them once points were bought. */
export function coinsLeft(view: View, sheet: SheetOf<'bastards'>, seat: Seat): number {
  const held = view.seats[seat]?.coins ?? 0;
  if (view.stage.type !== 'over') return held;
  const lines = sheet.seats[seat]?.lines ?? [];
  const spent = lines
    .flatMap(({ terms }) => terms)
    .reduce((sum, { of, count }) => sum + (of.type === 'coins' ? of.each * count : 0), 0);
  return held - spent;
}

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
/** How far from its middle, in cells, a finger still means a place for a token. */
const SNAP = 1.3;

/** What one player has in mind at one table. */
export class Play {
  readonly map: StarMap;
  /** The planet being worked on. */
  readonly focus = signal<PlanetId | null>(null);
  /** A birth or an unloading that has been begun on the screen only. */
  readonly begun = signal<string | null>(null);
  /** Cards picked for the plan, in the order they were tapped. */
  readonly cards = signal<readonly Relation[]>([]);
  /** The race card that shall go. */
  readonly going = signal<{ readonly relation: Relation; readonly side: Side } | null>(null);
  /** The ship whose reach is shown though it is not flying, from the position on in which it was asked. */
  readonly shipAsked: ReadonlySignal<Seat | null>;
  /** What the detail sheet is about. */
  readonly asked = signal<Asked>({ type: 'relations' });
  /** All moves of the offer but placements. */
  readonly options: ReadonlySignal<readonly Option[]>;
  /** The token to be laid now. */
  readonly inHand: ReadonlySignal<InHand | null>;
  /** Whatever is about to happen. */
  readonly shade: ReadonlySignal<DraftKind | null>;
  /** The planet on which a token is being laid, or others are about to be hit, joined or changed. */
  readonly aimed: ReadonlySignal<PlanetId | null>;
  /** The token to be laid, on its planet. */
  readonly ghost: Ghost<Laying, Draft<'bastards'>>;

  /** Creatures that come and go with the last change. */
  readonly motion: ReadonlySignal<Motion>;

  private readonly shipAskedLast = signal<{ seat: Seat; since: number } | null>(null);
  /** Whether the screen came close of itself. */
  private isClose = false;
  /** The position in which the view left the planet in focus, since nothing was left to do there, and
   * how large its cells were. */
  private gone: { readonly at: number; readonly pixels: number } | null = null;

  constructor(readonly table: Table) {
    this.map = mapOf(table.catalogue);
    this.shipAsked = computed(() => {
      const asked = this.shipAskedLast.value;
      return asked && table.at.value >= asked.since ? asked.seat : null;
    });
    this.options = computed(() => optionsOf(table));
    this.inHand = computed(() => this.findInHand());
    this.motion = computed(() => (isCalm() ? STILL : motionOf(table.change.value, this.map)));
    this.shade = computed(() => (table.draft.value?.ghost as DraftKind | undefined) ?? null);
    this.aimed = computed(() => this.inHand.value?.planet ?? planetHit(this.shade.value));
    this.ghost = new Ghost(table, this.piece());
    // A new decision forgets what was in mind for the last one.
    table.scope.effect(() => {
      void table.state.value.at;
      untracked(() => {
        this.begun.value = null;
        this.cards.value = [];
        this.going.value = null;
        this.askShip(null);
      });
    });
    // ✖ puts planned cards back and gives up a birth or an unloading that was only begun.
    table.scope.effect(() => {
      const ghost = this.shade.value;
      untracked(() => {
        if (ghost?.type === 'plan') this.follow(ghost.cards);
        else if (ghost === null && offerOf(table)) {
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
    if (option.planet !== undefined && this.aimed.peek() === null) this.bring(option.planet);
  }

  /** Does a move that needs no aiming at once, as far as the player's settings allow. */
  choose(option: Option): void {
    this.table.choose({ ...draftOf(option), says: option.asks ?? option.label });
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
    const ghost = this.shade.peek();
    if (ghost?.type !== 'way' || ghost.nodes.at(-1) !== node) this.table.propose(draftOf(option));
    return true;
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

  /** Puts the token in hand down, in the middle of its planet as far as it goes. */
  private settle(): void {
    const hand = this.inHand.peek();
    const [first] = hand?.fits ?? [];
    if (!hand || !first) return;
    this.ghost.turns.value = first.turn;
    this.ghost.settle(centreOf(this.map.planet(hand.planet).box));
  }

  /** Shows how far a ship could get, or no ship. */
  askShip(seat: Seat | null): void {
    this.shipAskedLast.value = seat === null ? null : { seat, since: this.table.at.peek() };
  }

  /** Opens the detail sheet. */
  ask(what: Asked): void {
    this.asked.value = what;
    raise('detail');
  }

  /** Works on a planet: large enough for a finger, or as large as it was. */
  work(planet: PlanetId, was?: number): void {
    this.focus.value = planet;
    this.gone = null;
    const { middle, pixels } = this.closeTo(planet);
    this.table.viewport.zoomTo(middle, Math.max(was ?? pixels, 24));
  }

  /** Comes closer to a planet for as long as something is told of it. */
  glance(planet: PlanetId): void {
    const { middle, pixels } = this.closeTo(planet);
    if (this.table.viewport.sizeAtRest() < Math.min(AIM_PX, pixels))
      this.table.viewport.comeCloser(middle, pixels);
  }

  /** Where a planet is looked at from close by, and how large its cells are then. */
  private closeTo(planet: PlanetId): { readonly middle: Point; readonly pixels: number } {
    const { box, cols, rows } = this.map.planet(planet);
    const size = this.table.viewport.size.peek();
    const pixels = Math.min(size.width / (cols + 1.6), size.height / (rows + 2.1), 72);
    // A little low, so that the name below the planet is in sight, too.
    return { middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 + CELL / 4 }, pixels };
  }

  /**
   * Whether the view belongs to the planet looked at from close by: there is more to do there. Where
   * that comes back with an undo, so does the view.
   */
  staysClose(): boolean {
    const planet = this.focus.peek();
    if (planet === null || !this.options.peek().some((it) => it.planet === planet)) return false;
    // The room is not asked anew: what is told just then may take some of it for a moment.
    const { gone } = this;
    const isBack = gone !== null && this.table.state.peek().at < gone.at;
    if (isBack) this.work(planet, gone.pixels);
    return isBack || this.table.viewport.sizeAtRest() >= AIM_PX;
  }

  /** Brings into sight what comes after there was something to do at the planet in focus. */
  goOn(box: Box): void {
    const { viewport, state } = this.table;
    const pixels = viewport.sizeAtRest();
    if (this.focus.peek() !== null && pixels >= AIM_PX)
      this.gone ??= { at: state.peek().at, pixels };
    viewport.show(inner(box));
  }

  /** Comes close to the planet of a token in hand, if the fingers need it. */
  comeClose(planet: PlanetId): void {
    if (this.isClose || this.table.viewport.sizeAtRest() < AIM_PX * 1.4) {
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
    this.table.viewport.show(inner(this.map.planet(planet).box));
  }

  /** Back to the whole map. */
  leave(): void {
    this.focus.value = null;
    this.gone = null;
    this.table.viewport.showAll();
  }

  private lying(hand: InHand, at: Placement): Laying {
    const { planet, colour, race, isCorpse } = hand;
    return { type: 'lay', planet, colour, race, isCorpse, at };
  }

  private piece(): Piece<Laying, Draft<'bastards'>> {
    const { table, map } = this;
    const spotsOf = ({ race, at }: Laying) => this.cellsOf(race, at).map(spotOf);
    return {
      name: 'bastards',
      cell: CELL,
      reach: SNAP * CELL,
      stiffness: SNAP * CELL,
      slide: Number.POSITIVE_INFINITY,
      isFlatInHand: true,
      ways: () => {
        const hand = this.inHand.value;
        return hand ? hand.fits.map((fit) => this.lying(hand, fit)) : [];
      },
      placement: ({ ghost }) => {
        const shade = ghost as DraftKind | undefined;
        return shade?.type === 'lay' ? shade : null;
      },
      box: ({ planet, race, at }) => map.cellsBox(planet, this.cellsOf(race, at)),
      middle: (lying) => {
        const spots = spotsOf(lying);
        const { x, y } = map.planet(lying.planet).at;
        const mean = (all: readonly number[]) =>
          (all.reduce((sum, it) => sum + it, 0) / all.length + 0.5) * CELL;
        return {
          x: x + mean(spots.map((spot) => spot.col)),
          y: y + mean(spots.map((spot) => spot.row)),
        };
      },
      covers: ({ planet, race, at }, point) => {
        const under = map.under(point);
        return (
          under?.planet === planet &&
          under.cell !== null &&
          this.cellsOf(race, at).includes(under.cell)
        );
      },
      outline: (lying) => {
        const spots = spotsOf(lying);
        const [left, top] = [
          Math.min(...spots.map((spot) => spot.col)),
          Math.min(...spots.map((spot) => spot.row)),
        ];
        return outline(
          spots.map(({ col, row }) => ({ col: col - left, row: row - top })),
          1,
          12,
        );
      },
      turns: ({ at }) => at.turn,
      draft: (lying) => layDraft(table, lying, this.inHand.peek()?.before ?? []),
      wished: (point, turns) => {
        const hand = this.inHand.peek();
        const under = map.under(point);
        if (!hand || under?.planet !== hand.planet || under.cell === null) return null;
        const isKnown = hand.fits.some(({ turn }) => turn === turns);
        const turn = isKnown ? turns : (hand.fits[0]?.turn ?? 0);
        return this.lying(hand, { cell: under.cell, turn });
      },
      whyNot: async ({ at }) => {
        // What is only begun the engine knows nothing of yet.
        const isBegun = (this.inHand.peek()?.before.length ?? 0) > 0;
        return isBegun
          ? say('bastards-reason-taken')
          : table.whyNot(actionOf({ type: 'lay', ...at }));
      },
    };
  }
}

/** Who loads a ship looks at it, too, and stays where they are. */
const planetHit = (shade: DraftKind | null): PlanetId | null =>
  shade?.type === 'pair' || (shade?.type === 'cells' && shade.mark !== 'load')
    ? shade.planet
    : null;

/** The draft of laying a token, after what brings it about. */
export function layDraft(
  table: Table,
  lying: Laying,
  before: readonly Action[],
  cells: readonly number[] = [lying.at.cell],
): Draft<'bastards'> {
  const last = actionOf({ type: 'lay', ...lying.at });
  const [first, ...rest] = before.map(actionOf);
  const says = msg('bastards-lay-says', {
    ...soManyOf(lying.race, 1, ownerNoun(table, lying.colour)),
    isOwn: lying.colour === table.seat.value ? 'yes' : 'no',
    planet: planetNoun(table.catalogue, lying.planet),
  });
  return {
    actions: first ? [first, ...rest, last] : [last],
    says,
    // Of several ways to lay it, the cell it begins in and its turn tell enough.
    names: [
      says,
      msg('bastards-lay-where', { cell: cellWords(lying.at.cell) }),
      msg('bastards-choice-turn', { turn: lying.at.turn }),
    ],
    where: msg('bastards-lay-where', { cell: cells.map((cell) => cellWords(cell)).join('; ') }),
    ghost: lying,
  };
}

/** The play of a table, the same for board and panel. */
export const playOf = memoizeWeak((table: Table) => new Play(table));
