//! [`Boxed`]: what the shelf needs of a game beyond its rules: how many may play, and what is in
//! its box.

mod bastards;
mod hunters;
mod kraje;
mod okanagan;

use std::fmt::Debug;

use game::Game;
use serde::{Deserialize, Serialize};

/// A game with its components. The glue of each game is one file in `boxed/`.
pub trait Boxed: Game {
    /// All components of a pack, for drawing them.
    type Catalogue: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// One thing that is wrong with the text of a pack; [`OnePack`] where no other can be added.
    type Fault: Clone + PartialEq + Debug + Serialize + Send + Sync;

    /// The fewest seats.
    const LEAST_SEATS: u8;
    /// The most seats.
    const MOST_SEATS: u8;

    /// The pack that comes with the app.
    fn own_pack() -> PackCard;

    /// Checks the text of another pack and keeps it for the rest of the run, so that setups can
    /// name it.
    ///
    /// # Errors
    /// Everything that is wrong with it; nothing is kept then.
    fn add_pack(text: &str) -> Result<PackCard, Vec<Self::Fault>>;

    /// The components of the pack whose text has this SHA-256; without one, of the game's own.
    /// `None` when there is no such pack.
    fn catalogue(sha256: Option<&str>) -> Option<Self::Catalogue>;
}

/// What a pack says of itself.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct PackCard {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// SHA-256 of its text in lower-case hexadecimal. Names the pack in requests.
    pub sha256: String,
    /// What it calls itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// The fault of any further pack of a game that has only its own.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase")]
pub enum OnePack {
    /// This game is played with its own components only.
    OnePack,
}
