//! Polyominoes as bit masks: where a shape fits is a handful of shifts.
//!
//! A grid is 8 cells wide in a `u64` whatever its true width; packs keep at least one column free,
//! so a shifted shape cannot wrap round into the next row without touching a cell that is no cell.
//! A token is known by its anchor, the lowest cell it covers (row by row from the top left), its
//! race and its orientation.

use crate::ids::{Bits, Cell, Turned};

/// One orientation of a shape: its cells relative to the anchor, which is bit 0.
pub(crate) type Mask = u64;

/// A shape in all orientations that look different.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Shape {
    masks: [Mask; 4],
    n_turns: u8,
    n_cells: u8,
}

/// Why a drawing is no shape.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum ShapeFault {
    Empty,
    TooLarge,
    Scattered,
    Lopsided,
}

impl Shape {
    /// The shape drawn by `cells` (column, row).
    pub(crate) fn new(cells: &[(u8, u8)]) -> Result<Self, ShapeFault> {
        if cells.is_empty() {
            return Err(ShapeFault::Empty);
        }
        if cells.iter().any(|&(x, y)| x > 3 || y > 3) {
            return Err(ShapeFault::TooLarge);
        }
        let drawn: u64 = cells.iter().fold(0, |mask, &(x, y)| mask | Cell::at(x, y).bit());
        if !is_connected(drawn) {
            return Err(ShapeFault::Scattered);
        }
        let mut masks = [0; 4];
        let mut n_turns: u8 = 0;
        let mut turned: Vec<(u8, u8)> = cells.to_vec();
        for _ in 0..4 {
            let mask = anchored(&turned);
            if !masks[..n_turns as usize].contains(&mask) {
                masks[n_turns as usize] = mask;
                n_turns += 1;
            }
            turned = turned.iter().map(|&(x, y)| (3 - y, x)).collect();
        }
        let mirrored: Vec<(u8, u8)> = cells.iter().map(|&(x, y)| (3 - x, y)).collect();
        if !masks[..n_turns as usize].contains(&anchored(&mirrored)) {
            return Err(ShapeFault::Lopsided);
        }
        Ok(Self { masks, n_turns, n_cells: drawn.count_ones() as u8 })
    }

    /// Number of cells.
    pub(crate) const fn n_cells(&self) -> u8 {
        self.n_cells
    }

    /// Its orientations.
    pub(crate) fn turns(&self) -> impl Iterator<Item = Turned> + use<> {
        (0..self.n_turns).map(Turned)
    }

    /// Whether it has this orientation.
    pub(crate) const fn has_turn(&self, turn: Turned) -> bool {
        turn.0 < self.n_turns
    }

    /// The cells it covers when its anchor lies on `anchor`, which it must fit.
    #[inline]
    pub(crate) const fn cells(&self, turn: Turned, anchor: Cell) -> u64 {
        self.masks[turn.0 as usize] << anchor.0
    }

    /// All anchors where it lies on `free` cells in this orientation: one shift for each cell.
    #[inline]
    pub(crate) const fn anchors(&self, turn: Turned, free: u64) -> u64 {
        let mut rest = self.masks[turn.0 as usize] & !1;
        let mut fits = free;
        while rest != 0 {
            fits &= free >> rest.trailing_zeros();
            rest &= rest - 1;
        }
        fits
    }

    /// Whether it lies on `free` cells in any orientation.
    #[inline]
    pub(crate) const fn fits(&self, free: u64) -> bool {
        let mut turn = 0;
        while turn < self.n_turns {
            if self.anchors(Turned(turn), free) != 0 {
                return true;
            }
            turn += 1;
        }
        false
    }

