//! Why an action is refused: the reason a player would be told at the table.

use game::Seat;

use super::strike_price;
use crate::action::{Action, Reason};
use crate::flight::{FlightKind, Wings};
use crate::ids::{Cell, Colour, Node, Planet, Race, Relation, Side, Turned};
use crate::mutation::{self, Mutation};
use crate::position::{Bastards, Change, Phase, Resolve, Stage};

impl Bastards {
    pub(crate) fn objection_to(&self, seat: Seat, action: Action) -> Option<Reason> {
        let is_legal = self.actions(seat).contains(&action);
        (!is_legal).then(|| self.reason(seat, action))
    }

    /// The reason why a seat that is on turn may not do this.
    fn reason(&self, seat: Seat, action: Action) -> Reason {
        if let Action::Lay { cell, turn } = action {
            return self.why_not_lay(cell, turn);
        }
        if self.facts.laying.is_some() {
            return Reason::LayFirst;
        }
        match (&self.facts.phase, action) {
            (Phase::Name { .. }, Action::Name { planet }) => {
                if self.is_radioactive(planet) {
                    Reason::Radioactive
                } else {
                    Reason::Settled
                }
            }
            (Phase::Choose { .. }, Action::Choose { .. }) => Reason::NotSetAside,
            (Phase::Settle(_), Action::Choose { .. }) => Reason::NotSmallest,
            (Phase::Plan, Action::Plan { card, second }) => self.why_not_plan(seat, card, second),
            (Phase::Resolve(resolve), _) => self.why_not_resolve(resolve, action),
            (Phase::Fly { .. }, _) => {
                self.wings().map_or(Reason::NotNow, |wings| wings.why_not(action))
            }
            (_, _) => Reason::NotNow,
        }
    }

    fn is_radioactive(&self, planet: Planet) -> bool {
        self.facts.inhabited & planet.bit() == 0
    }

    fn why_not_lay(&self, cell: Cell, turn: Turned) -> Reason {
        let Some(laying) = &self.facts.laying else { return Reason::NotNow };
        let (_, race) = laying.next(Self::pack());
        let shape = Self::pack().shape(race);
        let free = self.ground(laying.planet).free;
        let lies = shape.has_turn(turn) && shape.anchors(turn, free) & cell.bit() != 0;
        if lies { Reason::BlocksRest } else { Reason::Taken }
    }

    fn why_not_plan(&self, seat: Seat, card: Relation, second: Option<Relation>) -> Reason {
        if second.is_some_and(|second| second <= card) {
            return Reason::SameCard;
        }
        let wanted = card.bit() | second.map_or(0, Relation::bit);
        if self.in_hand(seat) & wanted != wanted {
            return Reason::NotInHand;
        }
        Reason::Coins { needed: Self::pack().prices.second_card }
    }

    fn why_not_resolve(&self, resolve: &Resolve, action: Action) -> Reason {
        let seat = resolve.seat;
        let relation = self.facts.order[resolve.at as usize];
        match (&resolve.stage, action) {
            (Stage::Love { births }, Action::Love { planet, race }) => {
                self.why_not_love(seat, *births, planet, race)
            }
            (Stage::Strike { blows }, Action::Shoot { planet, colour })
                if relation == Relation::Shooting =>
            {
                self.why_not_strike(seat, relation, *blows, planet, colour)
            }
            (Stage::Strike { blows }, Action::Eat { planet, colour })
                if relation == Relation::Eating =>
            {
                self.why_not_strike(seat, relation, *blows, planet, colour)
            }
            (Stage::Pairs(pairs), Action::Pair { left, right, .. }) if pairs.asked.is_none() => {
                let own = Colour::of(seat);
                if left == own || right == own { Reason::NoPair } else { Reason::NotOwnPair }
            }
            (Stage::Migrate(_), _) => {
                self.wings().map_or(Reason::NotNow, |wings| wings.why_not(action))
            }
            (Stage::Mutate { lifting: Some(_), .. }, Action::Lift { .. }) => Reason::TooFew,
            (
                Stage::Mutate { mutated, lifting: None, .. },
                Action::Mutate { planet, colour, from },
            ) => {
                if *mutated {
                    return Reason::AlreadyDone;
                }
                self.why_not_mutate(seat, planet, colour, from)
            }
            (Stage::Mutate { relaid, lifting: None, .. }, Action::Relay { planet }) => {
                if *relaid {
                    Reason::AlreadyDone
                } else if self.ground(planet).corpses() == 0 {
                    Reason::NoCorpses
                } else {
                    Reason::Coins { needed: Self::pack().prices.relay_corpses }
                }
            }
            (Stage::Change(change), _) => self.why_not_change(seat, *change, action),
            (_, _) => Reason::NotNow,
        }
    }

