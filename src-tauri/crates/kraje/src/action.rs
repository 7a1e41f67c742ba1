//! [`Action`] and [`Chance`]: the only things that move the game on; [`Reason`]: why one may not.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{CardId, ConditionNo};
use crate::place::Placement;

/// One decision of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Action {
    /// Puts a card from the hand into the own realm.
    Place(Placement),
    /// Puts a card from the hand out of the game, because no card fits anywhere in the own realm
    /// any more (PK-STUCK).
    Discard {
        /// Which card.
        card: CardId,
    },
}

impl Action {
    /// The card it is about.
    pub const fn card(self) -> CardId {
        match self {
            Self::Place(Placement { card, .. }) | Self::Discard { card } => card,
        }
    }
}

/// What chance can bring up.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Chance {
    /// The card of the shared condition (PK-SETUP).
    Shared {
        /// The card.
        card: CardId,
    },
    /// The card whose plain side is now seen on top of the deck.
    Top {
        /// The card.
        card: CardId,
    },
    /// A card from the bottom of the deck.
    Deal {
        /// Who gets it.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The card below the discarded top of the deck (PK-SOLO).
    Take {
        /// The card.
        card: CardId,
    },
}

impl Chance {
    /// The card that comes up.
    pub const fn card(self) -> CardId {
        match self {
            Self::Shared { card }
            | Self::Top { card }
            | Self::Deal { card, .. }
            | Self::Take { card } => card,
        }
    }
}

/// Why a card may not go there.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Reason {
    /// The seat does not hold this card.
    NotYourCard {
        /// The card.
        card: CardId,
    },
    /// Cards still fit somewhere, so none may be discarded (PK-STUCK).
    NotStuck,
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
