//! Games that were played at a real table, with the box: what their players wrote down of them. Such a
//! game is a row like any other, of no version of our rules, without steps; what was written down
//! stands where the setup of others does, and all that is told of its end follows from that.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use game::SeatResult;
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde::{Deserialize, Serialize};

use crate::cells::readable;
use crate::chain;
use crate::error::of_game;
use crate::game::lay;
use crate::result::{summed, write_results};
use crate::{FinalResult, NONE_AGREED, NewGame, NewSeat, Origin, Store, StoreError};

/// The version of the rules of a game that was played at a real table: those in the box.
pub const BY_THE_BOX: u16 = 0;

/// The variant of these games, which makes them a kind of their own.
pub const AT_A_TABLE: &str = "real";

/// More seats than any game has.
const MOST_SEATS: usize = 8;

/// More points than anybody makes.
const MOST_POINTS: i32 = 9_999;

/// More kinds of sources than any game has, and the longest name of one.
const MOST_SOURCES: usize = 40;

/// More minutes than any game takes.
const MOST_MINUTES: u16 = 5_999;

/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// When it began, where nobody wrote that down: at noon.
const NOON: u16 = 12 * 60;

/// What stands where others have a salt: it guards no secret.
const NO_SALT: &str = "0";

/// What was written down of a game beside who sat where.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoggedPlay {
    /// The day, in days since 1970.
    pub day: i32,
    /// When it began, in minutes of that day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minute: Option<u16>,
    /// How many minutes it took.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    /// The seats in their order.
    pub seats: Vec<LoggedSeat>,
}

/// What a seat made.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoggedSeat {
    /// Its points.
    pub score: i32,
    /// The same by kind of source; empty where only the sum was written down.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub points: BTreeMap<String, i32>,
    /// Whether it came before others with as many points, as the rules break ties.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wins_ties: bool,
}

/// A game that was played at a real table, to be kept.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NewLog {
    /// Its id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// What was written down.
    pub play: LoggedPlay,
    /// Who sat where.
    pub seats: Vec<NewSeat>,
    /// Where it was played.
    pub place: String,
    /// What the players wrote about it.
    pub note: String,
    /// Whether it comes from another program: then one that is here already stays as it is.
    pub is_imported: bool,
}

/// How much of a game was played at real tables.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct RealPlays {
    /// The game's name.
    pub game: String,
    /// How many games.
    pub games: u32,
    /// Of how many of them it is known how long they took.
    pub timed: u32,
    /// How long these took, in ms.
    pub lasted_ms: i64,
}

impl LoggedPlay {
    /// What stands in a text, where that is such as this app writes.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().filter(Self::is_sound)
    }

    /// Whether everything is within bounds, and points by source add up.
    pub fn is_sound(&self) -> bool {
        let Self { day, minute, minutes, seats } = self;
        (0..=4_000_000).contains(day)
            && minute.is_none_or(|it| it < DAY)
            && minutes.is_none_or(|it| (1..=MOST_MINUTES).contains(&it))
            && (1..=MOST_SEATS).contains(&seats.len())
            && seats.iter().all(LoggedSeat::is_sound)
    }

    /// Minutes of the day at which it began and ended. A game is of the day that was written down,
    /// however long it took.
    fn span(&self) -> (u16, u16) {
        let begin = self.minute.unwrap_or(NOON);
        (begin, begin.saturating_add(self.minutes.unwrap_or(0)).min(DAY - 1))
    }

    /// What it leaves behind: who has most points is first, and who has as many shares the place
    /// unless the tie was broken.
    fn result(&self) -> FinalResult {
        let key = |seat: &LoggedSeat| (seat.score, seat.wins_ties);
        let seat = |it: &LoggedSeat| SeatResult {
            score: it.score,
            place: 1 + self.seats.iter().filter(|other| key(other) > key(it)).count() as u8,
            points: it
                .points
                .iter()
                .filter(|it| *it.1 != 0)
                .map(|(k, &n)| (k.clone(), n))
                .collect(),
            ..SeatResult::default()
        };
        FinalResult {
            sheet: "null".to_owned(),
            variant: AT_A_TABLE.to_owned(),
            seats: self.seats.iter().map(seat).collect(),
        }
    }
}

