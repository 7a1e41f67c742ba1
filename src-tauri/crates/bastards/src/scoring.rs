//! Points: what the score sheet says and who wins (`SB-DOMINANCE`, `SB-END`).

use serde::Serialize;

use crate::ids::Planet;

/// What a line of the score sheet is for.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "BastardsSource"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Source {
    /// Planets dominated after this round.
    Dominance {
        /// Which round.
        round: u8,
    },
    /// Pairs of diplomacy.
    Diplomacy,
    /// Coins that become points at the end.
    Coins,
}

/// What a term of a line counts.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "BastardsUnit"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Unit {
    /// Dominated planets.
    Planet,
    /// Pairs.
    Pair,
    /// Full sums of this many coins.
    Coins {
        /// How many make a point.
        each: u8,
    },
}

/// A place that earned points.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "BastardsField"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Field {
    /// A planet.
    Planet {
        /// Which.
        planet: Planet,
    },
}
