//! The contract between the rule engines and everything else.
//!
//! A rule engine is a plain value that changes only by [`Step`]s: what a seat did, or what chance
//! brought up, written down. Setup + steps = the game, and so the save, the undo, the replay and
//! the bug report. Everything above this crate (tables, search, the lab) knows games only by the
//! traits [`Game`] and [`Title`]; everything below it is one game's rules.

mod contract;
mod dealer;
mod illegal;
mod odds;
mod pack;
mod places;
mod result;
mod score;
mod seat;
mod seen;
mod setup;
mod sink;
mod step;
mod title;
mod turn;

pub use contract::{Game, Sheet};
pub use dealer::{Dealer, rng_from_seed};
pub use illegal::{Illegal, Refusal};
pub use odds::{Draws, Odds};
pub use pack::{PackRef, PackShelf, Packed};
pub use places::Places;
pub use result::{Feature, SeatResult, Stroke};
pub use score::{Line, ScoreSheet, SeatSheet, Term};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seen::Seen;
pub use setup::SetupError;
pub use sink::Sink;
pub use step::Step;
pub use title::{OnePack, PackCard, Title, other_pack};
pub use turn::Turn;

/// The random number generator of the whole house: portable, seedable, the same stream on every
/// machine and in every version (`dealer.rs` pins it with a golden test).
pub use rand_chacha::ChaCha8Rng as HouseRng;
