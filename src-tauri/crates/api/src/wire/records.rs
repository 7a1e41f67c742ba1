//! Records: the best that people reached in games of one kind.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use statistics::Feat;
use table::GameId;

use super::{Kind, Player, ProfileId, TableId};

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
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
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
    /// The points from which on somebody can be the fastest: what half of all results reach.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor: Option<i32>,
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
    /// The line of the sheet with it: of the final one, or the one that gained most by a stroke. Absent
    /// where no sheet says the same, or no line has half of a stroke.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<SheetLine>,
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

/// A line of a sheet, by what its points are for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct SheetLine {
    /// The source of the line as the game's sheets have it.
    #[cfg_attr(feature = "bindings", ts(type = "unknown"))]
    pub source: Value,
    /// The pack that its components come from, by the SHA-256 of its text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
}

/// The best results of one kind of games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BestOf {
    /// Of which kind.
    pub kind: Kind,
    /// Best in what.
    pub feat: Feat,
    /// Only of this person; absent for everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<ProfileId>,
    /// Only of games without a bot, or only of games with one; absent for all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub people_only: Option<bool>,
}

/// The best results of one kind of games, with or without help.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Best {
    /// In what results of this kind can be best: everything that anybody reached.
    pub feats: Vec<Feat>,
    /// The best, at most ten, those that were first before others that are as good.
    pub top: Vec<Placed>,
    /// Every result that was the best when it was reached, the newest first.
    pub history: Vec<Record>,
    /// Who has results of this kind, most games first.
    pub people: Vec<Player>,
    /// The points from which on somebody can be the fastest: what half of all results reach.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor: Option<i32>,
}

/// One of the best.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Placed {
    /// From 1; who is as good shares it.
    pub place: u32,
    /// What was reached.
    pub record: Record,
}

/// What the components of a game brought somebody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ComponentsOf {
    /// In games of which kind.
    pub kind: Kind,
    /// Whom.
    pub person: ProfileId,
}

/// What the components of a game brought somebody: conditions, goals, whatever its sheets name.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Components {
    /// In how many games.
    pub games: u32,
    /// One for each, those that brought most in the mean first; none where no sheet names any.
    pub lines: Vec<ComponentPoints>,
}

/// What one component brought.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ComponentPoints {
    /// The line of the sheet.
    pub line: SheetLine,
    /// In how many games there was one.
    pub games: u32,
    /// Its points in the mean of these, less what it cost.
    pub mean: f64,
    /// The most.
    pub most: i32,
}
