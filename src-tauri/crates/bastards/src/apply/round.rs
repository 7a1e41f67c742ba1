//! The clock: rounds, plans, flights, dominance, the end (`SB-TRACK`, `SB-PLAN`, `SB-NEXT`,
//! `SB-FLY`, `SB-DOMINANCE`).

use game::{Seat, Sink};

use crate::event::{Dominated, Event};
use crate::ids::{Cell, Colour, Node, Race, Relation};
use crate::pack::TrackField;
use crate::position::{Bastards, Flight, Laying, Phase, Resolve, Secret, Stage};

impl Bastards {
    /// `SB-TRACK`
    pub(super) fn advance_clock(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.facts.n_seats) {
            self.seat_mut(seat).open = 0;
        }
        if self.facts.locks != 0 {
            self.facts.locks = 0;
            events.put(|| Event::Unlocked);
        }
        let track = self.track();
        if self.facts.clock as usize + 1 == track.len() {
            self.facts.phase = Phase::Over;
            events.put(|| Event::Over);
            return;
        }
        self.facts.clock += 1;
        match track[self.facts.clock as usize] {
            TrackField::Round { number, .. } => {
                events.put(|| Event::Round { number });
                self.facts.phase = Phase::Plan;
                if self.unanswered().is_empty() {
                    self.show_plans(events);
                }
            }
            TrackField::ShipOnly | TrackField::Start => {
                events.put(|| Event::ShipStep);
                self.begin_flights();
            }
        }
    }

    /// `SB-PLAN`: all cards are turned up, and two of them paid for.
    pub(super) fn show_plans(&mut self, events: &mut impl Sink<Event>) {
        for seat in Seat::all(self.facts.n_seats) {
            let state = self.seat_mut(seat);
            if let Secret::Cards(set) = std::mem::take(&mut state.secret) {
                state.open = set;
                state.played |= set;
            }
        }
        let of = |seat: Seat| Relation::of_set(self.seat(seat).open).collect();
        events.put(|| Event::PlansShown { cards: Seat::all(self.facts.n_seats).map(of).collect() });
        for seat in Seat::all(self.facts.n_seats) {
            if self.seat(seat).open.count_ones() > 1 {
                self.pay(seat, Self::pack().prices.second_card, events);
            }
        }
        self.resolve_from(0, 0, events);
    }

    /// All cards are resolved: `SB-NEXT`, then the ships.
    pub(super) fn end_actions(&mut self, events: &mut impl Sink<Event>) {
        self.facts.start = self.facts.start.next(self.facts.n_seats);
        let seat = self.facts.start;
        events.put(|| Event::StartPlayer { seat });
        self.begin_flights();
    }

    fn begin_flights(&mut self) {
        let seat = self.facts.start;
        let flight = self.new_flight(seat);
        self.facts.phase = Phase::Fly { seat, flight };
    }

    pub(super) fn next_flight(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let next = seat.next(self.facts.n_seats);
        if next == self.facts.start {
            self.end_round(events);
        } else {
            self.facts.phase = Phase::Fly { seat: next, flight: self.new_flight(next) };
        }
    }

    /// `SB-DOMINANCE`
    fn end_round(&mut self, events: &mut impl Sink<Event>) {
        if let TrackField::Round { number, dominance, returns_cards } =
            self.track()[self.facts.clock as usize]
        {
            if dominance > 0 {
                self.count_dominance(number, dominance, events);
            }
            if returns_cards {
                for seat in Seat::all(self.facts.n_seats) {
                    self.seat_mut(seat).played = 0;
                }
                events.put(|| Event::CardsReturned);
            }
        }
        self.advance_clock(events);
    }

    fn count_dominance(&mut self, round: u8, each: u8, events: &mut impl Sink<Event>) {
        let scored =
            |field: &&TrackField| matches!(field, TrackField::Round { dominance: 1.., .. });
        let which = Self::pack().track[..self.facts.clock as usize].iter().filter(scored).count();
        for planet in self.planets() {
            if let Some(seat) = self.ground(planet).leader().and_then(Colour::seat) {
                self.seat_mut(seat).dominated[which] |= planet.bit();
            }
        }
        events.put(|| {
            let winner = |planet| {
                let seat = self.ground(planet).leader().and_then(Colour::seat);
                seat.map(|seat| Dominated { planet, seat })
            };
            Event::Dominance { round, each, winners: self.planets().filter_map(winner).collect() }
        });
    }

    pub(super) fn flight_mut(&mut self) -> Option<&mut Flight> {
        if let Phase::Fly { flight, .. }
        | Phase::Resolve(Resolve { stage: Stage::Migrate(flight), .. }) = &mut self.facts.phase
        {
            return Some(flight);
        }
        None
    }

    pub(super) fn fly(&mut self, seat: Seat, to: Node, events: &mut impl Sink<Event>) {
        let Some(wings) = self.wings() else { return };
        let (is_jump, cost) = (wings.is_jump(to), wings.cost_to(to));
        let from = self.seat_mut(seat).ship.replace(to);
        if let Some(flight) = self.flight_mut() {
            flight.jumped = is_jump;
            flight.steps += u8::from(!is_jump);
        }
        self.pay(seat, cost, events);
        if let Some(from) = from {
            events.put(|| Event::Flew { seat, from, to });
        }
    }

    pub(super) fn load(&mut self, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
        let planet = self.docked(seat).expect("loading is legal only at a planet");
        let race = self.ground(planet).token(cell).expect("only what is there is loaded").race;
        self.facts.grounds[planet.index()].lift(Self::pack(), race, cell.bit());
        self.seat_mut(seat).hold[race.index()] += 1;
        if let Some(flight) = self.flight_mut() {
            flight.was_loaded = true;
        }
        self.passengers.load(planet, cell, race);
        let ground = self.ground(planet);
        events.put(|| Event::Loaded { seat, planet, race, cell, leader: ground.leader() });
    }

    pub(super) fn unload(&mut self, seat: Seat, race: Race, events: &mut impl Sink<Event>) {
        let planet = self.docked(seat).expect("unloading is legal only at a planet");
        self.seat_mut(seat).hold[race.index()] -= 1;
        self.passengers.unload(planet, race);
        let mut laying = Laying::new(seat, planet);
        laying.add(Colour::of(seat), race, 1);
        self.facts.laying = Some(laying);
        events.put(|| Event::Unloaded { seat, planet, race });
    }
}
