//! [`Catalogue`]: a pack as the screen needs it, to draw cards and name conditions.

use game::PackRef;
use serde::Serialize;

use crate::card::Card;
use crate::rule::Condition;

/// All components of a pack.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Catalogue {
    /// Which pack it is.
    pub pack: PackRef,
    /// The cards; card number n stands at index n − 1.
    pub cards: Vec<Card>,
    /// The conditions; condition number n stands at index n − 1.
    pub conditions: Vec<Condition>,
    /// The least points of each solo rank from the best down; the last rank has none.
    pub rank_floors: Vec<i32>,
    /// What each condition in the own realm costs.
    pub condition_penalty: i32,
}
