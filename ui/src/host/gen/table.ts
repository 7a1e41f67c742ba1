// Written from the types of the crate `table` by `cargo xtask bindings`.

import type * as bastards from './bastards';
import type * as game from './game';
import type * as hunters from './hunters';
import type * as kraje from './kraje';
import type * as okanagan from './okanagan';

/** An action of some game. */
export type AnyAction = { "game": "kraje" } & kraje.Action | { "game": "hunters" } & hunters.Action | { "game": "okanagan" } & okanagan.Action | { "game": "bastards" } & bastards.Action;

/** The components of some game. */
export type AnyCatalogue = { "game": "kraje" } & kraje.Catalogue | { "game": "hunters" } & hunters.Catalogue | { "game": "okanagan" } & okanagan.Catalogue | { "game": "bastards" } & bastards.Catalogue;

/** A chance outcome of some game. */
export type AnyChance = { "game": "kraje" } & kraje.Chance | { "game": "hunters" } & hunters.Chance | { "game": "okanagan" } & okanagan.Chance | { "game": "bastards" } & bastards.Chance;

/** What an action would change on the sheets of some game. */
export type AnyChanges = { "game": "kraje" } & Changes<kraje.Source, kraje.Unit, kraje.Field> | { "game": "hunters" } & Changes<hunters.Source, hunters.Unit, hunters.Zone> | { "game": "okanagan" } & Changes<okanagan.Source, okanagan.Unit, okanagan.Field> | { "game": "bastards" } & Changes<bastards.Source, bastards.Unit, bastards.Field>;

/** An event of some game. */
export type AnyEvent = { "game": "kraje" } & kraje.Event | { "game": "hunters" } & hunters.Event | { "game": "okanagan" } & okanagan.Event | { "game": "bastards" } & bastards.Event;

/** What is wrong with a pack of some game. */
export type AnyFault = { "game": "kraje" } & kraje.PackFault | { "game": "hunters" } & game.OnePack | { "game": "okanagan" } & okanagan.PackFault | { "game": "bastards" } & game.OnePack;

/** An offer of some game. */
export type AnyOffer = { "game": "kraje" } & kraje.Offer | { "game": "hunters" } & hunters.Offer | { "game": "okanagan" } & okanagan.Offer | { "game": "bastards" } & bastards.Offer;

/** Why some game refuses an action. */
export type AnyRefusal = { "game": "kraje" } & game.Refusal<kraje.Reason> | { "game": "hunters" } & game.Refusal<hunters.Reason> | { "game": "okanagan" } & game.Refusal<okanagan.Reason> | { "game": "bastards" } & game.Refusal<bastards.Reason>;

/** A setup of some game. */
export type AnySetup = { "game": "kraje" } & kraje.Setup | { "game": "hunters" } & hunters.Setup | { "game": "okanagan" } & okanagan.Setup | { "game": "bastards" } & bastards.Setup;

/** The score sheet of some game. */
export type AnySheet = { "game": "kraje" } & game.ScoreSheet<kraje.Source, kraje.Unit, kraje.Field> | { "game": "hunters" } & game.ScoreSheet<hunters.Source, hunters.Unit, hunters.Zone> | { "game": "okanagan" } & game.ScoreSheet<okanagan.Source, okanagan.Unit, okanagan.Field> | { "game": "bastards" } & game.ScoreSheet<bastards.Source, bastards.Unit, bastards.Field>;

/** A view of some game. */
export type AnyView = { "game": "kraje" } & kraje.View | { "game": "hunters" } & hunters.View | { "game": "okanagan" } & okanagan.View | { "game": "bastards" } & bastards.View;

/** What an action would change on the score sheets, seat by seat. */
export type Changes<S, U, F> = { seats: Array<SeatChange<S, U, F>>, };

/** A seat took the lead. */
export type CourseLead = {
/** After how many steps. */
at: number,
/** Who leads from there on. */
seat: game.Seat, };

/** The points after a step. */
export type CourseMoment = {
/** How many steps were taken. */
at: number,
/** Who took the last of them; `null` for chance and before the first. */
by: game.Seat | null,
/** What every seat would have had if the game had ended there. */
totals: Array<number>, };

/** A step that moved the seats apart or together. */
export type CourseSwing = {
/** After how many steps. */
at: number,
/** Who gained most by it. */
seat: game.Seat,
/** By how much that was more than what the seat gained that gained least; in a game for one, the gain. */
size: number, };

/** An earlier position as a viewer may know it. */
export type Earlier<View = AnyView, Sheet = AnySheet, Event = AnyEvent> = {
/** After how many steps. */
at: number,
/** Who was to act. */
turn: game.Turn,
/** The position. */
view: View,
/** Its score sheet. */
sheet: Sheet,
/** What the last step before it brought about. */
events: Array<Told<Event>>, };

/** A game of the house. */
export type GameId = "kraje" | "hunters" | "okanagan" | "bastards";

/** Who holds the device. Views are made for the holder and for nobody else. */
export type Holder = { "type": "nobody",
/** Who is to take the device. */
next: game.Seat, } | { "type": "seat",
/** Whose eyes see the screen. */
seat: game.Seat, } | { "type": "open" };

/** How well a bot plays. */
export type Level = "random" | "greedy" | "newcomer" | "guest" | "regular" | "rival" | "expert" | "master";

/** What an action would change on one line. Terms and fields are those after the action, or, of a line that goes, those before. */
export type LineChange<S, U, F> = { source: S, before: number, after: number, terms: Array<game.Term<U>>, fields: Array<F>, };

/** What the table waits for. */
export type Next = "act" | "pass" | "continue" | "wait" | "over";

/** What the players of a game count: "in turn 12", "in round 3". */
export type Period = "turn" | "round";

/** Where the turns or rounds of a game begin. */
export type Periods = {
/** What is counted. */
of: Period,
/** After how many steps each of them begins: the first one after 0. */
starts: Array<number>, };

/** What actions would do, as far as the acting seat can know. */
export type Preview<Changes = AnyChanges, Event = AnyEvent, Offer = AnyOffer> = {
/** What they would change on the score sheets, seat by seat. */
changes: Changes,
/** What would happen. */
events: Array<Event>,
/** Whether something would come to light, so that they could not be taken back: what was hidden, what chance or a bot answers at once, the end. The screen asks before such an action. */
reveals: boolean,
/** What the seat could do right after, in the same decision; nothing where it would not be its turn, or where something came to light. */
offer?: Offer, };

/** What an action would change on the sheet of one seat. */
export type SeatChange<S, U, F> = { seat: game.Seat, before: number, after: number,
/** Only the lines that change, in the order of the sheets. */
lines: Array<LineChange<S, U, F>>, };

/** Who plays a seat. */
export type Sitter = { "type": "person" } | { "type": "bot",
/** How well it plays. */
level: Level, };

/** An event told to a viewer, with the step it belongs to. A step has as many as it brought about. */
export type Told<Event = AnyEvent> = {
/** Number of the step, from 0. */
n: number,
/** Who took it; `None` for chance. */
by: game.Seat | null,
/** What happened, as far as the viewer may know. */
event: Event, };

/** A turn or a round. */
export type When = {
/** What is counted. */
of: Period,
/** Its number, from 1. */
nth: number, };
