//! The list of saved games.

use serde::{Deserialize, Serialize};
use store::{GameStatus, GameTrait, GamesOrder};
use table::{AnySetup, AnyView, GameId, Level};

use super::label::note_if_any;
use super::{CountedOf, GameRow, PlaysOf, ProfileId, TableId};

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
    /// Only finished games of this variant, as `Kind` has it; empty for the game as it comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<Vec<String>>,
    /// Only from this day on, in days since 1970: that on which the game ended where it was played,
    /// or, here, last changed or was put into the bin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<i32>,
    /// Only up to this day, which is among them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<i32>,
    /// Only where each word of this is part of a name, the note or the place, whatever its case and
    /// the marks on its letters; at most 100 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What its words stand for beside that, of at most sixteen words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called: Option<Vec<CalledSo>>,
    /// Only what all of these are true of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub traits: Option<Vec<GameTrait>>,
    /// In what order; absent for the newest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<GamesOrder>,
    /// Only those that one number of a person's statistics is made of; nothing else narrows these.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<PlaysOf>,
    /// Only those that count and are these; nothing else narrows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counted: Option<CountedOf>,
    /// Only what comes after the page that ended with this key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    /// At most so many; absent for fifty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most: Option<u16>,
}

/// A word that is sought and what it stands for: games and levels have names that differ by language,
/// and a screen knows them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CalledSo {
    /// The word as it stands in the text.
    pub word: String,
    /// The games with this word in their name.
    pub games: Vec<GameId>,
    /// The levels of bots with it in theirs.
    pub levels: Vec<Level>,
}

/// Saved games: running ones first, then finished ones and those in the bin, each in the order that
/// is asked for.
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
