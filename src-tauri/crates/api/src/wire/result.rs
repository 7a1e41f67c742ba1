//! What finished games tell: the page of one game.

use game::{Seat, SeatResult};
use serde::Serialize;
use table::{CourseLead, CourseMoment, CourseSwing, GameId, Periods, Sitter};

use super::{DayPlayer, Record, TableId};

/// What one finished game was like.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct GameResult {
    /// Its table.
    pub table: TableId,
    /// Which game.
    pub game: GameId,
    /// What makes it unlike other games, beside its seats; empty for the game as it comes.
    pub variant: Vec<String>,
    /// The kinds of sources of points of this game, in the order they are read out.
    pub sources: Vec<String>,
    /// The seats in their order.
    pub seats: Vec<ResultSeat>,
    /// The turns or rounds that its players counted.
    pub periods: Periods,
    /// How the points came about: the start, every step that changed somebody's, and the end.
    pub course: Vec<CourseMoment>,
    /// Where somebody took the lead alone.
    pub leads: Vec<CourseLead>,
    /// The largest swings between the seats, at most three, in the order of the game.
    pub swings: Vec<CourseSwing>,
    /// The records it broke when it ended, among games of its kind.
    pub records: Vec<Record>,
    /// Of which day it was the game, and how its player stood with the day's games after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<DayDone>,
    /// What the expert makes of the same deal; absent where that is not known, and for games that have
    /// no par.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub par: Option<Par>,
    /// How many games the expert has yet to play for the par; absent where it is known, and for games that
    /// have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub par_left: Option<u32>,
    /// When it ended, in ms since 1970 UTC.
    pub ended_at: i64,
    /// From its first step to its last with all pauses, in ms.
    pub lasted_ms: i64,
    /// Whether it counts in statistics and for records.
    pub is_counted: bool,
    /// Whether it is from another device and nobody of this one sat there, so that it does not count.
    pub is_foreign: bool,
    /// What its players wrote down of it.
    pub note: String,
}

/// How many games the expert has yet to play for the par of a deal.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ParLeft {
    /// 0 when it is known.
    pub left: u32,
}

/// What the expert makes of a deal on average: alone its points, else how many it is ahead of the best
/// other seat.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Par {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
    /// Of how many games.
    pub games: u32,
    /// How many points over it the person's result is; below it they are negative.
    pub over: i32,
}

/// What one finished game was like for one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct ResultSeat {
    /// Which.
    pub seat: Seat,
    /// What it was called.
    pub name: String,
    /// Its colour and symbol.
    pub mark: String,
    /// Who played it.
    pub sitter: Sitter,
    /// The profile of who sat there; absent for bots and guests.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// The points it had before the first step; absent for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handicap: Option<u16>,
    /// Its distance to the best other seat; absent in a game for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<i32>,
    /// How often it asked for a hint.
    pub n_hints: u32,
    /// What it brought who sat there; absent for bots, guests and games that do not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub honours: Option<Honours>,
    /// What the game left behind of it.
    #[serde(flatten)]
    pub result: SeatResult,
}

/// What a finished game brought one person, among their games of its kind that ended no later and
/// were played with as much help.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Honours {
    /// How many games that makes.
    pub games: u32,
    /// The best score of the earlier ones; absent when there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<i32>,
    /// How many of them were won in a row, this one the last; 0 alone, where nobody wins.
    pub streak: u32,
    /// What it did to the rating; absent when it was not rated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingMove>,
}

/// What a game did to somebody's rating.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RatingMove {
    /// The points before it.
    pub before: f64,
    /// The points after it.
    pub after: f64,
    /// Whether the points are still a guess.
    pub is_provisional: bool,
}

/// A day's game that was played.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DayDone {
    /// The day.
    pub day: String,
    /// How its player stood on that day.
    pub player: DayPlayer,
}
