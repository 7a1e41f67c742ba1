//! [`Catalogue`]: every tile of a pack as a screen needs it to draw it.

use game::PackRef;
use serde::Serialize;

use crate::zone::{Animal, Power, Terrain, TileId};

/// The tiles of a pack.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Catalogue {
    /// Which pack.
    pub pack: PackRef,
    /// Its tiles by id.
    pub tiles: Vec<CatalogueTile>,
    /// Pawns of each seat.
    pub pawns: u8,
    /// Huts of each seat.
    pub huts: u8,
}

/// One tile, as drawn before it is turned.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct CatalogueTile {
    /// Its id.
    pub id: TileId,
    /// Which pile it belongs to.
    pub kind: TileKind,
    /// The lowest id among the tiles that are the same but for rotation.
    pub twin: TileId,
    /// Its sides: north, east, south, west.
    pub sides: [Side; 4],
    /// Its zones, ascending by number; lakes last.
    pub zones: Vec<CatalogueZone>,
}

/// Which pile a tile belongs to.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TileKind {
    /// On the table from the start.
    Start,
    /// Drawn from the bag.
    #[serde(alias = "normal")]
    Land,
    /// Drawn from the bonus pile.
    #[serde(alias = "menhir")]
    Bonus,
}

/// A side of a tile.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Side {
    /// What must match.
    pub terrain: Terrain,
    /// The zones along it, clockwise: one, or meadow, river, meadow.
    pub zones: Vec<u8>,
}

/// A zone of a tile.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct CatalogueZone {
    /// Its number on the tile.
    pub zone: u8,
    /// What it is.
    pub is: ZoneKind,
}

/// What a zone is.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ZoneKind {
    /// Trees.
    Forest {
        /// What stands or grows among them.
        kind: ForestKind,
    },
    /// Grass.
    Meadow {
        /// Animals that count.
        animals: Vec<Animal>,
        /// Animals that are only drawn.
        art_animals: Vec<Animal>,
        /// What it can do.
        power: Option<Power>,
    },
    /// Running water. Without a lake and touching one side, it ends at a spring or at trees.
    River {
        /// Fish in it.
        fish: u8,
        /// The zone of the lake at its inner end.
        lake: Option<u8>,
    },
    /// Still water.
    Lake {
        /// Fish in it.
        fish: u8,
        /// What it can do.
        power: Option<Power>,
    },
}

/// What is among the trees.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ForestKind {
    /// Nothing.
    Plain,
    /// A menhir.
    Menhir,
    /// Mushrooms.
    Mushrooms,
}

impl ZoneKind {
    /// What the zone can do.
    pub const fn power(&self) -> Option<Power> {
        match self {
            Self::Meadow { power, .. } | Self::Lake { power, .. } => *power,
            Self::Forest { .. } | Self::River { .. } => None,
        }
    }
}
