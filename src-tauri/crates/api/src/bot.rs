//! Bots: they think on threads of their own, and stop when nobody wants the answer any more.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Instant;

use bots::Patience;
use game::Seat;
use search::{Progress, Stop};
use table::{AnyAction, AnyTable, Level, Sitter};

/// A bot that thinks, or has thought and waits until it may act. It stops when dropped.
#[derive(Debug)]
pub(crate) struct Thinking {
    pub(crate) seat: Seat,
    pub(crate) answer: Option<Answer>,
    stop: Arc<Stop>,
}

/// What a bot will do.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) action: AnyAction,
    pub(crate) think_ms: u32,
}

impl Thinking {
    /// A bot begins to think.
    pub(crate) fn new(seat: Seat) -> Self {
        Self { seat, answer: None, stop: Arc::new(Stop::new()) }
    }

    /// What ends its thinking; also tells it from others that thought for the same seat.
    pub(crate) fn stop(&self) -> Arc<Stop> {
        Arc::clone(&self.stop)
    }

    /// Whether this is the one.
    pub(crate) fn is(&self, stop: &Arc<Stop>) -> bool {
        Arc::ptr_eq(&self.stop, stop)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// The level of the bot of a seat; `None` when a person sits there.
pub(crate) fn level_of(table: &AnyTable, seat: Seat) -> Option<Level> {
    match table.sitters().get(seat.index()) {
        Some(Sitter::Bot { level }) => Some(*level),
        Some(Sitter::Person) | None => None,
    }
}

/// The most threads that think for one seat: more bring little and heat the device.
const MOST_THREADS: u32 = 4;

/// Thinks for a seat. Blocks until it has an answer or is stopped; then it answers what it has.
pub(crate) fn think(
    table: &AnyTable,
    seat: Seat,
    level: Level,
    patience: Patience<'_>,
    progress: &Progress,
) -> Option<Answer> {
    let began = Instant::now();
    let action = bots::advice(table, seat, level, patience, progress)?;
    let think_ms = u32::try_from(began.elapsed().as_millis()).unwrap_or(u32::MAX);
    Some(Answer { action, think_ms })
}

/// As many threads as the device can spare and still draw.
pub(crate) fn threads() -> u32 {
    let n_cores = available_parallelism().map_or(1, |n| n.get() as u32);
    n_cores.saturating_sub(1).clamp(1, MOST_THREADS)
}
