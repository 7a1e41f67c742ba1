// Written from the types of the crate `okanagan` by `cargo xtask bindings`.

import type * as game from './game';
import type * as tiling from './tiling';

/** One decision of one seat. */
export type Action = { "type": "discardGoal",
/** The card. */
goal: Goal, } | { "type": "place",
/** Where. */
at: tiling.Pos,
/** How it is turned. */
rotation: tiling.Rotation, } | { "type": "misfit" } | { "type": "farm",
/** Number of the segment on the tile. */
segment: number, } | { "type": "warehouse",
/** Number of the border on the tile. */
border: number, } | { "type": "silo" } | { "type": "evaluate",
/** The lowest segment of the placed tile that belongs to it. */
segment: number, } | { "type": "next",
/** The player. */
seat: game.Seat, } | { "type": "bonus",
/** Number of the pile, 0 to 2. */
pile: number, } | { "type": "noBonus" } | { "type": "rewards" } | { "type": "take",
/** Its type. */
reward: Reward, } | { "type": "give",
/** Its type. */
reward: Reward, } | { "type": "takeFrom",
/** Whose. */
seat: game.Seat,
/** Its type. */
reward: Reward, } | { "type": "stop" } | { "type": "drawOpen",
/** Its place, 0 to 2. */
place: number, } | { "type": "drawPile",
/** Number of the pile, 0 to 2. */
pile: number, };

/** What stays the same in a swap with the supply. */
export type Alike = "colour" | "shape";

/** An area. */
export type AreaView = {
/** Its id in this position. */
id: number,
/** Its terrain. */
terrain: Terrain,
/** How many tiles it lies on. */
size: number,
/** Edges still open; 0 = closed. */
openEdges: number,
/** Reward icons by shape. */
icons: [number, number, number],
/** What the supply has for them now, by shape. */
heap: [number, number, number],
/** The players in it, the strongest first; equal ones in seat order. */
standings: Array<Standing>, };

/** The back of a tile: a bonus action (OK-B1 to OK-B10). */
export type Back = { "action": "gain1Shape",
/** The shape. */
shape: Shape, } | { "action": "gain2Type",
/** The colour. */
terrain: Terrain,
/** The shape. */
shape: Shape, } | { "action": "pickFirst" } | { "action": "nugget" } | { "action": "goals2" } | { "action": "refresh3" } | { "action": "tribute" } | { "action": "swapPlayer" } | { "action": "swapSameColour" } | { "action": "swapSameShape" };

/** The kinds of buildings. */
export type Building = "farm" | "warehouse" | "silo";

/** A kind of building. */
export type BuildingEntry = {
/** The kind. */
building: Building,
/** Its influence. */
influence: number, };

/** A building. */
export type BuildingView = {
/** Whose. */
seat: game.Seat,
/** On which spot of the tile. */
spot: Spot, };

/** The components of the game. */
export type Catalogue = {
/** Which pack this is. */
pack: game.PackRef,
/** The reward types in the order in which tokens are counted. */
rewards: Array<RewardEntry>,
/** Tokens there are of each type. */
tokensOfAType: number,
/** Nugget cards there are. */
nuggets: number,
/** Points for each set of four tokens of four colours. */
explorerPoints: number,
/** Points for nuggets by place, the first place first. */
nuggetPoints: [number, number, number, number],
/** The buildings in the order in which stocks are counted. */
buildings: Array<BuildingEntry>,
/** What a player builds in the first and in the second round, by number of players from two (OK-STOCK). */
stocks: [[[number, number, number], [number, number, number]], [[number, number, number], [number, number, number]], [[number, number, number], [number, number, number]]],
/** The tiles, the start tile first. */
tiles: Array<TileEntry>,
/** The goal cards. */
goals: Array<GoalEntry>, };

/** One thing chance can bring up. */
export type Chance = { "type": "goal",
/** The card. */
goal: Goal, } | { "type": "tile",
/** The tile. */
tile: Tile, } | { "type": "back",
/** What it shows. */
back: Back, } | { "type": "start",
/** The seat. */
seat: game.Seat, };

/** An area that a tile closes. */
export type Closing = {
/** Its lowest segment on that tile. */
segment: number,
/** Its terrain. */
terrain: Terrain,
/** Influence by seat. */
influence: Array<number>, };

