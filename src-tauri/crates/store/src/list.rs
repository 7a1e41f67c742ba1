//! The list of saved games: read page by page, filtered, and with what the players say of a game.

use rusqlite::{OptionalExtension, Row, params, params_from_iter};

use crate::cells::{Cells, readable};
use crate::filter::{Clauses, GamesOrder, ListFilter, PARTS, Part};
use crate::{GameStatus, NewSeat, Store, StoreError};

/// A saved game in a list.
#[derive(Clone, Eq, PartialEq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "independent facts, not one state")]
pub struct GameRow {
    /// Its id.
    pub id: String,
    /// Whether all of it can be read; where not, there are blanks.
    pub is_whole: bool,
    /// Whether some of its steps are lost.
    pub is_damaged: bool,
    /// The game's name.
    pub game: String,
    /// Version of its rules.
    pub rules: u16,
    /// Where it stands.
    pub status: GameStatus,
    /// Whether it is practice.
    pub practice: bool,
    /// Whether the people at the table trust each other.
    pub trust: bool,
    /// How many steps are taken.
    pub at: usize,
    /// The seats on turn.
    pub on_turn: Vec<u8>,
    /// When it began, in ms since 1970 UTC.
    pub started_at: i64,
    /// When it last changed, in ms since 1970 UTC.
    pub changed_at: i64,
    /// When it ended, in ms since 1970 UTC.
    pub ended_at: Option<i64>,
    /// Since when it has been in the bin, in ms since 1970 UTC.
    pub binned_at: Option<i64>,
    /// Whether the players left it out of statistics.
    pub is_excluded: bool,
    /// The day whose game it is: `2026-11-22`.
    pub day: Option<String>,
    /// Whether it came from another device.
    pub is_imported: bool,
    /// Whether it did and nobody of this one sat there, so that it does not count.
    pub is_foreign: bool,
    /// Whether somebody asked for a hint.
    pub is_assisted: bool,
    /// Where it was played, as far as somebody wrote that down.
    pub place: String,
    /// What the players wrote about it.
    pub note: String,
    /// What was agreed on while it went on, as JSON.
    pub agreements: String,
    /// Who sits where.
    pub seats: Vec<RowSeat>,
}

/// A seat of a saved game in a list.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct RowSeat {
    /// Who sits there.
    pub seat: NewSeat,
    /// Its points, when the game is over.
    pub score: Option<i32>,
    /// Its place, when the game is over.
    pub rank: Option<u8>,
}

/// Where a page ends: the next one begins after this.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PageKey {
    /// The part of the list.
    pub status: GameStatus,
    /// The number by which the part is ordered, of this game.
    pub at: i64,
    /// The game.
    pub id: String,
}

/// A page of the list.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Page {
    /// The games.
    pub rows: Vec<GameRow>,
    /// Where the next page begins; nothing after the last one.
    pub next: Option<PageKey>,
    /// How many games there are on all pages; only with the first one.
    pub total: Option<u32>,
}

/// What the players say of a game; what is absent stays.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Remark {
    /// What they write about it.
    pub note: Option<String>,
    /// Whether it is left out of statistics.
    pub is_excluded: Option<bool>,
}

/// Games can be taken out of the bin for this long.
pub const BINNED_FOR_MS: i64 = 30 * 24 * 60 * 60 * 1000;

/// The seats of a game, for [`seat`]. A person is called what their profile is called now.
pub(crate) const SEATS: &str = "SELECT coalesce(profile.name, seat.name), seat.mark,
        seat.bot_level, profile.id, seat.help_level, score, rank, handicap, handicap_at
     FROM seat LEFT JOIN profile ON profile.id = seat.profile_id AND seat.bot_level IS NULL
     WHERE game_id = ?1 ORDER BY idx";

const COLUMNS: &str = "id, game, rules, status, practice, at, on_turn, started_at, changed_at, \
    ended_at, abandoned_at, excluded, note, chain IS NULL, agreements, trust, day, \
    imported_at IS NOT NULL, EXISTS (SELECT 1 FROM hint WHERE hint.game_id = game.id), \
    coalesce((SELECT why FROM counted WHERE counted.game_id = game.id), '') = 'imported', place";

/// The parts that a filter asks for.
fn parts(filter: &ListFilter) -> impl Iterator<Item = &'static Part> {
    PARTS.iter().filter(|part| filter.status.is_none_or(|status| status == part.status))
}

/// The setting that says at which start the bin last held something to delete, in ms since 1970
/// UTC.
pub(crate) const BIN_SEEN: &str = "binSeen";

/// A day, in ms.
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

