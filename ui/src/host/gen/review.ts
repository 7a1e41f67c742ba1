// Written from the types of the crate `review` by `cargo xtask bindings`.

import type * as game from './game';
import type * as table from './table';

/**
 * A mean over futures with its standard error.
 */
export type Estimate = { 
/**
 * The mean.
 */
mean: number, 
/**
 * Its standard error.
 */
error: number, };

/**
 * What a decision is called.
 */
export type Grade = "good" | "inaccuracy" | "mistake" | "blunder";

/**
 * One decision of a person that was no matter of course, judged.
 */
export type Judged = { 
/**
 * Number of the step, from 0.
 */
n: number, 
/**
 * Who decided.
 */
seat: game.Seat, 
/**
 * What was played.
 */
played: table.AnyAction, 
/**
 * What looked better, if anything did.
 */
best: table.AnyAction | null, 
/**
 * The points lost on it: of the lead over the best other seat, alone of the points.
 */
points: Estimate, 
/**
 * The chance of being first lost on it, 0..=1; 0 for a seat alone.
 */
chance: Estimate, 
/**
 * The futures in which both were compared.
 */
futures: number, 
/**
 * Whether it was looked at closely, in futures other than those the better one was chosen in.
 */
close: boolean, 
/**
 * What it is called.
 */
grade: Grade, };

/**
 * What a review says, whole or as far as it has come.
 */
export type Review = { 
/**
 * The version of the judge.
 */
judge: number, 
/**
 * What game it is of: a mark of its setup, its steps and its head starts.
 */
of: string, 
/**
 * How many decisions there are to judge.
 */
cases: number, 
/**
 * Those looked at so far, in the order of the game.
 */
decisions: Array<Judged>, 
/**
 * How it stood where turns began, as far as that is known, the end at last.
 */
standings: Array<Standing>, 
/**
 * Which decisions are to be looked at closely, the most important first.
 */
order: Array<number>, 
/**
 * How many of them were.
 */
looked: number, 
/**
 * How many positions and actions were judged in looking closely.
 */
nodes: number, 
/**
 * How much of it is done, of 100.
 */
share: number, 
/**
 * Whether it is done.
 */
done: boolean, 
/**
 * The numbers of the steps on which most was lost, at most three, in the order of the game.
 */
moments: Array<number>, 
/**
 * What the persons' decisions come to.
 */
seats: Array<SeatReview>, };

/**
 * The decisions of one seat together.
 */
export type SeatReview = { 
/**
 * Whose.
 */
seat: game.Seat, 
/**
 * How many were judged.
 */
decisions: number, 
/**
 * How many of them were good, of 100.
 */
accuracy: number, 
/**
 * How many were inaccuracies.
 */
inaccuracies: number, 
/**
 * How many were mistakes.
 */
mistakes: number, 
/**
 * How many were blunders.
 */
blunders: number, 
/**
 * The points lost on those that were not good, all together.
 */
lost: Estimate, };

/**
 * How the game stood where a turn began, by the mean of what the seats knew.
 */
export type Standing = { 
/**
 * After how many steps.
 */
at: number, 
/**
 * Each seat's chance of being first, 0..=1.
 */
chances: Array<number>, 
/**
 * What each seat was expected to end with.
 */
points: Array<number>, };
