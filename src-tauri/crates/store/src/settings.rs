//! Settings: keys and JSON values, whatever they mean.

use std::collections::BTreeMap;

use rusqlite::params;

use crate::{Store, StoreError};

impl Store {
    /// All settings: key and JSON value, unknown ones too.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn settings(&self) -> Result<BTreeMap<String, String>, StoreError> {
        let mut query = self.db.prepare_cached("SELECT key, value FROM setting")?;
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
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
        Ok(step.commit()?)
    }
}
