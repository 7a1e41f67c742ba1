//! Games that go to another device and come back from one.

use game::{Seat, SetupError};
use serde::{Deserialize, Serialize};

use super::{ProfileId, TableId};

/// A game to show to others.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Shared {
    /// The game as a text of capital letters and digits.
    pub code: String,
    /// The same as the text of a file, with how long everybody thought.
    pub file: String,
    /// A name for the file.
    pub name: String,
}

/// What somebody sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Import {
    /// The code, or the text of the file.
    pub text: String,
}

/// Who of this device sat on a seat of a game that came from another one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClaimSeat {
    /// The game's table.
    pub table: TableId,
    /// The seat; a person's.
    pub seat: Seat,
    /// Who sat there; absent for nobody of this device.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub person: Option<ProfileId>,
}

/// A game that was taken over.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Imported {
    /// Its table.
    pub table: TableId,
    /// Whether it was not here before.
    pub is_new: bool,
}

/// Why what somebody sent is no game, of which nothing was kept, or why no code is made of one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ShareFault {
    /// It is neither a code nor a file of a game.
    NoGame,
    /// It is not whole: letters are missing or wrong.
    Damaged,
    /// A newer version of the app wrote it.
    Newer {
        /// The version of the code.
        found: u8,
        /// The newest one this version of the app reads.
        known: u8,
    },
    /// This version of the app does not have the game.
    UnknownGame,
    /// It was played by other rules than this version of the app has.
    Rules {
        /// Version of its rules.
        found: u16,
        /// Version of ours.
        known: u16,
    },
    /// The game cannot begin as it says.
    Setup {
        /// Why; nothing when its setup cannot even be read.
        why: Option<SetupError>,
    },
    /// It says that it was played at a time that no calendar here has.
    Time,
    /// It breaks the rules, or does not end.
    Step {
        /// At this step, from 0.
        n: u32,
    },
    /// Somebody else sat down while it went on, or it ended early, so no code of it is made.
    Agreed,
    /// Played again, it ends with other points than it says.
    Totals {
        /// The points it says.
        told: Vec<i32>,
        /// The points it has.
        counted: Vec<i32>,
    },
}
