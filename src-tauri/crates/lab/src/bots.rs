//! The bots that play the lab's games.

use game::{Game, HouseRng, Seat, Seen, rng_from_seed};
use search::{Greedy, Leash, Player, Random, Stop};
use serde_json::Value;
use table::Level;

/// How many positions a bot may look at for one choice.
const NODES: u32 = 20_000;

/// Where a bot's generator draws from, apart from the dealer's streams, which number piles and
/// draws from 0.
const STREAM: u64 = 1 << 63;

/// The bots of one table, each with a generator of its own.
pub(crate) struct Bots<G: Game> {
    seats: Vec<(Box<dyn Player<G>>, HouseRng)>,
    stop: Stop,
}

impl<G: Game> Bots<G> {
    /// Bots of these levels at the game with this seed.
    pub(crate) fn new(levels: &[Level], seed: u64) -> Self {
        let bot = |(&level, seat): (&Level, u64)| {
            let mut rng = rng_from_seed(seed);
            rng.set_stream(STREAM | seat);
            (player(level), rng)
        };
        Self { seats: levels.iter().zip(0..).map(bot).collect(), stop: Stop::new() }
    }

    /// What the bot of `seat` does now.
    pub(crate) fn choose(&mut self, position: &G, seat: Seat) -> Option<G::Action> {
        let (player, rng) = &mut self.seats[seat.index()];
        player.choose(Seen::new(position, seat), Leash::new(NODES, &self.stop), rng)
    }
}

fn player<G: Game>(level: Level) -> Box<dyn Player<G>> {
    match level {
        Level::Random => Box::new(Random),
        Level::Greedy => Box::new(Greedy),
    }
}

/// The level of this name, as on the wire.
pub(crate) fn level_named(name: &str) -> Result<Level, String> {
    serde_json::from_value(Value::from(name)).map_err(|_| {
        let names: Vec<String> = Level::ALL.into_iter().map(name_of).collect();
        format!("levels are {}", names.join(", "))
    })
}

/// The name of a level, as on the wire.
pub(crate) fn name_of(level: Level) -> String {
    let name = serde_json::to_value(level).expect("a level is a plain name");
    name.as_str().unwrap_or_default().to_owned()
}
