//! [`Setup`]: what fixes the start of a game: how many seats, and which pack of cards.

use game::PackRef;
use serde::{Deserialize, Serialize};

use crate::pack::Pack;

/// What fixes the start of a game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// 1 (PK-SOLO) or 2 (PK-ROUND).
    pub seats: u8,
    /// The pack; left out, the one the app comes with.
    #[serde(default = "original")]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<PackRef>"))]
    pub pack: PackRef,
}

impl Setup {
    /// A game for this many seats with the pack the app comes with.
    pub fn for_seats(seats: u8) -> Self {
        Self { seats, pack: original() }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::for_seats(2)
    }
}

fn original() -> PackRef {
    Pack::original().reference().clone()
}
