//! What each step does; who calls knows that it is legal (PK-ROUND, PK-SOLO, PK-END).

use game::{Seat, Sink};

use crate::action::{Action, Chance};
use crate::card::{HAND, ROUNDS};
use crate::event::Event;
use crate::hand::CardSet;
use crate::place::Placement;
use crate::position::{Kraje, Stage};

impl Kraje {
    /// A seat decides; after the last of them the round goes on.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        self.commit(seat, action, events);
        if self.is_settled() {
            self.reveal(events);
        }
    }

    /// A card comes up.
    pub(crate) fn take_chance(&mut self, outcome: Chance, events: &mut impl Sink<Event>) {
        self.deck.remove(outcome.card());
        match outcome {
            Chance::Shared { card } => {
                let condition = self.pack.card(card).condition;
                self.shared = Some(card);
                self.stage = Stage::Top;
                events.put(|| Event::SharedRevealed { card, condition });
            }
            Chance::Top { card } => {
                self.deck_top = Some(card);
                events.put(|| Event::TopRevealed { card });
                // Alone, the top changes within a round: then the card just taken is placed.
                if self.hands[0].is_empty() {
                    self.begin_round(events);
                } else {
                    self.stage = Stage::Place;
                }
            }
            Chance::Deal { seat, card } => {
                self.hands[seat.index()].insert(card);
                events.put(|| Event::Dealt { seat, card: Some(card) });
                let mut hands = self.hands.iter().take(usize::from(self.n_seats));
                if hands.all(|hand| hand.len() == u32::from(HAND)) {
                    self.stage = Stage::Place;
                }
            }
            Chance::Take { card } => {
                let seat = Seat::FIRST;
                self.hands[0].insert(card);
                self.stage = Stage::Top;
                events.put(|| Event::Taken { seat, card });
            }
        }
    }

    fn begin_round(&mut self, events: &mut impl Sink<Event>) {
        self.stage = Stage::Deal;
        let round = self.n_rounds + 1;
        events.put(|| Event::RoundBegan { round });
    }

    /// A seat commits an action without anything of others coming to light.
    pub(crate) fn commit(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        self.committed[seat.index()] = Some(action);
        if self.keeps_secrets() {
            events.put(|| {
                let covers = match action {
                    Action::Place(placement) => Some(self.covered(seat, placement)),
                    Action::Discard { .. } => None,
                };
                Event::Committed { seat, action: Some(action), covers }
            });
        } else {
            self.tell_open(seat, action, events);
        }
    }

    /// A card came to lie open.
    fn tell_open(&self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        events.put(|| match action {
            Action::Place(placement) => {
                Event::Placed { seat, placement, covers: self.covered(seat, placement) }
            }
            Action::Discard { card } => Event::HandDiscarded { seat, card },
        });
    }

    /// How many fields of a realm a card would lie on.
    fn covered(&self, seat: Seat, placement: Placement) -> u8 {
        self.realms[seat.index()].covered(self.pack, placement)
    }

    /// Whether all seats have committed.
    fn is_settled(&self) -> bool {
        self.committed.iter().take(usize::from(self.n_seats)).all(Option::is_some)
    }

    /// All committed cards come to lie open, and the round goes on.
    fn reveal(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.n_seats) {
            let Some(action) = self.committed[seat.index()].take() else { continue };
            self.hands[seat.index()].remove(action.card());
            if self.keeps_secrets() {
                self.tell_open(seat, action, events);
            }
            match action {
                Action::Place(placement) => {
                    self.realms[seat.index()].place(self.pack, placement);
                }
                Action::Discard { card } => self.discarded.insert(card),
            }
        }
        if self.pick == 0 {
            self.pick = 1;
            if self.is_solo() {
                self.discard(events);
            } else {
                self.pass(events);
            }
            return;
        }
        self.pick = 0;
        self.n_rounds += 1;
        if self.n_rounds == ROUNDS {
            self.stage = Stage::Over;
            events.put(|| Event::Ended);
        } else {
            self.begin_round(events);
        }
    }

    /// PK-ROUND: each gets the card the other did not choose.
    fn pass(&mut self, events: &mut impl Sink<Event>) {
        for from in Seat::all(self.n_seats) {
            let card = self.hands[from.index()].first();
            events.put(|| Event::Passed { from, to: from.next(2), card });
        }
        self.hands.swap(0, 1);
    }

    /// PK-SOLO: the card in the hand and the top of the deck go, the next one comes.
    fn discard(&mut self, events: &mut impl Sink<Event>) {
        for card in self.hands[0].iter() {
            self.discarded.insert(card);
            events.put(|| Event::HandDiscarded { seat: Seat::FIRST, card });
        }
        self.hands[0] = CardSet::EMPTY;
        if let Some(card) = self.deck_top.take() {
            self.discarded.insert(card);
            events.put(|| Event::TopDiscarded { card });
        }
        self.stage = Stage::Take;
    }
}
