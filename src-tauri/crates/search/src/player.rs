//! [`Player`]: whatever chooses for a seat.

use game::{Game, HouseRng, Seen};

use crate::Limits;

/// Chooses for a seat. Usable as `dyn Player<G>`, so that a table can seat any of them.
pub trait Player<G: Game>: Send + Sync {
    /// One legal action of the seat whose eyes these are; `None` when it has none.
    ///
    /// A function of what is seen, of `rng` and of the limits's nodes. Stopped early, it gives the
    /// best action found so far, or, before it found any, the first legal one.
    fn choose(
        &self,
        seen: Seen<'_, G>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Option<G::Action>;
}
