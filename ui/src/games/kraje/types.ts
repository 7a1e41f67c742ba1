// The game's own names for what crosses the door, so that the rest of the folder reads without
// prefixes.

import type {
  KrajeAction,
  KrajeCard,
  KrajeCatalogue,
  KrajeCondition,
  KrajeField,
  KrajeFieldView,
  KrajeOffer,
  KrajePlacement,
  KrajeRank,
  KrajeSeatView,
  KrajeSide,
  KrajeView,
} from '../../host/gen';

export type Action = KrajeAction;
export type Card = KrajeCard;
export type Catalogue = KrajeCatalogue;
export type Condition = KrajeCondition;
export type Field = KrajeField;
export type FieldPlace = KrajeFieldView;
export type Offer = KrajeOffer;
export type Placement = KrajePlacement;
export type Rank = KrajeRank;
export type SeatView = KrajeSeatView;
export type Side = KrajeSide;
export type View = KrajeView;

type WithoutName<T> = T extends unknown ? Omit<T, 'no' | 'name'> : never;

/** What a condition counts: a rule id of the pack format with its parameters. */
export type Rule = WithoutName<KrajeCondition>;
