//! What finished games leave behind: one row a seat, derived from setup and steps by the caller
//! and kept here in the order statistics read it. Everything can be made again.

use game::{Feature, SeatResult, Stroke};
use rusqlite::{Connection, Row, params};

use crate::cells::{Cells, if_readable, readable};
use crate::error::of_game;
use crate::{Store, StoreError, logged};

/// The version of how results are derived. Results of older versions are made again.
const SUMMED: u32 = 2;

/// Whether a game counts: what the view says that knows all that keeps one out.
const COUNTED: &str = "(SELECT it.is_counted FROM counted AS it WHERE it.game_id = game.id)";

/// The variant of a game that cannot be played again, also where its row is from before head starts
/// made one.
const KEPT_VARIANT: &str = "ltrim(variant || iif(variant NOT LIKE '%handicap'
    AND EXISTS (SELECT 1 FROM seat AS it WHERE it.game_id = game.id AND it.handicap != 0),
    ' handicap', ''))";

/// Minutes east of UTC where and when a game ended. No place is further from the meridian.
pub(crate) const ENDED_TZ: &str = "max(-1440, min(coalesce(ended_tz, tz_offset), 1440))";

/// How a game ended.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct FinalResult {
    /// The final score sheet, as JSON.
    pub sheet: String,
    /// What makes the game unlike others, beside its seats.
    pub variant: String,
    /// The seats in their order.
    pub seats: Vec<SeatResult>,
}

/// A row of the results.
#[derive(Clone, PartialEq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "independent facts, not one state")]
pub struct ResultRow {
    /// The game's id.
    pub game_id: String,
    /// The seat.
    pub idx: u8,
    /// The game's name.
    pub game: String,
    /// What makes the game unlike others, beside its seats.
    pub variant: String,
    /// How many seats it had.
    pub n_seats: u8,
    /// When it ended, in ms since 1970 UTC.
    pub ended_at: i64,
    /// The day it ended where it was played, in days since 1970.
    pub day: i32,
    /// How long it lasted with all pauses, in ms.
    pub lasted_ms: i64,
    /// The profile of who sat there; nothing for a guest.
    pub profile: Option<String>,
    /// Whether a bot sat there.
    pub is_bot: bool,
    /// Whether it counts; see [`Store::why_uncounted`].
    pub is_counted: bool,
    /// Whether the seat was told what is good.
    pub is_assisted: bool,
    /// What the game left behind of the seat.
    pub result: SeatResult,
    /// How many seats share its place.
    pub n_tied: u8,
    /// Its distance to the best other seat.
    pub margin: Option<i32>,
    /// How often it asked for a hint.
    pub n_hints: u32,
    /// Whether this was derived by playing the steps again.
    pub is_verified: bool,
    /// The rating before the game, after it, and its deviation, when the seat was rated.
    pub rating: Option<[f64; 3]>,
}

/// How much a profile played of one kind of games that can be compared.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct KindPlays {
    /// The game's name.
    pub game: String,
    /// What makes it unlike others, beside its seats.
    pub variant: String,
    /// How many seats.
    pub n_seats: u8,
    /// Whether the profile's seat was told what is good.
    pub is_assisted: bool,
    /// How many games.
    pub games: u32,
    /// When the last of them ended, in ms since 1970 UTC.
    pub last_at: i64,
}

/// Which results to read. What is absent does not matter.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct ResultFilter {
    /// Only of this game.
    pub game: Option<String>,
    /// Only of this variant; with `game`.
    pub variant: Option<String>,
    /// Only with this many seats; with `variant`.
    pub n_seats: Option<u8>,
    /// Only of these seats' games.
    pub game_id: Option<String>,
}

pub(crate) const COLUMNS: &str = "game_id, idx, game, variant, n_seats, ended_at, day, lasted_ms, profile_id, \
    is_bot, is_counted, is_assisted, score, place, n_tied, margin, solo_rank, sources, \
    feature_kind, feature, stroke, stroke_at, think_ms, n_acts, n_undone, n_hints, is_verified, \
    rating_before, rating, deviation, is_starter";

