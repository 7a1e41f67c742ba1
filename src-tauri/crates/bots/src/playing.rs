//! [`Bots`]: bots that play whole games among themselves, bound by nodes alone, so that the same seed
//! leads to the same game on every device.

use std::sync::Arc;

use game::{Dealer, HouseRng, Seat, SeatSet, Seen, Step, Turn, rng_from_seed};
use search::Stop;
use table::Level;

use crate::{Bot, Opponents, character, player};

/// Where a bot's generator draws from, apart from the dealer's streams, which number piles and
/// draws from 0.
const STREAM: u64 = 1 << 63;

/// A game is not over when it should be: no engine comes near this.
const MOST_STEPS: usize = 1_000_000;

/// The bots of one table, each with a generator of its own.
pub struct Bots<G: Opponents> {
    seats: Vec<(Bot<G>, HouseRng)>,
    stop: Arc<Stop>,
}

impl<G: Opponents> Bots<G> {
    /// Bots of these levels at the game with this seed, bound by nodes alone, so that the same
    /// command plays the same games everywhere.
    pub fn new(levels: &[Level], seed: u64) -> Self {
        Self::again(levels, seed, 0)
    }

    /// The same levels once more at the same game: they decide otherwise where they draw lots.
    pub fn again(levels: &[Level], seed: u64, n: u32) -> Self {
        let n_seats = levels.len() as u8;
        let lots = seed.wrapping_add(u64::from(n).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let bot = |(seat, &level)| player::<G>(level, n_seats, character(lots, seat)).by_nodes();
        Self::of(Seat::all(n_seats).zip(levels).map(bot), lots)
    }

    /// These bots, in seat order, drawing lots by this seed.
    pub fn of(bots: impl Iterator<Item = Bot<G>>, seed: u64) -> Self {
        let seat = |(bot, seat): (Bot<G>, u64)| {
            let mut rng = rng_from_seed(seed);
            rng.set_stream(STREAM | seat);
            (bot, rng)
        };
        Self { seats: bots.zip(0..).map(seat).collect(), stop: Arc::new(Stop::new()) }
    }

    /// The same, ended by this.
    #[must_use]
    pub fn until(self, stop: &Arc<Stop>) -> Self {
        Self { stop: Arc::clone(stop), ..self }
    }

    /// What the bot of `seat` does now; `None` when it has nothing to do.
    pub fn choose(&mut self, position: &G, seat: Seat) -> Option<G::Action> {
        let (bot, rng) = &mut self.seats[seat.index()];
        bot.choose(Seen::new(position, seat), &self.stop, rng)
    }
}

/// What all who are asked at once do: everybody chooses before anybody has answered, as bots do in
/// the app. `choose` asks one of them.
fn answers<G: Opponents>(
    seats: SeatSet,
    mut choose: impl FnMut(Seat) -> Option<G::Action>,
) -> Option<Vec<Step<G>>> {
    seats.iter().map(|seat| Some(Step::Act { seat, action: choose(seat)? })).collect()
}

/// Plays a game to its end, dealt as the app deals games of this seed; gives the last position and the
/// number of steps.
///
/// # Errors
/// When nobody can go on, when the bots were stopped, or what `saw` says of a step.
pub fn play<G: Opponents>(
    mut position: G,
    mut bots: Bots<G>,
    seed: u64,
    mut saw: impl FnMut(Step<G>, &G) -> std::io::Result<()>,
) -> Result<(G, usize), Box<dyn std::error::Error>> {
    let dealer = Dealer::new(seed);
    let mut n_drawn = [0; u8::MAX as usize + 1];
    let mut n_steps = 0;
    while n_steps < MOST_STEPS {
        let steps = match position.turn() {
            Turn::Over => return Ok((position, n_steps)),
            Turn::Chance => {
                let n_drawn = &mut n_drawn[usize::from(position.pile())];
                *n_drawn += 1;
                dealer.draw(&position, *n_drawn - 1).map(|outcome| vec![Step::Chance(outcome)])
            }
            Turn::Seats(seats) => answers(seats, |seat| bots.choose(&position, seat)),
        };
        if bots.stop.is_stopped() {
            return Err("stopped".into());
        }
        let stuck = || format!("seed {seed}: nobody can go on after {n_steps} steps");
        for step in steps.ok_or_else(stuck)? {
            position.apply(step, &mut ());
            saw(step, &position)?;
            n_steps += 1;
        }
    }
    Err(format!("seed {seed}: not over after {MOST_STEPS} steps").into())
}
