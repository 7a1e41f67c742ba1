//! [`PackError`]: why a pack is refused.

use std::error::Error;
use std::fmt;

use crate::zone::Power;

/// The format this program reads.
pub(crate) const SCHEMA: &str = "hg-tiles/1";

/// Why a pack was refused.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum PackError {
    /// It is not JSON of the right shape.
    Json(String),
    /// It has another format.
    Schema(String),
    /// Tiles are not numbered 0, 1, 2 … in order.
    TileNumber {
        /// The number that should stand here.
        expected: usize,
        /// What stands here.
        found: u32,
    },
    /// A tile is wrong.
    Tile {
        /// Which one.
        tile: u8,
        /// What is wrong.
        why: TileError,
    },
    /// There is not exactly one start tile.
    StartTiles(usize),
    /// There are too few land tiles to fill five hands of three.
    TooFewLandTiles(usize),
    /// There is more of something than the engine holds.
    TooMany(&'static str),
    /// A power is on more than one tile.
    PowerTwice(Power),
}

/// What is wrong with a tile.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum TileError {
    /// A side has the wrong number of zones or an unknown terrain.
    Side(u8),
    /// A side names a zone that is not there or is of another kind.
    SideZone(u8),
    /// Zones along the edge are not numbered from 0 by first appearance, clockwise from north.
    Numbering,
    /// A zone key is no number, a lake has a low number or another zone a high one.
    ZoneKey,
    /// A river's lake is no lake, or a river with a lake touches two sides.
    RiverLake(u8),
    /// A river touches more than two sides.
    RiverSides(u8),
    /// A lake has no river.
    LonelyLake(u8),
    /// A power is on a zone of the wrong kind, or on a tile that is no bonus tile.
    Power(u8),
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(why) => write!(f, "not a pack: {why}"),
            Self::Schema(found) => write!(f, "format {found}, not {SCHEMA}"),
            Self::TileNumber { expected, found } => {
                write!(f, "tile {found} where tile {expected} should be")
            }
            Self::Tile { tile, why } => write!(f, "tile {tile}: {why:?}"),
            Self::StartTiles(n) => write!(f, "{n} start tiles"),
            Self::TooFewLandTiles(n) => write!(f, "only {n} land tiles"),
            Self::TooMany(what) => write!(f, "too many {what}"),
            Self::PowerTwice(power) => write!(f, "{power:?} twice"),
        }
    }
}

impl Error for PackError {}
