//! [`Step`]: the only thing that changes a game.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, Seat};

/// What a seat did, or what chance brought up.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", rename_all = "camelCase")]
pub enum Step<G: Game> {
    /// A decision of a seat.
    Act {
        /// Whose decision.
        seat: Seat,
        /// What it decided.
        action: G::Action,
    },
    /// What chance brought up.
    Chance(G::Chance),
}

// Written out because a derive would ask for the bounds on `G`, not on its actions.
impl<G: Game> Copy for Step<G> {}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Act { seat, action }, Self::Act { seat: their_seat, action: theirs }) => {
                seat == their_seat && action == theirs
            }
            (Self::Chance(outcome), Self::Chance(theirs)) => outcome == theirs,
            (Self::Act { .. }, Self::Chance(_)) | (Self::Chance(_), Self::Act { .. }) => false,
        }
    }
}

impl<G: Game> Eq for Step<G> {}

impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act { seat, action } => write!(f, "seat {seat}: {action:?}"),
            Self::Chance(outcome) => write!(f, "chance: {outcome:?}"),
        }
    }
}