impl Store {
    /// A page of the saved games that fit, at most `most` of them, and with the first one how many
    /// there are in all: running ones first, then finished ones and those in the bin, each in the
    /// order asked for.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn list(
        &self,
        filter: &ListFilter,
        order: GamesOrder,
        after: Option<&PageKey>,
        most: usize,
    ) -> Result<Page, StoreError> {
        let found = match &filter.text {
            Some(text) => self.with_text(text, &filter.called)?,
            None => None,
        };
        let mut one =
            self.db.prepare_cached(&format!("SELECT {COLUMNS} FROM game WHERE rowid = ?1"))?;
        let mut rows = Vec::new();
        let mut next = None;
        let is_left =
            |part: &&Part| after.is_none_or(|key| place(part.status) >= place(key.status));
        for part in parts(filter).filter(is_left) {
            let key = after.filter(|key| key.status == part.status);
            let Clauses { sql, values } = part.ordered(filter, order, found.as_deref(), key);
            let mut query = self.db.prepare_cached(&sql)?;
            let mut keys = query.query(params_from_iter(values))?;
            while let Some(key) = keys.next()? {
                // A page ends with a game that has an id to go on after.
                if rows.len() >= most && next.is_some() {
                    let total = match after {
                        Some(_) => None,
                        None => Some(self.count(filter, found.as_deref())?),
                    };
                    return self.page(rows, next, total);
                }
                let (at, id) = (key.get(1).ok(), key.get(2).ok());
                next = at.zip(id).map(|(at, id)| PageKey { status: part.status, at, id });
                let rowid: i64 = key.get(0)?;
                rows.push(one.query_row([rowid], |row| Ok(listed(row)))?);
            }
        }
        let total = after.is_none().then_some(rows.len() as u32);
        self.page(rows, None, total)
    }

    fn page(
        &self,
        mut rows: Vec<GameRow>,
        next: Option<PageKey>,
        total: Option<u32>,
    ) -> Result<Page, StoreError> {
        let mut seats = self.db.prepare_cached(SEATS)?;
        for row in &mut rows {
            let found = seats.query_map([&row.id], |it| {
                let mut cells = Cells::of(it);
                Ok((seat(&mut cells), cells.is_whole))
            })?;
            for (seat, is_whole) in readable(found)? {
                row.is_whole &= is_whole;
                row.seats.push(seat);
            }
        }
        Ok(Page { rows, next, total })
    }

    /// How many saved games fit; `found` are those that have the text asked for.
    fn count(&self, filter: &ListFilter, found: Option<&str>) -> Result<u32, StoreError> {
        let mut n = 0;
        for part in parts(filter) {
            let Clauses { sql, values } = part.matching(filter, found);
            let mut query = self.db.prepare_cached(&format!("SELECT count(*) {sql}"))?;
            n += query.query_row(params_from_iter(values), |row| row.get::<_, u32>(0))?;
        }
        Ok(n)
    }

    /// The saved games with these ids that are still there, in this order.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn games_with(&self, ids: &[String]) -> Result<Vec<GameRow>, StoreError> {
        let mut game =
            self.db.prepare_cached(&format!("SELECT {COLUMNS} FROM game WHERE id = ?1"))?;
        let mut rows = Vec::with_capacity(ids.len());
        for id in ids {
            for row in game.query_map([id], |row| Ok(listed(row)))? {
                rows.push(row?);
            }
        }
        Ok(self.page(rows, None, None)?.rows)
    }

    /// Puts a game into the bin.
    ///
    /// # Errors
    /// [`StoreError::Unknown`], or when it cannot be written.
    pub fn abandon(&mut self, id: &str, now: i64) -> Result<(), StoreError> {
        let step = self.writing()?;
        let n = step.execute(
            "UPDATE game SET abandoned_at = coalesce(abandoned_at, ?2), revision = revision + 1
             WHERE id = ?1",
            params![id, now],
        )?;
        if n == 0 {
            return Err(StoreError::Unknown(id.to_owned()));
        }
        step.commit()
    }

    /// Takes a game out of the bin; one that still goes on comes to the top of the list.
    ///
    /// # Errors
    /// [`StoreError::Unknown`], or when it cannot be written.
    pub fn restore(&mut self, id: &str, now: i64) -> Result<(), StoreError> {
        let step = self.writing()?;
        let n = step.execute(
            "UPDATE game SET abandoned_at = NULL, revision = revision + 1,
                changed_at = iif(ended_at IS NULL, ?2, changed_at) WHERE id = ?1",
            params![id, now],
        )?;
        if n == 0 {
            return Err(StoreError::Unknown(id.to_owned()));
        }
        step.commit()
    }

    /// Deletes for good what has been in the bin for its time. Returns how many games that were.
    ///
    /// # Errors
    /// When it cannot be written; nothing is deleted then.
    pub fn empty_bin(&mut self, now: i64) -> Result<usize, StoreError> {
        // A time before there were any is none.
        let is_due = "abandoned_at IS NOT NULL AND abandoned_at BETWEEN 1 AND ?1";
        let seen: Option<String> = self
            .db
            .prepare_cached("SELECT value FROM setting WHERE key = ?1")?
            .query_row([BIN_SEEN], |row| row.get(0))
            .optional()?;
        let seen: Option<i64> = seen.and_then(|text| text.parse().ok());
        let is_seen_ahead = seen.is_some_and(|at| at > now);
        let due: bool = self
            .db
            .prepare_cached(&format!("SELECT EXISTS (SELECT 1 FROM game WHERE {is_due})"))?
            .query_row([now - BINNED_FOR_MS], |row| row.get(0))?;
        if !due && !is_seen_ahead {
            return Ok(0);
        }
        // A clock that is ahead once must not cost a game: only what was due at a start a day
        // before is deleted, and a start that the clock has gone back behind counts for nothing.
        let seen = seen.filter(|_| !is_seen_ahead);
        if seen.is_none_or(|at| now - at >= DAY_MS) {
            self.set(&[(BIN_SEEN.to_owned(), now.to_string())].into())?;
        }
        let Some(seen) = seen.filter(|&at| now - at >= DAY_MS) else { return Ok(0) };
        let until = seen - BINNED_FOR_MS;
        let step = self.writing()?;
        // What goes on from a game that is deleted stays, as a game of its own.
        step.execute(
            &format!(
                "UPDATE game SET parent = NULL, fork_at = NULL
                 WHERE parent IN (SELECT id FROM game WHERE {is_due})"
            ),
            [until],
        )?;
        let gone = format!("DELETE FROM game WHERE {is_due} RETURNING id");
        let gone = readable(step.prepare(&gone)?.query_map([until], |row| row.get(0))?)?;
        step.commit()?;
        if let Some(archive) = &self.archive {
            archive.forget(&gone);
        }
        Ok(gone.len())
    }

    /// Keeps what the players say of a game. What hangs on it follows: results, and with the next
    /// reading ratings.
    ///
    /// # Errors
    /// [`StoreError::Unknown`], or when it cannot be written.
    pub fn remark(&mut self, id: &str, remark: &Remark) -> Result<(), StoreError> {
        let step = self.writing()?;
        let n = step.execute(
            "UPDATE game SET note = coalesce(?2, note), excluded = coalesce(?3, excluded)
             WHERE id = ?1",
            params![id, remark.note, remark.is_excluded],
        )?;
        if n == 0 {
            return Err(StoreError::Unknown(id.to_owned()));
        }
        step.commit()
    }
}

