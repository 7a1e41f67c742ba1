//! Bots: they think on threads of their own, and stop when nobody wants the answer any more.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use bots::Opponents;
use game::{Seat, Seen, rng_from_seed};
use search::{Leash, Progress, Stop};
use table::{Advise, AnyAction, AnyTable, Level, Sitter};

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

/// How long somebody waits for a bot.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Patience<'a> {
    /// How many times longer it may think here than where its level was measured.
    pub(crate) longer: f32,
    /// What ends it.
    pub(crate) stop: &'a Stop,
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
    // The same table leads to the same answer: undo does not fish for another one.
    let seed = table.seed() ^ (table.at() as u64) << 8 ^ seat.index() as u64;
    let bot = Bot { level, seed, game: table.seed(), patience, progress };
    let action = table.advice(seat, &bot)?;
    let think_ms = u32::try_from(began.elapsed().as_millis()).unwrap_or(u32::MAX);
    Some(Answer { action, think_ms })
}

/// How many positions are judged, and for how long, to put all that may be done in order.
const RANKING: (u32, Duration) = (20_000, Duration::from_millis(600));

/// What may be done, the best first, each with its worth in points.
pub(crate) fn ranking(
    table: &AnyTable,
    seat: Seat,
    patience: Patience<'_>,
) -> Vec<(AnyAction, f32)> {
    let seed = table.seed() ^ (table.at() as u64) << 8 ^ seat.index() as u64;
    let progress = Progress::new();
    let level = Level::Expert;
    table.ranking(seat, &Bot { level, seed, game: table.seed(), patience, progress: &progress })
}

struct Bot<'a> {
    level: Level,
    /// What it draws lots from for this choice.
    seed: u64,
    /// What tells this game from others.
    game: u64,
    patience: Patience<'a>,
    progress: &'a Progress,
}

impl<G: Opponents> Advise<G> for Bot<'_> {
    fn choose(&self, seen: Seen<'_, G>) -> Option<G::Action> {
        let mut rng = rng_from_seed(self.seed);
        // Far away from the dealer's streams of the same seed.
        rng.set_stream(u64::MAX);
        let character = bots::character(self.game, seen.seat());
        let bot =
            bots::player::<G>(self.level, seen.n_seats(), character).given(self.patience.longer);
        let leash = bot.leash(self.patience.stop).on_threads(threads()).telling(self.progress);
        bot.player.choose(seen, leash, &mut rng)
    }

    fn rank(&self, seen: Seen<'_, G>) -> Vec<(G::Action, f32)> {
        let mut rng = rng_from_seed(self.seed);
        rng.set_stream(u64::MAX);
        let (nodes, time) = RANKING;
        let Patience { longer, stop } = self.patience;
        let leash = Leash::new(nodes, stop).within(time.mul_f32(longer));
        bots::ranked::<G>(&seen, leash, &mut rng)
    }
}

/// As many threads as the device can spare and still draw.
pub(crate) fn threads() -> u32 {
    let n_cores = available_parallelism().map_or(1, |n| n.get() as u32);
    n_cores.saturating_sub(1).clamp(1, MOST_THREADS)
}
