//! Ratings: kept with the results, in the order the games ended. The caller rates; what was rated
//! after a game that was not is rated anew.

use rusqlite::{OptionalExtension, params};

use crate::{Store, StoreError};

/// A finished game that waits to be rated.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ToRate {
    /// The game's name.
    pub game: String,
    /// Its id.
    pub game_id: String,
    /// When it ended, in ms since 1970 UTC.
    pub ended_at: i64,
    /// Whether it counts: not practice, not left out, not in the bin.
    pub is_counted: bool,
    /// Its seats in their order.
    pub seats: Vec<SeatToRate>,
}

/// A seat of a finished game that waits to be rated.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SeatToRate {
    /// The profile of who sat there; nothing for a guest.
    pub profile: Option<String>,
    /// Whether a bot sat there.
    pub is_bot: bool,
    /// Whether the seat was told what is good.
    pub is_assisted: bool,
    /// Its place, from 1.
    pub place: u8,
}

/// The rating of a seat before its game, after it, and the deviation then; nothing for a seat that
/// is not rated.
pub type SeatRating = Option<[f64; 3]>;

/// A rating as it stood at some time.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingAt {
    /// After which game.
    pub game_id: String,
    /// When that ended, in ms since 1970 UTC.
    pub at: i64,
    /// The rating.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
}

impl Store {
    /// The games to rate next, at most this many, by game and then oldest first. What was rated
    /// after the first of them is forgotten, for it hangs on it.
    ///
    /// # Errors
    /// When they cannot be read, or the file cannot be written.
    pub fn to_rate(&mut self, most: usize) -> Result<Vec<ToRate>, StoreError> {
        let next = self.next_to_rate()?;
        if next.is_empty() {
            return Ok(Vec::new());
        }
        let step = self.writing()?;
        for (game, from) in &next {
            step.prepare_cached(
                "UPDATE result SET is_rated = 0 WHERE is_rated = 1 AND game = ?1 AND ended_at > ?2",
            )?
            .execute(params![game, from])?;
        }
        step.commit()?;
        let mut games = self.db.prepare_cached(
            "SELECT DISTINCT game, ended_at, game_id FROM result WHERE is_rated = 0
             ORDER BY game, ended_at, game_id LIMIT ?1",
        )?;
        let mut seats = self.db.prepare_cached(
            "SELECT is_counted, profile_id, is_bot, is_assisted, place
             FROM result WHERE game_id = ?1 ORDER BY idx",
        )?;
        let mut found = Vec::new();
        let mut rows = games.query([most])?;
        while let Some(row) = rows.next()? {
            let game_id: String = row.get(2)?;
            let mut is_counted = true;
            let seats = seats.query_map([&game_id], |row| {
                is_counted &= row.get::<_, bool>(0)?;
                Ok(SeatToRate {
                    profile: row.get(1)?,
                    is_bot: row.get(2)?,
                    is_assisted: row.get(3)?,
                    place: row.get(4)?,
                })
            });
            let seats = seats?.collect::<Result<_, _>>()?;
            found.push(ToRate {
                game: row.get(0)?,
                game_id,
                ended_at: row.get(1)?,
                is_counted,
                seats,
            });
        }
        Ok(found)
    }

    /// The games (by name) with something to rate, and when the first of it ended.
    fn next_to_rate(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game, min(ended_at) FROM result WHERE is_rated = 0 GROUP BY game",
        )?;
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The rating of a profile in a game after the last of its rated games that ended before this
    /// time, with its deviation; nothing when there is none.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn rating_before(
        &self,
        profile: &str,
        game: &str,
        time: i64,
    ) -> Result<Option<(f64, f64)>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT rating, deviation FROM result
             WHERE profile_id = ?1 AND game = ?2 AND ended_at <= ?3 AND rating IS NOT NULL
                AND is_rated = 1
             ORDER BY ended_at DESC LIMIT 1",
        )?;
        let found =
            query.query_row(params![profile, game, time], |row| Ok((row.get(0)?, row.get(1)?)));
        Ok(found.optional()?)
    }

    /// Keeps the ratings of games, seat by seat.
    ///
    /// # Errors
    /// When they cannot be written; none is kept then.
    pub fn keep_ratings(&mut self, games: &[(String, Vec<SeatRating>)]) -> Result<(), StoreError> {
        let step = self.writing()?;
        for (id, seats) in games {
            for (idx, rating) in seats.iter().enumerate() {
                let [before, after, deviation] = match rating {
                    Some(rating) => rating.map(Some),
                    None => [None; 3],
                };
                step.prepare_cached(
                    "UPDATE result SET is_rated = 1, rating_before = ?3, rating = ?4,
                        deviation = ?5 WHERE game_id = ?1 AND idx = ?2",
                )?
                .execute(params![id, idx, before, after, deviation])?;
            }
        }
        Ok(step.commit()?)
    }

    /// How the rating of a profile in a game went, oldest first.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn rating_line(&self, profile: &str, game: &str) -> Result<Vec<RatingAt>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game_id, ended_at, rating, deviation FROM result
             WHERE profile_id = ?1 AND game = ?2 AND rating IS NOT NULL ORDER BY ended_at",
        )?;
        let rows = query.query_map([profile, game], |row| {
            Ok(RatingAt {
                game_id: row.get(0)?,
                at: row.get(1)?,
                rating: row.get(2)?,
                deviation: row.get(3)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