impl Store {
    /// The results that fit, by game, variant, seats and the time they ended, the seats of a game
    /// together and in order.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn results(&self, filter: &ResultFilter) -> Result<Vec<ResultRow>, StoreError> {
        let mut wanted: Vec<(&str, &dyn rusqlite::ToSql)> = Vec::new();
        if let Some(it) = &filter.game {
            wanted.push(("game = ?", it));
        }
        if let Some(it) = &filter.variant {
            wanted.push(("variant = ?", it));
        }
        if let Some(it) = &filter.n_seats {
            wanted.push(("n_seats = ?", it));
        }
        if let Some(it) = &filter.game_id {
            wanted.push(("game_id = ?", it));
        }
        let clauses: Vec<&str> = wanted.iter().map(|(clause, _)| *clause).collect();
        let clauses = if clauses.is_empty() { "1".to_owned() } else { clauses.join(" AND ") };
        let mut query = self.db.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM result WHERE {clauses}
             ORDER BY game, variant, n_seats, ended_at, game_id, idx"
        ))?;
        let values: Vec<&dyn rusqlite::ToSql> = wanted.into_iter().map(|(_, it)| it).collect();
        readable(query.query_map(values.as_slice(), result_row)?)
    }

    /// The kinds of games that a profile finished here and that count, most games first.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn kinds_of(&self, profile: &str) -> Result<Vec<KindPlays>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game, variant, n_seats, is_assisted, count(*), max(ended_at) FROM result
             WHERE profile_id = ?1 AND is_counted = 1 AND variant != 'real'
             GROUP BY game, variant, n_seats, is_assisted ORDER BY 5 DESC, 6 DESC",
        )?;
        let rows = query.query_map([profile], |row| {
            Ok(KindPlays {
                game: row.get(0)?,
                variant: row.get(1)?,
                n_seats: row.get(2)?,
                is_assisted: row.get(3)?,
                games: row.get(4)?,
                last_at: row.get(5)?,
            })
        })?;
        readable(rows)
    }

    /// What keeps a game out of statistics, records and ratings; nothing for one that counts:
    /// `practice`, `binned`, `excluded`, `agreed` (on other people or an early end while it went on),
    /// or `imported`, for one from another device at which nobody of this one sat.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn why_uncounted(&self, id: &str) -> Result<Option<String>, StoreError> {
        let mut query = self.db.prepare_cached("SELECT why FROM counted WHERE game_id = ?1")?;
        Ok(if_readable(query.query_row([id], |row| row.get(0)))?.flatten())
    }

    /// What a seat was called, and its colour and symbol.
    ///
    /// # Errors
    /// [`StoreError::Unknown`], or when it cannot be read.
    pub fn seat_name(&self, game_id: &str, idx: u8) -> Result<(String, String), StoreError> {
        let mut query = self
            .db
            .prepare_cached("SELECT name, mark FROM seat WHERE game_id = ?1 AND idx = ?2")?;
        let names = |row: &Row<'_>| {
            let mut cells = Cells::of(row);
            Ok((cells.text(0), cells.text(1)))
        };
        of_game(query.query_row(params![game_id, idx], names), game_id)
    }

    /// The day that a time falls on here, in days since 1970.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn today(&self, now: i64) -> Result<i32, StoreError> {
        let day =
            "SELECT CAST(strftime('%s', ?1 / 1000, 'unixepoch', 'localtime') AS INTEGER) / 86400";
        Ok(self.db.prepare_cached(day)?.query_row([now], |row| row.get(0))?)
    }

    /// Finished games whose results are missing or out of date, at most this many of those whose
    /// number is greater than the given one (0 for all), with nothing but their ids. Who goes on
    /// after the number returned comes to an end, whatever stands in the rows.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn to_sum(
        &self,
        after: i64,
        most: usize,
    ) -> Result<(Vec<String>, Option<i64>), StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT rowid, id FROM game INDEXED BY game_to_sum
             WHERE ended_at IS NOT NULL AND summed < ?1 AND rowid > ?2 ORDER BY rowid LIMIT ?3",
        )?;
        let found = query
            .query_map(params![SUMMED, after, most], |row| Ok((row.get(0)?, row.get(1).ok())))?;
        let found: Vec<(i64, Option<String>)> = found.collect::<Result<_, _>>()?;
        let last = found.last().map(|it| it.0).filter(|_| found.len() == most);
        Ok((found.into_iter().filter_map(|it| it.1).collect(), last))
    }

    /// Leaves a finished game without results: what it is made of is not what was written, so that
    /// nobody knows what it was.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn disown_result(&mut self, id: &str) -> Result<(), StoreError> {
        let step = self.writing()?;
        wipe_results(&step, id)?;
        summed(&step, id)?;
        step.commit()
    }

    /// Keeps the results of finished games, each with what was derived by playing its steps again;
    /// `None` for one whose steps this version of the app cannot play: what it left behind stays
    /// as it is, or is its bare points and places, not verified. A game beside whose results
    /// something odd stands is left without them.
    ///
    /// # Errors
    /// When they cannot be written; nothing is changed then.
    pub fn sum(&mut self, games: &[(String, Option<FinalResult>)]) -> Result<(), StoreError> {
        let mut step = self.writing()?;
        for (id, result) in games {
            let one = step.savepoint()?;
            let kept = match result {
                Some(result) => write_results(&one, id, result),
                None => keep_as_it_is(&one, id),
            };
            match kept {
                Ok(()) => one.commit()?,
                Err(error) if error.is_of_disk() => return Err(error),
                Err(_) => {
                    drop(one);
                    summed(&step, id)?;
                }
            }
        }
        step.commit()
    }

    /// Lets all results be derived anew, on the next reading of them.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn forget_results(&mut self) -> Result<(), StoreError> {
        let step = self.writing()?;
        step.execute("UPDATE game SET summed = 0 WHERE ended_at IS NOT NULL", [])?;
        step.execute("UPDATE result SET is_rated = 0", [])?;
        step.commit()
    }
}

