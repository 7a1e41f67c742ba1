// Written from the types of the crate `review` by `cargo xtask bindings`.

import type * as game from './game';
import type * as table from './table';

/** One thing to tell. Steps are counted as everywhere: `at` is after how many of them, `n` the number of one from 0. */
export type Beat = { "type": "ending",
/** How. */
how: Finish,
/** Who came first. */
seats: Array<game.Seat>,
/** With how many points. */
points: number,
/** How many more than the best of the others. */
by: number, } | { "type": "lead",
/** Who was in the end. */
seat: game.Seat,
/** Since when without a break. */
at: number,
/** How often it had changed hands. */
changes: number,
/** Whether it had been shared again since it was last taken. */
isTied: boolean,
/** The part of the steps that were behind then, of 100. */
share: number, } | { "type": "comeback",
/** Who. */
seat: game.Seat,
/** By how many points at most. */
by: number,
/** When. */
at: number, } | { "type": "turn",
/** Whose. */
seat: game.Seat,
/** When. */
at: number,
/** What it had been, 0..=1. */
before: number,
/** What it was then. */
after: number, } | { "type": "stroke",
/** Who did. */
seat: game.Seat,
/** How much. */
points: number,
/** The part of all the seat's points in the end, 0..=1, where it is a great one. */
share?: number,
/** When. */
at: number, } | { "type": "slip",
/** Whose it was. */
seat: game.Seat,
/** Which step. */
n: number,
/** What it is called. */
grade: Grade,
/** The points it cost. */
points: Estimate,
/** What it cost of the chance of being first. */
chance: Estimate, } | { "type": "clean" } | { "type": "draw",
/** Whose luck it was. */
seat: game.Seat,
/** Which step. */
n: number,
/** In points; below 0 what it cost. */
points: Estimate, } | { "type": "luck",
/** Which. */
how: LuckPart,
/** Who won. */
seat: game.Seat,
/** Over whom. */
over: game.Seat,
/** By how many points. */
by: number,
/** What was drawn of it. */
luck: number,
/** What was decided. */
decisions: number,
/** The standard error of both. */
error: number, } | { "type": "lasting",
/** Whose it was. */
seat: game.Seat,
/** Since when. */
from: number,
/** When it was over. */
at: number,
/** How many own turns that took. */
turns: number,
/** Whether it was never over. */
isOpen: boolean,
/** The points that its end brought. */
brought: number, };

/** Something chance brought up where it could have been something else. */
export type Draw = {
/** Number of the step, from 0. */
n: number,
/** The luck of each seat. */
luck: Array<Lot>, };

/** A mean over futures with its standard error. */
export type Estimate = {
/** The mean. */
mean: number,
/** Its standard error. */
error: number, };

/** How a game ended. */
export type Finish = "alone" | "shared" | "level" | "narrow" | "clear" | "far";

/** What a decision is called. */
export type Grade = "good" | "inaccuracy" | "mistake" | "blunder";

/** One decision of a person that was no matter of course, judged. */
export type Judged = {
/** Number of the step, from 0. */
n: number,
/** Who decided. */
seat: game.Seat,
/** What was played. */
played: table.AnyAction,
/** What looked better, if anything did. */
best: table.AnyAction | null,
/** The points lost on it: of the lead over the best other seat, alone of the points. */
points: Estimate,
/** The chance of being first lost on it, 0..=1; 0 for a seat alone. */
chance: Estimate,
/** The futures in which both were compared. */
futures: number,
/** Whether it was looked at closely, in futures other than those the better one was chosen in. */
close: boolean,
/** What it is called. */
grade: Grade,
/** Whether it cost as many points as the least inaccuracy does, beyond doubt; where the game was decided and no chance hung on it any more, it has no name for all that. */
worse: boolean, };

/** What the lead over the best other seat is made of. Its parts add up to the whole exactly. */
export type Lead = {
/** Over whom. */
over: game.Seat,
/** The lead in points; below 0 where the other one is ahead. */
by: number,
/** What head starts give. */
head: number,
/** What the draws gave. */
luck: number,
/** What was decided. */
decisions: number,
/** The standard error of luck and of decisions. */
error: number, };

