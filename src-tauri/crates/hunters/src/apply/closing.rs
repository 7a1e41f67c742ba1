//! `HG-CLOSE`: what the tile just placed has closed scores, and its pawns go home.

use arrayvec::ArrayVec;
use game::{Seat, SeatSet, Sink};

use crate::event::Event;
use crate::pieces::N_PAWNS;
use crate::position::Hunters;
use crate::setup::MenhirRule;
use crate::tally::MENHIRS;
use crate::worth::{Source, Worth};
use crate::zone::AreaKind;

impl Hunters {
    /// Settles the forests and rivers that the tile just placed has closed. True when one of them
    /// earns a bonus turn (`HG-BONUS`).
    pub(super) fn close_areas(&mut self, events: &mut impl Sink<Event>) -> bool {
        let mut earns_bonus = false;
        for zone in self.pack.tiles[self.facts.current.index()].zones() {
            let kind = self.pack.zones[zone as usize].kind;
            let tally = self.board.areas.land_of(zone);
            if kind == AreaKind::Meadow || !tally.is_closed() || tally.is_done() {
                continue;
            }
            if kind == AreaKind::Forest && tally.get(MENHIRS) > 0 {
                earns_bonus |= match self.facts.rules.menhir {
                    MenhirRule::Occupied => tally.has_pieces(),
                    MenhirRule::Any => true,
                };
            }
            let leaders = tally.leaders();
            if tally.has_pieces() {
                let worth = self.closed_worth(zone);
                self.award(leaders, worth.points());
                events.put(|| self.scored(self.source_of_closed(zone), &worth, leaders));
                let root = self.board.areas.lands.root(zone as usize);
                let is_here =
                    |game: &Self, pawn| game.board.areas.lands.root(usize::from(pawn)) == root;
                let has_pawns = |seat: &Seat| tally.pieces_of(seat.index()) > 0;
                self.send_home(self.seats().filter(has_pawns).collect(), is_here, events);
            } else {
                events.put(|| {
                    let worth = self.closed_worth(zone);
                    self.scored(self.source_of_closed(zone), &worth, leaders)
                });
            }
            let tally = self.board.areas.land_of_mut(zone);
            *tally = tally.done(leaders);
        }
        earns_bonus
    }

    /// `HG-END`: pawns that still stand go home unscored.
    pub(super) fn send_standing_home(&mut self, events: &mut impl Sink<Event>) {
        let pack = self.pack;
        let stands = |_: &Self, pawn: u16| pack.zones[pawn as usize].kind != AreaKind::Meadow;
        self.send_home(self.seats().collect(), stands, events);
    }

    /// The pawns of these seats that are where they should be go back to the supply.
    fn send_home(
        &mut self,
        seats: SeatSet,
        is_there: impl Fn(&Self, u16) -> bool,
        events: &mut impl Sink<Event>,
    ) {
        for seat in seats.iter() {
            let pawns = self.facts.pieces.pawns(seat).filter(|&pawn| is_there(self, pawn));
            let pawns: ArrayVec<u16, N_PAWNS> = pawns.collect();
            for pawn in pawns {
                self.take_home(seat, pawn);
                let from = self.pack.zones[pawn as usize].zone;
                events.put(|| Event::Returned { seat, from });
            }
        }
    }

    /// A pawn goes back to its owner's supply.
    pub(super) fn take_home(&mut self, seat: Seat, zone: u16) {
        self.facts.pieces.take_pawn(seat, zone);
        let tally = self.board.areas.land_of_mut(zone);
        *tally = tally.without_piece(seat);
    }

    pub(super) fn award(&mut self, winners: SeatSet, points: i32) {
        for seat in winners.iter() {
            self.facts.points[seat.index()] += points as i16;
        }
    }

    /// The event of points that came in.
    pub(super) fn scored(&self, source: Source, worth: &Worth, winners: SeatSet) -> Event {
        Event::Scored {
            source,
            points: worth.points(),
            terms: worth.counted().to_vec(),
            seats: winners.iter().collect(),
            fields: self.fields_of(source),
        }
    }
}
