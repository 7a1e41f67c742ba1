//! Which actions are legal, and why the others are not; what chance may bring up. Listing and
//! refusing stand side by side because they must agree; a test compares them.

use arrayvec::ArrayVec;
use game::Seat;
use rand::{Rng, RngExt};
use tiling::Rotation;

use crate::action::{Action, Chance, Reason};
use crate::back::Back;
use crate::bits::{any_one, ones};
use crate::figures::MAX_PLACED;
use crate::goals::{Goal, cards};
use crate::offer::Offer;
use crate::phase::{Alike, Need, Phase};
use crate::position::Okanagan;
use crate::reward::{Reward, Shape, types_in};
use crate::stacks::N_PILES;
use crate::tile::{Building, Spot, Tile};

/// Every rotation at every place is the most there can be.
const MOST_ACTIONS: usize = 4 * (2 * MAX_PLACED + 2);

/// Legal actions.
pub(crate) type Actions = ArrayVec<Action, MOST_ACTIONS>;

impl Okanagan {
    /// The legal actions of a seat, ascending.
    pub(crate) fn actions(&self, seat: Seat) -> Actions {
        let mut actions = Actions::new();
        if !self.on_turn().has(seat) {
            return actions;
        }
        if self.phase == Phase::Place {
            self.list_placements(&mut actions);
            actions.sort_unstable();
        } else {
            self.list_choices(seat, &mut actions);
        }
        actions
    }

    /// The legal actions of a seat, grouped.
    pub(crate) fn offer_of(&self, seat: Seat) -> Offer {
        Offer::of(self.actions(seat))
    }

