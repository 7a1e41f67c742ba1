// The game's own names for what crosses the door, so that the rest of the folder reads without
// prefixes.

import type {
  OkanaganAction,
  OkanaganArea,
  OkanaganBack,
  OkanaganBuilding,
  OkanaganCatalogue,
  OkanaganEvaluation,
  OkanaganField,
  OkanaganGoalEntry,
  OkanaganOffer,
  OkanaganPile,
  OkanaganPlayer,
  OkanaganReward,
  OkanaganShape,
  OkanaganSpot,
  OkanaganStage,
  OkanaganStanding,
  OkanaganTerrain,
  OkanaganTileEntry,
  OkanaganTileOnBoard,
  OkanaganView,
} from '../../host/gen';

export type Action = OkanaganAction;
export type Area = OkanaganArea;
export type Back = OkanaganBack;
export type Building = OkanaganBuilding;
export type Catalogue = OkanaganCatalogue;
export type Evaluation = OkanaganEvaluation;
export type Field = OkanaganField;
export type GoalCard = OkanaganGoalEntry;
export type Offer = OkanaganOffer;
export type Pile = OkanaganPile;
export type Player = OkanaganPlayer;
export type Reward = OkanaganReward;
export type Shape = OkanaganShape;
export type Spot = OkanaganSpot;
export type Stage = OkanaganStage;
export type Standing = OkanaganStanding;
export type Terrain = OkanaganTerrain;
export type Tile = OkanaganTileEntry;
export type Lying = OkanaganTileOnBoard;
export type View = OkanaganView;

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

export const TERRAINS: readonly Terrain[] = ['forest', 'lake', 'prairie', 'mountain'];
export const SHAPES: readonly Shape[] = ['square', 'hexagon', 'circle'];
export const BUILDINGS: readonly Building[] = ['farm', 'warehouse', 'silo'];
