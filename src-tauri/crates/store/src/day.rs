//! The day's game, and deals that somebody here has played before.

use rusqlite::{OptionalExtension, params};

use crate::cells::{Cells, readable};
use crate::{GameStatus, NewSeat, RowSeat, Store, StoreError, folded};

/// A game of some day, as one person played it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct DayGame {
    /// Its id.
    pub id: String,
    /// The day: `2026-11-22`.
    pub day: String,
    /// Its number, counted from some fixed day: neighbouring days have neighbouring numbers.
    pub number: i64,
    /// Where it stands.
    pub status: GameStatus,
    /// Whether it is practice.
    pub practice: bool,
    /// The person who plays it.
    pub player: RowSeat,
    /// How many points they were ahead of the best other seat; none alone, and before it is over.
    pub margin: Option<i32>,
    /// The level of the bots that sit there; none alone.
    pub bot_level: Option<String>,
}

/// A person: one of this device by the profile, a guest by name.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub struct Who {
    /// The profile.
    pub profile: Option<String>,
    /// The name.
    pub name: String,
}

impl Who {
    /// The person of a seat.
    pub fn of(seat: &NewSeat) -> Self {
        Self { profile: seat.profile.clone(), name: seat.name.clone() }
    }

    /// Whether both are the same person, however they are called.
    pub fn is(&self, other: &Self) -> bool {
        if self.profile.is_some() || other.profile.is_some() {
            self.profile == other.profile
        } else {
            folded(&self.name) == folded(&other.name)
        }
    }
}

impl Store {
    /// The number of a day as [`DayGame::number`] counts; `None` when there is no such day.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn day_number(&self, day: &str) -> Result<Option<i64>, StoreError> {
        let number = "SELECT iif(date(?1) = ?1, CAST(julianday(?1) + 0.5 AS INTEGER), NULL)";
        Ok(self.db.prepare_cached(number)?.query_row([day], |row| row.get(0))?)
    }

    /// The local midnight before a time, both in ms since 1970 UTC.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn day_begins(&self, now: i64) -> Result<i64, StoreError> {
        let begin = "SELECT 1000 * strftime('%s', ?1 / 1000, 'unixepoch', 'localtime',
            'start of day', 'utc')";
        Ok(self.db.prepare_cached(begin)?.query_row([now], |row| row.get(0))?)
    }

    /// Days with their numbers, the latest first: `most` of them up to this one. None when there is no
    /// such day.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn days_until(&self, day: &str, most: u8) -> Result<Vec<(i64, String)>, StoreError> {
        let Some(last) = self.day_number(day)? else { return Ok(Vec::new()) };
        let mut named = self.db.prepare_cached("SELECT date(?1 - 0.5)")?;
        let days = (0..i64::from(most)).map(|back| {
            let number = last - back;
            Ok((number, named.query_row([number], |row| row.get(0))?))
        });
        days.collect()
    }

    /// The day's games of one kind, one row a person, by day and then in the order they were begun.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn day_games(&self, game: &str) -> Result<Vec<DayGame>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game.id, day, CAST(julianday(day) + 0.5 AS INTEGER), status, practice,
                coalesce(profile.name, seat.name), seat.mark, profile_id, seat.help_level,
                score, rank, margin,
                (SELECT bot.bot_level FROM seat AS bot
                 WHERE bot.game_id = game.id AND bot.bot_level IS NOT NULL ORDER BY bot.idx LIMIT 1)
             FROM game JOIN seat ON seat.game_id = game.id AND seat.bot_level IS NULL
                LEFT JOIN profile ON profile.id = profile_id
             WHERE game = ?1 AND day IS NOT NULL ORDER BY day, started_at, game.id",
        )?;
        let rows = query.query_map([game], |row| {
            let mut cells = Cells::of(row);
            Ok(DayGame {
                id: row.get(0)?,
                day: row.get(1)?,
                number: row.get(2)?,
                status: row.get(3)?,
                practice: row.get(4)?,
                player: RowSeat {
                    seat: NewSeat {
                        name: cells.text(5),
                        mark: cells.text(6),
                        bot_level: None,
                        profile: cells.text_if_any(7),
                        help: cells.text_if_any(8),
                        handicap: 0,
                        handicap_at: 0,
                    },
                    score: cells.get(9),
                    rank: cells.get(10),
                },
                margin: cells.get(11),
                bot_level: cells.text_if_any(12),
            })
        })?;
        readable(rows)
    }

    /// The level of the first bot in the last game of this kind that somebody set up with one and that
    /// counts; the opponents of the day's games are not their own choice.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn last_bot(&self, profile: &str, game: &str) -> Result<Option<String>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT seat.bot_level FROM result AS own
                JOIN game ON game.id = own.game_id AND game.day IS NULL
                JOIN seat ON seat.game_id = own.game_id AND seat.bot_level IS NOT NULL
             WHERE own.profile_id = ?1 AND own.is_counted = 1 AND own.game = ?2
             ORDER BY own.ended_at DESC, own.game_id DESC, seat.idx LIMIT 1",
        )?;
        Ok(query.query_row(params![profile, game], |row| row.get(0)).optional()?)
    }

    /// Whether one of these people has played the deal of this seed before.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn has_played(&self, game: &str, seed: u64, who: &[Who]) -> Result<bool, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT name, profile_id FROM game
                JOIN seat ON seat.game_id = game.id AND bot_level IS NULL
             WHERE game = ?1 AND seed = ?2 AND lesson IS NULL",
        )?;
        let known = query.query_map(params![game, seed.cast_signed()], |row| {
            Ok(Who { name: row.get(0)?, profile: row.get(1)? })
        })?;
        Ok(readable(known)?.iter().any(|known| who.iter().any(|it| it.is(known))))
    }
}
