// What a game gives the shared screens, and what they give it. Shared code never asks which game
// it is: everything it needs is named here. One folder a game:
//   card.tsx   `card: GameCardUi`   small, loaded at start: setup options, and the picture right after it
//   index.ts   `ui: GameUi`         the rest, loaded when a table of the game opens
// and words in `words/<language>/<game>.ftl`, loaded with it.

import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type {
  AnyAction,
  AnyCatalogue,
  AnyChanges,
  AnyEvent,
  AnyOffer,
  AnyRefusal,
  AnySetup,
  AnySheet,
  AnyView,
  GameId,
  LineOf,
  Of,
  PackCard,
  Preview,
  Seat,
  SeatPlan,
  SeatState,
  TableState,
  TermOf,
  Topic,
} from '../host/protocol';
import type { Point } from '../kit/geometry';
import type { Late } from '../kit/late';
import type { EffectScope } from '../kit/scope';
import type { Palette } from '../kit/sound';
import type { Viewport } from '../kit/viewport';
import type { Message, Words } from '../words/words';
import type { Rulebook, Tag } from './rules-ui';

export type SetupOf<G extends GameId> = Of<AnySetup, G>;
export type ActionOf<G extends GameId> = Of<AnyAction, G>;
export type ViewOf<G extends GameId> = Of<AnyView, G>;
export type OfferOf<G extends GameId> = Of<AnyOffer, G>;
export type EventOf<G extends GameId> = Of<AnyEvent, G>;
/** The game's own reason in a refusal by its rules. */
type ReasonOf<G extends GameId> = Extract<Of<AnyRefusal, G>, { type: 'rule' }>['reason'];
/** The game's own reason for what is advised. */
type TopicOf<G extends GameId> = Of<Topic, G>;
export type CatalogueOf<G extends GameId> = Of<AnyCatalogue, G>;
export type SheetOf<G extends GameId> = Of<AnySheet, G>;
/** What the engines say of a table and of a draft, in the types of one game. */
type StateOf<G extends GameId> = TableState<ViewOf<G>, OfferOf<G>, SheetOf<G>, EventOf<G>>;
export type PreviewOf<G extends GameId> = Preview<Of<AnyChanges, G>, EventOf<G>, OfferOf<G>>;

/** What a player is about to do: the ghost on the board. Nothing is written until `commit`. */
export interface Draft<G extends GameId> {
  /** The actions ✔ sends as one decision, in order; usually one. */
  readonly actions: readonly [ActionOf<G>, ...ActionOf<G>[]];
  /** What the preview takes for granted after these, where the rules allow it; ✔ does not send it. */
  readonly next?: ActionOf<G>;
  /** Said when the draft appears and written beside ✔: "Wolf card, turned right". */
  readonly says: Message;
  /** Its name in a list of a few moves, by parts, the most telling first: "Love and eating". */
  readonly names?: readonly Message[];
  /** Where on the board, for those who hear the ghost and do not see it: "2 east, 1 north". */
  readonly where?: Message;
  /** How it lies there, in a list of a few moves that differ in no more. */
  readonly turned?: Message;
  /**
   * Whether something is only given up by it: nobody expects points of that, now or later, and a
   * `choose` asks for ✔ unless nothing is ever asked.
   */
  readonly givesUp?: boolean;
  /** Whatever the board needs to draw the ghost; the shared code never looks inside. */
  readonly ghost?: unknown;
}

/** How the picture came to be what it is, so that a board knows whether to animate. */
export interface Change<G extends GameId> {
  readonly cause: 'load' | 'act' | 'undo' | 'redo' | 'replay';
  /** What was drawn before; `null` at first and after a curtain. */
  readonly before: ViewOf<G> | null;
  /** What happened in between, oldest first, as this viewer may know it. */
  readonly events: readonly { readonly by: Seat | null; readonly event: EventOf<G> }[];
}

/** Fields lit on the board because somebody asked what a line of the sheet is made of. */
export interface Light<G extends GameId> {
  readonly seat: Seat;
  readonly line: LineOf<G>;
}

