//! Who sits at the table, and who looks at it.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any game of the house has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0 in playing order.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat with this number, `0..MAX_SEATS`; `None` beyond.
    pub const fn new(index: u8) -> Option<Self> {
        if (index as usize) < MAX_SEATS { Some(Self(index)) } else { None }
    }

    /// The number of the seat, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `n_seats`, in playing order.
    pub fn all(n_seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..n_seats.min(MAX_SEATS as u8)).map(Self)
    }

    /// All seats of a table of `n_seats`, clockwise, beginning with this one.
    pub fn round(self, n_seats: u8) -> impl Iterator<Item = Self> {
        (0..n_seats).map(move |i| Self((self.0 + i) % n_seats))
    }

    /// The seat on the left of this one, clockwise.
    pub const fn next(self, n_seats: u8) -> Self {
        Self((self.0 + 1) % n_seats)
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::new(index).ok_or("no table has that many seats")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats. Serialized as the ascending list of their numbers.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(type = "Array<number>"))]
#[serde(into = "Vec<Seat>", from = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// All seats of a table of `n_seats`.
    pub const fn all(n_seats: u8) -> Self {
        Self(((1u16 << n_seats) - 1) as u8)
    }

    /// Just this seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set but for `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Its seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// Its lowest seat.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().filter(|seat| seat.index() < MAX_SEATS).collect()
    }
}

/// Whose knowledge a view is made for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "type", content = "seat", rename_all = "camelCase")]
pub enum Viewer {
    /// What lies open to everybody, and nothing more.
    Public,
    /// What this seat may know.
    Seat(Seat),
    /// All there is: for finished games, the lab and tests; never for a game that goes on.
    Everything,
}

impl Viewer {
    /// Whether this viewer may know the secrets of `seat`.
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Self::Public => false,
            Self::Seat(own) => own == seat,
            Self::Everything => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_the_table() {
        let two = Seat::new(2).unwrap();
        let round: Vec<usize> = two.round(4).map(Seat::index).collect();
        assert_eq!(round, [2, 3, 0, 1]);
        assert_eq!(Seat::new(3).unwrap().next(4), Seat::FIRST);
        assert_eq!(Seat::new(5), None);
    }

    #[test]
    fn a_seat_that_no_table_has_is_not_read() {
        assert_eq!(serde_json::from_str::<Seat>("4").ok(), Seat::new(4));
        for none in ["5", "8", "255", "-1", "256"] {
            assert!(serde_json::from_str::<Seat>(none).is_err(), "{none}");
        }
    }

    #[test]
    fn a_set_of_seats_is_a_set() {
        let set = SeatSet::all(5).without(Seat::FIRST);
        assert_eq!(set.len(), 4);
        assert!(!set.contains(Seat::FIRST));
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,2,3,4]");
        assert_eq!(serde_json::from_str::<SeatSet>("[4,1,2,3,1]").unwrap(), set);
    }
}
