//! What a player needs to think ahead: areas with what they are worth and what can still close
//! them, without a view or a score sheet. Players are handed positions imagined for them
//! ([`game::Game::imagine`]), so nothing here can leak.

use arrayvec::ArrayVec;
use game::{MAX_SEATS, Seat, Turn};
use tiling::Dir;

use crate::action::Action;
use crate::pack::ZoneFacts;
use crate::phase::Phase;
use crate::pieces::{N_HUTS, N_PAWNS};
use crate::position::Hunters;
use crate::tally::{FIRES, MENHIRS, OPEN, TIGERS, Tally};
use crate::tile_set::TileSet;
use crate::zone::{AreaKind, Piece};

/// The most open squares of an area that are told; an area with more closes hardly ever.
pub const MOST_OPEN_SQUARES: usize = 8;

/// A forest, meadow or river, or a river system. It stays the same one until a tile is joined to it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct LandId(Root);

/// Areas that an action changes: those of its tile, and those that go on to the empty squares beside
/// it.
pub type Changed = ArrayVec<LandId, 32>;

/// The root of an area among lands or waters.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Root {
    Land(u16),
    System(u8),
}

/// A forest, meadow, river or river system as it lies now.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Land {
    /// What it is.
    pub kind: AreaKind,
    /// Pieces by seat: pawns, or huts on a system.
    pub pieces: [u8; MAX_SEATS],
    /// Points for whoever has most pieces: of a forest or river if it closed as it is, of a meadow
    /// or system if the game ended now.
    pub worth: u16,
    /// Open sides; 0 = closed.
    pub open: u8,
    /// Of a forest or river: for each empty square where it goes on, the number of tiles to come
    /// that fit there. At most [`MOST_OPEN_SQUARES`] are told.
    pub fits: ArrayVec<u8, MOST_OPEN_SQUARES>,
    /// Menhirs of a forest.
    pub menhirs: u8,
    /// Tigers of a meadow that have yet to eat, and are not kept off by fire.
    pub tigers: u8,
}

impl Land {
    /// The greatest number of pieces one seat has in it; 0 where nobody is.
    pub fn most(&self) -> u8 {
        self.pieces.into_iter().max().unwrap_or(0)
    }
}

impl Hunters {
    /// How many land tiles are still to be placed: those in the bag and in hands.
    pub fn n_to_come(&self) -> u8 {
        self.to_come().len()
    }

    /// The land tiles still to be placed, a bit for each.
    pub fn tiles_to_come(&self) -> u128 {
        self.to_come().0
    }

    /// Points scored so far.
    pub const fn points_of(&self, seat: Seat) -> i16 {
        self.facts.points[seat.index()]
    }

    /// Who has earned a bonus turn and is about to draw its tile.
    pub fn awaits_bonus(&self) -> Option<Seat> {
        (self.facts.phase == Phase::Bonus).then_some(self.facts.seat)
    }

    /// Every area with pieces, each once, with how it lies. What the tile placed last has closed is
    /// still among them until something was put on it, or nothing.
    pub fn each_occupied(&self, mut take: impl FnMut(LandId, &dyn Fn() -> Land)) {
        let Self { pack, facts, board } = self;
        let to_come = self.to_come();
        let mut met = ArrayVec::<LandId, { (N_PAWNS + N_HUTS) * MAX_SEATS }>::new();
        for seat in self.seats() {
            for zone in facts.pieces.pawns(seat) {
                let area = self.area_of_land(zone);
                if !met.contains(&area) {
                    met.push(area);
                    take(area, &|| self.land(zone, to_come));
                }
            }
            for zone in facts.pieces.huts(seat) {
                let water = pack.zones[zone as usize].water;
                let area = LandId(Root::System(board.areas.waters.root(water as usize) as u8));
                if !met.contains(&area) {
                    met.push(area);
                    take(area, &|| self.system(water));
                }
            }
        }
    }

    /// The areas that lie otherwise than `before` it, this position being the one after `action`. All
    /// others are as they were as long as the same tiles are to come. `None`: it may be any.
    pub fn changed_by(&self, before: &Self, action: Action) -> Option<Changed> {
        let tile = match action {
            Action::Place { tile, .. } => tile,
            Action::Occupy { .. } | Action::Pass | Action::Keep => before.facts.current,
            Action::TakeBack { .. } => return None,
        };
        let facts = &self.pack.tiles[tile.index()];
        if facts.power.is_some() {
            return None;
        }
        let Self { pack, board, .. } = self;
        let mut changed = Changed::new();
        for zone in facts.zones() {
            changed.try_push(self.area_of_land(zone)).ok()?;
            let ZoneFacts { kind, water, .. } = pack.zones[zone as usize];
            if kind == AreaKind::River {
                let root = board.areas.waters.root(water as usize);
                changed.try_push(LandId(Root::System(root as u8))).ok()?;
            }
        }
        // What fits into an empty square beside it is another number for all that goes on there.
        let pos = board.at(tile).pos;
        let slots = Dir::ALL.into_iter().filter_map(|dir| board.frontier.slot(pos.step(dir)));
        for zone in slots.flat_map(|slot| board.facing(pack, slot)) {
            changed.try_push(self.area_of_land(zone)).ok()?;
        }
        Some(changed)
    }

