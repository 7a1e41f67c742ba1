// Written from the types of the crate `bastards` by `cargo xtask bindings`.

import type * as game from './game';

/** One small decision of a seat. Whatever lays a token down ends in [`Action::Lay`]. */
export type Action = { "type": "lay",
/** The lowest cell it covers, row by row from the top left. */
cell: Cell,
/** Its orientation. */
turn: Turned, } | { "type": "name",
/** Which. */
planet: Planet, } | { "type": "choose",
/** Its race. */
race: Race, } | { "type": "plan",
/** The card, or the first of the two in the printed order. */
card: Relation,
/** The second card, for coins. */
second: Relation | null, } | { "type": "love",
/** Where. */
planet: Planet,
/** The child's race. */
race: Race, } | { "type": "shoot",
/** Where. */
planet: Planet,
/** Whose. */
colour: Colour, } | { "type": "eat",
/** Where. */
planet: Planet,
/** Whose. */
colour: Colour, } | { "type": "pair",
/** Where. */
planet: Planet,
/** Whose creature of the left race. */
left: Colour,
/** Whose creature of the right race. */
right: Colour, } | { "type": "accept" } | { "type": "refuse" } | { "type": "put",
/** Where. */
node: Node, } | { "type": "fly",
/** Where to. */
node: Node, } | { "type": "load",
/** The creature's anchor. */
cell: Cell, } | { "type": "unload",
/** Which. */
race: Race, } | { "type": "mutate",
/** Where. */
planet: Planet,
/** Whose. */
colour: Colour,
/** The race they have now is the one on this side of the relation. */
from: Side, } | { "type": "relay",
/** Where. */
planet: Planet, } | { "type": "lift",
/** Its anchor. */
cell: Cell, } | { "type": "swap",
/** Which relation. */
relation: Relation,
/** Which of its cards goes. */
side: Side,
/** The card that comes. */
race: Race, } | { "type": "flip",
/** Which. */
relation: Relation, } | { "type": "lock",
/** Which. */
relation: Relation, } | { "type": "done" };

/** A pair that waits for an answer. */
export type AskedView = {
/** Who has to answer. */
partner: game.Seat,
/** Where. */
planet: Planet,
/** Whose creature of the left race. */
left: Colour,
/** Whose creature of the right race. */
right: Colour, };

/** A birth and where the child could lie. */
export type Birth = {
/** Where. */
planet: Planet,
/** The child's race. */
race: Race,
/** The places for it. */
fits: Array<Placement>, };

/** All components, for drawing and for the setup screen. */
export type Catalogue = {
/** Which pack. */
pack: game.PackRef,
/** The races. */
races: Array<RaceEntry>,
/** The planets. */
planets: Array<PlanetEntry>,
/** The path fields. */
nodes: Array<NodeEntry>,
/** Path fields one step apart. */
edges: Array<[Node, Node]>,
/** Path fields joined without a step. */
teleports: Array<[Node, Node]>,
/** Cells of a ship's hold. */
ship: Array<Cell>,
/** The relations in the printed order. */
relations: Array<RelationEntry>,
/** The round track. */
track: Array<TrackField>,
/** The orders of priority a game can have, the standard one first. */
scenarios: Array<ScenarioEntry>,
/** The planets inhabited at a table of 2, 3, 4 and 5 seats unless the setup says otherwise; their number is fixed. */
presets: Array<PresetEntry>,
/** Everything that costs or limits. */
prices: Prices, };

/** A cell of a planet's or the ship's grid: `8 * row + column`, counted from the top left. */
export type Cell = number;

/** What chance brings up. */
export type Chance = { "type": "card",
/** What it shows. */
race: Race, } | { "type": "start",
/** Who. */
seat: game.Seat, } | { "type": "settler",
/** One of its tokens set aside. */
race: Race, } | { "type": "neutral",
/** What it shows. */
race: Race, };

/** Whose a token is: a seat's (`0..5`, the seat's number) or neutral (`5`), `SB-TWO`. */
export type Colour = 0 | 1 | 2 | 3 | 4 | 5;

