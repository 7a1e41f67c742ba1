//! The legal actions. Every list is made here and nowhere else; offers and refusals ask here too.

mod objecting;
mod offering;

use arrayvec::ArrayVec;
use game::Seat;
use rand::{Rng, RngExt};

use crate::action::Action;
use crate::flight::Wings;
use crate::ids::{Bits, Cell, Colour, N_RACES, Node, Planet, Race, Relation, Side};
use crate::mutation;
use crate::pack::Pack;
use crate::packing;
use crate::position::{Bastards, Change, Laying, Pairs, Phase, Resolve, SettleStage, Stage};

/// The legal actions of one seat. The longest list is one of placements: 32 cells in four
/// orientations.
pub(crate) type Actions = ArrayVec<Action, 160>;

impl Bastards {
    /// What `seat` may do now, ascending.
    pub(crate) fn actions(&self, seat: Seat) -> Actions {
        let mut all = Actions::new();
        if let Some(laying) = &self.facts.laying {
            if laying.seat == seat {
                self.list_lays(laying, &mut all);
            }
            return all;
        }
        match &self.facts.phase {
            Phase::Deal | Phase::First | Phase::Draw { .. } | Phase::Over => {}
            Phase::Name { seat: namer } => {
                if *namer == seat {
                    let left = self.facts.inhabited & !self.facts.settled;
                    all.extend(Planet::of_set(left).map(|planet| Action::Name { planet }));
                }
            }
            Phase::Choose { .. } => {
                if self.unanswered().contains(seat) {
                    let has = |race: &Race| self.seat(seat).set_aside[race.index()] > 0;
                    let races = Race::ALL.into_iter().filter(has);
                    all.extend(races.map(|race| Action::Choose { race }));
                }
            }
            Phase::Settle(_) => {
                if self.on_turn().has(seat) {
                    let races = Race::ALL.into_iter().filter(|race| self.may_exchange(*race));
                    all.extend(races.map(|race| Action::Choose { race }));
                }
            }
            Phase::Plan => {
                if self.unanswered().contains(seat) {
                    self.list_plans(seat, &mut all);
                }
            }
            Phase::Resolve(resolve) => {
                if self.on_turn().has(seat) {
                    self.list_resolving(resolve, &mut all);
                }
            }
            Phase::Fly { seat: flyer, .. } => {
                if *flyer == seat {
                    self.list_flight(&mut all);
                }
            }
        }
        all
    }

