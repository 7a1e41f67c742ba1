//! [`Bastards`] as a [`Game`].

use game::{Game, MAX_SEATS, Places, Seat, SetupError, Sheet, Sink, Step, Turn, Viewer};
use rand::Rng;

use crate::action::{Action, Chance, Reason};
use crate::event::Event;
use crate::ids::Colour;
use crate::offer::Offer;
use crate::position::{Bastards, Phase};
use crate::score::{Field, Source, Unit};
use crate::setup::Setup;
use crate::view::View;

impl Game for Bastards {
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

    const NAME: &'static str = "bastards";
    const RULES: u16 = 2;

    fn begin(setup: &Setup, _: u16) -> Result<Self, SetupError> {
        Self::start(setup)
    }

    fn n_seats(&self) -> u8 {
        self.facts.n_seats
    }

    fn turn(&self) -> Turn {
        self.on_turn()
    }

    fn round(&self) -> Option<u8> {
        // What comes before the first round is told with it.
        Some(self.round_of_clock().max(1))
    }

    fn starter(&self) -> Option<Seat> {
        Some(self.facts.start)
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn hides(&self) -> bool {
        self.asks_in_secret()
    }

    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        self.actions(seat).into_iter()
    }

    fn chance_outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + '_ {
        self.outcomes()
    }

    fn pile(&self) -> u8 {
        if let Phase::Draw { namer, sent, .. } = self.facts.phase {
            let seat = self.next_drawn(namer, sent).and_then(Colour::seat);
            return if seat.is_some() { 3 } else { 2 };
        }
        u8::from(self.facts.phase == Phase::First)
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

    fn reveals(&self, seat: Seat, _: Action) -> bool {
        self.is_last_answer(seat)
    }

    /// A flight goes on until its end, and a newborn is laid down.
    fn is_part(&self, _: Seat, action: Action) -> bool {
        matches!(action, Action::Love { .. }) || action != Action::Done && self.wings().is_some()
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
}