/** A planet and who dominates it. */
export type Dominated = {
/** Where. */
planet: Planet,
/** Who. */
seat: game.Seat, };

/** One thing that happened. */
export type Event = { "type": "dealt",
/** Which relation. */
relation: Relation,
/** Which side. */
side: Side,
/** What it shows. */
race: Race, } | { "type": "offerLaid",
/** What they show. */
races: Array<Race>, } | { "type": "startPlayer",
/** Who. */
seat: game.Seat, } | { "type": "named",
/** By whom. */
seat: game.Seat,
/** Which. */
planet: Planet, } | { "type": "chosen",
/** Who. */
seat: game.Seat,
/** Which; hidden from the others. */
race: Race | null, } | { "type": "choicesShown",
/** By seat. */
races: Array<Race>, } | { "type": "neutralCard",
/** What it shows. */
race: Race, } | { "type": "settlerExchanged",
/** Whose. */
seat: game.Seat,
/** What it was. */
from: Race,
/** What it is. */
to: Race, } | { "type": "leftOut",
/** Whose. */
colour: Colour, } | { "type": "takenUp",
/** From where. */
planet: Planet,
/** The anchors of the tokens. */
cells: Array<Cell>, } | { "type": "laid",
/** By whom. */
seat: game.Seat,
/** Where. */
planet: Planet,
/** Whose. */
colour: Colour,
/** What. */
race: Race,
/** Its anchor. */
cell: Cell,
/** Its orientation. */
turn: Turned,
/** Whether it is a corpse. */
corpse: boolean,
/** Who has the most creatures there now; nobody on a tie. */
leader: Colour | null, } | { "type": "settlingOver" } | { "type": "round",
/** Its number. */
number: number, } | { "type": "shipStep" } | { "type": "planned",
/** Who. */
seat: game.Seat,
/** Which; hidden from the others. */
cards: Array<Relation> | null, } | { "type": "plansShown",
/** By seat; empty for a seat without cards. */
cards: Array<Array<Relation>>, } | { "type": "paid",
/** By whom. */
seat: game.Seat,
/** How many. */
coins: number, } | { "type": "begun",
/** Who. */
seat: game.Seat,
/** Which. */
relation: Relation, } | { "type": "ended",
/** Who. */
seat: game.Seat,
/** Which. */
relation: Relation, } | { "type": "born",
/** Whose. */
seat: game.Seat,
/** Where. */
planet: Planet,
/** What. */
race: Race, } | { "type": "shot",
/** By whom. */
seat: game.Seat,
/** Where. */
planet: Planet,
/** Whose. */
colour: Colour,
/** What. */
race: Race,
/** Their anchors. */
cells: Array<Cell>,
/** Who has the most creatures there now; nobody on a tie. */
leader: Colour | null, } | { "type": "eaten",
/** By whom. */
seat: game.Seat,
/** Where. */
planet: Planet,
/** Whose. */
colour: Colour,
/** What. */
race: Race,
/** Their anchors. */
cells: Array<Cell>,
/** Who has the most creatures there now; nobody on a tie. */
leader: Colour | null, } | { "type": "asked",
/** By whom. */
seat: game.Seat,
/** Whom. */
partner: game.Seat,
/** Trade or diplomacy. */
relation: Relation,
/** Where. */
planet: Planet, } | { "type": "paired",
/** By whom. */
seat: game.Seat,
/** Trade or diplomacy. */
relation: Relation,
/** Where. */
planet: Planet,
/** Whose creature of the left race. */
left: Colour,
/** Whose creature of the right race. */
right: Colour, } | { "type": "refused",
/** By whom. */
seat: game.Seat,
/** Trade or diplomacy. */
relation: Relation,
/** Where. */
planet: Planet, } | { "type": "shipPut",
/** Whose. */
seat: game.Seat,
/** Where. */
node: Node, } | { "type": "flew",
/** Whose. */
seat: game.Seat,
/** From where. */
from: Node,
/** Where to. */
to: Node, } | { "type": "loaded",
/** Whose. */
seat: game.Seat,
/** From where. */
planet: Planet,
/** What. */
race: Race,
/** Its anchor. */
cell: Cell,
/** Who has the most creatures there now; nobody on a tie. */
leader: Colour | null, } | { "type": "unloaded",
/** Whose. */
seat: game.Seat,
/** Where. */
planet: Planet,
/** What. */
race: Race, } | { "type": "landed",
/** Whose. */
seat: game.Seat, } | { "type": "mutated",
/** By whom. */
seat: game.Seat,
/** Where. */
planet: Planet,
/** Whose. */
colour: Colour,
/** What they were. */
from: Race,
/** What they become. */
to: Race,
/** How many. */
count: number, } | { "type": "swapped",
/** By whom. */
seat: game.Seat,
/** Which relation. */
relation: Relation,
/** Which side. */
side: Side,
/** What was there. */
from: Race,
/** What is there now. */
to: Race, } | { "type": "flipped",
/** By whom. */
seat: game.Seat,
/** Which relation. */
relation: Relation, } | { "type": "locked",
/** By whom. */
seat: game.Seat,
/** Which. */
relation: Relation, } | { "type": "unlocked" } | { "type": "dominance",
/** After which round. */
round: number,
/** Points for each planet. */
each: number,
/** Who dominates which planet. */
winners: Array<Dominated>, } | { "type": "cardsReturned" } | { "type": "over" };

