//! Flights: what a ship may do in the middle of one (`SB-FLY`, `SB-MIGRATE`).
//!
//! A flight is a sequence of small actions. Every one of them leaves a way to end on a free field,
//! so a seat can never fly itself into a corner; and it is finite, because steps are, the teleport
//! is not used twice in a row, and nothing is unloaded where it was loaded.

use game::Seat;

use crate::ids::{Bits, Node, Race, Relation};
use crate::offer::Reach;
use crate::pack::Pack;
use crate::position::{Bastards, Flight, Phase, Resolve, Stage};

/// Which rules a flight follows.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum FlightKind {
    /// At the end of a round: `SB-FLY`.
    Ordinary,
    /// The card: `SB-MIGRATE`.
    Migration,
}

/// A flight with all that decides what it may do.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Wings<'a> {
    pub(crate) position: &'a Bastards,
    pub(crate) seat: Seat,
    pub(crate) flight: &'a Flight,
    pub(crate) kind: FlightKind,
    /// Fields with ships of others.
    taken: u32,
}

impl Bastards {
    /// The flight under way, if there is one.
    #[inline]
    pub(crate) fn wings(&self) -> Option<Wings<'_>> {
        let (seat, flight, kind) = if let Phase::Fly { seat, flight } = &self.facts.phase {
            (*seat, flight, FlightKind::Ordinary)
        } else if let Phase::Resolve(Resolve { seat, stage: Stage::Migrate(flight), .. }) =
            &self.facts.phase
        {
            (*seat, flight, FlightKind::Migration)
        } else {
            return None;
        };
        Some(Wings::new(self, seat, flight, kind))
    }

    /// What the ship of `seat` could reach in an ordinary flight as it is loaded now.
    pub(crate) fn ordinary_reach(&self, seat: Seat) -> Vec<Reach> {
        let was_loaded = self.seat(seat).hold != [0; 5];
        let flight = Flight { was_loaded, ..Flight::default() };
        Wings::new(self, seat, &flight, FlightKind::Ordinary).reach()
    }
}

impl<'a> Wings<'a> {
    pub(crate) fn new(
        position: &'a Bastards,
        seat: Seat,
        flight: &'a Flight,
        kind: FlightKind,
    ) -> Self {
        Self { position, seat, flight, kind, taken: position.other_ships(seat) }
    }

    /// Steps it can still make.
    #[inline]
    pub(crate) fn steps_left(&self) -> u8 {
        if self.flight.was_loaded { self.steps_left_loaded() } else { self.steps_left_empty() }
    }

    fn steps_left_empty(&self) -> u8 {
        match self.kind {
            FlightKind::Ordinary => {
                Bastards::pack().prices.steps_empty.saturating_sub(self.flight.steps)
            }
            FlightKind::Migration => self.steps_left_paid(),
        }
    }

    fn steps_left_loaded(&self) -> u8 {
        match self.kind {
            FlightKind::Ordinary => {
                Bastards::pack().prices.steps_loaded.saturating_sub(self.flight.steps)
            }
            FlightKind::Migration => self.steps_left_paid(),
        }
    }

    fn steps_left_paid(&self) -> u8 {
        let prices = Bastards::pack().prices;
        let free = prices.free_steps.saturating_sub(self.flight.steps);
        let unpaid =
            prices.free_steps + prices.paid_steps - self.flight.steps.max(prices.free_steps);
        let affordable = self.position.seat(self.seat).coins / u16::from(prices.step);
        free + unpaid.min(affordable.min(u16::from(u8::MAX)) as u8)
    }

    /// What the next step costs.
    #[inline]
    pub(crate) fn step_cost(&self) -> u8 {
        let prices = Bastards::pack().prices;
        match self.kind {
            FlightKind::Ordinary => 0,
            FlightKind::Migration if self.flight.steps < prices.free_steps => 0,
            FlightKind::Migration => prices.step,
        }
    }

    /// Where the ship is.
    #[inline]
    pub(crate) fn node(&self) -> Option<Node> {
        self.position.seat(self.seat).ship
    }

    /// Whether a flight that stands on `node` with this many steps left can end on a free field.
    /// `jumped`: the ship came by teleport and cannot go back at once.
    #[inline]
    fn can_end(&self, node: Node, steps: u8, jumped: Jumped) -> bool {
        if self.taken & node.bit() == 0 {
            return true;
        }
        self.can_flee(node, steps, jumped)
    }

    #[cold]
    fn can_flee(&self, node: Node, steps: u8, jumped: Jumped) -> bool {
        let pack = Bastards::pack();
        let mut reached = node.bit();
        if jumped == Jumped::No {
            reached |= through_teleports(pack, reached);
        }
        for _ in 0..steps {
            let next = Node::of_set(reached).fold(0, |set, it| set | pack.next[it.index()]);
            reached |= next;
            reached |= through_teleports(pack, next);
        }
        reached & !self.taken != 0
    }

    /// Fields where the ship can be put on the map, as a set.
    pub(crate) fn puts(&self) -> u32 {
        if self.node().is_some() { 0 } else { Bastards::pack().all_nodes & !self.taken }
    }

