//! The list of saved games.

use serde::{Deserialize, Serialize};
use table::{AnySetup, AnyView, GameId};

use super::label::note_if_any;
use super::{GameRow, GameStatus, PlaysOf, ProfileId, TableId};

/// Which saved games. Without anything, the first of all of them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GamesFilter {
    /// Only this game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// Only in this state.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<GameStatus>,
    /// Only games in which all of these sat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub people: Option<Vec<ProfileId>>,
    /// Only those of the last so many days, today among them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<u16>,
    /// Only those that one number of a person's statistics is made of; nothing else narrows these.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<PlaysOf>,
    /// Only what comes after the page that ended with this key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// At most so many; absent for fifty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u16>,
}

/// Saved games: running ones first, then finished ones and those in the bin, newest first.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Games {
    /// One row a game.
    pub games: Vec<GameRow>,
    /// How many fit in all; absent on later pages.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<u32>,
    /// The key for the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// What the players say of a game; what is absent stays.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeGame {
    /// Its table.
    pub table: TableId,
    /// What they write about it; at most 400 characters.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "note_if_any")]
    pub note: Option<String>,
    /// Whether it is left out of statistics, records and ratings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_excluded: Option<bool>,
}

/// What lies open to everybody on a table, for a small picture of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Picture {
    /// The table.
    pub table: TableId,
    /// How it was set up.
    pub setup: AnySetup,
    /// What lies open.
    pub view: AnyView,
}