/** How much of a result was drawn, and how much was decided. */
export type Ledger = {
/** The places behind the point that its figures have. */
places: number,
/** What such a game usually brings a seat. */
usual: number,
/** How sure that is: its standard error. */
usual_error: number,
/** The seats, in their order. */
seats: Array<SeatLedger>,
/** The draw that gave a seat most, if one did beyond doubt. */
luckiest: Standout | null,
/** The draw that cost a seat most, if one did beyond doubt. */
dearest: Standout | null, };

/** The luck of one seat in one draw. */
export type Lot = {
/** In points. */
points: Estimate,
/** In points of the lead over the best other seat at the end; alone the points. */
lead: Estimate, };

/** What part luck had in a lead. */
export type LuckPart = "against" | "carried" | "decided";

/** The decisions of one seat in a third of the game. */
export type Phase = {
/** How many were judged. */
decisions: number,
/** How many of them were not worse than another. */
good: number,
/** The points lost on the others, all together. */
lost: Estimate, };

/** What is asked for. */
export type PuzzleKind = "bestMove" | "mostPoints";

/** What a review says, whole or as far as it has come. */
export type Review = {
/** The version of the judge. */
judge: number,
/** What game it is of: a mark of its setup, its steps and its head starts. */
of: string,
/** How many decisions there are to judge. */
cases: number,
/** Those looked at so far, in the order of the game. */
decisions: Array<Judged>,
/** How it stood where turns began, as far as that is known, the end at last. */
standings: Array<Standing>,
/** Which decisions are to be looked at closely, the most important first. */
order: Array<number>,
/** How many of them were. */
looked: number,
/** How many positions and actions were judged in looking closely. */
nodes: number,
/** What chance brought up where it could have been something else, as far as it was reckoned. */
draws: Array<Draw>,
/** What the draws come to; there when all of them were reckoned. */
ledger: Ledger | null,
/** How much of it is done, of 100. */
share: number,
/** Whether it is done. */
done: boolean,
/** The numbers of the steps on which most was lost, at most three, in the order of the game. */
moments: Array<number>,
/** What the persons' decisions come to. */
seats: Array<SeatReview>,
/** After how many steps somebody was sure to win, where much of the game was left: no decision from there on could cost anybody a chance. `None` until the review is done. */
decided: number | null, };

/** What the result of one seat is made of. Its parts add up to the whole exactly. */
export type SeatLedger = {
/** Whose. */
seat: game.Seat,
/** Its points at the end, head start and all. */
total: number,
/** Its head start. */
head: number,
/** What the draws gave. */
luck: number,
/** The standard error of that. */
error: number,
/** What was decided, by this seat and by others. */
decisions: number,
/** What its lead is made of; a seat alone has none. */
lead: Lead | null, };

/** The decisions of one seat together. */
export type SeatReview = {
/** Whose. */
seat: game.Seat,
/** How many were judged. */
decisions: number,
/** How many more came with advice: they are not told as anybody's own. */
advised: number,
/** How many of them were not worse than another, of 100. */
accuracy: number,
/** How many were, with a name or without. */
worse: number,
/** How many were inaccuracies. */
inaccuracies: number,
/** How many were mistakes. */
mistakes: number,
/** How many were blunders. */
blunders: number,
/** The points lost on those that were worse, all together. */
lost: Estimate,
/** The same in the first, the middle and the last third of the game's steps. */
phases: Array<Phase>,
/** The third in which more was lost than in any other, beyond doubt. */
worst: number | null, };

/** How the game stood where a turn began, by the mean of what the seats knew. */
export type Standing = {
/** After how many steps. */
at: number,
/** Each seat's chance of being first, 0..=1. */
chances: Array<number>,
/** What each seat was expected to end with. */
points: Array<number>, };

/** A draw that stands out, for one seat. */
export type Standout = {
/** Number of the step, from 0. */
n: number,
/** Whose luck it was, good or bad. */
seat: game.Seat,
/** In points. */
points: Estimate, };
