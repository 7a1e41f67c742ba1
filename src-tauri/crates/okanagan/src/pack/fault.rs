//! [`PackFault`]: why a pack is refused, as a code with data; the screen has the words.

use std::error::Error;
use std::fmt;

use serde::Serialize;

use crate::goals::Goal;
use crate::tile::Tile;

/// Why a pack is refused.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum PackFault {
    /// The file is not JSON of the right shape.
    Json {
        /// How far it could be read: a place like `tiles[3].edges.N`.
        at: String,
        /// What the reader says, in English.
        detail: String,
    },
    /// The file is of another schema.
    Schema {
        /// Which.
        given: String,
    },
    /// A key that no file of this schema has: whatever it is for, it would not happen.
    Unknown {
        /// Its place, like `tiles[3].edges.NW`.
        at: String,
    },
    /// A value that the rulebook has otherwise and that this game could not play by.
    Unsupported {
        /// Its place.
        at: String,
        /// The value, as JSON.
        given: String,
    },
    /// The pack does not have as many of something as the rulebook.
    Count {
        /// Of what.
        of: Counted,
        /// How many the pack has.
        given: u32,
        /// How many the rulebook says.
        wanted: u32,
    },
    /// A figure or a list differs from the rulebook's.
    Figure {
        /// Which.
        of: Figure,
    },
    /// A tile contradicts itself.
    Tile {
        /// Which.
        tile: Tile,
        /// What is wrong.
        fault: TileFault,
    },
    /// A goal card contradicts its kind or another card.
    Goal {
        /// Which.
        goal: Goal,
        /// What is wrong.
        fault: GoalFault,
    },
}

/// What is counted in a pack.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Counted {
    /// Tiles with the start tile.
    Tiles,
    /// Goal cards.
    Goals,
    /// Goal cards of one kind.
    GoalsOfAKind,
    /// Reward types.
    Rewards,
    /// Tokens of one type.
    TokensOfAType,
    /// Buildings of all players.
    Buildings,
    /// Rounds with a stock for a number of seats.
    Rounds,
    /// Gold nugget cards.
    Nuggets,
}

/// A figure or a list of the rulebook.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Figure {
    /// The four terrains in their order.
    Terrains,
    /// The three shapes in their order.
    Shapes,
    /// The reward types in their order.
    Rewards,
    /// The reward icons: more of one type than an area can count.
    Icons,
    /// The kinds of buildings and their influence.
    Buildings,
    /// The buildings of a player or of a round.
    Stock,
    /// The explorer card.
    Explorer,
    /// The worth of nuggets.
    Nuggets,
}

/// What can be wrong with a tile.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TileFault {
    /// Tiles do not stand in the order of their ids.
    Order,
    /// Every tile but the start tile has a back, and only they.
    Back,
    /// A tile has two to four segments.
    Segments,
    /// A segment has an edge and at most four rewards.
    Segment,
    /// Edges and segments contradict each other.
    Edges,
    /// The borders are not those between neighbouring segments of different terrain.
    Borders,
    /// There is no border, so that who has only warehouses could not build.
    NoBorder,
    /// A silo touches every segment.
    Silo,
}

/// What can be wrong with a goal card.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GoalFault {
    /// Cards do not stand in the order of their numbers.
    Order,
    /// Another card has the same set.
    Twice,
    /// The set or the points are not those of its kind.
    Kind,
}

impl fmt::Display for PackFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json { at, detail } => write!(f, "the file cannot be read at {at}: {detail}"),
            Self::Schema { given } => write!(f, "unknown schema {given}"),
            Self::Unknown { at } => write!(f, "{at}: no such key"),
            Self::Unsupported { at, given } => write!(f, "{at}: cannot be {given}"),
            Self::Count { of, given, wanted } => write!(f, "{of:?}: {given} instead of {wanted}"),
            Self::Figure { of } => write!(f, "{of:?}: not the rulebook's"),
            Self::Tile { tile, fault } => write!(f, "tile {tile}: {fault:?}"),
            Self::Goal { goal, fault } => write!(f, "goal {}: {fault:?}", goal.number()),
        }
    }
}

impl PackFault {
    /// Whether earlier versions of the app played with such a pack, without a word about it. One
    /// that was added then is still played with, and means what it meant; a new one is refused.
    pub(crate) const fn was_let_through(&self) -> bool {
        match self {
            Self::Unknown { .. } | Self::Unsupported { .. } => true,
            Self::Tile { fault, .. } => matches!(fault, TileFault::NoBorder),
            Self::Json { .. }
            | Self::Schema { .. }
            | Self::Count { .. }
            | Self::Figure { .. }
            | Self::Goal { .. } => false,
        }
    }
}

impl Error for PackFault {}
