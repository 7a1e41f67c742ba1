//! [`Setup`]: what fixes a starting position.

use game::{PackRef, SetupError};
use serde::{Deserialize, Serialize};

use crate::figures::{LEAST_SEATS, MOST_SEATS};
use crate::pack::Pack;

/// What fixes a starting position: the seats and the pack of components.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// Number of seats, 2 to 4.
    pub seats: u8,
    /// The pack the game is played with; the built-in one where it is left out.
    #[serde(default = "original")]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<PackRef>"))]
    pub pack: PackRef,
}

impl Setup {
    /// A game of the built-in pack for `seats` players.
    pub fn new(seats: u8) -> Self {
        Self { seats, pack: original() }
    }

    /// Checks the setup.
    ///
    /// # Errors
    /// When the number of seats is out of range or the pack is neither built in nor loaded.
    pub(crate) fn check(&self) -> Result<&'static Pack, SetupError> {
        if !(LEAST_SEATS..=MOST_SEATS).contains(&self.seats) {
            return Err(SetupError::Seats {
                given: self.seats,
                least: LEAST_SEATS,
                most: MOST_SEATS,
            });
        }
        Pack::find(&self.pack).ok_or_else(|| SetupError::no_pack(&self.pack))
    }
}

/// The built-in pack.
fn original() -> PackRef {
    Pack::original().reference().clone()
}
