//! Reviews of finished games: a text a game, made and read by the caller, that can be made anew.

use rusqlite::{OptionalExtension, params};

use crate::cells::readable;
use crate::{Store, StoreError};

/// How far the review of a finished game has come.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct KeptReview {
    /// Which game.
    pub id: String,
    /// Its name.
    pub game: String,
    /// The version of the judge; `None` where nothing is kept that can be read.
    pub judge: Option<u32>,
    /// Whether the review says of itself that it is whole.
    pub is_done: bool,
}

/// A review that is done.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct WholeReview {
    /// Of which game.
    pub id: String,
    /// What it says.
    pub body: String,
    /// How many steps the game took.
    pub at: usize,
    /// The steps before which somebody asked for a hint.
    pub hinted: Vec<u32>,
}

impl Store {
    /// How far the reviews of the last finished games with a person have come, the newest first, at
    /// most so many. Lessons are no games, and of one at a real table there are no steps.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn last_reviews(&self, most: u32) -> Result<Vec<KeptReview>, StoreError> {
        let mut asked = self.db.prepare_cached(
            "SELECT game.id, game.game,
               CASE WHEN json_valid(review.body) THEN json_extract(review.body, '$.judge') END,
               CASE WHEN json_valid(review.body) THEN json_extract(review.body, '$.done')
                 AND json_type(review.body, '$.ledger') = 'object' END
             FROM game LEFT JOIN review ON review.game_id = game.id
             WHERE game.ended_at IS NOT NULL AND game.abandoned_at IS NULL AND game.lesson IS NULL
               AND game.rules != 0 AND EXISTS (
                 SELECT 1 FROM seat WHERE seat.game_id = game.id AND seat.bot_level IS NULL)
             ORDER BY game.ended_at DESC, game.id LIMIT ?1",
        )?;
        let rows = asked.query_map([most], |row| {
            let (Ok(id), Ok(game)) = (row.get(0), row.get(1)) else { return Ok(None) };
            let (judge, is_done) = (row.get(2).unwrap_or(None), row.get(3).unwrap_or(None));
            Ok(Some(KeptReview { id, game, judge, is_done: is_done.unwrap_or(false) }))
        })?;
        let all: Vec<Option<KeptReview>> = rows.collect::<Result<_, _>>()?;
        Ok(all.into_iter().flatten().collect())
    }

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

    /// The reviews that say of themselves that they are whole, each with its game, the steps before
    /// which somebody asked for a hint, and how many steps were taken. What cannot be read is left out.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn whole_reviews(&self) -> Result<Vec<WholeReview>, StoreError> {
        let mut asked = self.db.prepare_cached(
            "SELECT game.id, body, at, (SELECT group_concat(DISTINCT ply) FROM hint WHERE game_id = game.id)
             FROM review JOIN game ON game.id = review.game_id
             WHERE CASE WHEN json_valid(body) THEN json_extract(body, '$.done') END = 1
               AND game.ended_at IS NOT NULL AND game.abandoned_at IS NULL",
        )?;
        let rows = asked.query_map([], |row| {
            let hinted: Option<String> = row.get(3)?;
            let hinted = hinted.iter().flat_map(|it| it.split(','));
            Ok(WholeReview {
                id: row.get(0)?,
                body: row.get(1)?,
                at: row.get(2)?,
                hinted: hinted.filter_map(|it| it.parse().ok()).collect(),
            })
        })?;
        readable(rows)
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
             ON CONFLICT (game_id) DO UPDATE SET body = excluded.body, summed = 0",
        )?
        .execute(params![id, body])?;
        step.commit()
    }
}
