//! [`Hunters`] as a [`Game`].

use game::{Game, MAX_SEATS, Places, Seat, SetupError, Sheet, Sink, Step, Turn, Viewer};
use rand::Rng;

use crate::action::{Action, Chance, Reason};
use crate::event::Event;
use crate::offer::Offer;
use crate::phase::Phase;
use crate::position::{Hunters, Pile};
use crate::setup::Setup;
use crate::view::View;
use crate::worth::{Source, Unit};
use crate::zone::Zone;

impl Game for Hunters {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Offer = Offer;
    type Source = Source;
    type Unit = Unit;
    type Field = Zone;
    type Reason = Reason;

    const NAME: &'static str = "hunters";
    const RULES: u16 = 2;

    fn begin(setup: &Setup, _: u16) -> Result<Self, SetupError> {
        Self::start(setup)
    }

    fn n_seats(&self) -> u8 {
        self.facts.rules.n_seats
    }

    fn turn(&self) -> Turn {
        self.on_turn()
    }

    fn whose_turn(&self) -> Option<Seat> {
        Some(self.active())
    }

    fn has_secrets(&self) -> bool {
        self.has_hidden_hands()
    }

    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        self.actions(seat)
    }

    fn chance_outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + '_ {
        self.outcomes().map(|outcome| (outcome, 1))
    }

    fn pile(&self) -> u8 {
        self.pile_drawn().unwrap_or(Pile::Land) as u8
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

    fn reveals(&self, seat: Seat, action: Action) -> bool {
        self.may_show_a_hand(seat, action)
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        self.imagined_by(seat, rng)
    }

    fn foresee(&self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Self {
        self.foreseen_by(seat, action, events)
    }

    fn score(&self, _: Viewer) -> Sheet<Self> {
        self.sheet()
    }

    fn totals(&self) -> [i32; MAX_SEATS] {
        self.all_totals()
    }

    fn places(&self) -> Option<Places> {
        (self.facts.phase == Phase::Over).then(|| self.final_places())
    }

    fn sample_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.sample(seat, rng)
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
        self.sample_outcome(rng)
    }
}
