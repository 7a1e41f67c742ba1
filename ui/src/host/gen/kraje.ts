// Written from the types of the crate `kraje` by `cargo xtask bindings`.

import type * as game from './game';

/** One decision of a seat. */
export type Action = { "type": "place" } & Placement | { "type": "discard",
/** Which card. */
card: CardId, };

/** A card with both sides. */
export type Card = {
/** Its number in the pack. */
id: CardId,
/** The condition on its scoring side. */
condition: ConditionNo,
/** The side with the condition. */
scoring: Face,
/** The side with six ordinary fields. */
plain: Face, };

/** One field of a card, or of a realm. */
export type CardField = {
/** Its symbols, ascending; none on an empty field and on a condition field. */
symbols: Array<Symbol>,
/** The edges its river runs to, clockwise from north; none without a river. */
ends: Array<End>,
/** Whether it is part of the card's condition. */
condition: boolean, };

/** The number of a card in its pack, `1..=18`. */
export type CardId = number;

/** All components of a pack. */
export type Catalogue = {
/** Which pack it is. */
pack: game.PackRef,
/** The cards; card number n stands at index n − 1. */
cards: Array<Card>,
/** The conditions; condition number n stands at index n − 1. */
conditions: Array<Condition>,
/** The least points of each solo rank from the best down; the last rank has none. */
rankFloors: Array<number>,
/** What each condition in the own realm costs. */
conditionPenalty: number, };

/** What chance can bring up. */
export type Chance = { "type": "shared",
/** The card. */
card: CardId, } | { "type": "top",
/** The card. */
card: CardId, } | { "type": "deal",
/** Who gets it. */
seat: game.Seat,
/** The card. */
card: CardId, } | { "type": "take",
/** The card. */
card: CardId, };

/** How two seats choose and place. */
export type Choosing = "secret" | "open";

/** How likely it is that a seat still gets a card that it has not seen. */
export type Coming = {
/** How many cards it still gets. */
draws: game.Draws,
/** The chance that one certain card is among them. */
each: game.Odds, };

/** A scoring condition of a pack. */
export type Condition = {
/** Its number. */
no: ConditionNo,
/** Its name. */
name: Name, } & ({ "rule": "largestRiverChain", "params": {
/** Points each. */
pts: number,
/** Smaller groups do not count. */
minGroup: number, } } | { "rule": "groupedCells", "params": {
/** The symbol. */
symbol: Symbol,
/** Smaller groups do not count. */
minGroup: number,
/** Points each. */
pts: number, } } | { "rule": "borderCells", "params": {
/** The symbol. */
symbol: Symbol,
/** Points each. */
pts: number, } } | { "rule": "distinctSymbolsNear", "params": {
/** The symbol. */
symbol: Symbol,
/** Points for each kind. */
pts: number, } } | { "rule": "pairs", "params": {
/** The two symbols. */
symbols: [Symbol, Symbol],
/** Points for each pair. */
pts: number, } } | { "rule": "isolated", "params": {
/** The symbol. */
symbol: Symbol,
/** No other one around. */
notNear: boolean,
/** No other one in the row or the column. */
notSameLine: boolean,
/** Points each. */
pts: number, } } | { "rule": "riverFlowsInto", "params": {
/** The symbol. */
symbol: Symbol,
/** Points for each river field and field it flows into. */
pts: number, } } | { "rule": "riverFlowsPast", "params": {
/** The symbol. */
symbol: Symbol,
/** Points for each river field and field it flows past. */
pts: number, } } | { "rule": "exactDistance", "params": {
/** The symbol one starts from. */
from: Symbol,
/** The symbol one goes to. */
to: Symbol,
/** The length of the shortest way. */
distance: number,
/** Points for each pair. */
pts: number, } } | { "rule": "farFrom", "params": {
/** The symbol. */
symbol: Symbol,
/** The symbols to keep away from. */
from: Array<Symbol>,
/** How far at least. */
minDistance: number,
/** Points each. */
pts: number, } } | { "rule": "enoughNear", "params": {
/** The symbol. */
symbol: Symbol,
/** What has to be around. */
near: Symbol,
/** How many at least. */
min: number,
/** Points each. */
pts: number, } } | { "rule": "bestCentre", "params": {
/** The symbol of the centre. */
centre: Symbol,
/** What is counted. */
count: Symbol,
/** How far at most. */
maxDistance: number,
/** Points each. */
pts: number, } } | { "rule": "longestLine", "params": {
/** Points each. */
pts: number, } } | { "rule": "largestSquare", "params": {
/** Points each. */
pts: number, } } | { "rule": "largestEmptyGroup", "params": {
/** Points each. */
pts: number,
/** Smaller groups do not count. */
minGroup: number, } } | { "rule": "copyLowest", "params": {
/** Whether the shared condition is one of them. */
includeShared: boolean, } } | { "rule": "countCells", "params": {
/** The symbols. */
symbols: Array<Symbol>,
/** Points each. */
pts: number, } });

