//! The review of a finished game.

use bots::Why;
use game::Seat;
use review::{Beat, Review};
use serde::{Deserialize, Serialize};
use statistics::Fair;
use table::{AnyAction, AnyOffer, GameId};

use super::{Preview, ProfileId, TableId};

/// What a review says, as far as it has come.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewState {
    /// Which game's.
    pub table: TableId,
    /// Whether it is being made now.
    pub is_running: bool,
    /// What it says so far; `null` before it was begun.
    pub review: Option<Review>,
    /// The key moments before which a hint was asked for.
    pub advised: Vec<u32>,
    /// What lies so many of its standard errors from 0 is told from it.
    pub doubt: f64,
    /// What the draws of all their reviewed games of this name come to, for whoever has a profile
    /// and more than one of them.
    pub bags: Vec<Bag>,
}

/// What there is to tell of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameStory {
    /// Which game's.
    pub table: TableId,
    /// Whether a review that is done added what it found.
    pub is_reviewed: bool,
    /// What there is to tell, in its order.
    pub beats: Vec<Beat>,
}

/// The luck of one person in all their reviewed games of one name: near 0 where the bag is fair.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Bag {
    /// The seat they have in this one.
    pub seat: Seat,
    /// In how many games.
    pub games: u32,
    /// What the draws of all of them gave, in points beside the mean of the others; alone in points.
    pub luck: f64,
    /// How far from 0 chance usually goes in so many games at most: two standard errors.
    pub usually: f64,
}

/// Whose luck is asked for, and in which game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FortuneOf {
    /// The person.
    pub profile: ProfileId,
    /// The game.
    pub game: GameId,
}

/// The luck of one person in all their reviewed games of one name, game by game. Luck is in points
/// beside the mean of the others at the table; alone in points.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Fortune {
    /// What it comes to after each of them, the oldest first; empty with fewer than two.
    pub course: Vec<FortuneAt>,
    /// All together.
    pub luck: f64,
    /// How far from 0 chance usually goes in so many games at most: two standard errors.
    pub usually: f64,
    /// A game on the mean.
    pub mean: f64,
    /// How far from 0 that usually lies at most.
    pub mean_usually: f64,
    /// Whether a fair bag explains it.
    pub fair: Fair,
}

/// What luck comes to after a game.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FortuneAt {
    /// Of all games so far.
    pub luck: f64,
    /// How far from 0 chance usually goes in so many games at most: two standard errors.
    pub usually: f64,
}

/// Which key moment of a review is asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MomentOf {
    /// The game.
    pub table: TableId,
    /// Number of the step, from 0.
    pub n: u32,
}

/// A decision on which much was lost: what was played, and what looked better. Each is all that was
/// decided together, as a flight with all its parts.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct KeyMoment {
    /// Number of the step, from 0.
    pub n: u32,
    /// Who decided.
    pub seat: Seat,
    /// What could be done there.
    pub offer: AnyOffer,
    /// What was played.
    pub actions: Vec<AnyAction>,
    /// What that would change, as far as it could be foreseen then.
    pub played: Preview,
    /// What looked better.
    pub better: Vec<AnyAction>,
    /// The same of that.
    pub foreseen: Preview,
    /// What speaks for that beside what was played.
    pub why: Why,
}
