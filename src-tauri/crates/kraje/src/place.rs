//! Where things lie in a realm. x grows to the east, y to the south.

use serde::{Deserialize, Serialize};

use crate::card::{CardId, Rotation, Side};

/// A field of the seat's own realm. Ascending row by row.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Field {
    /// Row; grows to the south.
    pub y: i8,
    /// Column; grows to the east.
    pub x: i8,
}

/// A card in its place. Ascending by card, side, rotation, then row by row from the north.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Placement {
    /// Which card.
    pub card: CardId,
    /// The side that is up.
    pub side: Side,
    /// How far it is turned clockwise.
    pub rotation: Rotation,
    /// Row of the north-west field of the turned card; see [`Spot`].
    pub y: i8,
    /// Column of the north-west field of the turned card; see [`Spot`].
    pub x: i8,
}

impl Placement {
    /// Where its north-west field lies.
    pub const fn spot(self) -> Spot {
        Spot(self.x, self.y)
    }
}

/// A place for a card, `[x, y]`: where the north-west field of the card lies once it is turned.
/// x grows to the east, y to the south. The north-west field of the first card of a realm is
/// `[0, 0]`; numbers never shift during a game. All fields of a realm have both numbers within
/// `-14..=16`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Spot(pub i8, pub i8);
