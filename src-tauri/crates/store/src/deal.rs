//! The same deal: games that were set up alike and got the same from chance.

use rusqlite::{Row, params};

use crate::cells::{Cells, readable};
use crate::{Store, StoreError};

/// What a seat made of a deal.
#[derive(Clone, Eq, PartialEq, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "independent facts, not one state")]
pub struct DealSeat {
    /// In which game.
    pub game_id: String,
    /// On which seat.
    pub idx: u8,
    /// When the game ended, in ms since 1970 UTC.
    pub ended_at: i64,
    /// What the seat was called, and its colour and symbol.
    pub name: String,
    /// Its colour and symbol.
    pub mark: String,
    /// The profile of who sat there; nothing for a guest.
    pub profile: Option<String>,
    /// The level of a bot.
    pub bot_level: Option<String>,
    /// Its points.
    pub score: i32,
    /// Its place.
    pub place: u8,
    /// Whether the game was practice.
    pub is_practice: bool,
    /// Whether it was played on another device.
    pub is_imported: bool,
    /// Whether the seat was told what is good.
    pub is_assisted: bool,
    /// Whether it had a head start.
    pub is_ahead: bool,
}

impl Store {
    /// What every seat made of the deal of a game, this one among them, in all finished games that are
    /// not in the bin, the most points first. Games that began in the middle of another are not of it.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn same_deal(&self, id: &str) -> Result<Vec<DealSeat>, StoreError> {
        let mut query = self.db.prepare_cached(
            "SELECT it.id, idx, it.ended_at, seat.name, seat.mark, profile_id, bot_level, score, rank,
                it.practice, it.imported_at IS NOT NULL, EXISTS (SELECT 1 FROM hint
                    WHERE hint.game_id = it.id AND hint.seat = idx), handicap != 0
             FROM game AS own
             JOIN game AS it INDEXED BY game_by_seed ON it.game = own.game AND it.seed = own.seed
             JOIN seat ON seat.game_id = it.id
             WHERE own.id = ?1 AND it.setup = own.setup AND it.script = own.script
                AND it.rules = own.rules AND it.ended_at IS NOT NULL AND it.abandoned_at IS NULL
                AND it.parent IS NULL AND it.lesson IS NULL AND score IS NOT NULL
                AND rank IS NOT NULL
             ORDER BY score DESC, it.ended_at, it.id, idx",
        )?;
        let seat = |row: &Row<'_>| {
            let mut cells = Cells::of(row);
            Ok(DealSeat {
                game_id: row.get(0)?,
                idx: row.get(1)?,
                ended_at: cells.time(2),
                name: cells.text(3),
                mark: cells.text(4),
                profile: cells.text_if_any(5),
                bot_level: cells.text_if_any(6),
                score: row.get(7)?,
                place: row.get(8)?,
                is_practice: cells.get(9),
                is_imported: cells.get(10),
                is_assisted: cells.get(11),
                is_ahead: cells.get(12),
            })
        };
        readable(query.query_map(params![id], seat)?)
    }
}