/** Who has to send another settler. */
export type ExchangeView = {
/** Who. */
seat: game.Seat,
/** What it may send. */
races: Array<Race>, };

/** A place that earned points. */
export type Field = { "type": "planet",
/** Which. */
planet: Planet, };

/** A flight under way. */
export type FlightView = {
/** Steps so far. */
steps: number,
/** Steps it can still make, as it is loaded and paid for. */
left: number,
/** Whether the hold was never occupied in this flight. */
empty: boolean,
/** Whether the last move was through the teleport, so that the next cannot be. */
jumped: boolean,
/** What was loaded in this flight: none of it may go down where it came up. */
passengers: Array<PassengerView>, };

/** A creature in a hold. */
export type HeldView = {
/** What. */
race: Race,
/** Its anchor. */
cell: Cell,
/** Its orientation. */
turn: Turned,
/** The cells it covers. */
cells: Array<Cell>, };

/** A token in hand. */
export type InHandView = {
/** Whose. */
colour: Colour,
/** What. */
race: Race, };

/** Tokens in hand. */
export type LayingView = {
/** Who lays them. */
seat: game.Seat,
/** Where. */
planet: Planet,
/** Whether they are corpses. */
corpses: boolean,
/** In the order in which they are laid; the first is in hand now. */
tokens: Array<InHandView>, };

/** Creatures to be taken up. */
export type LiftingView = {
/** Where. */
planet: Planet,
/** Whose. */
colour: Colour,
/** What they are. */
from: Race,
/** What they become. */
to: Race,
/** How many more. */
left: number, };

/** Creatures that can change. */
export type MutationOffer = {
/** Where. */
planet: Planet,
/** Whose. */
colour: Colour,
/** The side of the relation that shows what they are now. */
from: Side,
/** How many there are. */
count: number,
/** How many of them change. */
changes: number,
/** Coins for it. */
cost: number, };

/** A name in both languages. */
export type Name = {
/** In Czech. */
cs: string,
/** In English. */
en: string, };

/** The neutral colour. */
export type NeutralView = {
/** Tokens in the supply, by race. */
supply: [number, number, number, number, number],
/** Races of the cards not turned over yet. */
cards: Array<Race>,
/** The chance that any one of them is turned over, for a planet that is settled next and for all that are still to be settled; only for a seat, and while there are some. */
odds?: game.Odds,
/** Living creatures. */
living: number, };

/** A path field, by its number in the pack; its id in JSON. */
export type Node = string;

/** A path field. */
export type NodeEntry = {
/** Which. */
node: Node,
/** What kind. */
kind: NodeKind,
/** The planet it belongs to. */
planet: Planet | null,
/** Where it is drawn: tenths of a percent of the map's width from the left. */
x: number,
/** Tenths of a percent of the map's height from the top. */
y: number, };

