//! [`Plane`]: one yes-or-no about every cell of a realm, as a bit board: a row is a `u32`, a step
//! to the east is a shift to the left.
//!
//! All operations run over all rows whatever the realm looks like: five vectors of four rows each,
//! no branches, cheaper than looking where the realm begins and ends.

use std::ops::{BitAnd, BitOr, BitOrAssign};

use crate::cells::Cells;

/// Rows of a plane. `realm.rs` proves that they suffice.
pub(crate) const ROWS: usize = 20;

/// A set of cells.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Plane(pub(crate) [u32; ROWS]);

impl Plane {
    /// The only cell of this row and column.
    pub(crate) fn cell(row: usize, column: u32) -> Self {
        let mut plane = Self::EMPTY;
        plane.0[row] = 1 << column;
        plane
    }

    /// Row and column of every cell, row by row.
    pub(crate) fn cells(self) -> impl Iterator<Item = (usize, u32)> {
        self.0.into_iter().enumerate().flat_map(|(row, bits)| {
            let mut left = bits;
            std::iter::from_fn(move || {
                let lowest = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                Some((row, lowest))
            })
        })
    }

    /// The cells around a cell of the plane (8 neighbours).
    #[inline]
    pub(crate) fn around(&self) -> Self {
        let beside = self.east() | self.west();
        let three = *self | beside;
        beside | three.north() | three.south()
    }

    /// The cells of the plane around this cell, which lies in a row of a realm: rows north, same,
    /// south, each moved so that the cell's own column is bit 1.
    #[inline]
    pub(crate) const fn around_cell(&self, (row, column): (usize, u32)) -> [u32; 3] {
        // Twice the row, so that column 0 has a neighbour bit to look at.
        let north = (self.0[row - 1] as u64) << 1 >> column;
        let same = (self.0[row] as u64) << 1 >> column;
        let south = (self.0[row + 1] as u64) << 1 >> column;
        [north as u32 & 0b111, same as u32 & 0b101, south as u32 & 0b111]
    }
}

impl Cells for Plane {
    const EMPTY: Self = Self([0; ROWS]);

    #[inline]
    fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    #[inline]
    fn count(&self) -> i32 {
        self.0.iter().map(|row| row.count_ones()).sum::<u32>() as i32
    }

    #[inline]
    fn first(&self) -> Option<Self> {
        let row = self.0.iter().position(|&bits| bits != 0)?;
        let mut plane = Self::EMPTY;
        plane.0[row] = self.0[row] & self.0[row].wrapping_neg();
        Some(plane)
    }

    #[inline]
    fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] & !other.0[row]))
    }

    #[inline]
    fn north(&self) -> Self {
        let mut out = Self::EMPTY;
        out.0[..ROWS - 1].copy_from_slice(&self.0[1..]);
        out
    }

    #[inline]
    fn south(&self) -> Self {
        let mut out = Self::EMPTY;
        out.0[1..].copy_from_slice(&self.0[..ROWS - 1]);
        out
    }

    #[inline]
    fn east(&self) -> Self {
        Self(self.0.map(|row| row << 1))
    }

    #[inline]
    fn west(&self) -> Self {
        Self(self.0.map(|row| row >> 1))
    }
}

impl BitAnd for Plane {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] & other.0[row]))
    }
}

impl BitOr for Plane {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|row| self.0[row] | other.0[row]))
    }
}

impl BitOrAssign for Plane {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
