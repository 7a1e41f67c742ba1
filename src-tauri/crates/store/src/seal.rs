//! Games from before there were checksums get theirs, and those that are over their second copy, a
//! few at a time while nobody waits.

use rusqlite::{Connection, params};

use crate::cells::readable;
use crate::chain::seal;
use crate::{Store, StoreError};

/// The setting that says that every game has its checksums.
const SEALED: &str = "sealed";

impl Store {
    /// Gives the games after this one, in the order of their ids, what they lack: at most `most` of
    /// them. Returns after which the others come; nothing when all of them have it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn seal_some(&mut self, after: &str, most: usize) -> Result<Option<String>, StoreError> {
        if after.is_empty() && self.settings()?.contains_key(SEALED) {
            return Ok(None);
        }
        let found = unsealed(&self.db, after, most)?;
        let mut step = self.writing()?;
        for (id, _) in &found {
            let one = step.savepoint()?;
            match seal(&one, id) {
                Ok(()) => one.commit()?,
                Err(error) if error.is_of_disk() => return Err(error),
                // What cannot be read stays as it is.
                Err(_) => {}
            }
        }
        step.commit()?;
        for (id, _) in found.iter().filter(|(_, is_over)| *is_over) {
            self.archive(id);
        }
        let last = found.into_iter().last().map(|(id, _)| id);
        if last.is_none() {
            self.set(&[(SEALED.to_owned(), "1".to_owned())].into())?;
        }
        Ok(last)
    }
}

/// Games without checksums, each with whether it is over.
fn unsealed(db: &Connection, after: &str, most: usize) -> Result<Vec<(String, bool)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id, ended_at IS NOT NULL FROM game WHERE base IS NULL AND id > ?1
         ORDER BY id LIMIT ?2",
    )?;
    readable(query.query_map(params![after, most], |row| Ok((row.get(0)?, row.get(1)?)))?)
}
