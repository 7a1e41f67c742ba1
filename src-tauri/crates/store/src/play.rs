//! What many finished games together tell, read from one row a game or from the few games that
//! matter, so that it costs the same after years of playing.

use rusqlite::params;

use crate::best::{Among, Peak, Reached};
use crate::cells::{if_readable, readable};
use crate::people::is_bot_profile;
use crate::{ResultFilter, ResultRow, Store, StoreError};

/// Everything that counts, in numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct House {
    /// The days with a game, oldest first: the day in days since 1970, how many games ended then,
    /// and how long people thought in them, in ms.
    pub days: Vec<(i32, u32, i64)>,
    /// The games by name, how often each was played, most often first, and how long people thought,
    /// in ms.
    pub games: Vec<(String, u32, i64)>,
    /// The people, by profile: how many games, and when the last of them ended, in ms since 1970.
    pub people: Vec<(String, u32, i64)>,
    /// The bots likewise.
    pub bots: Vec<(String, u32, i64)>,
    /// The game of several people decided by the fewest points, and by how many. Where points were
    /// given away before, that says nothing, and nobody looked on at a real table.
    pub closest: Option<(String, i64)>,
    /// The game in which people thought longest, and how long, in ms.
    pub longest: Option<(String, i64)>,
    /// The win against the most higher rating, and by how many points.
    pub upset: Option<(String, f64)>,
    /// Games on the same date of earlier years, the latest first, and their days.
    pub this_day: Vec<(String, i32)>,
}

/// Finished games that can be compared.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct KindGames {
    /// The game's name.
    pub game: String,
    /// What makes it unlike others, beside its seats.
    pub variant: String,
    /// How many seats.
    pub n_seats: u8,
    /// In how many of them a person played without being told what is good.
    pub clean: u32,
    /// In how many of them a person played who was.
    pub assisted: u32,
}

/// A rank of a game for one, how often it was reached, and in which game first.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct RankTimes {
    /// Which.
    pub rank: String,
    /// How often.
    pub times: u32,
    /// Where first.
    pub first: String,
}

impl Store {
    /// What all games that count tell. `today` is in days since 1970; at most `most` games of
    /// earlier years are told.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn house(&self, today: i32, most: usize) -> Result<House, StoreError> {
        let db = &self.db;
        let mut days = db.prepare_cached(
            "SELECT day, count(*), CAST(total(think_ms) AS INTEGER) FROM play WHERE is_counted = 1
             GROUP BY day ORDER BY day",
        )?;
        let days = days.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let mut games = db.prepare_cached(
            "SELECT game, count(*), CAST(total(think_ms) AS INTEGER) FROM play WHERE is_counted = 1
             GROUP BY game ORDER BY 2 DESC, 1",
        )?;
        let games = games.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        // Bots of one level have a profile together: a game with two of them is one.
        let mut people = db.prepare_cached(
            "SELECT profile_id, count(*), max(ended_at) FROM (
                SELECT DISTINCT profile_id, ended_at, game_id FROM result INDEXED BY result_life
                WHERE is_counted = 1 AND profile_id IS NOT NULL)
             GROUP BY profile_id ORDER BY 2 DESC, 3 DESC",
        )?;
        let people = people.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
        let people: Vec<(String, u32, i64)> = readable(people)?;
        let (bots, people) = people.into_iter().partition(|it| is_bot_profile(&it.0));
        let mut this_day = db.prepare_cached(
            "SELECT game_id, day FROM play WHERE is_counted = 1
                AND date = strftime('%m%d', ?1 * 86400, 'unixepoch') AND day < ?1
             ORDER BY day DESC, ended_at DESC LIMIT ?2",
        )?;
        let this_day =
            this_day.query_map(params![today, most], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let first = |what: &str, is_of: &str, order: &str| {
            format!(
                "SELECT game_id, {what} FROM play
                 WHERE is_counted = 1 AND {what} IS NOT NULL AND {is_of}
                 ORDER BY {what} {order}, ended_at LIMIT 1"
            )
        };
        let whole = |what: &str, is_of: &str, order: &str| {
            let mut query = db.prepare_cached(&first(what, is_of, order))?;
            if_readable(query.query_row([], |row| Ok((row.get(0)?, row.get(1)?))))
        };
        let is_even =
            "variant != 'real' AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game_id = play.game_id
            AND handicap != 0)";
        Ok(House {
            days: readable(days)?,
            games: readable(games)?,
            people,
            bots,
            closest: whole("margin", is_even, "")?,
            longest: whole("think_ms", "1", "DESC")?.filter(|it: &(String, i64)| it.1 > 0),
            upset: if_readable(
                db.prepare_cached(&first("upset", "1", "DESC"))?
                    .query_row([], |row| Ok((row.get(0)?, row.get(1)?))),
            )?,
            this_day: readable(this_day)?,
        })
    }

    /// The kinds of games that people finished here and that count, of one game or of all.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn kinds(&self, game: Option<&str>) -> Result<Vec<KindGames>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game, variant, n_seats, sum(n_clean > 0), sum(n_assisted > 0) FROM play
             WHERE is_counted = 1 AND variant != 'real' AND (?1 IS NULL OR game = ?1)
             GROUP BY game, variant, n_seats",
        )?;
        let rows = query.query_map([game], |row| {
            Ok(KindGames {
                game: row.get(0)?,
                variant: row.get(1)?,
                n_seats: row.get(2)?,
                clean: row.get(3)?,
                assisted: row.get(4)?,
            })
        })?;
        readable(rows)
    }

    /// The results of the games of a kind among which its records are, and what was the best
    /// before each of them: in the order they ended, the seats of a game together. The fastest is
    /// one with at least `floor` points.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn record_rows(
        &self,
        kind: &KindGames,
        is_assisted: bool,
        floor: Option<i64>,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let mut games = Vec::new();
        for peak in Peak::ALL {
            let floor = floor.filter(|_| peak == Peak::Fastest);
            let mut of = Among { peak, floor, ..Among::of(kind.clone(), is_assisted) };
            of.before = self.reached(&of, 1)?.pop();
            let Some(found) = of.before.clone() else { continue };
            games.push(found);
            games.extend(self.reached(&of, 1)?);
        }
        games.sort_unstable();
        games.dedup_by(|a, b| a.game_id == b.game_id);
        let mut rows = Vec::new();
        for Reached { game_id, .. } in games {
            // What is not what was played is no record.
            if self.game(&game_id) == Err(StoreError::Damaged) {
                continue;
            }
            rows.extend(
                self.results(&ResultFilter { game_id: Some(game_id), ..ResultFilter::default() })?,
            );
        }
        Ok(rows)
    }

    /// The ranks that games for one reached, with or without help.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn ranks(&self, kind: &KindGames, is_assisted: bool) -> Result<Vec<RankTimes>, StoreError> {
        // The other columns are those of the row with the least `ended_at`.
        let mut query = self.db.prepare_cached(
            "SELECT solo_rank, count(*), game_id, min(ended_at) FROM result
             WHERE game = ?1 AND variant = ?2 AND n_seats = ?3 AND is_assisted = ?4
                AND is_counted = 1 AND solo_rank IS NOT NULL GROUP BY solo_rank",
        )?;
        let KindGames { game, variant, n_seats, .. } = kind;
        let rows = query.query_map(params![game, variant, n_seats, is_assisted], |row| {
            Ok(RankTimes { rank: row.get(0)?, times: row.get(1)?, first: row.get(2)? })
        })?;
        readable(rows)
    }
}
