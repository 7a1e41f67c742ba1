//! Resolving the cards in order of priority (`SB-RESOLVE`), and what each card does.

use game::{Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Cell, Colour, N_COLOURS, N_RELATIONS, Planet, Race, Relation, Side};
use crate::legal::strike_price;
use crate::mutation::Mutation;
use crate::position::{Asked, Bastards, Change, Laying, Lifting, Pairs, Phase, Resolve, Stage};

impl Bastards {
    /// Begins the first action from this place on that has anything to choose.
    pub(super) fn resolve_from(&mut self, at: u8, turn: u8, events: &mut impl Sink<Event>) {
        let (mut at, mut turn) = (at, turn);
        while (at as usize) < N_RELATIONS {
            let relation = self.facts.order[at as usize];
            let Some((seat, its_turn)) = self.next_to_resolve(relation, turn) else {
                (at, turn) = (at + 1, 0);
                continue;
            };
            let stage = self.first_stage(relation, seat);
            self.facts.phase = Phase::Resolve(Resolve { at, turn: its_turn, seat, stage });
            events.put(|| Event::Begun { seat, relation });
            if self.has_choice(seat) {
                return;
            }
            events.put(|| Event::Ended { seat, relation });
            turn = its_turn + 1;
        }
        self.end_actions(events);
    }

    /// Who resolves a relation at this place of its order or later.
    fn next_to_resolve(&self, relation: Relation, turn: u8) -> Option<(Seat, u8)> {
        let any = Seat::all(self.facts.n_seats).any(|seat| self.has_played(seat, relation));
        if !any {
            return None;
        }
        if relation == Relation::Change {
            return self.change_order().nth(turn as usize).map(|seat| (seat, turn));
        }
        (turn..self.facts.n_seats)
            .zip(self.facts.start.round(self.facts.n_seats).skip(turn as usize))
            .find(|&(_, seat)| self.has_played(seat, relation))
            .map(|(turn, seat)| (seat, turn))
    }

    fn first_stage(&mut self, relation: Relation, seat: Seat) -> Stage {
        match relation {
            Relation::Love => Stage::Love { births: 0 },
            Relation::Shooting | Relation::Eating => Stage::Strike { blows: 0 },
            Relation::Trade | Relation::Diplomacy => Stage::Pairs(self.all_pairs(relation)),
            Relation::Migration => Stage::Migrate(self.new_flight(seat)),
            Relation::Mutation => Stage::Mutate { mutated: false, relaid: false, lifting: None },
            Relation::Change => Stage::Change(Change::default()),
        }
    }

    fn all_pairs(&self, relation: Relation) -> Pairs {
        let [a, b] = self.pair(relation);
        let mut pairs = Pairs { left: [[[0; N_COLOURS]; 2]; 10], asked: None };
        for planet in self.planets() {
            let ground = self.ground(planet);
            let sides = &mut pairs.left[planet.index()];
            for colour in self.colours() {
                sides[0][colour.index()] = ground.count(colour, a);
                if a != b {
                    sides[1][colour.index()] = ground.count(colour, b);
                }
            }
        }
        pairs
    }

    /// Whether the seat on turn can do anything but end its action.
    fn has_choice(&self, seat: Seat) -> bool {
        if let Phase::Resolve(Resolve { stage: Stage::Migrate(_), .. }) = self.facts.phase {
            return true;
        }
        self.actions(seat).first().is_some_and(|&first| first != Action::Done)
    }

    /// Part of an action is done: the next part, or the next action.
    pub(super) fn go_on(&mut self, events: &mut impl Sink<Event>) {
        if let Phase::Resolve(Resolve { seat, .. }) = self.facts.phase
            && !self.has_choice(seat)
        {
            self.finish_action(events);
        }
    }

    pub(super) fn finish_action(&mut self, events: &mut impl Sink<Event>) {
        if let Phase::Resolve(Resolve { at, turn, seat, .. }) = self.facts.phase {
            let relation = self.facts.order[at as usize];
            events.put(|| Event::Ended { seat, relation });
            self.resolve_from(at, turn + 1, events);
        }
    }

    /// The action being resolved.
    fn resolving(&self) -> &Resolve {
        let Phase::Resolve(resolve) = &self.facts.phase else {
            unreachable!("legal only while a card is resolved")
        };
        resolve
    }

    fn set_stage(&mut self, new: Stage) {
        if let Phase::Resolve(resolve) = &mut self.facts.phase {
            resolve.stage = new;
        }
    }

    /// `SB-LOVE`
    pub(super) fn love(&mut self, planet: Planet, race: Race, events: &mut impl Sink<Event>) {
        let &Resolve { seat, stage: Stage::Love { births }, .. } = self.resolving() else { return };
        let price = if births == 0 { 0 } else { Self::pack().prices.love };
        self.pay(seat, price, events);
        self.set_stage(Stage::Love { births: births + 1 });
        self.facts.supply[seat.index()][race.index()] -= 1;
        let mut laying = Laying::new(seat, planet);
        laying.add(Colour::of(seat), race, 1);
        self.facts.laying = Some(laying);
        events.put(|| Event::Born { seat, planet, race });
    }

