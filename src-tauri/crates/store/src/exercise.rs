//! Exercises: decisions of one's own on which much was lost, as the reviews tell them, and what came of
//! trying them again.

use rusqlite::{OptionalExtension, params};
use serde::Deserialize;

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
    /// When it was tried last, in ms since 1970; 0 where that was not kept.
    pub at: i64,
}

/// What of a review is asked here.
#[derive(Deserialize)]
struct Told<'a> {
    judge: u32,
    #[serde(borrow)]
    decisions: Vec<Decision<'a>>,
}

#[derive(Deserialize)]
struct Decision<'a> {
    n: u32,
    seat: u32,
    grade: &'a str,
    chance: Mean,
    points: Mean,
}

#[derive(Deserialize)]
struct Mean {
    mean: f64,
}

impl Store {
    /// The mistakes and blunders of a person in the last of their reviewed games, at most so many
    /// games. Games that do not count, lessons and forks have none. What cannot be read is left out.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn exercises(&self, profile: &str, most: u32) -> Result<Vec<KeptExercise>, StoreError> {
        // Texts of reviews are long: which ones are wanted is found without them.
        let mut asked = self.db.prepare_cached(
            "WITH last AS MATERIALIZED (
               SELECT game.id, game.game, game.ended_at, seat.idx
               FROM review CROSS JOIN seat ON seat.game_id = review.game_id
                 CROSS JOIN game ON game.id = review.game_id
               WHERE seat.profile_id = ?1 AND game.ended_at IS NOT NULL
                 AND game.abandoned_at IS NULL AND game.lesson IS NULL AND game.parent IS NULL
                 AND game.excluded = 0
               ORDER BY game.ended_at DESC, game.id LIMIT ?2)
             SELECT last.*, review.body FROM last CROSS JOIN review ON review.game_id = last.id",
        )?;
        let mut rows = asked.query(params![profile, most])?;
        let mut all = Vec::new();
        while let Some(row) = rows.next()? {
            let text = row.get_ref(4)?.as_str().ok();
            let Some(review) = text.and_then(|it| serde_json::from_str::<Told<'_>>(it).ok()) else {
                continue;
            };
            let (Ok(id), Ok(game), Ok(ended_at), Ok(seat)) =
                (row.get::<_, String>(0), row.get::<_, String>(1), row.get(2), row.get(3))
            else {
                continue;
            };
            let is_own =
                |it: &Decision<'_>| it.seat == seat && ["mistake", "blunder"].contains(&it.grade);
            all.extend(review.decisions.into_iter().filter(is_own).map(|it| KeptExercise {
                id: id.clone(),
                game: game.clone(),
                ended_at,
                seat,
                ply: it.n,
                grade: it.grade.to_owned(),
                lost: (it.chance.mean, it.points.mean),
                judge: review.judge,
                tried: self.tried(&id, it.n, seat as u8).ok().flatten(),
            }));
        }
        all.sort_by(|a, b| {
            b.ended_at.cmp(&a.ended_at).then_with(|| (&a.id, a.ply).cmp(&(&b.id, b.ply)))
        });
        Ok(all)
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
        let kept = "SELECT due, times, tries, tried_at FROM exercise
            WHERE game_id = ?1 AND ply = ?2 AND seat = ?3";
        let read = |row: &rusqlite::Row<'_>| {
            let (due, times, tries) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(Tried { due, times, tries, at: row.get(3)? })
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
            "INSERT INTO exercise (game_id, ply, seat, due, times, tries, tried_at)
             SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM game WHERE id = ?1
             ON CONFLICT (game_id, ply, seat) DO UPDATE
             SET due = excluded.due, times = excluded.times, tries = excluded.tries,
               tried_at = excluded.tried_at",
        )?
        .execute(params![id, ply, seat, tried.due, tried.times, tried.tries, tried.at])?;
        step.commit()
    }
}
