//! What actions do: placing a tile with its power, taking a pawn back, occupying, and settling the
//! tile. What chance brings up and the course of turns stand in `apply/turn.rs`.

use game::{Seat, Sink};
use tiling::{Pos, Rotation};

use crate::action::Action;
use crate::board::Lying;
use crate::event::Event;
use crate::pack::NONE;
use crate::phase::Phase;
use crate::position::Hunters;
use crate::zone::{Piece, Power, TileId};

mod closing;
mod powers;
mod turn;

impl Hunters {
    /// Takes an action that is known to be legal.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        if let Some(next) = self.settle(seat, action, events) {
            self.begin_turn(next, events);
        }
    }

    /// Takes an action up to where the turn is over and another hand is looked at: then the answer
    /// is the seat that comes next.
    pub(crate) fn settle(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Option<Seat> {
        let pack = self.pack;
        let number = |tile: TileId, zone: u8| pack.tiles[tile.index()].first + u16::from(zone);
        match action {
            Action::Place { tile, x, y, turns } => {
                self.place(seat, tile, Pos::new(x, y), turns, events);
                if self.facts.phase == Phase::TakeBack {
                    return None;
                }
                self.ask_to_occupy(events)
            }
            Action::TakeBack { tile, zone } => {
                let number = number(tile, zone);
                self.take_home(seat, number);
                let from = pack.zones[number as usize].zone;
                events.put(|| Event::TookBack { seat, from });
                self.ask_to_occupy(events)
            }
            Action::Keep => self.ask_to_occupy(events),
            Action::Occupy { piece, zone } => {
                let number = number(self.facts.current, zone);
                self.occupy(seat, piece, number);
                let at = pack.zones[number as usize].zone;
                events.put(|| Event::Occupied { seat, piece, at });
                self.finish_tile(events)
            }
            Action::Pass => self.finish_tile(events),
        }
    }

    /// Who has a piece in an area or a river system that this tile is a part of.
    fn joined_by(&self, tile: TileId) -> Vec<Seat> {
        let areas = &self.board.areas;
        let is_in = |seat: Seat, zone: u16| {
            let water = self.pack.zones[zone as usize].water;
            areas.land_of(zone).pieces_of(seat.index()) > 0
                || (water != NONE && areas.water_of(water).pieces_of(seat.index()) > 0)
        };
        let tile = &self.pack.tiles[tile.index()];
        self.seats().filter(|&seat| tile.zones().any(|zone| is_in(seat, zone))).collect()
    }

    /// `HG-PLACE`, and what the tile does at once. The shaman asks first, where there is a pawn.
    fn place(
        &mut self,
        seat: Seat,
        tile: TileId,
        pos: Pos,
        turns: Rotation,
        events: &mut impl Sink<Event>,
    ) {
        self.facts.hands[seat.index()].remove(tile);
        self.board.put(self.pack, tile, Lying { pos, turns, by: Some(seat) });
        self.facts.current = tile;
        events.put(|| {
            let joins = self.joined_by(tile);
            Event::Placed { seat, tile, x: pos.x, y: pos.y, turns, joins }
        });
        match self.pack.tiles[tile.index()].power {
            Some((Power::HuntingTrap, zone)) => self.spring_trap(zone, events),
            Some((Power::Logboat, zone)) => self.launch_canoe(zone, events),
            Some((Power::Shaman, _)) if self.facts.pieces.pawns(seat).next().is_some() => {
                self.facts.phase = Phase::TakeBack;
            }
            // The others count at the end only; fire is in the tally of its meadow already.
            Some((Power::Shaman | Power::PitTrap | Power::WildFire | Power::Raft, _)) | None => {}
        }
    }

    /// Asks for a piece where one can be put, and goes on where none can.
    fn ask_to_occupy(&mut self, events: &mut impl Sink<Event>) -> Option<Seat> {
        self.facts.choices = self.possible_pieces();
        if self.facts.choices == 0 {
            self.finish_tile(events)
        } else {
            self.facts.phase = Phase::Occupy;
            None
        }
    }

    fn occupy(&mut self, seat: Seat, piece: Piece, zone: u16) {
        let tally = match piece {
            Piece::Pawn => {
                self.facts.pieces.put_pawn(seat, zone);
                self.board.areas.land_of_mut(zone)
            }
            Piece::Hut => {
                self.facts.pieces.put_hut(seat, zone);
                self.board.areas.water_of_mut(self.pack.zones[zone as usize].water)
            }
        };
        *tally = tally.with_piece(seat);
    }

    /// The tile is settled: a bonus turn, or the end of the turn and the seat that comes next.
    fn finish_tile(&mut self, events: &mut impl Sink<Event>) -> Option<Seat> {
        let seat = self.facts.seat;
        let closed_menhir = self.close_areas(events);
        self.facts.choices = 0;
        // HG-BONUS: with a normal tile, once a turn, and as long as the pile lasts.
        if closed_menhir
            && !self.facts.is_extra
            && !self.pack.bonus.contains(self.facts.current)
            && !self.facts.pile.is_empty()
        {
            self.facts.is_extra = true;
            self.facts.phase = Phase::Bonus;
            self.facts.current = self.pack.start;
            events.put(|| Event::BonusTurn { seat });
            None
        } else {
            self.end_turn()
        }
    }
}