impl LoggedSeat {
    fn is_sound(&self) -> bool {
        let is_in = |points: &i32| (-MOST_POINTS..=MOST_POINTS).contains(points);
        let is_source = |(kind, points): (&String, &i32)| {
            (1..=MOST_SOURCES).contains(&kind.len()) && is_in(points)
        };
        is_in(&self.score)
            && self.points.len() <= MOST_SOURCES
            && self.points.iter().all(is_source)
            && (self.points.is_empty() || self.points.values().sum::<i32>() == self.score)
    }
}

impl Store {
    /// Keeps games that were played at a real table, all or none, each in place of what was written
    /// down of it before. Returns for each whether it is kept now: one that comes from another program
    /// and is here already is not.
    ///
    /// # Errors
    /// [`StoreError::Unknown`] where a game of that id was played otherwise,
    /// [`StoreError::UnknownPerson`] when a seat names one, or when it cannot be written.
    pub fn log(&mut self, logs: &[NewLog], app: &str, now: i64) -> Result<Vec<bool>, StoreError> {
        let step = self.writing()?;
        let mut kept = Vec::with_capacity(logs.len());
        for log in logs {
            kept.push(keep(&step, log, app, now)?);
        }
        step.commit()?;
        for (log, _) in logs.iter().zip(&kept).filter(|it| *it.1) {
            self.archive(&log.id);
        }
        Ok(kept)
    }

    /// What was written down of a game at a real table, with its place and note.
    ///
    /// # Errors
    /// [`StoreError::Unknown`] when there is no such game or it was played otherwise,
    /// [`StoreError::Damaged`], or when it cannot be read.
    pub fn logged(&self, id: &str) -> Result<NewLog, StoreError> {
        let saved = self.game(id)?;
        if saved.new.rules != BY_THE_BOX {
            return Err(StoreError::Unknown(id.to_owned()));
        }
        let n_seats = saved.new.seats.len();
        let play = LoggedPlay::read(&saved.new.setup).filter(|it| it.seats.len() == n_seats);
        let play = play.ok_or(StoreError::Damaged)?;
        let beside = "SELECT place, note, imported_at IS NOT NULL FROM game WHERE id = ?1";
        let beside = self
            .db
            .prepare_cached(beside)?
            .query_row([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
        let (place, note, is_imported) = of_game(beside, id)?;
        let NewGame { id, game, .. } = saved.new;
        let seats = self.games_with(std::slice::from_ref(&id))?.pop();
        let seats = seats.ok_or(StoreError::Damaged)?.seats.into_iter().map(|it| it.seat).collect();
        Ok(NewLog { id, game, play, seats, place, note, is_imported })
    }

    /// How much was played at real tables and counts, by game, most often first; only with this
    /// person, or by everybody.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn real_plays(&self, profile: Option<&str>) -> Result<Vec<RealPlays>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT game, count(*), sum(lasted_ms > 0), sum(lasted_ms) FROM (
                SELECT DISTINCT game, game_id, lasted_ms FROM result INDEXED BY result_real
                WHERE variant = 'real' AND is_counted = 1 AND (?1 IS NULL OR profile_id = ?1))
             GROUP BY game",
        )?;
        let plays = |row: &Row<'_>| {
            Ok(RealPlays {
                game: row.get(0)?,
                games: row.get(1)?,
                timed: row.get(2)?,
                lasted_ms: row.get(3)?,
            })
        };
        let mut plays = readable(query.query_map([profile], plays)?)?;
        plays.sort_by_key(|it| Reverse(it.games));
        Ok(plays)
    }
}

/// Whether a game was played at a real table.
pub(crate) fn is_logged(db: &Connection, id: &str) -> Result<bool, StoreError> {
    let rules = "SELECT 1 FROM game WHERE id = ?1 AND rules = ?2";
    Ok(db.prepare_cached(rules)?.exists(params![id, BY_THE_BOX])?)
}

