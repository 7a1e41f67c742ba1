//! [`Areas`]: forests, meadows and rivers as one partition, river systems as a second one.
//!
//! All zones of the pack are there from the start, each alone; placing a tile only joins. A tile
//! that is not on the table is joined to nothing, so nothing can be asked about it by accident.

use tiling::Regions;

use crate::pack::{MOST_WATERS, MOST_ZONES, Pack, TileSide};
use crate::tally::{OPEN, Tally};
use crate::zone::Terrain;

/// Who belongs together, and what it adds up to. Tallies are kept at the roots.
#[derive(Clone, Debug)]
pub(crate) struct Areas {
    pub(crate) lands: Regions<MOST_ZONES>,
    pub(crate) land: [Tally; MOST_ZONES],
    pub(crate) waters: Regions<MOST_WATERS>,
    pub(crate) water: [Tally; MOST_WATERS],
}

impl Areas {
    /// All zones and waters alone.
    pub(crate) fn new(pack: &Pack) -> Self {
        Self {
            lands: Regions::new(),
            land: pack.lands,
            waters: Regions::new(),
            water: pack.water_tallies,
        }
    }

    /// Joins two sides that touch. Clockwise round each tile the meadows of a river come in
    /// opposite orders, so first meets second.
    pub(crate) fn join_sides(&mut self, pack: &Pack, side: TileSide, other: TileSide) {
        let ([a, river, b], [c, their_river, d]) = (side.zones, other.zones);
        self.join_lands(a, d);
        if side.terrain == Terrain::River {
            self.join_lands(b, c);
            self.join_lands(river, their_river);
            let water = pack.zones[river as usize].water;
            self.join_waters(water, pack.zones[their_river as usize].water);
        }
    }

    fn join_lands(&mut self, a: u16, b: u16) {
        let root = match self.lands.join(a as usize, b as usize) {
            Some(joined) => {
                self.land[joined.kept] = self.land[joined.kept].joined(self.land[joined.gone]);
                joined.kept
            }
            None => self.lands.root(a as usize),
        };
        self.land[root] = self.land[root].minus(OPEN, 2);
    }

    fn join_waters(&mut self, a: u8, b: u8) {
        let root = match self.waters.join(a as usize, b as usize) {
            Some(joined) => {
                self.water[joined.kept] = self.water[joined.kept].joined(self.water[joined.gone]);
                joined.kept
            }
            None => self.waters.root(a as usize),
        };
        self.water[root] = self.water[root].minus(OPEN, 2);
    }

    /// The tally of the forest, meadow or river that a zone belongs to.
    pub(crate) fn land_of(&self, zone: u16) -> Tally {
        self.land[self.lands.root(zone as usize)]
    }

    /// The same, to be changed.
    pub(crate) fn land_of_mut(&mut self, zone: u16) -> &mut Tally {
        &mut self.land[self.lands.root(zone as usize)]
    }

    /// The tally of the system that a water belongs to.
    pub(crate) fn water_of(&self, water: u8) -> Tally {
        self.water[self.waters.root(water as usize)]
    }

    /// The same, to be changed.
    pub(crate) fn water_of_mut(&mut self, water: u8) -> &mut Tally {
        &mut self.water[self.waters.root(water as usize)]
    }
}
