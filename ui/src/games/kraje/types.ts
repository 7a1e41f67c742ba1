// The game's own names for what crosses the door, so that the rest of the folder reads without
// prefixes.

import type { Condition } from '../../host/gen/kraje';

export type {
  Action,
  Card,
  Catalogue,
  Condition,
  Field,
  FieldView as FieldPlace,
  Offer,
  Placement,
  Rank,
  SeatView,
  Side,
  View,
} from '../../host/gen/kraje';

type WithoutName<T> = T extends unknown ? Omit<T, 'no' | 'name'> : never;

/** What a condition counts: a rule id of the pack format with its parameters. */
export type Rule = WithoutName<Condition>;
