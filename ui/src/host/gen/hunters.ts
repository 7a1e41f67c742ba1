// Written from the types of the crate `hunters` by `cargo xtask bindings`.

import type * as game from './game';
import type * as tiling from './tiling';

/** One decision of the seat on turn. */
export type Action = { "type": "place",
/** Which tile. */
tile: TileId,
/** Column, growing east. */
x: number,
/** Row, growing south. */
y: number,
/** Quarter turns clockwise. */
turns: tiling.Rotation, } | { "type": "takeBack",
/** The tile it is on. */
tile: TileId,
/** The zone there. */
zone: number, } | { "type": "keep" } | { "type": "occupy",
/** What to put. */
piece: Piece,
/** Where: for a hut, the lowest river zone of its system on the tile. */
zone: number, } | { "type": "pass" };

/** An animal of a meadow. */
export type Animal = "mammoth" | "aurochs" | "deer" | "tiger";

/** What became of an animal. */
export type AnimalMark = {
/** Where it is. */
at: Zone,
/** Its number in the zone, as in the catalogue. */
nth: number,
/** What became of it. */
mark: Mark, };

/** A forest, meadow, river or river system on the table. */
export type Area = {
/** What it is. */
kind: AreaKind,
/** Sides that are still open; closed at 0. */
open: number,
/** How many different tiles it touches. */
tiles: number,
/** How many points it is worth with what lies now: a forest or river if it closed so, a meadow or system at the end of the game. */
worth: number,
/** The equation of that worth; empty when it is 0 for want of anything that counts. */
terms?: Array<Counted>,
/** Of a river: the system it is part of, as an index into `View::areas`. */
system?: number,
/** Pieces of each seat: pawns, or huts on a system; empty when there are none. */
pieces?: Array<number>,
/** Who would get the points; who got them where it is scored. */
leaders?: Array<game.Seat>,
/** What is in it and has no term of its own in the equation; those that are there. */
contents?: Array<[Content, number]>, };

/** What an area is. */
export type AreaKind = "forest" | "meadow" | "river" | "system";

/** Whether the canoe is played with. */
export type CanoeRule = "in" | "out";

/** The tiles of a pack. */
export type Catalogue = {
/** Which pack. */
pack: game.PackRef,
/** Its tiles by id. */
tiles: Array<CatalogueTile>,
/** Pawns of each seat. */
pawns: number,
/** Huts of each seat. */
huts: number, };

/** One tile, as drawn before it is turned. */
export type CatalogueTile = {
/** Its id. */
id: TileId,
/** Which pile it belongs to. */
kind: TileKind,
/** The lowest id among the tiles that are the same but for rotation. */
twin: TileId,
/** Its sides: north, east, south, west. */
sides: [Side, Side, Side, Side],
/** Its zones, ascending by number; lakes last. */
zones: Array<CatalogueZone>, };

/** A zone of a tile. */
export type CatalogueZone = {
/** Its number on the tile. */
zone: number,
/** What it is. */
is: ZoneKind, };

/** What chance can bring up. */
export type Chance = { "type": "first",
/** The seat. */
seat: game.Seat, } | { "type": "land",
/** Which one. */
tile: TileId, } | { "type": "bonus",
/** Which one. */
tile: TileId, };

/** Something that an area contains. */
export type Content = "menhir" | "lake" | "raft" | "tiger" | "fire" | "pitTrap";

/** One term of an equation: what is counted, how many there are, and points for each. A list in JSON, because a view has hundreds of them. */
export type Counted = [Unit, number, number];

/** Something that happened. */
export type Event = { "type": "first",
/** The seat. */
seat: game.Seat, } | { "type": "drew",
/** Whose hand. */
seat: game.Seat,
/** From the bonus pile. */
bonus: boolean,
/** Which one, for those who may know. */
tile: TileId | null,
/** Only its owner sees it. */
secret: boolean, } | { "type": "removed",
/** Who held it. */
seat: game.Seat,
/** Which one. */
tile: TileId, } | { "type": "placed",
/** By whom. */
seat: game.Seat,
/** Which one. */
tile: TileId,
/** Column. */
x: number,
/** Row. */
y: number,
/** Quarter turns clockwise. */
turns: tiling.Rotation,
/** Who has a piece in what it is a part of now, ascending. */
joins: Array<game.Seat>, } | { "type": "tookBack",
/** Whose. */
seat: game.Seat,
/** From where. */
from: Zone, } | { "type": "occupied",
/** Whose. */
seat: game.Seat,
/** What. */
piece: Piece,
/** Where. */
at: Zone, } | { "type": "ate",
/** Where the tiger is. */
tiger: Zone,
/** Where the deer was. */
deer: Zone, } | { "type": "scored",
/** What for. */
source: Source,
/** What all of `seats` get. */
points: number,
/** The equation: how many of what, at how many points each. */
terms: Array<Counted>,
/** Who gets them; nobody where nobody has a piece. */
seats: Array<game.Seat>,
/** The zones that earned them, ascending. */
fields: Array<Zone>, } | { "type": "returned",
/** Whose. */
seat: game.Seat,
/** From where. */
from: Zone, } | { "type": "bonusTurn",
/** Whose. */
seat: game.Seat, } | { "type": "skipped",
/** Which one. */
seat: game.Seat, } | { "type": "turnBegan",
/** Whose. */
seat: game.Seat, } | { "type": "ended" };

