//! [`Game`] for [`Bastards`]: the engine's side of the contract.

use arrayvec::ArrayVec;
use game::{Game, MAX_SEATS, Places, Seat, SetupError, Sheet, Sink, Step, Turn, Viewer};
use rand::{Rng, RngExt};

use crate::action::{Action, Chance, Reason};
use crate::event::Event;
use crate::ground::Ground;
use crate::ids::{Colour, MAX_PLANETS, N_COLOURS, N_PAIRS, N_RACES, Race};
use crate::moves::Actions;
use crate::offer::Offer;
use crate::position::{Bastards, Laying, Phase, SEATS, SeatState, Secret};
use crate::scoring::{Field, Source, Unit};
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
    const RULES: u16 = 1;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let inhabited = setup.inhabited()?;
        let pack = Self::pack();
        let mut grounds = [Ground::default(); MAX_PLANETS];
        for planet in crate::ids::Planet::of_set(inhabited) {
            grounds[planet.index()] = Ground::empty(pack.planets[planet.index()].cells);
        }
        let set_aside = [pack.prices.hand_per_race; N_RACES];
        let mut supply = [[0; N_RACES]; N_COLOURS];
        let mut seats = [SeatState::default(); SEATS];
        for seat in Seat::all(setup.seats) {
            let state = &mut seats[seat.index()];
            state.coins = u16::from(pack.prices.start);
            state.set_aside = set_aside;
            for race in Race::ALL {
                supply[seat.index()][race.index()] =
                    pack.n_tokens[race.index()] - set_aside[race.index()];
            }
        }
        let has_neutral = setup.seats == 2;
        if has_neutral {
            supply[Colour::NEUTRAL.index()] = pack.n_tokens;
        }
        Ok(Self {
            n_seats: setup.seats,
            order: setup.order,
            inhabited,
            settled: 0,
            start: Seat::FIRST,
            clock: 0,
            pairs: [[Race::Toadling; 2]; N_PAIRS],
            n_dealt: 0,
            cards: [pack.cards_per_race; N_RACES],
            neutral_cards: if has_neutral { (1 << N_RACES) - 1 } else { 0 },
            locks: 0,
            grounds,
            supply,
            seats,
            phase: Phase::Deal,
            laying: None,
        })
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn turn(&self) -> Turn {
        self.on_turn()
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn legal_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        self.actions(seat).into_iter()
    }

    fn chance_outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + '_ {
        let mut all: ArrayVec<(Chance, u32), { MAX_SEATS + N_RACES }> = ArrayVec::new();
        if self.laying.is_none() {
            if self.phase == Phase::Deal {
                let left = |race: &Race| self.cards[race.index()] > 0;
                all.extend(
                    Race::ALL
                        .into_iter()
                        .filter(left)
                        .map(|race| (Chance::Card { race }, u32::from(self.cards[race.index()]))),
                );
            }
            if self.phase == Phase::First {
                all.extend(Seat::all(self.n_seats).map(|seat| (Chance::Start { seat }, 1)));
            }
            if let Phase::Neutral { .. } = self.phase {
                all.extend(self.neutral_races().map(|race| (Chance::Neutral { race }, 1)));
            }
        }
        all.into_iter()
    }

    fn pile(&self) -> u8 {
        match self.phase {
            Phase::First => 1,
            Phase::Neutral { .. } => 2,
            Phase::Deal
            | Phase::Name { .. }
            | Phase::Choose { .. }
            | Phase::Settle(_)
            | Phase::Plan
            | Phase::Resolve(_)
            | Phase::Fly { .. }
            | Phase::Over => 0,
        }
    }

    fn apply(&mut self, step: Step<Self>, events: &mut impl Sink<Event>) {
        match step {
            Step::Act { seat, action } => self.act(seat, action, events),
            Step::Chance(outcome) => self.chance(outcome, events),
        }
    }

    fn objection(&self, seat: Seat, action: Action) -> Option<Reason> {
        let is_legal = self.actions(seat).contains(&action);
        (!is_legal).then(|| self.reason(seat, action))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.viewed_by(viewer)
    }

    fn offer(&self, seat: Seat) -> Offer {
        self.offered_to(seat)
    }

    fn offered(offer: &Offer) -> Vec<Action> {
        offer.unfold()
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }

    fn reveals(&self, seat: Seat, _: Action) -> bool {
        // The last of several answers turns all of them up.
        let is_secret = matches!(self.phase, Phase::Choose { .. } | Phase::Plan);
        is_secret
            && self.unanswered() == game::SeatSet::only(seat)
            && Seat::all(self.n_seats).any(|other| self.seat(other).secret != Secret::Nothing)
    }

    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        let mut imagined = self.clone();
        for other in Seat::all(self.n_seats).filter(|&other| other != seat) {
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

    fn foresee(&self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Self {
        let mut next = self.clone();
        if self.reveals(seat, action) {
            next.answer(seat, action, events);
        } else {
            next.apply(Step::Act { seat, action }, events);
        }
        next
    }

    fn score(&self, _: Viewer) -> Sheet<Self> {
        self.sheet()
    }

    fn totals(&self) -> [i32; MAX_SEATS] {
        let mut totals = [0; MAX_SEATS];
        for seat in Seat::all(self.n_seats) {
            let (bought, _) = self.coins_into_points(seat);
            totals[seat.index()] = i32::from(self.points(seat) + bought);
        }
        totals
    }

    fn places(&self) -> Option<Places> {
        (self.phase == Phase::Over).then(|| self.final_places())
    }

    fn sample_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        if let Some(action) = self.laying.as_ref().and_then(|it| self.sample_lay(seat, it, rng)) {
            return Some(action);
        }
        let actions: Actions = self.actions(seat);
        if actions.is_empty() {
            return None;
        }
        Some(actions[rng.random_range(0..actions.len())])
    }
}

impl Bastards {
    /// A place for the only token in hand, drawn without listing the others.
    fn sample_lay(&self, seat: Seat, laying: &Laying, rng: &mut impl Rng) -> Option<Action> {
        if laying.seat != seat || laying.n_left != 1 {
            return None;
        }
        let (_, race) = laying.next(Self::pack());
        let shape = Self::pack().shape(race);
        let free = self.ground(laying.planet).free;
        let n = shape.n_placements(free);
        if n == 0 {
            return None;
        }
        let (cell, turn) = shape.placement(free, rng.random_range(0..n));
        Some(Action::Lay { cell, turn })
    }
}
