//! [`Event`]: what happened, for the log and the animation, and who is told which part of it.

use game::{Seat, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::card::{CardId, ConditionNo};
use crate::place::Placement;

/// What happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    /// The shared condition came to light.
    SharedRevealed {
        /// Its card.
        card: CardId,
        /// The condition.
        condition: ConditionNo,
    },
    /// The plain side of this card is on top of the deck now.
    TopRevealed {
        /// The card.
        card: CardId,
    },
    /// A round began.
    RoundBegan {
        /// Which, from 1.
        round: u8,
    },
    /// A seat got a card from the bottom of the deck.
    Dealt {
        /// The seat.
        seat: Seat,
        /// The card; nothing for those who may not know it.
        card: Option<CardId>,
    },
    /// A seat chose in secret.
    Committed {
        /// The seat.
        seat: Seat,
        /// What it chose; nothing for those who may not know it yet.
        action: Option<Action>,
        /// How many fields of its realm that covers, for those who know.
        covers: Option<u8>,
    },
    /// A card came to lie open in a realm.
    Placed {
        /// Whose realm.
        seat: Seat,
        /// The card and its place.
        placement: Placement,
        /// How many fields of the realm lie under it.
        covers: u8,
    },
    /// A seat got the card the other one did not choose.
    Passed {
        /// Who gave it.
        from: Seat,
        /// Who got it.
        to: Seat,
        /// The card; the two seats know it, others do not.
        card: Option<CardId>,
    },
    /// A card from a hand left the game: the one not chosen (PK-SOLO), or one that fits nowhere
    /// (PK-STUCK).
    HandDiscarded {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The top card of the deck was discarded (PK-SOLO).
    TopDiscarded {
        /// The card.
        card: CardId,
    },
    /// The next card of the deck came into the hand (PK-SOLO).
    Taken {
        /// The seat.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The last card was placed (PK-END).
    Ended,
}

impl Event {
    /// The part of it that `viewer` may know.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Dealt { seat, card } => {
                Self::Dealt { seat, card: card.filter(|_| viewer.knows(seat)) }
            }
            Self::Committed { seat, action, covers } => {
                let known = viewer.knows(seat);
                let (action, covers) = (action.filter(|_| known), covers.filter(|_| known));
                Self::Committed { seat, action, covers }
            }
            Self::Passed { from, to, card } => {
                let card = card.filter(|_| viewer.knows(from) || viewer.knows(to));
                Self::Passed { from, to, card }
            }
            Self::SharedRevealed { .. }
            | Self::TopRevealed { .. }
            | Self::RoundBegan { .. }
            | Self::Placed { .. }
            | Self::HandDiscarded { .. }
            | Self::TopDiscarded { .. }
            | Self::Taken { .. }
            | Self::Ended => self.clone(),
        }
    }
}