/** What is among the trees. */
export type ForestKind = "plain" | "menhir" | "mushrooms";

/** What a closed forest counts. */
export type ForestScore = "zones" | "tiles";

/** An empty square beside a tile. */
export type Gap = {
/** Column. */
x: number,
/** Row. */
y: number,
/** Which of `Outlook::fills`. */
fills: number, };

/** Who sees a hand. */
export type Hands = "hidden" | "open";

/** Tiles of one kind that the viewer has not seen. */
export type Kind = {
/** The lowest id among tiles that are the same but for rotation. */
tile: TileId,
/** How many of this kind are left. */
left: number, };

/** What can become of an animal. */
export type Mark = "scored" | "eaten" | "fed" | "doubled";

/** Which closed menhir forests earn a bonus turn. */
export type MenhirRule = "occupied" | "any";

/** The legal actions of a seat, grouped for a screen. */
export type Offer = { "type": "nothing" } | { "type": "place",
/** One entry for each tile of the hand, ascending. */
tiles: Array<Placements>, } | { "type": "takeBack",
/** Where they are, ascending. */
pawns: Array<Zone>, } | { "type": "occupy",
/** The tile. */
tile: TileId,
/** Zones for a pawn, ascending. */
pawns: Array<number>,
/** Zones for a hut, ascending. */
huts: Array<number>, };

/** What can still come, as far as a viewer knows. */
export type Outlook = {
/** The kinds not seen, ascending. */
kinds: Array<Kind>,
/** The empty squares beside tiles, by column, then row; none when the game is over. */
gaps: Array<Gap>,
/** What fills a gap, as ascending indices into `kinds`; `Gap::fills` points in here. */
fills: Array<Array<number>>,
/** The land tiles this viewer can still draw; nothing for who draws none. */
draws?: game.Draws,
/** For each of `fills` the chance that such a land tile comes to this viewer; nothing where only bonus tiles fill the gap, or none. Empty for who draws none. */
odds?: Array<game.Odds | null>, };

/** What is due. */
export type Phase = "first" | "deal" | "place" | "takeBack" | "occupy" | "replace" | "bonus" | "refill" | "over";

/** What a player puts on a tile. */
export type Piece = "pawn" | "hut";

/** A piece on the table. */
export type PieceView = {
/** Whose. */
seat: game.Seat,
/** What. */
piece: Piece,
/** Where. A pawn lies on a meadow and stands elsewhere. */
at: Zone, };

/** A tile on the table. */
export type Placed = {
/** Which one. */
id: TileId,
/** Column. */
x: number,
/** Row. */
y: number,
/** Quarter turns clockwise. */
turns: tiling.Rotation,
/** Who placed it; nobody placed the start tile. */
by: game.Seat | null,
/** The area of each of its zones 0, 1, 2 …, as an index into `View::areas`. */
areas: Array<number>, };

/** Where one tile fits. */
export type Placements = {
/** The tile. */
tile: TileId,
/** The squares, ascending by x, then y. */
spots: Array<Spot>, };

/** What a special tile can do. */
export type Power = "hunting_trap" | "pit_trap" | "wild_fire" | "shaman" | "raft" | "logboat";

/** Why the rules refuse an action. */
export type Reason = { "type": "notNow" } | { "type": "notHeld" } | { "type": "taken" } | { "type": "notBeside" } | { "type": "sidesDiffer",
/** The first such side, clockwise from north. */
side: tiling.Dir, } | { "type": "noOwnPawn" } | { "type": "noSuchZone" } | { "type": "supplyEmpty" } | { "type": "occupied" };

/** A seat as the viewer knows it. */
export type SeatView = {
/** Points scored so far: forests, rivers, hunting trap, canoe. */
points: number,
/** Pawns in the supply. */
pawns: number,
/** Huts in the supply. */
huts: number,
/** How many land tiles the hand holds. */
land: number,
/** How many bonus tiles the hand holds: their backs differ. */
bonus: number,
/** The hand, ascending, for those who may know. */
hand: Array<TileId> | null, };

