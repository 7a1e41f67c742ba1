// The worked examples of the rules: positions and what they bring, as the engine's own tests check
// them. Nothing here is worked out in the browser.

import text from '../../../../src-tauri/crates/bastards/data/examples.json?raw';
import type { Colour, NodeId, Race, Relation } from './types';

/** A token in an example. */
export interface PlacedCreature {
  readonly colour: Colour;
  readonly race: Race;
  readonly cells: readonly number[];
  readonly corpse?: boolean;
}

/** What lies on a planet before and after something happens there. */
export interface Scene {
  readonly section: string;
  readonly key: string;
  readonly before?: readonly PlacedCreature[];
  readonly after: readonly PlacedCreature[];
  /** Two of what lies there that make a pair. */
  readonly link?: readonly [number, number];
  /** Coins and points of each seat then. */
  readonly coins?: readonly number[];
  readonly points?: readonly number[];
  /** Who has the most there then; left out for nobody, and where it does not matter. */
  readonly leader?: Colour;
}

/** A flight over the map. */
export interface Flight {
  readonly section: string;
  readonly key: string;
  readonly put: NodeId;
  readonly path: readonly NodeId[];
  /** The steps made when it comes to each of them. */
  readonly steps: readonly number[];
  /** After which of the fields something is loaded. */
  readonly loads?: number;
  /** A field it cannot go to any more. */
  readonly refused?: NodeId;
}

/** Cards: the pair of a relation, or what was planned. */
export interface Cards {
  readonly section: string;
  readonly key: string;
  readonly pair?: {
    readonly relation: Relation;
    readonly before?: readonly [Race, Race];
    readonly after: readonly [Race, Race];
    readonly locked?: boolean;
  };
  /** What each seat has planned, and its coins then. */
  readonly plan?: readonly (readonly Relation[])[];
  readonly coins?: readonly number[];
  /** Whose cards are resolved one after the other. */
  readonly order?: readonly (readonly [number, Relation])[];
}

interface File {
  readonly scenes: readonly Scene[];
  readonly flights: readonly Flight[];
  readonly cards: readonly Cards[];
}

export const { scenes, flights, cards }: File = JSON.parse(text);

/** The planet of all scenes. */
export const PLANET = 'p2';

/** What an example is called in words and tests. */
export const nameOf = ({ section, key }: { section: string; key: string }): string =>
  `${section}-${key}`;
