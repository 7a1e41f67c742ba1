//! Bots: they think on threads of their own, and stop when nobody wants the answer any more.

use std::sync::Arc;
use std::time::Instant;

use game::{Game, Seat, Seen, rng_from_seed};
use search::{Greedy, Leash, Player, Random, Stop};
use table::{Advisor, AnyAction, AnyTable, Level, Sitter};

/// The positions a greedy bot looks at.
const GREEDY_NODES: u32 = 20_000;

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

/// Thinks for a seat. Blocks until it has an answer or is stopped.
pub(crate) fn think(table: &AnyTable, seat: Seat, level: Level, stop: &Stop) -> Option<Answer> {
    let began = Instant::now();
    // The same table leads to the same answer: undo does not fish for another one.
    let seed = table.seed() ^ (table.at() as u64) << 8 ^ seat.index() as u64;
    let action = table.advice(seat, &Bot { level, seed, stop })?;
    let think_ms = u32::try_from(began.elapsed().as_millis()).unwrap_or(u32::MAX);
    Some(Answer { action, think_ms })
}

struct Bot<'a> {
    level: Level,
    seed: u64,
    stop: &'a Stop,
}

impl Advisor for Bot<'_> {
    fn choose<G: Game>(&self, seen: Seen<'_, G>) -> Option<G::Action> {
        let mut rng = rng_from_seed(self.seed);
        // Far away from the dealer's streams of the same seed.
        rng.set_stream(u64::MAX);
        let leash = Leash::new(GREEDY_NODES, self.stop);
        match self.level {
            Level::Random => Random.choose(seen, leash, &mut rng),
            Level::Greedy => Greedy.choose(seen, leash, &mut rng),
        }
    }
}
