//! Exercises: decisions of one's own on which much was lost, as the reviews tell them, and what came of
//! trying them again.

use rusqlite::{OptionalExtension, params};

use crate::{Store, StoreError};

/// A decision of a person that a review calls a mistake or worse.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptExercise {
    /// Which game.
    pub id: String,
    /// Its name.
    pub game: String,
    /// When it ended, in ms since 1970.
    pub ended_at: i64,
    /// The seat they had.
    pub seat: u32,
    /// Number of the step, from 0.
    pub ply: u32,
    /// What the review calls it.
    pub grade: String,
    /// What it lost, as the review has it: of the chance of being first, and of points.
    pub lost: (f64, f64),
    /// The version of the judge.
    pub judge: u32,
    /// What came of trying it, if anybody has.
    pub tried: Option<Tried>,
}

/// What came of trying an exercise.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Tried {
    /// From when on it comes back, in ms since 1970.
    pub due: i64,
    /// How often it was solved since it was last not.
    pub times: u32,
    /// How often it was tried.
    pub tries: u32,
}

impl Store {
    /// The mistakes and blunders of a person in the last of their reviewed games, at most so many
    /// games. Games that do not count, lessons and forks have none. What cannot be read is left out.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn exercises(&self, profile: &str, most: u32) -> Result<Vec<KeptExercise>, StoreError> {
        let mut asked = self.db.prepare_cached(
            "WITH last AS MATERIALIZED (
               SELECT game.id, game.game, game.ended_at, seat.idx, review.body
               FROM seat JOIN game ON game.id = seat.game_id
                 JOIN review ON review.game_id = game.id
               WHERE seat.profile_id = ?1 AND game.ended_at IS NOT NULL
                 AND game.abandoned_at IS NULL AND game.lesson IS NULL AND game.parent IS NULL
                 AND game.excluded = 0 AND json_valid(review.body)
               ORDER BY game.ended_at DESC, game.id LIMIT ?2)
             SELECT last.id, last.game, last.ended_at, last.idx,
               json_extract(it.value, '$.n') AS n, json_extract(it.value, '$.grade') AS grade,
               json_extract(it.value, '$.chance.mean'), json_extract(it.value, '$.points.mean'),
               json_extract(last.body, '$.judge'), exercise.due, exercise.times, exercise.tries
             FROM last JOIN json_each(last.body, '$.decisions') AS it
               LEFT JOIN exercise ON exercise.game_id = last.id AND exercise.ply = n
                 AND exercise.seat = last.idx
             WHERE json_extract(it.value, '$.seat') = last.idx AND grade IN ('mistake', 'blunder')
             ORDER BY last.ended_at DESC, last.id, n",
        )?;
        let rows = asked.query_map(params![profile, most], |row| {
            let tried = match (row.get(9), row.get(10), row.get(11)) {
                (Ok(due), Ok(times), Ok(tries)) => Some(Tried { due, times, tries }),
                _ => None,
            };
            let read = || -> rusqlite::Result<KeptExercise> {
                Ok(KeptExercise {
                    id: row.get(0)?,
                    game: row.get(1)?,
                    ended_at: row.get(2)?,
                    seat: row.get(3)?,
                    ply: row.get(4)?,
                    grade: row.get(5)?,
                    lost: (row.get(6)?, row.get(7)?),
                    judge: row.get(8)?,
                    tried,
                })
            };
            Ok(read().ok())
        })?;
        let all: Vec<Option<KeptExercise>> = rows.collect::<Result<_, _>>()?;
        Ok(all.into_iter().flatten().collect())
    }

    /// When a game ended, in ms since 1970; `None` where it has not.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn ended_at(&self, id: &str) -> Result<Option<i64>, StoreError> {
        let asked = "SELECT ended_at FROM game WHERE id = ?1";
        let found = self.db.prepare_cached(asked)?.query_row([id], |row| row.get(0)).optional()?;
        Ok(found.flatten())
    }

    /// What came of trying a decision; `None` where nobody has.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn tried(&self, id: &str, ply: u32, seat: u8) -> Result<Option<Tried>, StoreError> {
        let kept = "SELECT due, times, tries FROM exercise
            WHERE game_id = ?1 AND ply = ?2 AND seat = ?3";
        let read = |row: &rusqlite::Row<'_>| {
            Ok(Tried { due: row.get(0)?, times: row.get(1)?, tries: row.get(2)? })
        };
        Ok(self.db.prepare_cached(kept)?.query_row(params![id, ply, seat], read).optional()?)
    }

    /// Keeps what came of trying a decision. Nothing is kept of a game that is not there any more.
    ///
    /// # Errors
    /// When it cannot be written; what was kept before stands.
    pub fn keep_tried(
        &mut self,
        id: &str,
        ply: u32,
        seat: u8,
        tried: Tried,
    ) -> Result<(), StoreError> {
        let step = self.writing()?;
        step.prepare_cached(
            "INSERT INTO exercise (game_id, ply, seat, due, times, tries)
             SELECT id, ?2, ?3, ?4, ?5, ?6 FROM game WHERE id = ?1
             ON CONFLICT (game_id, ply, seat) DO UPDATE
             SET due = excluded.due, times = excluded.times, tries = excluded.tries",
        )?
        .execute(params![id, ply, seat, tried.due, tried.times, tried.tries])?;
        step.commit()
    }
}
