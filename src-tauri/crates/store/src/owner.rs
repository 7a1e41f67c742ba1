//! Who owns the file of saved games: one running app at a time.
//!
//! The owner holds a lock on an empty file beside the saves. The system lets go of it when the
//! owner ends, however it ends, so that a lock never outlives who took it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::StoreError;
use crate::path::with_end;

/// The file of saved games is this app's as long as this is kept.
#[derive(Debug)]
pub(crate) struct Owner {
    /// Held for its lock. `None` where nobody can take one.
    _lock: Option<File>,
}

impl Owner {
    /// Makes this app the owner, once whoever is it has let go.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another app is still the owner after `patience`.
    pub(crate) fn become_of(saves: &Path, patience: Duration) -> Result<Self, StoreError> {
        let path = with_end(saves, ".lock");
        let open = || OpenOptions::new().write(true).create(true).truncate(false).open(&path);
        // Where no file can be made beside the saves, nobody can write into them either.
        let Ok(file) = open() else { return Ok(Self { _lock: None }) };
        let begun = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Self { _lock: Some(file) }),
                Err(TryLockError::WouldBlock) if begun.elapsed() < patience => sleep(PAUSE),
                Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
                // A file system without locks: it is as it was before there was one here.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                    return Ok(Self { _lock: None });
                }
                Err(TryLockError::Error(error)) => return Err(crate::path::from_io(&error)),
            }
        }
    }
}

const PAUSE: Duration = Duration::from_millis(20);
