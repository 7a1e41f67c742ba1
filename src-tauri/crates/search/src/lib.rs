//! Players that know no game by name: they choose from what a seat sees, and nothing else.
//!
//! A [`Player`] is handed [`game::Seen`], which cannot reach the truth, a generator and a
//! [`Limits`]. With the same three it chooses the same action, on every machine, as long as it is
//! not stopped early.

mod evaluator;
mod greedy;
mod hash;
mod keyed_draws;
mod limits;
mod odds;
mod one_ply;
mod player;
mod race;
mod random;
mod reward;
mod rollout;
mod simulator;
mod turns;

pub use evaluator::{Dice, Evaluator, Points, Worth, leave_out_folly, own_plan};
pub use greedy::Greedy;
pub use limits::{Limits, Progress, Stop};
pub use odds::{WinModel, firsts};
pub use one_ply::{OnePly, Weakness};
pub use player::Player;
pub use race::{RaceRules, Racing};
pub use random::Random;
pub use reward::lead;
pub use rollout::{Rollout, RolloutSettings};
pub use simulator::{Determinization, End, Simulator};