/// Keeps what a finished game leaves behind, in place of what it left before.
pub(crate) fn write_results(
    db: &Connection,
    id: &str,
    result: &FinalResult,
) -> Result<(), StoreError> {
    wipe_results(db, id)?;
    for (idx, seat) in result.seats.iter().enumerate() {
        let others =
            || result.seats.iter().enumerate().filter(|&(i, _)| i != idx).map(|(_, it)| it);
        let n_tied = 1 + others().filter(|other| other.place == seat.place).count();
        let margin = others().map(|other| other.score).max().map(|best| seat.score - best);
        db.prepare_cached(
            "UPDATE seat SET score = ?3, rank = ?4, is_tied = ?5, margin = ?6
             WHERE game_id = ?1 AND idx = ?2",
        )?
        .execute(params![id, idx, seat.score, seat.place, n_tied > 1, margin])?;
        db.prepare_cached(&format!(
            "INSERT INTO result (game, variant, n_seats, ended_at, game_id, idx, day, lasted_ms,
                profile_id, is_bot, is_counted, is_assisted, score, place, n_tied, margin,
                solo_rank, sources, feature_kind, feature, stroke, stroke_at, think_ms, n_acts,
                n_undone, n_hints, is_verified, is_starter)
             SELECT game, ?3, ?4, ended_at, id, idx, (ended_at / 60000 + {ENDED_TZ}) / 1440,
                ended_at - started_at, profile_id, bot_level IS NOT NULL,
                {COUNTED}, hints.n > 0,
                ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, hints.n, 1, ?18
             FROM game JOIN seat ON game_id = id,
                (SELECT count(*) AS n FROM hint WHERE game_id = ?1 AND seat = ?2) AS hints
             WHERE id = ?1 AND idx = ?2",
        ))?
        .execute(params![
            id,
            idx,
            result.variant,
            result.seats.len(),
            seat.score,
            seat.place,
            n_tied,
            margin,
            seat.rank,
            serde_json::to_string(&seat.points).expect("names and numbers are plain data"),
            seat.feature.as_ref().map(|it| &it.kind),
            seat.feature.as_ref().map(|it| it.points),
            seat.stroke.map(|it| it.points),
            seat.stroke.map(|it| it.at),
            seat.think_ms as i64,
            seat.n_acts,
            seat.n_undone,
            seat.is_starter,
        ])?;
    }
    db.prepare_cached("UPDATE game SET variant = ?2 WHERE id = ?1")?
        .execute(params![id, result.variant])?;
    deal_comes(db, id)?;
    summed(db, id)
}

