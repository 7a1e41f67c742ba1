//! Reviews of finished games: a text a game, made and read by the caller, that can be made anew.

use rusqlite::{OptionalExtension, params};

use crate::{Store, StoreError};

impl Store {
    /// What is kept of the review of a game; `None` where nothing is, and where what is kept is no
    /// text any more.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn review(&self, id: &str) -> Result<Option<String>, StoreError> {
        let kept = "SELECT body FROM review WHERE game_id = ?1";
        let body = self.db.prepare_cached(kept)?.query_row([id], |row| Ok(row.get(0).ok()));
        Ok(body.optional()?.flatten())
    }

    /// Keeps the review of a game in the place of what was kept of it before. Nothing is kept of a
    /// game that is not there any more.
    ///
    /// # Errors
    /// When it cannot be written; what was kept before stands.
    pub fn keep_review(&mut self, id: &str, body: &str) -> Result<(), StoreError> {
        let step = self.writing()?;
        step.prepare_cached(
            "INSERT INTO review (game_id, body) SELECT id, ?2 FROM game WHERE id = ?1
             ON CONFLICT (game_id) DO UPDATE SET body = excluded.body",
        )?
        .execute(params![id, body])?;
        step.commit()
    }
}
