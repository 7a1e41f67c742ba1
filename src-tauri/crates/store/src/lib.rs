//! What survives the app: saved games, settings and packs, in one file of `SQLite`.
//!
//! The journal is WAL and every change is synchronised (`synchronous=FULL`): what was
//! acknowledged is on disk. A game is its setup and its steps; opening it is replaying it.

mod archive;
mod backup;
mod best;
mod bounds;
mod cells;
mod chain;
mod day;
mod deal;
mod error;
mod exercise;
mod export;
mod filter;
mod game;
mod import;
mod label;
mod lesson;
mod life;
mod list;
mod logged;
mod merge;
mod migrate;
mod open;
mod owner;
mod packs;
mod path;
mod people;
mod play;
mod put;
mod put_back;
mod puzzle;
mod rating;
mod raw;
mod reckoned;
mod record;
mod rescue;
mod result;
mod review;
mod reviewed;
mod schema;
mod settings;
mod table;
#[cfg(test)]
mod tests;
mod tidy;
mod watch;
mod writing;

use archive::Archive;
use owner::Owner;
use record::OF_GAME;
use rusqlite::Connection;
use table::Table;
use watch::Watch;

pub use backup::{BackupError, BackupHead, Incoming, backup_file, write_backup};
pub use best::{Among, FinalSheet, Peak, Reached};
pub use chain::NONE_AGREED;
pub use day::{DayGame, Who};
pub use deal::DealSeat;
pub use error::StoreError;
pub use exercise::{KeptExercise, Tried};
pub use export::PlayRow;
pub use filter::{Called, GameTrait, GamesOrder, ListFilter};
pub use game::{Change, GameStatus, Move, NewGame, NewSeat, Origin, SavedGame};
pub use import::Times;
pub use label::{clean_label, clean_note, folded, is_unseen};
pub use lesson::LessonRow;
pub use life::{CountedFilter, DayDeal, LifeGame, ParGame, PuzzleTally, RatingNow};
pub use list::{BINNED_FOR_MS, GameRow, Page, PageKey, Remark, RowSeat};
pub use logged::{AT_A_TABLE, BY_THE_BOX, LoggedPlay, LoggedSeat, NewLog, RealPlays};
pub use merge::{Coming, Newcomer, Standing};
pub use migrate::{OLDEST_SCHEMA, SCHEMA};
pub use open::{Opened, check_whole, open, open_again, read_beside, suspect};
pub use packs::SavedPack;
pub use people::{GuestPlays, MergeOf, Person, Traits};
pub use play::{House, KindGames, RankTimes};
pub use put_back::PutBack;
pub use puzzle::PuzzleTry;
pub use rating::{RateBatch, RateKey, RatingAt, SeatRating, SeatToRate, ToRate};
pub use result::{FinalResult, KindPlays, ResultFilter, ResultRow};
pub use review::{KeptReview, WholeReview};
pub use reviewed::{ReviewedGame, SeatSum};
pub use settings::set_beside;

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
    /// The second copy of finished games; nothing where the file is only read.
    archive: Option<Archive>,
    /// Kept as long as no other app may write into the file.
    owner: Option<Owner>,
    /// Where the file has to be found; `None` for one that is not written into.
    watch: Option<Watch>,
    /// How often the file had to be put back without all that was acknowledged.
    n_losses: u32,
    /// What putting the file back came to so far: its copy is made and not yet in its place.
    unsettled: Option<PutBack>,
}

impl Store {
    fn on(db: Connection, refusal: Option<StoreError>) -> Self {
        db.set_prepared_statement_cache_capacity(64);
        Self {
            db,
            refusal,
            is_checked: false,
            archive: None,
            owner: None,
            watch: None,
            n_losses: 0,
            unsettled: None,
        }
    }

    /// Whether all of the file was read and found sound when it was opened.
    pub const fn is_checked(&self) -> bool {
        self.is_checked
    }

    /// Puts games that are over into the second copy.
    fn archive(&self, id: &str) {
        if let (Some(archive), Ok(tables)) = (&self.archive, Table::all_of(&self.db, &OF_GAME)) {
            archive.keep(&self.db, &tables, id);
        }
    }

    /// Takes a damaged game from the second copy, as it ended. Returns whether it was there.
    ///
    /// # Errors
    /// When it cannot be written; nothing is changed then.
    pub fn put_back(&mut self, id: &str) -> Result<bool, StoreError> {
        match (&self.refusal, self.archive.clone()) {
            (None, Some(archive)) => archive.put_back(&mut self.db, id),
            _ => Ok(false),
        }
    }

    /// Carries over into the file what only the log beside it holds.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn checkpoint(&mut self) -> Result<(), StoreError> {
        // Cutting the log as well would look as if somebody had done it.
        Ok(self.db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?)
    }

    /// Whether the file was opened for reading only.
    pub const fn is_for_reading(&self) -> bool {
        self.watch.is_none()
    }

    /// What every change is refused with, when nothing can be written.
    pub const fn refusal(&self) -> Option<&StoreError> {
        self.refusal.as_ref()
    }
}
