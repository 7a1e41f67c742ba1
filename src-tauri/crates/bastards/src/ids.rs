//! The small names of the game: races, relations, planets, path fields, cells, colours.
//!
//! Planets and path fields are numbers here; `named.rs` has their ids.

use game::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// The most planets a pack may have.
pub(crate) const MAX_PLANETS: usize = 10;
/// The most path fields a pack may have; a set of them fits in 32 bits.
pub(crate) const MAX_NODES: usize = 32;
/// Number of races.
pub(crate) const N_RACES: usize = 5;
/// Number of relations.
pub(crate) const N_RELATIONS: usize = 8;
/// Number of relations that hold two race cards: all but the change of relations.
pub(crate) const N_PAIRS: usize = 7;
/// Number of colours: one for each seat and the neutral one.
pub(crate) const N_COLOURS: usize = 6;

/// How many creatures of each race.
pub(crate) type Counts = [u8; N_RACES];

/// A race, in the order of the pack.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[repr(u8)]
pub enum Race {
    /// Ropušák, one cell.
    Toadling,
    /// Tukanosaurus, three cells round a corner.
    Toucanosaur,
    /// Bramboroid, two cells.
    Spud,
    /// Kaktusák, three cells in a row.
    Cactusoid,
    /// Šlimák, a square of four cells.
    Sluggy,
}

impl Race {
    /// All races, in the order of the pack.
    pub const ALL: [Self; N_RACES] =
        [Self::Toadling, Self::Toucanosaur, Self::Spud, Self::Cactusoid, Self::Sluggy];

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id in the pack and in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Toadling => "toadling",
            Self::Toucanosaur => "toucanosaur",
            Self::Spud => "spud",
            Self::Cactusoid => "cactusoid",
            Self::Sluggy => "sluggy",
        }
    }
}

/// A relation and the action card of the same name, in the printed order of priority.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[repr(u8)]
pub enum Relation {
    /// `SB-LOVE`
    Love,
    /// `SB-SHOOT`
    Shooting,
    /// `SB-EAT`
    Eating,
    /// `SB-TRADE`
    Trade,
    /// `SB-DIPLOMACY`
    Diplomacy,
    /// `SB-MIGRATE`
    Migration,
    /// `SB-MUTATE`
    Mutation,
    /// `SB-CHANGE`; it holds the offer instead of a pair.
    Change,
}

impl Relation {
    /// All relations in the printed order.
    pub const ALL: [Self; N_RELATIONS] = [
        Self::Love,
        Self::Shooting,
        Self::Eating,
        Self::Trade,
        Self::Diplomacy,
        Self::Migration,
        Self::Mutation,
        Self::Change,
    ];

    /// The relations that hold two race cards.
    pub const PAIRED: [Self; N_PAIRS] = [
        Self::Love,
        Self::Shooting,
        Self::Eating,
        Self::Trade,
        Self::Diplomacy,
        Self::Migration,
        Self::Mutation,
    ];

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its bit in a set of cards.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Its id in the pack and in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Love => "love",
            Self::Shooting => "shooting",
            Self::Eating => "eating",
            Self::Trade => "trade",
            Self::Diplomacy => "diplomacy",
            Self::Migration => "migration",
            Self::Mutation => "mutation",
            Self::Change => "change",
        }
    }

    /// The relations of a set, in the printed order.
    pub(crate) fn of_set(set: u8) -> impl Iterator<Item = Self> {
        Bits(u64::from(set)).map(|bit| Self::ALL[bit as usize])
    }

    /// Whether every relation is there once.
    pub(crate) fn is_order(order: [Self; N_RELATIONS]) -> bool {
        order.iter().fold(0, |set, relation| set | relation.bit()) == u8::MAX
    }
}

/// One of the two race cards of a relation.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[repr(u8)]
pub enum Side {
    /// The one who shoots and eats.
    Left,
    /// The one who is shot and eaten.
    Right,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Whose a token is: a seat's (`0..5`, the seat's number) or neutral (`5`), `SB-TWO`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[cfg_attr(feature = "bindings", ts(type = "0 | 1 | 2 | 3 | 4 | 5"))]
#[serde(transparent)]
pub struct Colour(u8);

impl Colour {
    /// The colour without a player.
    pub const NEUTRAL: Self = Self(5);

    /// All colours.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_COLOURS as u8).map(Self)
    }

    /// The colour of a seat.
    pub const fn of(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }

    /// The colour with this number.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < N_COLOURS { Some(Self(index)) } else { None }
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that plays this colour; `None` for the neutral one.
    pub const fn seat(self) -> Option<Seat> {
        Seat::new(self.0)
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(from)?;
        Self::new(index).ok_or_else(|| D::Error::custom("no such colour"))
    }
}

/// A cell of a planet's or the ship's grid: `8 * row + column`, counted from the top left.
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[cfg_attr(feature = "bindings", ts(type = "number"))]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    /// The cell in this column and row, both below 8.
    pub const fn at(column: u8, row: u8) -> Self {
        Self(8 * row + column)
    }

    /// Its bit in a set of cells; nothing beyond the grid.
    pub const fn bit(self) -> u64 {
        if self.0 < 64 { 1 << self.0 } else { 0 }
    }

    /// The cells of a set, ascending.
    pub(crate) fn of_set(set: u64) -> Vec<Self> {
        Bits(set).map(Self).collect()
    }
}

/// How a token lies: the number of its orientation in the catalogue, `0..4`. Shapes that look the
/// same after a turn have fewer.
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[cfg_attr(feature = "bindings", ts(type = "number"))]
#[serde(transparent)]
pub struct Turned(pub u8);

/// A planet, by its number in the pack; its id in JSON.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[cfg_attr(feature = "bindings", ts(type = "string"))]
pub struct Planet(pub(crate) u8);

impl Planet {
    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of planets.
    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    /// The planets of a set, ascending.
    pub(crate) fn of_set(set: u16) -> impl Iterator<Item = Self> {
        Bits(u64::from(set)).map(Self)
    }
}

/// A path field, by its number in the pack; its id in JSON.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[cfg_attr(feature = "bindings", ts(type = "string"))]
pub struct Node(pub(crate) u8);

impl Node {
    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of path fields.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The path fields of a set, ascending.
    pub(crate) fn of_set(set: u32) -> impl Iterator<Item = Self> {
        Bits(u64::from(set)).map(Self)
    }
}

/// The numbers of the set bits, ascending.
#[derive(Clone, Debug)]
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}