/** What is counted in a pack. */
export type Counted = "tiles" | "goals" | "goalsOfAKind" | "rewards" | "tokensOfAType" | "buildings" | "rounds" | "nuggets";

/** The evaluation of the areas that the tile placed last has closed. */
export type EvaluationView = {
/** The area being evaluated; nothing while the next one is being chosen. */
area: number | null,
/** Areas still to come. */
pending: Array<PendingArea>,
/** The players as far as their order is settled, the strongest first; then those tied for the next place are in `tied`. */
order: Array<game.Seat>,
/** The players tied for the next place. */
tied: Array<game.Seat>,
/** Who uses the action, or may. */
actor: game.Seat | null,
/** The heap as far as it is not taken. */
heap: [number, number, number, number, number, number, number, number, number, number, number, number],
/** Who takes from the heap now, and how many tokens more. */
picker: Picker | null, };

/** What happened. */
export type Event = { "type": "goalDrawn",
/** Who. */
seat: game.Seat,
/** Which, for those who may know. */
goal: Goal | null, } | { "type": "goalDiscarded",
/** Who. */
seat: game.Seat,
/** Which, for those who may know. */
goal: Goal | null, } | { "type": "goalsReshuffled" } | { "type": "tileDealt",
/** Who. */
seat: game.Seat,
/** The landscape, for those who may know. */
tile: Tile | null,
/** The back all see. */
back: Back, } | { "type": "tileOpened",
/** The place it lies at. */
place: number,
/** The pile it came from. */
pile: number,
/** The tile. */
tile: Tile, } | { "type": "backShown",
/** The pile. */
pile: number,
/** What it shows. */
back: Back, } | { "type": "started",
/** Who. */
seat: game.Seat, } | { "type": "tilePlaced",
/** By whom. */
seat: game.Seat,
/** The tile. */
tile: Tile,
/** Where. */
at: tiling.Pos,
/** How it is turned. */
rotation: tiling.Rotation,
/** The areas it closes, before anything is built on it. */
closes: Array<Closing>,
/** Who has influence in what it is a part of now, ascending. */
joins: Array<game.Seat>, } | { "type": "tileMisfit",
/** Whose it was. */
seat: game.Seat,
/** The tile. */
tile: Tile, } | { "type": "built",
/** By whom. */
seat: game.Seat,
/** On which tile. */
at: tiling.Pos,
/** On which spot. */
spot: Spot, } | { "type": "closedEmpty",
/** The tile that closed it. */
at: tiling.Pos,
/** Its lowest segment on that tile. */
segment: number,
/** Its terrain. */
terrain: Terrain, } | { "type": "evaluated",
/** The tile that closed it. */
at: tiling.Pos,
/** Its lowest segment on that tile. */
segment: number,
/** Its terrain. */
terrain: Terrain,
/** By seat. */
influence: Array<number>, } | { "type": "ranked",
/** The players. */
order: Array<game.Seat>, } | { "type": "bonusUsed",
/** Who. */
seat: game.Seat,
/** From which pile. */
pile: number,
/** Which action. */
back: Back, } | { "type": "noBonus",
/** Who. */
seat: game.Seat, } | { "type": "rewardsChosen",
/** Who. */
seat: game.Seat, } | { "type": "heapLaid",
/** Tokens by type. */
heap: [number, number, number, number, number, number, number, number, number, number, number, number], } | { "type": "heapTaken",
/** By whom. */
seat: game.Seat,
/** Tokens by type. */
tokens: [number, number, number, number, number, number, number, number, number, number, number, number], } | { "type": "heapReturned",
/** Tokens by type. */
tokens: [number, number, number, number, number, number, number, number, number, number, number, number], } | { "type": "gained",
/** To whom. */
seat: game.Seat,
/** Which type. */
reward: Reward,
/** How many. */
count: number, } | { "type": "nuggetDrawn",
/** By whom. */
seat: game.Seat, } | { "type": "tilesRemoved",
/** The tiles. */
tiles: Array<Tile>, } | { "type": "given",
/** Who gave. */
from: game.Seat,
/** Who got. */
to: game.Seat,
/** Which type. */
reward: Reward, } | { "type": "swapped",
/** Who used the action. */
seat: game.Seat,
/** With whom. */
with: game.Seat,
/** What was given. */
given: Reward,
/** What was got. */
taken: Reward, } | { "type": "traded",
/** Who. */
seat: game.Seat,
/** What was given. */
given: Reward,
/** What was got. */
taken: Reward, } | { "type": "openDrawn",
/** By whom. */
seat: game.Seat,
/** The place it lay at. */
place: number,
/** The tile. */
tile: Tile, } | { "type": "pileDrawn",
/** By whom. */
seat: game.Seat,
/** The pile. */
pile: number,
/** The back all see. */
back: Back, } | { "type": "tileSeen",
/** The holder. */
seat: game.Seat,
/** The tile, for those who may know. */
tile: Tile | null, } | { "type": "skipped",
/** Who. */
seat: game.Seat, } | { "type": "secondRound" } | { "type": "over" };

