//! Looking at a game again, going on from anywhere in it, and the proof that nothing was arranged.

use game::Seat;
use serde::{Deserialize, Serialize};
use table::{CourseLead, CourseMoment, CourseSwing, Periods};

use super::{SeatPlan, TableId};

/// How the points came about so far, as the holder may know it, and what is counted on the way.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Course {
    /// The start, every step that changed somebody's points, and the last.
    pub moments: Vec<CourseMoment>,
    /// Where somebody took the lead alone.
    pub leads: Vec<CourseLead>,
    /// The largest swings between the seats, at most three, in the order of the game.
    pub swings: Vec<CourseSwing>,
    /// The turns or rounds that are counted.
    pub periods: Periods,
    /// Whether a practice game may go on from its positions: not while it keeps secrets.
    pub may_fork: bool,
}

/// A practice game that goes on from a position of another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Fork {
    /// The game.
    pub table: TableId,
    /// After how many of its steps.
    pub at: u32,
    /// Who sits where from there on.
    pub seats: Vec<SeatPlan>,
}

/// Where a game was forked from another.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ForkedFrom {
    /// The other game.
    pub table: TableId,
    /// After how many of its steps.
    pub at: u32,
}

/// The proof that a finished game was dealt from its seed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Fairness {
    /// SHA-256 of `salt:seed` in hex, which every screen of the game showed from its start.
    pub hash: String,
    /// The seed's code.
    pub seed: String,
    /// The salt.
    pub salt: String,
    /// Everything that chance brought up, drawn again.
    pub draws: Vec<FairDraw>,
}

/// One thing that chance brought up.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FairDraw {
    /// Number of the step, from 0.
    pub n: u32,
    /// The pile it was drawn from.
    pub pile: u8,
    /// Which draw from this pile it was, from 0.
    pub nth: u32,
    /// Who had acted last before it; `null` before the first action.
    pub after: Option<Seat>,
    /// Whether the seed brings up the same.
    pub holds: bool,
}
