//! [`Board`]: the tiles on the table with everything that follows from where they lie.

use game::Seat;
use tiling::{Dir, Pos, Rotation};

use crate::areas::Areas;
use crate::frontier::Frontier;
use crate::pack::{MOST_TILES, Pack};
use crate::zone::TileId;

/// A tile on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Lying {
    pub(crate) pos: Pos,
    pub(crate) turns: Rotation,
    /// Nobody placed the start tile.
    pub(crate) by: Option<Seat>,
}

/// The tiles on the table, the squares beside them and the areas they form.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    /// By tile.
    pub(crate) lying: [Option<Lying>; MOST_TILES],
    pub(crate) frontier: Frontier,
    pub(crate) areas: Areas,
}

impl Board {
    /// The start tile at the origin.
    pub(crate) fn new(pack: &Pack) -> Self {
        let mut board =
            Self { lying: [None; MOST_TILES], frontier: Frontier::EMPTY, areas: Areas::new(pack) };
        board.put(pack, pack.start, Lying { pos: Pos::ORIGIN, turns: Rotation::NONE, by: None });
        board
    }

    /// Puts a tile where it fits: the frontier moves on and areas join.
    pub(crate) fn put(&mut self, pack: &Pack, tile: TileId, lying: Lying) {
        let Lying { pos, turns, by: _ } = lying;
        self.lying[tile.index()] = Some(lying);
        let sides = &pack.tiles[tile.index()].sides;
        let beside = self.frontier.settle(pos);
        for dir in Dir::ALL {
            let side = sides[dir.unturned(turns).index()];
            let back = dir.opposite();
            match beside[dir.index()] {
                None => self.frontier.border(pos.step(dir), back, tile, side.terrain),
                Some(other) => {
                    let their_turns = self.at(other).turns;
                    let theirs =
                        pack.tiles[other.index()].sides[back.unturned(their_turns).index()];
                    self.areas.join_sides(pack, side, theirs);
                }
            }
        }
    }

    /// The zones in the middle of the sides around an empty square.
    pub(crate) fn facing(&self, pack: &Pack, slot: usize) -> impl Iterator<Item = u16> {
        self.frontier.beside(slot).map(move |(dir, tile)| {
            let turns = self.at(tile).turns;
            pack.tiles[tile.index()].sides[dir.opposite().unturned(turns).index()].zones[1]
        })
    }

    /// Where a tile lies that is on the table.
    pub(crate) fn at(&self, tile: TileId) -> Lying {
        self.lying[tile.index()].expect("only tiles on the table are asked for")
    }
}
