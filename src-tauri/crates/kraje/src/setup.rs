//! [`Setup`]: what fixes the start of a game: how many seats, and which pack of cards.

use serde::{Deserialize, Serialize};

/// What fixes the start of a game.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeSetup"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// 1 (PK-SOLO) or 2 (PK-ROUND).
    pub seats: u8,
    /// The pack; left out, the one the app comes with.
    #[serde(default)]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<PackRef>"))]
    pub pack: PackRef,
}

/// Which pack of cards a game is played with. All three must fit: a game is never replayed with
/// other cards than it was played with.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajePackRef"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PackRef {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// SHA-256 of its text in lower-case hexadecimal.
    pub sha256: String,
}

impl Setup {
    /// A game for this many seats with the pack the app comes with.
    pub fn for_seats(seats: u8) -> Self {
        Self { seats, pack: PackRef::default() }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::for_seats(2)
    }
}

impl Default for PackRef {
    fn default() -> Self {
        Self {
            id: "kraje-original".into(),
            version: "1.0.0".into(),
            sha256: ORIGINAL_SHA256.into(),
        }
    }
}

/// SHA-256 of the pack the app comes with. Saved games hold it: the file must never change without
/// a new version, and then the old one stays beside it.
const ORIGINAL_SHA256: &str = "d3b72aa4c5e7eb43ce4819baedf2b8f072ab7e8a515d82c068815c4b05b0541e";
