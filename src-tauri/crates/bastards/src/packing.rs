//! Exact packing: can these shapes lie on these cells together, and how?
//!
//! The lowest free cell is either the anchor of one of the shapes or stays empty, and only so many
//! may stay empty: a search over cells, not over shapes, so equal shapes are never tried in two
//! orders. Single cells need no search; they take what is left.

use arrayvec::ArrayVec;

use crate::ids::{Bits, Cell, Counts, N_RACES, Race, Turned};
use crate::shape::Shape;

type Laid = (Race, Cell, Turned);

/// More tokens than lie on any planet, whose cells the pack check limits to 32.
const MAX_LAID: usize = 32;

/// Whether `counts` of the shapes fit on `free` cells together.
pub(crate) fn fits(shapes: &[Shape; N_RACES], free: u64, counts: Counts) -> bool {
    let Some(mut search) = Search::new(shapes, free, counts) else { return false };
    search.run(free)
}

/// The cells of a way to lay `counts` of the shapes on `free` cells; `None` when there is none.
pub(crate) fn covered(shapes: &[Shape; N_RACES], free: u64, counts: Counts) -> Option<u64> {
    let mut search = Search::new(shapes, free, counts)?;
    if !search.run(free) {
        return None;
    }
    let mut covered = search.covered();
    let mut singles = 0;
    for (count, shape) in counts.into_iter().zip(shapes) {
        singles += if shape.n_cells() == 1 { count } else { 0 };
    }
    for cell in Bits(free & !covered).take(usize::from(singles)) {
        covered |= Cell(cell).bit();
    }
    Some(covered)
}

/// A way to lay `counts` of the shapes on `free` cells; the same one every time. `None` when
/// there is none.
pub(crate) fn pack(shapes: &[Shape; N_RACES], free: u64, counts: Counts) -> Option<Vec<Laid>> {
    let mut search = Search::new(shapes, free, counts)?;
    if !search.run(free) {
        return None;
    }
    let mut left = Bits(free & !search.covered());
    let mut laid = search.laid.to_vec();
    for (race, shape) in Race::ALL.into_iter().zip(shapes) {
        if shape.n_cells() == 1 {
            let n = usize::from(counts[race.index()]);
            laid.extend(left.by_ref().take(n).map(|cell| (race, Cell(cell), Turned(0))));
        }
    }
    Some(laid)
}

struct Search<'a> {
    shapes: &'a [Shape; N_RACES],
    /// Shapes of more than one cell still to be laid.
    left: Counts,
    n_left: u32,
    /// Cells that may stay empty or go to single cells.
    slack: u32,
    laid: ArrayVec<Laid, MAX_LAID>,
}

impl<'a> Search<'a> {
    /// `None` when the area alone forbids it.
    fn new(shapes: &'a [Shape; N_RACES], free: u64, counts: Counts) -> Option<Self> {
        let mut left = counts;
        let (mut area, mut singles, mut n_left) = (0u32, 0u32, 0u32);
        for (left, shape) in left.iter_mut().zip(shapes) {
            if shape.n_cells() == 1 {
                singles += u32::from(*left);
                *left = 0;
            } else {
                area += u32::from(*left) * u32::from(shape.n_cells());
                n_left += u32::from(*left);
            }
        }
        let slack = free.count_ones().checked_sub(area + singles)? + singles;
        Some(Self { shapes, left, n_left, slack, laid: ArrayVec::new() })
    }

    /// The cells of what is laid.
    fn covered(&self) -> u64 {
        self.laid.iter().fold(0, |cells, &(race, anchor, turn)| {
            cells | self.shapes[race.index()].cells(turn, anchor)
        })
    }

    fn run(&mut self, free: u64) -> bool {
        if self.n_left == 0 {
            return true;
        }
        let lacks_room = |(&left, shape): (&u8, &Shape)| left > 0 && !shape.fits(free);
        if self.left.iter().zip(self.shapes).any(lacks_room) {
            return false;
        }
        let Some(lowest) = Bits(free).next() else { return false };
        let anchor = Cell(lowest);
        for (race, shape) in Race::ALL.into_iter().zip(self.shapes).rev() {
            if self.left[race.index()] == 0 {
                continue;
            }
            for turn in shape.turns() {
                let cells = shape.cells(turn, anchor);
                if cells & !free != 0 {
                    continue;
                }
                self.left[race.index()] -= 1;
                self.n_left -= 1;
                self.laid.push((race, anchor, turn));
                if self.run(free & !cells) {
                    return true;
                }
                self.laid.pop();
                self.n_left += 1;
                self.left[race.index()] += 1;
            }
        }
        if self.slack > 0 {
            self.slack -= 1;
            let found = self.run(free & !anchor.bit());
            self.slack += 1;
            return found;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::pack::pack;

    /// Tries the shapes one after another on every place: slow and plain.
    fn fits_plainly(free: u64, counts: Counts) -> bool {
        let Some(race) = Race::ALL.into_iter().find(|race| counts[race.index()] > 0) else {
            return true;
        };
        let mut rest = counts;
        rest[race.index()] -= 1;
        let shape = pack().shape(race);
        shape
            .placements(free)
            .any(|(anchor, turn)| fits_plainly(free & !shape.cells(turn, anchor), rest))
    }

    proptest! {
        #[test]
        fn packing_is_exact(free in 0u64..1 << 12, counts in [0u8..3, 0..3, 0..3, 0..2, 0..2]) {
            // Twelve cells in three rows of four.
            let free = free & 0xf | (free >> 4 & 0xf) << 8 | (free >> 8 & 0xf) << 16;
            let shapes = &pack().shapes;
            let laid = super::pack(shapes, free, counts);
            prop_assert_eq!(laid.is_some(), fits_plainly(free, counts));
            prop_assert_eq!(laid.is_some(), fits(shapes, free, counts));
            prop_assert_eq!(laid.is_some(), covered(shapes, free, counts).is_some());
            let mut left = free;
            let mut n = [0; N_RACES];
            for (race, anchor, turn) in laid.unwrap_or_default() {
                let cells = shapes[race.index()].cells(turn, anchor);
                prop_assert_eq!(cells & !left, 0);
                left &= !cells;
                n[race.index()] += 1;
            }
            prop_assert!(n == [0; N_RACES] || n == counts);
        }
    }
}
