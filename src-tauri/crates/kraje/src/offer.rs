//! [`Offer`]: the legal actions of a seat in the shape its screen needs.

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::card::{CardId, Rotation, Side};
use crate::place::{Placement, Spot};

/// What a seat may do now: any of these cards with any side up, turned 0 or 2 quarters at any of
/// the upright spots, or 1 or 3 quarters at any of the sideways spots. Everything is empty when the
/// seat is not on turn. When it is stuck, there are cards but no spots.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    /// The cards it may place, or discard when it is stuck, ascending.
    pub cards: Vec<CardId>,
    /// Whether no card fits anywhere, so that one of them is discarded instead (PK-STUCK).
    pub is_stuck: bool,
    /// Where a card may go that is 2 wide and 3 tall, row by row.
    pub upright: Vec<Spot>,
    /// Where a card may go that is 3 wide and 2 tall, row by row.
    pub sideways: Vec<Spot>,
}

impl Offer {
    /// Every action in it, ascending.
    pub(crate) fn unfolded(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.is_stuck {
            actions.extend(self.cards.iter().map(|&card| Action::Discard { card }));
        }
        for &card in &self.cards {
            for side in Side::ALL {
                for rotation in Rotation::ALL {
                    let spots = if rotation.is_sideways() { &self.sideways } else { &self.upright };
                    actions.extend(spots.iter().map(|&Spot(x, y)| {
                        Action::Place(Placement { card, side, rotation, y, x })
                    }));
                }
            }
        }
        actions
    }
}
