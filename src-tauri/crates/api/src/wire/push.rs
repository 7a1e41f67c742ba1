//! [`Push`]: what the app tells the screen unasked.

use game::Seat;
use serde::Serialize;

use super::{TableId, TableState};

/// What the app tells the screen unasked.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Push {
    /// A table changed otherwise than by a reply: a bot acted.
    Table {
        /// The table now.
        state: Box<TableState>,
    },
    /// The bot of a seat began to think, or thinks on and tells how far it has come.
    Thinking {
        /// Where.
        table: TableId,
        /// Who.
        seat: Seat,
        /// How much of its time or work is used up, 0..=1; 0 when it begins.
        progress: f32,
    },
    /// The review of a game has come on, or ended.
    Review {
        /// Which game's.
        table: TableId,
        /// How much of it is done, of 100.
        share: u32,
        /// Whether it goes on.
        is_running: bool,
    },
    /// A backup is being looked at or taken in.
    Restoring {
        /// How much of it has been.
        done: u32,
        /// Of how much.
        of: u32,
    },
    /// Something is wrong that the player should know.
    Trouble {
        /// What.
        trouble: Trouble,
    },
}

/// Something is wrong with the saved games. The app goes on as well as it can.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Trouble {
    /// The file of saved games was damaged; it was put aside and a new one begun. Games that could
    /// still be read were carried over.
    SetAside {
        /// The name under which the damaged file was kept.
        kept_as: String,
        /// How many games were carried over.
        rescued: u32,
    },
    /// The file of saved games was found to be damaged while it is in use. Whatever can be read
    /// goes on; the next start puts the file aside.
    Damaged,
    /// The file of saved games was written by a newer version of the app; nothing can be saved.
    Newer {
        /// Its schema.
        found: u32,
        /// The newest schema this version knows.
        known: u32,
    },
    /// The file of saved games was written by a version of the app whose files are no longer opened;
    /// it stays as it is, and nothing can be saved.
    Older {
        /// Its schema.
        found: u32,
        /// The oldest schema this version opens.
        oldest: u32,
    },
    /// The file of saved games cannot be written; nothing can be saved.
    ReadOnly,
    /// Another running app owns the file of saved games; here it can only be looked at, until that
    /// one ends.
    InUse,
    /// The file of saved games was deleted, moved, replaced or cut while the app was running, and
    /// was written anew.
    PutBack {
        /// The name under which what was found in its place is kept, if there was something.
        kept_as: Option<String>,
    },
    /// The disk is full; nothing can be saved.
    DiskFull,
    /// A saved game cannot be opened: its log breaks the rules at one step. It is kept as it is.
    BadLog {
        /// Its table.
        table: TableId,
        /// The first bad step.
        n: u32,
    },
    /// Something of what stands of a saved game in the list cannot be read. It may well be played.
    BadRow {
        /// Its table.
        table: TableId,
    },
    /// The bot of a seat broke down, and so did the simplest one in its place. The table stands as
    /// it did; opening it again has the bot try again.
    BotFailed {
        /// Its table.
        table: TableId,
        /// Its seat.
        seat: Seat,
    },
    /// A saved game needs what this version of the app does not have: its game, its rules, its
    /// pack. It is kept as it is.
    Unplayable {
        /// Its table.
        table: TableId,
        /// What is missing: `game`, `rules`, `setup`; `steps` of a game at a real table.
        missing: String,
    },
}
