//! How far somebody has come with the lessons, and whether they have played a game at all.

use rusqlite::params;

use crate::cells::{Cells, readable};
use crate::{Store, StoreError};

/// A lesson that somebody has begun.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LessonRow {
    /// The id of the game it is.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Which lesson.
    pub lesson: String,
    /// When they were first through with it, in ms since 1970 UTC.
    pub learned_at: Option<i64>,
}

impl Store {
    /// The lessons that a person has begun, those begun last first; without a profile, those of
    /// whoever plays as a guest.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn lessons(&self, profile: Option<&str>) -> Result<Vec<LessonRow>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game.id, game.game, lesson, learned_at
             FROM game JOIN seat ON seat.game_id = game.id
             WHERE lesson IS NOT NULL AND bot_level IS NULL AND profile_id IS ?1
             ORDER BY started_at DESC, game.id DESC",
        )?;
        let rows = query.query_map([profile], |row| {
            let mut cells = Cells::of(row);
            Ok(LessonRow {
                id: cells.text(0),
                game: cells.text(1),
                lesson: cells.text(2),
                learned_at: cells.time_if_any(3),
            })
        })?;
        readable(rows)
    }

    /// Whether anybody has sat at a game, lessons aside.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn is_played(&self, game: &str) -> Result<bool, StoreError> {
        let sat = "SELECT EXISTS (SELECT 1 FROM seat JOIN game ON game.id = seat.game_id
            WHERE seat.bot_level IS NULL AND game.lesson IS NULL AND game.game = ?1)";
        Ok(self.db.prepare_cached(sat)?.query_row([game], |row| row.get(0))?)
    }

    /// Whether a person has made a move of a game, lessons aside; without a profile, whether any
    /// guest has.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn is_played_by(&self, game: &str, profile: Option<&str>) -> Result<bool, StoreError> {
        let moved = "SELECT EXISTS (SELECT 1 FROM seat JOIN game ON game.id = seat.game_id
            WHERE seat.bot_level IS NULL AND seat.profile_id IS ?2 AND game.lesson IS NULL
                AND game.game = ?1 AND EXISTS (SELECT 1 FROM move
                WHERE move.game_id = game.id AND move.seat = seat.idx))";
        Ok(self.db.prepare_cached(moved)?.query_row(params![game, profile], |row| row.get(0))?)
    }

    /// Forgets the lessons of this name that a person has begun and is not through with. Returns
    /// the games they were.
    ///
    /// # Errors
    /// When it cannot be written; nothing is forgotten then.
    pub fn drop_lesson(
        &mut self,
        game: &str,
        lesson: &str,
        profile: Option<&str>,
    ) -> Result<Vec<String>, StoreError> {
        let step = self.writing()?;
        let begun = "DELETE FROM game WHERE game = ?1 AND lesson = ?2 AND learned_at IS NULL
            AND EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND bot_level IS NULL
                AND profile_id IS ?3) RETURNING id";
        let which = params![game, lesson, profile];
        let gone = readable(step.prepare(begun)?.query_map(which, |row| row.get(0))?)?;
        step.commit()?;
        Ok(gone)
    }
}
