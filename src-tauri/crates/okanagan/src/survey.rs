//! What a player needs to think ahead: the parts of a position without a view or a score sheet,
//! and what lies around the places where a tile may go. Players are handed positions imagined for
//! them ([`game::Game::imagine`]), so nothing here can leak.

use game::Seat;
use tiling::{Dir, Pos};

use crate::back::Back;
use crate::bits::ones;
use crate::board::{Area, Board};
use crate::goals::Goal;
use crate::pack::Pack;
use crate::phase::{Alike, Phase};
use crate::position::Okanagan;
use crate::reward::{Reward, Tokens};
use crate::stacks::Pile;
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
    /// How far the weakest player's bonus action has come.
    pub acting: Acting,
    /// The heap once it is laid, with who picks now (a place in `order`) and how many tokens more.
    pub heap: Option<(Tokens, usize, u8)>,
}

/// How far a bonus action has come (OK-ACTION).
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Acting {
    /// It is not chosen yet.
    ToChoose,
    /// It was chosen and goes on; who stands in the area alone has given up the rewards for it.
    UnderWay,
    /// So it does, and waits for who uses it to take or to give a token: the exchange it is for has
    /// not taken place (OK-B1, OK-B8 to OK-B10).
    Exchanging,
    /// So it does, and who uses it may exchange a token with the supply, or stop (OK-B9, OK-B10).
    MayExchange,
    /// It is over, or nobody wanted one.
    Done,
}

impl Acting {
    /// Whether an action was chosen and goes on.
    pub const fn is_under_way(self) -> bool {
        matches!(self, Self::UnderWay | Self::Exchanging | Self::MayExchange)
    }
}

/// A token that who uses an action may take.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Exchange {
    /// What is given for it (OK-B8 to OK-B10), or nothing (OK-B1).
    pub given: Option<Reward>,
    /// What is taken: of the supply, or of another player (OK-B8).
    pub taken: Reward,
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

    /// How many tiles a seat still places, in this round and the next: it builds on every one.
    pub(crate) fn to_place(&self, seat: Seat) -> u8 {
        self.stock[seat.index()].iter().chain(&self.stock_to_come()).sum()
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

    /// The area with this number.
    pub fn land(&self, number: u8) -> Land {
        self.board.area(number).into()
    }

    /// The number that an area of an earlier position of the game has by now.
    pub fn number_now(&self, number: u8) -> u8 {
        self.board.number_now(number)
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

    /// The free places beside a square.
    pub fn gaps_beside(&self, at: Pos) -> impl Iterator<Item = Gap> + '_ {
        let places = Dir::ALL.into_iter().filter_map(move |dir| self.board.place_at(at.step(dir)));
        places.map(|place| self.board.gap(self.pack, place))
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

    /// The tile that lies open at a place, if one does.
    pub fn open_tile(&self, place: u8) -> Option<Tile> {
        *self.stacks.open.get(usize::from(place))?
    }

    /// The bonus action on top of a pile, if a tile is left.
    pub fn top_of(&self, pile: u8) -> Option<Back> {
        self.stacks.piles.get(usize::from(pile))?.back()
    }

    /// The bonus actions that are shown: on top of all piles with a tile left.
    pub fn tops(&self) -> impl Iterator<Item = Back> {
        self.stacks.piles.iter().filter_map(Pile::back)
    }

    /// Shows the exchanges among which who uses an action is choosing, its first half made or not.
    pub fn each_exchange(&self, mut saw: impl FnMut(Exchange)) {
        let mut trades = |same: Alike, given| {
            self.traded_for(same, given)
                .for_each(|it| saw(Exchange { given: Some(given), taken: it }));
        };
        if let Phase::TradeTake { same, given, .. } = self.phase {
            trades(same, given);
        } else if let Phase::TradeGive { same, .. } = self.phase {
            self.own_types(self.eval.actor).for_each(|given| trades(same, given));
        } else if let Phase::Gain { shape } = self.phase {
            self.supplied(shape).for_each(|taken| saw(Exchange { given: None, taken }));
        } else if let Phase::SwapTake { given } = self.phase {
            self.swappable().for_each(|(_, taken)| saw(Exchange { given: Some(given), taken }));
        } else if self.phase == Phase::SwapGive {
            for given in self.own_types(self.eval.actor) {
                self.swappable().for_each(|(_, taken)| saw(Exchange { given: Some(given), taken }));
            }
        }
    }

    /// The evaluation that is under way.
    pub fn sharing(&self) -> Option<Sharing<'_>> {
        let acting = match self.phase {
            Phase::Heap => Acting::Done,
            Phase::Order | Phase::Bonus => Acting::ToChoose,
            Phase::Change | Phase::Tribute { .. } => Acting::UnderWay,
            Phase::Gain { .. }
            | Phase::SwapGive
            | Phase::SwapTake { .. }
            | Phase::TradeTake { .. } => Acting::Exchanging,
            Phase::TradeGive { .. } => Acting::MayExchange,
            Phase::KeepFirst
            | Phase::KeepSecond
            | Phase::Place
            | Phase::Redraw
            | Phase::Build
            | Phase::Choose
            | Phase::Draw
            | Phase::Over { .. } => return None,
        };
        let eval = &self.eval;
        let piece = self.board.pieces().len() - 1;
        Some(Sharing {
            area: self.board.area_number(piece, eval.segment),
            order: eval.order(),
            acting,
            heap: (acting == Acting::Done).then_some((eval.heap, eval.picker.into(), eval.picks)),
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
