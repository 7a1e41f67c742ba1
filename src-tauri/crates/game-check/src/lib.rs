//! Conformance kit for rule engines: plays random games and tests, at every position and for
//! every seat, what the contract asks of a [`game::Game`].
//!
//! An engine's whole test is one call, with its own conservation laws as the last argument:
//!
//! ```text
//! check::<Kraje>(&Setup::default(), 0..200, |position| position.cards_are_conserved());
//! ```
//!
//! [`Packs`] does the same over packs of components that are made at random, by the engine's own
//! generator or by a [`Mutator`] of the pack it comes with.
//!
//! A [`Fault`] names the law that was broken, seed, step and seat, and carries the game so far as
//! a trace that `lab replay` reads. [`Check`] has the knobs. The tests of this crate put faults
//! into a toy game on purpose and ask that each is caught under the right name.

mod breach;
mod check;
mod fairness;
mod fault;
mod law;
mod mutate;
mod packs;
mod run;
mod scene;
mod scores;
mod secrets;
mod steps;
mod tally;
mod tier;
mod turns;

pub use check::{Check, check};
pub use fault::Fault;
pub use law::Law;
pub use mutate::Mutator;
pub use packs::{PackTally, Packs, play_to_end};
pub use tally::Tally;
pub use tier::tier;
