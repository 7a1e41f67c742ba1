// The game's own names for what crosses the door, so that the rest of the folder reads without
// prefixes.

import type { Race, Relation } from '../../host/gen/bastards';

export type {
  Action,
  Catalogue,
  Colour,
  Event,
  Field,
  HeldView as Held,
  LayingView as Laying,
  Node as NodeId,
  Offer,
  Placement,
  Planet as PlanetId,
  PlanetEntry,
  PlanetView,
  Progress,
  Prospect,
  Race,
  Reach,
  Relation,
  RelationView,
  SeatView,
  Side,
  StageView as Stage,
  TokenView as Token,
  TrackField,
  Turned,
  View,
} from '../../host/gen/bastards';

/** The neutral colour. */
export const NEUTRAL = 5;

/** All races in the order of the pack. */
export const RACES: readonly Race[] = ['toadling', 'toucanosaur', 'spud', 'cactusoid', 'sluggy'];

/** All relations in the printed order. */
export const RELATIONS: readonly Relation[] = [
  'love',
  'shooting',
  'eating',
  'trade',
  'diplomacy',
  'migration',
  'mutation',
  'change',
];
