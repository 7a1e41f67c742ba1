//! What comes back when a step is refused.

use std::error::Error;
use std::fmt;

use serde::Serialize;

use crate::{Game, Step};

/// Why a step was refused. `R` are the game's own reasons.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", content = "reason", rename_all = "camelCase")]
pub enum Refusal<R> {
    /// The game is over.
    Over,
    /// The seat does not exist or is not on turn.
    NotYourTurn,
    /// A seat acted while chance has to bring something up.
    ChanceFirst,
    /// Chance brought something up while it is not on turn.
    NotChance,
    /// Chance cannot bring this up now: it is used up, or there is no such thing.
    Impossible,
    /// The rules of the game forbid it.
    Rule(R),
}

/// A refused step with the reason; the position was left as it was.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Illegal<G: Game> {
    /// What was tried.
    pub step: Step<G>,
    /// Why it was refused.
    pub why: Refusal<G::Reason>,
}

impl<G: Game> fmt::Display for Illegal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is illegal: {:?}", self.step, self.why)
    }
}

impl<G: Game> Error for Illegal<G> {}
