//! What one person did over all games, and the games that numbers are made of.

use serde::{Deserialize, Serialize};
use statistics::{Fair, Mean, TopScore};
use table::GameId;

use super::{GamePlays, Player, ProfileId, RealSum, TableId};

/// Whose page over all games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LifeOf {
    /// Whose.
    pub person: ProfileId,
    /// Only of this game; absent for all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
}

/// Finished games that count: not practice, not left out, not in the bin. What is absent does not
/// matter.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CountedOf {
    /// Only those of this person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<ProfileId>,
    /// Only this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// Only what is unlike other games of its name in just this; empty for the game as it comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<Vec<String>>,
    /// Only with so many seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// Only those that ended on this day or later where they were played, in days since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<i32>,
    /// Only those that ended on this day or earlier.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<i32>,
    /// Only those of which this is known of the person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<CountedWith>,
}

/// What is known of a game beside its result.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CountedWith {
    /// How many of the person's decisions were good.
    Accuracy,
    /// What the draws brought them.
    Luck,
    /// What the expert makes of the deal.
    Par,
}

/// What one person did over all games, or over those of one name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Life {
    /// Who.
    pub player: Player,
    /// Today, in days since 1970.
    pub today: i32,
    /// How much of each game was played, most often first, whichever was asked for.
    pub by_game: Vec<GamePlays>,
    /// What the games tell all together.
    pub life: statistics::LifeSum,
    /// How much of that was at real tables; absent for nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub real: Option<RealSum>,
    /// The kinds of games, most games first.
    pub kinds: Vec<KindLife>,
    /// The ratings as they stand.
    pub ratings: Vec<RatingNow>,
    /// Results beside par.
    pub pars: Vec<ParOf>,
    /// What the draws brought.
    pub lucks: Vec<LuckOf>,
    /// The first tries of the day's puzzles.
    pub puzzles: Vec<PuzzleShare>,
    /// The deals of days.
    pub deals: Vec<DealsOf>,
    /// The last deals of days one by one, the latest day first, at most 400.
    pub latest_deals: Vec<DealPlay>,
}

/// Games of one name, variant and number of seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct KindLife {
    /// The game.
    pub game: GameId,
    /// What makes it unlike other games of its name; empty for the game as it comes.
    pub variant: Vec<String>,
    /// How many seats.
    pub seats: u8,
    /// How many games.
    pub games: u32,
    /// The most points without advice; absent where there are none, and for games at real tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<TopScore>,
}

/// How strong somebody seems in a game now.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RatingNow {
    /// The game.
    pub game: GameId,
    /// The rating.
    pub points: f64,
    /// One standard deviation.
    pub deviation: f64,
    /// Whether it is still too wide to say much.
    pub is_provisional: bool,
    /// How many games were rated.
    pub games: u32,
}

/// How somebody's results in a game are to par.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct ParOf {
    /// The game.
    pub game: GameId,
    /// By how many points the results are above par, of the games whose par is known.
    pub over: Mean,
}

/// What the draws of a game brought somebody in all reviewed games together, in points beside the mean
/// of the others; alone in points.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct LuckOf {
    /// The game.
    pub game: GameId,
    /// How many games.
    pub games: u32,
    /// All together.
    pub luck: f64,
    /// How far from 0 chance usually goes in so many games at most: two standard errors.
    pub usually: f64,
    /// Whether a fair bag explains it.
    pub fair: Fair,
}

/// How somebody fared at their first tries of the day's puzzles.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct PuzzleShare {
    /// The game.
    pub game: GameId,
    /// How many were tried.
    pub tried: u32,
    /// How many of them were solved at the first try.
    pub solved: u32,
}

/// How many deals of days somebody finished, practice too. A missed day in seven is forgiven.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct DealsOf {
    /// The game.
    pub game: GameId,
    /// On how many days.
    pub days: u32,
    /// The present streak.
    pub streak: u32,
    /// The longest.
    pub longest: u32,
}

/// A finished deal of a day.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct DealPlay {
    /// Its table.
    pub table: TableId,
    /// The game.
    pub game: GameId,
    /// Whose day it is, in days since 1970.
    pub day: i32,
    /// The points.
    pub score: i32,
    /// The place, from 1.
    pub place: u8,
    /// How many seats.
    pub seats: u8,
    /// Whether it is practice.
    pub practice: bool,
}
