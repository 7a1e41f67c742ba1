//! Points: what a line of the sheet is for, and what the whole comes to.

use serde::Serialize;

use crate::card::{ConditionNo, Symbol};

/// What a line of the sheet is for. Lines come in this order: the shared condition, the own
/// conditions as they were placed, then what each of these costs.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeSource"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Source {
    /// The shared condition.
    Shared {
        /// Which.
        condition: ConditionNo,
    },
    /// The shared condition in a realm without a condition of its own: worth nothing (PK-SCORE).
    SharedIdle {
        /// Which.
        condition: ConditionNo,
    },
    /// A condition in the own realm.
    Own {
        /// Which.
        condition: ConditionNo,
    },
    /// What a condition in the own realm costs.
    Penalty {
        /// Which.
        condition: ConditionNo,
    },
}

/// What a term of a line counts.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeUnit"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Unit {
    /// Fields of whatever kind.
    Field,
    /// Empty fields.
    EmptyField,
    /// Fields with a symbol.
    SymbolField {
        /// The symbol.
        symbol: Symbol,
    },
    /// Kinds of symbols around a field, added up over the fields.
    Kind,
    /// Pairs of two fields.
    Pair,
    /// Places where a river flows into, or past, a field.
    Flow,
    /// The value of another condition.
    Copied {
        /// Which.
        condition: ConditionNo,
    },
    /// Conditions in the realm.
    Condition,
}

/// A field of the seat's own realm. Ascending row by row.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeField"))]
pub struct Field {
    /// Row; grows to the south.
    pub y: i8,
    /// Column; grows to the east.
    pub x: i8,
}

/// The rank of a solo game, from the best down (PK-RATING).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "KrajeRank"))]
#[serde(rename_all = "camelCase")]
pub enum Rank {
    /// "Neuvěřitelný", 50 points and more.
    Incredible,
    /// "Úžasný", 40 to 49.
    Amazing,
    /// "Podivuhodný", 30 to 39.
    Wondrous,
    /// "Zapeklitý", 20 to 29.
    Tricky,
    /// "Zmatený", 10 to 19.
    Confused,
    /// "Ztracený", below 10.
    Lost,
}

impl Rank {
    /// All ranks, from the best down.
    pub const ALL: [Self; 6] =
        [Self::Incredible, Self::Amazing, Self::Wondrous, Self::Tricky, Self::Confused, Self::Lost];
}