/** What earned points. They do not come from places on the map but from what lies before a player. */
export type Field = { "type": "tokens",
/** Which. */
reward: Reward, } | { "type": "nuggets" };

/** A figure or a list of the rulebook. */
export type Figure = "terrains" | "shapes" | "rewards" | "icons" | "buildings" | "stock" | "explorer" | "nuggets";

/** A free square beside a tile, for a seat that still draws tiles. */
export type GapView = {
/** Where. */
at: tiling.Pos,
/** The places of the open tiles that fit. */
open: Array<number>,
/** For each pile the chance that its top tile fits, in percent, by its back; nothing for a pile that is empty. */
piles: [number | null, number | null, number | null],
/** How many fit of the tiles this viewer has not seen. */
left: number,
/** The chance that such a tile comes from the piles: the next time out of the pile where it is most likely, then any tile. */
odds: game.Odds, };

/** A goal card. Written as its number in the pack, 1 to 36. */
export type Goal = number;

/** A goal card. */
export type GoalEntry = {
/** Which. */
goal: Goal,
/** The set it asks for. */
set: Array<Reward>,
/** Points for every time it is covered. */
points: number, };

/** What can be wrong with a goal card. */
export type GoalFault = "order" | "twice" | "kind";

/** A goal card in hand. */
export type GoalView = {
/** Which. */
goal: Goal,
/** How many times the player's tokens cover it now. */
covered: number,
/** Points for that. */
points: number, };

/** A tile before a player, landscape down. */
export type HeldView = {
/** The back all see. */
back: Back,
/** The tile, for those who may know: the holder, and everybody if it lay open before. */
tile: Tile | null, };

/** The legal actions of a seat; every list is empty where there is no such action. */
export type Offer = {
/** Goals that may be discarded. */
discard: Array<Goal>,
/** Where the held tile may lie, and how turned. */
place: Array<Placements>,
/** Segments for a farm. */
farms: Array<number>,
/** Borders for a warehouse. */
warehouses: Array<number>,
/** Closed areas that may be evaluated next, by segment of the placed tile. */
evaluate: Array<number>,
/** Tied players one of whom comes next. */
next: Array<game.Seat>,
/** Piles whose action may be used. */
bonus: Array<number>,
/** Types that may be taken from the heap or the supply. */
take: Array<Reward>,
/** Types that may be given. */
give: Array<Reward>,
/** Tokens that may be taken from other players. */
takeFrom: Array<TakeFrom>,
/** Places of open tiles that may be drawn. */
drawOpen: Array<number>,
/** Piles that may be drawn from. */
drawPile: Array<number>,
/** Actions without a parameter: misfit, silo, no bonus, rewards, stop. */
plain: Array<Action>, };

/** Why a pack is refused. */
export type PackFault = { "code": "json",
/** How far it could be read: a place like `tiles[3].edges.N`. */
at: string,
/** What the reader says, in English. */
detail: string, } | { "code": "schema",
/** Which. */
given: string, } | { "code": "unknown",
/** Its place, like `tiles[3].edges.NW`. */
at: string, } | { "code": "unsupported",
/** Its place. */
at: string,
/** The value, as JSON. */
given: string, } | { "code": "count",
/** Of what. */
of: Counted,
/** How many the pack has. */
given: number,
/** How many the rulebook says. */
wanted: number, } | { "code": "figure",
/** Which. */
of: Figure, } | { "code": "tile",
/** Which. */
tile: Tile,
/** What is wrong. */
fault: TileFault, } | { "code": "goal",
/** Which. */
goal: Goal,
/** What is wrong. */
fault: GoalFault, };

