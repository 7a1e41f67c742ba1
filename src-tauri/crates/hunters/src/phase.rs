//! [`Phase`]: what is due in a position.

use serde::Serialize;

/// What is due.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Phase {
    /// Chance chooses who begins.
    First,
    /// Chance fills the hands.
    Deal,
    /// The seat places a tile.
    Place,
    /// The shaman may take a pawn back.
    TakeBack,
    /// The seat may put a piece on the tile.
    Occupy,
    /// Chance replaces a tile that fits nowhere.
    Replace,
    /// Chance turns up a bonus tile.
    Bonus,
    /// Chance refills the hand at the end of the turn.
    Refill,
    /// The game is over.
    Over,
}
