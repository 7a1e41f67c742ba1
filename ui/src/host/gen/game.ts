// Written from the types of the crate `game` by `cargo xtask bindings`.

/** What a seat can still draw, as far as it knows. */
export type Draws = {
/** How many pieces it has not seen and may draw, each alike. */
unseen: number,
/** How many of them it draws the next time. */
next: number,
/** How many it draws until the end of the game, the next ones among them. */
all: number, };

/** A largest single source of points. */
export type Feature = {
/** Its kind, one of the game's sources. */
kind: string,
/** Its points. */
points: number, };

/** One line of a sheet: a source of points with its equation and its fields. */
export type Line<S, U, F> = { source: S, points: number, terms: Array<Term<U>>, fields: Array<F>, };

/** The chance that a wanted piece comes, in whole percent. 0 and 100 are said of what is certain only. */
export type Odds = {
/** The next time. */
next: number,
/** Until the end of the game. */
all: number, };

/** The fault of any further pack of a game that has only its own. */
export type OnePack = { "code": "onePack" };

/** What a pack says of itself. */
export type PackCard = {
/** Its id. */
id: string,
/** Its version. */
version: string,
/** SHA-256 of its text in lower-case hexadecimal. Names the pack in requests. */
sha256: string,
/** What it calls itself. */
name?: string, };

/** Which pack of components, exactly. All three must fit: a game is never replayed with other components than it was played with. */
export type PackRef = {
/** Its id. */
id: string,
/** Its version. */
version: string,
/** SHA-256 of its text in lower-case hexadecimal, whichever way its lines end. */
sha256: string, };

/** The final place of every seat, counted from 1; tied seats share a place and the next places are skipped (1, 2, 2, 4). */
export type Places = Array<number>;

/** Why a step was refused. `R` are the game's own reasons. */
export type Refusal<R> = { "type": "over" } | { "type": "notYourTurn" } | { "type": "chanceFirst" } | { "type": "notChance" } | { "type": "impossible" } | { "type": "rule", "reason": R };

/** The sheets of all seats, in seat order. `S`, `U`, `F` are the game's sources, units and fields. */
export type ScoreSheet<S, U, F> = { seats: Array<SeatSheet<S, U, F>>, };

/** A place at the table, counted from 0 in playing order. */
export type Seat = number;

/** A set of seats. Serialized as the ascending list of their numbers. */
export type SeatSet = Array<number>;

/** The lines of one seat. */
export type SeatSheet<S, U, F> = { total: number, lines: Array<Line<S, U, F>>,
/** Points the seat had before the first step; absent for none. */
handicap?: number, };

/** Why a game cannot start from a setup. A code with data; the UI has the words. */
export type SetupError = { "code": "seats",
/** What the setup asked for. */
given: number,
/** The fewest the game has. */
least: number,
/** The most the game has. */
most: number, } | { "code": "option",
/** Name of the setup's field. */
name: string,
/** What the setup asked for. */
given: string, } | { "code": "pack",
/** Id, version and hash that were asked for. */
given: string, };

/** The most points gained at one stroke. */
export type Stroke = {
/** The gain. */
points: number,
/** After how many steps it was complete. */
at: number, };

/** One term of an equation: `count` things of one kind at `each` points. */
export type Term<U> = {
/** What is counted. */
of: U,
/** How many there are. */
count: number,
/** Points for each. */
each: number, };

/** Who is to act. */
export type Turn = { "type": "chance" } | { "type": "seats", "seats": SeatSet } | { "type": "over" };
