//! Whole games put on disk at once: played elsewhere, and replayed before they are believed.

use std::collections::BTreeSet;

use store::Change;
use table::{AnyTable, GameId, KeptTable};

use crate::app::App;
use crate::fresh::new_id;
use crate::guard::guarded;
use crate::open_table::{Draft, new_game};
use crate::wire::{ApiError, SeatPlan, TableId};

/// A game that was played elsewhere.
#[derive(Clone, Debug)]
pub struct Played {
    /// Which game.
    pub game: GameId,
    /// Its setup, seed and steps.
    pub kept: KeptTable,
    /// Who sat where.
    pub seats: Vec<SeatPlan>,
    /// When it began, in ms since 1970 UTC.
    pub began_at: i64,
    /// When it last changed, in ms since 1970 UTC.
    pub ended_at: i64,
}

impl App {
    /// Puts a game on disk that was played elsewhere, and checks each of its steps before that.
    ///
    /// # Errors
    /// [`ApiError::Damaged`] where the steps break the rules; whatever keeps it from being written.
    pub async fn keep(&self, played: Played) -> Result<TableId, ApiError> {
        let Played { game, kept, seats, began_at, ended_at } = played;
        let table = guarded("keep", || AnyTable::resumed(game, &kept))?;
        let table = table.map_err(|_| ApiError::Damaged { table: None, n: None })?;
        let id = new_id(began_at);
        let new = new_game(id.clone(), &table, &seats);
        let draft = guarded("keep", || Draft::whole(table, &BTreeSet::new()))?;
        let write = move |store: &mut store::Store| {
            let start = Change {
                moves: &[],
                at: 0,
                ending: None,
                on_turn: vec![],
                ..draft.change(began_at)
            };
            store.begin(&new, &start)?;
            store.change(&new.id, 1, &draft.change(ended_at))
        };
        self.inner.db.run(write).await?;
        Ok(id)
    }
}
