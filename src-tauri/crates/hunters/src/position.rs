//! [`Hunters`]: a position of the game.

use game::{MAX_SEATS, Seat, SetupError, Turn, Viewer};

use crate::board::Board;
use crate::pack::{AnimalSet, Pack, WaterSet};
use crate::phase::Phase;
use crate::pieces::{N_HUTS, N_PAWNS, Pieces};
use crate::setup::{CanoeRule, ForestScore, Hands, MenhirRule, Setup};
use crate::tile_set::TileSet;
use crate::zone::{Power, TileId};

/// A position of Carcassonne: Hunters and Gatherers.
#[derive(Clone, Debug)]
pub struct Hunters {
    pub(crate) pack: &'static Pack,
    pub(crate) facts: Facts,
    pub(crate) board: Board,
}

/// The position without what follows from it. Every field is a set or in a canonical order, so
/// positions that came about in different ways compare equal.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Facts {
    pub(crate) rules: Rules,
    pub(crate) phase: Phase,
    /// The seat on turn; the first seat while hands are dealt.
    pub(crate) seat: Seat,
    /// Whether this is the extra turn of a bonus.
    pub(crate) is_extra: bool,
    /// The tile just placed; meaningless but constant in phases without one.
    pub(crate) current: TileId,
    /// What may be put on it: pawns in the low byte, huts in the high one, a bit for each zone.
    pub(crate) choices: u16,
    pub(crate) bag: TileSet,
    pub(crate) pile: TileSet,
    pub(crate) hands: [TileSet; MAX_SEATS],
    pub(crate) pieces: Pieces,
    /// Points scored so far.
    pub(crate) points: [i16; MAX_SEATS],
    /// Animals scored by the hunting trap.
    pub(crate) scored: AnimalSet,
    /// Deer eaten in the range of the hunting trap.
    pub(crate) eaten: AnimalSet,
    /// Tigers that ate them.
    pub(crate) fed: AnimalSet,
    /// Lakes that the canoe counted; those that join its system later are not among them.
    pub(crate) canoe_lakes: WaterSet,
}

/// What is fixed for the whole game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Rules {
    pub(crate) n_seats: u8,
    pub(crate) full_hand: u8,
    pub(crate) hands: Hands,
    pub(crate) menhir: MenhirRule,
    pub(crate) forest_score: ForestScore,
    /// The land tiles played with.
    pub(crate) land: TileSet,
    /// The bonus tiles played with.
    pub(crate) bonus: TileSet,
}

/// What chance draws from.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Pile {
    /// The bag of land tiles.
    Land,
    /// The pile of bonus tiles.
    Bonus,
    /// Who begins.
    Seats,
}

impl Hunters {
    /// The position before the hands are dealt.
    pub(crate) fn start(setup: &Setup) -> Result<Self, SetupError> {
        let (pack, land) = setup.check()?;
        let rules = Rules {
            n_seats: setup.seats,
            full_hand: setup.variant.hand(),
            hands: setup.hands,
            menhir: setup.menhir,
            forest_score: setup.forest_score,
            land,
            bonus: match setup.canoe {
                CanoeRule::In => pack.bonus,
                CanoeRule::Out => pack.bonus.but(pack.with_power(Power::Logboat)),
            },
        };
        let facts = Facts {
            rules,
            phase: if setup.first.is_some() { Phase::Deal } else { Phase::First },
            seat: setup.first.unwrap_or(Seat::FIRST),
            is_extra: false,
            current: pack.start,
            choices: 0,
            bag: land,
            pile: rules.bonus,
            hands: [TileSet::EMPTY; MAX_SEATS],
            pieces: Pieces::NONE,
            points: [0; MAX_SEATS],
            scored: 0,
            eaten: 0,
            fed: 0,
            canoe_lakes: 0,
        };
        Ok(Self { pack, facts, board: Board::new(pack) })
    }

    /// Who is to act.
    pub(crate) fn on_turn(&self) -> Turn {
        match self.facts.phase {
            Phase::Place | Phase::TakeBack | Phase::Occupy => Turn::of(self.facts.seat),
            Phase::First | Phase::Deal | Phase::Replace | Phase::Bonus | Phase::Refill => {
                Turn::Chance
            }
            Phase::Over => Turn::Over,
        }
    }

    /// What chance draws from now; `None` unless it is on turn.
    pub(crate) const fn pile_drawn(&self) -> Option<Pile> {
        match self.facts.phase {
            Phase::First => Some(Pile::Seats),
            Phase::Deal | Phase::Replace | Phase::Refill => Some(Pile::Land),
            Phase::Bonus => Some(Pile::Bonus),
            Phase::Place | Phase::TakeBack | Phase::Occupy | Phase::Over => None,
        }
    }

    /// The seats in order.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.facts.rules.n_seats)
    }

    /// The tiles on the table, ascending.
    pub(crate) fn on_table(&self) -> impl Iterator<Item = TileId> + '_ {
        let lying = self.board.lying.iter().enumerate();
        lying.filter(|(_, lying)| lying.is_some()).map(|(tile, _)| TileId(tile as u8))
    }

    /// Whether everybody sees the own hand only.
    pub(crate) fn has_hidden_hands(&self) -> bool {
        self.facts.rules.hands == Hands::Hidden
    }

    /// Whether `viewer` sees the hand of `seat`.
    pub(crate) fn shows_hand(&self, seat: Seat, viewer: Viewer) -> bool {
        !self.has_hidden_hands() || viewer.knows(seat)
    }

    /// Every tile `viewer` has not seen: bag, bonus pile and hidden hands.
    pub(crate) fn unseen_by(&self, viewer: Viewer) -> TileSet {
        let hidden = self.seats().filter(|&seat| !self.shows_hand(seat, viewer));
        hidden.fold(self.facts.bag.or(self.facts.pile), |all, seat| all.or(self.hand(seat)))
    }

    /// The hand of a seat.
    pub(crate) fn hand(&self, seat: Seat) -> TileSet {
        self.facts.hands[seat.index()]
    }

    /// The pawns and the huts in the supply of a seat.
    pub fn supply_of(&self, seat: Seat) -> (u8, u8) {
        let pieces = &self.facts.pieces;
        let n_pawns = N_PAWNS - pieces.pawns(seat).count();
        let n_huts = N_HUTS - pieces.huts(seat).count();
        (n_pawns as u8, n_huts as u8)
    }

    /// Whether a tile fits anywhere in any rotation.
    pub(crate) fn fits_anywhere(&self, tile: TileId) -> bool {
        self.board.frontier.has_room(&self.pack.tiles[tile.index()])
    }
}

impl PartialEq for Hunters {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.pack, other.pack)
            && self.facts == other.facts
            && self.board.lying == other.board.lying
            // Frontier, areas and tallies follow from all this, but for who won which area.
            && (0..self.pack.zones.len() as u16).all(|zone| {
                self.board.areas.land_of(zone) == other.board.areas.land_of(zone)
            })
    }
}

impl Eq for Hunters {}
