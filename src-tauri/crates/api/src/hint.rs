//! Help from the bots for people: a hint, and bots that hurry.

use std::sync::Arc;

use game::Seat;
use search::{Progress, Stop};
use table::{AnyAction, AnyTable, Level};
use tokio::task::spawn_blocking;

use crate::app::{App, preview_of};
use crate::bot::think;
use crate::guard::{bug, guarded};
use crate::wire::{ApiError, Decision, Hint, HintOf, OfTable};

/// Who is asked for hints: strong, and done within a second.
const ADVISER: Level = Level::Expert;

/// Brings a search to its end when the hint is not waited for any more.
struct StopsWhenDropped(Arc<Stop>);

impl Drop for StopsWhenDropped {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// What a strong player would decide: one action, or all that belong together.
fn decision(table: &AnyTable, seat: Seat, stop: &Stop) -> Vec<AnyAction> {
    let mut actions = Vec::new();
    let mut ahead = table.clone();
    while actions.len() < Decision::MOST_ACTIONS {
        let Some(answer) = think(&ahead, seat, ADVISER, stop, &Progress::new()) else { break };
        let action = answer.action;
        let goes_on = ahead.is_part(seat, action).unwrap_or(false);
        actions.push(action);
        match ahead.act(seat, &[action], ahead.at(), 0) {
            Ok(after) if goes_on => ahead = after,
            Ok(_) | Err(_) => break,
        }
    }
    actions
}

impl App {
    /// What a strong player would do for the person who is to act here.
    pub(crate) async fn hint(&self, of: HintOf) -> Result<Hint, ApiError> {
        let HintOf { table: id, seat, at } = of;
        let sitting = self.sitting(&id).await?;
        let (table, taught) = {
            let sitting = sitting.lock().await;
            (sitting.table.clone(), sitting.lesson().map(str::to_owned))
        };
        if table.at() != at as usize {
            return Err(ApiError::Stale { at: table.at() as u32 });
        }
        let shown = guarded("hint", || table.shown(table.at()))?;
        if shown.actor != Some(seat) {
            return Err(ApiError::NotOnTurn);
        }
        let told = taught.map(|lesson| guarded("hint", || table.lesson_solution(&lesson)));
        if let Some(actions) = told.transpose()?.filter(|it| !it.is_empty()) {
            let preview = preview_of(&*sitting.lock().await, seat, &actions, at)?;
            return Ok(Hint { actions, preview });
        }
        let waiting = StopsWhenDropped(Arc::new(Stop::new()));
        let stop = Arc::clone(&waiting.0);
        let thinking = spawn_blocking(move || guarded("hint", || decision(&table, seat, &stop)));
        let actions = thinking.await.map_err(|_| bug("hint", "the thread is gone"))??;
        if actions.is_empty() {
            return Err(ApiError::NotOnTurn);
        }
        let mut sitting = sitting.lock().await;
        if sitting.table.at() != at as usize {
            return Err(ApiError::Stale { at: sitting.table.at() as u32 });
        }
        let preview = preview_of(&sitting, seat, &actions, at)?;
        // The mark is on disk before anybody reads the hint: no move need ever follow it.
        let kept = move |store: &mut store::Store| store.hint(&id, at as usize, seat.index() as u8);
        self.inner.lane.run(kept).await?;
        sitting.hinted.insert(at as usize);
        Ok(Hint { actions, preview })
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
