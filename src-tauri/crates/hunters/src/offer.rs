//! [`Offer`]: the legal actions of a seat, grouped as its screen shows them.

use serde::Serialize;
use tiling::Rotation;

use crate::action::Action;
use crate::zone::{Piece, TileId, Zone};

/// The legal actions of a seat, grouped for a screen.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Offer {
    /// Nothing to do now.
    Nothing,
    /// Where the tiles of the hand fit.
    Place {
        /// One entry for each tile of the hand, ascending.
        tiles: Vec<Placements>,
    },
    /// Which own pawns may come back; to take none back is always offered as well.
    TakeBack {
        /// Where they are, ascending.
        pawns: Vec<Zone>,
    },
    /// What may be put on the tile just placed; to put nothing is always offered as well.
    Occupy {
        /// The tile.
        tile: TileId,
        /// Zones for a pawn, ascending.
        pawns: Vec<u8>,
        /// Zones for a hut, ascending.
        huts: Vec<u8>,
    },
}

/// Where one tile fits.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Placements {
    /// The tile.
    pub tile: TileId,
    /// The squares, ascending by x, then y.
    pub spots: Vec<Spot>,
}

/// A square where a tile fits.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Spot {
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
    /// The rotations in which it fits, ascending.
    pub turns: Vec<Rotation>,
}

impl Offer {
    /// All actions in it, ascending.
    pub(crate) fn unfolded(&self) -> Vec<Action> {
        match self {
            Self::Nothing => Vec::new(),
            Self::Place { tiles } => {
                let mut actions = Vec::new();
                for &Placements { tile, ref spots } in tiles {
                    for &Spot { x, y, ref turns } in spots {
                        let turned = |&turns: &Rotation| Action::Place { tile, x, y, turns };
                        actions.extend(turns.iter().map(turned));
                    }
                }
                actions
            }
            Self::TakeBack { pawns } => {
                let back = |&Zone { tile, zone }: &Zone| Action::TakeBack { tile, zone };
                pawns.iter().map(back).chain([Action::Keep]).collect()
            }
            Self::Occupy { tile: _, pawns, huts } => {
                let with = |piece| move |&zone: &u8| Action::Occupy { piece, zone };
                let pawns = pawns.iter().map(with(Piece::Pawn));
                let huts = huts.iter().map(with(Piece::Hut));
                pawns.chain(huts).chain([Action::Pass]).collect()
            }
        }
    }
}
