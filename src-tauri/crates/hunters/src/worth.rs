//! What points are for and how they add up: [`Source`], [`Unit`] and the equation of a [`Worth`].

use arrayvec::ArrayVec;
use game::Term;
use serde::Serialize;

use crate::zone::Zone;

/// What a line of the sheet is for. Areas are named by their lowest zone.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
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

/// One term of an equation: what is counted, how many there are, and points for each. A list in
/// JSON, because a view has hundreds of them.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Counted(pub Unit, pub i32, pub i32);

/// The most terms of one equation: those of a meadow, each animal inside and outside a pit trap.
pub(crate) const MOST_TERMS: usize = 8;

/// An equation: how many of what at how many points each. Terms of nothing are left out.
#[derive(Clone, Default, Debug)]
pub(crate) struct Worth(ArrayVec<Term<Unit>, MOST_TERMS>);

impl Worth {
    pub(crate) fn add(&mut self, of: Unit, count: u32, each: i32) {
        if count > 0 {
            self.0.push(Term { of, count: count as i32, each });
        }
    }

    pub(crate) fn points(&self) -> i32 {
        self.0.iter().map(|term| term.count * term.each).sum()
    }

    pub(crate) fn terms(&self) -> &[Term<Unit>] {
        &self.0
    }

    /// The terms as they are told.
    pub(crate) fn counted(&self) -> ArrayVec<Counted, MOST_TERMS> {
        self.0.iter().map(|&Term { of, count, each }| Counted(of, count, each)).collect()
    }
}
