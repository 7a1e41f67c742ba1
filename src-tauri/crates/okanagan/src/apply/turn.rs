//! The course of turns and rounds: what comes when everything is evaluated, drawn or over.

use game::{Seat, Sink};

use crate::event::Event;
use crate::phase::Phase;
use crate::position::Okanagan;

impl Okanagan {
    /// Everything the tile has closed is evaluated: on to drawing (OK-DRAW). The last draw of the
    /// game is skipped.
    pub(super) fn after_closing(&mut self, events: &mut impl Sink<Event>) {
        if !(self.is_last_round() && self.is_all_built()) && self.stacks.has_offer() {
            self.phase = Phase::Draw;
        } else {
            self.end_turn(events);
        }
    }

    /// OK-ROUND2, OK-END: the turn is over, and perhaps the round or the game.
    pub(super) fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        let next = self.active.next(self.n_seats);
        if !self.is_all_built() {
            self.begin_turn(next, events);
        } else if !self.is_last_round() {
            events.put(|| Event::SecondRound);
            self.round = 1;
            self.active = next;
            self.phase = Phase::KeepSecond;
            for seat in Seat::all(self.n_seats) {
                self.stock[seat.index()] = self.pack.stock(self.n_seats, self.round);
                self.goals.change(seat);
            }
        } else {
            self.end(events);
        }
    }

    /// The turn of the first seat from this one on that has a tile (OK-DRAW).
    pub(super) fn begin_turn(&mut self, first: Seat, events: &mut impl Sink<Event>) {
        let Some(next) = first.round(self.n_seats).find(|&seat| self.has_tile(seat)) else {
            return self.end(events);
        };
        for seat in first.round(self.n_seats).take_while(|&seat| seat != next) {
            events.put(|| Event::Skipped { seat });
        }
        self.active = next;
        self.phase = Phase::Place;
    }

    pub(crate) fn end(&mut self, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over { is_revealed: true };
        events.put(|| Event::Over);
    }
}