    /// What shooting and eating have in common: who pays, and whom it hits.
    fn strike(
        &mut self,
        planet: Planet,
        colour: Colour,
        events: &mut impl Sink<Event>,
    ) -> (Seat, Race, u64) {
        let &Resolve { at, seat, ref stage, .. } = self.resolving();
        let relation = self.facts.order[at as usize];
        if let &Stage::Strike { blows } = stage {
            self.pay(seat, strike_price(relation, blows), events);
            self.set_stage(Stage::Strike { blows: blows + 1 });
        }
        let [_, race] = self.pair(relation);
        (seat, race, self.ground(planet).creatures(colour, race))
    }

    /// `SB-SHOOT`
    pub(super) fn shoot(&mut self, planet: Planet, colour: Colour, events: &mut impl Sink<Event>) {
        let (seat, race, anchors) = self.strike(planet, colour, events);
        self.facts.grounds[planet.index()].shoot(anchors);
        let (ground, cells) = (self.ground(planet), || Cell::of_set(anchors));
        events.put(|| {
            let leader = ground.leader();
            Event::Shot { seat, planet, colour, race, cells: cells(), leader }
        });
        self.go_on(events);
    }

    /// `SB-EAT`
    pub(super) fn eat(&mut self, planet: Planet, colour: Colour, events: &mut impl Sink<Event>) {
        let (seat, race, anchors) = self.strike(planet, colour, events);
        self.facts.grounds[planet.index()].lift(Self::pack(), race, anchors);
        self.facts.supply[colour.index()][race.index()] += anchors.count_ones() as u8;
        let (ground, cells) = (self.ground(planet), || Cell::of_set(anchors));
        events.put(|| {
            let leader = ground.leader();
            Event::Eaten { seat, planet, colour, race, cells: cells(), leader }
        });
        self.go_on(events);
    }

    /// `SB-TRADE`, `SB-DIPLOMACY`: the two creatures are in this pair whatever comes of it.
    pub(super) fn ask(
        &mut self,
        planet: Planet,
        colours: [Colour; 2],
        events: &mut impl Sink<Event>,
    ) {
        let &Resolve { at, seat, stage: Stage::Pairs(mut pairs), .. } = self.resolving() else {
            return;
        };
        let relation = self.facts.order[at as usize];
        let [a, b] = self.pair(relation);
        let sides = &mut pairs.left[planet.index()];
        sides[0][colours[0].index()] -= 1;
        sides[usize::from(a != b)][colours[1].index()] -= 1;
        // The neutral colour agrees to every pair (`SB-TWO`): nobody is asked.
        let other = colours.into_iter().filter_map(Colour::seat).find(|&it| it != seat);
        pairs.asked = other.map(|partner| Asked { planet, colours, partner });
        self.set_stage(Stage::Pairs(pairs));
        if let Some(partner) = other {
            events.put(|| Event::Asked { seat, partner, relation, planet });
        } else {
            self.make_pair(planet, colours, events);
        }
    }

    pub(super) fn accept(&mut self, events: &mut impl Sink<Event>) {
        if let Some(asked) = self.answered() {
            self.make_pair(asked.planet, asked.colours, events);
        }
    }

    pub(super) fn refuse(&mut self, events: &mut impl Sink<Event>) {
        if let Some(Asked { planet, partner, .. }) = self.answered() {
            let relation = self.facts.order[self.resolving().at as usize];
            events.put(|| Event::Refused { seat: partner, relation, planet });
            self.go_on(events);
        }
    }

    fn answered(&mut self) -> Option<Asked> {
        if let Phase::Resolve(Resolve { stage: Stage::Pairs(pairs), .. }) = &mut self.facts.phase {
            return pairs.asked.take();
        }
        None
    }

    /// One for who played the card, one for another player who owns the partner.
    fn make_pair(&mut self, planet: Planet, colours: [Colour; 2], events: &mut impl Sink<Event>) {
        let &Resolve { at, seat, .. } = self.resolving();
        let relation = self.facts.order[at as usize];
        let other = colours.into_iter().filter_map(Colour::seat).find(|&it| it != seat);
        for winner in [Some(seat), other].into_iter().flatten() {
            let state = self.seat_mut(winner);
            if relation == Relation::Trade {
                state.coins += 1;
            } else {
                state.diplomacy += 1;
                state.diplomacy_on |= planet.bit();
            }
        }
        let [left, right] = colours;
        events.put(|| Event::Paired { seat, relation, planet, left, right });
        self.go_on(events);
    }

