//! Putting the saved games back where they belong, when the file was taken away under the app.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::migrate::copy;
use crate::open::{make_anew, settle, today, verify};
use crate::path::{beside, from_io, remove, rename, with_end};
use crate::{Store, StoreError};

/// What putting the saved games back came to.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PutBack {
    /// Where what was found in their place is kept; nothing when there was nothing.
    pub kept_as: Option<PathBuf>,
    /// Whether all that was acknowledged is on disk again. Otherwise what the app holds in memory
    /// should be written once more.
    pub is_whole: bool,
}

impl Store {
    /// Looks whether the file is still in its place, and puts everything back if it is not: as
    /// long as it is open, it can be read even where nobody else finds it any more. Returns
    /// nothing when all is well.
    ///
    /// # Errors
    /// What keeps it from being written. Every change is refused with that until it succeeds.
    pub fn keep_in_place(&mut self) -> Result<Option<PutBack>, StoreError> {
        let Some(watch) = &mut self.watch else { return Ok(None) };
        if watch.is_in_place() {
            return Ok(None);
        }
        let done = self.write_anew();
        self.refusal = done.as_ref().err().cloned();
        done.map(Some)
    }

    /// How often the file was put back without all that was acknowledged.
    pub const fn n_lapses(&self) -> u32 {
        self.n_lapses
    }

    fn write_anew(&mut self) -> Result<PutBack, StoreError> {
        let watch = self.watch.as_ref().expect("only what is watched is put back");
        let path = watch.path().to_owned();
        let (is_own_log, is_cut) = (watch.is_own_log(), watch.is_cut());
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| from_io(&error))?;
        }
        let making = beside(&path, "rescuing");
        remove(&making)?;
        let is_whole = !is_cut && self.copy_whole(&making)?;
        if !is_whole {
            remove(&making)?;
            make_anew(&path, &making)?;
        }
        let kept_as = set_aside(&path, is_own_log)?;
        // Closed before anything lies in its place: who closes a file last removes the log that
        // has its name.
        self.db = Connection::open_in_memory()?;
        settle(&making, &path)?;
        let (owner, n_lapses) = (self.owner.take(), self.n_lapses);
        *self = crate::open::sound(&path, 0)?;
        self.owner = owner;
        self.n_lapses = n_lapses + u32::from(!is_whole);
        Ok(PutBack { kept_as, is_whole })
    }

    /// Copies all that was acknowledged into a new file, unless some of it cannot be read.
    fn copy_whole(&self, to: &Path) -> Result<bool, StoreError> {
        match copy(&self.db, to).and_then(|()| verify(&Connection::open(to)?)) {
            Err(StoreError::Damaged) => Ok(false),
            done => done.map(|()| true),
        }
    }
}

/// Keeps what lies in the place of the saves under another name.
fn set_aside(path: &Path, is_own_log: bool) -> Result<Option<PathBuf>, StoreError> {
    let now = today(&Connection::open_in_memory()?);
    let kept_as = beside(path, &format!("found-{now}"));
    if is_own_log {
        // It says what belongs into our file, and must never be read into another.
        remove(&with_end(path, "-wal"))?;
    }
    remove(&with_end(path, "-shm"))?;
    rename(&with_end(path, "-wal"), &with_end(&kept_as, "-wal"))?;
    let is_there = path.exists();
    rename(path, &kept_as)?;
    Ok(is_there.then_some(kept_as))
}