    /// The forest, meadow or river of a zone.
    fn area_of_land(&self, zone: u16) -> LandId {
        LandId(Root::Land(self.board.areas.lands.root(zone as usize) as u16))
    }

    /// What may be put where on the tile just placed, with the area it would be in; nothing unless
    /// somebody is asked for that.
    pub fn each_vacancy(&self, mut take: impl FnMut(Piece, u8, &Land)) {
        if self.facts.phase != Phase::Occupy {
            return;
        }
        let to_come = self.to_come();
        let choices = self.facts.choices;
        for (bit, zone) in self.pack.tiles[self.facts.current.index()].zones().enumerate() {
            if choices >> bit & 1 != 0 {
                take(Piece::Pawn, bit as u8, &self.land(zone, to_come));
            }
            if choices >> (8 + bit) & 1 != 0 {
                take(Piece::Hut, bit as u8, &self.system(self.pack.zones[zone as usize].water));
            }
        }
    }

    /// Whose turn it is, an extra turn included, whether the seat or chance comes next.
    pub const fn active(&self) -> Seat {
        self.facts.seat
    }

    /// The seat on turn; `None` while chance is, and when the game is over.
    pub fn actor(&self) -> Option<Seat> {
        match self.on_turn() {
            Turn::Seats(seats) => seats.first(),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The land tiles still to be placed.
    fn to_come(&self) -> TileSet {
        let hands = self.facts.hands.iter().fold(TileSet::EMPTY, |all, hand| all.or(*hand));
        self.facts.bag.or(hands.and(self.pack.land))
    }

    /// The forest, meadow or river of a zone.
    fn land(&self, zone: u16, to_come: TileSet) -> Land {
        let tally = self.board.areas.land_of(zone);
        let kind = self.pack.zones[zone as usize].kind;
        let mut land = Land::of(kind, tally);
        if kind == AreaKind::Meadow {
            land.worth = self.meadow_worth(zone).points() as u16;
            land.tigers = if tally.get(FIRES) > 0 { 0 } else { tally.get(TIGERS) as u8 };
        } else {
            land.worth = self.closed_worth(zone).points() as u16;
            land.menhirs = if kind == AreaKind::Forest { tally.get(MENHIRS) as u8 } else { 0 };
            if !tally.is_closed() {
                self.find_fits(zone, to_come, &mut land.fits);
            }
        }
        land
    }

    /// The system of a water.
    fn system(&self, water: u8) -> Land {
        let mut land = Land::of(AreaKind::System, self.board.areas.water_of(water));
        land.worth = self.system_worth(water).points() as u16;
        land
    }

    /// For each square where the forest or river of a zone goes on, how many of these tiles fit.
    fn find_fits(&self, zone: u16, tiles: TileSet, fits: &mut ArrayVec<u8, MOST_OPEN_SQUARES>) {
        let Self { pack, board, .. } = self;
        let mut known = ArrayVec::<usize, MOST_OPEN_SQUARES>::new();
        for member in board.areas.lands.members(zone as usize) {
            let tile = pack.zones[member].zone.tile;
            let lying = board.at(tile);
            for (nth, side) in pack.tiles[tile.index()].sides.iter().enumerate() {
                if side.zones[1] as usize != member {
                    continue;
                }
                let dir = Dir::ALL[nth].turned(lying.turns);
                let Some(slot) = board.frontier.slot(lying.pos.step(dir)) else { continue };
                if known.contains(&slot) {
                    continue;
                }
                if known.try_push(slot).is_err() {
                    return;
                }
                let fitting = TileSet(pack.fitting.at(board.frontier.around(slot)));
                fits.push(fitting.and(tiles).len());
            }
        }
    }
}

impl Land {
    fn of(kind: AreaKind, tally: Tally) -> Self {
        Self {
            kind,
            pieces: std::array::from_fn(|seat| tally.pieces_of(seat) as u8),
            worth: 0,
            open: tally.get(OPEN) as u8,
            fits: ArrayVec::new(),
            menhirs: 0,
            tigers: 0,
        }
    }
}
