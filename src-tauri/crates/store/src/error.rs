//! [`StoreError`]: why something could not be read or written.

use std::error::Error;
use std::{fmt, io};

use rusqlite::{ErrorCode, OptionalExtension};

/// Why something could not be read or written. Whatever was begun was rolled back.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum StoreError {
    /// There is no game of this id.
    Unknown(String),
    /// There is no person of this id.
    UnknownPerson(String),
    /// The file is not what was written into it.
    Damaged,
    /// The file was written by a newer version of the app.
    Newer {
        /// Its schema.
        found: u32,
        /// The newest schema this version knows.
        known: u32,
    },
    /// The file was written by an older version of the app than any whose files are opened.
    Older {
        /// Its schema.
        found: u32,
        /// The oldest schema that is opened.
        oldest: u32,
    },
    /// The file, or its folder, cannot be written.
    ReadOnly,
    /// The disk is full.
    Full,
    /// Another program holds the file. That passes.
    Busy,
    /// The game on disk is not the one that was read: somebody else wrote to it.
    Stale,
    /// Another running app owns the file.
    InUse,
    /// The file was taken away while it was written into; what was written may be nowhere.
    Gone,
    /// A fault of the app: a statement that the database does not take.
    Bug(String),
}

impl StoreError {
    /// Whether the disk refuses, and not what was to be done.
    pub(crate) const fn is_of_disk(&self) -> bool {
        match self {
            Self::Full
            | Self::ReadOnly
            | Self::Busy
            | Self::InUse
            | Self::Gone
            | Self::Newer { .. }
            | Self::Older { .. } => true,
            Self::Unknown(_)
            | Self::UnknownPerson(_)
            | Self::Damaged
            | Self::Stale
            | Self::Bug(_) => false,
        }
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(
                ErrorCode::ReadOnly
                | ErrorCode::CannotOpen
                | ErrorCode::PermissionDenied
                | ErrorCode::SystemIoFailure
                | ErrorCode::NoLargeFileSupport,
            ) => Self::ReadOnly,
            // What takes longer than anything sound takes is not sound.
            Some(
                ErrorCode::DatabaseCorrupt
                | ErrorCode::NotADatabase
                | ErrorCode::OperationInterrupted,
            ) => Self::Damaged,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            _ if is_misfit(&error) => Self::Damaged,
            _ => Self::Bug(error.to_string()),
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        crate::path::from_io(&error)
    }
}

/// What was read of the game of this id.
pub(crate) fn of_game<T>(found: rusqlite::Result<T>, id: &str) -> Result<T, StoreError> {
    found.optional()?.ok_or_else(|| StoreError::Unknown(id.to_owned()))
}

/// Whether a column does not hold what it was declared to hold.
pub(crate) const fn is_misfit(error: &rusqlite::Error) -> bool {
    use rusqlite::Error as Sql;
    matches!(
        error,
        Sql::FromSqlConversionFailure(..)
            | Sql::IntegralValueOutOfRange(..)
            | Sql::InvalidColumnType(..)
            | Sql::Utf8Error(..)
    )
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(id) => write!(f, "no game {id}"),
            Self::UnknownPerson(id) => write!(f, "no person {id}"),
            Self::Damaged => write!(f, "the file is damaged"),
            Self::Newer { found, known } => write!(f, "schema {found} is newer than {known}"),
            Self::Older { found, oldest } => write!(f, "schema {found} is older than {oldest}"),
            Self::ReadOnly => write!(f, "the file cannot be written"),
            Self::Full => write!(f, "the disk is full"),
            Self::Busy => write!(f, "another program holds the file"),
            Self::Stale => write!(f, "the game was changed by somebody else"),
            Self::InUse => write!(f, "another app owns the file"),
            Self::Gone => write!(f, "the file was taken away"),
            Self::Bug(message) => f.write_str(message),
        }
    }
}

impl Error for StoreError {}
