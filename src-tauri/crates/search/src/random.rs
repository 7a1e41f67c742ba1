//! [`Random`]: the weakest player, and the yardstick of the others.

use game::{Game, HouseRng, Seen};

use crate::{Limits, Player};

/// Any legal action, all equally likely.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(&self, seen: Seen<'_, G>, _: Limits<'_>, rng: &mut HouseRng) -> Option<G::Action> {
        seen.sample_action(rng)
    }
}
