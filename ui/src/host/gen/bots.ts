// Written from the types of the crate `bots` by `cargo xtask bindings`.

import type * as bastards from './bastards';
import type * as game from './game';
import type * as hunters from './hunters';
import type * as kraje from './kraje';
import type * as okanagan from './okanagan';

/** What can be said for a decision, with its figures. */
export type BastardsTopic = { "type": "planet",
/** Which. */
planet: bastards.Planet,
/** One's own creatures there. */
own: number,
/** The most that any other colour has there. */
most: number,
/** The same two as they are before. */
from: [number, number],
/** After which round dominance is counted next. */
round: number,
/** The points it gives then. */
points: number, } | { "type": "card",
/** Which. */
relation: bastards.Relation,
/** Where it does most, if it is on one planet. */
planet: bastards.Planet | null,
/** Coins, points, victims, changed creatures or children at most; steps of the flight. */
total: number, } | { "type": "spare",
/** Which. */
relation: bastards.Relation,
/** Whether the others can still be played before all cards come back, or the game ends. */
waits: boolean, } | { "type": "kept",
/** Which. */
relation: bastards.Relation,
/** What it would do now. */
total: number,
/** Whether it can still be played before all cards come back, or the game ends. */
waits: boolean, } | { "type": "pairs",
/** Which. */
relation: bastards.Relation,
/** How many. */
pairs: number, } | { "type": "birth" } | { "type": "strike",
/** Which. */
relation: bastards.Relation,
/** How many. */
victims: number, } | { "type": "threat",
/** How many. */
victims: number, } | { "type": "race",
/** Which race. */
race: bastards.Race,
/** How many relations. */
relations: number, } | { "type": "blow",
/** Where. */
planet: bastards.Planet,
/** How many. */
victims: number, } | { "type": "agreed",
/** Coins of one's own. */
coins: number,
/** Points of one's own. */
points: number,
/** Whether another seat has yet to agree. */
asks: boolean, } | { "type": "theirs",
/** Which card. */
relation: bastards.Relation,
/** How many. */
pairs: number, } | { "type": "loadable",
/** How many. */
creatures: number, } | { "type": "reach",
/** How many. */
planets: number, } | { "type": "at",
/** Which. */
planet: bastards.Planet,
/** One's own creatures there that it may take on. */
creatures: number, } | { "type": "enough",
/** Whether that is to fly on. */
isFlight: boolean, } | { "type": "coins",
/** How many. */
coins: number, } | { "type": "aboard",
/** Creatures in the hold. */
creatures: number,
/** Flights until dominance is counted next. */
flights: number,
/** After which round that is. */
round: number, } | { "type": "fetches",
/** Flights until dominance is counted next. */
flights: number,
/** After which round that is. */
round: number, } | { "type": "room",
/** Which planet. */
planet: bastards.Planet,
/** How many races. */
races: number, };

/** What can be said for a decision, with its figures. */
export type HuntersTopic = { "type": "area",
/** What it is. */
kind: hunters.AreaKind,
/** One's own pieces there. */
own: number,
/** The most that any other seat has there. */
most: number,
/** Points for whoever has most: of a forest or river if it closes as it is, of a meadow or system if the game ended now. */
points: number,
/** Sides where it can still grow; 0 = closed. */
open: number,
/** Of a forest or river: empty squares that must be filled to close it. */
gaps: number,
/** Of a forest or river: the tiles to come that fit the hardest of them. */
fits: number, } | { "type": "theirs",
/** Whose. */
seat: game.Seat,
/** What it is. */
kind: hunters.AreaKind,
/** Points, as above. */
points: number,
/** Sides where it can still grow. */
open: number,
/** Empty squares that must be filled to close it. */
gaps: number,
/** The tiles to come that fit the hardest of them. */
fits: number, } | { "type": "pawns",
/** How many. */
left: number,
/** How many of them have come back in this turn, as far as is known. */
back: number, } | { "type": "huts",
/** How many. */
left: number, } | { "type": "bonus" };

/** What can be said for a placement, with its figures. */
export type KrajeTopic = { "type": "condition",
/** Which. */
condition: kraje.ConditionNo,
/** What it brings in the end, on average, in halves of a point. */
points: number, } | { "type": "later",
/** What they bring in the end, on average, in halves of a point. */
points: number, };

/** What can be said for a decision, with its figures. */
export type OkanaganTopic = { "type": "area",
/** Its terrain. */
terrain: okanagan.Terrain,
/** One's own influence there. */
own: number,
/** The most that any other seat has there. */
most: number,
/** Open edges; 0 = closed. */
open: number,
/** Reward icons in it. */
icons: number, } | { "type": "goal",
/** Which. */
goal: okanagan.Goal,
/** Its sets that are whole. */
sets: number,
/** Tokens that the next one lacks. */
lacks: number, } | { "type": "explorer",
/** Those that are whole. */
sets: number,
/** Colours that the next one lacks. */
lacks: number, } | { "type": "nuggets",
/** How many. */
nuggets: number,
/** The most that any other seat has. */
most: number, } | { "type": "kept",
/** Which. */
building: okanagan.Building,
/** How many. */
left: number, } | { "type": "promise",
/** Which. */
goal: okanagan.Goal,
/** What a set of it is worth. */
points: number,
/** The tokens that a set is made of. */
tokens: number, } | { "type": "closes",
/** Its terrain. */
terrain: okanagan.Terrain,
/** One's own influence there. */
own: number,
/** The most that any other seat has there. */
most: number,
/** Reward icons in it. */
icons: number, } | { "type": "noneCloses" } | { "type": "fits",
/** How many. */
places: number,
/** Whether it lies face down. */
isHidden: boolean,
/** The most places that another tile fits in which lies open. */
others: number, } | { "type": "tokens",
/** How many. */
tokens: number, };

/** One reason. */
export type Reason = {
/** What is so after the decision. */
topic: Topic,
/** By so many points it is better than the same after the next best decision; in halves. */
by: number, };

/** What a reason says, whatever game it is of. */
export type Topic = { "game": "kraje" } & KrajeTopic | { "game": "hunters" } & HuntersTopic | { "game": "okanagan" } & OkanaganTopic | { "game": "bastards" } & BastardsTopic;

/** What speaks for a decision. */
export type Why = {
/** The reasons, the strongest first. */
reasons: Array<Reason>,
/** Whether all that can be done comes to the same. */
isEven: boolean, };
