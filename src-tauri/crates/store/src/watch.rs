//! Whether the file that was opened still lies where the next start will look for it.
//!
//! The system lets an open file be deleted, moved, replaced or cut by others, and goes on taking
//! what is written into it. What is written then is gone with the app, so this is looked at before
//! and after every change.

use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};

use crate::path::with_end;

/// The open file and the log beside it, as they were seen last.
#[derive(Debug)]
pub(crate) struct Watch {
    path: PathBuf,
    log: PathBuf,
    saves_seen: Stamp,
    /// `None` until there is one.
    log_seen: Option<Stamp>,
}

/// What tells a file from another, and from itself when it was cut.
#[derive(Copy, Clone, Debug)]
struct Stamp {
    file: Id,
    n_bytes: u64,
}

#[cfg(unix)]
type Id = (u64, u64);
// Elsewhere a file that is open can be neither deleted nor replaced.
#[cfg(not(unix))]
type Id = ();

impl Stamp {
    fn of(path: &Path) -> Option<Self> {
        let found = fs::metadata(path).ok()?;
        Some(Self { file: id(&found), n_bytes: found.len() })
    }

    /// Whether what is seen now is the same file, with nothing cut off.
    fn goes_on_as(self, now: Self) -> bool {
        self.file == now.file && self.n_bytes <= now.n_bytes
    }
}

#[cfg(unix)]
fn id(found: &Metadata) -> Id {
    use std::os::unix::fs::MetadataExt;
    (found.dev(), found.ino())
}

#[cfg(not(unix))]
fn id(_: &Metadata) -> Id {}

impl Watch {
    /// Watches a file that was just opened; `None` when it is gone already.
    pub(crate) fn begin(path: &Path) -> Option<Self> {
        let log = with_end(path, "-wal");
        let saves_seen = Stamp::of(path)?;
        let log_seen = Stamp::of(&log);
        Some(Self { path: path.to_owned(), log, saves_seen, log_seen })
    }

    /// Where the file lies.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Whether both files are still those that were opened, with nothing cut off.
    pub(crate) fn is_in_place(&mut self) -> bool {
        let Some(saves) = Stamp::of(&self.path) else { return false };
        let log = Stamp::of(&self.log);
        let is_log_in_place = match (self.log_seen, log) {
            (Some(seen), Some(now)) => seen.goes_on_as(now),
            (Some(_), None) => false,
            (None, _) => true,
        };
        let is_in_place = self.saves_seen.goes_on_as(saves) && is_log_in_place;
        if is_in_place {
            (self.saves_seen, self.log_seen) = (saves, log);
        }
        is_in_place
    }

    /// Whether some of the open file was cut off. What is read of it is then not what was written.
    pub(crate) fn is_cut(&self) -> bool {
        let now = Stamp::of(&self.path);
        now.is_some_and(|now| now.file == self.saves_seen.file && !self.saves_seen.goes_on_as(now))
    }

    /// Whether the log that lies beside the saves is the one that was opened with them.
    pub(crate) fn is_own_log(&self) -> bool {
        let now = Stamp::of(&self.log);
        self.log_seen.zip(now).is_some_and(|(seen, now)| seen.file == now.file)
    }
}