    /// `SB-MUTATE`: all change that can; where not all can, they are taken up one by one.
    pub(super) fn mutate(
        &mut self,
        planet: Planet,
        colour: Colour,
        from: Side,
        events: &mut impl Sink<Event>,
    ) {
        let &Resolve { seat, stage: Stage::Mutate { relaid, .. }, .. } = self.resolving() else {
            return;
        };
        if colour != Colour::of(seat) {
            self.pay(seat, Self::pack().prices.mutate_other, events);
        }
        let mutation = Mutation::new(self, planet, colour, from);
        let n_all = mutation.n_changes(self);
        let Mutation { anchors, from: old, to, .. } = mutation;
        events.put(|| Event::Mutated { seat, planet, colour, from: old, to, count: n_all });
        if u32::from(n_all) == anchors.count_ones() {
            self.set_stage(Stage::Mutate { mutated: true, relaid, lifting: None });
            self.facts.grounds[planet.index()].lift(Self::pack(), old, anchors);
            self.facts.supply[colour.index()][old.index()] += n_all;
            events.put(|| Event::TakenUp { planet, cells: Cell::of_set(anchors) });
            self.hand_changed(planet, colour, to, n_all);
        } else {
            let lifting = Some(Lifting { planet, colour, from, n_up: 0, n_all });
            self.set_stage(Stage::Mutate { mutated: true, relaid, lifting });
        }
    }

    /// Puts the new tokens of a mutation into the hand of who mutates.
    fn hand_changed(&mut self, planet: Planet, colour: Colour, to: Race, n: u8) {
        self.facts.supply[colour.index()][to.index()] -= n;
        let mut laying = Laying::new(self.resolving().seat, planet);
        laying.add(colour, to, n);
        self.facts.laying = Some(laying);
    }

    pub(super) fn lift(&mut self, cell: Cell, events: &mut impl Sink<Event>) {
        let &Resolve {
            stage: Stage::Mutate { mutated, relaid, lifting: Some(mut lifting) }, ..
        } = self.resolving()
        else {
            return;
        };
        let Lifting { planet, colour, from, .. } = lifting;
        let Mutation { from: old, to, .. } = Mutation::new(self, planet, colour, from);
        self.facts.grounds[planet.index()].lift(Self::pack(), old, cell.bit());
        self.facts.supply[colour.index()][old.index()] += 1;
        events.put(|| Event::TakenUp { planet, cells: vec![cell] });
        lifting.n_up += 1;
        let n_all = lifting.n_all;
        let rest = (lifting.n_up < n_all).then_some(lifting);
        self.set_stage(Stage::Mutate { mutated, relaid, lifting: rest });
        if rest.is_none() {
            self.hand_changed(planet, colour, to, n_all);
        }
    }

    /// `SB-MUTATE`: all corpses of a planet are taken up and laid anew.
    pub(super) fn relay(&mut self, planet: Planet, events: &mut impl Sink<Event>) {
        let &Resolve { seat, stage: Stage::Mutate { mutated, lifting, .. }, .. } = self.resolving()
        else {
            return;
        };
        self.pay(seat, Self::pack().prices.relay_corpses, events);
        self.set_stage(Stage::Mutate { mutated, relaid: true, lifting });
        let corpses = self.ground(planet).corpses();
        events.put(|| Event::TakenUp { planet, cells: Cell::of_set(corpses) });
        let mut laying = Laying { corpses: true, ..Laying::new(seat, planet) };
        self.take_up(planet, corpses, |colour, race, n| laying.add(colour, race, n));
        self.facts.laying = Some(laying);
    }

    fn change(&mut self) -> Option<&mut Change> {
        if let Phase::Resolve(Resolve { stage: Stage::Change(change), .. }) = &mut self.facts.phase
        {
            return Some(change);
        }
        None
    }

    /// `SB-CHANGE`: one card for one on offer.
    pub(super) fn swap(
        &mut self,
        relation: Relation,
        side: Side,
        race: Race,
        events: &mut impl Sink<Event>,
    ) {
        let seat = self.resolving().seat;
        let from = std::mem::replace(&mut self.facts.pairs[relation.index()][side.index()], race);
        self.facts.cards[race.index()] -= 1;
        self.facts.cards[from.index()] += 1;
        self.facts.locks |= relation.bit();
        if let Some(change) = self.change() {
            change.done = true;
            change.fresh = Some(relation);
        }
        events.put(|| Event::Swapped { seat, relation, side, from, to: race });
        self.go_on(events);
    }

    pub(super) fn flip(&mut self, relation: Relation, events: &mut impl Sink<Event>) {
        let seat = self.resolving().seat;
        self.pay(seat, Self::pack().prices.flip, events);
        self.facts.pairs[relation.index()].reverse();
        if let Some(change) = self.change() {
            change.flipped = true;
        }
        events.put(|| Event::Flipped { seat, relation });
        self.go_on(events);
    }

    /// The first lock is instead of a swap, the others cost coins.
    pub(super) fn lock(&mut self, relation: Relation, events: &mut impl Sink<Event>) {
        let seat = self.resolving().seat;
        let mut price = 0;
        if let Some(change) = self.change() {
            if change.done {
                change.locks += 1;
                price = Self::pack().prices.lock;
            }
            change.done = true;
        }
        self.pay(seat, price, events);
        self.facts.locks |= relation.bit();
        events.put(|| Event::Locked { seat, relation });
        self.go_on(events);
    }
}
