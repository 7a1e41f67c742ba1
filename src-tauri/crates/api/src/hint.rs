//! Help from the bots for people: a hint, the best of what may be done, and bots that hurry.

use std::sync::Arc;

use bots::Patience;
use game::Seat;
use search::Stop;
use table::{AnyAction, AnyTable};
use tokio::task::spawn_blocking;

use crate::app::{App, preview_of};
use crate::guard::{bug, guarded};
use crate::wire::{ApiError, Decision, Hint, HintOf, Hints, OfTable};

/// Brings a search to its end when what it finds is not waited for any more.
pub(crate) struct StopsWhenDropped(pub(crate) Arc<Stop>);

impl Drop for StopsWhenDropped {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// How many decisions are suggested at most.
const MOST_SUGGESTED: usize = 3;

/// So many points worse than the best, a decision is not among the best any more.
const MARGIN: f32 = 5.0;

/// What a strong player would decide: one action, or all that belong together. It goes on from
/// `first`, if that is settled.
fn decision(
    table: &AnyTable,
    seat: Seat,
    first: Option<AnyAction>,
    patience: Patience<'_>,
) -> Vec<AnyAction> {
    let mut actions = Vec::new();
    let mut ahead = table.clone();
    while actions.len() < Decision::MOST_ACTIONS {
        let settled = first.filter(|_| actions.is_empty());
        let thought = || bots::hint(&ahead, seat, patience);
        let Some(action) = settled.or_else(thought) else { break };
        let goes_on = ahead.is_part(seat, action).unwrap_or(false);
        actions.push(action);
        match ahead.act(seat, &[action], ahead.at(), 0) {
            Ok(after) if goes_on => ahead = after,
            Ok(_) | Err(_) => break,
        }
    }
    actions
}

/// What a strong player would decide, and what else is nearly as good: never more than half of what
/// may be done, since the best of two is one.
fn decisions(table: &AnyTable, seat: Seat, patience: Patience<'_>) -> Vec<Vec<AnyAction>> {
    let mut found = vec![decision(table, seat, None, patience)];
    let ranked = bots::ranking(table, seat, patience);
    let most = (ranked.len() / 2).clamp(1, MOST_SUGGESTED);
    let best = ranked.first().map_or(0.0, |&(_, worth)| worth);
    for (action, _) in ranked.into_iter().take_while(|(_, worth)| best - worth <= MARGIN) {
        if found.len() >= most {
            break;
        }
        let other = decision(table, seat, Some(action), patience);
        // What is decided together may be said in another order and be the same.
        let is_new = |known: &Vec<AnyAction>| other.iter().any(|it| !known.contains(it));
        if found.iter().all(is_new) {
            found.push(other);
        }
    }
    found.retain(|actions| !actions.is_empty());
    found
}

impl App {
    /// What a strong player would do for the person who is to act here.
    pub(crate) async fn hint(&self, of: HintOf) -> Result<Hint, ApiError> {
        let think = |table: &AnyTable, seat, patience: Patience<'_>| {
            vec![decision(table, seat, None, patience)]
        };
        let hints = self.advise(of, think).await?;
        hints.into_iter().next().ok_or(ApiError::NotOnTurn)
    }

    /// The best that the person can do who is to act here.
    pub(crate) async fn suggest(&self, of: HintOf) -> Result<Hints, ApiError> {
        Ok(Hints { hints: self.advise(of, decisions).await? })
    }

    /// What `think` says of a table, with what it would change; the game is marked for it.
    async fn advise(
        &self,
        of: HintOf,
        think: impl FnOnce(&AnyTable, Seat, Patience<'_>) -> Vec<Vec<AnyAction>> + Send + 'static,
    ) -> Result<Vec<Hint>, ApiError> {
        let HintOf { table: id, seat, at } = of;
        let open_table = self.table_of(&id).await?;
        let (table, taught) = {
            let open_table = open_table.lock().await;
            if open_table.exercise.is_some() {
                return Err(ApiError::NotOnTurn);
            }
            (open_table.table.clone(), open_table.lesson().map(str::to_owned))
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
            let preview = preview_of(&*open_table.lock().await, seat, &actions, at)?;
            return Ok(vec![Hint { actions, preview }]);
        }
        let waiting = StopsWhenDropped(Arc::new(Stop::new()));
        let stop = Arc::clone(&waiting.0);
        let (longer, threads) = self.means().await;
        let thinking = spawn_blocking(move || {
            guarded("hint", || think(&table, seat, Patience { longer, threads, stop: &stop }))
        });
        let thought = thinking.await.map_err(|_| bug("hint", "the thread is gone"))??;
        if thought.first().is_none_or(Vec::is_empty) {
            return Err(ApiError::NotOnTurn);
        }
        let mut open_table = open_table.lock().await;
        if open_table.table.at() != at as usize {
            return Err(ApiError::Stale { at: open_table.table.at() as u32 });
        }
        let hint = |actions: Vec<AnyAction>| {
            let preview = preview_of(&open_table, seat, &actions, at)?;
            Ok(Hint { actions, preview })
        };
        let hints = thought.into_iter().map(hint).collect::<Result<Vec<_>, ApiError>>()?;
        // The mark is on disk before anybody reads the hint: no move need ever follow it.
        let kept = move |store: &mut store::Store| store.hint(&id, at as usize, seat.index() as u8);
        self.inner.db.run(kept).await?;
        open_table.hinted.insert(at as usize);
        Ok(hints)
    }

    /// Brings all bots of a table to their answers.
    pub(crate) async fn hurry(&self, of: OfTable) -> Result<(), ApiError> {
        let open_table = self.table_of(&of.table).await?;
        for bot in &open_table.lock().await.bots {
            bot.stop().stop();
        }
        Ok(())
    }
}
