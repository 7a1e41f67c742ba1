//! The [`Game`] contract for [`Kraje`]: each method hands on to the file that knows.

use game::{Game, MAX_SEATS, Places, Seat, SetupError, Sheet, Sink, Step, Turn, Viewer};
use rand::{Rng, RngExt};

use crate::action::{Action, Chance, Reason};
use crate::event::Event;
use crate::offer::Offer;
use crate::place::Field;
use crate::position::{Kraje, Stage};
use crate::score::{Source, Unit};
use crate::setup::Setup;
use crate::view::View;

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

    fn begin(setup: &Setup, _: u16) -> Result<Self, SetupError> {
        Self::start(setup)
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn turn(&self) -> Turn {
        self.on_turn()
    }

    fn round(&self) -> Option<u8> {
        Some(self.round_played())
    }

    fn has_secrets(&self) -> bool {
        self.keeps_secrets()
    }

    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        self.actions(seat)
    }

    fn chance_outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + '_ {
        self.deck.iter().filter_map(|card| Some((self.outcome(card)?, 1)))
    }

    fn apply(&mut self, step: Step<Self>, events: &mut impl Sink<Event>) {
        match step {
            Step::Act { seat, action } => self.act(seat, action, events),
            Step::Chance(outcome) => self.take_chance(outcome, events),
        }
    }

    fn objection(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.objection_to(seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.viewed_by(viewer)
    }

    fn offer(&self, seat: Seat) -> Offer {
        self.offer_of(seat)
    }

    fn offered(offer: &Offer) -> Vec<Action> {
        offer.unfolded()
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }

    /// The last of two secret answers turns up the other one.
    fn reveals(&self, seat: Seat, _: Action) -> bool {
        self.keeps_secrets() && self.on_turn() == Turn::of(seat)
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        self.imagined_by(seat, rng)
    }

    fn foresee(&self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Self {
        self.foreseen_by(seat, action, events)
    }

    fn score(&self, viewer: Viewer) -> Sheet<Self> {
        self.sheet(viewer)
    }

    fn totals(&self) -> [i32; MAX_SEATS] {
        self.all_totals()
    }

    fn places(&self) -> Option<Places> {
        (self.stage == Stage::Over).then(|| self.final_places())
    }

    fn sample_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.sample(seat, rng)
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
        if self.on_turn() != Turn::Chance {
            return None;
        }
        let card = self.deck.nth(rng.random_range(0..self.deck.len()));
        self.outcome(card.expect("the index is below the number of cards"))
    }
}
