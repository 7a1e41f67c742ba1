//! Lessons: what there is to learn, how far somebody has come, and where a lesson stands.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::{GameId, Sitter};

use super::{ProfileId, SeatPlan, TableId};

/// Whose lessons; without a profile, those of whoever plays here as a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LessonsOf {
    /// The person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileId>,
}

/// What there is to learn in all games.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Lessons {
    /// One entry a game.
    pub games: Vec<GameLessons>,
}

/// What there is to learn in a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameLessons {
    /// Which game.
    pub game: GameId,
    /// Whether anybody has sat at it here, lessons aside.
    pub played: bool,
    /// Whether this person has made a move of it, lessons aside.
    pub played_by: bool,
    /// The lessons, in the order they are best taken.
    pub lessons: Vec<Lesson>,
    /// The small positions in which one clause is tried; they count for nothing.
    pub small: Vec<Lesson>,
}

/// A lesson.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Lesson {
    /// What it is called in requests and words.
    pub id: String,
    /// How many tasks it has.
    pub tasks: u32,
    /// Whether a game is played to its end in it.
    pub is_game: bool,
    /// The learner's seat.
    pub learner: Seat,
    /// Who sits at its table.
    pub sitters: Vec<Sitter>,
    /// The clauses of the rules it shows.
    pub tags: Vec<String>,
    /// Whether the person was through with it.
    pub is_learned: bool,
    /// The table where they can go on with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
}

/// Begins a lesson, or goes on with it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Learn {
    /// Which game.
    pub game: GameId,
    /// Which lesson of it.
    pub lesson: String,
    /// Who sits at its table, as the lesson has it.
    pub seats: Vec<SeatPlan>,
    /// Whether it begins anew even where one could go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub anew: Option<bool>,
}

/// Where the lesson stands that a table is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct LessonState {
    /// Which lesson.
    pub id: String,
    /// The number of the task that waits, from 1; of the last one after the script.
    pub task: u32,
    /// How many tasks there are.
    pub tasks: u32,
    /// Whether all of the script is behind, and the game goes on freely.
    pub is_through: bool,
    /// Whether nothing of the lesson is left.
    pub is_done: bool,
    /// Whether it is a small position, named by the clause it shows.
    pub is_small: bool,
    /// What is said to the decision that was just tried, and not taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<LessonAnswer>,
}

/// What is said to a decision that the rules allow and the lesson is not about.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct LessonAnswer {
    /// The name of the answer to just this, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub says: Option<String>,
    /// How many points it would bring the learner at once.
    pub gain: i32,
}