/**
 * One table as a game's board and panel see it. Everything that changes is a signal. While a
 * replay runs, `view` and `sheet` show the past and `offer` is `null`; a board needs no special
 * case for it. A board exists only while there is a view: behind the curtain it is not mounted.
 */
export interface GameTable<G extends GameId> {
  readonly state: ReadonlySignal<StateOf<G>>;
  /** How many steps lie behind the position shown, which may be one of the past. */
  readonly at: ReadonlySignal<number>;
  readonly view: ReadonlySignal<ViewOf<G>>;
  readonly sheet: ReadonlySignal<SheetOf<G>>;
  /** The legal actions; `null` when this viewer has nothing to do, and in replays. */
  readonly offer: ReadonlySignal<OfferOf<G> | null>;
  /** The seat whose eyes these are: the holder's, or the one on turn at an open table. */
  readonly seat: ReadonlySignal<Seat>;
  readonly seats: ReadonlySignal<readonly SeatState[]>;
  /** Whether chances of what may still come are told: not to whoever wants no help. */
  readonly tellsOdds: ReadonlySignal<boolean>;
  readonly setup: SetupOf<G>;
  readonly catalogue: CatalogueOf<G>;
  readonly change: ReadonlySignal<Change<G>>;
  /** What the step brought about that led to the past position shown; nothing in the present. */
  readonly recalled: ReadonlySignal<readonly EventOf<G>[]>;
  /** What is told just now of the step shown. */
  readonly narration: { readonly event: ReadonlySignal<EventOf<G> | null> };

  /** The ghost; the chrome shows ✔ and ✖ while there is one. */
  readonly draft: ReadonlySignal<Draft<G> | null>;
  /** Whose points the page of a finished game reads out; `null` where no such page is open. */
  readonly reading?: { readonly seat: ReadonlySignal<Seat | null> };
  /** What was played, where the draft only shows what would have been better; `null` elsewhere. */
  readonly played?: ReadonlySignal<Draft<G> | null>;
  /** What the draft would change; `null` while it is being worked out. */
  readonly preview: ReadonlySignal<PreviewOf<G> | null>;
  /** Whether ✔ may be pressed: a draft stands, nothing is on its way, the lock has passed. */
  readonly canCommit: ReadonlySignal<boolean>;
  /** Whether ✖ may be pressed: the draft is the player's own, and not one that is only shown. */
  readonly canCancel?: ReadonlySignal<boolean>;

  /** Shows a ghost (or moves it). It stays until ✔, ✖, another ghost, or a new position. */
  propose(draft: Draft<G>): void;
  /**
   * A whole decision in one gesture: a chip, a drop from the tray. Done at once where the
   * player's confirm policy allows it, otherwise shown as a ghost with ✔ and ✖.
   */
  choose(draft: Draft<G>): void;
  /** ✔. Safe against double taps. */
  commit(): void;
  /** ✖. */
  cancel(): void;
  /** Asks the engine why this is not legal and shows its words; silence is never an answer. */
  explain(action: ActionOf<G>): Promise<string | null>;
  /**
   * The same, but where the rules refuse it the words are only handed back: for a board that
   * writes and speaks them beside the spot. `null` when there is nothing to say.
   */
  whyNot(action: ActionOf<G>): Promise<string | null>;
  /**
   * What the seat could do right after these actions, in the same decision; `null` where it could not
   * go on, and where nobody knows yet.
   */
  ahead(actions: readonly ActionOf<G>[]): Promise<OfferOf<G> | null>;
  /** Shows a hint of the screen's own ("tap a card first"). */
  hint(message: Message): void;

  /** For effects of whatever belongs to this table: they end when it is closed. */
  readonly scope: EffectScope;

  /** The viewport over the main board; kept across turns and restarts. Panels ask it where a finger is. */
  readonly viewport: Viewport;

  readonly lit: ReadonlySignal<Light<G> | null>;
  /** Lights the fields of a line, or puts the light out. */
  light(seat: Seat, line: LineOf<G> | null): void;
}

