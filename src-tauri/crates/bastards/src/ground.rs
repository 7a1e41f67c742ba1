//! [`Ground`]: a planet and what lies on it, as bitboards.
//!
//! A token is its anchor's bit in one board by race, one by colour and two by orientation; counts
//! are population counts, so there is nothing that could disagree with the board.

use crate::ids::{Bits, Cell, Colour, N_COLOURS, N_RACES, Race, Turned};
use crate::pack::Pack;

/// A token that lies on a planet.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Token {
    pub(crate) colour: Colour,
    pub(crate) race: Race,
    pub(crate) turn: Turned,
    pub(crate) corpse: bool,
}

/// What lies on one planet.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub(crate) struct Ground {
    /// Cells of the planet that nothing covers.
    pub(crate) free: u64,
    /// Anchors by race, corpses included.
    races: [u64; N_RACES],
    /// Anchors by colour, corpses included.
    colours: [u64; N_COLOURS],
    /// Anchors by bit of the orientation.
    turned: [u64; 2],
    /// Anchors of corpses.
    corpses: u64,
}

impl Ground {
    /// An empty planet.
    pub(crate) fn empty(cells: u64) -> Self {
        Self { free: cells, ..Self::default() }
    }

    /// Anchors of all tokens.
    #[inline]
    pub(crate) fn anchors(&self) -> u64 {
        self.races.iter().fold(0, |all, race| all | race)
    }

    /// Anchors of the corpses.
    #[inline]
    pub(crate) const fn corpses(&self) -> u64 {
        self.corpses
    }

    /// Anchors of a colour's creatures.
    #[inline]
    pub(crate) const fn living(&self, colour: Colour) -> u64 {
        self.colours[colour.index()] & !self.corpses
    }

    /// Anchors of a colour's creatures of one race.
    #[inline]
    pub(crate) const fn creatures(&self, colour: Colour, race: Race) -> u64 {
        self.colours[colour.index()] & self.races[race.index()] & !self.corpses
    }

    /// Anchors of all creatures of one race.
    #[inline]
    pub(crate) const fn of_race(&self, race: Race) -> u64 {
        self.races[race.index()] & !self.corpses
    }

    /// Anchors of a colour's tokens of one race, corpses included.
    pub(crate) const fn tokens_of(&self, colour: Colour, race: Race) -> u64 {
        self.colours[colour.index()] & self.races[race.index()]
    }

    /// Anchors of all tokens of one race, corpses included.
    pub(crate) const fn all_of_race(&self, race: Race) -> u64 {
        self.races[race.index()]
    }

    /// Number of a colour's creatures of one race.
    #[inline]
    pub(crate) const fn count(&self, colour: Colour, race: Race) -> u8 {
        self.creatures(colour, race).count_ones() as u8
    }

    /// The token with this anchor.
    pub(crate) fn token(&self, anchor: Cell) -> Option<Token> {
        let bit = anchor.bit();
        let race = Race::ALL.into_iter().find(|race| self.races[race.index()] & bit != 0)?;
        let colour = Colour::all().find(|colour| self.colours[colour.index()] & bit != 0)?;
        let low = u8::from(self.turned[0] & bit != 0);
        let high = u8::from(self.turned[1] & bit != 0);
        let corpse = self.corpses & bit != 0;
        Some(Token { colour, race, turn: Turned(low | high << 1), corpse })
    }

    /// Lays a token where it fits.
    #[inline]
    pub(crate) fn lay(&mut self, pack: &Pack, token: Token, anchor: Cell) {
        let bit = anchor.bit();
        self.free &= !pack.shape(token.race).cells(token.turn, anchor);
        self.races[token.race.index()] |= bit;
        self.colours[token.colour.index()] |= bit;
        if token.turn.0 & 1 != 0 {
            self.turned[0] |= bit;
        }
        if token.turn.0 & 2 != 0 {
            self.turned[1] |= bit;
        }
        if token.corpse {
            self.corpses |= bit;
        }
    }

    /// Takes up the tokens with these anchors, all of one race.
    #[inline]
    pub(crate) fn lift(&mut self, pack: &Pack, race: Race, anchors: u64) {
        self.free |= self.cells(pack, race, anchors);
        let rest = !anchors;
        self.races[race.index()] &= rest;
        for board in self.colours.iter_mut().chain(&mut self.turned) {
            *board &= rest;
        }
        self.corpses &= rest;
    }

    /// The cells under the tokens with these anchors, all of one race.
    #[inline]
    pub(crate) fn cells(&self, pack: &Pack, race: Race, anchors: u64) -> u64 {
        let shape = pack.shape(race);
        Bits(anchors).fold(0, |cells, anchor| {
            let low = (self.turned[0] >> anchor & 1) as u8;
            let high = (self.turned[1] >> anchor & 1) as u8;
            cells | shape.cells(Turned(low | high << 1), Cell(anchor))
        })
    }

    /// Turns creatures into corpses; they keep their cells.
    #[inline]
    pub(crate) const fn shoot(&mut self, anchors: u64) {
        self.corpses |= anchors;
    }

    /// The colour with more creatures than any other; `None` when there is none or a tie
    /// (`SB-DOMINANCE`).
    #[inline]
    pub(crate) fn leader(&self) -> Option<Colour> {
        let mut best = (0, None);
        for colour in Colour::all() {
            let n = self.living(colour).count_ones();
            if n > best.0 {
                best = (n, Some(colour));
            } else if n == best.0 {
                best.1 = None;
            }
        }
        best.1
    }
}
