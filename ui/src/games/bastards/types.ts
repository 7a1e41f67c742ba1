// The game's own names for what crosses the door, so that the rest of the folder reads without
// prefixes.

import type {
  BastardsAction,
  BastardsCatalogue,
  BastardsColour,
  BastardsEvent,
  BastardsField,
  BastardsHeldView,
  BastardsLaying,
  BastardsNode,
  BastardsOffer,
  BastardsPlacement,
  BastardsPlanet,
  BastardsPlanetEntry,
  BastardsPlanetView,
  BastardsProgress,
  BastardsProspect,
  BastardsRace,
  BastardsReach,
  BastardsRelation,
  BastardsRelationView,
  BastardsSeatView,
  BastardsSide,
  BastardsStage,
  BastardsTokenView,
  BastardsTurn,
  BastardsView,
} from '../../host/gen';

export type Action = BastardsAction;
export type Catalogue = BastardsCatalogue;
export type Colour = BastardsColour;
export type Event = BastardsEvent;
export type Field = BastardsField;
export type Held = BastardsHeldView;
export type Laying = BastardsLaying;
export type NodeId = BastardsNode;
export type Offer = BastardsOffer;
export type Placement = BastardsPlacement;
export type PlanetEntry = BastardsPlanetEntry;
export type PlanetId = BastardsPlanet;
export type PlanetView = BastardsPlanetView;
export type Progress = BastardsProgress;
export type Prospect = BastardsProspect;
export type Race = BastardsRace;
export type Reach = BastardsReach;
export type Relation = BastardsRelation;
export type RelationView = BastardsRelationView;
export type SeatView = BastardsSeatView;
export type Side = BastardsSide;
export type Stage = BastardsStage;
export type Token = BastardsTokenView;
export type Turned = BastardsTurn;
export type View = BastardsView;

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