/** A closed area still to be evaluated. */
export type PendingArea = {
/** Its lowest segment on the tile placed last, as actions name it. */
segment: number,
/** Its id. */
area: number, };

/** Who takes from the heap. */
export type Picker = {
/** Who. */
seat: game.Seat,
/** How many tokens more. */
picks: number, };

/** A pile. */
export type PileView = {
/** How many tiles. */
size: number,
/** The back of the top tile. */
back: Back | null,
/** Known backs of tiles put under the pile, the lowest last. */
under: Array<Back>, };

/** The rotations in which the held tile fits at one place. */
export type Placements = {
/** Where. */
at: tiling.Pos,
/** How turned, ascending. */
rotations: Array<tiling.Rotation>, };

/** A player. */
export type PlayerView = {
/** The tile before the player. */
held: HeldView | null,
/** Farms, warehouses, silos to be built in this round. */
stock: [number, number, number],
/** The same for the round to come; nothing in the last. */
stockToCome: [number, number, number],
/** How many tiles the player still places and builds on: a building each, in this round and the next. */
toPlace: number,
/** Tokens by type. */
tokens: [number, number, number, number, number, number, number, number, number, number, number, number],
/** Nugget cards. */
nuggets: number,
/** How many goal cards are in hand. */
nGoals: number,
/** The goal cards, for those who may know them. */
goals: Array<GoalView> | null,
/** How many goal cards are yet to be discarded. */
toDiscard: number,
/** The player's discards that lie among the others, for those who may know them. */
discards: Array<Goal> | null, };

/** Whether a player gets the action of an area. */
export type Prospect = "no" | "ifLastOfTied" | "yes" | "instead";

/** Why the rules refuse an action. */
export type Reason = { "code": "notNow" } | { "code": "notYourGoal" } | { "code": "occupied" } | { "code": "noNeighbour" } | { "code": "edgeMismatch",
/** The side of the place. */
side: tiling.Dir,
/** What lies there. */
there: Terrain,
/** What the tile would show. */
here: Terrain, } | { "code": "tileFits" } | { "code": "noneLeft",
/** The building. */
building: Building, } | { "code": "noSuchSpot" } | { "code": "notClosed" } | { "code": "notTied" } | { "code": "emptyPile" } | { "code": "noOpenTile" } | { "code": "notAlone" } | { "code": "alone" } | { "code": "noToken" } | { "code": "supplyEmpty" } | { "code": "notInHeap" } | { "code": "wrongShape" } | { "code": "wrongColour" } | { "code": "sameType" } | { "code": "nothingForIt" } | { "code": "noSuchPlayer" };

/** A reward type: the colour of a terrain and a shape. Written `forest.square`. */
export type Reward = `${"forest" | "lake" | "prairie" | "mountain"}.${"square" | "hexagon" | "circle"}`;

/** A reward type. */
export type RewardEntry = {
/** The type. */
reward: Reward,
/** Its colour. */
terrain: Terrain,
/** Its shape. */
shape: Shape, };

/** A segment of a tile. */
export type SegmentEntry = {
/** Its terrain. */
terrain: Terrain,
/** Its reward icons. */
rewards: Array<Reward>, };

/** What fixes a starting position: the seats, the pack of components and how long the game is. */
export type Setup = {
/** Number of seats, 2 to 4. */
seats: number,
/** The pack the game is played with; the built-in one where it is left out. */
pack?: game.PackRef,
/** Who starts (`OK-START`); `null`: chance decides. */
first?: game.Seat,
/** The round a short game ends with (`OK-END`); `null`: the last one. */
rounds?: number, };

/** The three shapes of rewards. */
export type Shape = "square" | "hexagon" | "circle";

/** What points are for. */
export type Source = { "type": "explorer" } | { "type": "goal",
/** Which. */
goal: Goal, } | { "type": "nuggets" };

/** Where on a tile a building stands (OK-BUILD). */
export type Spot = { "type": "farm",
/** Number of the segment on the tile, from 0. */
segment: number, } | { "type": "warehouse",
/** Number of the border on the tile, from 0. */
border: number, } | { "type": "silo" };

