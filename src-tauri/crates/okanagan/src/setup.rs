//! [`Setup`]: what fixes a starting position.

use std::fmt::Write as _;

use game::SetupError;
use serde::{Deserialize, Serialize};

use crate::pack::Pack;

/// The fewest seats.
pub const LEAST_SEATS: u8 = 2;
/// The most seats.
pub const MOST_SEATS: u8 = 4;

/// What fixes a starting position: the seats and the pack of components.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "OkanaganSetup"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// Number of seats, 2 to 4.
    pub seats: u8,
    /// The pack the game is played with; the built-in one where it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<PackRef>"))]
    pub pack: PackRef,
}

/// Which pack of components, exactly. A saved game remembers it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "OkanaganPackRef"))]
#[serde(deny_unknown_fields)]
pub struct PackRef {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// SHA-256 of its file in lower-case hexadecimal.
    pub sha256: String,
}

impl Setup {
    /// A game of the built-in pack for `seats` players.
    pub fn new(seats: u8) -> Self {
        Self { seats, pack: PackRef::default() }
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
        Pack::find(&self.pack).ok_or_else(|| {
            let PackRef { id, version, sha256 } = &self.pack;
            SetupError::Pack { given: format!("{id} {version} {sha256}") }
        })
    }
}

impl Default for PackRef {
    /// The built-in pack.
    fn default() -> Self {
        Pack::original().reference().clone()
    }
}

/// A SHA-256 in lower-case hexadecimal.
pub(crate) fn hexadecimal(hash: &[u8]) -> String {
    hash.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a String cannot fail");
        text
    })
}
