//! Positions as one seat may think them: what it cannot see answered anew, what it does foreseen.

use game::{Seat, SeatSet, Sink};
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::event::Event;
use crate::position::{Bastards, Phase, Secret};

impl Bastards {
    /// Whether all are asked in secret: for settlers or for plans.
    pub(crate) const fn asks_in_secret(&self) -> bool {
        matches!(self.facts.phase, Phase::Choose { .. } | Phase::Plan)
    }

    /// Whether this answer of `seat` is the last of several, which turns all of them up.
    pub(crate) fn is_last_answer(&self, seat: Seat) -> bool {
        self.asks_in_secret()
            && self.unanswered() == SeatSet::only(seat)
            && Seat::all(self.facts.n_seats).any(|other| self.seat(other).secret != Secret::Nothing)
    }

    pub(crate) fn imagined_by(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut imagined = self.clone();
        for other in Seat::all(self.facts.n_seats).filter(|&other| other != seat) {
            // Asked afresh, so that every answer that seat could have given is as likely.
            if imagined.seat(other).secret == Secret::Nothing {
                continue;
            }
            imagined.seat_mut(other).secret = Secret::Nothing;
            let options = imagined.actions(other);
            let option = options[rng.random_range(0..options.len())];
            imagined.answer(other, option, &mut ());
        }
        imagined
    }

    pub(crate) fn foreseen_by(
        &self,
        seat: Seat,
        action: Action,
        events: &mut impl Sink<Event>,
    ) -> Self {
        let mut next = self.clone();
        if self.is_last_answer(seat) {
            next.answer(seat, action, events);
        } else {
            next.act(seat, action, events);
        }
        next
    }
}
