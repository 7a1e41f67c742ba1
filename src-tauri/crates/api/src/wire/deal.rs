//! The same deal compared.

use game::Seat;
use serde::Serialize;

use super::{Player, TableId};

/// What everybody here made of a deal: all finished games of one game that were set up alike and got
/// the same from chance, with the same number of seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct SameDeal {
    /// How many games that are.
    pub games: u32,
    /// What each seat of them made, the most points first.
    pub results: Vec<DealResult>,
    /// The points that the expert makes of it alone, in the mean; absent where nobody plays alone and
    /// where that is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub par: Option<f64>,
}

/// What a seat made of a deal.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[allow(clippy::struct_excessive_bools, reason = "independent facts, not one state")]
pub struct DealResult {
    /// In which game.
    pub table: TableId,
    /// On which seat.
    pub seat: Seat,
    /// Who sat there.
    pub player: Player,
    /// The points.
    pub score: i32,
    /// The place in that game.
    pub place: u8,
    /// When it ended, in ms since 1970 UTC.
    pub at: i64,
    /// Whether it is the game that was asked about.
    pub is_this: bool,
    /// Whether somebody sat there who also sits in that game.
    pub is_own: bool,
    /// Whether it was practice.
    pub is_practice: bool,
    /// Whether it was played on another device.
    pub is_imported: bool,
    /// Whether the seat was told what is good.
    pub is_assisted: bool,
    /// Whether the seat had a head start.
    pub is_ahead: bool,
}
