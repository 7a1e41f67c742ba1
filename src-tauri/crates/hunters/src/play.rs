//! [`Hunters`] as a [`Game`]: each method in terms of the files beside this one.

use game::{Game, MAX_SEATS, Places, Seat, SetupError, Sheet, Sink, Step, Turn, Viewer};
use rand::{Rng, RngExt};

use crate::effect::Event;
use crate::legal;
use crate::moves::{Action, Chance, Offer, Reason};
use crate::scoring::{Source, Unit};
use crate::setup::Setup;
use crate::state::Hunters;
use crate::tile_set::TileSet;
use crate::view::{Phase, View};
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
    const RULES: u16 = 1;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Self::start(setup)
    }

    fn n_seats(&self) -> u8 {
        self.facts.rules.n_seats
    }

    fn turn(&self) -> Turn {
        self.on_turn()
    }

    fn has_secrets(&self) -> bool {
        self.has_hidden_hands()
    }

    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        self.list_actions(seat)
    }

    fn chance_outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + '_ {
        let n_seats = if self.facts.phase == Phase::First { self.n_seats() } else { 0 };
        let first = Seat::all(n_seats).map(|seat| Chance::First { seat });
        let land = self.drawn_from(Pile::Land).iter().map(|tile| Chance::Land { tile });
        let bonus = self.drawn_from(Pile::Bonus).iter().map(|tile| Chance::Bonus { tile });
        first.chain(land).chain(bonus).map(|outcome| (outcome, 1))
    }

    fn pile(&self) -> u8 {
        match self.facts.phase {
            Phase::Bonus => Pile::Bonus as u8,
            Phase::First => Pile::Seats as u8,
            Phase::Deal
            | Phase::Place
            | Phase::TakeBack
            | Phase::Occupy
            | Phase::Replace
            | Phase::Refill
            | Phase::Over => Pile::Land as u8,
        }
    }

    fn apply(&mut self, step: Step<Self>, events: &mut impl Sink<Event>) {
        match step {
            Step::Act { seat: _, action } => self.act(action, events),
            Step::Chance(outcome) => self.take_chance(outcome, events),
        }
    }

    fn objection(&self, seat: Seat, action: Action) -> Option<Reason> {
        self.refuse(seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    fn offer(&self, seat: Seat) -> Offer {
        self.offer_to(seat)
    }

    fn offered(offer: &Offer) -> Vec<Action> {
        legal::unfold(offer)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut told = event.clone();
        if let Event::Drew { seat, tile, secret: true, .. } = &mut told
            && !viewer.knows(*seat)
        {
            *tile = None;
        }
        Some(told)
    }

    fn reveals(&self, _: Seat, action: Action) -> bool {
        self.tells_on_a_hand(action)
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        self.redealt(seat, rng)
    }

    fn foresee(&self, _: Seat, action: Action, events: &mut impl Sink<Event>) -> Self {
        self.foreseen(action, events)
    }

    fn score(&self, _: Viewer) -> Sheet<Self> {
        self.whole_sheet()
    }

    fn totals(&self) -> [i32; MAX_SEATS] {
        self.all_totals()
    }

    fn places(&self) -> Option<Places> {
        let totals = self.all_totals();
        (self.facts.phase == Phase::Over)
            .then(|| Places::by_key(totals[..self.n_seats() as usize].iter().copied()))
    }

    fn sample_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.draw_action(seat, rng)
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Option<Chance> {
        let any = |tiles: TileSet, rng: &mut _| tiles.nth(draw(u32::from(tiles.len()), rng));
        match self.facts.phase {
            Phase::First => {
                let seat = draw(u32::from(self.n_seats()), rng) as u8;
                Seat::new(seat).map(|seat| Chance::First { seat })
            }
            Phase::Bonus => Some(Chance::Bonus { tile: any(self.facts.pile, rng) }),
            Phase::Deal | Phase::Replace | Phase::Refill => {
                Some(Chance::Land { tile: any(self.facts.bag, rng) })
            }
            Phase::Place | Phase::TakeBack | Phase::Occupy | Phase::Over => None,
        }
    }
}

/// What chance draws from.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Pile {
    /// The bag of land tiles.
    Land,
    /// The pile of bonus tiles.
    Bonus,
    /// Who begins.
    Seats,
}

fn draw(n: u32, rng: &mut impl Rng) -> u32 {
    rng.random_range(0..n)
}

impl Hunters {
    /// What chance may draw from this pile now.
    fn drawn_from(&self, pile: Pile) -> TileSet {
        if self.on_turn() != Turn::Chance || self.pile() != pile as u8 {
            return TileSet::EMPTY;
        }
        match pile {
            Pile::Land => self.facts.bag,
            Pile::Bonus => self.facts.pile,
            Pile::Seats => TileSet::EMPTY,
        }
    }
}
