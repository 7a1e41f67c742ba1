//! Which actions are legal, and why the others are not. Listing and refusing stand side by side
//! because they must agree; a test compares them.

use arrayvec::ArrayVec;
use game::{Game, Seat};
use rand::{Rng, RngExt};
use tiling::Rotation;

use crate::action::{Action, Reason};
use crate::bits::ones;
use crate::goals::cards;
use crate::pack::MAX_PLACED;
use crate::position::{Okanagan, types_in};
use crate::stacks::N_PILES;
use crate::tile::{Building, Spot, Tile};
use crate::turn::{Phase, Same};

/// Every rotation at every place is the most there can be.
const MOST_ACTIONS: usize = 4 * (2 * MAX_PLACED + 2);

/// Legal actions.
pub(crate) type Actions = ArrayVec<Action, MOST_ACTIONS>;

impl Okanagan {
    /// The legal actions of a seat, ascending.
    pub(crate) fn listed_actions(&self, seat: Seat) -> Actions {
        let mut actions = Actions::new();
        if !self.turn().has(seat) {
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

    /// One of the legal actions of a seat at random.
    pub(crate) fn any_action(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        if !self.turn().has(seat) {
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

    /// The tile the active player is to place.
    pub(crate) fn tile_in_hand(&self) -> Tile {
        self.stacks.held_by(self.active).expect("who is to place a tile holds one").tile
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
            Phase::Place | Phase::Over => {}
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
    pub(crate) fn objects_to(&self, seat: Seat, action: Action) -> Option<Reason> {
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
                    Same::Colour => Reason::WrongColour,
                    Same::Shape => Reason::WrongShape,
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
}
