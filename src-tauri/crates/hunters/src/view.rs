//! [`View`]: all that one viewer may know.

use arrayvec::ArrayVec;
use game::{MAX_SEATS, Seat};
use serde::Serialize;
use tiling::Rotation;

use crate::phase::Phase;
use crate::setup::Hands;
use crate::worth::{Counted, MOST_TERMS};
use crate::zone::{AreaKind, Piece, TileId, Zone};

mod making;
mod outlook;

pub use outlook::{Gap, Kind, Outlook};

/// All that one viewer may know of a position.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// How many tiles a full hand has.
    pub full_hand: u8,
    /// Whether the hands lie open.
    pub hands: Hands,
    /// What is due now.
    pub phase: Phase,
    /// The seat whose turn it is; while chance chooses who begins, the first seat.
    pub seat: Seat,
    /// Whether this is the extra turn of a bonus (`HG-BONUS`).
    pub extra: bool,
    /// The tile placed in this step of the turn and not yet settled.
    pub current: Option<TileId>,
    /// The tiles on the table, ascending by id.
    pub placed: Vec<Placed>,
    /// Forests, meadows, rivers and systems; `Placed::areas` points in here.
    pub areas: Vec<Area>,
    /// The pieces on the table, by seat, pawns first, then by zone.
    pub pieces: Vec<PieceView>,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// Animals that are no longer, or count twice.
    pub animals: Vec<AnimalMark>,
    /// Tiles this viewer has not seen: in the bag, in the bonus pile or in a hidden hand.
    pub unseen: Vec<TileId>,
    /// How many tiles are left in the bag.
    pub bag: u8,
    /// How many tiles are left in the bonus pile.
    pub pile: u8,
    /// Tiles that left the game because they fitted nowhere, ascending.
    pub removed: Vec<TileId>,
    /// What can still come, and where it would fit.
    pub outlook: Outlook,
}

/// A tile on the table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Placed {
    /// Which one.
    pub id: TileId,
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
    /// Quarter turns clockwise.
    pub turns: Rotation,
    /// Who placed it; nobody placed the start tile.
    pub by: Option<Seat>,
    /// The area of each of its zones 0, 1, 2 …, as an index into `View::areas`.
    #[cfg_attr(feature = "bindings", ts(as = "Vec<u16>"))]
    pub areas: ArrayVec<u16, 8>,
}

/// A forest, meadow, river or river system on the table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Area {
    /// What it is.
    pub kind: AreaKind,
    /// Sides that are still open; closed at 0.
    pub open: u8,
    /// How many different tiles it touches.
    pub tiles: u8,
    /// How many points it is worth with what lies now: a forest or river if it closed so, a meadow
    /// or system at the end of the game.
    pub worth: u16,
    /// The equation of that worth; empty when it is 0 for want of anything that counts.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<Vec<Counted>>"))]
    pub terms: ArrayVec<Counted, MOST_TERMS>,
    /// Of a river: the system it is part of, as an index into `View::areas`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "bindings", ts(optional))]
    pub system: Option<u16>,
    /// Pieces of each seat: pawns, or huts on a system; empty when there are none.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<Vec<u8>>"))]
    pub pieces: ArrayVec<u8, MAX_SEATS>,
    /// Who would get the points; who got them where it is scored.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<Vec<Seat>>"))]
    pub leaders: ArrayVec<Seat, MAX_SEATS>,
    /// What is in it and has no term of its own in the equation; those that are there.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[cfg_attr(feature = "bindings", ts(optional, as = "Option<Vec<(Content, u8)>>"))]
    pub contents: ArrayVec<(Content, u8), 3>,
}

/// Something that an area contains.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Content {
    /// A menhir.
    Menhir,
    /// A lake.
    Lake,
    /// A raft.
    Raft,
    /// A tiger that has not eaten.
    Tiger,
    /// A fire.
    Fire,
    /// A pit trap.
    PitTrap,
}

/// A piece on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct PieceView {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub piece: Piece,
    /// Where. A pawn lies on a meadow and stands elsewhere.
    pub at: Zone,
}

/// A seat as the viewer knows it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct SeatView {
    /// Points scored so far: forests, rivers, hunting trap, canoe.
    pub points: i32,
    /// Pawns in the supply.
    pub pawns: u8,
    /// Huts in the supply.
    pub huts: u8,
    /// How many land tiles the hand holds.
    pub land: u8,
    /// How many bonus tiles the hand holds: their backs differ.
    pub bonus: u8,
    /// The hand, ascending, for those who may know.
    pub hand: Option<Vec<TileId>>,
}

/// What became of an animal.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct AnimalMark {
    /// Where it is.
    pub at: Zone,
    /// Its number in the zone, as in the catalogue.
    pub nth: u8,
    /// What became of it.
    pub mark: Mark,
}

/// What can become of an animal.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Mark {
    /// The hunting trap scored it; it never scores again.
    Scored,
    /// A tiger ate this deer.
    Eaten,
    /// This tiger has eaten.
    Fed,
    /// In the range of the pit trap: counts twice.
    Doubled,
}
