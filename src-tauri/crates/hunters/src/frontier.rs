//! [`Frontier`]: the empty squares beside tiles, ready to be matched.
//!
//! For every side and terrain there is a row of bits, one for each frontier square: whether the
//! square takes that terrain on that side. Where a tile fits in one rotation is then the AND of
//! four rows, sixty-four squares at a time.

use tiling::{Around, Dir, Grid, Pos, Rotation, cells_for};

use crate::pack::{MOST_TILES, TileFacts};
use crate::zone::{Terrain, TileId};

/// A shape of `n` squares has at most `2n + 2` empty squares beside it.
const MOST_SLOTS: usize = WORDS * 64;
const WORDS: usize = (2 * MOST_TILES + 2).div_ceil(64);
const CELLS: usize = cells_for(MOST_TILES);
const NOBODY: u8 = u8::MAX;

/// One bit for each frontier square.
pub(crate) type Row = [u64; WORDS];

/// The frontier of the tiles on the table.
#[derive(Clone, Debug)]
pub(crate) struct Frontier {
    /// Slot + 1 of each frontier square; 0 elsewhere.
    slots: Grid<u8, CELLS>,
    squares: [Pos; MOST_SLOTS],
    /// The tile beside each square, by direction.
    beside: [[u8; 4]; MOST_SLOTS],
    live: Row,
    takes: [[Row; 3]; 4],
    /// How many words of the rows are in use.
    n_words: u8,
}

impl Frontier {
    pub(crate) const EMPTY: Self = Self {
        slots: Grid::filled(0),
        squares: [Pos::ORIGIN; MOST_SLOTS],
        beside: [[NOBODY; 4]; MOST_SLOTS],
        live: [0; WORDS],
        takes: [[[0; WORDS]; 3]; 4],
        n_words: 1,
    };

    /// The slot of a square; `None` when it is no frontier square.
    pub(crate) fn slot(&self, pos: Pos) -> Option<usize> {
        let slot = self.slots[Grid::<u8, CELLS>::cell(pos)].checked_sub(1)? as usize;
        // Squares too far off to belong to this table may share a cell.
        (self.squares[slot] == pos).then_some(slot)
    }

    /// The square of a slot.
    pub(crate) fn square(&self, slot: usize) -> Pos {
        self.squares[slot]
    }

    /// The frontier squares.
    pub(crate) const fn live(&self) -> Row {
        self.live
    }

    /// Whether a square takes this terrain on this side.
    pub(crate) fn takes(&self, slot: usize, dir: Dir, terrain: Terrain) -> bool {
        self.takes[dir.index()][terrain.index()][slot / 64] >> (slot % 64) & 1 != 0
    }

    /// The tiles beside a square, each in its direction.
    pub(crate) fn beside(&self, slot: usize) -> impl Iterator<Item = (Dir, TileId)> {
        let beside = self.beside[slot];
        Dir::ALL.into_iter().filter_map(move |dir| {
            let tile = beside[dir.index()];
            (tile != NOBODY).then_some((dir, TileId(tile)))
        })
    }

    /// What lies around a square.
    pub(crate) fn around(&self, slot: usize) -> Around {
        Dir::ALL.map(|dir| {
            let takes = |terrain: &Terrain| self.takes(slot, dir, *terrain);
            let is_free = self.beside[slot][dir.index()] == NOBODY;
            if is_free { None } else { Terrain::ALL.into_iter().find(takes).map(|it| it as u8) }
        })
    }

    /// One word of the row of squares where a tile fits in this rotation.
    fn word(&self, tile: &TileFacts, turns: Rotation, word: usize) -> u64 {
        let mut row = u64::MAX;
        for dir in Dir::ALL {
            let terrain = tile.sides[dir.unturned(turns).index()].terrain;
            row &= self.takes[dir.index()][terrain.index()][word];
        }
        row
    }

    /// Where a tile fits, for each rotation.
    pub(crate) fn fits(&self, tile: &TileFacts) -> [Row; 4] {
        let mut rows = [[0; WORDS]; 4];
        for (row, turns) in rows.iter_mut().zip(Rotation::ALL) {
            for (word, bits) in row.iter_mut().enumerate().take(self.n_words as usize) {
                *bits = self.word(tile, turns, word);
            }
        }
        rows
    }

    /// Whether a tile fits anywhere.
    pub(crate) fn has_room(&self, tile: &TileFacts) -> bool {
        Rotation::ALL
            .iter()
            .any(|&turns| (0..self.n_words as usize).any(|word| self.word(tile, turns, word) != 0))
    }

    /// Makes a frontier square a tile's square and returns the tiles beside it, by direction.
    pub(crate) fn settle(&mut self, pos: Pos) -> [Option<TileId>; 4] {
        let cell = Grid::<u8, CELLS>::cell(pos);
        let Some(slot) = self.slots[cell].checked_sub(1) else {
            return [None; 4];
        };
        self.slots[cell] = 0;
        let slot = slot as usize;
        let keep = !(1 << (slot % 64));
        self.live[slot / 64] &= keep;
        for row in self.takes.as_flattened_mut() {
            row[slot / 64] &= keep;
        }
        self.beside[slot].map(|tile| (tile != NOBODY).then_some(TileId(tile)))
    }

    /// Notes that `tile` now shows `terrain` towards the empty square at `pos`, on that square's
    /// `side`.
    pub(crate) fn border(&mut self, pos: Pos, side: Dir, tile: TileId, terrain: Terrain) {
        let cell = Grid::<u8, CELLS>::cell(pos);
        let slot = match self.slots[cell] {
            0 => self.open(cell, pos),
            taken => taken as usize - 1,
        };
        self.beside[slot][side.index()] = tile.0;
        let keep = !(1 << (slot % 64));
        for other in Terrain::ALL {
            if other != terrain {
                self.takes[side.index()][other.index()][slot / 64] &= keep;
            }
        }
    }

    /// A new frontier square in the lowest free slot.
    fn open(&mut self, cell: tiling::Cell, pos: Pos) -> usize {
        let word = (0..WORDS)
            .find(|&word| self.live[word] != u64::MAX)
            .expect("a shape of 95 tiles has at most 192 squares beside it");
        let slot = word * 64 + self.live[word].trailing_ones() as usize;
        self.n_words = self.n_words.max(word as u8 + 1);
        let bit = 1 << (slot % 64);
        self.live[word] |= bit;
        for row in self.takes.as_flattened_mut() {
            row[word] |= bit;
        }
        self.squares[slot] = pos;
        self.beside[slot] = [NOBODY; 4];
        self.slots[cell] = slot as u8 + 1;
        slot
    }
}

/// The slots of a row, ascending.
pub(crate) fn slots_of(row: Row) -> impl Iterator<Item = usize> {
    row.into_iter().enumerate().flat_map(|(word, mut bits)| {
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let bit = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Some(word * 64 + bit)
        })
    })
}
