//! Bots at a table: what the bot of a level would do there. Searches are compiled here, for all who
//! ask about a table.

use std::time::Duration;

use game::{Seat, Seen, rng_from_seed};
use search::{Limits, Progress, Stop};
use table::{Advise, AnyAction, AnyTable, Level};

use crate::{Opponents, character, player, ranked};

/// How many positions are judged, and for how long, to put all that may be done in order.
const RANKING: (u32, Duration) = (20_000, Duration::from_millis(600));

/// How long somebody waits for a bot.
#[derive(Copy, Clone, Debug)]
pub struct Patience<'a> {
    /// How many times longer it may think here than where its level was measured; see
    /// [`slowness`](crate::slowness). `None` without a limit of time: it is bound by positions alone
    /// and plays the same everywhere.
    pub longer: Option<f32>,
    /// On how many threads.
    pub threads: u32,
    /// What ends it.
    pub stop: &'a Stop,
}

/// What the bot of a level would do for a seat, knowing what the seat knows; `None` when there is
/// nothing to do. The same table leads to the same answer: undo does not fish for another one.
pub fn advice(
    table: &AnyTable,
    seat: Seat,
    level: Level,
    patience: Patience<'_>,
    progress: &Progress,
) -> Option<AnyAction> {
    table.advice(seat, &Adviser::at(table, seat, Some(level), patience, progress))
}

/// What a strong player would do for a seat within a second, as [`advice`].
pub fn hint(table: &AnyTable, seat: Seat, patience: Patience<'_>) -> Option<AnyAction> {
    table.advice(seat, &Adviser::at(table, seat, None, patience, &Progress::new()))
}

/// What may be done, the best first, each with its worth in points.
pub fn ranking(table: &AnyTable, seat: Seat, patience: Patience<'_>) -> Vec<(AnyAction, f32)> {
    let progress = Progress::new();
    table.ranking(seat, &Adviser::at(table, seat, None, patience, &progress))
}

struct Adviser<'a> {
    /// `None` for the one whom the game has for advice.
    level: Option<Level>,
    /// What it draws lots from for this choice.
    seed: u64,
    /// What tells this game from others.
    game: u64,
    patience: Patience<'a>,
    progress: &'a Progress,
}

impl<'a> Adviser<'a> {
    fn at(
        table: &AnyTable,
        seat: Seat,
        level: Option<Level>,
        patience: Patience<'a>,
        progress: &'a Progress,
    ) -> Self {
        let seed = table.seed() ^ (table.at() as u64) << 8 ^ seat.index() as u64;
        Self { level, seed, game: table.seed(), patience, progress }
    }
}

impl<G: Opponents> Advise<G> for Adviser<'_> {
    fn choose(&self, seen: Seen<'_, G>) -> Option<G::Action> {
        let mut rng = rng_from_seed(self.seed);
        // Far away from the dealer's streams of the same seed.
        rng.set_stream(u64::MAX);
        let Patience { longer, threads, stop } = self.patience;
        let character = character(self.game, seen.seat());
        let level = self.level.unwrap_or_else(|| G::adviser(seen.n_seats()));
        let bot = player::<G>(level, seen.n_seats(), character);
        let bot = match longer {
            Some(longer) => bot.given(longer),
            None => bot.by_nodes(),
        };
        let limits = bot.limits(stop).on_threads(threads).telling(self.progress);
        bot.player.choose(seen, limits, &mut rng)
    }

    fn rank(&self, seen: Seen<'_, G>) -> Vec<(G::Action, f32)> {
        let mut rng = rng_from_seed(self.seed);
        rng.set_stream(u64::MAX);
        let (nodes, time) = RANKING;
        let limits = Limits::new(nodes, self.patience.stop);
        let limits = match self.patience.longer {
            Some(longer) => limits.within(time.mul_f32(longer)),
            None => limits,
        };
        ranked::<G>(&seen, limits, &mut rng)
    }
}