    /// Every way to lie on `free` cells, by anchor, then orientation.
    pub(crate) fn placements(&self, free: u64) -> impl Iterator<Item = (Cell, Turned)> + use<> {
        let mut by_turn = [0; 4];
        for turn in self.turns() {
            by_turn[turn.0 as usize] = self.anchors(turn, free);
        }
        let any = by_turn[0] | by_turn[1] | by_turn[2] | by_turn[3];
        Bits(any).flat_map(move |anchor| {
            (0..4u8)
                .filter(move |&turn| by_turn[turn as usize] >> anchor & 1 == 1)
                .map(move |turn| (Cell(anchor), Turned(turn)))
        })
    }

    /// Number of [`placements`](Self::placements).
    #[inline]
    pub(crate) fn n_placements(&self, free: u64) -> u32 {
        self.turns().map(|turn| self.anchors(turn, free).count_ones()).sum()
    }

    /// One of the [`placements`](Self::placements) by a number below their count, in no
    /// particular order.
    #[inline]
    pub(crate) fn placement(&self, free: u64, number: u32) -> (Cell, Turned) {
        let mut left = number;
        for turn in self.turns() {
            let anchors = self.anchors(turn, free);
            let n = anchors.count_ones();
            if left < n {
                let anchor = Bits(anchors).nth(left as usize).expect("fewer than there are");
                return (Cell(anchor), turn);
            }
            left -= n;
        }
        unreachable!("the number is below the count of placements");
    }
}

/// The drawing moved so that its lowest cell is bit 0.
fn anchored(cells: &[(u8, u8)]) -> Mask {
    let mask = cells.iter().fold(0, |mask, &(x, y)| mask | Cell::at(x, y).bit());
    mask >> mask.trailing_zeros()
}

/// Whether all cells hang together by their edges.
pub(crate) const fn is_connected(cells: u64) -> bool {
    const NOT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_LAST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let mut reached = cells & cells.wrapping_neg();
    loop {
        let wider = cells
            & (reached
                | reached << 8
                | reached >> 8
                | (reached & NOT_LAST) << 1
                | (reached & NOT_FIRST) >> 1);
        if wider == reached {
            return reached == cells;
        }
        reached = wider;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corner() -> Shape {
        Shape::new(&[(0, 0), (0, 1), (1, 1)]).unwrap()
    }

    #[test]
    fn turns_that_look_the_same_count_once() {
        let turns = |cells: &[(u8, u8)]| Shape::new(cells).unwrap().turns().count();
        assert_eq!(turns(&[(0, 0)]), 1);
        assert_eq!(turns(&[(0, 0), (1, 0)]), 2);
        assert_eq!(turns(&[(0, 0), (1, 0), (0, 1), (1, 1)]), 1);
        assert_eq!(corner().turns().count(), 4);
    }

    #[test]
    fn faults_are_told() {
        assert_eq!(Shape::new(&[]), Err(ShapeFault::Empty));
        assert_eq!(Shape::new(&[(4, 0)]), Err(ShapeFault::TooLarge));
        assert_eq!(Shape::new(&[(0, 0), (2, 0)]), Err(ShapeFault::Scattered));
        let s_piece = [(0, 0), (1, 0), (1, 1), (2, 1)];
        assert_eq!(Shape::new(&s_piece), Err(ShapeFault::Lopsided));
    }

    #[test]
    fn a_corner_lies_in_a_square_in_four_ways() {
        let square = 0x0303;
        assert_eq!(corner().n_placements(square), 4);
        assert_eq!(corner().placements(square).count(), 4);
        for (anchor, turn) in corner().placements(square) {
            let cells = corner().cells(turn, anchor);
            assert_eq!(cells.count_ones(), 3);
            assert_eq!(cells & !square, 0);
            assert_eq!(cells.trailing_zeros(), u32::from(anchor.0));
        }
    }

    #[test]
    fn a_shape_does_not_wrap_round_the_edge() {
        let bar = Shape::new(&[(0, 0), (1, 0)]).unwrap();
        // The last cell of a seven-wide row and the first of the next row.
        assert!(!bar.fits(1 << 6 | 1 << 8));
    }
}
