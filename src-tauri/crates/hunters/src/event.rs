//! [`Event`]: what happened, for the log and the animation, and what of it is told to whom.

use game::{Seat, Viewer};
use serde::Serialize;
use tiling::Rotation;

use crate::worth::{Counted, Source};
use crate::zone::{Piece, TileId, Zone};

/// Something that happened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    /// Chance chose who begins.
    First {
        /// The seat.
        seat: Seat,
    },
    /// A tile came into a hand.
    Drew {
        /// Whose hand.
        seat: Seat,
        /// From the bonus pile.
        bonus: bool,
        /// Which one, for those who may know.
        tile: Option<TileId>,
        /// Only its owner sees it.
        secret: bool,
    },
    /// A tile that fits nowhere left the game (`HG-PLACE`).
    Removed {
        /// Who held it.
        seat: Seat,
        /// Which one.
        tile: TileId,
    },
    /// A tile was put on the table.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which one.
        tile: TileId,
        /// Column.
        x: i8,
        /// Row.
        y: i8,
        /// Quarter turns clockwise.
        turns: Rotation,
        /// Who has a piece in what it is a part of now, ascending.
        joins: Vec<Seat>,
    },
    /// The shaman took a pawn back (`HG-SHAMAN`).
    TookBack {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Zone,
    },
    /// A piece was put on the table (`HG-OCCUPY`).
    Occupied {
        /// Whose.
        seat: Seat,
        /// What.
        piece: Piece,
        /// Where.
        at: Zone,
    },
    /// A tiger in the range of the hunting trap ate a deer (`HG-TIGER`).
    Ate {
        /// Where the tiger is.
        tiger: Zone,
        /// Where the deer was.
        deer: Zone,
    },
    /// Points came in: a forest or river was closed, the hunting trap or the canoe was placed, or,
    /// after the last tile, a meadow or system was counted.
    Scored {
        /// What for.
        source: Source,
        /// What all of `seats` get.
        points: i32,
        /// The equation: how many of what, at how many points each.
        terms: Vec<Counted>,
        /// Who gets them; nobody where nobody has a piece.
        seats: Vec<Seat>,
        /// The zones that earned them, ascending.
        fields: Vec<Zone>,
    },
    /// A pawn came back to its owner's supply.
    Returned {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Zone,
    },
    /// A closed menhir forest earned a bonus turn (`HG-BONUS`).
    BonusTurn {
        /// Whose.
        seat: Seat,
    },
    /// A seat without a tile was passed over.
    Skipped {
        /// Which one.
        seat: Seat,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
    },
    /// Nobody holds a tile any more (`HG-END`).
    Ended,
}

impl Event {
    /// The part of it that `viewer` may know: of a tile drawn in secret only that it was drawn.
    pub(crate) fn told_to(&self, viewer: Viewer) -> Self {
        let mut told = self.clone();
        if let Self::Drew { seat, tile, secret: true, .. } = &mut told
            && !viewer.knows(*seat)
        {
            *tile = None;
        }
        told
    }
}
