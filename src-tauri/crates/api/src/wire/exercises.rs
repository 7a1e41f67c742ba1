//! Exercises: decisions of one's own that come back to be made better.

use game::Seat;
use review::{Estimate, PuzzleKind};
use serde::{Deserialize, Serialize};
use table::{GameId, When};

use super::{DaySolver, KeyMoment, ProfileId, TableId};

/// Whose exercises.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ExercisesOf {
    /// The person.
    pub profile: ProfileId,
    /// Only of this game, whether they come back now or not; absent for the day's portion.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
}

/// The exercises of a person.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Exercises {
    /// Some of what is left of the day's portion, the dearest first; of one game, some of those not tried
    /// on this day, in its order.
    pub exercises: Vec<Exercise>,
    /// How many those are in all.
    pub due: u32,
    /// How many others are not solved.
    pub later: u32,
    /// How many were solved twice and do not come back.
    pub solved: u32,
}

/// A decision that cost much.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Exercise {
    /// In which game.
    pub table: TableId,
    /// Which game that is.
    pub game: GameId,
    /// Number of the step, from 0.
    pub n: u32,
    /// Whose decision it was.
    pub seat: Seat,
    /// When the game ended, in ms since 1970 UTC.
    pub ended_at: i64,
    /// How often it was solved since it was last not.
    pub times: u32,
    /// How often it was tried.
    pub tries: u32,
}

/// Opens the position of an exercise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Practise {
    /// The game it is from.
    pub table: TableId,
    /// Number of the step, from 0.
    pub n: u32,
    /// Whose decision it was.
    pub seat: Seat,
}

/// The exercise that a table is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct ExerciseState {
    /// The game of one's own it is from; absent for a day's puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<TableId>,
    /// The day whose puzzle it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// What that asks for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<PuzzleKind>,
    /// Number of the step there, from 0.
    pub n: u32,
    /// In which turn or round of that game it is.
    pub when: When,
    /// Whether it is tried before it comes back, as right after its review.
    pub is_early: bool,
    /// What became of it, once it was answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Box<ExerciseAnswer>>,
}

/// When an exercise comes back.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ComesBack {
    /// Whether it was solved twice and does not.
    pub is_done: bool,
    /// From when on it does, in ms since 1970 UTC.
    pub due: i64,
}

/// What an answer is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct ExerciseAnswer {
    /// Whether it is as good as the best that is known, as far as that can be told.
    pub is_solved: bool,
    /// Whether it is the best that is known.
    pub is_best: bool,
    /// The points it loses; absent for the best.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Estimate>,
    /// What it loses of the chance of being first; absent for the best, and alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<Estimate>,
    /// When it comes back; absent for a day's puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<ComesBack>,
    /// How whoever tried it stands with the day's puzzles of this game; absent for one's own
    /// mistakes, and for guests, of whom nothing is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solver: Option<DaySolver>,
    /// Whether it was the first try of a day's puzzle, which alone counts.
    pub is_first: bool,
    /// The answer and the best that is known.
    pub moment: KeyMoment,
}
