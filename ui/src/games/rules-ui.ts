// How a game's rules are laid out for reading. The engine's RULES.md is their list: every tag there
// is a clause here, and its anchor; `rules.test.ts` holds both together.

import type { ComponentType } from 'preact';
import type {
  AnyCatalogue,
  AnyRefusal,
  AnySetup,
  AnySheet,
  AnyView,
  GameId,
  Of,
} from '../host/protocol';
import type { Args, Message, Words } from '../words/words';

type ReasonOf<G extends GameId> = Extract<Of<AnyRefusal, G>, { type: 'rule' }>['reason'];
type SourceOf<G extends GameId> = Of<AnySheet, G>['seats'][number]['lines'][number]['source'];

/** The tag of a clause, as RULES.md has it: `HG-PLACE`. */
export type Tag = string;

/** Another way of playing by a clause: a house rule, or another number of players. */
export interface Variant<G extends GameId> {
  /** Its words are the attribute `v-<key>` of the clause's. */
  readonly key: string;
  /** Whether a table plays so. */
  isPlayed(setup: Of<AnySetup, G>): boolean;
  /** What its words fill in, from the components. */
  args?(catalogue: Of<AnyCatalogue, G>): Args;
}

/**
 * One clause; its words are `<game>-clause-<tag in small letters>` and `.title` of it, and
 * `.ruling-<name>` where RULES.md has a ruling of that name.
 */
export interface Clause<G extends GameId> {
  readonly tag: Tag;
  /** What its words fill in, from the components. */
  args?(catalogue: Of<AnyCatalogue, G>): Args;
  /** Whether it means anything at a table; everywhere unless said. */
  isFor?(setup: Of<AnySetup, G>): boolean;
  readonly variants?: readonly Variant<G>[];
  /** Whether the rulings on it hold with these components; they do unless said. */
  isRuled?(catalogue: Of<AnyCatalogue, G>): boolean;
  /** The words, where the components and not the files have them. */
  says?(catalogue: Of<AnyCatalogue, G>, words: Words): { title: string; text: string } | null;
}

/** A section; its title is `<game>-rules-<key>`, and what it begins with `.lead` of that. */
export interface Section<G extends GameId> {
  readonly key: string;
  readonly clauses: readonly Clause<G>[];
  /** Whether a table reads it before all others but the first. */
  isFirst?(setup: Of<AnySetup, G>): boolean;
}

/** One kind of component. */
export interface Part {
  /** What the game calls it where something is asked about it. */
  readonly thing: string;
  /** How many the box holds; for each player where its group says so. */
  readonly n: number;
  /** Its name with the number: "79 land tiles". */
  readonly says: string;
  readonly tag: Tag;
}

/** Components of one sort. */
export interface Parts {
  readonly label: Message;
  readonly parts: readonly Part[];
}

/** The rules on one page. */
export interface Glance {
  readonly turn: Message;
  readonly points: Message;
}

/** The kinds of a union, by whatever its members are told apart. */
type KindOf<T> = T extends { readonly type: infer K extends string }
  ? K
  : T extends { readonly code: infer K extends string }
    ? K
    : never;

/** Refusals that come before any rule of one game. */
type Before = Exclude<AnyRefusal['type'], 'rule'>;

/** The rules of a game. */
export interface Rulebook<G extends GameId> {
  readonly sections: readonly Section<G>[];
  /** The clause of every reason for a refusal. */
  readonly reasons: Readonly<Record<KindOf<ReasonOf<G>> | Before, Tag>>;
  /**
   * The clause by which something is refused in this position, where the same reason is given by
   * several; its kind's otherwise.
   */
  reasonTag?(reason: ReasonOf<G>, view: Of<AnyView, G>): Tag | null;
  /** The clause of every kind of line of a score sheet. */
  readonly sources: Readonly<Record<KindOf<SourceOf<G>>, Tag>>;
  /** The clause of a line that is about one component of several; its kind's otherwise. */
  sourceTag?(source: SourceOf<G>): Tag;
  /**
   * All of it at a glance: what a turn is, and what gives points, line by line; a line of points is
   * `points | for what`.
   */
  glance(catalogue: Of<AnyCatalogue, G>, setup: Of<AnySetup, G>): Glance;
  /** What the box holds. */
  parts(catalogue: Of<AnyCatalogue, G>): readonly Parts[];
  /** What is drawn beside a clause: its worked examples, its components. */
  readonly ClauseArt?: ComponentType<{ tag: Tag; catalogue: Of<AnyCatalogue, G> }>;
}