/** Seats, variant, house rules and pack of one game. Fields that a file leaves out have the values of [`Setup::new`]. */
export type Setup = {
/** Number of seats, 2 to 5. */
seats: number,
/** How many tiles everybody holds (`HG-HAND`). */
variant: Variant,
/** Whether the hands lie open (`HG-HAND`). */
hands: Hands,
/** Which closed menhir forests earn a bonus turn (`HG-BONUS`). */
menhir: MenhirRule,
/** What a closed forest counts (`HG-FOREST`). */
forestScore: ForestScore,
/** Whether the canoe is played with (`HG-CANOE`). */
canoe?: CanoeRule,
/** Who begins (`HG-HAND`); `null`: chance decides. */
first: game.Seat | null,
/** The tiles played with. */
pack: game.PackRef,
/** The land tiles in the bag, ascending, for a short game (`HG-HAND`); empty: all of the pack. */
stack?: Array<TileId>, };

/** A side of a tile. */
export type Side = {
/** What must match. */
terrain: Terrain,
/** The zones along it, clockwise: one, or meadow, river, meadow. */
zones: Array<number>, };

/** What a line of the sheet is for. Areas are named by their lowest zone. */
export type Source = { "type": "forest",
/** Its lowest zone. */
at: Zone, } | { "type": "river",
/** Its lowest zone. */
at: Zone, } | { "type": "huntingTrap" } | { "type": "canoe" } | { "type": "meadow",
/** Its lowest zone. */
at: Zone, } | { "type": "system",
/** Its lowest zone. */
at: Zone, };

/** A square where a tile fits. */
export type Spot = {
/** Column. */
x: number,
/** Row. */
y: number,
/** The rotations in which it fits, ascending. */
turns: Array<tiling.Rotation>, };

/** What a side of a tile shows. */
export type Terrain = "forest" | "meadow" | "river";

/** A tile by its number in the pack. */
export type TileId = number;

/** Which pile a tile belongs to. */
export type TileKind = "start" | "land" | "bonus";

/** What a term of a line counts. */
export type Unit = "forestZone" | "forestTile" | "mushrooms" | "riverTile" | "fish" | "lake" | "deer" | "eatenDeer" | "aurochs" | "mammoth";

/** How many tiles everybody holds. */
export type Variant = "normal" | "strategic";

/** All that one viewer may know of a position. */
export type View = {
/** How many tiles a full hand has. */
fullHand: number,
/** Whether the hands lie open. */
hands: Hands,
/** What is due now. */
phase: Phase,
/** The seat whose turn it is; while chance chooses who begins, the first seat. */
seat: game.Seat,
/** Whether this is the extra turn of a bonus (`HG-BONUS`). */
extra: boolean,
/** The tile placed in this step of the turn and not yet settled. */
current: TileId | null,
/** The tiles on the table, ascending by id. */
placed: Array<Placed>,
/** Forests, meadows, rivers and systems; `Placed::areas` points in here. */
areas: Array<Area>,
/** The pieces on the table, by seat, pawns first, then by zone. */
pieces: Array<PieceView>,
/** The seats, in order. */
seats: Array<SeatView>,
/** Animals that are no longer, or count twice. */
animals: Array<AnimalMark>,
/** Tiles this viewer has not seen: in the bag, in the bonus pile or in a hidden hand. */
unseen: Array<TileId>,
/** How many tiles are left in the bag. */
bag: number,
/** How many tiles are left in the bonus pile. */
pile: number,
/** Tiles that left the game because they fitted nowhere, ascending. */
removed: Array<TileId>,
/** What can still come, and where it would fit. */
outlook: Outlook, };

/** One connected piece of a feature on a tile; lakes, too. Zones are numbered as in the pack. */
export type Zone = {
/** On which tile. */
tile: TileId,
/** Its number there: 0 to 7, lakes 8 and 9. */
zone: number, };

/** What a zone is. */
export type ZoneKind = { "type": "forest",
/** What stands or grows among them. */
kind: ForestKind, } | { "type": "meadow",
/** Animals that count. */
animals: Array<Animal>,
/** Animals that are only drawn. */
artAnimals: Array<Animal>,
/** What it can do. */
power: Power | null, } | { "type": "river",
/** Fish in it. */
fish: number,
/** The zone of the lake at its inner end. */
lake: number | null, } | { "type": "lake",
/** Fish in it. */
fish: number,
/** What it can do. */
power: Power | null, };