    /// One of them, all equally likely; one token's places are drawn without listing the others.
    pub(crate) fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        if let Some(action) =
            self.facts.laying.as_ref().and_then(|it| self.sample_lay(seat, it, rng))
        {
            return Some(action);
        }
        let actions = self.actions(seat);
        if actions.is_empty() {
            return None;
        }
        Some(actions[rng.random_range(0..actions.len())])
    }

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

    /// Whether the seat that has to send another settler may send this race.
    pub(crate) fn may_exchange(&self, race: Race) -> bool {
        if let Phase::Settle(settle) = &self.facts.phase
            && let SettleStage::Exchange { races, .. } = settle.stage
        {
            return races >> race.index() & 1 == 1;
        }
        false
    }

    /// Where the token in hand can be laid so that the rest still fits.
    pub(crate) fn list_lays(&self, laying: &Laying, all: &mut Actions) {
        let pack = Self::pack();
        let free = self.ground(laying.planet).free;
        let (_, race) = laying.next(pack);
        let shape = pack.shape(race);
        if laying.n_left == 1 {
            all.extend(shape.placements(free).map(|(cell, turn)| Action::Lay { cell, turn }));
            return;
        }
        let mut rest = laying.by_race();
        rest[race.index()] -= 1;
        let mut room = RoomForRest::new(pack, rest);
        for (cell, turn) in shape.placements(free) {
            if room.is_in(free & !shape.cells(turn, cell)) {
                all.push(Action::Lay { cell, turn });
            }
        }
    }

    fn list_plans(&self, seat: Seat, all: &mut Actions) {
        let hand = self.in_hand(seat);
        let can_pay = self.can_pay(seat, Self::pack().prices.second_card);
        for card in Relation::of_set(hand) {
            all.push(Action::Plan { card, second: None });
            if can_pay {
                let higher = hand & !(card.bit() | (card.bit() - 1));
                all.extend(
                    Relation::of_set(higher).map(|it| Action::Plan { card, second: Some(it) }),
                );
            }
        }
    }

    fn list_resolving(&self, resolve: &Resolve, all: &mut Actions) {
        let seat = resolve.seat;
        match &resolve.stage {
            Stage::Love { births } => {
                let price = if *births == 0 { 0 } else { Self::pack().prices.love };
                if *births < 2 && self.can_pay(seat, price) {
                    self.each_birth(seat, |planet, race| {
                        all.push(Action::Love { planet, race });
                    });
                }
                all.push(Action::Done);
            }
            Stage::Strike { blows } => {
                let relation = self.facts.order[resolve.at as usize];
                if *blows < 2 && self.can_pay(seat, strike_price(relation, *blows)) {
                    self.each_victim(seat, relation, |planet, colour| {
                        all.push(if relation == Relation::Eating {
                            Action::Eat { planet, colour }
                        } else {
                            Action::Shoot { planet, colour }
                        });
                    });
                }
                all.push(Action::Done);
            }
            Stage::Pairs(Pairs { asked: Some(_), .. }) => {
                all.extend([Action::Accept, Action::Refuse]);
            }
            Stage::Pairs(pairs) => {
                let relation = self.facts.order[resolve.at as usize];
                self.each_pair(seat, relation, pairs, |planet, left, right| {
                    all.push(Action::Pair { planet, left, right });
                });
                all.push(Action::Done);
            }
            Stage::Migrate(_) => self.list_flight(all),
            Stage::Mutate { lifting: Some(lifting), .. } => {
                let anchors = mutation::liftable(self, *lifting);
                all.extend(Bits(anchors).map(|cell| Action::Lift { cell: Cell(cell) }));
            }
            Stage::Mutate { mutated, relaid, lifting: None } => {
                if !mutated {
                    self.each_mutation(seat, |planet, colour, from| {
                        all.push(Action::Mutate { planet, colour, from });
                    });
                }
                if !relaid && self.can_pay(seat, Self::pack().prices.relay_corpses) {
                    let with_corpses = self.planets().filter(|it| self.ground(*it).corpses() != 0);
                    all.extend(with_corpses.map(|planet| Action::Relay { planet }));
                }
                all.push(Action::Done);
            }
            Stage::Change(change) => self.list_changes(seat, *change, all),
        }
    }

    /// `SB-LOVE`: where both parents live as two tokens, one of them the seat's, and a token of
    /// the child's race is left and fits.
    #[inline]
    pub(crate) fn each_birth(&self, seat: Seat, mut found: impl FnMut(Planet, Race)) {
        let [a, b] = self.pair(Relation::Love);
        let children = [a.min(b), a.max(b)];
        let children = if a == b { &children[..1] } else { &children[..] };
        for planet in self.planets() {
            if !self.are_parents(seat, planet) {
                continue;
            }
            for &race in children {
                let has_token = self.facts.supply[seat.index()][race.index()] > 0;
                if has_token && Self::pack().shape(race).fits(self.ground(planet).free) {
                    found(planet, race);
                }
            }
        }
    }

    /// Whether the pair of love is on this planet, with one of the seat's own.
    #[inline]
    pub(crate) fn are_parents(&self, seat: Seat, planet: Planet) -> bool {
        let [a, b] = self.pair(Relation::Love);
        let ground = self.ground(planet);
        let both = if a == b {
            ground.of_race(a).count_ones() >= 2
        } else {
            ground.of_race(a) != 0 && ground.of_race(b) != 0
        };
        both && ground.living(Colour::of(seat)) & (ground.of_race(a) | ground.of_race(b)) != 0
    }

    /// `SB-SHOOT`, `SB-EAT`: where the seat has the left race and another colour the right one.
    #[inline]
    pub(crate) fn each_victim(
        &self,
        seat: Seat,
        relation: Relation,
        mut found: impl FnMut(Planet, Colour),
    ) {
        let [attacker, victim] = self.pair(relation);
        let own = Colour::of(seat);
        for planet in self.planets() {
            let ground = self.ground(planet);
            if ground.creatures(own, attacker) == 0 || ground.of_race(victim) == 0 {
                continue;
            }
            for colour in self.colours() {
                if colour != own && ground.creatures(colour, victim) != 0 {
                    found(planet, colour);
                }
            }
        }
    }

    /// `SB-TRADE`, `SB-DIPLOMACY`: pairs of creatures not paired yet, at least one the seat's.
    #[inline]
    pub(crate) fn each_pair(
        &self,
        seat: Seat,
        relation: Relation,
        pairs: &Pairs,
        mut found: impl FnMut(Planet, Colour, Colour),
    ) {
        let own = Colour::of(seat);
        let [a, b] = self.pair(relation);
        for planet in self.planets() {
            let [lefts, rights] = &pairs.left[planet.index()];
            if a == b {
                if lefts[own.index()] == 0 {
                    continue;
                }
                for colour in self.colours() {
                    let needed = if colour == own { 2 } else { 1 };
                    if lefts[colour.index()] >= needed {
                        found(planet, own, colour);
                    }
                }
                continue;
            }
            if lefts[own.index()] == 0 && rights[own.index()] == 0 {
                continue;
            }
            for left in self.colours() {
                if lefts[left.index()] == 0 {
                    continue;
                }
                for right in self.colours() {
                    if rights[right.index()] > 0 && (left == own || right == own) {
                        found(planet, left, right);
                    }
                }
            }
        }
    }

    /// `SB-MUTATE`: creatures of which at least one can change, one's own or, for coins, others'.
    #[inline]
    pub(crate) fn each_mutation(&self, seat: Seat, mut found: impl FnMut(Planet, Colour, Side)) {
        let [a, b] = self.pair(Relation::Mutation);
        let sides = if a == b { &Side::BOTH[..1] } else { &Side::BOTH[..] };
        let pays = self.can_pay(seat, Self::pack().prices.mutate_other);
        for planet in self.planets() {
            for colour in self.colours() {
                if !pays && colour != Colour::of(seat) {
                    continue;
                }
                for &from in sides {
                    if mutation::can_begin(self, planet, colour, from) {
                        found(planet, colour, from);
                    }
                }
            }
        }
    }

    /// The flight under way.
    fn list_flight(&self, all: &mut Actions) {
        let wings: Wings<'_> = self.wings().expect("a ship flies in this phase");
        all.extend(Node::of_set(wings.puts()).map(|node| Action::Put { node }));
        all.extend(Node::of_set(wings.moves()).map(|node| Action::Fly { node }));
        all.extend(Bits(wings.loads()).map(|cell| Action::Load { cell: Cell(cell) }));
        all.extend(wings.unloads().map(|race| Action::Unload { race }));
        if wings.can_stop() {
            all.push(Action::Done);
        }
    }

    /// `SB-CHANGE`
    fn list_changes(&self, seat: Seat, change: Change, all: &mut Actions) {
        let is_open = |relation: &Relation| self.facts.locks & relation.bit() == 0;
        if !change.done {
            for relation in Relation::PAIRED.into_iter().filter(is_open) {
                for side in Side::BOTH {
                    let now = self.pair(relation)[side.index()];
                    let comes = |race: &Race| *race != now && self.facts.cards[race.index()] > 0;
                    let races = Race::ALL.into_iter().filter(comes);
                    all.extend(races.map(|race| Action::Swap { relation, side, race }));
                }
            }
        }
        let flips = |relation: &Relation| self.can_flip(seat, change, *relation);
        all.extend(
            Relation::PAIRED.into_iter().filter(flips).map(|it| Action::Flip { relation: it }),
        );
        if self.can_lock(seat, change) {
            let open = Relation::PAIRED.into_iter().filter(is_open);
            all.extend(open.map(|relation| Action::Lock { relation }));
        }
        if change.done || self.has_played(seat, Relation::Change) {
            all.push(Action::Done);
        }
    }

    /// Whether the sides of a relation can be swapped now.
    pub(crate) fn can_flip(&self, seat: Seat, change: Change, relation: Relation) -> bool {
        let [left, right] = self.pair(relation);
        let is_open = self.facts.locks & relation.bit() == 0 || change.fresh == Some(relation);
        is_open
            && left != right
            && !change.flipped
            && self.has_played(seat, Relation::Change)
            && self.can_pay(seat, Self::pack().prices.flip)
    }

    /// Whether an unlocked relation can be locked now: once for free instead of swapping a card,
    /// and for coins if the card was played.
    pub(crate) fn can_lock(&self, seat: Seat, change: Change) -> bool {
        let prices = Self::pack().prices;
        !change.done
            || self.has_played(seat, Relation::Change)
                && change.locks < prices.locks
                && self.can_pay(seat, prices.lock)
    }
}

