//! The course of a turn: who is on turn, what comes next, and when it is over.

use game::{Seat, Sink, Turn};

use crate::effect::Event;
use crate::moves::Chance;
use crate::state::Hunters;
use crate::view::Phase;
use crate::zone::TileId;

impl Hunters {
    pub(crate) fn on_turn(&self) -> Turn {
        match self.facts.phase {
            Phase::First | Phase::Deal | Phase::Replace | Phase::Bonus | Phase::Refill => {
                Turn::Chance
            }
            Phase::Place | Phase::TakeBack | Phase::Occupy => Turn::of(self.facts.seat),
            Phase::Over => Turn::Over,
        }
    }

    /// The seat that chance deals to now.
    pub(crate) fn drawer(&self) -> Seat {
        let facts = &self.facts;
        match facts.phase {
            Phase::Deal => {
                let mut round = facts.seat.round(facts.rules.n_seats);
                let hungry = round.find(|&seat| self.hand(seat).len() < facts.rules.full_hand);
                hungry.expect("dealing stops when the hands are full")
            }
            Phase::First
            | Phase::Place
            | Phase::TakeBack
            | Phase::Occupy
            | Phase::Replace
            | Phase::Bonus
            | Phase::Refill
            | Phase::Over => facts.seat,
        }
    }

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
                    self.end_turn(events);
                }
            }
        }
    }

    fn take_in_hand(&mut self, seat: Seat, tile: TileId, events: &mut impl Sink<Event>) {
        self.facts.hands[seat.index()].insert(tile);
        let secret = self.has_hidden_hands();
        let bonus = self.pack.bonus.contains(tile);
        events.put(|| Event::Drew { seat, bonus, tile: Some(tile), secret });
    }

    fn go_on_after_land(&mut self, events: &mut impl Sink<Event>) {
        let seat = self.facts.seat;
        let next = seat.next(self.facts.rules.n_seats);
        match self.facts.phase {
            Phase::Deal => {
                let rules = self.facts.rules;
                let is_full = |seat| self.hand(seat).len() == rules.full_hand;
                if Seat::all(rules.n_seats).all(is_full) {
                    self.begin_turn(seat, events);
                }
            }
            Phase::Replace => {
                if !self.begin_placing(events) {
                    self.begin_turn(next, events);
                }
            }
            Phase::Refill => self.begin_turn(next, events),
            Phase::First
            | Phase::Place
            | Phase::TakeBack
            | Phase::Occupy
            | Phase::Bonus
            | Phase::Over => unreachable!("no land tile is drawn in this phase"),
        }
    }

    /// Begins the turn of `seat` or, where it holds nothing, of the next that does; where nobody
    /// holds a tile, the game is over (`HG-END`).
    fn begin_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.facts.is_extra = false;
        let n_seats = self.facts.rules.n_seats;
        if self.facts.hands.iter().all(|hand| hand.is_empty()) {
            return self.end(events);
        }
        for seat in seat.round(n_seats) {
            if !self.hand(seat).is_empty() {
                self.facts.seat = seat;
                events.put(|| Event::TurnBegan { seat });
                if self.facts.is_foreseen {
                    self.facts.phase = Phase::Place;
                    return;
                }
                if self.begin_placing(events) {
                    return;
                }
            }
            events.put(|| Event::Skipped { seat });
        }
        self.end(events);
    }

    /// Removes the tiles of the hand that fit nowhere (`HG-PLACE`) and asks for a placement, or for
    /// a replacement first. False when the hand is empty now.
    pub(crate) fn begin_placing(&mut self, events: &mut impl Sink<Event>) -> bool {
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
    pub(crate) fn misfit(&self, seat: Seat) -> Option<TileId> {
        self.hand(seat).iter().find(|&tile| !self.fits_anywhere(tile))
    }

    fn remove(&mut self, tile: TileId, events: &mut impl Sink<Event>) {
        let seat = self.facts.seat;
        self.facts.hands[seat.index()].remove(tile);
        events.put(|| Event::Removed { seat, tile });
    }

    /// After a tile is settled: a bonus turn or the end of the turn.
    pub(crate) fn finish_tile(&mut self, events: &mut impl Sink<Event>) {
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
        } else {
            self.end_turn(events);
        }
    }

    fn end_turn(&mut self, events: &mut impl Sink<Event>) {
        let Self { pack, facts, .. } = self;
        facts.is_extra = false;
        facts.current = pack.start;
        let seat = facts.seat;
        if !facts.bag.is_empty() && self.hand(seat).len() < self.facts.rules.full_hand {
            self.facts.phase = Phase::Refill;
        } else {
            let next = seat.next(self.facts.rules.n_seats);
            self.begin_turn(next, events);
        }
    }

    fn end(&mut self, events: &mut impl Sink<Event>) {
        self.facts.phase = Phase::Over;
        events.put(|| Event::Ended);
        self.send_home(events);
        self.count_end(events);
    }
}
