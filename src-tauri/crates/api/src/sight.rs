//! Whether anybody sees the screen, and what the device lives on. Out of sight and on battery nothing
//! is worked on that can wait.

use std::sync::PoisonError;

use tokio::time::timeout;

use crate::app::{AT_THE_END, App};
use crate::wire::{ApiError, OfTable, Sight, TableId};

/// What is known of that, and what waits for a look.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// What the screen said last; nothing when it never did.
    told: Option<Sight>,
    is_minimised: bool,
    is_suspended: bool,
    /// The review that was being made when the screen went out of sight.
    review: Option<TableId>,
}

impl App {
    /// The screen came into sight or went out of it, or the device was plugged in or out.
    pub(crate) async fn sight(&self, told: Sight) -> Result<(), ApiError> {
        self.with_seen(|seen| seen.told = Some(told));
        if told.is_in_sight { self.go_on().await } else { self.pause().await }
    }

    /// A phone's system puts the app into the background, and may end it from now on without a word:
    /// clocks and bots stop, and the file is whole.
    pub async fn suspend(&self) {
        self.with_seen(|seen| seen.is_suspended = true);
        self.is_asked();
        let stop = async {
            for open_table in self.inner.tables.lock().await.all() {
                let mut open_table = open_table.lock().await;
                open_table.thought.leave();
                open_table.bots.retain(|bot| bot.answer.is_some());
            }
        };
        let _ = timeout(AT_THE_END, stop).await;
        let _ = timeout(AT_THE_END, self.pause()).await;
    }

    /// The app is in the foreground again.
    pub async fn resume(&self) {
        self.with_seen(|seen| seen.is_suspended = false);
        // Where it takes longer, the page says so once more.
        let _ = timeout(AT_THE_END, self.go_on()).await;
    }

    async fn pause(&self) -> Result<(), ApiError> {
        let left = self.leave_review().await;
        self.rest().await;
        let left = left?;
        self.with_seen(|seen| seen.review = left.or(seen.review.take()));
        Ok(())
    }

    async fn go_on(&self) -> Result<(), ApiError> {
        for open_table in self.inner.tables.lock().await.all() {
            let mut open_table = open_table.lock().await;
            open_table.come_back();
            self.schedule_bots(&mut open_table);
        }
        if let Some(table) = self.with_seen(|seen| seen.review.take()) {
            self.start_review(OfTable { table }).await?;
        }
        Ok(())
    }

    /// The window was minimised, or is shown again. Some systems do not tell the page of it.
    pub fn set_minimised(&self, is_minimised: bool) {
        let was = self.with_seen(|seen| std::mem::replace(&mut seen.is_minimised, is_minimised));
        if was != is_minimised {
            self.is_asked();
        }
    }

    /// Whether bots may think and act.
    pub(crate) fn may_play(&self) -> bool {
        self.with_seen(|seen| !seen.is_suspended)
    }

    /// Whether there may be work that nobody asked for.
    pub(crate) fn may_work(&self) -> bool {
        let is_spare = |it: Sight| it.is_in_sight && !it.is_on_battery;
        self.with_seen(|seen| {
            !seen.is_minimised && !seen.is_suspended && seen.told.is_none_or(is_spare)
        })
    }

    fn with_seen<T>(&self, what: impl FnOnce(&mut Seen) -> T) -> T {
        what(&mut self.inner.seen.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
