//! Records: the best that people reached in games of one kind.

use game::Seat;
use serde::{Deserialize, Serialize};
use statistics::Feat;
use table::GameId;

use super::{Kind, Player, TableId};

/// Whose records.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RecordsOf {
    /// Only of this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
}

/// The records.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Records {
    /// One for every kind of games people finished, by game and then most games first.
    pub kinds: Vec<KindRecords>,
}

/// The records in games of one kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct KindRecords {
    /// Which kind.
    pub kind: Kind,
    /// How many games of it were played.
    pub games: u32,
    /// The records.
    pub records: Vec<Record>,
    /// The ranks of a game for one, the best first, how often each was reached, and where first.
    pub ranks: Vec<RankReached>,
}

/// A record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Record {
    /// In what.
    pub feat: Feat,
    /// Points, or ms of the fastest.
    pub value: f64,
    /// The kind of source of the largest one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Who holds it.
    pub holder: Player,
    /// On which seat.
    pub seat: Seat,
    /// In which game.
    pub table: TableId,
    /// When that ended, in ms since 1970 UTC.
    pub at: i64,
    /// After how many steps of it, where that means something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
    /// Whether the app has played the steps again and found the same.
    pub is_verified: bool,
    /// What was the record before it; absent for a first one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<f64>,
    /// Who held that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beaten: Option<Player>,
}

/// How often a rank was reached.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct RankReached {
    /// Which rank.
    pub rank: String,
    /// How often.
    pub times: u32,
    /// The first game that reached it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
}
