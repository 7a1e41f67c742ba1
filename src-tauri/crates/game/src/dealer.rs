//! [`Dealer`]: where chance comes from in a real game.
//!
//! The draw number `n` from pile `p` of a game is a function of (seed, p, n) and of what the pile
//! holds. So undo and redo bring up the same thing and nobody can fish for a better one, and two
//! tables with the same seed get the same order of the same pile.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::Game;

/// Brings up what chance brings up, from the game's seed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Dealer {
    seed: u64,
}

impl Dealer {
    /// The dealer of the game with this seed.
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// The outcome of draw number `n_drawn` (counted from 0) from the pile that chance draws from
    /// now; `None` when chance is not on turn.
    pub fn draw<G: Game>(self, position: &G, n_drawn: u32) -> Option<G::Chance> {
        let mut rng = rng_from_seed(self.seed);
        rng.set_stream(u64::from(position.pile()) << 32 | u64::from(n_drawn));
        position.sample_chance(&mut rng)
    }
}

/// The house's generator from a seed.
pub fn rng_from_seed(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

#[cfg(test)]
mod tests {
    use rand::{Rng, RngExt};

    use super::*;

    /// Saved games hold what chance brought up, but shared seeds and the day's game hold only the
    /// seed: if this stream ever changed, they would deal other cards.
    #[test]
    fn the_stream_of_a_seed_is_pinned() {
        let mut rng = rng_from_seed(2026);
        let words: Vec<u32> = (0..4).map(|_| rng.next_u32()).collect();
        assert_eq!(words, [243_246_935, 2_575_501_986, 1_457_898_235, 1_090_804_961]);
        let mut rng = rng_from_seed(2026);
        rng.set_stream(1 << 32 | 7);
        let dice: Vec<u32> = (0..8).map(|_| rng.random_range(1..=6)).collect();
        assert_eq!(dice, [6, 2, 6, 4, 3, 4, 3, 3]);
    }
}
