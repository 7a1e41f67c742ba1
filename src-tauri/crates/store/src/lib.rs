//! What survives the app: saved games, settings and packs, in one file of `SQLite`.
//!
//! The journal is WAL and every change is synchronised (`synchronous=FULL`): what was
//! acknowledged is on disk. A game is its setup and its steps; opening it is replaying it.

mod day;
mod error;
mod game;
mod import;
mod migrate;
mod open;
mod other;
mod people;
mod rating;
mod rescue;
mod result;
#[cfg(test)]
mod tests;

use rusqlite::{Connection, Transaction, TransactionBehavior};

pub use day::{DayGame, Who};
pub use error::StoreError;
pub use game::{
    ABANDONED_FOR_MS, Change, GameRow, Move, NewGame, NewSeat, Origin, RowSeat, SavedGame, Status,
};
pub use import::Times;
pub use migrate::SCHEMA;
pub use open::{Opened, open};
pub use other::SavedPack;
pub use people::{MergeOf, Person, Traits, bot_profile};
pub use rating::{RatingAt, SeatRating, SeatToRate, ToRate};
pub use result::{FinalResult, KindPlays, ResultFilter, ResultRow, SeatResult};

/// The file of saved games, open.
#[derive(Debug)]
pub struct Store {
    db: Connection,
    /// What every write is refused with, when nothing can be written.
    refusal: Option<StoreError>,
}

impl Store {
    fn on(db: Connection, refusal: Option<StoreError>) -> Self {
        db.set_prepared_statement_cache_capacity(32);
        Self { db, refusal }
    }

    /// Begins a change of the file.
    fn writing(&mut self) -> Result<Transaction<'_>, StoreError> {
        match &self.refusal {
            Some(why) => Err(why.clone()),
            None => Ok(self.db.transaction_with_behavior(TransactionBehavior::Immediate)?),
        }
    }
}
