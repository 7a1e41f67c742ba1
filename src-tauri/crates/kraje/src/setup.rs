//! [`Setup`]: what fixes the start of a game: how many seats, how they choose, and which pack of
//! cards.

use game::{PackRef, Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::pack::Pack;

/// The fewest seats.
pub(crate) const LEAST_SEATS: u8 = 1;
/// The most seats.
pub(crate) const MOST_SEATS: u8 = 2;

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
    /// How two seats choose and place (PK-ROUND).
    #[serde(default)]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<Choosing>"))]
    pub choosing: Choosing,
    /// Who begins every round of open choosing; `null`: the first seat. In secret nobody begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub first: Option<Seat>,
}

/// How two seats choose and place.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Choosing {
    /// At once, each in secret until both have.
    #[default]
    Secret,
    /// One after the other, hands open as well.
    Open,
}

impl Setup {
    /// A game for this many seats with the pack the app comes with.
    pub fn for_seats(seats: u8) -> Self {
        Self { seats, pack: original(), choosing: Choosing::Secret, first: None }
    }

    /// Checks the setup.
    ///
    /// # Errors
    /// When there are too few or too many seats, when one alone is to choose openly, when somebody
    /// is to begin where all begin at once or sits not there, or when the pack is not known here.
    pub(crate) fn check(&self) -> Result<&'static Pack, SetupError> {
        if !(LEAST_SEATS..=MOST_SEATS).contains(&self.seats) {
            return Err(SetupError::Seats {
                given: self.seats,
                least: LEAST_SEATS,
                most: MOST_SEATS,
            });
        }
        let is_open = self.choosing == Choosing::Open;
        if is_open && self.seats == 1 {
            return Err(SetupError::Option { name: "choosing", given: "open".to_owned() });
        }
        SetupError::check_first(self.first, if is_open { self.seats } else { 0 })?;
        Pack::find(&self.pack).ok_or_else(|| SetupError::no_pack(&self.pack))
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