/** What kind of path field. */
export type NodeKind = "path" | "dock" | "teleport";

/** What a seat may do now. Everything optional is a list: empty means not now. */
export type Offer = {
/** Where the token in hand can be laid: `Lay`. */
lay: Array<Placement>,
/** Planets to name: `Name`. */
name: Array<Planet>,
/** Set-aside tokens to choose from: `Choose`. */
choose: Array<Race>,
/** Cards to plan: `Plan` with one of them. */
cards: Array<Relation>,
/** Whether two of them may be planned: `Plan` with a second one. */
twoCards: boolean,
/** Coins left once a second card is paid for; 0 where two cannot be planned. */
coinsAfterTwo: number,
/** Births: `Love`. */
love: Array<Birth>,
/** Victims: `Shoot` or `Eat`. */
victims: Array<Victims>,
/** Pairs: `Pair`. */
pairs: Array<PairOffer>,
/** Whether an answer is due: `Accept`, `Refuse`. */
answer: boolean,
/** Fields to put the ship on: `Put`. */
put: Array<Node>,
/** Next fields: `Fly`. */
fly: Array<StepOffer>,
/** Everything the ship can still reach and end on, for the map; each field knows the one before it. */
reach: Array<Reach>,
/** Creatures to load, by anchor: `Load`. */
load: Array<Cell>,
/** Creatures to unload: `Unload`. */
unload: Array<UnloadOffer>,
/** Creatures to change: `Mutate`. */
mutate: Array<MutationOffer>,
/** Planets whose corpses can be re-laid: `Relay`. */
relay: Array<Planet>,
/** Creatures to take up, by anchor: `Lift`. */
lift: Array<Cell>,
/** Race cards to swap: `Swap`. */
swap: Array<SwapOffer>,
/** Relations whose sides can be swapped: `Flip`. */
flip: Array<Relation>,
/** Relations to lock: `Lock`. */
lock: Array<Relation>,
/** Whether that may be all: `Done`. */
done: boolean,
/** What the next such action costs; 0 where it is free. */
prices: OfferPrices, };

/** What things cost now. */
export type OfferPrices = {
/** A second card. */
secondCard: number,
/** A birth. */
love: number,
/** A shooting or a meal. */
strike: number,
/** Re-laying corpses. */
relay: number,
/** Swapping left and right. */
flip: number,
/** A lock. */
lock: number, };

/** Two creatures that can be paired. */
export type PairOffer = {
/** Where. */
planet: Planet,
/** Whose creature of the left race. */
left: Colour,
/** Whose creature of the right race. */
right: Colour, };

/** A creature loaded in this flight. */
export type PassengerView = {
/** What. */
race: Race,
/** The planets it was loaded on, or may have been where several look alike. */
from: Array<Planet>,
/** Where it lies now; absent in the hold. */
planet: Planet | null,
/** Its anchor there. */
cell: Cell | null, };

/** One way for a token to lie. */
export type Placement = {
/** Its anchor. */
cell: Cell,
/** Its orientation. */
turn: Turned, };

/** A planet, by its number in the pack; its id in JSON. */
export type Planet = string;

/** A planet. */
export type PlanetEntry = {
/** Which. */
planet: Planet,
/** What it is called. */
name: Name,
/** Its cells. */
cells: Array<Cell>,
/** Path fields where one loads and unloads. */
docks: Array<Node>, };

/** A planet. */
export type PlanetView = {
/** Which. */
planet: Planet,
/** Whether it is shut off. */
radioactive: boolean,
/** Whether it has been settled, or is being. */
settled: boolean,
/** Cells that nothing covers; none on a radioactive planet. */
free: Array<Cell>,
/** What lies on it, by anchor. */
tokens: Array<TokenView>,
/** Who would dominate it now. */
leader: Colour | null, };

/** Inhabited planets for one number of seats. */
export type PresetEntry = {
/** Number of seats. */
seats: number,
/** The planets. */
planets: Array<Planet>, };

