//! The hold of a ship: what fits together.
//!
//! Its owner may re-lay it at will (`SB-FLY`), so where things lie in it makes no difference and
//! the position only counts them. This table answers whether they can lie together at all.

use crate::ids::{Cell, Counts, N_RACES, Race, Turned};
use crate::packing;
use crate::shape::Shape;

/// A set of counts, one bit each; a hold has at most 8 cells, so three bits a race would not do
/// for a full one of toadlings: four.
#[derive(Clone, Debug)]
pub(crate) struct Packable {
    can: Vec<u64>,
}

const BITS: u32 = 4;

impl Packable {
    pub(crate) fn new(shapes: &[Shape; N_RACES], ship: u64) -> Self {
        let mut table = Self { can: vec![0; 1 << (BITS * N_RACES as u32 - 6)] };
        table.fill(shapes, ship, [0; N_RACES], 0);
        table
    }

    /// Enters `counts` and everything that adds races from `least` on.
    fn fill(&mut self, shapes: &[Shape; N_RACES], ship: u64, counts: Counts, least: usize) {
        if !packing::fits(shapes, ship, counts) {
            return;
        }
        let index = index(counts);
        self.can[index >> 6] |= 1 << (index & 63);
        for race in least..N_RACES {
            let mut more = counts;
            more[race] += 1;
            self.fill(shapes, ship, more, race);
        }
    }

    /// Whether these creatures can lie in the hold together.
    pub(crate) fn holds(&self, counts: Counts) -> bool {
        let index = index(counts);
        self.can[index >> 6] >> (index & 63) & 1 == 1
    }

    /// Whether one more creature of `race` fits.
    pub(crate) fn holds_with(&self, counts: Counts, race: Race) -> bool {
        let mut more = counts;
        more[race.index()] += 1;
        self.holds(more)
    }
}

/// A hold has at most 8 cells, so a count is at most 9 even with one too many.
fn index(counts: Counts) -> usize {
    counts.iter().fold(0, |index, &count| index << BITS | usize::from(count))
}

/// Where the creatures of a hold are drawn: the same for equal holds.
pub(crate) fn layout(
    shapes: &[Shape; N_RACES],
    ship: u64,
    counts: Counts,
) -> Vec<(Race, Cell, Turned)> {
    packing::pack(shapes, ship, counts).expect("only what fits is ever loaded")
}