/** The number of a scoring condition in its pack, `1..=18`. */
export type ConditionNo = number;

/** An edge of a field that a river runs to. North is up on the screen. */
export type End = "N" | "E" | "S" | "W";

/** What happened. */
export type Event = { "type": "sharedRevealed",
/** Its card. */
card: CardId,
/** The condition. */
condition: ConditionNo, } | { "type": "topRevealed",
/** The card. */
card: CardId, } | { "type": "roundBegan",
/** Which, from 1. */
round: number, } | { "type": "dealt",
/** The seat. */
seat: game.Seat,
/** The card; nothing for those who may not know it. */
card: CardId | null, } | { "type": "committed",
/** The seat. */
seat: game.Seat,
/** What it chose; nothing for those who may not know it yet. */
action: Action | null,
/** How many fields of its realm that covers, for those who know. */
covers: number | null, } | { "type": "placed",
/** Whose realm. */
seat: game.Seat,
/** The card and its place. */
placement: Placement,
/** How many fields of the realm lie under it. */
covers: number, } | { "type": "passed",
/** Who gave it. */
from: game.Seat,
/** Who got it. */
to: game.Seat,
/** The card; the two seats know it, others do not. */
card: CardId | null, } | { "type": "handDiscarded",
/** Whose hand. */
seat: game.Seat,
/** The card. */
card: CardId, } | { "type": "topDiscarded",
/** The card. */
card: CardId, } | { "type": "taken",
/** The seat. */
seat: game.Seat,
/** The card. */
card: CardId, } | { "type": "ended" };

/** One side of a card, not turned: three rows of two fields, row 0 in the north. */
export type Face = {
/** The fields, `grid[row][column]`. */
grid: [[CardField, CardField], [CardField, CardField], [CardField, CardField]], };

/** The side of a card as the pack file calls it. */
export type Facing = "front" | "back";

/** A field of the seat's own realm. Ascending row by row. */
export type Field = {
/** Row; grows to the south. */
y: number,
/** Column; grows to the east. */
x: number, };

/** A field of a card in the pack file. */
export type FieldAt = {
/** The card. */
card: number,
/** The side. */
facing: Facing,
/** The row. */
row: number,
/** The column. */
column: number, };

/** A field of a realm as seen from above. */
export type FieldView = {
/** Column; grows to the east. */
x: number,
/** Row; grows to the south. */
y: number,
/** Which card it belongs to: index in `placed`, which says the side, too. */
from: number,
/** Its symbols; none on an empty field and on a condition field. */
symbols: Array<Symbol>,
/** The edges its river runs to, as the card lies; left out without a river. */
ends?: Array<End>,
/** The condition it shows a part of; left out on other fields. */
condition?: ConditionNo, };

/** A name from the pack file in both languages. */
export type Name = {
/** Czech. */
cs: string,
/** English. */
en: string, };