/** Everything that costs or limits. */
export type Prices = {
/** Coins at the start. */
start: number,
/** Coins for playing two cards. */
secondCard: number,
/** Coins for one point at the end. */
point: number,
/** Coins for a second birth. */
love: number,
/** Coins for a second shooting. */
shooting: number,
/** Coins for a second meal. */
eating: number,
/** Coins for a step of a migration beyond the free ones. */
step: number,
/** Free steps of a migration. */
freeSteps: number,
/** The most paid steps of a migration. */
paidSteps: number,
/** Coins for changing another colour's tokens. */
mutateOther: number,
/** Coins for re-laying corpses. */
relayCorpses: number,
/** Coins for swapping left and right. */
flip: number,
/** Coins for one more lock. */
lock: number,
/** The most further locks. */
locks: number,
/** Steps of a flight. */
stepsLoaded: number,
/** Steps of a flight with an empty hold. */
stepsEmpty: number,
/** Tokens of each race set aside for settling. */
handPerRace: number, };

/** How far a seat's action is. */
export type Progress = { "type": "love",
/** Births so far. */
births: number, } | { "type": "strike",
/** Blows so far. */
blows: number, } | { "type": "pairs",
/** Creatures not in a pair yet, where there are any. */
unpaired: Array<UnpairedView>,
/** A pair that waits for an answer. */
asked: AskedView | null, } | { "type": "migration",
/** The flight. */
flight: FlightView, } | { "type": "mutation",
/** Whether creatures have changed. */
mutated: boolean,
/** Whether corpses were re-laid. */
relaid: boolean,
/** Creatures to be taken up, because not all can change. */
lifting: LiftingView | null, } | { "type": "change",
/** Whether this seat swapped a card or locked a relation for free. */
changed: boolean,
/** Whether it swapped the sides of a relation. */
flipped: boolean,
/** Its paid locks. */
locks: number,
/** The relation it has just changed: locked, but its sides may still be swapped. */
fresh: Relation | null,
/** Seats that still follow. */
following: Array<game.Seat>, };

/** What playing a relation's card would do for a seat as things stand. */
export type Prospect = {
/** Which relation. */
relation: Relation,
/** Where it would do something, and what. */
places: Array<ProspectPlace>,
/** The most it would bring without strengthening: coins or points of trade or diplomacy, births, victims of a blow, creatures that change; free steps of a migration. */
total: number, };

/** What a relation would do on one planet. */
export type ProspectPlace = {
/** Where. */
planet: Planet,
/** Whose creatures: the victims, the changed; one's own for births and pairs. */
colour: Colour,
/** What: the child, the victim, what changes; `null` for pairs. */
race: Race | null,
/** Victims, pairs or changed creatures; 1 for a birth. */
count: number, };

/** A race, in the order of the pack. */
export type Race = "toadling" | "toucanosaur" | "spud" | "cactusoid" | "sluggy";

/** A race. */
export type RaceEntry = {
/** Which. */
race: Race,
/** What it is called, in the plural. */
name: Name,
/** Tokens of each colour. */
count: number,
/** Race cards. */
cards: number,
/** Its cells in each orientation, as (column, row) from the anchor; columns may be negative. */
turns: Array<Array<[number, number]>>, };

/** A field the ship can reach. */
export type Reach = {
/** Where to. */
node: Node,
/** The field before it on a shortest way. */
before: Node,
/** Steps to it. */
steps: number,
/** Coins to it. */
cost: number,
/** Whether the flight may end there: no other ship is on it. */
free: boolean, };

