//! The bots that play the lab's games.

use bots::{Bot, Opponents};
use game::{HouseRng, Seat, SeatSet, Seen, Step, rng_from_seed};
use search::Stop;
use table::Level;

/// Where a bot's generator draws from, apart from the dealer's streams, which number piles and
/// draws from 0.
const STREAM: u64 = 1 << 63;

/// The bots of one table, each with a generator of its own.
pub(crate) struct Bots<G: Opponents> {
    seats: Vec<(Bot<G>, HouseRng)>,
    stop: Stop,
}

impl<G: Opponents> Bots<G> {
    /// Bots of these levels at the game with this seed, bound by nodes alone, so that the same
    /// command plays the same games everywhere.
    pub(crate) fn new(levels: &[Level], seed: u64) -> Self {
        let n_seats = levels.len() as u8;
        let bot = |(seat, &level)| {
            let mut bot = bots::player::<G>(level, n_seats, bots::character(seed, seat));
            bot.budget.ms = None;
            bot
        };
        Self::of(Seat::all(n_seats).zip(levels).map(bot), seed)
    }

    /// These bots, in seat order, at the game with this seed.
    pub(crate) fn of(bots: impl Iterator<Item = Bot<G>>, seed: u64) -> Self {
        let seat = |(bot, seat): (Bot<G>, u64)| {
            let mut rng = rng_from_seed(seed);
            rng.set_stream(STREAM | seat);
            (bot, rng)
        };
        Self { seats: bots.zip(0..).map(seat).collect(), stop: Stop::new() }
    }

    /// What the bot of `seat` does now; `None` when it has nothing to do.
    pub(crate) fn choose(&mut self, position: &G, seat: Seat) -> Option<G::Action> {
        let (bot, rng) = &mut self.seats[seat.index()];
        bot.choose(Seen::new(position, seat), &self.stop, rng)
    }
}

/// What all who are asked at once do: everybody chooses before anybody has answered, as bots do in
/// the app. `choose` asks one of them.
pub(crate) fn answers<G: Opponents>(
    seats: SeatSet,
    mut choose: impl FnMut(Seat) -> Option<G::Action>,
) -> Option<Vec<Step<G>>> {
    seats.iter().map(|seat| Some(Step::Act { seat, action: choose(seat)? })).collect()
}

/// The level of this name.
pub(crate) fn level_named(name: &str) -> Result<Level, String> {
    Level::named(name)
        .ok_or_else(|| format!("levels are {}", Level::ALL.map(Level::name).join(", ")))
}