/// The place of a part in the list.
fn place(status: GameStatus) -> usize {
    PARTS.iter().position(|part| part.status == status).unwrap_or(PARTS.len())
}

fn listed(row: &Row<'_>) -> GameRow {
    let mut cells = Cells::of(row);
    let id = cells.text(0);
    let on_turn = cells.text(6);
    let row = GameRow {
        id,
        is_whole: true,
        is_damaged: cells.get(13),
        game: cells.text(1),
        rules: cells.get(2),
        status: cells.get_or(3, GameStatus::Running),
        practice: cells.get(4),
        trust: cells.get(15),
        at: cells.get::<u32>(5) as usize,
        on_turn: serde_json::from_str(&on_turn).unwrap_or_default(),
        started_at: cells.time(7),
        changed_at: cells.time(8),
        ended_at: cells.time_if_any(9),
        binned_at: cells.time_if_any(10),
        is_excluded: cells.get(11),
        note: cells.text(12),
        agreements: cells.text(14),
        day: cells.text_if_any(16),
        is_imported: cells.get(17),
        is_assisted: cells.get(18),
        is_foreign: cells.get(19),
        place: cells.text(20),
        seats: Vec::new(),
    };
    GameRow { is_whole: cells.is_whole, ..row }
}

/// A seat in a list, with blanks for what cannot be read.
pub(crate) fn seat(cells: &mut Cells<'_, '_>) -> RowSeat {
    RowSeat {
        seat: NewSeat {
            name: cells.text(0),
            mark: cells.text(1),
            bot_level: cells.text_if_any(2),
            profile: cells.text_if_any(3),
            help: cells.text_if_any(4),
            handicap: cells.get(7),
            handicap_at: cells.get(8),
        },
        score: cells.get(5),
        rank: cells.get(6),
    }
}
