//! Ratings: kept with the results, in the order the games ended. The caller rates; what was rated
//! after a game that was not is rated anew.

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};

use crate::cells::readable;
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
    /// Whether it counts, and was not played at a real table.
    pub is_counted: bool,
    /// Its seats in their order.
    pub seats: Vec<SeatToRate>,
    /// Whether every seat of it left a result, and each can be read. Other games are not rated.
    pub is_whole: bool,
}

impl ToRate {
    /// Its place in the order in which games are rated.
    pub fn key(&self) -> RateKey {
        RateKey(self.game.clone().into_bytes(), self.ended_at, self.game_id.clone().into_bytes())
    }
}

/// A place in the order in which games are rated: by the game's name, by when they ended, by id.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct RateKey(Vec<u8>, i64, Vec<u8>);

/// Some of the games that wait to be rated.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct RateBatch {
    /// The games.
    pub games: Vec<ToRate>,
    /// What comes next comes after this; nothing when there is no more.
    pub after: Option<RateKey>,
}

/// A text as it stands on disk, whether it is one or not.
struct Raw<'a>(&'a [u8]);

impl ToSql for Raw<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Text(self.0)))
    }
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
    /// Whether it had a head start.
    pub is_ahead: bool,
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
    /// The games to rate next, at most this many, by game and then oldest first, from the first one
    /// or after a key. From the first one on, what was rated is forgotten, that game's other seats
    /// too, for it hangs on it. Who goes on after the key of each batch comes to an end, whatever stands in the rows.
    ///
    /// # Errors
    /// When they cannot be read, or the file cannot be written.
    pub fn to_rate(
        &mut self,
        after: Option<&RateKey>,
        most: usize,
    ) -> Result<RateBatch, StoreError> {
        if after.is_none() {
            let next = self.next_to_rate()?;
            if next.is_empty() {
                return Ok(RateBatch { games: Vec::new(), after: None });
            }
            let step = self.writing()?;
            for (game, from) in &next {
                step.prepare_cached(
                    "UPDATE result SET is_rated = 0
                     WHERE is_rated = 1 AND game = ?1 AND ended_at >= ?2",
                )?
                .execute(params![game, from])?;
            }
            step.commit()?;
        }
        let mut games = self.db.prepare_cached(
            "SELECT DISTINCT game, ended_at, game_id FROM result
             WHERE is_rated = 0 AND (game, ended_at, game_id) > (?1, ?2, ?3)
             ORDER BY game, ended_at, game_id LIMIT ?4",
        )?;
        let first = RateKey(Vec::new(), i64::MIN, Vec::new());
        let RateKey(game, ended_at, id) = after.unwrap_or(&first);
        let mut rows = games.query(params![Raw(game), ended_at, Raw(id), most])?;
        let (mut found, mut last, mut n) = (Vec::new(), None, 0);
        while let Some(row) = rows.next()? {
            n += 1;
            let bytes = |i| row.get_ref(i).ok()?.as_bytes().ok().map(<[u8]>::to_vec);
            let key = (bytes(0), row.get(1), bytes(2));
            let (Some(game), Ok(ended_at), Some(id)) = key else { continue };
            last = Some(RateKey(game.clone(), ended_at, id.clone()));
            if let (Ok(game), Ok(id)) = (String::from_utf8(game), String::from_utf8(id)) {
                found.push(self.seats_to_rate(game, id, ended_at)?);
            }
        }
        Ok(RateBatch { games: found, after: last.filter(|_| n == most) })
    }

    fn seats_to_rate(
        &self,
        game: String,
        game_id: String,
        ended_at: i64,
    ) -> Result<ToRate, StoreError> {
        let mut seats = self.db.prepare_cached(
            "SELECT idx, n_seats, is_counted AND variant != 'real', profile_id, is_bot, is_assisted, place,
                EXISTS (SELECT 1 FROM seat WHERE seat.game_id = result.game_id
                    AND seat.idx = result.idx AND handicap != 0)
             FROM result WHERE game_id = ?1 ORDER BY idx",
        )?;
        let mut rows = seats.query([&game_id])?;
        let (mut seats, mut is_counted, mut is_whole) = (Vec::new(), true, true);
        let mut n_seats = None;
        while let Some(row) = rows.next()? {
            let seat = |row: &Row<'_>| -> rusqlite::Result<SeatToRate> {
                Ok(SeatToRate {
                    profile: row.get(3)?,
                    is_bot: row.get(4)?,
                    is_assisted: row.get(5)?,
                    place: row.get(6)?,
                    is_ahead: row.get(7)?,
                })
            };
            is_whole &= row.get(0) == Ok(seats.len());
            n_seats = row.get::<_, usize>(1).ok();
            is_counted &= row.get(2) == Ok(true);
            match seat(row) {
                Ok(seat) => seats.push(seat),
                Err(_) => is_whole = false,
            }
        }
        is_whole &= n_seats == Some(seats.len());
        Ok(ToRate { game, game_id, ended_at, is_counted, seats, is_whole })
    }

    /// The games (by name) with something to rate, and when the first of it ended.
    fn next_to_rate(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game, min(ended_at) FROM result WHERE is_rated = 0 GROUP BY game",
        )?;
        readable(query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?)
    }

    /// The rating of a profile in a game after the last of its rated games before this one, by when
    /// that ended and its id, with its deviation; nothing when there is none.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn rating_before(
        &self,
        profile: &str,
        game: &str,
        (ended_at, id): (i64, &str),
    ) -> Result<Option<(f64, f64)>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT rating, deviation FROM result
             WHERE profile_id = ?1 AND game = ?2 AND (ended_at, game_id) < (?3, ?4)
                AND rating IS NOT NULL AND is_rated = 1
             ORDER BY ended_at DESC, game_id DESC LIMIT 1",
        )?;
        let found = query
            .query_row(params![profile, game, ended_at, id], |row| Ok((row.get(0)?, row.get(1)?)));
        Ok(found.optional()?)
    }

    /// The scores of the newest rated games of so many seats, each seat's with its rating before.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn rated_scores(
        &self,
        game: &str,
        n_seats: usize,
        most: usize,
    ) -> Result<Vec<Vec<(i32, f64)>>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game_id, score, rating_before FROM result
             WHERE game = ?1 AND n_seats = ?2 AND is_counted = 1 AND rating_before IS NOT NULL
             ORDER BY ended_at DESC, game_id, idx LIMIT ?3",
        )?;
        let rows = query.query_map(params![game, n_seats, most * n_seats], |row| {
            Ok((row.get::<_, String>(0)?, (row.get(1)?, row.get(2)?)))
        })?;
        let rows: Vec<(String, (i32, f64))> = readable(rows)?;
        let games = rows.chunk_by(|one, other| one.0 == other.0);
        Ok(games.map(|seats| seats.iter().map(|it| it.1).collect()).collect())
    }

    /// Keeps the ratings of games, seat by seat.
    ///
    /// # Errors
    /// When they cannot be written; none is kept then.
    pub fn keep_ratings(&mut self, games: &[(String, Vec<SeatRating>)]) -> Result<(), StoreError> {
        let mut step = self.writing()?;
        for (id, seats) in games {
            // What follows from a rating may not be written where something odd stands beside it.
            let one = step.savepoint()?;
            match keep_rating(&one, id, seats) {
                Ok(()) => one.commit()?,
                Err(error) if error.is_of_disk() => return Err(error),
                Err(_) => {
                    drop(one);
                    pass_over(&step, id, 0)?;
                }
            }
        }
        step.commit()
    }

    /// How the rating of a profile in a game went, oldest first.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn rating_line(&self, profile: &str, game: &str) -> Result<Vec<RatingAt>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game_id, ended_at, rating, deviation FROM result
             WHERE profile_id = ?1 AND game = ?2 AND rating IS NOT NULL
             ORDER BY ended_at, game_id",
        )?;
        let rows = query.query_map([profile, game], |row| {
            Ok(RatingAt {
                game_id: row.get(0)?,
                at: row.get(1)?,
                rating: row.get(2)?,
                deviation: row.get(3)?,
            })
        })?;
        readable(rows)
    }
}

fn keep_rating(db: &Connection, id: &str, seats: &[SeatRating]) -> Result<(), StoreError> {
    pass_over(db, id, seats.len())?;
    for (idx, rating) in seats.iter().enumerate() {
        let [before, after, deviation] = match rating {
            Some(rating) => rating.map(Some),
            None => [None; 3],
        };
        db.prepare_cached(
            "UPDATE result SET is_rated = 1, rating_before = ?3, rating = ?4,
                deviation = ?5 WHERE game_id = ?1 AND idx = ?2",
        )?
        .execute(params![id, idx, before, after, deviation])?;
    }
    Ok(())
}

/// What is there of a game beside its first seats had its turn, whatever it is.
fn pass_over(db: &Connection, id: &str, n_seats: usize) -> Result<(), StoreError> {
    db.prepare_cached(
        "UPDATE result SET is_rated = 1, rating_before = NULL, rating = NULL, deviation = NULL
         WHERE game_id = ?1 AND idx NOT BETWEEN 0 AND ?2 - 1",
    )?
    .execute(params![id, n_seats])?;
    Ok(())
}
