//! [`Tile`] with its landscape, and the buildings that stand on it.

use std::fmt;

use arrayvec::ArrayVec;
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tiling::{Dir, Rotation};

use crate::reward::Terrain;

/// Number of tiles with the start tile.
pub(crate) const N_TILES: usize = 61;

/// A tile. Written `T00` (the start tile) to `T60`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(u8);

impl Tile {
    /// The tile in the middle.
    pub const START: Self = Self(0);

    /// The tile with this number, `0..N_TILES`; `None` beyond.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < N_TILES { Some(Self(index)) } else { None }
    }

    /// The number of the tile, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "T{:02}", self.0)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;
        impl Visitor<'_> for Name {
            type Value = Tile;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a tile, T00 to T60")
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Tile, E> {
                let digits = text.strip_prefix('T').filter(|digits| {
                    digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit())
                });
                digits
                    .and_then(|digits| digits.parse().ok())
                    .and_then(Tile::new)
                    .ok_or_else(|| E::custom(format_args!("no tile {text:?}")))
            }
        }
        deserializer.deserialize_str(Name)
    }
}

/// Sets of tiles: tile number n is bit n.
pub type TileSet = u64;

/// The landscape of a tile.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its segments, two to four.
    pub segments: ArrayVec<Segment, 4>,
    /// Its borders: pairs of segments that touch and differ in terrain (OK-BUILD).
    pub borders: ArrayVec<(u8, u8), 4>,
    /// The segment behind each edge of the tile as drawn.
    pub(crate) segment_at: [u8; 4],
    /// For each rotation the terrains it shows: four bits for each direction, one set in each.
    pub(crate) shown: [u16; 4],
}

/// A part of a tile.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Segment {
    /// Its terrain.
    pub terrain: Terrain,
    /// How many edges of the tile it has.
    pub n_edges: u8,
    /// Its reward icons by shape; the colour is the terrain's.
    pub icons: [u8; 3],
}

impl Face {
    /// The terrains on the edges of the tile as drawn.
    pub(crate) fn edges(&self) -> [Terrain; 4] {
        self.segment_at.map(|segment| self.segments[segment as usize].terrain)
    }

    /// The segment behind the edge that points this way once the tile is turned.
    pub(crate) const fn segment_towards(&self, dir: Dir, rotation: Rotation) -> u8 {
        self.segment_at[dir.unturned(rotation).index()]
    }

    /// The segments a building on this spot touches; `None` where there is no such spot.
    pub(crate) fn touched(&self, spot: Spot) -> Option<ArrayVec<u8, 4>> {
        match spot {
            Spot::Farm { segment } => {
                ((segment as usize) < self.segments.len()).then(|| [segment].into_iter().collect())
            }
            Spot::Warehouse { border } => {
                self.borders.get(border as usize).map(|&(a, b)| [a, b].into_iter().collect())
            }
            Spot::Silo => Some((0..self.segments.len() as u8).collect()),
        }
    }

    pub(crate) fn has_twins(&self) -> bool {
        self.segments
            .iter()
            .enumerate()
            .any(|(i, a)| self.segments[..i].iter().any(|b| a.terrain == b.terrain))
    }
}

/// The kinds of buildings.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Building {
    /// Stands in one segment, influence 3.
    Farm,
    /// Stands on a border, influence 2 on both sides.
    Warehouse,
    /// Stands in the middle of a tile, influence 1 in every area around.
    Silo,
}

impl Building {
    /// All kinds in the pack's order.
    pub const ALL: [Self; 3] = [Self::Farm, Self::Warehouse, Self::Silo];

    /// Its influence in an area it touches (OK-INFLUENCE).
    pub const fn influence(self) -> u8 {
        match self {
            Self::Farm => 3,
            Self::Warehouse => 2,
            Self::Silo => 1,
        }
    }
}

/// One player's buildings, indexed by `Building as usize`.
pub type Stock = [u8; 3];

/// Where on a tile a building stands (OK-BUILD).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Spot {
    /// A farm in a segment.
    Farm {
        /// Number of the segment on the tile, from 0.
        segment: u8,
    },
    /// A warehouse on a border.
    Warehouse {
        /// Number of the border on the tile, from 0.
        border: u8,
    },
    /// A silo in the middle.
    Silo,
}

impl Spot {
    /// The kind of building that stands there.
    pub const fn building(self) -> Building {
        match self {
            Self::Farm { .. } => Building::Farm,
            Self::Warehouse { .. } => Building::Warehouse,
            Self::Silo => Building::Silo,
        }
    }
}
