//! What actions do: placing a tile with its power, taking a pawn back, occupying, closing.

use arrayvec::ArrayVec;
use game::{Seat, SeatSet, Sink};
use tiling::{Pos, Rotation};

use crate::board::Lying;
use crate::effect::Event;
use crate::moves::Action;
use crate::pack::{AnimalSet, part_of};
use crate::pieces::N_PAWNS;
use crate::scoring::Source;
use crate::setup::MenhirRule;
use crate::state::Hunters;
use crate::tally::{FIRES, MENHIRS};
use crate::view::{AreaKind, Phase};
use crate::zone::{Animal, Piece, Power, TileId};

impl Hunters {
    pub(crate) fn act(&mut self, action: Action, events: &mut impl Sink<Event>) {
        let seat = self.facts.seat;
        match action {
            Action::Place { tile, x, y, turns } => {
                self.place(tile, Pos::new(x, y), turns, events);
            }
            Action::TakeBack { tile, zone } => {
                let number = self.pack.tiles[tile.index()].first + u16::from(zone);
                self.take_home(seat, number);
                let from = self.pack.zones[number as usize].zone;
                events.put(|| Event::TookBack { seat, from });
                self.ask_to_occupy(events);
            }
            Action::Keep => self.ask_to_occupy(events),
            Action::Occupy { piece, zone } => {
                let number = self.pack.tiles[self.facts.current.index()].first + u16::from(zone);
                self.occupy(piece, number);
                let at = self.pack.zones[number as usize].zone;
                events.put(|| Event::Occupied { seat, piece, at });
                self.finish_tile(events);
            }
            Action::Pass => self.finish_tile(events),
        }
    }

    fn place(&mut self, tile: TileId, pos: Pos, turns: Rotation, events: &mut impl Sink<Event>) {
        let seat = self.facts.seat;
        self.facts.hands[seat.index()].remove(tile);
        self.board.put(self.pack, tile, Lying { pos, turns, by: Some(seat) });
        self.facts.current = tile;
        events.put(|| Event::Placed { seat, tile, x: pos.x, y: pos.y, turns });
        if let Some((power, zone)) = self.pack.tiles[tile.index()].power {
            match power {
                Power::HuntingTrap => self.spring_trap(zone, events),
                Power::Logboat => self.launch_canoe(zone, events),
                Power::Shaman => {
                    if self.facts.pieces.pawns(seat).next().is_some() {
                        self.facts.phase = Phase::TakeBack;
                        return;
                    }
                }
                // These count at the end only; fire is in the tally of its meadow already.
                Power::PitTrap | Power::WildFire | Power::Raft => {}
            }
        }
        self.ask_to_occupy(events);
    }

    /// `HG-HUNTING-TRAP`: the animals around the trap, less the deer that tigers eat first.
    fn spring_trap(&mut self, trap: u16, events: &mut impl Sink<Event>) {
        let pack = self.pack;
        let (meadow, near) = self.animals_around(trap);
        let live = !(self.facts.scored | self.facts.eaten);
        let deer = meadow & live & pack.all(Animal::Deer);
        let has_fire = self.board.areas.land_of(trap).get(FIRES) > 0;
        let tigers = meadow & near & pack.all(Animal::Tiger) & !self.facts.fed;
        // Ruling: of the deer outside the range, those go first that no pit trap doubles.
        let doubled = self.pit_range_in(trap);
        let mut eaten: AnimalSet = 0;
        for tiger in bits(if has_fire { 0 } else { tigers }) {
            let left = deer & !eaten;
            let prey = [left & !near & !doubled, left & !near, left];
            let Some(prey) = prey.into_iter().find(|&prey| prey != 0) else { break };
            let prey = prey.trailing_zeros() as usize;
            eaten |= 1 << prey;
            self.facts.fed |= 1 << tiger;
            let [tiger, deer] = [tiger, prey].map(|animal| pack.animals[animal].at);
            events.put(|| Event::Ate { tiger, deer });
        }
        self.facts.eaten |= eaten;
        let scored = meadow & near & live & !eaten & !pack.all(Animal::Tiger);
        self.facts.scored |= scored;
        let gone = |animal| ((scored | eaten) & pack.all(animal)).count_ones();
        let tally = self.board.areas.land_of_mut(trap);
        *tally = tally.minus(part_of(Animal::Tiger), eaten.count_ones());
        for animal in [Animal::Deer, Animal::Aurochs, Animal::Mammoth] {
            *tally = tally.minus(part_of(animal), gone(animal));
        }
        let worth = self.trap_worth();
        self.award(SeatSet::only(self.facts.seat), worth.points());
        self.report(Source::HuntingTrap, &worth, SeatSet::only(self.facts.seat), events);
    }

    /// `HG-CANOE`: the lakes of the system it has joined.
    fn launch_canoe(&mut self, river: u16, events: &mut impl Sink<Event>) {
        let water = self.pack.zones[river as usize].water;
        self.facts.canoe_lakes = self.lakes_of(water);
        let worth = self.canoe_worth();
        self.award(SeatSet::only(self.facts.seat), worth.points());
        self.report(Source::Canoe, &worth, SeatSet::only(self.facts.seat), events);
    }