/** Why an action is refused. Data is what the sentence needs. */
export type Reason = { "type": "notNow" } | { "type": "layFirst" } | { "type": "radioactive" } | { "type": "settled" } | { "type": "notSetAside" } | { "type": "notSmallest" } | { "type": "notInHand" } | { "type": "sameCard" } | { "type": "coins",
/** The price. */
needed: number, } | { "type": "noParents" } | { "type": "wrongRace" } | { "type": "noAttacker" } | { "type": "noVictim" } | { "type": "ownColour" } | { "type": "noSupply" } | { "type": "noRoom" } | { "type": "taken" } | { "type": "blocksRest" } | { "type": "noPair" } | { "type": "notOwnPair" } | { "type": "shipPlaced" } | { "type": "shipThere" } | { "type": "notNext" } | { "type": "noStep" } | { "type": "justJumped" } | { "type": "nowhereToEnd" } | { "type": "noDock" } | { "type": "notYours" } | { "type": "grounded" } | { "type": "holdFull" } | { "type": "notInHold" } | { "type": "upAndDown" } | { "type": "alreadyDone" } | { "type": "noCorpses" } | { "type": "tooFew" } | { "type": "locked" } | { "type": "notOnOffer" } | { "type": "noChange" } | { "type": "notPlayed" } | { "type": "mustChange" };

/** A relation and the action card of the same name, in the printed order of priority. */
export type Relation = "love" | "shooting" | "eating" | "trade" | "diplomacy" | "migration" | "mutation" | "change";

/** A relation and its card. */
export type RelationEntry = {
/** Which. */
relation: Relation,
/** What it is called. */
name: Name, };

/** A relation. */
export type RelationView = {
/** Which. */
relation: Relation,
/** Its race cards, left and right; `null` until dealt, and for the change of relations. */
pair: [Race | null, Race | null],
/** Whether it is locked for this round. */
locked: boolean, };

/** An order of priority. */
export type ScenarioEntry = {
/** Its id in the pack. */
id: string,
/** The order. */
order: Array<Relation>, };

/** A seat. */
export type SeatView = {
/** Coins. */
coins: number,
/** Points so far, without coins. */
points: number,
/** Tokens in the supply, by race in the order of the catalogue. */
supply: [number, number, number, number, number],
/** Tokens set aside for settling, by race. */
setAside: [number, number, number, number, number],
/** Living creatures on planets and in the hold. */
living: number,
/** Creatures in the hold, laid out so that they fit. */
hold: Array<HeldView>,
/** Where the ship is; `null` before its first flight. */
ship: Node | null,
/** What the ship could reach in an ordinary flight from there as it is loaded now. */
reach: Array<Reach>,
/** Cards turned up this round. */
open: Array<Relation>,
/** Cards in hand. Known to all: they follow from those played. */
hand: Array<Relation>,
/** Cards played since they last returned to hand, those of this round included. */
played: Array<Relation>,
/** Whether an answer of this seat lies face down. */
answered: boolean, };

/** An answer that lies face down. */
export type SecretView = {
/** Whose. */
seat: game.Seat,
/** The settler. */
race: Race | null,
/** The cards; empty for a settler. */
cards: Array<Relation>, };

/** Who says which tokens settle where. */
export type Settling = "chosen" | "dealt";

/** What fixes the starting position of a game. */
export type Setup = {
/** Number of seats, 2–5. */
seats: number,
/** The relations in order of priority (`SB-SCENARIO`). */
order?: Array<Relation>,
/** The inhabited planets, each once (`SB-PLANETS`); empty: the pack's choice for this number of seats. */
planets?: Array<Planet>,
/** The pack of components. */
pack?: game.PackRef,
/** The start player (`SB-START`); `null`: drawn. */
first?: game.Seat,
/** The round a short game ends with (`SB-TRACK`), one in which dominance counts; `null`: the last of the track. */
rounds?: number,
/** Who says which tokens settle where (`SB-SETTLE`). */
settling?: Settling, };

/** One of the two race cards of a relation. */
export type Side = "left" | "right";

/** What a line of the score sheet is for. */
export type Source = { "type": "dominance",
/** Which round. */
round: number, } | { "type": "diplomacy" } | { "type": "coins" };

