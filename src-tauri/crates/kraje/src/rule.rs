//! [`Rule`]: what a scoring condition counts, with its numbers and symbols from the pack file. How
//! it is counted stands in `conditions.rs`.

use serde::{Deserialize, Serialize};

use crate::card::{ConditionNo, Symbol};

/// A scoring condition of a pack.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Condition {
    /// Its number.
    pub no: ConditionNo,
    /// Its name.
    pub name: Name,
    /// What it counts: fields `rule` and `params`.
    #[serde(flatten)]
    pub rule: Rule,
}

/// A name from the pack file in both languages.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// Czech.
    pub cs: String,
    /// English.
    pub en: String,
}

/// What a condition counts, named after the clause whose condition it is; in the pack file after
/// what it counts. Every rule but [`Rule::LandOfPlenty`] is worth `pts` for each thing it
/// counts.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "rule", content = "params")]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Rule {
    /// Fields of the largest group of rivers joined end to end (PK-C1).
    #[serde(rename = "largestRiverChain")]
    MightyRiver {
        /// Points each.
        pts: i32,
        /// Smaller groups do not count.
        min_group: u32,
    },
    /// Fields in connected groups of a symbol (PK-C2).
    #[serde(rename = "groupedCells")]
    NobleWoodlands {
        /// The symbol.
        symbol: Symbol,
        /// Smaller groups do not count.
        min_group: u32,
        /// Points each.
        pts: i32,
    },
    /// Fields of a symbol on the border (PK-C3).
    #[serde(rename = "borderCells")]
    BarrierRange {
        /// The symbol.
        symbol: Symbol,
        /// Points each.
        pts: i32,
    },
    /// Kinds of other symbols around each field of a symbol (PK-C4).
    #[serde(rename = "distinctSymbolsNear")]
    ThrivingVillages {
        /// The symbol.
        symbol: Symbol,
        /// Points for each kind.
        pts: i32,
    },
    /// Pairs of two symbols anywhere (PK-C5).
    #[serde(rename = "pairs")]
    CircleOfLife {
        /// The two symbols.
        symbols: [Symbol; 2],
        /// Points for each pair.
        pts: i32,
    },
    /// Fields of a symbol away from others of it (PK-C6).
    #[serde(rename = "isolated")]
    AncientRelics {
        /// The symbol.
        symbol: Symbol,
        /// No other one around.
        not_near: bool,
        /// No other one in the row or the column.
        not_same_line: bool,
        /// Points each.
        pts: i32,
    },
    /// Rivers flowing into fields of a symbol (PK-C7).
    #[serde(rename = "riverFlowsInto")]
    RoaringFalls {
        /// The symbol.
        symbol: Symbol,
        /// Points for each river field and field it flows into.
        pts: i32,
    },
    /// Rivers flowing past fields of a symbol (PK-C8).
    #[serde(rename = "riverFlowsPast")]
    ShadedStreams {
        /// The symbol.
        symbol: Symbol,
        /// Points for each river field and field it flows past.
        pts: i32,
    },
    /// Pairs of fields exactly so far apart (PK-C9).
    #[serde(rename = "exactDistance")]
    ValleyGuardians {
        /// The symbol one starts from.
        from: Symbol,
        /// The symbol one goes to.
        to: Symbol,
        /// The length of the shortest way.
        distance: u32,
        /// Points for each pair.
        pts: i32,
    },
    /// Fields of a symbol far from all others of some symbols (PK-C10).
    #[serde(rename = "farFrom")]
    MercilessHunters {
        /// The symbol.
        symbol: Symbol,
        /// The symbols to keep away from.
        from: Vec<Symbol>,
        /// How far at least.
        min_distance: u32,
        /// Points each.
        pts: i32,
    },
    /// Fields of a symbol with enough of another around (PK-C11).
    #[serde(rename = "enoughNear")]
    ForestSpirit {
        /// The symbol.
        symbol: Symbol,
        /// What has to be around.
        near: Symbol,
        /// How many at least.
        min: u32,
        /// Points each.
        pts: i32,
    },
    /// Fields of a symbol near the best centre (PK-C12).
    #[serde(rename = "bestCentre")]
    CityCentre {
        /// The symbol of the centre.
        centre: Symbol,
        /// What is counted.
        count: Symbol,
        /// How far at most.
        max_distance: u32,
        /// Points each.
        pts: i32,
    },
    /// Fields of the longest straight line (PK-C13).
    #[serde(rename = "longestLine")]
    DistantOutposts {
        /// Points each.
        pts: i32,
    },
    /// Fields of the largest square (PK-C14).
    #[serde(rename = "largestSquare")]
    CloseNeighbours {
        /// Points each.
        pts: i32,
    },
    /// Fields of the largest connected group of empty fields (PK-C15).
    #[serde(rename = "largestEmptyGroup")]
    GreatPrairie {
        /// Points each.
        pts: i32,
        /// Smaller groups do not count.
        min_group: u32,
    },
    /// As much as the least valuable other condition (PK-C16).
    #[serde(rename = "copyLowest")]
    LandOfPlenty {
        /// Whether the shared condition is one of them.
        include_shared: bool,
    },
    /// Fields with any of some symbols (PK-C17, PK-C18).
    CountCells {
        /// The symbols.
        symbols: Vec<Symbol>,
        /// Points each.
        pts: i32,
    },
}

impl Rule {
    /// Points for each thing it counts; a copied value counts once as it is.
    pub const fn each(&self) -> i32 {
        match *self {
            Self::MightyRiver { pts, .. }
            | Self::NobleWoodlands { pts, .. }
            | Self::BarrierRange { pts, .. }
            | Self::ThrivingVillages { pts, .. }
            | Self::CircleOfLife { pts, .. }
            | Self::AncientRelics { pts, .. }
            | Self::RoaringFalls { pts, .. }
            | Self::ShadedStreams { pts, .. }
            | Self::ValleyGuardians { pts, .. }
            | Self::MercilessHunters { pts, .. }
            | Self::ForestSpirit { pts, .. }
            | Self::CityCentre { pts, .. }
            | Self::DistantOutposts { pts }
            | Self::CloseNeighbours { pts }
            | Self::GreatPrairie { pts, .. }
            | Self::CountCells { pts, .. } => pts,
            Self::LandOfPlenty { .. } => 1,
        }
    }
}
