//! Help from the bots for people: a hint, and bots that hurry.

use std::sync::Arc;

use search::{Progress, Stop};
use table::Level;
use tokio::task::spawn_blocking;

use crate::app::{App, preview_of};
use crate::bot::think;
use crate::guard::{bug, guarded};
use crate::wire::{ApiError, Hint, HintOf, OfTable};

/// Who is asked for hints: strong, and done within a second.
const ADVISER: Level = Level::Expert;

/// Brings a search to its end when the hint is not waited for any more.
struct StopsWhenDropped(Arc<Stop>);

impl Drop for StopsWhenDropped {
    fn drop(&mut self) {
        self.0.stop();
    }
}

impl App {
    /// What a strong player would do for the person who is to act here.
    pub(crate) async fn hint(&self, of: HintOf) -> Result<Hint, ApiError> {
        let HintOf { table: id, seat, at } = of;
        let sitting = self.sitting(&id).await?;
        let table = sitting.lock().await.table.clone();
        if table.at() != at as usize {
            return Err(ApiError::Stale { at: table.at() as u32 });
        }
        let shown = guarded("hint", || table.shown(table.at()))?;
        if shown.actor != Some(seat) {
            return Err(ApiError::NotOnTurn);
        }
        let waiting = StopsWhenDropped(Arc::new(Stop::new()));
        let stop = Arc::clone(&waiting.0);
        let thinking = spawn_blocking(move || {
            guarded("hint", || think(&table, seat, ADVISER, &stop, &Progress::new()))
        });
        let found = thinking.await.map_err(|_| bug("hint", "the thread is gone"))??;
        let action = found.ok_or(ApiError::NotOnTurn)?.action;
        let mut sitting = sitting.lock().await;
        if sitting.table.at() != at as usize {
            return Err(ApiError::Stale { at: sitting.table.at() as u32 });
        }
        let preview = preview_of(&sitting, seat, &[action], at)?;
        // The mark is on disk before anybody reads the hint: no move need ever follow it.
        let kept = move |store: &mut store::Store| store.hint(&id, at as usize, seat.index() as u8);
        self.inner.lane.run(kept).await?;
        sitting.hinted.insert(at as usize);
        Ok(Hint { action, preview })
    }

    /// Brings all bots of a table to their answers.
    pub(crate) async fn hurry(&self, of: OfTable) -> Result<(), ApiError> {
        let sitting = self.sitting(&of.table).await?;
        for bot in &sitting.lock().await.bots {
            bot.stop().stop();
        }
        Ok(())
    }
}
