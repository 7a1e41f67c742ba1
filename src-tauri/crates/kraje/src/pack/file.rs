//! The pack file as it is written, before anything about it is believed. Names stay strings here,
//! so that a wrong one can be reported with its card instead of as a fault of the JSON.

use serde::Deserialize;
use serde_json::Value;

use super::fault::{PackError, PackFault};
use crate::rule::Name;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct PackText {
    pub(super) schema: String,
    pub(super) pack: Title,
    pub(super) symbols: Vec<String>,
    pub(super) card: Size,
    pub(super) conditions: Vec<ConditionText>,
    pub(super) setup: SetupText,
    pub(super) solo_ranks: Vec<(Option<i32>, String)>,
    pub(super) cards: Vec<CardText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Title {
    pub(super) id: String,
    pub(super) version: String,
    /// For whoever opens the file; the game does not use it.
    #[serde(default, rename = "note")]
    pub(super) _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Size {
    pub(super) rows: usize,
    pub(super) cols: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConditionText {
    pub(super) no: u8,
    pub(super) name: Name,
    pub(super) rule: String,
    pub(super) params: Value,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct SetupText {
    pub(super) players: Vec<u8>,
    pub(super) hand: u8,
    pub(super) rounds: u8,
    pub(super) cards_per_player: u8,
    pub(super) condition_penalty: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardText {
    pub(super) id: u8,
    pub(super) condition: u8,
    pub(super) front: FaceText,
    pub(super) back: FaceText,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FaceText {
    pub(super) grid: Vec<Vec<FieldText>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FieldText {
    #[serde(default)]
    pub(super) condition: bool,
    /// Symbols.
    #[serde(default, alias = "symbols")]
    pub(super) s: Vec<String>,
    #[serde(default)]
    pub(super) ends: Vec<String>,
}

/// Reads the file.
///
/// # Errors
/// When it is not JSON, or not of this shape.
pub(super) fn read(text: &str) -> Result<PackText, PackError> {
    serde_json::from_str(text).map_err(|error| {
        PackError::new(vec![PackFault::Json {
            line: error.line(),
            column: error.column(),
            message: error.to_string(),
        }])
    })
}
