// The game's own names for what crosses the door, so that the rest of the folder reads without
// prefixes.

import type {
  HuntersAction,
  HuntersArea,
  HuntersAreaKind,
  HuntersCatalogue,
  HuntersCatalogueTile,
  HuntersContent,
  HuntersCounted,
  HuntersEvent,
  HuntersField,
  HuntersMark,
  HuntersOffer,
  HuntersPiece,
  HuntersPieceView,
  HuntersPlaced,
  HuntersReason,
  HuntersSource,
  HuntersUnit,
  HuntersView,
} from '../../host/gen';

export type Action = HuntersAction;
export type Area = HuntersArea;
export type AreaKind = HuntersAreaKind;
export type Catalogue = HuntersCatalogue;
export type Tile = HuntersCatalogueTile;
export type Content = HuntersContent;
export type Counted = HuntersCounted;
export type Event = HuntersEvent;
/** One zone of one tile. */
export type Field = HuntersField;
export type AnimalFate = HuntersMark;
export type Offer = HuntersOffer;
export type Piece = HuntersPiece;
export type PieceView = HuntersPieceView;
export type Placed = HuntersPlaced;
export type Reason = HuntersReason;
export type Source = HuntersSource;
export type Unit = HuntersUnit;
export type View = HuntersView;

/** A tile somewhere on the table, or about to be. */
export interface Lying {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}
