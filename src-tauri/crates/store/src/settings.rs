//! Settings: keys and JSON values, whatever they mean.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, params};

use crate::cells::readable;
use crate::path::spelled;
use crate::{Store, StoreError};

/// Keeps these settings beside whoever else has the file open.
///
/// # Errors
/// When they cannot be written; all stay as they were.
pub fn set_beside(path: &Path, settings: &BTreeMap<String, String>) -> Result<(), StoreError> {
    let db = Connection::open_with_flags(spelled(path), OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    db.busy_timeout(Duration::from_secs(2))?;
    Store::on(db, None).set(settings)
}

impl Store {
    /// All settings that can be read: key and JSON value, unknown ones too.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn settings(&self) -> Result<BTreeMap<String, String>, StoreError> {
        let mut query = self.db.prepare_cached("SELECT key, value FROM setting")?;
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(readable(rows)?.into_iter().collect())
    }

    /// Keeps these settings, and leaves all others.
    ///
    /// # Errors
    /// When they cannot be written; all stay as they were.
    pub fn set(&mut self, settings: &BTreeMap<String, String>) -> Result<(), StoreError> {
        let step = self.writing()?;
        for (key, value) in settings {
            step.prepare_cached(
                "INSERT INTO setting (key, value) VALUES (?1, ?2)
                 ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            )?
            .execute(params![key, value])?;
        }
        step.commit()
    }
}
