//! What took a while to work out and can be worked out again: texts that the caller makes and reads.

use rusqlite::{OptionalExtension, params};

use crate::{Store, StoreError};

/// Of each kind so many are kept; of more, those go that were written first.
const MOST: u32 = 2_000;

impl Store {
    /// The cached value; `None` where there is none, or it is not UTF-8.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn reckoned(&self, kind: &str, key: &str) -> Result<Option<String>, StoreError> {
        let kept = "SELECT body FROM reckoned WHERE kind = ?1 AND key = ?2";
        let body = self.db.prepare_cached(kept)?.query_row([kind, key], |row| Ok(row.get(0).ok()));
        Ok(body.optional()?.flatten())
    }

    /// Keeps what was reckoned in the place of what was kept before.
    ///
    /// # Errors
    /// When it cannot be written; what was kept before stands.
    pub fn keep_reckoned(
        &mut self,
        (kind, key): (&str, &str),
        body: &str,
        now: i64,
    ) -> Result<(), StoreError> {
        let step = self.writing()?;
        step.prepare_cached(
            "INSERT INTO reckoned (kind, key, body, at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body, at = excluded.at",
        )?
        .execute(params![kind, key, body, now])?;
        step.prepare_cached(
            "DELETE FROM reckoned WHERE kind = ?1 AND key IN (
               SELECT key FROM reckoned WHERE kind = ?1 ORDER BY at DESC, key LIMIT -1 OFFSET ?2)",
        )?
        .execute(params![kind, MOST])?;
        step.commit()
    }
}
