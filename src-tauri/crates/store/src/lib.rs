//! What survives the app: saved games, settings and packs, in one file of `SQLite`.
//!
//! The journal is WAL and every change is synchronised (`synchronous=FULL`): what was
//! acknowledged is on disk. A game is its setup and its steps; opening it is replaying it.

mod backup;
mod day;
mod error;
mod export;
mod game;
mod import;
mod list;
mod merge;
mod migrate;
mod open;
mod packs;
mod path;
mod people;
mod play;
mod rating;
mod rescue;
mod result;
mod settings;
mod stranger;
#[cfg(test)]
mod tests;
mod tidy;

use rusqlite::{Connection, Transaction, TransactionBehavior};

pub use backup::{BackupError, BackupHead, Incoming, backup_file, write_backup};
pub use day::{DayGame, Who};
pub use error::StoreError;
pub use export::PlayRow;
pub use game::{Change, Move, NewGame, NewSeat, Origin, SavedGame, Status};
pub use import::Times;
pub use list::{BINNED_FOR_MS, GameRow, ListFilter, Page, PageKey, Remark, RowSeat};
pub use merge::{Newcomer, Standing};
pub use migrate::SCHEMA;
pub use open::{Opened, check_whole, open, suspect};
pub use packs::SavedPack;
pub use people::{MergeOf, Person, Traits};
pub use play::{House, KindGames, RankTimes};
pub use rating::{RatingAt, SeatRating, SeatToRate, ToRate};
pub use result::{FinalResult, KindPlays, ResultFilter, ResultRow, SeatResult};

/// How many characters a name has at most, and a colour or a symbol.
pub const MOST_LABEL: usize = 40;

/// How many characters a note has at most.
pub const MOST_NOTE: usize = 400;

/// The file of saved games, open.
#[derive(Debug)]
pub struct Store {
    db: Connection,
    /// What every write is refused with, when nothing can be written.
    refusal: Option<StoreError>,
    /// Whether all of the file was read when it was opened.
    is_checked: bool,
}

impl Store {
    fn on(db: Connection, refusal: Option<StoreError>) -> Self {
        db.set_prepared_statement_cache_capacity(64);
        Self { db, refusal, is_checked: false }
    }

    /// Whether all of the file was read and found sound when it was opened.
    pub const fn is_checked(&self) -> bool {
        self.is_checked
    }

    /// Begins a change of the file.
    fn writing(&mut self) -> Result<Transaction<'_>, StoreError> {
        match &self.refusal {
            Some(why) => Err(why.clone()),
            None => Ok(self.db.transaction_with_behavior(TransactionBehavior::Immediate)?),
        }
    }
}
