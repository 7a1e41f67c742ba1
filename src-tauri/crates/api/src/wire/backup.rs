//! Backups of everything, and plays for other programs.

use serde::{Deserialize, Serialize};
use table::GameId;

use super::{ProfileId, TableId};

/// A backup that was made and can be fetched, part by part.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Backup {
    /// A name for the file.
    pub name: String,
    /// Its size, in bytes.
    pub bytes: i64,
    /// How many parts it has.
    pub parts: u32,
    /// How many games are damaged in it as they are here.
    pub damaged: u32,
}

/// Which part of the backup that was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BackupPartOf {
    /// Its number, from 0.
    pub nth: u32,
}

/// A part of a backup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BackupPart {
    /// Its number, from 0; handed in, the first part begins another backup.
    pub nth: u32,
    /// Its bytes in base 64; at most a megabyte of them.
    pub data: String,
}

/// What taking in the backup that was handed in would change.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RestoreLook {
    /// When the backup was made, in ms since 1970 UTC.
    pub made_at: i64,
    /// Version of the app that made it.
    pub app: String,
    /// Games that are not here.
    pub new: u32,
    /// Games that are here and were played on there.
    pub further: u32,
    /// Games that are here already.
    pub known: u32,
    /// Games that went another way here; they stay as they are here.
    pub kept: u32,
    /// Games that break the rules, or claim another end than they have; they do not come.
    pub forged: u32,
    /// Games, people, packs and settings that cannot be read; they do not come.
    pub damaged: u32,
    /// The people of the backup who are not here.
    pub people: Vec<Newcomer>,
    /// Packs of components that are not here.
    pub packs: u32,
}

/// A person of a backup who is not here.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct Newcomer {
    /// Their profile.
    pub profile: ProfileId,
    /// What they are called.
    pub name: String,
    /// Their colour and symbol.
    pub mark: String,
    /// How many games they sat at.
    pub games: u32,
    /// Who here is called the same, and may be the same person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub namesake: Option<ProfileId>,
}

/// Takes in the backup that was looked at.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Restore {
    /// The people of the backup who are somebody here; all others are added.
    pub people: Vec<SamePerson>,
}

/// Somebody of a backup who is somebody here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SamePerson {
    /// Their profile in the backup.
    pub profile: ProfileId,
    /// Their profile here.
    pub into: ProfileId,
}

/// What was taken in of a backup.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Restored {
    /// How many games came.
    pub new: u32,
    /// How many games of here were brought further.
    pub further: u32,
    /// How many of both this version of the app cannot play, and so could not check.
    pub unchecked: u32,
    /// The games that were refused.
    pub refused: Vec<RefusedGame>,
}

/// A game of a backup that was refused: its steps break the rules, or it claims another end than
/// they have.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct RefusedGame {
    /// Its table.
    pub table: TableId,
    /// Which game, if it is one we know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<GameId>,
    /// When it began, in ms since 1970 UTC.
    pub started_at: i64,
    /// The step that breaks the rules, from 0; absent where it is not a step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
}

/// Why a file is no backup that can be taken in. Nothing was changed.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum BackupFault {
    /// It is no backup.
    NoBackup,
    /// Nothing in it is what was written.
    Damaged,
    /// A newer version of the app wrote it.
    Newer {
        /// The version of the file.
        found: u32,
        /// The newest one this version of the app reads.
        known: u32,
    },
    /// A version of the app wrote it whose files are no longer read.
    Older {
        /// The version of the file.
        found: u32,
        /// The oldest one this version of the app reads.
        oldest: u32,
    },
}

/// In which form.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ExportPlays {
    /// The form.
    pub form: ExportForm,
}

/// A form for other programs. `EXPORT.md` of this crate says what stands in them.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ExportForm {
    /// A table: one line a seat, commas between the cells, points in the numbers.
    Csv,
    /// The same for spreadsheets of places that write 1,5: semicolons between the cells, commas in
    /// the numbers.
    CsvSemicolon,
    /// JSON: one object a game.
    Json,
}

/// A file for other programs.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TextFile {
    /// A name for it.
    pub name: String,
    /// What stands in it.
    pub text: String,
}
