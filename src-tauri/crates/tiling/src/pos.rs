//! [`Pos`]: where a tile lies.

use serde::{Deserialize, Serialize};

use crate::Dir;

/// A square of the table: x grows east, y south.
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Pos {
    /// Columns east of the origin.
    pub x: i8,
    /// Rows south of the origin.
    pub y: i8,
}

impl Pos {
    /// The origin.
    pub const ORIGIN: Self = Self { x: 0, y: 0 };

    /// The square with these coordinates.
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The next square this way. The table is endless in principle and 256 squares wide in
    /// practice: beyond its edge the coordinates wrap round.
    pub const fn step(self, dir: Dir) -> Self {
        let Self { x, y } = self;
        match dir {
            Dir::North => Self { x, y: y.wrapping_sub(1) },
            Dir::East => Self { x: x.wrapping_add(1), y },
            Dir::South => Self { x, y: y.wrapping_add(1) },
            Dir::West => Self { x: x.wrapping_sub(1), y },
        }
    }

    /// Whether `other` is this square or one of the eight around it.
    pub const fn is_within_one(self, other: Self) -> bool {
        self.x.abs_diff(other.x) <= 1 && self.y.abs_diff(other.y) <= 1
    }
}
