//! [`Knowledge`]: what a realm is expected to end with, by networks that were fitted to how games ended.

use kraje::{ConditionNo, Symbol};
use serde::{Deserialize, Serialize};

use super::network::Network;
use crate::learns::BySeats;

/// Symbols there are.
pub(super) const N_SYMBOLS: usize = Symbol::ALL.len();

/// Cards of a realm at the end.
pub(super) const REALM_CARDS: usize = 8;

/// What was learned, for each number of seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Knowledge {
    learned: BySeats<Networks>,
}

/// By the number of cards still to be placed, from one.
type Networks = Box<[Network; REALM_CARDS - 1]>;

impl Knowledge {
    /// What was learned of games with so many seats, by the number of cards still to be placed, from
    /// one, if anything.
    pub(super) fn networks(&self, n_seats: u8) -> Option<&[Network]> {
        self.learned.of(n_seats).map(|it| &it[..])
    }

    /// The same with these networks for games with so many seats, by the number of cards still to be
    /// placed, from one.
    pub(super) fn with(&self, seats: u8, stages: [Network; REALM_CARDS - 1]) -> Self {
        Self { learned: self.learned.with(seats, Box::new(stages)) }
    }
}

pub(super) fn index(no: ConditionNo) -> usize {
    usize::from(no.0) - 1
}