/// A finished game whose deal may have a par: that of one seat, or of a day. At a real table nobody
/// knows the deal.
fn deal_comes(db: &Connection, id: &str) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO deal (game_id) SELECT id FROM game
         WHERE id = ?1 AND lesson IS NULL AND rules != 0
            AND (day IS NOT NULL OR (SELECT count(*) FROM seat WHERE game_id = id) = 1)
         ON CONFLICT DO NOTHING",
    )?
    .execute([id])?;
    Ok(())
}

/// Keeps what is known of a finished game that cannot be played again.
fn keep_as_it_is(db: &Connection, id: &str) -> Result<(), StoreError> {
    if logged::is_logged(db, id)? {
        return logged::derive(db, id);
    }
    db.prepare_cached("UPDATE result SET is_verified = 0 WHERE game_id = ?1")?.execute([id])?;
    db.prepare_cached(&format!(
        "INSERT INTO result (game, variant, n_seats, ended_at, game_id, idx, day, lasted_ms,
            profile_id, is_bot, is_counted, is_assisted, score, place, n_tied, margin, sources,
            think_ms, n_acts, n_undone, n_hints, is_verified, is_starter)
         SELECT game, {KEPT_VARIANT}, count(*) OVER (), ended_at, id, idx,
            (ended_at / 60000 + {ENDED_TZ}) / 1440, ended_at - started_at, profile_id,
            bot_level IS NOT NULL, {COUNTED}, 0,
            score, rank, count(*) OVER (PARTITION BY rank), margin, '{{}}', 0, 0, 0, 0, 0, 0
         FROM game JOIN seat ON game_id = id
         WHERE id = ?1 AND ended_at IS NOT NULL AND score IS NOT NULL AND rank IS NOT NULL
         ON CONFLICT DO NOTHING",
    ))?
    .execute([id])?;
    summed(db, id)
}

/// Wipes what an undo made untrue.
pub(crate) fn wipe_results(db: &Connection, id: &str) -> Result<(), StoreError> {
    db.prepare_cached(
        "UPDATE seat SET score = NULL, rank = NULL, is_tied = NULL, margin = NULL
         WHERE game_id = ?1 AND rank IS NOT NULL",
    )?
    .execute([id])?;
    db.prepare_cached("DELETE FROM result WHERE game_id = ?1")?.execute([id])?;
    // Its review may be of another ending.
    db.prepare_cached("UPDATE review SET summed = 0 WHERE game_id = ?1")?.execute([id])?;
    Ok(())
}

pub(crate) fn summed(db: &Connection, id: &str) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE game SET summed = ?2 WHERE id = ?1")?.execute(params![id, SUMMED])?;
    Ok(())
}

pub(crate) fn result_row(row: &Row<'_>) -> rusqlite::Result<ResultRow> {
    let feature =
        |kind: Option<String>, points: Option<i32>| Some(Feature { kind: kind?, points: points? });
    let stroke = |points: Option<i32>, at: Option<u32>| Some(Stroke { points: points?, at: at? });
    let rating = match (row.get(27)?, row.get(28)?, row.get(29)?) {
        (Some(before), Some(after), Some(deviation)) => Some([before, after, deviation]),
        _ => None,
    };
    Ok(ResultRow {
        game_id: row.get(0)?,
        idx: row.get(1)?,
        game: row.get(2)?,
        variant: row.get(3)?,
        n_seats: row.get(4)?,
        ended_at: row.get(5)?,
        day: row.get(6)?,
        lasted_ms: row.get(7)?,
        profile: row.get(8)?,
        is_bot: row.get(9)?,
        is_counted: row.get(10)?,
        is_assisted: row.get(11)?,
        result: SeatResult {
            is_starter: row.get(30)?,
            score: row.get(12)?,
            place: row.get(13)?,
            rank: row.get(16)?,
            points: serde_json::from_str(&row.get::<_, String>(17)?).unwrap_or_default(),
            feature: feature(row.get(18)?, row.get(19)?),
            stroke: stroke(row.get(20)?, row.get(21)?),
            think_ms: row.get(22)?,
            n_acts: row.get(23)?,
            n_undone: row.get(24)?,
        },
        n_tied: row.get(14)?,
        margin: row.get(15)?,
        n_hints: row.get(25)?,
        is_verified: row.get(26)?,
        rating,
    })
}
