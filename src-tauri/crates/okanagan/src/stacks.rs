//! [`Stacks`]: the tiles that are not on the table: piles, open tiles, held tiles.
//!
//! Piles have no order here. What is known of one is the back of its top tile, the backs of the
//! tiles put under it, and how many lie between; which tile it is comes up by chance among those
//! nobody has seen that have this back.

use game::Seat;

use crate::back::{Back, N_BACKS};
use crate::figures::MOST_SEATS;
use crate::pack::Pack;
use crate::tile::{N_TILES, Tile, TileSet};

/// Number of piles, and of places for open tiles before them.
pub(crate) const N_PILES: usize = 3;
/// The most tiles a pile has: with two players 58 tiles make piles of 20, 19 and 19.
const MAX_PILE: usize = 20;

/// The tiles that are not on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Stacks {
    /// The tiles whose landscape nobody has seen: those in piles and those yet to be dealt.
    pub(crate) unseen: TileSet,
    /// How many of them have each back, as far as nobody has seen it.
    pub(crate) unseen_backs: [u8; N_BACKS],
    pub(crate) piles: [Pile; N_PILES],
    pub(crate) open: [Option<Tile>; N_PILES],
    pub(crate) held: [Option<Held>; MOST_SEATS as usize],
    /// Tiles out of the game; all have seen them.
    pub(crate) removed: TileSet,
}

/// A pile, landscapes down.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Pile {
    pub(crate) top: Top,
    /// Tiles under the top whose back nobody has seen.
    pub(crate) between: u8,
    n_under: u8,
    /// The backs of the tiles put under the pile, the lowest last; filled up with the first back.
    under: [Back; MAX_PILE],
}

/// The top tile of a pile.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Top {
    /// The pile is empty.
    Nothing,
    /// Its back is about to come to light.
    Covered,
    /// All see this back.
    Shows(Back),
}

/// A tile before a player, landscape down.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Held {
    pub(crate) tile: Tile,
    pub(crate) known: Known,
}

/// Who knows the landscape of a held tile.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Known {
    /// It lay open before it was taken, so everybody.
    ToAll,
    /// It came from a pile, so its holder only.
    ToHolder,
}

impl Pile {
    pub(crate) const EMPTY: Self =
        Self { top: Top::Nothing, between: 0, n_under: 0, under: [Back::ALL[0]; MAX_PILE] };

    /// The backs of the tiles put under the pile, the lowest last.
    pub(crate) fn under(&self) -> &[Back] {
        &self.under[..self.n_under as usize]
    }

    /// How many tiles it has.
    pub(crate) fn len(&self) -> u8 {
        match self.top {
            Top::Nothing => 0,
            Top::Covered | Top::Shows(_) => 1 + self.between + self.n_under,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.top == Top::Nothing
    }

    /// The back all see.
    pub(crate) fn back(&self) -> Option<Back> {
        match self.top {
            Top::Nothing | Top::Covered => None,
            Top::Shows(back) => Some(back),
        }
    }

    /// Takes the top tile away.
    pub(crate) fn pop(&mut self) {
        self.top = if self.between > 0 {
            self.between -= 1;
            Top::Covered
        } else if self.n_under == 0 {
            Top::Nothing
        } else {
            let first = self.under[0];
            self.under.copy_within(1.., 0);
            self.n_under -= 1;
            self.under[self.n_under as usize] = Back::ALL[0];
            Top::Shows(first)
        };
    }

    /// Puts the top tile under the pile (OK-ACTION).
    pub(crate) fn put_under(&mut self) {
        if let Top::Shows(back) = self.top {
            self.pop();
            if self.is_empty() {
                self.top = Top::Shows(back);
            } else {
                self.under[self.n_under as usize] = back;
                self.n_under += 1;
            }
        }
    }
}

impl Stacks {
    /// All tiles but the start tile unseen, piles not made yet.
    pub(crate) fn new(pack: &Pack) -> Self {
        let unseen = (1 << N_TILES) - 2;
        Self {
            unseen,
            unseen_backs: Back::ALL.map(|back| pack.tiles_with(back).count_ones() as u8),
            piles: [Pile::EMPTY; N_PILES],
            open: [None; N_PILES],
            held: [None; 4],
            removed: 0,
        }
    }

    /// Makes the three piles of what is left once every player has a tile (OK-TILES).
    pub(crate) fn make_piles(&mut self, n_seats: u8) {
        let n_tiles = N_TILES as u8 - 1 - n_seats;
        for (i, pile) in self.piles.iter_mut().enumerate() {
            let first_get_the_rest = u8::from((i as u8) < n_tiles % N_PILES as u8);
            pile.top = Top::Covered;
            pile.between = n_tiles / N_PILES as u8 + first_get_the_rest - 1;
        }
    }

    /// The pile an open place is filled from: its own, or the largest one where that is empty, the
    /// first of equal ones (OK-DRAW).
    pub(crate) fn source(&self, place: usize) -> Option<usize> {
        if !self.piles[place].is_empty() {
            return Some(place);
        }
        let largest = (0..N_PILES).max_by_key(|&pile| (self.piles[pile].len(), N_PILES - pile))?;
        (!self.piles[largest].is_empty()).then_some(largest)
    }

    /// Whether any tile is on offer (OK-DRAW).
    pub(crate) fn has_offer(&self) -> bool {
        self.open.iter().any(Option::is_some) || self.piles.iter().any(|pile| !pile.is_empty())
    }

    /// The unseen tiles the top of a pile may be: those with the back it shows; before any back
    /// has been seen, all.
    pub(crate) fn may_be_top(&self, pack: &Pack, pile: usize) -> TileSet {
        match self.piles[pile].top {
            Top::Nothing => 0,
            Top::Covered => self.unseen,
            Top::Shows(back) => self.unseen & pack.tiles_with(back),
        }
    }

    /// The landscape of an unseen tile comes to light together with its back.
    pub(crate) fn see_whole(&mut self, pack: &Pack, tile: Tile) {
        self.see(tile);
        self.see_back(pack.back(tile).expect("the start tile is never unseen"));
    }

    /// The landscape of a tile comes to light whose back was seen before.
    pub(crate) fn see(&mut self, tile: Tile) {
        self.unseen &= !(1 << tile.index());
    }

    /// The back of an unseen tile comes to light.
    pub(crate) fn see_back(&mut self, back: Back) {
        self.unseen_backs[back.index()] -= 1;
    }

    /// Takes a tile out of the game.
    pub(crate) fn remove(&mut self, tile: Tile) {
        self.removed |= 1 << tile.index();
    }

    /// What this seat holds.
    pub(crate) fn held_by(&self, seat: Seat) -> Option<Held> {
        self.held[seat.index()]
    }
}
