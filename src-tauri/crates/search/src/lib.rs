//! Players that know no game by name: they choose from what a seat sees, and nothing else.
//!
//! A [`Player`] is handed [`game::Seen`], which cannot reach the truth, a generator and a
//! [`Leash`]. With the same three it chooses the same action, on every machine, as long as it is
//! not stopped early.

mod greedy;
mod guide;
mod hash;
mod ismcts;
mod leash;
mod lots;
mod odds;
mod one_ply;
mod player;
mod race;
mod random;
mod reward;
mod rollout;
mod scout;
mod turns;

pub use greedy::Greedy;
pub use guide::{Dice, Guide, Points, Worth, own_plan};
pub use ismcts::{Bias, Ismcts, Settings};
pub use leash::{Leash, Progress, Stop};
pub use odds::{Odds, firsts};
pub use one_ply::{Faults, OnePly};
pub use player::Player;
pub use race::{Race, RaceRules};
pub use random::Random;
pub use reward::lead;
pub use rollout::{Rollout, RolloutSettings};
pub use scout::{End, Future, Scout};