/**
 * One entry of the spoken way through the legal actions, for keyboard and screen readers: either
 * a whole decision (`draft`) or a step with further entries (`more`). Lists stay short by going
 * card → side → place → turn. The same list serves everybody who would rather not aim.
 */
export interface Choice<G extends GameId> {
  readonly key: string;
  readonly label: Message;
  readonly detail?: Message;
  readonly draft?: Draft<G>;
  readonly more?: () => readonly Choice<G>[];
}

export interface BoardProps<G extends GameId> {
  readonly table: GameTable<G>;
}

/** A table from afar: what lies open to everybody, and whose marks the seats have. */
export interface PictureProps<G extends GameId> {
  readonly view: ViewOf<G>;
  readonly catalogue: CatalogueOf<G>;
  readonly marks: readonly string[];
}

/** The outcome in words for the final page, beyond places and sheets: a solo rating, say. */
interface Finale {
  readonly title: Message;
  readonly text?: Message;
}

/** Something the rules compare between seats with the same points; more of it is better. */
export interface TieBreak {
  /** The sentence that says it decided; it is given the `values` with the names. */
  readonly says: Message;
  /** What each seat has of it. */
  readonly values: readonly number[];
}

/** What a sentence about a game may need beside the thing it is about: names of its components
 * (which come with the pack) and of the people at the table. */
export interface Teller<G extends GameId> {
  readonly words: Words;
  readonly catalogue: CatalogueOf<G>;
  readonly seats: readonly SeatPlan[];
}

/** What something is, for whoever asks about it. */
export interface ThingInfo {
  readonly title: string;
  /** What it does. */
  readonly says: string;
  readonly tag: Tag;
  /** What it shows and what it is worth now, line by line. */
  readonly now?: readonly string[];
  /** Names of what goes with it. */
  readonly more?: readonly string[];
}

/**
 * What everything in a game is. Things go by names of the game's own; they stand on elements of hand
 * and panel as `data-what`, and the board asks with the name of what lies under a point
 * (`askWhat` of `state/nav`).
 */
export interface Things<G extends GameId> {
  /** The names of everything a pack holds and a table shows. */
  names(catalogue: CatalogueOf<G>): readonly string[];
  /** What it is; at a table what it is worth there, too. `null` for a name of nothing. */
  tell(name: string, catalogue: CatalogueOf<G>, table?: GameTable<G>): ThingInfo | null;
  readonly Art: ComponentType<{ name: string; catalogue: CatalogueOf<G> }>;
}

/** What came to a seat. */
export interface Earning<G extends GameId> {
  readonly seat: Seat;
  /** Where it was earned. */
  readonly fields: LineOf<G>['fields'];
  readonly n: number;
  /** The class of the game's own that draws what flies. */
  readonly look: string;
}

