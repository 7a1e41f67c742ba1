//! The names of things on the table: [`TileId`], [`Zone`], and what they are made of.

use serde::{Deserialize, Serialize};

/// A tile by its number in the pack.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TileId(pub u8);

impl TileId {
    /// For indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Lakes have these zone numbers, everything else lower ones.
pub(crate) const FIRST_LAKE: u8 = 8;

/// One connected piece of a feature on a tile; lakes, too. Zones are numbered as in the pack.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Zone {
    /// On which tile.
    pub tile: TileId,
    /// Its number there: 0 to 7, lakes 8 and 9.
    pub zone: u8,
}

/// What a side of a tile shows.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Terrain {
    /// Trees.
    Forest,
    /// Grass.
    Meadow,
    /// A river with a meadow on either side.
    River,
}

impl Terrain {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Forest, Self::Meadow, Self::River];

    /// For indexing.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What an area is.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AreaKind {
    /// Zones of trees.
    Forest,
    /// Zones of grass.
    Meadow,
    /// Zones of running water.
    River,
    /// Rivers and lakes.
    System,
}

/// An animal of a meadow.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Animal {
    /// 3 points.
    Mammoth,
    /// 2 points.
    Aurochs,
    /// 1 point, unless a tiger eats it.
    Deer,
    /// Eats a deer.
    Tiger,
}

/// What a special tile can do.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// `HG-HUNTING-TRAP`, of a meadow.
    HuntingTrap,
    /// `HG-PIT-TRAP`, of a meadow.
    PitTrap,
    /// `HG-FIRE`, of a meadow.
    WildFire,
    /// `HG-SHAMAN`, of a meadow.
    Shaman,
    /// `HG-RAFT`, of a lake.
    Raft,
    /// `HG-CANOE`, of a lake.
    Logboat,
}

/// What a player puts on a tile.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Piece {
    /// Gatherer, fisher or hunter, by where it is put.
    Pawn,
    /// On a river system.
    Hut,
}