/// What a blow costs after `blows` earlier ones.
pub(crate) fn strike_price(relation: Relation, blows: u8) -> u8 {
    let prices = Bastards::pack().prices;
    match (blows, relation) {
        (0, _) => 0,
        (_, Relation::Eating) => prices.eating,
        (_, _) => prices.shooting,
    }
}

/// Answers whether the rest of the tokens in hand fits, with the last packing as a first guess:
/// what leaves its cells alone leaves it possible.
struct RoomForRest {
    pack: &'static Pack,
    rest: [u8; N_RACES],
    /// Cells of a packing of all but single cells, and how many single cells there are.
    known: Option<u64>,
    n_cells: u32,
}

impl RoomForRest {
    fn new(pack: &'static Pack, rest: [u8; N_RACES]) -> Self {
        let n_cells = Race::ALL
            .into_iter()
            .map(|race| u32::from(rest[race.index()]) * u32::from(pack.shape(race).n_cells()))
            .sum();
        Self { pack, rest, known: None, n_cells }
    }

    fn is_in(&mut self, free: u64) -> bool {
        if free.count_ones() < self.n_cells {
            return false;
        }
        if self.known.is_some_and(|cells| cells & !free == 0) {
            return true;
        }
        let found = packing::covered(&self.pack.shapes, free, self.rest);
        if found.is_some() {
            self.known = found;
        }
        found.is_some()
    }
}
