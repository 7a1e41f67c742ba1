//! A table whose every card, settler and step is scripted, for positions worked out by hand.
#![allow(dead_code, reason = "every test file uses its own part of it")]
use std::collections::BTreeMap;

use bastards::{
    Action, Bastards, Cell, Chance, Colour, Event, Node, Planet, Race, Reason, Relation, Setup,
    TokenView, Turned, View,
};
use game::{Game, Illegal, Refusal, Seat, Step, Turn, Viewer};

pub(crate) const T: Race = Race::Toadling;
pub(crate) const U: Race = Race::Toucanosaur;
pub(crate) const S: Race = Race::Spud;
pub(crate) const C: Race = Race::Cactusoid;
pub(crate) const L: Race = Race::Sluggy;

/// A settler: its race, the column and row of its anchor, and its orientation.
pub(crate) type Settler = (Race, u8, u8, u8);

pub(crate) struct Script {
    pub(crate) position: Bastards,
    pub(crate) events: Vec<Event>,
}

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

pub(crate) fn colour(index: u8) -> Colour {
    Colour::new(index).unwrap()
}

pub(crate) fn planet(id: &str) -> Planet {
    Planet::by_id(id).unwrap()
}

pub(crate) fn node(id: &str) -> Node {
    Node::by_id(id).unwrap()
}

pub(crate) fn lay(x: u8, y: u8, turn: u8) -> Action {
    Action::Lay { cell: Cell::at(x, y), turn: Turned(turn) }
}

pub(crate) fn load(x: u8, y: u8) -> Action {
    Action::Load { cell: Cell::at(x, y) }
}

pub(crate) fn fly(id: &str) -> Action {
    Action::Fly { node: node(id) }
}

impl Script {
    /// A game for `seats` with these race cards, the others filled up in order; seat 0 starts.
    pub(crate) fn dealt(seats: u8, pairs: &[(Relation, [Race; 2])]) -> Self {
        Self::of(&Setup::standard(seats), pairs)
    }

    pub(crate) fn of(setup: &Setup, pairs: &[(Relation, [Race; 2])]) -> Self {
        let position = Bastards::new(setup).unwrap();
        let mut script = Self { position, events: Vec::new() };
        let mut left: Vec<Race> = Race::ALL.into_iter().flat_map(|race| [race; 4]).collect();
        let mut wanted: BTreeMap<Relation, [Race; 2]> = BTreeMap::new();
        for &(relation, pair) in pairs {
            wanted.insert(relation, pair);
            for race in pair {
                let at = left.iter().position(|&it| it == race).expect("four cards of a race");
                left.remove(at);
            }
        }
        for relation in Relation::PAIRED {
            let pair = *wanted.entry(relation).or_insert_with(|| [left.remove(0), left.remove(0)]);
            for race in pair {
                script.chance(Chance::Card { race });
            }
        }
        script.chance(Chance::Start { seat: seat(0) });
        script
    }

    pub(crate) fn chance(&mut self, outcome: Chance) {
        self.position.play(Step::Chance(outcome), &mut self.events).unwrap();
    }

    pub(crate) fn act(&mut self, index: u8, action: Action) {
        let step = Step::Act { seat: seat(index), action };
        if let Err(Illegal { why, .. }) = self.position.play(step, &mut self.events) {
            panic!("seat {index} may not {action:?}: {why:?}; {:?}", self.view().stage);
        }
    }

    pub(crate) fn acts(&mut self, index: u8, actions: &[Action]) {
        for &action in actions {
            self.act(index, action);
        }
    }

    /// The reason of the rules against an action.
    pub(crate) fn refused(&self, index: u8, action: Action) -> Reason {
        match self.position.refusal(seat(index), action) {
            Some(Refusal::Rule(reason)) => reason,
            other => panic!("{action:?}: {other:?}"),
        }
    }

    pub(crate) fn may(&self, index: u8, action: Action) -> bool {
        self.position.refusal(seat(index), action).is_none()
    }

    pub(crate) fn view(&self) -> View {
        self.position.view(Viewer::Everything)
    }

    pub(crate) fn coins(&self, index: u8) -> u16 {
        self.view().seats[usize::from(index)].coins
    }

    pub(crate) fn points(&self, index: u8) -> u16 {
        self.view().seats[usize::from(index)].points
    }

