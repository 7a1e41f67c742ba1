//! What a player needs to think ahead: the parts of a position without a view or a score sheet,
//! and what lies around the places where a tile may go. Players are handed positions imagined for
//! them ([`game::Game::imagine`]), so nothing here can leak.

use game::Seat;
use tiling::{Dir, Pos};

use crate::bits::ones;
use crate::board::{Area, Board};
use crate::goals::Goal;
use crate::pack::Pack;
use crate::phase::Phase;
use crate::position::Okanagan;
use crate::reward::Tokens;
use crate::tile::{N_TILES, Stock, Tile, TileSet};

/// An area, open or closed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Land {
    /// Its terrain's number, in the pack's order.
    pub terrain: u8,
    /// Edges still open; 0 = closed.
    pub open: u8,
    /// Reward icons by shape.
    pub icons: [u8; 3],
    /// Influence by seat.
    pub influence: [u8; 4],
}

/// A free place beside tiles.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Gap {
    /// Where.
    pub at: Pos,
    /// For each direction the number of the area that has an open edge here.
    pub beside: [Option<u8>; 4],
    /// The tiles that would fit, however turned, wherever they are now.
    pub fitting: TileSet,
}

/// The evaluation of a closed area, as far as it has come.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Sharing<'a> {
    /// The number of the area.
    pub area: u8,
    /// The players in it as far as their order is settled, the strongest first.
    pub order: &'a [Seat],
    /// Whether the weakest player has yet to use an action, or is using one.
    pub is_acting: bool,
    /// Whether an action was chosen and is under way: who stands there alone has then given up the
    /// rewards for it.
    pub is_using: bool,
    /// The heap once it is laid, with who picks now (a place in `order`) and how many tokens more.
    pub heap: Option<(Tokens, usize, u8)>,
}

impl From<&Area> for Land {
    fn from(area: &Area) -> Self {
        Self {
            terrain: area.terrain as u8,
            open: area.open,
            icons: area.icons,
            influence: area.influence,
        }
    }
}

impl Okanagan {
    /// The components it is played with.
    pub const fn pack(&self) -> &'static Pack {
        self.pack
    }

    /// Buildings of a seat for this round.
    pub const fn stock(&self, seat: Seat) -> Stock {
        self.stock[seat.index()]
    }

    /// Buildings each seat gets in the round to come; none in the last.
    pub fn stock_to_come(&self) -> Stock {
        if self.is_last_round() { [0; 3] } else { self.pack.stock(self.n_seats, 1) }
    }

    /// Tokens of a seat by type.
    pub const fn tokens_of(&self, seat: Seat) -> &Tokens {
        &self.tokens[seat.index()]
    }

    /// Tokens of each type in the supply.
    pub const fn supply(&self) -> &Tokens {
        &self.supply
    }

    /// Nugget cards of a seat.
    pub const fn nuggets_of(&self, seat: Seat) -> u8 {
        self.nuggets[seat.index()]
    }

    /// The goal cards in a hand: card number n is bit n - 1.
    pub const fn goals_of(&self, seat: Seat) -> u64 {
        self.goals.hands[seat.index()]
    }

    /// The tiles that may yet be placed: in piles, open, or in a hand.
    pub fn tiles_to_come(&self) -> TileSet {
        let placed = self.board.pieces().iter().fold(0, |all, piece| all | 1 << piece.tile.index());
        ((1 << N_TILES) - 1) & !placed & !self.stacks.removed
    }

    /// All areas with their numbers.
    pub fn lands(&self) -> impl Iterator<Item = (u8, Land)> + '_ {
        self.board.areas(self.pack).map(|(number, area)| (number, area.into()))
    }

    /// The areas of the tile placed last, segment by segment.
    pub fn last_areas(&self) -> impl Iterator<Item = u8> + '_ {
        let piece = self.board.pieces().len() - 1;
        let n_segments = self.pack.face(self.board.last().tile).segments.len() as u8;
        (0..n_segments).map(move |segment| self.board.area_number(piece, segment))
    }

    /// The tile placed last.
    pub fn last_tile(&self) -> Tile {
        self.board.last().tile
    }

    /// The free places with what lies around them.
    pub fn gaps(&self) -> impl Iterator<Item = Gap> + '_ {
        (0..self.board.places().len()).map(|place| self.board.gap(self.pack, place))
    }

    /// The areas that are closed and yet to be evaluated, one after another, without the one that
    /// is being evaluated. While the tile has been placed and nothing built: all it closes.
    pub fn pending(&self) -> impl Iterator<Item = u8> + '_ {
        let pending = if self.phase == Phase::Build {
            self.board.closed_by_last(self.pack)
        } else {
            self.eval.pending
        };
        let piece = self.board.pieces().len() - 1;
        ones(pending.into()).map(move |segment| self.board.area_number(piece, segment))
    }

    /// The evaluation that is under way.
    pub fn sharing(&self) -> Option<Sharing<'_>> {
        if !self.phase.is_evaluating() || self.phase == Phase::Choose {
            return None;
        }
        let is_acting = self.phase != Phase::Heap;
        let eval = &self.eval;
        let piece = self.board.pieces().len() - 1;
        Some(Sharing {
            area: self.board.area_number(piece, eval.segment),
            order: eval.order(),
            is_acting,
            is_using: is_acting && !matches!(self.phase, Phase::Order | Phase::Bonus),
            heap: (!is_acting).then_some((eval.heap, eval.picker.into(), eval.picks)),
        })
    }
}

impl Board {
    /// A free place by its number.
    fn gap(&self, pack: &Pack, place: usize) -> Gap {
        let at = self.places()[place];
        let room = self.room_at(place);
        let beside = Dir::ALL.map(|dir| {
            let is_free = room >> (4 * dir.index()) & 0xF == 0xF;
            (!is_free).then(|| self.area_beside(pack, at, dir))
        });
        Gap { at, beside, fitting: pack.fitting(room) }
    }

    /// The area that lies beside a free place in a direction where a tile lies.
    fn area_beside(&self, pack: &Pack, at: Pos, dir: Dir) -> u8 {
        let piece = self.piece_at(at.step(dir)).expect("a tile lies there");
        let on = &self.pieces()[piece];
        let segment = pack.face(on.tile).segment_towards(dir.opposite(), on.rotation);
        self.area_number(piece, segment)
    }
}

impl Pack {
    /// The goal cards of a set of bits as [`Okanagan::goals_of`] gives it.
    pub fn goals_in(&self, cards: u64) -> impl Iterator<Item = Goal> + use<> {
        ones(cards).filter_map(|index| Goal::new(index + 1))
    }
}
