//! [`Pack`]: the components, read from `data/pack.json` and checked whole.
//!
//! Everything the engine asks for at every step (which edges a turned tile shows, which tiles share
//! a back) is worked out here once.

use std::fmt;

use arrayvec::ArrayVec;
use game::{PackRef, PackShelf, Packed};
use tiling::{Dir, Rotation};

use crate::pack_check::{Faults, check_figures, read_goals, read_stocks, read_tiles};
use crate::pack_fault::PackFault;
use crate::pack_file::PackFile;
use crate::setup::LEAST_SEATS;
use crate::survey::TileSet;
use crate::tile::{Back, Goal, N_GOALS, N_TILES, Reward, Shape, Terrain, Tile};

/// Tokens of each type (OK-terms: 144 in all).
pub(crate) const TOKENS_OF_A_TYPE: u8 = 12;
/// Gold nugget cards.
pub(crate) const N_NUGGETS: u8 = 17;
/// The most tiles that can lie on the table: the start tile and one for every building that can
/// be built (four players with ten each).
pub(crate) const MAX_PLACED: usize = 41;
/// Number of different backs there can be.
pub(crate) const N_BACKS: usize = 23;

/// One player's buildings, indexed by `Building as usize`.
pub type Stock = [u8; 3];

/// The components of the game with the tables worked out from them.
///
/// Packs live as long as the program, so that a position can point to its own.
pub struct Pack {
    reference: PackRef,
    faces: [Face; N_TILES],
    /// The back of each tile; the start tile has none.
    backs: [Option<Back>; N_TILES],
    /// The tiles of each back, as bits.
    with_back: [u64; N_BACKS],
    goals: [GoalCard; N_GOALS],
    /// By number of seats (from the fewest), then by round.
    stocks: [[Stock; 2]; 3],
    has_twins: bool,
    /// For whatever may lie around a place, the tiles that fit there (`survey.rs`).
    pub(crate) fitting: Box<[TileSet; 625]>,
}

/// The landscape of a tile.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its segments, two to four.
    pub segments: ArrayVec<Segment, 4>,
    /// Its borders: pairs of segments that touch and differ in terrain (OK-BUILD).
    pub borders: ArrayVec<(u8, u8), 4>,
    /// The segment behind each edge of the tile as drawn.
    pub(crate) segment_at: [u8; 4],
    /// For each rotation the terrains it shows: four bits for each direction, one set in each.
    pub(crate) shown: [u16; 4],
}

/// A part of a tile.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Segment {
    /// Its terrain.
    pub terrain: Terrain,
    /// How many edges of the tile it has.
    pub n_edges: u8,
    /// Its reward icons by shape; the colour is the terrain's.
    pub icons: [u8; 3],
}

/// A goal card: points for every time one's tokens cover its set (OK-VP).
#[derive(Clone, Debug)]
pub struct GoalCard {
    /// The set; a type may stand in it several times.
    pub set: ArrayVec<Reward, 4>,
    /// Points each time.
    pub points: u8,
}

/// All packs.
static SHELF: PackShelf<Pack> = PackShelf::new(|| {
    Pack::checked(include_str!("../data/pack.json")).expect("a test checks the built-in pack")
});

impl Packed for Pack {
    fn reference(&self) -> &PackRef {
        &self.reference
    }
}

