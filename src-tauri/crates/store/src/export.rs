//! Finished games as other programs want them: one row a seat, with what stands around it.

use crate::cells::{Cells, readable};
use crate::result::{COLUMNS, ENDED_TZ, result_row};
use crate::{ResultRow, Store, StoreError};

/// A seat of a finished game, told to other programs.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayRow {
    /// What it left behind.
    pub row: ResultRow,
    /// When the game began, where it was played: `2026-11-22T19:30:00+01:00`.
    pub started: String,
    /// When it ended, in the same way.
    pub ended: String,
    /// Whether it was practice.
    pub practice: bool,
    /// The seed of its deal.
    pub seed: u64,
    /// The day whose game it is: `2026-11-22`.
    pub day: Option<String>,
    /// Whether it came from another device.
    pub is_imported: bool,
    /// Where it was played, as far as somebody wrote that down.
    pub place: String,
    /// What the players wrote about it.
    pub note: String,
    /// What the person is called now, or the seat was called then.
    pub name: String,
    /// The bot's level.
    pub level: Option<String>,
    /// The points the seat had before the first step.
    pub handicap: u16,
}

/// A time in ms with the minutes east of UTC there and then, as text.
fn time(column: &str, offset: &str) -> String {
    format!(
        "strftime('%Y-%m-%dT%H:%M:%S', {column} / 1000 + {offset} * 60, 'unixepoch')
            || printf('%s%02d:%02d', iif({offset} < 0, '-', '+'), abs({offset}) / 60,
                abs({offset}) % 60)"
    )
}

impl Store {
    /// All finished games that are no lessons and not in the bin, oldest first, the seats of a game together.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn plays(&self) -> Result<Vec<PlayRow>, StoreError> {
        let columns: Vec<String> =
            COLUMNS.split(", ").map(|column| format!("result.{}", column.trim())).collect();
        let mut query = self.db.prepare_cached(&format!(
            "SELECT {}, {}, {}, practice, note,
                coalesce(nullif(profile.name, ''), seat.name), seat.bot_level, seat.handicap,
                seed, game.day, imported_at IS NOT NULL, game.place
             FROM result JOIN game ON game.id = result.game_id
                JOIN seat ON seat.game_id = result.game_id AND seat.idx = result.idx
                LEFT JOIN profile ON profile.id = seat.profile_id AND seat.bot_level IS NULL
             WHERE abandoned_at IS NULL AND lesson IS NULL
             ORDER BY result.ended_at, result.game_id, result.idx",
            columns.join(", "),
            time("started_at", "max(-1440, min(tz_offset, 1440))"),
            time("game.ended_at", ENDED_TZ),
        ))?;
        let rows = query.query_map([], |row| {
            let mut cells = Cells::of(row);
            Ok(PlayRow {
                row: result_row(row)?,
                started: cells.get(31),
                ended: cells.get(32),
                practice: row.get(33)?,
                note: cells.text(34),
                name: cells.text(35),
                level: row.get(36)?,
                handicap: cells.get(37),
                seed: cells.get::<i64>(38).cast_unsigned(),
                day: cells.text_if_any(39),
                is_imported: cells.get(40),
                place: cells.text(41),
            })
        })?;
        readable(rows)
    }

    /// The day that a time falls on here: `2026-11-22`.
    ///
    /// # Errors
    /// When the file cannot be asked.
    pub fn date(&self, now: i64) -> Result<String, StoreError> {
        let day = "SELECT date(?1 / 1000, 'unixepoch', 'localtime')";
        Ok(self.db.prepare_cached(day)?.query_row([now], |row| row.get(0))?)
    }
}