    /// Asks for a piece where one can be put, and goes on where none can.
    fn ask_to_occupy(&mut self, events: &mut impl Sink<Event>) {
        self.facts.choices = self.possible_pieces();
        if self.facts.choices == 0 {
            self.finish_tile(events);
        } else {
            self.facts.phase = Phase::Occupy;
        }
    }

    /// `HG-OCCUPY`: pawns in the low byte, huts in the high one, a bit for each zone.
    fn possible_pieces(&self) -> u16 {
        let seat = self.facts.seat;
        let (pack, areas) = (self.pack, &self.board.areas);
        let tile = &pack.tiles[self.facts.current.index()];
        let mut choices = 0;
        if self.facts.pieces.has_pawn_left(seat) {
            for (bit, zone) in tile.zones().enumerate() {
                choices |= u16::from(!areas.land_of(zone).has_pieces()) << bit;
            }
        }
        if self.facts.pieces.has_hut_left(seat) {
            let mut systems = ArrayVec::<usize, 8>::new();
            for (bit, zone) in tile.zones().enumerate() {
                let facts = &pack.zones[zone as usize];
                if facts.kind != AreaKind::River {
                    continue;
                }
                // One choice for each system, named by its lowest river zone on the tile.
                let root = areas.waters.root(facts.water as usize);
                if !systems.contains(&root) {
                    systems.push(root);
                    choices |= u16::from(!areas.water[root].has_pieces()) << (8 + bit);
                }
            }
        }
        choices
    }

    fn occupy(&mut self, piece: Piece, zone: u16) {
        let seat = self.facts.seat;
        match piece {
            Piece::Pawn => {
                self.facts.pieces.put_pawn(seat, zone);
                let tally = self.board.areas.land_of_mut(zone);
                *tally = tally.with_piece(seat);
            }
            Piece::Hut => {
                self.facts.pieces.put_hut(seat, zone);
                let water = self.pack.zones[zone as usize].water;
                let tally = self.board.areas.water_of_mut(water);
                *tally = tally.with_piece(seat);
            }
        }
    }

    fn take_home(&mut self, seat: Seat, zone: u16) {
        self.facts.pieces.take_pawn(seat, zone);
        let tally = self.board.areas.land_of_mut(zone);
        *tally = tally.without_piece(seat);
    }

    /// `HG-CLOSE`: settles the forests and rivers that the tile just placed has closed. True when
    /// one of them earns a bonus turn (`HG-BONUS`).
    pub(crate) fn close_areas(&mut self, events: &mut impl Sink<Event>) -> bool {
        let mut earns_bonus = false;
        for zone in self.pack.tiles[self.facts.current.index()].zones() {
            let kind = self.pack.zones[zone as usize].kind;
            let tally = self.board.areas.land_of(zone);
            if kind == AreaKind::Meadow || !tally.is_closed() || tally.is_done() {
                continue;
            }
            let leaders = tally.leaders();
            let source = |at| match kind {
                AreaKind::Forest => Source::Forest { at },
                AreaKind::River | AreaKind::Meadow | AreaKind::System => Source::River { at },
            };
            if kind == AreaKind::Forest && tally.get(MENHIRS) > 0 {
                earns_bonus |= match self.facts.rules.menhir {
                    MenhirRule::Occupied => tally.has_pieces(),
                    MenhirRule::Any => true,
                };
            }
            if tally.has_pieces() {
                let worth = self.closed_worth(zone);
                self.award(leaders, worth.points());
                self.report(source(self.lowest_zone(zone)), &worth, leaders, events);
                self.return_pawns(zone, events);
            } else {
                self.report_lazily(source, zone, events);
            }
            let tally = self.board.areas.land_of_mut(zone);
            *tally = tally.done(leaders);
        }
        earns_bonus
    }

    /// The pawns of a closed area go home; the caller clears them from the tally.
    fn return_pawns(&mut self, zone: u16, events: &mut impl Sink<Event>) {
        let root = self.board.areas.lands.root(zone as usize);
        let tally = self.board.areas.land[root];
        for seat in Seat::all(self.facts.rules.n_seats) {
            if tally.pieces_of(seat.index()) == 0 {
                continue;
            }
            let theirs: ArrayVec<u16, N_PAWNS> = self.facts.pieces.pawns(seat).collect();
            for pawn in theirs {
                if self.board.areas.lands.root(pawn as usize) == root {
                    self.facts.pieces.take_pawn(seat, pawn);
                    let from = self.pack.zones[pawn as usize].zone;
                    events.put(|| Event::Returned { seat, from });
                }
            }
        }
    }

    /// `HG-END`: pawns that still stand go home unscored.
    pub(crate) fn send_home(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.facts.rules.n_seats) {
            let theirs: ArrayVec<u16, N_PAWNS> = self.facts.pieces.pawns(seat).collect();
            for pawn in theirs {
                let facts = &self.pack.zones[pawn as usize];
                if facts.kind != AreaKind::Meadow {
                    self.take_home(seat, pawn);
                    events.put(|| Event::Returned { seat, from: facts.zone });
                }
            }
        }
    }

    fn award(&mut self, winners: SeatSet, points: i32) {
        for seat in winners.iter() {
            self.facts.points[seat.index()] += points as i16;
        }
    }
}

/// The bits of a set, ascending.
pub(crate) fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(bit)
    })
}
