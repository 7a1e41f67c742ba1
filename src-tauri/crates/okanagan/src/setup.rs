//! [`Setup`]: what fixes a starting position.

use game::{PackRef, Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::figures::{LEAST_SEATS, MOST_SEATS, N_ROUNDS};
use crate::pack::Pack;

/// What fixes a starting position: the seats, the pack of components and how long the game is.
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
    /// Who starts (`OK-START`); `null`: chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub first: Option<Seat>,
    /// The round a short game ends with (`OK-END`); `null`: the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub rounds: Option<u8>,
}

impl Setup {
    /// A game of the built-in pack for `seats` players.
    pub fn new(seats: u8) -> Self {
        Self { seats, pack: original(), first: None, rounds: None }
    }

    /// Checks the setup.
    ///
    /// # Errors
    /// When the number of seats is out of range, when the one to start is not among them, when a
    /// short game ends with no earlier round than a whole one, or when the pack is neither built in
    /// nor loaded.
    pub(crate) fn check(&self) -> Result<&'static Pack, SetupError> {
        if !(LEAST_SEATS..=MOST_SEATS).contains(&self.seats) {
            return Err(SetupError::Seats {
                given: self.seats,
                least: LEAST_SEATS,
                most: MOST_SEATS,
            });
        }
        SetupError::check_first(self.first, self.seats)?;
        if let Some(last) = self.rounds.filter(|last| !(1..N_ROUNDS).contains(last)) {
            return Err(SetupError::Option { name: "rounds", given: last.to_string() });
        }
        Pack::find(&self.pack).ok_or_else(|| SetupError::no_pack(&self.pack))
    }
}

/// The built-in pack.
fn original() -> PackRef {
    Pack::original().reference().clone()
}
