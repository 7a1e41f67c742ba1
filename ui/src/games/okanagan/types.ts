// The game's own names for what crosses the door, so that the rest of the folder reads without
// prefixes.

import type { Building, Shape, Terrain } from '../../host/gen/okanagan';

export type {
  Action,
  AreaView as Area,
  Back,
  Building,
  Catalogue,
  EvaluationView as Evaluation,
  Field,
  GapView as Gap,
  GoalEntry as GoalCard,
  Offer,
  PileView as Pile,
  PlayerView as Player,
  Reward,
  Shape,
  Spot,
  Stage,
  Standing,
  Terrain,
  TileEntry as Tile,
  TileOnBoard as Lying,
  View,
} from '../../host/gen/okanagan';

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

export const TERRAINS: readonly Terrain[] = ['forest', 'lake', 'prairie', 'mountain'];
export const SHAPES: readonly Shape[] = ['square', 'hexagon', 'circle'];
export const BUILDINGS: readonly Building[] = ['farm', 'warehouse', 'silo'];