    /// Fields the ship can move to now, as a set.
    #[inline]
    pub(crate) fn moves(&self) -> u32 {
        let Some(node) = self.node() else { return 0 };
        let pack = Bastards::pack();
        let steps = self.steps_left();
        let mut set = 0;
        if steps > 0 {
            for next in Node::of_set(pack.next[node.index()]) {
                if self.can_end(next, steps - 1, Jumped::No) {
                    set |= next.bit();
                }
            }
        }
        if let Some(there) = pack.beyond[node.index()]
            && !self.flight.jumped
            && self.can_end(there, steps, Jumped::Yes)
        {
            set |= there.bit();
        }
        set
    }

    /// What a move to `node` costs in coins; nothing through the teleport.
    pub(crate) fn cost_to(&self, node: Node) -> u8 {
        if self.is_jump(node) { 0 } else { self.step_cost() }
    }

    /// Whether the way to `node` is the teleport.
    #[inline]
    pub(crate) fn is_jump(&self, node: Node) -> bool {
        self.node().is_some_and(|here| Bastards::pack().beyond[here.index()] == Some(node))
    }

    /// Whether this race may be loaded at all.
    #[inline]
    pub(crate) fn may_board(&self, race: Race) -> bool {
        match self.kind {
            FlightKind::Ordinary => !self.position.pair(Relation::Migration).contains(&race),
            FlightKind::Migration => true,
        }
    }

    /// Whether loading leaves a way to end the flight: it can cost the third step.
    #[inline]
    pub(crate) fn can_end_loaded(&self) -> bool {
        let jumped = if self.flight.jumped { Jumped::Yes } else { Jumped::No };
        self.node().is_some_and(|node| self.can_end(node, self.steps_left_loaded(), jumped))
    }

    /// Anchors of the creatures that can be loaded now.
    #[inline]
    pub(crate) fn loads(&self) -> u64 {
        let Some(planet) = self.position.docked(self.seat) else { return 0 };
        let ground = self.position.ground(planet);
        let own = ground.living(crate::ids::Colour::of(self.seat));
        if own == 0 || !self.can_end_loaded() {
            return 0;
        }
        let hold = self.position.seat(self.seat).hold;
        let mut set = 0;
        for race in Race::ALL {
            let anchors = own & ground.of_race(race);
            if anchors != 0
                && self.may_board(race)
                && Bastards::pack().packable.holds_with(hold, race)
            {
                set |= anchors;
            }
        }
        set
    }

    /// Races that can be unloaded now.
    #[inline]
    pub(crate) fn unloads(&self) -> impl Iterator<Item = Race> + use<'_, 'a> {
        let planet = self.position.docked(self.seat);
        planet.into_iter().flat_map(move |planet| {
            let free = self.position.ground(planet).free;
            Race::ALL.into_iter().filter(move |&race| {
                self.position.passengers.may_leave(planet, race)
                    && Bastards::pack().shape(race).fits(free)
            })
        })
    }

    /// Whether the flight may end here.
    #[inline]
    pub(crate) fn can_stop(&self) -> bool {
        self.node().is_none_or(|node| self.taken & node.bit() == 0)
    }

    /// Every field the ship can still get to and end its flight from, nearest first, with the way
    /// to it; every step of the way is one of `moves` when it is made.
    pub(crate) fn reach(&self) -> Vec<Reach> {
        let Some(here) = self.node() else { return Vec::new() };
        let pack = Bastards::pack();
        let total = self.steps_left();
        let cost = |steps: u8| match self.kind {
            FlightKind::Ordinary => 0,
            FlightKind::Migration => {
                let free = pack.prices.free_steps.saturating_sub(self.flight.steps);
                steps.saturating_sub(free) * pack.prices.step
            }
        };
        let free = |node: Node| self.taken & node.bit() == 0;
        let mut found: Vec<Reach> = Vec::new();
        let mut seen = here.bit();
        let mut ring = vec![here];
        for steps in 0..=total {
            // Through the teleport first, because it adds nothing to the steps.
            let mut i = 0;
            while i < ring.len() {
                let before = ring[i];
                i += 1;
                let barred = steps == 0 && before == here && self.flight.jumped;
                if let Some(node) = pack.beyond[before.index()]
                    && !barred
                    && seen & node.bit() == 0
                    && self.can_end(node, total - steps, Jumped::Yes)
                {
                    seen |= node.bit();
                    ring.push(node);
                    found.push(Reach { node, before, steps, cost: cost(steps), free: free(node) });
                }
            }
            if steps == total {
                break;
            }
            let mut outer = Vec::new();
            for &before in &ring {
                let steps = steps + 1;
                for node in Bits(u64::from(pack.next[before.index()] & !seen)).map(Node) {
                    if !self.can_end(node, total - steps, Jumped::No) {
                        continue;
                    }
                    seen |= node.bit();
                    outer.push(node);
                    found.push(Reach { node, before, steps, cost: cost(steps), free: free(node) });
                }
            }
            ring = outer;
        }
        found
    }
}

/// Whether the last move was through the teleport.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Jumped {
    Yes,
    No,
}

/// The other ends of all teleports in a set of fields.
fn through_teleports(pack: &Pack, set: u32) -> u32 {
    Node::of_set(set).filter_map(|it| pack.beyond[it.index()]).fold(0, |set, it| set | it.bit())
}
