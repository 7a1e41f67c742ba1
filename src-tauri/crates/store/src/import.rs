//! Games that come from another device, one at a time.

use rusqlite::{OptionalExtension, params};

use crate::error::of_game;
use crate::game::{lay, write};
use crate::people::there;
use crate::{Change, NewGame, Store, StoreError};

/// When a game was played, in ms since 1970 UTC.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Times {
    /// When it began.
    pub started_at: i64,
    /// When it ended.
    pub ended_at: i64,
}

/// The seats of people in finished games from other devices.
const FOREIGN: &str = "bot_level IS NULL AND EXISTS (SELECT 1 FROM game
    WHERE game.id = seat.game_id AND imported_at IS NOT NULL AND ended_at IS NOT NULL)";

impl Store {
    /// Says who of this device sat on a seat of a game from another one, or that nobody did. Who sat
    /// on another seat of it according to what was said before did not.
    ///
    /// # Errors
    /// [`StoreError::Unknown`] when there is no such seat, [`StoreError::UnknownPerson`], or when it
    /// cannot be written; nothing is changed then.
    pub fn claim_seat(
        &mut self,
        id: &str,
        idx: u8,
        profile: Option<&str>,
    ) -> Result<(), StoreError> {
        let step = self.writing()?;
        if let Some(profile) = profile {
            there(&step, profile)?;
            step.execute(
                &format!(
                    "UPDATE seat SET profile_id = NULL, played_as = NULL
                     WHERE game_id = ?1 AND idx != ?2 AND profile_id = ?3 AND {FOREIGN}"
                ),
                params![id, idx, profile],
            )?;
        }
        let n = step.execute(
            &format!(
                "UPDATE seat SET profile_id = ?3, played_as = ?3
                 WHERE game_id = ?1 AND idx = ?2 AND {FOREIGN}"
            ),
            params![id, idx, profile],
        )?;
        if n == 0 {
            return Err(StoreError::Unknown(id.to_owned()));
        }
        step.commit()?;
        self.archive(id);
        Ok(())
    }

    /// When a finished game was played.
    ///
    /// # Errors
    /// [`StoreError::Unknown`] when there is no such finished game, or when it cannot be read.
    pub fn times(&self, id: &str) -> Result<Times, StoreError> {
        let times = "SELECT started_at, ended_at FROM game WHERE id = ?1 AND ended_at IS NOT NULL";
        let times = self
            .db
            .prepare_cached(times)?
            .query_row([id], |row| Ok(Times { started_at: row.get(0)?, ended_at: row.get(1)? }));
        of_game(times, id)
    }

    /// Takes over a finished game from another device. One that is here already stays as it is,
    /// and comes back from the bin. Returns whether it was new.
    ///
    /// # Errors
    /// When it cannot be written; nothing is kept then.
    pub fn import(
        &mut self,
        game: &NewGame,
        change: &Change<'_>,
        times: Times,
    ) -> Result<bool, StoreError> {
        let step = self.writing()?;
        let known = step
            .prepare_cached("SELECT 1 FROM game WHERE id = ?1")?
            .query_row([&game.id], |_| Ok(()))
            .optional()?;
        if known.is_some() {
            step.prepare_cached("UPDATE game SET abandoned_at = NULL WHERE id = ?1")?
                .execute([&game.id])?;
            step.commit()?;
            return Ok(false);
        }
        lay(&step, game, times.started_at)?;
        step.prepare_cached("UPDATE game SET ended_at = ?2, imported_at = ?3 WHERE id = ?1")?
            .execute(params![game.id, times.ended_at, change.now])?;
        write(&step, &game.id, 0, change)?;
        step.commit()?;
        self.archive(&game.id);
        Ok(true)
    }
}
