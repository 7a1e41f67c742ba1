//! [`Source`] and [`Unit`]: what points are for.

use serde::Serialize;

use crate::Zone;

/// What a line of the sheet is for. Areas are named by their lowest zone.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "HuntersSource"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Source {
    /// A closed forest (`HG-FOREST`).
    Forest {
        /// Its lowest zone.
        at: Zone,
    },
    /// A closed river (`HG-RIVER`).
    River {
        /// Its lowest zone.
        at: Zone,
    },
    /// The animals scored by the hunting trap (`HG-HUNTING-TRAP`).
    HuntingTrap,
    /// The lakes scored by the canoe (`HG-CANOE`).
    Canoe,
    /// A meadow as it is now (`HG-MEADOW`).
    Meadow {
        /// Its lowest zone.
        at: Zone,
    },
    /// A river system as it is now (`HG-SYSTEM`).
    System {
        /// Its lowest zone.
        at: Zone,
    },
}

/// What a term of a line counts.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(rename = "HuntersUnit"))]
#[serde(rename_all = "camelCase")]
pub enum Unit {
    /// A zone of a forest.
    ForestZone,
    /// A tile of a forest (house rule).
    ForestTile,
    /// A zone of a forest with mushrooms.
    Mushrooms,
    /// A tile of a river.
    RiverTile,
    /// A fish.
    Fish,
    /// A lake.
    Lake,
    /// A deer.
    Deer,
    /// A deer that a tiger eats.
    EatenDeer,
    /// An aurochs.
    Aurochs,
    /// A mammoth.
    Mammoth,
}
