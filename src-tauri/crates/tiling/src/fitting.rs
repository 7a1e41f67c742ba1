//! [`Fitting`]: the tiles that fit an empty square, looked up by what lies around it.

use crate::{Dir, Rotation};

/// What lies around an empty square: the number of a terrain for each side, north first; `None`
/// where no tile lies.
pub type Around = [Option<u8>; 4];

/// For whatever may lie around an empty square, the tiles that fit there however turned.
#[derive(Debug)]
pub struct Fitting {
    n_terrains: usize,
    sets: Box<[u128]>,
}

impl Fitting {
    /// Of tiles with these terrains on their sides, north first. At most 128 tiles.
    pub fn of(n_terrains: usize, tiles: impl Iterator<Item = [u8; 4]>) -> Self {
        let mut fitting = Self { n_terrains, sets: vec![0; (n_terrains + 1).pow(4)].into() };
        for (tile, sides) in tiles.enumerate() {
            for turns in Rotation::ALL {
                let shown = Dir::ALL.map(|dir| sides[dir.unturned(turns).index()]);
                for touching in 0..16 {
                    let around = Dir::ALL.map(|dir| {
                        (touching >> dir.index() & 1 != 0).then_some(shown[dir.index()])
                    });
                    fitting.sets[fitting.number(around)] |= 1 << tile;
                }
            }
        }
        fitting
    }

    /// The tiles that fit, however turned, as bits by their number.
    pub fn at(&self, around: Around) -> u128 {
        self.sets[self.number(around)]
    }

    fn number(&self, around: Around) -> usize {
        let digit = |side: Option<u8>| side.map_or(self.n_terrains, usize::from);
        around.into_iter().fold(0, |number, side| number * (self.n_terrains + 1) + digit(side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_fit_as_they_can_be_turned() {
        let fitting = Fitting::of(2, [[0, 0, 0, 1], [0, 1, 0, 1]].into_iter());
        assert_eq!(fitting.at([None; 4]), 0b11);
        assert_eq!(fitting.at([Some(1), None, None, None]), 0b11);
        assert_eq!(fitting.at([Some(1), None, Some(1), None]), 0b10);
        assert_eq!(fitting.at([Some(0), None, Some(0), Some(0)]), 0b01);
        assert_eq!(fitting.at([Some(1), Some(1), None, None]), 0);
    }
}
