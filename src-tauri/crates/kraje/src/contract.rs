//! The [`Game`] contract for [`Kraje`]: each method hands on to the file that knows.

use game::{
    Game, MAX_SEATS, Places, ScoreSheet, Seat, SetupError, Sheet, Sink, Step, Turn, Viewer,
};
use rand::{Rng, RngExt};

use crate::event::Event;
use crate::hand::CardSet;
use crate::moves::{Action, Offer, Reason, random_action};
use crate::scoring::{Field, Source, Unit, Values, sheet};
use crate::setup::Setup;
use crate::turn::{Chance, Kraje};
use crate::view::{Stage, View};

impl Game for Kraje {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Offer = Offer;
    type Source = Source;
    type Unit = Unit;
    type Field = Field;
    type Reason = Reason;

    const NAME: &'static str = "kraje";
    const RULES: u16 = 1;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Self::start(setup)
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn turn(&self) -> Turn {
        self.on_turn()
    }

    fn has_secrets(&self) -> bool {
        !self.is_solo()
    }

    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        self.actions(seat)
    }

    fn chance_outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + '_ {
        self.deck.iter().filter_map(|card| Some((self.outcome(card)?, 1)))
    }

    fn apply(&mut self, step: Step<Self>, events: &mut impl Sink<Event>) {
        match step {
            Step::Chance(outcome) => self.bring_up(outcome, events),
            Step::Act { seat, action } => {
                self.commit(seat, action, events);
                if self.is_settled() {
                    self.reveal(events);
                }
            }
        }
    }

    fn objection(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.refuse(seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn offer(&self, seat: Seat) -> Offer {
        self.offer_to(seat)
    }

    fn offered(offer: &Offer) -> Vec<Action> {
        offer.unfolded()
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }

    /// The last of two secret answers turns up the other one.
    fn reveals(&self, seat: Seat, _: Action) -> bool {
        !self.is_solo() && self.on_turn() == Turn::of(seat)
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut next = self.clone();
        if self.is_solo() {
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
    fn foresee(&self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Self {
        let mut next = self.clone();
        if self.is_solo() {
            next.apply(Step::Act { seat, action }, events);
        } else {
            next.commit(seat, action, events);
        }
        next
    }

    fn score(&self, viewer: Viewer) -> Sheet<Self> {
        let (seats, shared) = (Seat::all(self.n_seats), self.shared_no());
        ScoreSheet::new(
            seats
                .map(|seat| self.with_realm(viewer, seat, |realm| sheet(self.pack, realm, shared)))
                .collect(),
        )
    }

    fn totals(&self) -> [i32; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        for seat in Seat::all(self.n_seats) {
            totals[seat.index()] = self.with_realm(Viewer::Everything, seat, |realm| {
                Values::of(self.pack, realm, self.shared_no()).total()
            });
        }
        totals
    }

    fn places(&self) -> Option<Places> {
        let shared = self.shared_no();
        (self.stage == Stage::Over).then(|| {
            let realms = self.realms.iter().take(usize::from(self.n_seats));
            Places::by_key(realms.map(|realm| Values::of(self.pack, realm, shared).tie_key()))
        })
    }

    fn sample_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.random_action(seat, rng)
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
        if self.on_turn() != Turn::Chance {
            return None;
        }
        let card = self.deck.nth(rng.random_range(0..self.deck.len()));
        self.outcome(card.expect("the index is below the number of cards"))
    }
}
