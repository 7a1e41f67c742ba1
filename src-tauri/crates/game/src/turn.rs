//! [`Turn`]: who is to act.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// Who is to act.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", content = "seats", rename_all = "camelCase")]
pub enum Turn {
    /// Chance has to bring something up.
    Chance,
    /// These seats; more than one: in secret and at once, in any order.
    Seats(SeatSet),
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// The turn of a single seat.
    pub const fn of(seat: Seat) -> Self {
        Self::Seats(SeatSet::only(seat))
    }

    /// The seats on turn; empty for chance and after the end.
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats) => seats,
            Self::Chance | Self::Over => SeatSet::EMPTY,
        }
    }

    /// Whether `seat` is to act.
    pub const fn has(self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }
}
