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

/// What a condition counts. Every rule but [`Rule::CopyLowest`] is worth `pts` for each thing it
/// counts.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "rule", content = "params")]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Rule {
    /// Fields of the largest group of rivers joined end to end (PK-C1).
    LargestRiverChain {
        /// Points each.
        pts: i32,
        /// Smaller groups do not count.
        min_group: u32,
    },
    /// Fields in connected groups of a symbol (PK-C2).
    GroupedCells {
        /// The symbol.
        symbol: Symbol,
        /// Smaller groups do not count.
        min_group: u32,
        /// Points each.
        pts: i32,
    },
    /// Fields of a symbol on the border (PK-C3).
    BorderCells {
        /// The symbol.
        symbol: Symbol,
        /// Points each.
        pts: i32,
    },
    /// Kinds of other symbols around each field of a symbol (PK-C4).
    DistinctSymbolsNear {
        /// The symbol.
        symbol: Symbol,
        /// Points for each kind.
        pts: i32,
    },
    /// Pairs of two symbols anywhere (PK-C5).
    Pairs {
        /// The two symbols.
        symbols: [Symbol; 2],
        /// Points for each pair.
        pts: i32,
    },
    /// Fields of a symbol away from others of it (PK-C6).
    Isolated {
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
    RiverFlowsInto {
        /// The symbol.
        symbol: Symbol,
        /// Points for each river field and field it flows into.
        pts: i32,
    },
    /// Rivers flowing past fields of a symbol (PK-C8).
    RiverFlowsPast {
        /// The symbol.
        symbol: Symbol,
        /// Points for each river field and field it flows past.
        pts: i32,
    },
    /// Pairs of fields exactly so far apart (PK-C9).
    ExactDistance {
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
    FarFrom {
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
    EnoughNear {
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
    BestCentre {
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
    LongestLine {
        /// Points each.
        pts: i32,
    },
    /// Fields of the largest square (PK-C14).
    LargestSquare {
        /// Points each.
        pts: i32,
    },
    /// Fields of the largest connected group of empty fields (PK-C15).
    LargestEmptyGroup {
        /// Points each.
        pts: i32,
        /// Smaller groups do not count.
        min_group: u32,
    },
    /// As much as the least valuable other condition (PK-C16).
    CopyLowest {
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
            Self::LargestRiverChain { pts, .. }
            | Self::GroupedCells { pts, .. }
            | Self::BorderCells { pts, .. }
            | Self::DistinctSymbolsNear { pts, .. }
            | Self::Pairs { pts, .. }
            | Self::Isolated { pts, .. }
            | Self::RiverFlowsInto { pts, .. }
            | Self::RiverFlowsPast { pts, .. }
            | Self::ExactDistance { pts, .. }
            | Self::FarFrom { pts, .. }
            | Self::EnoughNear { pts, .. }
            | Self::BestCentre { pts, .. }
            | Self::LongestLine { pts }
            | Self::LargestSquare { pts }
            | Self::LargestEmptyGroup { pts, .. }
            | Self::CountCells { pts, .. } => pts,
            Self::CopyLowest { .. } => 1,
        }
    }
}
