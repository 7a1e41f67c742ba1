//! [`Action`], [`Chance`] and [`Reason`]: what a seat can decide, what chance can bring up, and why
//! a decision is refused. The words of every save and trace; RULES.md lists them under "Notation".

use game::Seat;
use serde::{Deserialize, Serialize};
use tiling::{Dir, Rotation};

use crate::zone::{Piece, TileId};

/// One decision of the seat on turn.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Action {
    /// Put a tile of the hand on the table (`HG-PLACE`).
    Place {
        /// Which tile.
        tile: TileId,
        /// Column, growing east.
        x: i8,
        /// Row, growing south.
        y: i8,
        /// Quarter turns clockwise.
        turns: Rotation,
    },
    /// Take an own pawn back to the supply (`HG-SHAMAN`).
    TakeBack {
        /// The tile it is on.
        tile: TileId,
        /// The zone there.
        zone: u8,
    },
    /// Take no pawn back.
    Keep,
    /// Put a piece on the tile just placed (`HG-OCCUPY`).
    Occupy {
        /// What to put.
        piece: Piece,
        /// Where: for a hut, the lowest river zone of its system on the tile.
        zone: u8,
    },
    /// Put nothing on the tile just placed.
    Pass,
}

/// What chance can bring up.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Chance {
    /// Who begins.
    First {
        /// The seat.
        seat: Seat,
    },
    /// A tile from the bag of land tiles.
    Land {
        /// Which one.
        tile: TileId,
    },
    /// The top tile of the bonus pile.
    Bonus {
        /// Which one.
        tile: TileId,
    },
}

/// Why the rules refuse an action.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Reason {
    /// Another kind of decision is due now.
    NotNow,
    /// The tile is not in the hand.
    NotHeld,
    /// There is a tile already.
    Taken,
    /// No tile lies beside this square.
    NotBeside,
    /// A touching side shows another terrain.
    SidesDiffer {
        /// The first such side, clockwise from north.
        side: Dir,
    },
    /// No own pawn stands or lies there.
    NoOwnPawn,
    /// The tile has no such zone for this piece, or its system is named by a lower river zone.
    NoSuchZone,
    /// No such piece is left in the supply.
    SupplyEmpty,
    /// The area holds a piece of this kind already.
    Occupied,
}
