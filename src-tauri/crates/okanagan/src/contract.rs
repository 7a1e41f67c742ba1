//! [`Okanagan`] as a [`Game`].

use game::{Game, MAX_SEATS, Places, Seat, SetupError, Sheet, Sink, Step, Turn, Viewer};
use rand::Rng;

use crate::action::{Action, Chance, Reason};
use crate::event::Event;
use crate::offer::Offer;
use crate::phase::Need;
use crate::position::Okanagan;
use crate::score::{Field, Source, Unit};
use crate::setup::Setup;
use crate::view::View;

impl Game for Okanagan {
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

    const NAME: &'static str = "okanagan";
    const RULES: u16 = 2;

    fn begin(setup: &Setup, _: u16) -> Result<Self, SetupError> {
        Self::start(setup)
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn turn(&self) -> Turn {
        self.on_turn()
    }

    fn whose_turn(&self) -> Option<Seat> {
        Some(self.active())
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        self.actions(seat).into_iter()
    }

    fn chance_outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + '_ {
        self.outcomes()
    }

    fn pile(&self) -> u8 {
        match self.need {
            Need::Nothing | Need::Goal { .. } => 0,
            Need::Deal { .. } => 1,
            Need::Start => 2,
            Need::Drawn { pile, .. } | Need::Open { pile, .. } | Need::Back { pile } => 3 + pile,
        }
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
        event.told_to(viewer)
    }

    /// Only the end of the game brings something to light: the others' goals.
    fn reveals(&self, seat: Seat, action: Action) -> bool {
        self.foreseen_by(seat, action, &mut ()).turn() == Turn::Over
    }

    fn is_part(&self, seat: Seat, action: Action) -> bool {
        matches!(action, Action::DiscardGoal { .. }) && self.goals.to_discard[seat.index()] > 1
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
        self.goals_lie_open().then(|| self.final_places())
    }

    fn sample_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.sample(seat, rng)
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
        self.sample_outcome(rng)
    }
}