/** All a game shows. */
export interface GameUi<G extends GameId = GameId> {
  readonly id: G;
  /** The key of what its chance brings up: tiles, cards. */
  readonly drawn: string;
  /** The keys of what lasted longest in a game: when it was over, and when it never was. */
  readonly lasting: { readonly over: string; readonly open: string };
  /** The board, filling its place; draws its own `Surface`. */
  readonly Board: ComponentType<BoardProps<G>>;
  /** What lies beside or under the board: hand, supply, tiles left. */
  readonly Panel: ComponentType<BoardProps<G>>;
  /** A small picture of a table for lists: all of it, standing still, fitted into its box. */
  readonly Picture: ComponentType<PictureProps<G>>;
  /**
   * The sheet `detail` (`raise('detail')`): what the player asked about, a card or a condition say,
   * in full. The game remembers what that was. Never there behind the curtain.
   */
  readonly Detail?: ComponentType<BoardProps<G>>;
  detailTitle?(table: GameTable<G>): string;
  /**
   * What a draft would do beyond what the sheet can tell, in the bar under the thumb; draws nothing
   * for drafts that the points say all about.
   */
  readonly Foreseen?: ComponentType<BoardProps<G>>;
  /** Whether all begin at once, so that no one is the first. */
  beginsTogether?(setup: SetupOf<G>): boolean;
  /** What the player is asked to do now, in one line. */
  prompt(table: GameTable<G>): Message;
  /**
   * What a newcomer may have met for the first time at this decision beside what is asked, the most
   * telling first: each is told once, in the words `guide-<game>-<topic>`. A kind of question goes by the
   * key of its prompt.
   */
  topics?(table: GameTable<G>): readonly string[];
  /** How many rounds are played, where that is a choice. */
  rounds?(table: GameTable<G>): number;
  /**
   * Why the device goes to somebody else though the turn is not done: a decision of theirs within
   * it. `null` where it is.
   */
  handOver?(table: GameTable<G>): Message | null;
  /** The legal actions as a walk; empty when there are none. */
  choices(table: GameTable<G>): readonly Choice<G>[];
  /**
   * The draft of actions that are decided together, where the walk takes them one by one; `null` for
   * those that the walk has.
   */
  draftOf?(table: GameTable<G>, actions: readonly [ActionOf<G>, ...ActionOf<G>[]]): Draft<G> | null;
  /**
   * Which points stand apart in the list of seats while a game goes on, so that it says of everybody the
   * same: those that only their owner knows, or that can still be lost; and what is said of so many.
   */
  readonly apart?: { has(source: LineOf<G>['source']): boolean; readonly says: string };
  /** What a seat holds that its sheet keeps from whoever looks; `null` where it is all there. */
  untold?(table: GameTable<G>, seat: Seat): Message | null;
  /** The position in a few spoken sentences. */
  summary(table: GameTable<G>): readonly Message[];
  /**
   * What a draft would bring about beyond points ("closes the forest"), in lines beside ✔. A game
   * that tells it is not credited with "±0" where no points move.
   */
  foretell?(events: readonly EventOf<G>[], teller: Teller<G>): readonly string[];
  /**
   * What a hint that brings no points at once is good for; without it, only that it pays later.
   */
  later?(actions: Draft<G>['actions'], table: GameTable<G>): Message;
  /**
   * A reason for what is advised, in words to whoever decides: `by` so many points it is better than the
   * next best.
   */
  sayWhy(topic: TopicOf<G>, table: GameTable<G>, by: number): Message;
  /** The titles of its own groups in the list of moves, in the order in which they are listed. */
  readonly groups?: readonly string[];
  /**
   * The title of the group in which a decision of this seat stands in the list of moves, by what it
   * would bring about; `null` where its points say enough.
   */
  groupOf?(preview: Pick<PreviewOf<G>, 'events' | 'changes'>, own: Seat): string | null;
  /** The event that says who begins, where somebody does. */
  readonly starts?: EventOf<G>['type'];
  /** Why a line of the sheet is worth less than before; `null` where its name says enough. */
  whyLess?(source: LineOf<G>['source']): Message | null;
  /** Whether the log alone tells an event, and nothing while it is seen. */
  isQuiet?(event: EventOf<G>): boolean;
  /** A line for log and replay; `null` for what is not worth telling. */
  describeEvent(event: EventOf<G>, teller: Teller<G>): string | null;
  /**
   * What chance brought up, once the game is over and all may be known: of what the log passes over
   * or tells without saying what it was; `null` where the log says enough.
   */
  describeDraw?(event: EventOf<G>, teller: Teller<G>): string | null;
  /** Why an action is refused, in words of the rules. */
  describeReason(reason: ReasonOf<G>, teller: Teller<G>): string;
  /** The name of a line of the sheet. */
  describeSource(source: LineOf<G>['source'], teller: Teller<G>): string;
  /** What a term counts, with its number: "3 forest fields"; empty where the line's name says it. */
  describeUnit(unit: TermOf<G>['of'], count: number, teller: Teller<G>): string;
  /** Whether there is one of a unit at most, so that its points are the line's. */
  isLone?(unit: TermOf<G>['of']): boolean;
  /** A small picture for a line of the sheet, where there is one. */
  readonly SourceArt?: ComponentType<{
    source: LineOf<G>['source'];
    catalogue: CatalogueOf<G>;
  }>;
  finale?(view: ViewOf<G>, state: StateOf<G>): Finale | null;
  /** What decides between equal points when the game is over, in the order of its rules. */
  tieBreaks?(view: ViewOf<G>, sheet: SheetOf<G>): readonly TieBreak[];
  /**
   * The sources that are counted when the game is over, in the order of the count, where others were
   * scored for all to see while it ran; without it every line of the sheets is counted.
   */
  countsLast?(events: readonly EventOf<G>[]): readonly LineOf<G>['source'][];
  /**
   * The middle of a seat's fields on the board shown, in its units; `null` where they lie elsewhere.
   * Things that come to the board are marked there with names of their own, as `data-thing`.
   */
  placeOf?(table: GameTable<G>, fields: LineOf<G>['fields'], seat: Seat): Point | null;
  /**
   * What came to seats with the change shown and is no point yet, money say: it flies to them from
   * its fields as points do.
   */
  earned?(table: GameTable<G>): readonly Earning<G>[];
  /**
   * How points of a kind of source look in bars, by the codes of statistics: a tile of 16 by 16,
   * which repeats, in the game's own colours and told apart without them.
   */
  readonly SourceLook: ComponentType<{ kind: string }>;
  /** How the game sounds. */
  readonly sounds: Palette;
  /** The pack of components a setup asks for, by its SHA-256, where the game has packs. */
  packOf?(setup: SetupOf<G>): string | undefined;
  /** What everything in it is. */
  readonly things: Things<G>;
  /** Its rules, for reading. */
  readonly rules: Rulebook<G>;
}

