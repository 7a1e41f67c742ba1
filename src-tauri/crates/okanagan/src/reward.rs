//! The rewards: [`Terrain`], [`Shape`] and the types of tokens they make.
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

/// The types of which there is a token, ascending.
pub(crate) fn types_in(tokens: &Tokens) -> impl Iterator<Item = Reward> + '_ {
    Reward::all().filter(|reward| tokens[reward.index()] > 0)
}
