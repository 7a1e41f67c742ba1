//! Positions as one seat may think them: what it cannot see drawn anew, what it does foreseen.

use game::{Seat, Sink};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::event::Event;
use crate::hand::CardSet;
use crate::legal::random_action;
use crate::position::Kraje;

impl Kraje {
    pub(crate) fn imagined_by(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut next = self.clone();
        if !self.keeps_secrets() {
            return next;
        }
        let other = seat.next(self.n_seats).index();
        if self.pick == 0 {
            // Their hand is any part of what this seat has not seen. All parts of that size are
            // equally likely, and so are all their actions, whose number does not depend on the hand.
            let mut unseen = self.deck.with(self.hands[other]);
            let mut hand = CardSet::EMPTY;
            for _ in 0..self.hands[other].len() {
                let index = rng.random_range(0..unseen.len());
                let card = unseen.nth(index).expect("the index is below the number of cards");
                unseen.remove(card);
                hand.insert(card);
            }
            (next.deck, next.hands[other]) = (unseen, hand);
        }
        if self.committed[other].is_some() {
            let action = random_action(next.hands[other], &self.realms[other], rng);
            next.committed[other] = Some(action);
        }
        next
    }

    /// The own card is placed as far as the seat can see it; the other's stays hidden, and no
    /// card is passed on, whether or not this answer is the last.
    pub(crate) fn foreseen_by(
        &self,
        seat: Seat,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Self {
        let mut next = self.clone();
        if self.keeps_secrets() {
            next.commit(seat, action, events);
        } else {
            next.act(seat, action, events);
        }
        next
    }
}
