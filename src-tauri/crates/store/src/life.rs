//! What one person did over all games: the games themselves as one light row each, and small sums of what
//! else is kept of them.

use rusqlite::types::Value;
use rusqlite::{Row, params, params_from_iter};

use crate::cells::readable;
use crate::{Store, StoreError};

/// A finished game of a person that counts.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct LifeGame {
    /// Its id.
    pub game_id: String,
    /// Its name.
    pub game: String,
    /// What makes it unlike others, beside its seats.
    pub variant: String,
    /// How many seats it had.
    pub n_seats: u8,
    /// The day it ended where it was played, in days since 1970.
    pub day: i32,
    /// The person's points.
    pub score: i32,
    /// How long they thought, in ms.
    pub think_ms: u64,
    /// Whether they were told what is good.
    pub is_assisted: bool,
}

/// A rating as it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingNow {
    /// The game's name.
    pub game: String,
    /// The rating.
    pub rating: f64,
    /// One standard deviation.
    pub deviation: f64,
    /// How many games were rated.
    pub n_games: u32,
}

/// The first tries of the day's puzzles of one game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PuzzleTally {
    /// The game's name.
    pub game: String,
    /// How many were tried.
    pub n_tried: u32,
    /// How many of them were solved at the first try.
    pub n_solved: u32,
}

/// A finished deal of some day, as one person played it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct DayDeal {
    /// Its id.
    pub game_id: String,
    /// Its name.
    pub game: String,
    /// Whose day it is, in days since 1970.
    pub day: i64,
    /// Whether it is practice.
    pub is_practice: bool,
    /// The points.
    pub score: i32,
    /// The place, from 1.
    pub place: u8,
    /// How many seats it had.
    pub n_seats: u8,
}

/// A game of a person whose par may be known.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct ParGame {
    /// Its id.
    pub game_id: String,
    /// Its name.
    pub game: String,
    /// By how many points they were ahead of the best other seat; alone their points.
    pub own: i32,
    /// What was reckoned of the deal.
    pub body: String,
}

/// Which finished games that count. What is absent does not matter.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct CountedFilter {
    /// Only those of this profile.
    pub profile: Option<String>,
    /// Only this game, by its name.
    pub game: Option<String>,
    /// Only this variant.
    pub variant: Option<String>,
    /// Only with so many seats.
    pub n_seats: Option<u8>,
    /// Only those that ended on this day or later, in days since 1970.
    pub from: Option<i32>,
    /// Only those that ended on this day or earlier.
    pub to: Option<i32>,
}