    /// One of the legal actions of a seat at random.
    pub(crate) fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        if !self.on_turn().has(seat) {
            return None;
        }
        if self.phase == Phase::Place {
            let fits = self.board.fits(self.pack, self.tile_in_hand());
            let n = fits.count();
            return Some(if n == 0 {
                Action::Misfit
            } else {
                let (place, rotation) = fits.nth(rng.random_range(0..n))?;
                Action::Place { at: self.board.places()[place], rotation }
            });
        }
        let mut actions = Actions::new();
        self.list_choices(seat, &mut actions);
        (!actions.is_empty()).then(|| actions[rng.random_range(0..actions.len())])
    }

    /// OK-PLACE, in no order.
    fn list_placements(&self, actions: &mut Actions) {
        let fits = self.board.fits(self.pack, self.tile_in_hand());
        for (place, &at) in self.board.places().iter().enumerate() {
            for rotation in ones(fits.at(place) as u64) {
                actions.push(Action::Place { at, rotation: Rotation::quarters(rotation) });
            }
        }
        if actions.is_empty() {
            actions.push(Action::Misfit);
        }
    }

    /// Everything but placing, ascending.
    fn list_choices(&self, seat: Seat, actions: &mut Actions) {
        match self.phase {
            Phase::KeepFirst | Phase::KeepSecond | Phase::Change => {
                let hand = self.goals.hands[seat.index()];
                actions.extend(cards(hand).map(|goal| Action::DiscardGoal { goal }));
            }
            Phase::Redraw | Phase::Draw => self.list_draws(actions),
            Phase::Build => self.list_buildings(seat, actions),
            Phase::Choose => actions
                .extend(ones(self.eval.pending as u64).map(|segment| Action::Evaluate { segment })),
            Phase::Order => {
                actions.extend(self.eval.tied.iter().map(|seat| Action::Next { seat }));
            }
            Phase::Bonus => {
                let piles = (0..N_PILES).filter(|&pile| !self.stacks.piles[pile].is_empty());
                actions.extend(piles.map(|pile| Action::Bonus { pile: pile as u8 }));
                actions.push(if self.eval.is_alone() { Action::Rewards } else { Action::NoBonus });
            }
            Phase::Gain { shape } => {
                actions.extend(self.supplied(shape).map(|reward| Action::Take { reward }));
            }
            Phase::Tribute { .. } | Phase::SwapGive => {
                actions.extend(self.own_types(seat).map(|reward| Action::Give { reward }));
            }
            Phase::SwapTake { .. } => actions
                .extend(self.swappable().map(|(seat, reward)| Action::TakeFrom { seat, reward })),
            Phase::TradeGive { same, .. } => {
                let tradable = self.own_types(seat).filter(|&given| self.is_tradable(same, given));
                actions.extend(tradable.map(|reward| Action::Give { reward }));
                actions.push(Action::Stop);
            }
            Phase::TradeTake { same, given, .. } => {
                actions.extend(self.traded_for(same, given).map(|reward| Action::Take { reward }));
            }
            Phase::Heap => {
                actions.extend(types_in(&self.eval.heap).map(|reward| Action::Take { reward }));
            }
            Phase::Place | Phase::Over { .. } => {}
        }
    }

    /// OK-BUILD.
    fn list_buildings(&self, seat: Seat, actions: &mut Actions) {
        let stock = self.stock[seat.index()];
        let face = self.pack.face(self.board.last().tile);
        if stock[Building::Farm as usize] > 0 {
            let farms = 0..face.segments.len() as u8;
            actions.extend(farms.map(|segment| Action::Farm { segment }));
        }
        if stock[Building::Warehouse as usize] > 0 {
            let borders = 0..face.borders.len() as u8;
            actions.extend(borders.map(|border| Action::Warehouse { border }));
        }
        if stock[Building::Silo as usize] > 0 {
            actions.push(Action::Silo);
        }
    }

    /// OK-DRAW.
    fn list_draws(&self, actions: &mut Actions) {
        for (place, open) in self.stacks.open.iter().enumerate() {
            if open.is_some() {
                actions.push(Action::DrawOpen { place: place as u8 });
            }
        }
        for (pile, tiles) in self.stacks.piles.iter().enumerate() {
            if !tiles.is_empty() {
                actions.push(Action::DrawPile { pile: pile as u8 });
            }
        }
    }

    /// Why the seat on turn may not do this; `None` when it may.
    pub(crate) fn objection_to(&self, seat: Seat, action: Action) -> Option<Reason> {
        let unless = |allowed: bool, reason| (!allowed).then_some(reason);
        match (self.phase, action) {
            (
                Phase::KeepFirst | Phase::KeepSecond | Phase::Change,
                Action::DiscardGoal { goal },
            ) => unless(self.goals.has(seat, goal), Reason::NotYourGoal),
            (Phase::Place, Action::Place { at, rotation }) => {
                self.board.refusal(self.pack, self.tile_in_hand(), at, rotation)
            }
            (Phase::Place, Action::Misfit) => {
                let fits = self.board.fits(self.pack, self.tile_in_hand());
                unless(fits.is_empty(), Reason::TileFits)
            }
            (Phase::Build, Action::Farm { segment }) => {
                self.objection_to_building(seat, Spot::Farm { segment })
            }
            (Phase::Build, Action::Warehouse { border }) => {
                self.objection_to_building(seat, Spot::Warehouse { border })
            }
            (Phase::Build, Action::Silo) => self.objection_to_building(seat, Spot::Silo),
            (Phase::Choose, Action::Evaluate { segment }) => {
                let closed = segment < 4 && self.eval.pending >> segment & 1 != 0;
                unless(closed, Reason::NotClosed)
            }
            (Phase::Order, Action::Next { seat }) => {
                unless(self.eval.tied.contains(seat), Reason::NotTied)
            }
            (Phase::Bonus, Action::Bonus { pile })
            | (Phase::Redraw | Phase::Draw, Action::DrawPile { pile }) => {
                let there = self.stacks.piles.get(pile as usize).is_some_and(|it| !it.is_empty());
                unless(there, Reason::EmptyPile)
            }
            (Phase::Bonus, Action::NoBonus) => unless(!self.eval.is_alone(), Reason::Alone),
            (Phase::Bonus, Action::Rewards) => unless(self.eval.is_alone(), Reason::NotAlone),
            (Phase::Gain { shape }, Action::Take { reward }) => {
                unless(reward.shape() == shape, Reason::WrongShape)
                    .or_else(|| unless(self.supply[reward.index()] > 0, Reason::SupplyEmpty))
            }
            (Phase::Heap, Action::Take { reward }) => {
                unless(self.eval.heap[reward.index()] > 0, Reason::NotInHeap)
            }
            (Phase::TradeTake { same, given, .. }, Action::Take { reward }) => {
                let wrong = match same {
                    Alike::Colour => Reason::WrongColour,
                    Alike::Shape => Reason::WrongShape,
                };
                unless(given != reward, Reason::SameType)
                    .or_else(|| unless(same.allows(given, reward), wrong))
                    .or_else(|| unless(self.supply[reward.index()] > 0, Reason::SupplyEmpty))
            }
            (Phase::Tribute { .. } | Phase::SwapGive, Action::Give { reward }) => {
                unless(self.tokens[seat.index()][reward.index()] > 0, Reason::NoToken)
            }
            (Phase::TradeGive { same, .. }, Action::Give { reward }) => {
                unless(self.tokens[seat.index()][reward.index()] > 0, Reason::NoToken)
                    .or_else(|| unless(self.is_tradable(same, reward), Reason::NothingForIt))
            }
            (Phase::SwapTake { .. }, Action::TakeFrom { seat: other, reward }) => {
                let sits = other != seat && other.index() < self.n_seats as usize;
                unless(sits, Reason::NoSuchPlayer).or_else(|| {
                    unless(self.tokens[other.index()][reward.index()] > 0, Reason::NoToken)
                })
            }
            (Phase::TradeGive { .. }, Action::Stop) => None,
            (Phase::Redraw | Phase::Draw, Action::DrawOpen { place }) => {
                let open = self.stacks.open.get(place as usize).is_some_and(Option::is_some);
                unless(open, Reason::NoOpenTile)
            }
            (
                _,
                Action::DiscardGoal { .. }
                | Action::Place { .. }
                | Action::Misfit
                | Action::Farm { .. }
                | Action::Warehouse { .. }
                | Action::Silo
                | Action::Evaluate { .. }
                | Action::Next { .. }
                | Action::Bonus { .. }
                | Action::NoBonus
                | Action::Rewards
                | Action::Take { .. }
                | Action::Give { .. }
                | Action::TakeFrom { .. }
                | Action::Stop
                | Action::DrawOpen { .. }
                | Action::DrawPile { .. },
            ) => Some(Reason::NotNow),
        }
    }

    fn objection_to_building(&self, seat: Seat, spot: Spot) -> Option<Reason> {
        let building = spot.building();
        if self.stock[seat.index()][building as usize] == 0 {
            return Some(Reason::NoneLeft { building });
        }
        let face = self.pack.face(self.board.last().tile);
        face.touched(spot).is_none().then_some(Reason::NoSuchSpot)
    }

    /// The types of this shape that the supply has.
    pub(crate) fn supplied(&self, shape: Shape) -> impl Iterator<Item = Reward> + '_ {
        types_in(&self.supply).filter(move |reward| reward.shape() == shape)
    }

    /// What may be taken in a swap: whose token and which type.
    pub(crate) fn swappable(&self) -> impl Iterator<Item = (Seat, Reward)> + '_ {
        Seat::all(self.n_seats)
            .filter(|&other| other != self.eval.actor)
            .flat_map(|other| self.own_types(other).map(move |reward| (other, reward)))
    }

    /// What the supply has for this token.
    pub(crate) fn traded_for(
        &self,
        same: Alike,
        given: Reward,
    ) -> impl Iterator<Item = Reward> + '_ {
        types_in(&self.supply).filter(move |&taken| same.allows(given, taken))
    }

    /// Whether the supply has anything for this token.
    pub(crate) fn is_tradable(&self, same: Alike, given: Reward) -> bool {
        self.traded_for(same, given).next().is_some()
    }

    /// The tiles that may come up now, as bits.
    fn possible_tiles(&self) -> u64 {
        match self.need {
            Need::Deal { .. } => self.stacks.unseen,
            Need::Drawn { pile, .. } | Need::Open { pile, .. } => {
                self.stacks.may_be_top(self.pack, pile as usize)
            }
            Need::Nothing | Need::Goal { .. } | Need::Back { .. } | Need::Start => 0,
        }
    }

    /// The goals that may come up now, as bits.
    fn possible_goals(&self) -> u64 {
        if matches!(self.need, Need::Goal { .. }) { self.goals.deck } else { 0 }
    }

    /// What may come up now, with weights, ascending.
    pub(crate) fn outcomes(&self) -> impl Iterator<Item = (Chance, u32)> + use<> {
        let mut backs = ArrayVec::<(Chance, u32), { Back::ALL.len() }>::new();
        if matches!(self.need, Need::Back { .. }) {
            backs.extend(
                Back::ALL
                    .into_iter()
                    .zip(self.stacks.unseen_backs)
                    .filter(|&(_, n)| n > 0)
                    .map(|(back, n)| (Chance::Back { back }, n as u32)),
            );
        }
        let goals = ones(self.possible_goals()).map(|i| (Chance::Goal { goal: goal(i) }, 1));
        let tiles = ones(self.possible_tiles()).map(|i| (Chance::Tile { tile: tile(i) }, 1));
        let n_starters = if self.need == Need::Start { self.n_seats } else { 0 };
        let starters = Seat::all(n_starters).map(|seat| (Chance::Start { seat }, 1));
        goals.chain(tiles).chain(backs).chain(starters)
    }

    /// One of them at random.
    pub(crate) fn sample_outcome(&self, rng: &mut impl Rng) -> Option<Chance> {
        match self.need {
            Need::Nothing => None,
            Need::Goal { .. } => {
                any_one(self.possible_goals(), rng).map(|i| Chance::Goal { goal: goal(i) })
            }
            Need::Deal { .. } | Need::Drawn { .. } | Need::Open { .. } => {
                any_one(self.possible_tiles(), rng).map(|i| Chance::Tile { tile: tile(i) })
            }
            Need::Back { .. } => {
                let weights = &self.stacks.unseen_backs;
                let mut left = rng.random_range(0..weights.iter().sum::<u8>());
                for (back, &weight) in Back::ALL.into_iter().zip(weights) {
                    if left < weight {
                        return Some(Chance::Back { back });
                    }
                    left -= weight;
                }
                None
            }
            Need::Start => {
                let seat = Seat::new(rng.random_range(0..self.n_seats))?;
                Some(Chance::Start { seat })
            }
        }
    }
}

fn tile(index: u8) -> Tile {
    Tile::new(index).expect("bits of tile sets lie below the number of tiles")
}

fn goal(index: u8) -> Goal {
    Goal::new(index + 1).expect("bits of goal sets lie below the number of goals")
}
