//! [`Bot`]: a player with the budget it is meant to have.

use std::time::Duration;

use game::{Game, HouseRng, Seen};
use search::{Greedy, Limits, Player, Random, Stop};
use serde::Deserialize;

/// The positions that the frozen greedy yardstick judges for a choice.
const GREEDY_NODES: u32 = 20_000;

/// How far a bot thinks about one choice: whichever is used up first.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize)]
pub struct Budget {
    /// The most positions to judge.
    pub nodes: u32,
    /// The most milliseconds; `None` without a limit.
    pub ms: Option<u32>,
}

/// A player with the budget it is meant to have.
pub struct Bot<G: Game> {
    /// Who chooses.
    pub player: Box<dyn Player<G>>,
    /// How far it thinks.
    pub budget: Budget,
}

impl<G: Game> Bot<G> {
    /// The yardstick that takes any action.
    pub(crate) fn random() -> Self {
        Self { player: Box::new(Random), budget: Budget { nodes: 1, ms: None } }
    }

    /// The yardstick that takes what scores most at once.
    pub(crate) fn greedy() -> Self {
        Self { player: Box::new(Greedy), budget: Budget { nodes: GREEDY_NODES, ms: None } }
    }

    /// The same with so many times the time, for a device that takes so many times longer; the
    /// positions stay as many.
    #[must_use]
    pub fn given(mut self, longer: f32) -> Self {
        let stretched = |ms: u32| (ms as f32 * longer) as u32;
        self.budget.ms = self.budget.ms.map(stretched);
        self
    }

    /// The same bound by positions alone, so that it plays the same everywhere.
    #[must_use]
    pub fn by_nodes(mut self) -> Self {
        self.budget.ms = None;
        self
    }

    /// As far as its budget goes from now on.
    pub fn limits<'a>(&self, stop: &'a Stop) -> Limits<'a> {
        let limits = Limits::new(self.budget.nodes, stop);
        match self.budget.ms {
            Some(ms) => limits.within(Duration::from_millis(u64::from(ms))),
            None => limits,
        }
    }

    /// What it does now; see [`Player::choose`].
    pub fn choose(&self, seen: Seen<'_, G>, stop: &Stop, rng: &mut HouseRng) -> Option<G::Action> {
        self.player.choose(seen, self.limits(stop), rng)
    }
}