/** What a seat may do now: any of these cards with any side up, turned 0 or 2 quarters at any of the upright spots, or 1 or 3 quarters at any of the sideways spots. Everything is empty when the seat is not on turn. When it is stuck, there are cards but no spots. */
export type Offer = {
/** The cards it may place, or discard when it is stuck, ascending. */
cards: Array<CardId>,
/** Whether no card fits anywhere, so that one of them is discarded instead (PK-STUCK). */
isStuck: boolean,
/** Where a card may go that is 2 wide and 3 tall, row by row. */
upright: Array<Spot>,
/** Where a card may go that is 3 wide and 2 tall, row by row. */
sideways: Array<Spot>, };

/** How a game ended. */
export type Outcome = {
/** The rank of a solo game (PK-RATING); nothing in a game for two. */
rank: Rank | null,
/** Whether all tie-breaks are even too, so that a deciding game may follow (PK-TIE). */
fullTie: boolean, };

/** One thing that is wrong with a pack. Rows and columns count from 0 in the north-west. */
export type PackFault = { "code": "json",
/** Line, from 1. */
line: number,
/** Column, from 1. */
column: number,
/** What the reader of the JSON says, in English. */
message: string, } | { "code": "schema",
/** What it calls itself. */
given: string, } | { "code": "noTitle" } | { "code": "unknownSymbol",
/** Where: the card and its side; nothing when it stands in the list of symbols. */
at: FieldAt | null,
/** Its name. */
symbol: string, } | { "code": "unsupported",
/** The field of the file. */
name: string, } | { "code": "ranks" } | { "code": "conditionCount",
/** How many there are. */
given: number, } | { "code": "conditionNumber",
/** The number. */
no: number, } | { "code": "conditionTwice",
/** The number. */
no: number, } | { "code": "conditionMissing",
/** The number. */
no: number, } | { "code": "unknownRule",
/** The condition. */
condition: number,
/** The rule's id. */
rule: string, } | { "code": "params",
/** The condition. */
condition: number,
/** What is wrong, in English. */
message: string, } | { "code": "cardCount",
/** How many there are. */
given: number, } | { "code": "cardNumber",
/** The number. */
card: number, } | { "code": "cardTwice",
/** The number. */
card: number, } | { "code": "cardMissing",
/** The number. */
card: number, } | { "code": "conditionOnTwoCards",
/** The condition. */
condition: number,
/** The second card that has it. */
card: number, } | { "code": "conditionOnNoCard",
/** The condition. */
condition: number, } | { "code": "grid",
/** The card. */
card: number,
/** The side. */
facing: Facing, } | { "code": "conditionFields",
/** The card. */
card: number,
/** How many on its front. */
front: number,
/** How many on its back. */
back: number, } | { "code": "conditionApart",
/** The card. */
card: number, } | { "code": "conditionNotBare",
/** Where. */
at: FieldAt, } | { "code": "doubled",
/** Where. */
at: FieldAt, } | { "code": "unknownEnd",
/** Where. */
at: FieldAt,
/** Its name. */
end: string, } | { "code": "endWithoutRiver",
/** Where. */
at: FieldAt, } | { "code": "riverWithoutEnd",
/** Where. */
at: FieldAt, };

/** A card in its place. Ascending by card, side, rotation, then row by row from the north. */
export type Placement = {
/** Which card. */
card: CardId,
/** The side that is up. */
side: Side,
/** How far it is turned clockwise. */
rotation: Rotation,
/** Row of the north-west field of the turned card; see [`Spot`]. */
y: number,
/** Column of the north-west field of the turned card; see [`Spot`]. */
x: number, };

/** The rank of a solo game, from the best down (PK-RATING). */
export type Rank = "incredible" | "amazing" | "wondrous" | "tricky" | "confused" | "lost";

/** Why a card may not go there. */
export type Reason = { "type": "notYourCard",
/** The card. */
card: CardId, } | { "type": "notStuck" } | { "type": "firstCardAtOrigin" } | { "type": "coversNothing" } | { "type": "coversCondition",
/** The condition. */
condition: ConditionNo,
/** Column of the first condition field it would cover, row by row. */
x: number,
/** Row of that field. */
y: number, };

