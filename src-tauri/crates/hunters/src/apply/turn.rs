//! What chance brings up, and the course of turns: who comes next, and when the game is over.

use game::{Seat, Sink};

use crate::action::Chance;
use crate::event::Event;
use crate::phase::Phase;
use crate::position::Hunters;
use crate::zone::TileId;

impl Hunters {
    /// Takes in what chance has brought up.
    pub(crate) fn take_chance(&mut self, outcome: Chance, events: &mut impl Sink<Event>) {
        match outcome {
            Chance::First { seat } => {
                self.facts.seat = seat;
                self.facts.phase = Phase::Deal;
                events.put(|| Event::First { seat });
            }
            Chance::Land { tile } => {
                let seat = self.drawer();
                self.facts.bag.remove(tile);
                self.take_in_hand(seat, tile, events);
                self.go_on_after_land(events);
            }
            Chance::Bonus { tile } => {
                let seat = self.facts.seat;
                self.facts.pile.remove(tile);
                self.take_in_hand(seat, tile, events);
                if self.fits_anywhere(tile) {
                    self.begin_placing(events);
                } else {
                    // HG-BONUS, ruling: no other one is drawn.
                    self.remove(tile, events);
                    if let Some(next) = self.end_turn() {
                        self.begin_turn(next, events);
                    }
                }
            }
        }
    }

    /// The seat that a land tile goes to now.
    fn drawer(&self) -> Seat {
        if self.facts.phase != Phase::Deal {
            return self.facts.seat;
        }
        let full = self.facts.rules.full_hand;
        let hungry = self.round_from(self.facts.seat).find(|&seat| self.hand(seat).len() < full);
        hungry.expect("dealing stops when the hands are full")
    }

    fn take_in_hand(&mut self, seat: Seat, tile: TileId, events: &mut impl Sink<Event>) {
        self.facts.hands[seat.index()].insert(tile);
        let secret = self.has_hidden_hands();
        let bonus = self.pack.bonus.contains(tile);
        events.put(|| Event::Drew { seat, bonus, tile: Some(tile), secret });
    }

    fn go_on_after_land(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.facts.seat;
        let full = self.facts.rules.full_hand;
        match self.facts.phase {
            Phase::Deal => {
                if self.seats().all(|seat| self.hand(seat).len() == full) {
                    self.begin_turn(seat, events);
                }
            }
            Phase::Replace => {
                if !self.begin_placing(events) {
                    self.begin_turn(self.after(seat), events);
                }
            }
            Phase::Refill => self.begin_turn(self.after(seat), events),
            Phase::First
            | Phase::Place
            | Phase::TakeBack
            | Phase::Occupy
            | Phase::Bonus
            | Phase::Over => unreachable!("no land tile is drawn in this phase"),
        }
    }

    /// Begins the turn of `seat` or of the next that has a tile to place.
    pub(super) fn begin_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let mut next = seat;
        while self.hand_on(next, events) && !self.begin_placing(events) {
            let seat = self.facts.seat;
            events.put(|| Event::Skipped { seat });
            next = self.after(seat);
        }
    }

    /// Hands the turn on to `seat` or, where it holds nothing, to the next that does. False where
    /// nobody holds a tile: the game is over (`HG-END`).
    pub(crate) fn hand_on(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> bool {
        self.facts.is_extra = false;
        let has_tile = |&seat: &Seat| !self.hand(seat).is_empty();
        let Some(next) = self.round_from(seat).find(has_tile) else {
            self.end(events);
            return false;
        };
        for seat in self.round_from(seat).take_while(|&seat| seat != next) {
            events.put(|| Event::Skipped { seat });
        }
        self.facts.seat = next;
        self.facts.phase = Phase::Place;
        events.put(|| Event::TurnBegan { seat: next });
        true
    }

    /// Removes the tiles of the hand that fit nowhere (`HG-PLACE`) and asks for a placement, or for
    /// a replacement first. False when the hand is empty now.
    fn begin_placing(&mut self, events: &mut impl Sink<Event>) -> bool {
        self.facts.current = self.pack.start;
        while let Some(tile) = self.misfit(self.facts.seat) {
            self.remove(tile, events);
            if !self.facts.bag.is_empty() {
                self.facts.phase = Phase::Replace;
                return true;
            }
        }
        self.facts.phase = Phase::Place;
        !self.hand(self.facts.seat).is_empty()
    }

    /// The lowest tile in the hand of `seat` that fits nowhere.
    fn misfit(&self, seat: Seat) -> Option<TileId> {
        self.hand(seat).iter().find(|&tile| !self.fits_anywhere(tile))
    }

    fn remove(&mut self, tile: TileId, events: &mut impl Sink<Event>) {
        let seat = self.facts.seat;
        self.facts.hands[seat.index()].remove(tile);
        events.put(|| Event::Removed { seat, tile });
    }

    /// The hand is filled, where there is something to draw; otherwise the answer is the seat that
    /// comes next.
    pub(super) fn end_turn(&mut self) -> Option<Seat> {
        self.facts.is_extra = false;
        self.facts.current = self.pack.start;
        let seat = self.facts.seat;
        if !self.facts.bag.is_empty() && self.hand(seat).len() < self.facts.rules.full_hand {
            self.facts.phase = Phase::Refill;
            None
        } else {
            Some(self.after(seat))
        }
    }

    /// `HG-END`.
    fn end(&mut self, events: &mut impl Sink<Event>) {
        self.facts.phase = Phase::Over;
        events.put(|| Event::Ended);
        self.send_standing_home(events);
        self.each_majority(|majority| {
            events.put(|| {
                let worth = self.majority_worth(majority);
                self.scored(self.source_of(majority), &worth, majority.winners)
            });
        });
    }

    fn after(&self, seat: Seat) -> Seat {
        seat.next(self.facts.rules.n_seats)
    }

    fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.round(self.facts.rules.n_seats)
    }
}
