//! The components by their names: terrains, shapes, rewards, tiles, backs, goals, buildings.
//!
//! All are small numbers inside; outside (saves, traces, the UI) they carry the ids of the pack.

use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The four terrains, each with a colour of rewards.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Terrain {
    /// Green.
    Forest,
    /// Blue.
    Lake,
    /// Yellow.
    Prairie,
    /// Grey.
    Mountain,
}

impl Terrain {
    /// All terrains in the pack's order.
    pub const ALL: [Self; 4] = [Self::Forest, Self::Lake, Self::Prairie, Self::Mountain];

    /// Its id in the pack.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Forest => "forest",
            Self::Lake => "lake",
            Self::Prairie => "prairie",
            Self::Mountain => "mountain",
        }
    }
}

/// The three shapes of rewards.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Shape {
    /// Goods.
    Square,
    /// Hides, fish, cattle, copper.
    Hexagon,
    /// People.
    Circle,
}

impl Shape {
    /// All shapes in the pack's order.
    pub const ALL: [Self; 3] = [Self::Square, Self::Hexagon, Self::Circle];

    /// Its id in the pack.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Square => "square",
            Self::Hexagon => "hexagon",
            Self::Circle => "circle",
        }
    }
}

/// Number of reward types: four colours by three shapes.
pub(crate) const N_REWARDS: usize = 12;

/// So many tokens of each reward type, indexed by [`Reward::index`].
pub type Tokens = [u8; N_REWARDS];

/// A reward type: the colour of a terrain and a shape. Written `forest.square`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
#[cfg_attr(
    feature = "bindings",
    derive(ts_rs::TS),
    ts(
        type = "`${\"forest\" | \"lake\" | \"prairie\" | \"mountain\"}.${\"square\" | \"hexagon\" | \"circle\"}`"
    )
)]
pub struct Reward(u8);

impl Reward {
    /// The reward of this colour and shape.
    pub const fn new(terrain: Terrain, shape: Shape) -> Self {
        Self(terrain as u8 * 3 + shape as u8)
    }

    /// All reward types: by terrain, then by shape.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..N_REWARDS as u8).map(Self)
    }

    /// The number of the type, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The type with this number; `None` beyond the last.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < N_REWARDS { Some(Self(index as u8)) } else { None }
    }

    /// Its colour.
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[self.0 as usize / 3]
    }

    /// Its shape.
    pub const fn shape(self) -> Shape {
        Shape::ALL[self.0 as usize % 3]
    }
}

impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.terrain().name(), self.shape().name())
    }
}

impl fmt::Debug for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Reward {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Reward {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Name;
        impl Visitor<'_> for Name {
            type Value = Reward;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a reward type such as forest.square")
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Reward, E> {
                Reward::all()
                    .find(|reward| {
                        text.split_once('.')
                            == Some((reward.terrain().name(), reward.shape().name()))
                    })
                    .ok_or_else(|| E::custom(format_args!("no reward type {text:?}")))
            }
        }
        deserializer.deserialize_str(Name)
    }
}

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

/// Number of goal cards.
pub(crate) const N_GOALS: usize = 36;

/// A goal card. Written as its number in the pack, 1 to 36.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Goal(u8);

impl Goal {
    /// The goal with this number of the pack, `1..=N_GOALS`; `None` otherwise.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= N_GOALS { Some(Self(number - 1)) } else { None }
    }

    /// For indexing, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number in the pack, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl TryFrom<u8> for Goal {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("no goal card of this number")
    }
}

impl From<Goal> for u8 {
    fn from(goal: Goal) -> Self {
        goal.number()
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

/// The back of a tile: a bonus action (OK-B1 to OK-B10).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "camelCase")]
pub enum Back {
    /// OK-B1: one reward of the shape, colour of one's choice.
    Gain1Shape {
        /// The shape.
        shape: Shape,
    },
    /// OK-B2: two rewards of the type.
    Gain2Type {
        /// The colour.
        terrain: Terrain,
        /// The shape.
        shape: Shape,
    },
    /// OK-B3: take first from this area's heap.
    PickFirst,
    /// OK-B4: a gold nugget card.
    Nugget,
    /// OK-B5: draw 2 goal cards, then discard 2.
    Goals2,
    /// OK-B6: remove the open tiles, open new ones.
    Refresh3,
    /// OK-B7: every other player gives a token.
    Tribute,
    /// OK-B8: swap a token with another player.
    SwapPlayer,
    /// OK-B9: up to twice swap with the supply, same colour.
    SwapSameColour,
    /// OK-B10: up to twice swap with the supply, same shape.
    SwapSameShape,
}