/** What is to be decided, or what chance is to bring up first. */
export type Stage = { "type": "dealGoal",
/** Whose. */
seat: game.Seat, } | { "type": "dealTile",
/** Whose. */
seat: game.Seat, } | { "type": "drawTile",
/** Whose. */
seat: game.Seat,
/** From which pile. */
pile: number, } | { "type": "openTile",
/** At which place. */
place: number,
/** From which pile. */
pile: number, } | { "type": "showBack",
/** Which pile. */
pile: number, } | { "type": "start" } | { "type": "keepGoals" } | { "type": "place" } | { "type": "redraw" } | { "type": "build" } | { "type": "chooseArea" } | { "type": "orderTied" } | { "type": "bonus" } | { "type": "gain",
/** The shape. */
shape: Shape, } | { "type": "changeGoals" } | { "type": "tribute" } | { "type": "swapGive" } | { "type": "swapTake",
/** What is given for it. */
given: Reward, } | { "type": "tradeGive",
/** What stays the same. */
same: Alike,
/** Swaps left, with this one. */
left: number, } | { "type": "tradeTake",
/** What stays the same. */
same: Alike,
/** Swaps left, with this one. */
left: number,
/** What is given for it. */
given: Reward, } | { "type": "heap" } | { "type": "draw" } | { "type": "over" };

/** What a player has and may expect in an area if it were closed as it stands (OK-CLOSE). */
export type Standing = {
/** Who. */
seat: game.Seat,
/** Influence. */
influence: number,
/** Tokens it gets at the least, should the ties go against it. */
takesLeast: number,
/** Tokens it gets at the most, should the ties go its way. */
takesMost: number,
/** Whether it gets the action. */
action: Prospect, };

/** The types that may be taken from one player. */
export type TakeFrom = {
/** From whom. */
seat: game.Seat,
/** Which types, ascending. */
rewards: Array<Reward>, };

/** The four terrains, each with a colour of rewards. */
export type Terrain = "forest" | "lake" | "prairie" | "mountain";

/** A tile. Written `T00` (the start tile) to `T60`. */
export type Tile = string;

/** A tile. */
export type TileEntry = {
/** Which. */
tile: Tile,
/** The segment behind each edge, clockwise from north. */
edges: [number, number, number, number],
/** The segments. */
segments: Array<SegmentEntry>,
/** The borders: pairs of segments. */
borders: Array<[number, number]>,
/** The bonus action on its back; the start tile has none. */
back: Back | null, };

/** What can be wrong with a tile. */
export type TileFault = "order" | "back" | "segments" | "segment" | "edges" | "borders" | "noBorder" | "silo";

/** A tile on the table. */
export type TileOnBoard = {
/** Which. */
tile: Tile,
/** Where. */
at: tiling.Pos,
/** How it is turned. */
rotation: tiling.Rotation,
/** For each of its segments the id of its area. */
areas: Array<number>,
/** What stands on it. */
building: BuildingView | null, };

/** What a term counts. */
export type Unit = { "type": "colourSet" } | { "type": "goalSet" } | { "type": "nuggetPlace",
/** 1 = most. */
place: number,
/** Nuggets the seat has. */
nuggets: number, };

/** All one viewer may know. */
export type View = {
/** 1 or 2. */
round: number,
/** The round a short game ends with; not there where both are played. */
ends?: number,
/** Who started; nobody while the game is being set up. */
starter: game.Seat | null,
/** Whose turn it is, whoever decides something in it. */
active: game.Seat,
/** What is to be decided, or what chance is to bring up. */
stage: Stage,
/** The tiles on the table in the order they were placed. */
board: Array<TileOnBoard>,
/** The areas, open and closed. */
areas: Array<AreaView>,
/** The three piles. */
piles: [PileView, PileView, PileView],
/** The three places of open tiles. */
open: [Tile | null, Tile | null, Tile | null],
/** Tiles out of the game. */
removed: Array<Tile>,
/** Tokens of each type in the supply. */
supply: [number, number, number, number, number, number, number, number, number, number, number, number],
/** Nugget cards nobody has. */
nuggetsLeft: number,
/** Goal cards in the deck. */
goalsInDeck: number,
/** Goal cards among the discards. */
goalsDiscarded: number,
/** How many tiles this viewer still draws; nothing for who draws none. */
draws?: game.Draws,
/** The free squares beside tiles with what fits them; none for who draws no tiles. */
gaps?: Array<GapView>,
/** The players in seat order. */
players: Array<PlayerView>,
/** The evaluation of closed areas, while there is one. */
evaluation: EvaluationView | null, };