/// Makes all that is derived of a game at a real table anew. One that tells nothing this app could have
/// written is left without.
pub(crate) fn derive(db: &Connection, id: &str) -> Result<(), StoreError> {
    let setup =
        "SELECT setup, (SELECT count(*) FROM seat WHERE game_id = id) FROM game WHERE id = ?1";
    let (setup, n_seats): (String, usize) =
        db.prepare_cached(setup)?.query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let Some(play) = LoggedPlay::read(&setup).filter(|it| it.seats.len() == n_seats) else {
        return summed(db, id);
    };
    write_results(db, id, &play.result())?;
    db.prepare_cached("UPDATE result SET is_verified = 0, lasted_ms = ?2 WHERE game_id = ?1")?
        .execute(params![id, i64::from(play.minutes.unwrap_or(0)) * 60_000])?;
    Ok(())
}

/// Writes a game down. Returns whether it is kept.
fn keep(db: &Connection, log: &NewLog, app: &str, now: i64) -> Result<bool, StoreError> {
    let here =
        "SELECT rules, revision, excluded, imported_at, abandoned_at FROM game WHERE id = ?1";
    let here = db
        .prepare_cached(here)?
        .query_row([&log.id], |row| {
            let (rules, revision): (u16, i64) = (row.get(0)?, row.get(1)?);
            let times: [Option<i64>; 2] = [row.get(3)?, row.get(4)?];
            Ok((rules, revision, row.get(2)?, times))
        })
        .optional()?;
    let (revision, is_excluded, imported_at, binned_at) = match here {
        Some(_) if log.is_imported => return Ok(false),
        Some((BY_THE_BOX, revision, excluded, [imported, binned])) => {
            db.prepare_cached("DELETE FROM game WHERE id = ?1")?.execute([&log.id])?;
            (revision + 1, excluded, imported, binned)
        }
        Some(_) => return Err(StoreError::Unknown(log.id.clone())),
        None => (1, false, log.is_imported.then_some(now), None),
    };
    let (begin, end) = log.play.span();
    let [began_at, ended_at] = [moment(db, log.play.day, begin)?, moment(db, log.play.day, end)?];
    let game = NewGame {
        id: log.id.clone(),
        game: log.game.clone(),
        rules: BY_THE_BOX,
        app_version: app.to_owned(),
        setup: serde_json::to_string(&log.play).expect("numbers and names are plain data"),
        seed: 0,
        salt: NO_SALT.to_owned(),
        script: "[]".to_owned(),
        trust: false,
        seats: log.seats.clone(),
        agreements: NONE_AGREED.to_owned(),
        origin: Origin::default(),
    };
    lay(db, &game, began_at)?;
    let chain = chain::end(chain::before(db, &log.id, 0)?, 0, 0);
    db.prepare_cached(
        "UPDATE game SET ended_at = ?2, changed_at = ?3, revision = ?4, excluded = ?5,
            imported_at = ?6, abandoned_at = ?7, place = ?8, note = ?9, chain = ?10,
            ended_tz = (strftime('%s', ?2 / 1000, 'unixepoch', 'localtime') - ?2 / 1000) / 60
         WHERE id = ?1",
    )?
    .execute(params![
        log.id,
        ended_at,
        now,
        revision,
        is_excluded,
        imported_at,
        binned_at,
        log.place,
        log.note,
        chain,
    ])?;
    derive(db, &log.id)?;
    Ok(true)
}

/// A minute of a day here, in ms since 1970 UTC.
fn moment(db: &Connection, day: i32, minute: u16) -> Result<i64, StoreError> {
    let at = "SELECT 1000 * strftime('%s', date(?1 * 86400, 'unixepoch')
        || printf(' %02d:%02d', ?2 / 60, ?2 % 60), 'utc')";
    Ok(db.prepare_cached(at)?.query_row(params![day, minute], |row| row.get(0))?)
}
