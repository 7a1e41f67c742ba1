//! Help from the bots for people: a hint, the best of what may be done, and bots that hurry.

use std::sync::Arc;

use bots::{Patience, Why};
use game::Seat;
use search::{Progress, Stop};
use table::{AnyAction, AnyTable, Level};
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

/// Who finishes what somebody stronger began: it looks to the end of the turn and is soon done.
const FINISHER: Level = Level::Rival;

/// An action with the rest of what it is a part of, as a flight goes on to its end. The rest is bound
/// by positions alone: the same every time, and known at once.
pub(crate) fn whole(table: &AnyTable, seat: Seat, first: AnyAction, stop: &Stop) -> Vec<AnyAction> {
    let patience = Patience { longer: None, threads: 1, stop };
    let mut ahead = table.clone();
    let mut actions = vec![first];
    while actions.len() < Decision::MOST_ACTIONS {
        let last = actions[actions.len() - 1];
        if !ahead.is_part(seat, last).unwrap_or(false) {
            break;
        }
        let Ok(after) = ahead.act(seat, &[last], ahead.at(), 0) else { break };
        ahead = after;
        match bots::advice(&ahead, seat, FINISHER, patience, &Progress::new()) {
            Some(next) => actions.push(next),
            None => break,
        }
    }
    actions
}

/// What a strong player would decide: one action, or all that belong together.
fn decision(table: &AnyTable, seat: Seat, patience: Patience<'_>) -> Vec<AnyAction> {
    let first = bots::hint(table, seat, patience);
    first.map_or_else(Vec::new, |it| whole(table, seat, it, patience.stop))
}

/// What a strong player would decide, and what else is nearly as good: never more than half of what
/// may be done, since the best of two is one.
fn decisions(table: &AnyTable, seat: Seat, patience: Patience<'_>) -> Vec<Vec<AnyAction>> {
    let mut found = vec![decision(table, seat, patience)];
    let ranked = bots::ranking(table, seat, patience);
    let most = (ranked.len() / 2).clamp(1, MOST_SUGGESTED);
    let best = ranked.first().map_or(0.0, |&(_, worth)| worth);
    for (action, _) in ranked.into_iter().take_while(|(_, worth)| best - worth <= MARGIN) {
        if found.len() >= most {
            break;
        }
        let other = whole(table, seat, action, patience.stop);
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
        let think =
            |table: &AnyTable, seat, patience: Patience<'_>| vec![decision(table, seat, patience)];
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
            return Ok(vec![Hint { actions, preview, why: Why::default() }]);
        }
        let waiting = StopsWhenDropped(Arc::new(Stop::new()));
        let stop = Arc::clone(&waiting.0);
        let (longer, threads) = self.means().await;
        let thinking = spawn_blocking(move || {
            let with_reasons = |actions: Vec<AnyAction>| {
                let why = bots::reasons(&table, seat, &actions, None, &stop);
                (actions, why)
            };
            guarded("hint", || {
                let found = think(&table, seat, Patience { longer, threads, stop: &stop });
                found.into_iter().map(with_reasons).collect::<Vec<_>>()
            })
        });
        let thought = thinking.await.map_err(|_| bug("hint", "the thread is gone"))??;
        if thought.first().is_none_or(|(actions, _)| actions.is_empty()) {
            return Err(ApiError::NotOnTurn);
        }
        let mut open_table = open_table.lock().await;
        if open_table.table.at() != at as usize {
            return Err(ApiError::Stale { at: open_table.table.at() as u32 });
        }
        let hint = |(actions, why): (Vec<AnyAction>, Why)| {
            let preview = preview_of(&open_table, seat, &actions, at)?;
            Ok(Hint { actions, preview, why })
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
