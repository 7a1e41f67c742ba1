//! Games that were played at a real table, with the box.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::GameId;

use super::label::{label, note};
use super::{ProfileId, TableId};

/// A game that was played at a real table, as its players wrote it down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RealPlay {
    /// Its table; absent for a new one. Another program's id of the play, a UUID, where it comes from one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// The game.
    pub game: GameId,
    /// The day, in days since 1970.
    pub day: i32,
    /// When it began, in minutes of that day; absent where nobody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minute: Option<u16>,
    /// How many minutes it took; absent where nobody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    /// Where; may be empty.
    #[serde(deserialize_with = "label")]
    pub location: String,
    /// What the players wrote about it; at most 400 characters.
    #[serde(deserialize_with = "note")]
    pub note: String,
    /// Who sat where, in order.
    pub seats: Vec<RealSeat>,
}

/// A seat of a game at a real table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RealSeat {
    /// Who sat there is called so.
    #[serde(deserialize_with = "label")]
    pub name: String,
    /// Colour and symbol, in the screen's own words.
    #[serde(deserialize_with = "label")]
    pub mark: String,
    /// The person; absent for somebody who is none of this device.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub profile: Option<ProfileId>,
    /// The points.
    pub score: i32,
    /// The same by kind of source, where that was written down; they add up to `score`.
    #[cfg_attr(feature = "bindings", ts(type = "{ [source: string]: number }"))]
    pub points: BTreeMap<String, i32>,
    /// Whether this seat came before others with as many points.
    pub wins_ties: bool,
}

/// Games at real tables, to be kept: all of them, or none.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LogPlays {
    /// The games, at most [`LogPlays::MOST`].
    pub plays: Vec<RealPlay>,
    /// Whether they come from another program: then what is here already stays as it is. Else what is
    /// here is written anew.
    pub is_import: bool,
}

impl LogPlays {
    /// The most games that are kept together.
    pub const MOST: usize = 500;
}

/// Games at real tables that were kept.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LoggedPlays {
    /// The tables of what is kept now.
    pub tables: Vec<TableId>,
    /// How many were here already.
    pub known: u32,
}

/// How much of what counts was played at real tables.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RealSum {
    /// How many games.
    pub games: u32,
    /// Of how many of them it is known how long they took.
    pub timed: u32,
    /// How long these took, in ms.
    pub lasted_ms: f64,
}
