//! [`TableError`]: why a table refuses.

use std::error::Error;
use std::fmt;

use game::Refusal;

/// Why a table refuses; it stays as it was. `R` are the game's own reasons.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum TableError<R> {
    /// The table has moved on since it was last seen.
    Stale {
        /// The present number of steps.
        at: usize,
    },
    /// The seat does not hold the device, or the table waits for something else.
    NotOnTurn,
    /// The rules forbid an action.
    Illegal {
        /// Its number among those that were to be taken together, from 0.
        n: usize,
        /// Why.
        why: Refusal<R>,
    },
    /// Something comes to light before an action, which so cannot be decided together with those
    /// before it.
    Unforeseen {
        /// Its number among those that were to be taken together, from 1.
        n: usize,
    },
    /// There is nothing to take back, or to take again.
    NothingToUndo,
    /// Chance cannot bring up this entry of the script.
    Script {
        /// Its number, from 0.
        n: usize,
    },
}

impl<R: fmt::Debug> fmt::Display for TableError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stale { at } => write!(f, "the table is at step {at} by now"),
            Self::NotOnTurn => write!(f, "not on turn"),
            Self::Illegal { n, why } => write!(f, "action {n} is illegal: {why:?}"),
            Self::Unforeseen { n } => write!(f, "something comes to light before action {n}"),
            Self::NothingToUndo => write!(f, "nothing to take back or again"),
            Self::Script { n } => write!(f, "entry {n} of the script cannot come up"),
        }
    }
}

impl<R: fmt::Debug> Error for TableError<R> {}