/** What is going on. */
export type StageView = { "type": "deal" } | { "type": "first" } | { "type": "name",
/** Who. */
seat: game.Seat, } | { "type": "choose",
/** Who named. */
namer: game.Seat,
/** What. */
planet: Planet,
/** Who has not answered. */
waiting: Array<game.Seat>, } | { "type": "neutral",
/** Who named. */
namer: game.Seat,
/** What. */
planet: Planet,
/** What each seat sends; `null`: not known yet. */
sent: Array<Race | null>, } | { "type": "settle",
/** Who named. */
namer: game.Seat,
/** What. */
planet: Planet,
/** What each colour sends; `null`: nothing. */
sent: Array<Race | null>,
/** Whose settler is laid now. */
colour: Colour,
/** Who has to send another token, and which it may send. */
exchange: ExchangeView | null, } | { "type": "plan",
/** Who has not answered. */
waiting: Array<game.Seat>, } | { "type": "resolve",
/** Which relation. */
relation: Relation,
/** Whose action. */
seat: game.Seat,
/** How far it is. */
progress: Progress, } | { "type": "fly",
/** Whose. */
seat: game.Seat,
/** How far it is. */
flight: FlightView, } | { "type": "over" };

/** A field one step away. */
export type StepOffer = {
/** Where to. */
node: Node,
/** Coins for it. */
cost: number, };

/** A race card that can be swapped. */
export type SwapOffer = {
/** Which relation. */
relation: Relation,
/** Which side. */
side: Side,
/** What can come. */
races: Array<Race>, };

/** A token on a planet. */
export type TokenView = {
/** Its anchor: the lowest of its cells. */
cell: Cell,
/** Whose. */
colour: Colour,
/** What. */
race: Race,
/** Its orientation. */
turn: Turned,
/** Whether it is a corpse. */
corpse: boolean,
/** The cells it covers. */
cells: Array<Cell>, };

/** A field of the round track (`SB-TRACK`). */
export type TrackField = { "type": "start" } | { "type": "round",
/** Its number, from 1. */
number: number,
/** Points for each dominated planet at its end; 0: not counted. */
dominance: number,
/** Whether the cards return to hand at its end. */
returnsCards: boolean, } | { "type": "shipOnly" };

/** How a token lies: the number of its orientation in the catalogue, `0..4`. Shapes that look the same after a turn have fewer. */
export type Turned = number;

/** What a term of a line counts. */
export type Unit = { "type": "planet" } | { "type": "pair" } | { "type": "coins",
/** How many make a point. */
each: number, };

/** A creature in the hold and where it could lie. */
export type UnloadOffer = {
/** What. */
race: Race,
/** The places for it. */
fits: Array<Placement>, };

/** Creatures of a planet not in a pair yet, by colour. */
export type UnpairedView = {
/** Where. */
planet: Planet,
/** Of the left race. */
left: [number, number, number, number, number, number],
/** Of the right race; where both cards show one race, all stand left. */
right: [number, number, number, number, number, number], };

/** Creatures that can be shot or eaten together. */
export type Victims = {
/** Shooting or eating. */
relation: Relation,
/** Where. */
planet: Planet,
/** Whose. */
colour: Colour,
/** Their anchors. */
cells: Array<Cell>, };

/** What one viewer sees of a position. */
export type View = {
/** Round with actions, 1–12; 0 before the first. */
round: number,
/** Field of the track the clock stands on. */
clock: number,
/** The round a short game ends with; not there where all of the track is played. */
ends?: number,
/** Who holds the start player's token; `null` until it is drawn. */
start: game.Seat | null,
/** The relations in order of priority. */
relations: Array<RelationView>,
/** Race cards on offer at the change of relations, sorted; before the deal is over, those still to be dealt. */
offer: Array<Race>,
/** All planets, in the order of the catalogue. */
planets: Array<PlanetView>,
/** All seats. */
seats: Array<SeatView>,
/** The neutral colour, with two players. */
neutral: NeutralView | null,
/** What is going on. */
stage: StageView,
/** Tokens in hand, to be laid before anything else. */
laying: LayingView | null,
/** Answers that lie face down and that the viewer may see: its own. */
secrets: Array<SecretView>,
/** What each relation would do for the viewer now, in order of priority; only for a seat. */
prospects: Array<Prospect>, };