impl Store {
    /// The finished games of a person that count, the oldest first. Who sat on two seats of one has
    /// two rows of it, one after the other.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn life(&self, profile: &str) -> Result<Vec<LifeGame>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game_id, game, variant, n_seats, day, score, think_ms, is_assisted
             FROM result INDEXED BY result_life WHERE profile_id = ?1 AND is_counted = 1
             ORDER BY ended_at",
        )?;
        let game = |row: &Row<'_>| {
            Ok(LifeGame {
                game_id: row.get(0)?,
                game: row.get(1)?,
                variant: row.get(2)?,
                n_seats: row.get(3)?,
                day: row.get(4)?,
                score: row.get(5)?,
                think_ms: row.get(6)?,
                is_assisted: row.get(7)?,
            })
        };
        readable(query.query_map([profile], game)?)
    }

    /// The ids of the finished games that count and fit, the newest first.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn counted(&self, filter: &CountedFilter) -> Result<Vec<String>, StoreError> {
        let from = match &filter.profile {
            Some(_) => "result INDEXED BY result_life WHERE is_counted = 1",
            None => "play WHERE is_counted = 1",
        };
        let wanted: [(&str, Option<Value>); 6] = [
            ("profile_id = ?", filter.profile.clone().map(Value::from)),
            ("game = ?", filter.game.clone().map(Value::from)),
            ("variant = ?", filter.variant.clone().map(Value::from)),
            ("n_seats = ?", filter.n_seats.map(Value::from)),
            ("day >= ?", filter.from.map(Value::from)),
            ("day <= ?", filter.to.map(Value::from)),
        ];
        let mut sql = format!("SELECT game_id FROM {from}");
        let mut values = Vec::new();
        for (clause, value) in wanted.into_iter().filter_map(|(clause, it)| Some((clause, it?))) {
            sql = format!("{sql} AND {clause}");
            values.push(value);
        }
        let mut query = self.db.prepare_cached(&format!("{sql} ORDER BY ended_at DESC"))?;
        let mut ids: Vec<String> =
            readable(query.query_map(params_from_iter(values), |row| row.get(0))?)?;
        ids.dedup();
        Ok(ids)
    }

    /// The ratings of a person as they stand, by game.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn ratings_now(&self, profile: &str) -> Result<Vec<RatingNow>, StoreError> {
        // The other columns are those of the row with the greatest `ended_at`.
        let mut query = self.db.prepare_cached(
            "SELECT game, rating, deviation, count(*), max(ended_at) FROM result
             WHERE profile_id = ?1 AND rating IS NOT NULL GROUP BY game",
        )?;
        let rating = |row: &Row<'_>| {
            Ok(RatingNow {
                game: row.get(0)?,
                rating: row.get(1)?,
                deviation: row.get(2)?,
                n_games: row.get(3)?,
            })
        };
        readable(query.query_map([profile], rating)?)
    }

    /// How a person fared at their first tries of the day's puzzles, by game. Of merged people the
    /// earlier try counts.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn puzzle_tallies(&self, profile: &str) -> Result<Vec<PuzzleTally>, StoreError> {
        let mut query = self.db.prepare_cached(
            "WITH RECURSIVE theirs (id) AS (VALUES (?1) UNION
               SELECT profile.id FROM theirs JOIN profile ON merged_into = theirs.id),
             first AS (
               SELECT puzzle, solved, min(at) FROM theirs
                 CROSS JOIN puzzle_result ON profile_id = theirs.id
               WHERE puzzle GLOB '?*:????-??-??' AND date(substr(puzzle, -10)) = substr(puzzle, -10)
               GROUP BY puzzle)
             SELECT substr(puzzle, 1, length(puzzle) - 11), count(*), sum(solved) FROM first
             GROUP BY 1",
        )?;
        let tally = |row: &Row<'_>| {
            Ok(PuzzleTally { game: row.get(0)?, n_tried: row.get(1)?, n_solved: row.get(2)? })
        };
        readable(query.query_map([profile], tally)?)
    }

    /// The deals of days that a person finished, practice too, the oldest day first.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn day_deals(&self, profile: &str) -> Result<Vec<DayDeal>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game.id, game.game, CAST(strftime('%s', day) AS INTEGER) / 86400, practice,
                score, rank, (SELECT count(*) FROM seat AS all_of WHERE all_of.game_id = game.id)
             FROM game INDEXED BY game_by_day CROSS JOIN seat ON seat.game_id = game.id
             WHERE day IS NOT NULL AND date(day) = day AND ended_at IS NOT NULL
                AND abandoned_at IS NULL AND profile_id = ?1 AND seat.bot_level IS NULL
             ORDER BY day, started_at, game.id",
        )?;
        let deal = |row: &Row<'_>| {
            Ok(DayDeal {
                game_id: row.get(0)?,
                game: row.get(1)?,
                day: row.get(2)?,
                is_practice: row.get(3)?,
                score: row.get(4)?,
                place: row.get(5)?,
                n_seats: row.get(6)?,
            })
        };
        readable(query.query_map([profile], deal)?)
    }

    /// Finished games of which nobody has looked yet what their par is kept as, at most so many.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn deals_to_key(&self, most: usize) -> Result<Vec<String>, StoreError> {
        let asked = "SELECT game_id FROM deal WHERE key IS NULL LIMIT ?1";
        let mut query = self.db.prepare_cached(asked)?;
        readable(query.query_map([most], |row| row.get(0))?)
    }

    /// Keeps what the pars of these games are kept as; an empty text where there is none.
    ///
    /// # Errors
    /// When it cannot be written; nothing is changed then.
    pub fn keep_deals(&mut self, keys: &[(String, String)]) -> Result<(), StoreError> {
        let step = self.writing()?;
        for (id, key) in keys {
            step.prepare_cached("UPDATE deal SET key = ?2 WHERE game_id = ?1")?
                .execute(params![id, key])?;
        }
        step.commit()
    }

    /// The games of a person that count and of whose deals something was reckoned, the oldest first.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn par_games(&self, kind: &str, profile: &str) -> Result<Vec<ParGame>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game_id, game, coalesce(margin, score), body
             FROM reckoned CROSS JOIN deal ON deal.key = reckoned.key
                CROSS JOIN result INDEXED BY result_of_game USING (game_id)
             WHERE kind = ?1 AND profile_id = ?2 AND is_counted = 1 AND is_bot = 0
             ORDER BY ended_at, game_id",
        )?;
        let game = |row: &Row<'_>| {
            Ok(ParGame {
                game_id: row.get(0)?,
                game: row.get(1)?,
                own: row.get(2)?,
                body: row.get(3)?,
            })
        };
        readable(query.query_map([kind, profile], game)?)
    }
}
