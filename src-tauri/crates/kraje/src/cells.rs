//! [`Cells`]: what a set of cells of a realm can be asked, so that ways and groups are followed by the
//! same code in a plane, which holds every realm, and in a patch, which holds nearly every one and is a
//! fraction of its size.

use std::ops::{BitAnd, BitOr};

/// A set of cells. What leaves its frame is lost.
pub(crate) trait Cells: Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> {
    /// No cell.
    const EMPTY: Self;

    /// Whether there is no cell in it.
    fn is_empty(&self) -> bool;

    /// How many cells there are.
    fn count(&self) -> i32;

    /// The first cell, row by row.
    fn first(&self) -> Option<Self>;

    /// The cells that are not in `other`.
    fn without(&self, other: &Self) -> Self;

    /// All cells a step to the north.
    fn north(&self) -> Self;

    /// All cells a step to the south.
    fn south(&self) -> Self;

    /// All cells a step to the east.
    fn east(&self) -> Self;

    /// All cells a step to the west.
    fn west(&self) -> Self;

    /// The cells that touch a cell of the set (4 neighbours).
    #[inline]
    fn touching(&self) -> Self {
        self.north() | self.south() | self.east() | self.west()
    }

    /// Each cell by itself, row by row.
    #[inline]
    fn singles(self) -> impl Iterator<Item = Self> {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left = left.without(&first);
            Some(first)
        })
    }

    /// The cells at most `distance` orthogonal steps from those of the set within `fields`; the set lies
    /// in `fields`.
    #[inline]
    fn within(self, fields: &Self, distance: u32) -> Self {
        let mut reached = self;
        for _ in 0..distance {
            let next = (reached | reached.touching()) & *fields;
            if next == reached {
                break;
            }
            reached = next;
        }
        reached
    }
}
