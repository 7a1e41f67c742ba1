//! Games that begin from a seed: the day's game, and another game after one.

use review::PuzzleKind;
use serde::{Deserialize, Serialize};
use store::GameStatus;
use table::{GameId, Level, Sitter};

use super::{Par, ProfileId, SeatPlan, TableId};

/// Which day.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DayOf {
    /// The date where the players are: `2026-11-22`.
    pub day: String,
    /// Whose opponents are to be told; without it those of somebody of whom nothing is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileId>,
}

/// The games of a day: one deal a game, the same for everybody on that date.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Day {
    /// The date.
    pub day: String,
    /// One a game.
    pub games: Vec<DayCard>,
}

/// The day's game of one kind: the usual setup for one person, against bots where it takes more.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct DayCard {
    /// Which game.
    pub game: GameId,
    /// Who plays: a person first, then bots, all of the opponent's level.
    pub sitters: Vec<Sitter>,
    /// Against whom it would be begun now; absent in a game for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub opponent: Option<DayOpponent>,
    /// Everybody who has played a day's game of this kind here, whoever did so last first.
    pub players: Vec<DayPlayer>,
    /// What the day's puzzle asks for.
    pub asks: PuzzleKind,
    /// Everybody who has tried a day's puzzle of this kind here.
    pub solvers: Vec<DaySolver>,
}

/// Against whom somebody plays the day's game, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct DayOpponent {
    /// The level.
    pub level: Level,
    /// How strong it was measured to be with so many seats, in points of the rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
    /// Why this one.
    pub reason: DayReason,
}

/// Why a level is the opponent of the day.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DayReason {
    /// The settings say so.
    Chosen,
    /// Its rating is the nearest to the person's own.
    Nearest,
    /// The person's own rating is not known yet, and that is whom they played last.
    Last,
    /// Nothing is known of the person.
    Unknown,
}

/// How somebody stands with the day's puzzles of one kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct DaySolver {
    /// Who.
    pub profile: ProfileId,
    /// Whether the first try of this day's puzzle solved it; absent where there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub today: Option<bool>,
    /// How many days the streak has that goes on this day; one missed day in any seven is forgiven.
    pub streak: u32,
    /// The longest there was.
    pub longest: u32,
    /// How many days' puzzles were solved at the first try.
    pub solved: u32,
}

/// How somebody stands with the day's games of one kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct DayPlayer {
    /// Who.
    pub name: String,
    /// Their profile; absent for a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileId>,
    /// Colour and symbol in the last such game.
    pub mark: String,
    /// This day's game, when it was begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub today: Option<DayPlay>,
    /// How many days the streak has that goes on this day; one missed day in any seven is forgiven.
    pub streak: u32,
    /// The longest there was.
    pub longest: u32,
    /// How many days were played to the end.
    pub days: u32,
    /// The best result that was not practice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<DayBest>,
}

/// A day's game that was begun.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct DayPlay {
    /// Its table.
    pub table: TableId,
    /// Where it stands.
    pub status: GameStatus,
    /// Whether it is practice.
    pub practice: bool,
    /// The level of the bots that sit there; absent in a game for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<Level>,
    /// Its points, when it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i32>,
    /// Its place, when it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
    /// What the expert makes of the same deal, when it is over and that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub par: Option<Par>,
}

/// The best result of a day's game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct DayBest {
    /// Its table.
    pub table: TableId,
    /// Its day.
    pub day: String,
    /// The level of the bots that sat there; absent in a game for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<Level>,
    /// Its points.
    pub total: i32,
}

/// Somebody sits down to a day's game or puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayDay {
    /// Which game.
    pub game: GameId,
    /// The date where the player is.
    pub day: String,
    /// Who sits where: a person first, then bots, all of one level that people play against. The
    /// deal is everybody's, and against whom it was played is told with its result.
    pub seats: Vec<SeatPlan>,
}

/// Which of the days' puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PuzzlesOf {
    /// Whose tries are told; absent for a guest, who has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileId>,
    /// The last of the days.
    pub until: String,
}

/// The puzzles of four weeks, and how somebody fared with all they ever tried.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Puzzles {
    /// The days, the latest first.
    pub days: Vec<PuzzleDay>,
    /// By game and what was asked for; none of what was never tried.
    pub stands: Vec<PuzzleStand>,
}

/// The puzzles of a day.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleDay {
    /// The date.
    pub day: String,
    /// One a game.
    pub puzzles: Vec<PuzzleOfDay>,
}

/// The puzzle of a game and a day.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleOfDay {
    /// Which game.
    pub game: GameId,
    /// What it asks for.
    pub asks: PuzzleKind,
    /// Whether the first try solved it; absent where there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solved: Option<bool>,
}

/// How somebody fared with puzzles of one game that ask for the same: first tries only.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleStand {
    /// Which game.
    pub game: GameId,
    /// What they ask for.
    pub asks: PuzzleKind,
    /// How many were tried.
    pub tried: u32,
    /// How many of them were solved.
    pub solved: u32,
}

/// Another game with the same people and setup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Again {
    /// The game after which.
    pub table: TableId,
    /// How.
    pub how: AgainHow,
}

/// What another game keeps of the one before.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AgainHow {
    /// A new deal; the next seat clockwise begins.
    NextStarter,
    /// The same deal and the same seats. Who has played it before plays for practice.
    SameSeed,
}
