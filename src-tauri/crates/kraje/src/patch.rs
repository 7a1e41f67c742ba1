//! [`Patch`]: a set of cells of a small realm as one number, a step to the south being a shift by a row.
//!
//! Realms hold on to themselves: on the way of random games one in some hundreds is wider or taller than
//! a patch. What is followed from cell to cell takes a handful of shifts of one number here instead of
//! shifts of twenty rows.

use std::ops::{BitAnd, BitOr};

use crate::cells::Cells;
use crate::plane::Plane;

/// Bits of a row: its columns, and one that stays empty between the last of them and the next row.
const STRIDE: usize = Patch::COLUMNS + 1;

/// A set of cells in the rows from row 1 of a plane on, where every realm begins.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Patch(u128);

impl Patch {
    pub(crate) const COLUMNS: usize = 10;
    pub(crate) const ROWS: usize = 11;

    /// All cells there are.
    const ALL: u128 = {
        let (mut all, mut row) = (0, 0);
        while row < Self::ROWS {
            all |= (Self::ROW as u128) << (row * STRIDE);
            row += 1;
        }
        all
    };

    /// The cells of a row.
    const ROW: u32 = (1 << Self::COLUMNS) - 1;

    /// The cells of a plane from this column on.
    #[inline]
    pub(crate) fn cut(plane: &Plane, west: u32) -> Self {
        let rows = &plane.0[1..=Self::ROWS];
        let bits = rows.iter().enumerate().fold(0, |bits, (row, &cells)| {
            bits | u128::from(cells >> west & Self::ROW) << (row * STRIDE)
        });
        Self(bits)
    }

    /// The plane whose cells from this column on these are.
    pub(crate) fn paste(self, west: u32) -> Plane {
        let mut plane = Plane::EMPTY;
        for (row, cells) in plane.0[1..=Self::ROWS].iter_mut().enumerate() {
            *cells = ((self.0 >> (row * STRIDE)) as u32 & Self::ROW) << west;
        }
        plane
    }
}

impl Cells for Patch {
    const EMPTY: Self = Self(0);

    #[inline]
    fn is_empty(&self) -> bool {
        self.0 == 0
    }

    #[inline]
    fn count(&self) -> i32 {
        self.0.count_ones() as i32
    }

    #[inline]
    fn first(&self) -> Option<Self> {
        (self.0 != 0).then_some(Self(self.0 & self.0.wrapping_neg()))
    }

    #[inline]
    fn without(&self, other: &Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    fn north(&self) -> Self {
        Self(self.0 >> STRIDE)
    }

    #[inline]
    fn south(&self) -> Self {
        Self(self.0 << STRIDE & Self::ALL)
    }

    #[inline]
    fn east(&self) -> Self {
        Self(self.0 << 1 & Self::ALL)
    }

    #[inline]
    fn west(&self) -> Self {
        Self(self.0 >> 1 & Self::ALL)
    }

    #[inline]
    fn touching(&self) -> Self {
        let Self(cells) = *self;
        Self((cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE) & Self::ALL)
    }
}

impl BitAnd for Patch {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Patch {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