    pub(crate) fn on_turn(&self) -> Vec<u8> {
        self.position.turn().seats().iter().map(|it| it.index() as u8).collect()
    }

    pub(crate) fn tokens(&self, id: &str) -> Vec<TokenView> {
        let view = self.view();
        view.planets.into_iter().find(|it| it.planet == planet(id)).unwrap().tokens
    }

    /// Living creatures of a colour and race on a planet.
    pub(crate) fn count(&self, id: &str, colour: u8, race: Race) -> usize {
        let is_it =
            |it: &&TokenView| it.colour.index() == colour as usize && it.race == race && !it.corpse;
        self.tokens(id).iter().filter(is_it).count()
    }

    pub(crate) fn pair(&self, relation: Relation) -> [Race; 2] {
        let view = self.view();
        let found = view.relations.iter().find(|it| it.relation == relation).unwrap();
        found.pair.map(Option::unwrap)
    }

    pub(crate) fn locked(&self) -> Vec<Relation> {
        self.view().relations.iter().filter(|it| it.locked).map(|it| it.relation).collect()
    }

    /// Settles a planet with one settler for each seat, in seat order, and with two seats the
    /// neutral one last.
    pub(crate) fn settle(&mut self, id: &str, settlers: &[Settler]) {
        let namer = self.on_turn()[0];
        let n = self.position.n_seats();
        self.act(namer, Action::Name { planet: planet(id) });
        for index in 0..n {
            self.act(index, Action::Choose { race: settlers[usize::from(index)].0 });
        }
        if n == 2 {
            self.chance(Chance::Neutral { race: settlers[2].0 });
        }
        for i in 0..n {
            let index = (namer + i) % n;
            let (_, x, y, turn) = settlers[usize::from(index)];
            self.act(index, lay(x, y, turn));
        }
        if n == 2 {
            let (_, x, y, turn) = settlers[2];
            self.act(namer, lay(x, y, turn));
        }
    }

    /// Settles the other planets: everybody sends the first of these races it still has, laid at
    /// the first place.
    pub(crate) fn settle_rest(&mut self, races: &[Race]) {
        while self.view().round == 0 {
            match self.position.turn() {
                Turn::Chance => {
                    let (outcome, _) = self.position.chance_outcomes().last().unwrap();
                    self.chance(outcome);
                }
                Turn::Seats(seats) => {
                    let on_turn = seats.first().unwrap();
                    let liked = races.iter().map(|&race| Action::Choose { race });
                    let legal: Vec<Action> = self.position.legal_actions(on_turn).collect();
                    let action = liked.into_iter().find(|it| legal.contains(it));
                    self.act(on_turn.index() as u8, action.unwrap_or(legal[0]));
                }
                Turn::Over => panic!("over before it began"),
            }
        }
    }

    /// Every seat plans these cards.
    pub(crate) fn plan(&mut self, plans: &[&[Relation]]) {
        for (index, cards) in (0..).zip(plans) {
            if let Some(&card) = cards.first() {
                self.act(index, Action::Plan { card, second: cards.get(1).copied() });
            }
        }
    }

    /// Ends actions and flights, and refuses pairs, until cards are planned again or it is over.
    pub(crate) fn finish_round(&mut self) {
        let round = self.view().round;
        while self.view().round == round && self.position.turn() != Turn::Over {
            let on_turn = self.position.turn().seats().first().unwrap();
            let legal: Vec<Action> = self.position.legal_actions(on_turn).collect();
            let last = *legal.last().unwrap();
            self.act(on_turn.index() as u8, last);
        }
    }

    /// Ends actions until a seat may do this.
    pub(crate) fn until(&mut self, index: u8, action: Action) {
        while !self.may(index, action) {
            let on_turn = self.position.turn().seats().first().unwrap();
            let legal: Vec<Action> = self.position.legal_actions(on_turn).collect();
            self.act(on_turn.index() as u8, *legal.last().unwrap());
        }
    }

    /// Ends actions until the ships fly.
    pub(crate) fn finish_actions(&mut self) {
        while !matches!(self.view().stage, bastards::StageView::Fly { .. }) {
            let on_turn = self.position.turn().seats().first().unwrap();
            let legal: Vec<Action> = self.position.legal_actions(on_turn).collect();
            self.act(on_turn.index() as u8, *legal.last().unwrap());
        }
    }
}