/** One thing to settle before a game: a row of chips. */
export interface SetupOption {
  readonly key: string;
  readonly label: Message;
  readonly choices: readonly { readonly value: string; readonly label: Message }[];
  readonly initial: string;
  /** What is chosen for the first game of somebody who has played none, where that is another. */
  readonly first?: string;
  /** What the choice means, where its name does not say. */
  readonly note?: Message;
  /** A house rule or a matter of taste: folded away until somebody looks for it. */
  readonly isMinor?: boolean;
  /** Whether it means anything for this many seats. */
  isFor?(seats: number): boolean;
  /** What a choice asks for that chips cannot hold, drawn under them; nothing for the others. */
  readonly Editor?: ComponentType<EditorProps>;
}

/** A game's own part of the set-up. What it settles is remembered beside the chosen values. */
export interface EditorProps {
  readonly seats: number;
  readonly chosen: Readonly<Record<string, string>>;
  choose(key: string, value: string): void;
}

/** Chance names who begins, the first seat begins, or nobody does because all begin at once. */
export type Beginning = 'chance' | 'first' | 'nobody';

/** What the shelf needs to know of a game before it is opened. */
export interface GameCardUi<G extends GameId = GameId> {
  readonly id: G;
  /** How much there is to learn, 1 the least: Home shows the games in this order. */
  readonly weight: number;
  /** A picture that fills the wide card on Home (16 : 10), our own drawing. */
  readonly art: Late<ComponentType>;
  readonly options: readonly SetupOption[];
  /** Whether the game can be played with other packs of components than its own. */
  readonly takesPacks?: boolean;
  /** Who begins unless people say so; whoever chance names, where a game does not say. */
  begins?(chosen: Readonly<Record<string, string>>): Beginning;
  /** Whether a game can begin with what is chosen; its editors say what is missing. */
  isComplete?(seats: number, chosen: Readonly<Record<string, string>>): boolean;
  /** The setup the engine takes, from seats and the chosen values. */
  makeSetup(
    seats: number,
    chosen: Readonly<Record<string, string>>,
    /** An added pack of components; without it the game's own. */
    pack?: PackCard,
    /** How many people sit there; the others are bots. */
    people?: number,
  ): SetupOf<G>;
  /** Whether nothing is hidden from anybody in such a game. Where it is not said, something is. */
  isOpen?(setup: SetupOf<G>): boolean;
}

/** The points that a decision brings a seat at once. */
export function gainOf({ changes }: Pick<Preview, 'changes'>, of: Seat): number {
  const own = changes.seats.find(({ seat }) => seat === of);
  return own ? own.after - own.before : 0;
}
