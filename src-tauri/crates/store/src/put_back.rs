//! Putting the saved games back where they belong, when the file was taken away under the app.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::config::DbConfig;

use crate::migrate::copy;
use crate::open::{FOR_READING, RESCUED, make_anew, settle, sound, sync, today, verify};
use crate::path::{beside, from_io, remove, rename, spelled, uri, with_end};
use crate::watch::Watch;
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
        if self.unsettled.is_none() && watch.is_in_place() {
            self.refusal = None;
            return Ok(None);
        }
        let path = watch.path().to_owned();
        let done = match self.unsettled {
            None => self.copy_aside(&path),
            Some(_) => Ok(()),
        };
        let done = done.and_then(|()| self.settle_copy(&path));
        self.refusal = done.as_ref().err().cloned();
        done.map(Some)
    }

    /// How often the file was put back without all that was acknowledged.
    pub const fn n_losses(&self) -> u32 {
        self.n_losses
    }

    /// Writes all that can be read into a copy, which the next start would find as well.
    pub(crate) fn copy_aside(&mut self, path: &Path) -> Result<(), StoreError> {
        let watch = self.watch.as_ref().expect("only what is watched is put back");
        let is_cut = watch.is_cut();
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| from_io(&error))?;
        }
        let making = beside(path, "rescuing");
        remove(&making)?;
        let is_whole = !is_cut && self.copy_whole(&making)?;
        if !is_whole {
            remove(&making)?;
            make_anew(path, &making)?;
        }
        sync(&making)?;
        rename(&making, &beside(path, RESCUED))?;
        // What lies in its place now may be another file: closing ours leaves that and its log alone.
        self.db.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
        self.unsettled = Some(PutBack { kept_as: None, is_whole });
        Ok(())
    }

    /// Lets the copy take the place of the saves, and goes on with it. As long as that fails it can
    /// be read.
    fn settle_copy(&mut self, path: &Path) -> Result<PutBack, StoreError> {
        let mut done = self.unsettled.clone().expect("a copy was made");
        let is_own_log = self.watch.as_ref().is_some_and(Watch::is_own_log);
        // Some systems move no file that is open.
        self.db = Connection::open_in_memory()?;
        match open_copy(path, is_own_log, &mut done) {
            Ok(store) => {
                let n_losses = self.n_losses + u32::from(!done.is_whole);
                *self = Self { owner: self.owner.take(), n_losses, ..store };
                Ok(done)
            }
            Err(why) => {
                let made = beside(path, RESCUED);
                let found = if made.exists() { &made } else { path };
                if let Ok(db) = Connection::open_with_flags(uri(found), FOR_READING) {
                    self.db = db;
                }
                self.unsettled = Some(done);
                Err(why)
            }
        }
    }

    /// Copies all that was acknowledged into a new file, unless some of it cannot be read.
    fn copy_whole(&self, to: &Path) -> Result<bool, StoreError> {
        match copy(&self.db, to).and_then(|()| verify(&Connection::open(spelled(to))?)) {
            Err(StoreError::Damaged) => Ok(false),
            done => done.map(|()| true),
        }
    }
}

/// Lets the copy of the saves take their place, and opens it.
fn open_copy(path: &Path, is_own_log: bool, done: &mut PutBack) -> Result<Store, StoreError> {
    let made = beside(path, RESCUED);
    if !made.exists() && !path.exists() {
        // The copy, too, was taken away. Finished games have another.
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| from_io(&error))?;
        }
        make_anew(path, &made)?;
        done.is_whole = false;
    }
    if made.exists() {
        let found = set_aside(path, is_own_log)?;
        done.kept_as = done.kept_as.take().or(found);
        settle(&made, path)?;
    }
    sound(path, 0)
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
