//! What reviews say of seats in a few numbers, so that those of thousands of games can be told together.

use rusqlite::{Row, params};

use crate::cells::readable;
use crate::{Store, StoreError};

/// What a review says of one seat.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SeatSum {
    /// How many decisions were its own, made without advice.
    pub decisions: u32,
    /// How many of 100 of them were good.
    pub accuracy: u32,
    /// What its draws brought it beside the others; nothing where that was not reckoned.
    pub luck: Option<f64>,
}

/// A reviewed game of a person that counts.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewedGame {
    /// Its id.
    pub game_id: String,
    /// Its name.
    pub game: String,
    /// What the review says of the person's seat.
    pub sum: SeatSum,
}

impl Store {
    /// Games whose review has not been summed up by this version, at most so many.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn reviews_to_sum(&self, version: u32, most: usize) -> Result<Vec<String>, StoreError> {
        let asked = "SELECT game_id FROM review WHERE summed < ?1 LIMIT ?2";
        let mut query = self.db.prepare_cached(asked)?;
        readable(query.query_map(params![version, most], |row| row.get(0))?)
    }

    /// Keeps what these reviews say, seat by seat; of one that is not done, nothing.
    ///
    /// # Errors
    /// When it cannot be written; nothing is changed then.
    pub fn keep_reviewed(
        &mut self,
        version: u32,
        games: &[(String, Vec<SeatSum>)],
    ) -> Result<(), StoreError> {
        let step = self.writing()?;
        for (id, seats) in games {
            step.prepare_cached("DELETE FROM reviewed WHERE game_id = ?1")?.execute([id])?;
            for (idx, it) in seats.iter().enumerate() {
                step.prepare_cached(
                    "INSERT INTO reviewed (game_id, idx, decisions, accuracy, luck)
                     SELECT id, ?2, ?3, ?4, ?5 FROM game WHERE id = ?1",
                )?
                .execute(params![id, idx, it.decisions, it.accuracy, it.luck])?;
            }
            step.prepare_cached("UPDATE review SET summed = ?2 WHERE game_id = ?1")?
                .execute(params![id, version])?;
        }
        step.commit()
    }

    /// The reviewed games of a person that count, of one game or of all, the oldest first.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn reviewed(
        &self,
        profile: &str,
        game: Option<&str>,
    ) -> Result<Vec<ReviewedGame>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game_id, game, decisions, accuracy, luck
             FROM result INDEXED BY result_life CROSS JOIN reviewed USING (game_id, idx)
             WHERE profile_id = ?1 AND is_counted = 1 AND (?2 IS NULL OR game = ?2)
             ORDER BY ended_at",
        )?;
        let read = |row: &Row<'_>| {
            let (decisions, accuracy, luck) = (row.get(2)?, row.get(3)?, row.get(4)?);
            Ok(ReviewedGame {
                game_id: row.get(0)?,
                game: row.get(1)?,
                sum: SeatSum { decisions, accuracy, luck },
            })
        };
        readable(query.query_map(params![profile, game], read)?)
    }
}
