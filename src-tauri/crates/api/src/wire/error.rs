//! [`ApiError`]: why a request was refused, as a code with data; the UI has the words.

use game::SetupError;
use serde::Serialize;
use table::{AnyFault, AnyRefusal};

use super::{BackupFault, ProfileId, ShareFault, TableId};

/// Why a request was refused. Nothing was changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "code", content = "data", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ApiError {
    /// The rules forbid an action.
    Illegal {
        /// Its number among those of the decision, from 0.
        n: u32,
        /// Why.
        refusal: AnyRefusal,
    },
    /// Something comes to light before an action, which so cannot be decided together with those
    /// before it.
    Unforeseen {
        /// Its number among those of the decision, from 1.
        n: u32,
    },
    /// The table has moved on since the screen last saw it; the screen should draw anew.
    Stale {
        /// The present number of steps.
        at: u32,
    },
    /// The seat does not hold the device, or the table waits for something else.
    NotOnTurn,
    /// There is nothing to take back or to take again.
    NothingToUndo,
    /// There is no such table, or it is not open.
    UnknownTable {
        /// What was asked for.
        table: TableId,
    },
    /// There is no such person, or they were merged into another.
    UnknownPerson {
        /// Who was asked for.
        profile: ProfileId,
    },
    /// The request speaks of another game than the table plays, or of one not on the shelf.
    UnknownGame,
    /// The request cannot be understood.
    BadRequest {
        /// The path of the first thing that is wrong, such as `seats[1].sitter.type`.
        r#where: String,
    },
    /// The text is no code of a seed.
    Seed,
    /// This day has no puzzle of this game: in none of its games was a position worth asking.
    NoPuzzle,
    /// The game still goes on: what was asked for would give away what is hidden in it.
    Running,
    /// What somebody sent is no game.
    Share {
        /// Why.
        why: ShareFault,
    },
    /// What was handed in is no backup.
    Backup {
        /// Why.
        why: BackupFault,
    },
    /// No game can start from this setup.
    Setup {
        /// Why.
        why: SetupError,
    },
    /// The pack has faults.
    Pack {
        /// All of them.
        faults: Vec<AnyFault>,
    },
    /// The saved game is damaged at this step; it is kept as it is.
    Damaged {
        /// Which game; none when it is the whole file.
        table: Option<TableId>,
        /// The first bad step.
        n: Option<u32>,
    },
    /// The saved game needs what this version of the app does not have.
    Unplayable {
        /// What is missing: `game`, `rules`, `setup`; `steps` of a game at a real table.
        missing: String,
    },
    /// The file of saved games was written by a newer version of the app.
    Newer {
        /// Its schema.
        found: u32,
        /// The newest schema this version knows.
        known: u32,
    },
    /// The file of saved games was written by a version of the app whose files are no longer opened.
    Older {
        /// Its schema.
        found: u32,
        /// The oldest schema this version opens.
        oldest: u32,
    },
    /// The file of saved games cannot be written.
    ReadOnly,
    /// The disk is full.
    DiskFull,
    /// Somebody else is using the file of saved games.
    Busy,
    /// Another running app owns the file of saved games.
    InUse,
    /// The app itself is at fault. The table stands as before the request.
    Bug(Bug),
}

/// A fault of the app itself, with what a report of it needs.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Bug {
    /// What was being done: the type of the request.
    pub during: String,
    /// What the code said when it failed.
    pub message: String,
}