/** How far a card is turned clockwise, in quarters: `0..=3`. With an even number the card stands upright (2 wide, 3 tall), with an odd one it lies sideways (3 wide, 2 tall). */
export type Rotation = 0 | 1 | 2 | 3;

/** What a viewer may know of a seat. */
export type SeatView = {
/** How many cards it holds, without the one it has committed. */
handCount: number,
/** Those of them that the viewer may know, ascending: all or none. From the first reveal of a round on, both seats know what they passed to each other. */
hand: Array<CardId>,
/** Whether it has chosen in secret and waits for the other. */
hasCommitted: boolean,
/** What it has chosen, for those who may know it. */
committed: Action | null,
/** The cards of its realm in the order they were placed. A card chosen in secret is last in it for those who may know it, and not there for others. */
placed: Array<Placement>,
/** Every field of the realm as seen from above, row by row. */
fields: Array<FieldView>,
/** The conditions in the realm in the order they were placed. */
conditions: Array<ConditionNo>, };

/** What fixes the start of a game. */
export type Setup = {
/** 1 (PK-SOLO) or 2 (PK-ROUND). */
seats: number,
/** The pack; left out, the one the app comes with. */
pack?: game.PackRef,
/** How two seats choose and place (PK-ROUND). */
choosing?: Choosing,
/** Who begins every round of open choosing; `null`: the first seat. In secret nobody begins. */
first?: game.Seat, };

/** The shared condition with its card. */
export type SharedCondition = {
/** The card. */
card: CardId,
/** Its condition. */
condition: ConditionNo, };

/** A side of a card. The first of them has the condition. */
export type Side = "scoring" | "plain";

/** What a line of the sheet is for. Lines come in this order: the shared condition, the own conditions as they were placed, then what each of these costs. */
export type Source = { "type": "shared",
/** Which. */
condition: ConditionNo, } | { "type": "sharedIdle",
/** Which. */
condition: ConditionNo, } | { "type": "own",
/** Which. */
condition: ConditionNo, } | { "type": "penalty",
/** Which. */
condition: ConditionNo, };

/** A place for a card, `[x, y]`: where the north-west field of the card lies once it is turned. x grows to the east, y to the south. The north-west field of the first card of a realm is `[0, 0]`; numbers never shift during a game. All fields of a realm have both numbers within `-14..=16`. */
export type Spot = [number, number];

/** What the game waits for. */
export type Stage = "shared" | "top" | "deal" | "take" | "place" | "over";

/** A symbol on a field. */
export type Symbol = "river" | "forest" | "mountain" | "village" | "deer" | "wolf" | "crystal";

/** What a term of a line counts. */
export type Unit = { "type": "field" } | { "type": "emptyField" } | { "type": "symbolField",
/** The symbol. */
symbol: Symbol, } | { "type": "kind" } | { "type": "pair" } | { "type": "flow" } | { "type": "copied",
/** Which. */
condition: ConditionNo, } | { "type": "condition" };

/** All that one viewer may know of a position. */
export type View = {
/** What the game waits for. */
stage: Stage,
/** The round, `1..=4`; after the end 4. */
round: number,
/** The placement within the round, 1 or 2. */
pick: number,
/** The card whose condition is shared; nothing before it is revealed. */
shared: SharedCondition | null,
/** Cards in the deck, the top one included. */
deckCount: number,
/** The card on top of the deck, whose plain side everybody sees; nothing while it is not yet turned up. */
deckTop: CardId | null,
/** Cards of which the viewer cannot know where they are (in the deck below the top, or in a hand hidden from it), ascending. */
unseen: Array<CardId>,
/** Cards out of the game, ascending (PK-SOLO, PK-STUCK). */
discarded: Array<CardId>,
/** The seats in order. */
seats: Array<SeatView>,
/** The chance that any one of the unseen cards comes to this viewer; nothing for who draws none. */
coming?: Coming,
/** How the game ended; nothing before the end. */
outcome: Outcome | null, };
