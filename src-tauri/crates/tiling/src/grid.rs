//! [`Grid`]: a table without an edge in a few kilobytes.
//!
//! Tiles that hang together lie close together: among `n` tiles no two are more than `n - 1` steps
//! apart, however the shape runs. So the endless plane may be folded up, as long as squares that
//! fall on each other are farther apart than that. The tightest folding is the perfect code of the
//! taxi metric: diamonds of radius `r` tile the plane, and `r·x + (r + 1)·y` modulo their area
//! numbers the squares of each without a gap. 95 tiles need 4705 cells where a plain array wide
//! enough for every shape has 36,481.

use std::ops::{Index, IndexMut};

use crate::{Dir, Pos};

/// How many cells a grid for `n_tiles` connected tiles needs, counting in that squares beside a
/// tile and squares beside those are told apart from every tile, too.
pub const fn cells_for(n_tiles: usize) -> usize {
    let r = n_tiles / 2 + 1;
    2 * r * r + 2 * r + 1
}

/// A square's place in a [`Grid`].
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Cell(u16);

/// One `T` for every square near a connected group of tiles. `CELLS` comes from [`cells_for`].
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Grid<T, const CELLS: usize>([T; CELLS]);

impl<T: Copy, const CELLS: usize> Grid<T, CELLS> {
    /// Radius of the diamond, from its area.
    const R: i32 = {
        let r = ((2 * CELLS - 1).isqrt() as i32 - 1) / 2;
        assert!((2 * r * r + 2 * r + 1) as usize == CELLS, "CELLS comes from cells_for");
        assert!(CELLS <= u16::MAX as usize, "cells are numbered in 16 bits");
        r
    };

    /// The same everywhere.
    pub const fn filled(value: T) -> Self {
        Self([value; CELLS])
    }

    /// The cell of a square.
    pub const fn cell(pos: Pos) -> Cell {
        let n = Self::R * pos.x as i32 + (Self::R + 1) * pos.y as i32;
        Cell(n.rem_euclid(CELLS as i32) as u16)
    }

    /// The cell next to this one.
    pub const fn beside(cell: Cell, dir: Dir) -> Cell {
        let ahead = match dir {
            Dir::North => CELLS as i32 - Self::R - 1,
            Dir::East => Self::R,
            Dir::South => Self::R + 1,
            Dir::West => CELLS as i32 - Self::R,
        };
        let n = cell.0 as i32 + ahead;
        Cell(if n < CELLS as i32 { n } else { n - CELLS as i32 } as u16)
    }
}

impl<T, const CELLS: usize> Index<Cell> for Grid<T, CELLS> {
    type Output = T;

    fn index(&self, cell: Cell) -> &T {
        &self.0[cell.0 as usize]
    }
}

impl<T, const CELLS: usize> IndexMut<Cell> for Grid<T, CELLS> {
    fn index_mut(&mut self, cell: Cell) -> &mut T {
        &mut self.0[cell.0 as usize]
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const CELLS: usize = cells_for(9);
    type Small = Grid<u8, CELLS>;

    #[test]
    fn a_full_game_fits_in_five_kilobytes() {
        assert_eq!(cells_for(95), 4705);
        assert_eq!(cells_for(61), 1985);
    }

    #[test]
    fn squares_that_can_meet_in_one_shape_never_share_a_cell() {
        // Nine tiles in a row reach 8 steps; with a square beside each end, 10.
        let origin = Small::cell(Pos::ORIGIN);
        for x in -10i8..=10 {
            for y in -10i8..=10 {
                let apart = x.unsigned_abs() + y.unsigned_abs();
                if (1..=10).contains(&apart) {
                    assert_ne!(Small::cell(Pos::new(x, y)), origin, "{x} {y}");
                }
            }
        }
    }

    proptest! {
        #[test]
        fn the_neighbour_of_a_cell_is_the_cell_of_the_neighbour(x in -90i8..90, y in -90i8..90) {
            let pos = Pos::new(x, y);
            for dir in Dir::ALL {
                prop_assert_eq!(Small::beside(Small::cell(pos), dir), Small::cell(pos.step(dir)));
            }
        }
    }
}