    fn why_not_love(&self, seat: Seat, births: u8, planet: Planet, race: Race) -> Reason {
        let price = Self::pack().prices.love;
        if births > 1 {
            Reason::AlreadyDone
        } else if births == 1 && !self.can_pay(seat, price) {
            Reason::Coins { needed: price }
        } else if self.is_radioactive(planet) {
            Reason::Radioactive
        } else if !self.pair(Relation::Love).contains(&race) {
            Reason::WrongRace
        } else if !self.are_parents(seat, planet) {
            Reason::NoParents
        } else if self.facts.supply[seat.index()][race.index()] == 0 {
            Reason::NoSupply
        } else {
            Reason::NoRoom
        }
    }

    fn why_not_strike(
        &self,
        seat: Seat,
        relation: Relation,
        blows: u8,
        planet: Planet,
        colour: Colour,
    ) -> Reason {
        let price = strike_price(relation, blows);
        let [attacker, _] = self.pair(relation);
        if blows > 1 {
            Reason::AlreadyDone
        } else if !self.can_pay(seat, price) {
            Reason::Coins { needed: price }
        } else if self.is_radioactive(planet) {
            Reason::Radioactive
        } else if colour == Colour::of(seat) {
            Reason::OwnColour
        } else if self.ground(planet).count(Colour::of(seat), attacker) == 0 {
            Reason::NoAttacker
        } else {
            Reason::NoVictim
        }
    }

    fn why_not_mutate(&self, seat: Seat, planet: Planet, colour: Colour, from: Side) -> Reason {
        let price = Self::pack().prices.mutate_other;
        if self.is_radioactive(planet) {
            return Reason::Radioactive;
        }
        if colour != Colour::of(seat) && !self.can_pay(seat, price) {
            return Reason::Coins { needed: price };
        }
        let mutation = Mutation::new(self, planet, colour, from);
        if mutation.anchors == 0 {
            Reason::NoVictim
        } else if self.facts.supply[colour.index()][mutation.to.index()] == 0 {
            Reason::NoSupply
        } else if !mutation::can_begin(self, planet, colour, from) {
            Reason::NoRoom
        } else {
            // Both sides show one race; it is named by the left one.
            Reason::SameCard
        }
    }

