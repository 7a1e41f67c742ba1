//! [`SeatResult`]: what a finished game leaves behind of one seat. The table derives it, the store
//! keeps it, statistics read it, and it crosses the door as it is.

use std::collections::BTreeMap;

use serde::Serialize;

/// What a finished game leaves behind of one seat.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
#[serde(rename_all = "camelCase")]
pub struct SeatResult {
    /// Whether it began.
    pub is_starter: bool,
    /// Its points, with its head start.
    pub score: i32,
    /// Its place, from 1; tied seats share one.
    pub place: u8,
    /// The rank its points reach in a game for one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<String>,
    /// Its points by kind of source; what brought and cost nothing is left out.
    pub points: BTreeMap<String, i32>,
    /// The line of its sheet with the most points, when one has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub feature: Option<Feature>,
    /// The most it gained at one stroke, when it ever gained anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stroke: Option<Stroke>,
    /// How long it thought, in ms.
    pub think_ms: u64,
    /// How many actions it took.
    pub n_acts: u32,
    /// How often it took something back.
    pub n_undone: u32,
}

/// A largest single source of points.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Feature {
    /// Its kind, one of the game's sources.
    pub kind: String,
    /// Its points.
    pub points: i32,
}

/// The most points gained at one stroke.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Stroke {
    /// The gain.
    pub points: i32,
    /// After how many steps it was complete.
    pub at: u32,
}
