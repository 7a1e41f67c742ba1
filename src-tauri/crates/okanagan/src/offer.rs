//! [`Offer`]: the legal actions of a seat, grouped as its screen shows them.

use game::Seat;
use serde::Serialize;
use tiling::{Pos, Rotation};

use crate::action::Action;
use crate::goals::Goal;
use crate::reward::Reward;

/// The legal actions of a seat; every list is empty where there is no such action.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    /// Goals that may be discarded.
    pub discard: Vec<Goal>,
    /// Where the held tile may lie, and how turned.
    pub place: Vec<Placements>,
    /// Segments for a farm.
    pub farms: Vec<u8>,
    /// Borders for a warehouse.
    pub warehouses: Vec<u8>,
    /// Closed areas that may be evaluated next, by segment of the placed tile.
    pub evaluate: Vec<u8>,
    /// Tied players one of whom comes next.
    pub next: Vec<Seat>,
    /// Piles whose action may be used.
    pub bonus: Vec<u8>,
    /// Types that may be taken from the heap or the supply.
    pub take: Vec<Reward>,
    /// Types that may be given.
    pub give: Vec<Reward>,
    /// Tokens that may be taken from other players.
    pub take_from: Vec<TakeFrom>,
    /// Places of open tiles that may be drawn.
    pub draw_open: Vec<u8>,
    /// Piles that may be drawn from.
    pub draw_pile: Vec<u8>,
    /// Actions without a parameter: misfit, silo, no bonus, rewards, stop.
    pub plain: Vec<Action>,
}

/// The rotations in which the held tile fits at one place.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Placements {
    /// Where.
    pub at: Pos,
    /// How turned, ascending.
    pub rotations: Vec<Rotation>,
}

/// The types that may be taken from one player.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TakeFrom {
    /// From whom.
    pub seat: Seat,
    /// Which types, ascending.
    pub rewards: Vec<Reward>,
}

impl Offer {
    /// These actions, ascending, grouped.
    pub(crate) fn of(actions: impl IntoIterator<Item = Action>) -> Self {
        let mut offer = Self::default();
        for action in actions {
            offer.put(action);
        }
        offer
    }

    fn put(&mut self, action: Action) {
        match action {
            Action::DiscardGoal { goal } => self.discard.push(goal),
            Action::Place { at, rotation } => match self.place.last_mut() {
                Some(last) if last.at == at => last.rotations.push(rotation),
                Some(_) | None => {
                    self.place.push(Placements { at, rotations: vec![rotation] });
                }
            },
            Action::Farm { segment } => self.farms.push(segment),
            Action::Warehouse { border } => self.warehouses.push(border),
            Action::Evaluate { segment } => self.evaluate.push(segment),
            Action::Next { seat } => self.next.push(seat),
            Action::Bonus { pile } => self.bonus.push(pile),
            Action::Take { reward } => self.take.push(reward),
            Action::Give { reward } => self.give.push(reward),
            Action::TakeFrom { seat, reward } => match self.take_from.last_mut() {
                Some(last) if last.seat == seat => last.rewards.push(reward),
                Some(_) | None => self.take_from.push(TakeFrom { seat, rewards: vec![reward] }),
            },
            Action::DrawOpen { place } => self.draw_open.push(place),
            Action::DrawPile { pile } => self.draw_pile.push(pile),
            Action::Misfit | Action::Silo | Action::NoBonus | Action::Rewards | Action::Stop => {
                self.plain.push(action);
            }
        }
    }

    /// All actions in it, ascending.
    pub(crate) fn unfolded(&self) -> Vec<Action> {
        let mut actions = self.plain.clone();
        actions.extend(self.discard.iter().map(|&goal| Action::DiscardGoal { goal }));
        for Placements { at, rotations } in &self.place {
            let at = *at;
            actions.extend(rotations.iter().map(|&rotation| Action::Place { at, rotation }));
        }
        actions.extend(self.farms.iter().map(|&segment| Action::Farm { segment }));
        actions.extend(self.warehouses.iter().map(|&border| Action::Warehouse { border }));
        actions.extend(self.evaluate.iter().map(|&segment| Action::Evaluate { segment }));
        actions.extend(self.next.iter().map(|&seat| Action::Next { seat }));
        actions.extend(self.bonus.iter().map(|&pile| Action::Bonus { pile }));
        actions.extend(self.take.iter().map(|&reward| Action::Take { reward }));
        actions.extend(self.give.iter().map(|&reward| Action::Give { reward }));
        for TakeFrom { seat, rewards } in &self.take_from {
            let seat = *seat;
            actions.extend(rewards.iter().map(|&reward| Action::TakeFrom { seat, reward }));
        }
        actions.extend(self.draw_open.iter().map(|&place| Action::DrawOpen { place }));
        actions.extend(self.draw_pile.iter().map(|&pile| Action::DrawPile { pile }));
        actions.sort_unstable();
        actions
    }
}