    fn why_not_change(&self, seat: Seat, change: Change, action: Action) -> Reason {
        let prices = Self::pack().prices;
        let is_locked = |relation: Relation| self.facts.locks & relation.bit() != 0;
        let has_played = self.has_played(seat, Relation::Change);
        match action {
            Action::Swap { relation: Relation::Change, .. }
            | Action::Flip { relation: Relation::Change }
            | Action::Lock { relation: Relation::Change } => Reason::NoPair,
            Action::Swap { relation, side, race } => {
                if change.done {
                    Reason::AlreadyDone
                } else if is_locked(relation) {
                    Reason::Locked
                } else if self.pair(relation)[side.index()] == race {
                    Reason::NoChange
                } else {
                    Reason::NotOnOffer
                }
            }
            Action::Flip { relation } => {
                if !has_played {
                    Reason::NotPlayed
                } else if change.flipped {
                    Reason::AlreadyDone
                } else if is_locked(relation) && change.fresh != Some(relation) {
                    Reason::Locked
                } else if self.can_pay(seat, prices.flip) {
                    Reason::NoChange
                } else {
                    Reason::Coins { needed: prices.flip }
                }
            }
            Action::Lock { relation } => {
                if is_locked(relation) {
                    Reason::Locked
                } else if !has_played {
                    Reason::NotPlayed
                } else if change.locks >= prices.locks {
                    Reason::AlreadyDone
                } else {
                    Reason::Coins { needed: prices.lock }
                }
            }
            Action::Done => Reason::MustChange,
            Action::Lay { .. }
            | Action::Name { .. }
            | Action::Choose { .. }
            | Action::Plan { .. }
            | Action::Love { .. }
            | Action::Shoot { .. }
            | Action::Eat { .. }
            | Action::Pair { .. }
            | Action::Accept
            | Action::Refuse
            | Action::Put { .. }
            | Action::Fly { .. }
            | Action::Load { .. }
            | Action::Unload { .. }
            | Action::Mutate { .. }
            | Action::Relay { .. }
            | Action::Lift { .. } => Reason::NotNow,
        }
    }
}

impl Wings<'_> {
    fn why_not(&self, action: Action) -> Reason {
        match action {
            Action::Put { .. } if self.node().is_some() => Reason::ShipPlaced,
            Action::Put { .. } | Action::Done => Reason::ShipThere,
            Action::Fly { node } => self.why_not_fly(node),
            Action::Load { cell } => self.why_not_load(cell),
            Action::Unload { race } => match self.position.docked(self.seat) {
                None => Reason::NoDock,
                Some(_) if self.position.seat(self.seat).hold[race.index()] == 0 => {
                    Reason::NotInHold
                }
                Some(planet) if !self.position.passengers.may_leave(planet, race) => {
                    Reason::UpAndDown
                }
                Some(_) => Reason::NoRoom,
            },
            Action::Lay { .. }
            | Action::Name { .. }
            | Action::Choose { .. }
            | Action::Plan { .. }
            | Action::Love { .. }
            | Action::Shoot { .. }
            | Action::Eat { .. }
            | Action::Pair { .. }
            | Action::Accept
            | Action::Refuse
            | Action::Mutate { .. }
            | Action::Relay { .. }
            | Action::Lift { .. }
            | Action::Swap { .. }
            | Action::Flip { .. }
            | Action::Lock { .. } => Reason::NotNow,
        }
    }

    fn why_not_fly(&self, node: Node) -> Reason {
        let Some(here) = self.node() else { return Reason::ShipPlaced };
        let is_next = Bastards::pack().next[here.index()] & node.bit() != 0;
        if !is_next && !self.is_jump(node) {
            return Reason::NotNext;
        }
        if is_next && self.steps_left() == 0 {
            let prices = Bastards::pack().prices;
            let unpaid = self.flight.steps < prices.free_steps + prices.paid_steps;
            return match self.kind {
                FlightKind::Migration if unpaid => Reason::Coins { needed: prices.step },
                FlightKind::Migration | FlightKind::Ordinary => Reason::NoStep,
            };
        }
        if !is_next && self.flight.jumped {
            return Reason::JustJumped;
        }
        Reason::NowhereToEnd
    }

    fn why_not_load(&self, cell: Cell) -> Reason {
        let Some(planet) = self.position.docked(self.seat) else { return Reason::NoDock };
        let ground = self.position.ground(planet);
        match ground.token(cell) {
            Some(token) if token.colour == Colour::of(self.seat) && !token.corpse => {
                let hold = self.position.seat(self.seat).hold;
                if !self.may_board(token.race) {
                    Reason::Grounded
                } else if !Bastards::pack().packable.holds_with(hold, token.race) {
                    Reason::HoldFull
                } else {
                    Reason::NowhereToEnd
                }
            }
            Some(_) | None => Reason::NotYours,
        }
    }
}
