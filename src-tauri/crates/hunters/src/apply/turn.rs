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
                    return;
                }
                self.remove(tile, events);
                // HG-BONUS: another one is drawn, as long as the pile lasts.
                if self.facts.pile.is_empty()
                    && let Some(next) = self.end_turn()
                {
                    self.begin_turn(next, events);
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

#[cfg(test)]
mod tests {
    use game::{Game, Step};
    use tiling::Rotation;

    use super::*;
    use crate::action::Action;
    use crate::setup::{Hands, Setup};
    use crate::tile_set::TileSet;
    use crate::zone::Piece;

    /// No river is open when seat 0 closes the forest with the menhir, so the tile with rivers on
    /// all sides fits nowhere. It was the last one of the pile.
    #[test]
    fn hg_bonus_the_turn_ends_with_the_pile() {
        let setup = Setup { hands: Hands::Open, first: Some(Seat::FIRST), ..Setup::new(2) };
        let mut game = Hunters::new(&setup).unwrap();
        let land = |tile| Step::Chance(Chance::Land { tile: TileId(tile) });
        let act = |seat, action| Step::Act { seat: Seat::new(seat).unwrap(), action };
        let place = |seat, tile, x, y, turns| {
            let (tile, turns) = (TileId(tile), Rotation::quarters(turns));
            act(seat, Action::Place { tile, x, y, turns })
        };
        for step in [
            land(14),
            land(35),
            place(0, 14, -1, 0, 1),
            act(0, Action::Pass),
            land(37),
            place(1, 35, 1, 0, 2),
            act(1, Action::Occupy { piece: Piece::Pawn, zone: 1 }),
            land(36),
            place(0, 37, 0, 1, 0),
            act(0, Action::Pass),
        ] {
            game.play(step, &mut ()).unwrap();
        }
        let mut last = TileSet::EMPTY;
        last.insert(TileId(83));
        game.facts.pile = last;
        let mut events = Vec::new();
        game.play(Step::Chance(Chance::Bonus { tile: TileId(83) }), &mut events).unwrap();
        assert!(events.contains(&Event::Removed { seat: Seat::FIRST, tile: TileId(83) }));
        assert_eq!((game.facts.phase, game.facts.is_extra), (Phase::Refill, false));
    }
}
