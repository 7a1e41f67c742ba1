//! What a seat can decide: where a card goes, which places are open to it, and why others are
//! not (PK-PLACE).

use serde::{Deserialize, Serialize};

use crate::card::{CardId, ConditionNo, Rotation, Side};

/// One decision of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeAction"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Action {
    /// Puts a card from the hand into the own realm.
    Place(Placement),
}

/// A card in its place. Ascending by card, side, rotation, then row by row from the north.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajePlacement"))]
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
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeSpot"))]
pub struct Spot(pub i8, pub i8);

/// What a seat may do now: any of these cards with any side up, turned 0 or 2 quarters at any of
/// the upright spots, or 1 or 3 quarters at any of the sideways spots. Everything is empty when the
/// seat is not on turn.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeOffer"))]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    /// The cards it may place, ascending.
    pub cards: Vec<CardId>,
    /// Where a card may go that is 2 wide and 3 tall, row by row.
    pub upright: Vec<Spot>,
    /// Where a card may go that is 3 wide and 2 tall, row by row.
    pub sideways: Vec<Spot>,
}

/// Why a card may not go there.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeReason"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Reason {
    /// The seat does not hold this card.
    NotYourCard {
        /// The card.
        card: CardId,
    },
    /// The first card of a realm goes to `[0, 0]` and nowhere else: there is nothing yet to be
    /// beside.
    FirstCardAtOrigin,
    /// The card would cover no field of the realm.
    CoversNothing,
    /// The card would cover a field of a condition.
    CoversCondition {
        /// The condition.
        condition: ConditionNo,
        /// Column of the first condition field it would cover, row by row.
        x: i8,
        /// Row of that field.
        y: i8,
    },
}
