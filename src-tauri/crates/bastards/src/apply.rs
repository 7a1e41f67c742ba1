//! What each step does. Whoever calls has checked that it is legal.

mod resolve;
mod round;
mod settle;

use game::{Seat, Sink};

use crate::action::{Action, Chance};
use crate::event::Event;
use crate::ground::Token;
use crate::ids::{Cell, Colour, N_PAIRS, Planet, Race, Relation, Side, Turned};
use crate::passengers::Passengers;
use crate::position::{Bastards, Phase, Secret};

impl Bastards {
    pub(crate) fn take_chance(&mut self, outcome: Chance, events: &mut impl Sink<Event>) {
        match outcome {
            Chance::Card { race } => self.deal(race, events),
            Chance::Start { seat } => self.start_with(seat, events),
            Chance::Neutral { race } => {
                self.turn_neutral_card(race);
                events.put(|| Event::NeutralCard { race });
                self.send_drawn(race, events);
            }
            Chance::Settler { race } => self.send_drawn(race, events),
        }
    }

    /// `SB-RELATIONS`: the next free place, relations in the printed order, left before right.
    fn deal(&mut self, race: Race, events: &mut impl Sink<Event>) {
        let place = self.facts.n_dealt as usize;
        let (relation, side) = (Relation::ALL[place / 2], Side::BOTH[place % 2]);
        self.facts.pairs[relation.index()][side.index()] = race;
        self.facts.cards[race.index()] -= 1;
        self.facts.n_dealt += 1;
        events.put(|| Event::Dealt { relation, side, race });
        if self.facts.n_dealt as usize == 2 * N_PAIRS {
            self.facts.phase = Phase::First;
            events.put(|| Event::OfferLaid { races: self.offered_races() });
            if let Some(seat) = self.facts.first {
                self.start_with(seat, events);
            }
        }
    }

    /// `SB-START`: this seat has the start player's token and names the first planet.
    fn start_with(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.facts.start = seat;
        events.put(|| Event::StartPlayer { seat });
        self.ask_for_planet(seat);
    }

    pub(crate) fn act(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        match action {
            Action::Lay { cell, turn } => self.lay(cell, turn, events),
            Action::Name { planet } => {
                self.facts.settled |= planet.bit();
                self.facts.phase = Phase::Choose { namer: seat, planet };
                events.put(|| Event::Named { seat, planet });
            }
            Action::Choose { race } => {
                if let Phase::Choose { .. } = self.facts.phase {
                    self.answer(seat, action, events);
                    if self.unanswered().is_empty() {
                        self.show_choices(events);
                    }
                } else {
                    self.exchange(race, events);
                }
            }
            Action::Plan { .. } => {
                self.answer(seat, action, events);
                if self.unanswered().is_empty() {
                    self.show_plans(events);
                }
            }
            Action::Love { planet, race } => self.love(planet, race, events),
            Action::Shoot { planet, colour } => self.shoot(planet, colour, events),
            Action::Eat { planet, colour } => self.eat(planet, colour, events),
            Action::Pair { planet, left, right } => self.ask(planet, [left, right], events),
            Action::Accept => self.accept(events),
            Action::Refuse => self.refuse(events),
            Action::Put { node } => {
                self.seat_mut(seat).ship = Some(node);
                events.put(|| Event::ShipPut { seat, node });
            }
            Action::Fly { node } => self.fly(seat, node, events),
            Action::Load { cell } => self.load(seat, cell, events),
            Action::Unload { race } => self.unload(seat, race, events),
            Action::Mutate { planet, colour, from } => self.mutate(planet, colour, from, events),
            Action::Relay { planet } => self.relay(planet, events),
            Action::Lift { cell } => self.lift(cell, events),
            Action::Swap { relation, side, race } => self.swap(relation, side, race, events),
            Action::Flip { relation } => self.flip(relation, events),
            Action::Lock { relation } => self.lock(relation, events),
            Action::Done => self.done(seat, events),
        }
    }

    /// Puts a secret answer face down.
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) {
        if let Action::Choose { race } = action {
            self.seat_mut(seat).secret = Secret::Settler(race);
            events.put(|| Event::Chosen { seat, race: Some(race) });
        }
        if let Action::Plan { card, second } = action {
            let chosen = card.bit() | second.map_or(0, Relation::bit);
            self.seat_mut(seat).secret = Secret::Cards(chosen);
            let cards = Some([Some(card), second].into_iter().flatten().collect());
            events.put(|| Event::Planned { seat, cards });
        }
    }

    pub(crate) fn pay(&mut self, seat: Seat, coins: u8, events: &mut impl Sink<Event>) {
        if coins > 0 {
            self.seat_mut(seat).coins -= u16::from(coins);
            events.put(|| Event::Paid { seat, coins });
        }
    }

    /// Lays the token in hand; the last one sets the game going again.
    fn lay(&mut self, cell: Cell, turn: Turned, events: &mut impl Sink<Event>) {
        let Some(laying) = &mut self.facts.laying else { return };
        let pack = Self::pack();
        let (colour, race) = laying.next(pack);
        let (seat, planet, corpse) = (laying.seat, laying.planet, laying.corpses);
        laying.left[colour.index()][race.index()] -= 1;
        laying.n_left -= 1;
        let is_last = laying.n_left == 0;
        if is_last {
            self.facts.laying = None;
        }
        let token = Token { colour, race, turn, corpse };
        self.facts.grounds[planet.index()].lay(pack, token, cell);
        let ground = self.ground(planet);
        events.put(|| {
            let leader = ground.leader();
            Event::Laid { seat, planet, colour, race, cell, turn, corpse, leader }
        });
        if !is_last {
            return;
        }
        if let Phase::Settle(_) = self.facts.phase {
            self.next_settler(events);
        } else if self.flight_mut().is_some() {
            self.passengers.lay(planet, cell);
        } else {
            self.go_on(events);
        }
    }

    /// Ends an action or a flight.
    fn done(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.passengers = Passengers::default();
        if let Phase::Fly { .. } = self.facts.phase {
            events.put(|| Event::Landed { seat });
            self.next_flight(seat, events);
        } else {
            self.finish_action(events);
        }
    }

    /// Takes up all tokens of a planet that `wanted` picks, and counts them by colour and race.
    pub(crate) fn take_up(
        &mut self,
        planet: Planet,
        wanted: u64,
        mut each: impl FnMut(Colour, Race, u8),
    ) {
        let pack = Self::pack();
        let ground = &mut self.facts.grounds[planet.index()];
        for race in Race::ALL {
            for colour in Colour::all() {
                let n = (ground.tokens_of(colour, race) & wanted).count_ones() as u8;
                if n > 0 {
                    each(colour, race, n);
                }
            }
        }
        for race in Race::ALL {
            let anchors = ground.all_of_race(race) & wanted;
            ground.lift(pack, race, anchors);
        }
    }
}
