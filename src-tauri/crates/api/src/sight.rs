//! Whether anybody sees the screen, and what the device lives on. Out of sight and on battery nothing
//! is worked on that can wait.

use std::sync::PoisonError;

use crate::app::App;
use crate::wire::{ApiError, OfTable, Sight, TableId};

/// What is known of that, and what waits for a look.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// What the screen said last; nothing when it never did.
    told: Option<Sight>,
    is_minimised: bool,
    /// The review that was being made when the screen went out of sight.
    review: Option<TableId>,
}

impl App {
    /// The screen came into sight or went out of it, or the device was plugged in or out.
    pub(crate) async fn sight(&self, told: Sight) -> Result<(), ApiError> {
        self.with_seen(|seen| seen.told = Some(told));
        if !told.is_in_sight {
            let left = self.leave_review().await?;
            self.with_seen(|seen| seen.review = left.or(seen.review.take()));
            self.rest().await;
            return Ok(());
        }
        for open_table in self.inner.tables.lock().await.all() {
            open_table.lock().await.come_back();
        }
        if let Some(table) = self.with_seen(|seen| seen.review.take()) {
            self.start_review(OfTable { table }).await?;
        }
        Ok(())
    }

    /// The window was minimised, on a phone put into the background, or is shown again. Some systems
    /// do not tell the page of it.
    pub fn set_minimised(&self, is_minimised: bool) {
        let was = self.with_seen(|seen| std::mem::replace(&mut seen.is_minimised, is_minimised));
        if was != is_minimised {
            self.is_asked();
        }
    }

    /// Whether there may be work that nobody asked for.
    pub(crate) fn may_work(&self) -> bool {
        let is_spare = |it: Sight| it.is_in_sight && !it.is_on_battery;
        self.with_seen(|seen| !seen.is_minimised && seen.told.is_none_or(is_spare))
    }

    fn with_seen<T>(&self, what: impl FnOnce(&mut Seen) -> T) -> T {
        what(&mut self.inner.seen.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