impl Pack {
    /// The built-in pack.
    pub fn original() -> &'static Self {
        SHELF.own()
    }

    /// Checks the text of a pack and keeps it for the rest of the run, so that setups can name it.
    /// The same text is kept only once.
    ///
    /// # Errors
    /// All that is wrong with it, where it is not a pack for this rulebook.
    pub fn load(text: &str) -> Result<&'static Self, Vec<PackFault>> {
        Ok(SHELF.keep(Self::checked(text)?))
    }

    /// The pack with this id, version and hash, where it is built in or loaded.
    pub fn find(reference: &PackRef) -> Option<&'static Self> {
        SHELF.find(reference)
    }

    /// The pack whose text has this SHA-256, in lower-case hexadecimal, where it is built in or
    /// loaded.
    pub fn with_sha256(sha256: &str) -> Option<&'static Self> {
        SHELF.with_sha256(sha256)
    }

    /// Reads and checks a whole pack.
    pub(crate) fn checked(text: &str) -> Result<Self, Vec<PackFault>> {
        let file: PackFile = serde_json::from_str(text)
            .map_err(|why| vec![PackFault::Json { detail: why.to_string() }])?;
        let mut faults = Faults::default();
        if file.schema != "ctyrhra/okanagan@1" {
            faults.put(PackFault::Schema { given: file.schema.clone() });
        }
        check_figures(&file, &mut faults);
        let stocks = read_stocks(&file, &mut faults);
        let tiles = read_tiles(&file, &mut faults);
        let goals = read_goals(&file, &mut faults);
        faults.found()?;
        let (faces, backs) = tiles.expect("a missing tile is a fault");
        let goals = goals.expect("a missing goal card is a fault");
        let mut with_back = [0; N_BACKS];
        for (i, back) in backs.iter().enumerate() {
            if let Some(back) = back {
                with_back[back.index()] |= 1 << i;
            }
        }
        Ok(Self {
            reference: PackRef::of(file.pack.id, file.pack.version, text),
            has_twins: faces.iter().any(Face::has_twins),
            fitting: Self::fitting_everywhere(&faces.each_ref().map(|face| face.shown)),
            faces,
            backs,
            with_back,
            goals,
            stocks,
        })
    }

    /// Which pack this is.
    pub const fn reference(&self) -> &PackRef {
        &self.reference
    }

    /// The landscape of a tile.
    pub const fn face(&self, tile: Tile) -> &Face {
        &self.faces[tile.index()]
    }

    /// The back of a tile; `None` for the start tile.
    pub const fn back(&self, tile: Tile) -> Option<Back> {
        self.backs[tile.index()]
    }

    /// A goal card.
    pub const fn goal(&self, goal: Goal) -> &GoalCard {
        &self.goals[goal.index()]
    }

    /// The buildings of each player (OK-STOCK). `round` is 0 or 1.
    pub const fn stock(&self, n_seats: u8, round: u8) -> Stock {
        self.stocks[(n_seats - LEAST_SEATS) as usize][round as usize]
    }

    /// The tiles with this back, as bits.
    pub(crate) const fn tiles_with(&self, back: Back) -> u64 {
        self.with_back[back.index()]
    }

    /// Whether any tile has two segments of one terrain, so that they can become one area.
    pub(crate) const fn has_twins(&self) -> bool {
        self.has_twins
    }
}

impl PartialEq for Pack {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.reference == other.reference
    }
}

impl Eq for Pack {}

impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reference.fmt(f)
    }
}

impl Face {
    /// The segment behind the edge that points this way once the tile is turned.
    pub(crate) const fn segment_towards(&self, dir: Dir, rotation: Rotation) -> u8 {
        self.segment_at[dir.unturned(rotation).index()]
    }

    /// The segments a building on this spot touches; `None` where there is no such spot.
    pub fn touched(&self, spot: crate::tile::Spot) -> Option<ArrayVec<u8, 4>> {
        use crate::tile::Spot;
        match spot {
            Spot::Farm { segment } => {
                ((segment as usize) < self.segments.len()).then(|| [segment].into_iter().collect())
            }
            Spot::Warehouse { border } => {
                self.borders.get(border as usize).map(|&(a, b)| [a, b].into_iter().collect())
            }
            Spot::Silo => Some((0..self.segments.len() as u8).collect()),
        }
    }

    pub(crate) fn has_twins(&self) -> bool {
        self.segments
            .iter()
            .enumerate()
            .any(|(i, a)| self.segments[..i].iter().any(|b| a.terrain == b.terrain))
    }
}

impl Back {
    /// A number for each back there can be.
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Gain1Shape { shape } => shape as usize,
            Self::Gain2Type { terrain, shape } => 3 + Reward::new(terrain, shape).index(),
            Self::PickFirst => 15,
            Self::Nugget => 16,
            Self::Goals2 => 17,
            Self::Refresh3 => 18,
            Self::Tribute => 19,
            Self::SwapPlayer => 20,
            Self::SwapSameColour => 21,
            Self::SwapSameShape => 22,
        }
    }

    /// All backs there can be, ascending, each at its [`index`](Self::index).
    pub(crate) const ALL: [Self; N_BACKS] = {
        let mut all = [Self::PickFirst; N_BACKS];
        let mut i = 0;
        while i < 3 {
            all[i] = Self::Gain1Shape { shape: Shape::ALL[i] };
            i += 1;
        }
        while i < 15 {
            all[i] = Self::Gain2Type {
                terrain: Terrain::ALL[(i - 3) / 3],
                shape: Shape::ALL[(i - 3) % 3],
            };
            i += 1;
        }
        all[16] = Self::Nugget;
        all[17] = Self::Goals2;
        all[18] = Self::Refresh3;
        all[19] = Self::Tribute;
        all[20] = Self::SwapPlayer;
        all[21] = Self::SwapSameColour;
        all[22] = Self::SwapSameShape;
        all
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backs_stand_in_their_order_by_their_numbers() {
        assert!(Back::ALL.is_sorted());
        for (i, back) in Back::ALL.into_iter().enumerate() {
            assert_eq!(back.index(), i);
        }
    }
}
