//! [`Dir`] and [`Rotation`]: the four sides of a square and its quarter turns. They live together
//! because one is only ever used to turn the other.

use serde::{Deserialize, Serialize};

/// A side of a tile, or the way to the next one; clockwise from north.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Dir {
    /// Towards smaller y.
    North,
    /// Towards greater x.
    East,
    /// Towards greater y.
    South,
    /// Towards smaller x.
    West,
}

impl Dir {
    /// All four, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// 0 for north, then clockwise; for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The way back.
    pub const fn opposite(self) -> Self {
        Self::ALL[self as usize ^ 2]
    }

    /// Where this side of a tile points once the tile is turned.
    pub const fn turned(self, by: Rotation) -> Self {
        Self::ALL[(self as usize + by.0 as usize) & 3]
    }

    /// Which side of a tile turned by `by` points this way.
    pub const fn unturned(self, by: Rotation) -> Self {
        Self::ALL[(self as usize + 4 - by.0 as usize) & 3]
    }
}

/// Quarter turns clockwise, 0 to 3. Serialized as that number.
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Rotation(u8);

impl Rotation {
    /// All four, from none to three quarters.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// As drawn.
    pub const NONE: Self = Self(0);

    /// This many quarter turns; four are none.
    pub const fn quarters(n: u8) -> Self {
        Self(n & 3)
    }

    /// The number of quarter turns, 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Rotation> for u8 {
    fn from(rotation: Rotation) -> Self {
        rotation.0
    }
}

impl TryFrom<u8> for Rotation {
    type Error = &'static str;

    fn try_from(quarters: u8) -> Result<Self, Self::Error> {
        if quarters < 4 { Ok(Self(quarters)) } else { Err("a rotation is 0 to 3 quarter turns") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_and_turning_back_cancel() {
        assert_eq!(Dir::North.turned(Rotation::quarters(1)), Dir::East);
        assert_eq!(Dir::North.opposite(), Dir::South);
        assert_eq!(Dir::East.opposite(), Dir::West);
        for dir in Dir::ALL {
            for by in Rotation::ALL {
                assert_eq!(dir.turned(by).unturned(by), dir);
            }
        }
    }
}
