//! [`Pack`]: the components, read from `data/pack.json` and checked whole.
//!
//! Everything the engine asks for at every step (which edges a turned tile shows, which tiles share
//! a back) is worked out here once.

use std::fmt;

use game::{PackRef, PackShelf, Packed};
use tiling::{Dir, Fitting};

use crate::back::{Back, N_BACKS};
use crate::figures::LEAST_SEATS;
use crate::goals::{Goal, GoalCard, N_GOALS};
use crate::reward::Terrain;
use crate::tile::{Face, N_TILES, Stock, Tile, TileSet};

mod check;
mod fault;
mod file;
mod known;

use check::{Faults, check_figures, read_goals, read_stocks, read_tiles};
pub use fault::{Counted, Figure, GoalFault, PackFault, TileFault};
use known::check_known;

/// The components of the game with the tables worked out from them.
///
/// Packs live as long as the program, so that a position can point to its own.
pub struct Pack {
    reference: PackRef,
    faces: [Face; N_TILES],
    /// The back of each tile; the start tile has none.
    backs: [Option<Back>; N_TILES],
    /// The tiles of each back, as bits.
    with_back: [TileSet; N_BACKS],
    goals: [GoalCard; N_GOALS],
    /// By number of seats (from the fewest), then by round.
    stocks: [[Stock; 2]; 3],
    has_twins: bool,
    fitting: Fitting,
}

/// Where the text of a pack comes from.
#[derive(Copy, Clone, Eq, PartialEq, Default)]
pub(crate) enum Origin {
    /// Somebody adds it now.
    #[default]
    New,
    /// It was added before, perhaps by an earlier version of the app.
    Added,
}

/// All packs.
static SHELF: PackShelf<Pack> = PackShelf::new(|| {
    let text = include_str!("../data/pack.json");
    Pack::checked(text, Origin::New).expect("a test checks the built-in pack")
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
        Ok(SHELF.keep(Self::checked(text, Origin::New)?, text))
    }

    /// Like [`load`](Self::load) for a pack that was added before: games were begun with it, and
    /// what was not looked at then does not take it away from them.
    ///
    /// # Errors
    /// As [`load`](Self::load), but for what earlier versions let through.
    pub fn load_again(text: &str) -> Result<&'static Self, Vec<PackFault>> {
        Ok(SHELF.keep(Self::checked(text, Origin::Added)?, text))
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
    pub(crate) fn checked(text: &str, origin: Origin) -> Result<Self, Vec<PackFault>> {
        let (file, unknown) = file::read(text).map_err(|fault| vec![fault])?;
        let mut faults = Faults::of(origin);
        if file.schema != "ctyrhra/okanagan@1" {
            faults.put(PackFault::Schema { given: file.schema.clone() });
        }
        check_figures(&file, &mut faults);
        check_known(&file, unknown, &mut faults);
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
            fitting: Fitting::of(
                Terrain::ALL.len(),
                faces.iter().map(|face| face.edges().map(|terrain| terrain as u8)),
            ),
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
    pub(crate) const fn tiles_with(&self, back: Back) -> TileSet {
        self.with_back[back.index()]
    }

    /// The tiles that fit, however turned, where these terrains may lie: for each direction a set
    /// of four bits, all of them or one.
    pub(crate) fn fitting(&self, room: u16) -> TileSet {
        let around = Dir::ALL.map(|dir| {
            let set = room >> (4 * dir.index()) & 0xF;
            (set != 0xF).then_some(set.trailing_zeros() as u8)
        });
        self.fitting.at(around) as TileSet
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
