//! Packs of components that the players added.

use rusqlite::params;

use crate::cells::readable;
use crate::{Store, StoreError};

/// A pack of components that the players added.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SavedPack {
    /// The name of its game.
    pub game: String,
    /// SHA-256 of its text, in hex.
    pub sha256: String,
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// What it calls itself.
    pub name: Option<String>,
    /// Its text.
    pub text: String,
}

impl Store {
    /// The packs that the players added and that can be read, oldest first.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn packs(&self) -> Result<Vec<SavedPack>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game, sha256, id, version, name, text FROM pack ORDER BY added_at, sha256",
        )?;
        let rows = query.query_map([], |row| {
            Ok(SavedPack {
                game: row.get(0)?,
                sha256: row.get(1)?,
                id: row.get(2)?,
                version: row.get(3)?,
                name: row.get(4)?,
                text: row.get(5)?,
            })
        })?;
        readable(rows)
    }

    /// Keeps a pack; one that is there already stays as it is.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add_pack(&mut self, pack: &SavedPack, now: i64) -> Result<(), StoreError> {
        let step = self.writing()?;
        step.execute(
            "INSERT INTO pack (game, sha256, id, version, name, text, added_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING",
            params![pack.game, pack.sha256, pack.id, pack.version, pack.name, pack.text, now],
        )?;
        step.commit()
    }
}
