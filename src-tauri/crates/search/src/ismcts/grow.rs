//! [`Growth`]: a tree that grows by play-outs.

use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

use game::{Game, Seat, SeatSet, Step, Turn};
use rand::seq::SliceRandom;

use super::arms::{ArmId, NodeId, Tree};
use super::{Bias, Settings, Verdict};
use crate::hash::Mixer;
use crate::reward::{Rewards, lead};
use crate::turns::{MOST_STEPS, Turns};
use crate::{Dice, Evaluator};

/// A tree that grows by play-outs, with what they need again and again.
pub(super) struct Growth<'a, G: Game, K> {
    evaluator: &'a K,
    settings: &'a Settings,
    thinker: Seat,
    tree: Tree<G::Action>,
    /// Known after the first play-out has begun.
    rewards: Option<Rewards>,
    /// The arms of this play-out.
    path: Vec<ArmId>,
    legal: Vec<G::Action>,
    among: Vec<ArmId>,
    priors: Vec<f32>,
    order: Vec<u32>,
}

impl<'a, G: Game, K: Evaluator<G>> Growth<'a, G, K> {
    pub(super) fn new(evaluator: &'a K, settings: &'a Settings, thinker: Seat) -> Self {
        Self {
            evaluator,
            settings,
            thinker,
            tree: Tree::new(settings),
            rewards: None,
            path: Vec::new(),
            legal: Vec::new(),
            among: Vec::new(),
            priors: Vec::new(),
            order: Vec::new(),
        }
    }

    /// One play-out from a position that the thinker takes for possible.
    pub(super) fn play_out(&mut self, mut position: G, dice: &mut Dice) {
        if self.rewards.is_none() {
            let worth = self.evaluator.value(&position);
            let Settings { scale, places, anchor, .. } = *self.settings;
            self.rewards = Some(Rewards::new(position.n_seats(), (scale, places, anchor), &worth));
        }
        self.path.clear();
        self.descend(&mut position, dice);
        self.roll_out(&mut position, dice);
        let worth = self.evaluator.value(&position);
        let Some(rewards) = &self.rewards else { return };
        let rewards = rewards.of(self.evaluator, &position, &worth);
        for &arm in &self.path {
            let seat = self.tree.arm(arm).seat;
            self.tree.learn(arm, rewards[seat.index()]);
        }
    }

    /// What was found out about the thinker's actions at the root.
    pub(super) fn verdicts(&self) -> Vec<Verdict<G::Action>> {
        let arms = self.tree.arms_of(Tree::<G::Action>::ROOT, self.thinker);
        let verdict = |arm| {
            let arm = self.tree.arm(arm);
            Verdict { action: arm.action, visits: arm.visits, sum: arm.sum }
        };
        arms.map(verdict).collect()
    }

    /// By how many visits the thinker's first action leads.
    pub(super) fn lead(&self) -> u32 {
        let (mut most, mut second) = (0, 0);
        for arm in self.tree.arms_of(Tree::<G::Action>::ROOT, self.thinker) {
            let visits = self.tree.arm(arm).visits;
            if visits > most {
                (most, second) = (visits, most);
            } else {
                second = second.max(visits);
            }
        }
        most - second
    }

    /// Walks down the tree to where it ends.
    fn descend(&mut self, position: &mut G, dice: &mut Dice) {
        let mut node = Tree::<G::Action>::ROOT;
        self.tree.visit(node);
        // The way to the next node: what was done and, on wish, what chance brought up since.
        let mut way = Mixer::default();
        let mut is_at_node = true;
        for _ in 0..MOST_STEPS {
            let seats = match position.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let Some(outcome) = position.sample_chance(dice) else { return };
                    if self.settings.by_chance {
                        outcome.hash(&mut way);
                    }
                    position.apply(Step::Chance(outcome), &mut ());
                    continue;
                }
                Turn::Seats(seats) => seats,
            };
            if !is_at_node {
                let Some(next) = self.tree.node(way.finish()) else { return };
                node = next;
                is_at_node = true;
                if self.tree.visit(node) < self.settings.ripens {
                    return;
                }
            }
            match self.act(position, node, seats, dice, &mut way) {
                Acted::Freely => is_at_node = false,
                Acted::Forced => {}
                Acted::Not => return,
            }
        }
    }

    /// Lets all seats of a node choose, each by its own arms, and act.
    fn act(
        &mut self,
        position: &mut G,
        node: NodeId,
        seats: SeatSet,
        dice: &mut Dice,
        way: &mut Mixer,
    ) -> Acted {
        let mut acted = Acted::Forced;
        for seat in seats.iter() {
            self.legal.clear();
            self.legal.extend(position.legal_actions(seat));
            let action = match self.legal[..] {
                [] => return Acted::Not,
                [only] => only,
                _ => {
                    let Some(arm) = self.choose(position, node, seat, dice) else {
                        return Acted::Not;
                    };
                    acted = Acted::Freely;
                    self.path.push(arm);
                    self.tree.arm(arm).action
                }
            };
            (seat, action).hash(way);
            position.apply(Step::Act { seat, action }, &mut ());
        }
        acted
    }

    /// Chooses an arm of a seat, one of the legal actions just listed.
    fn choose(&mut self, position: &G, node: NodeId, seat: Seat, dice: &mut Dice) -> Option<ArmId> {
        self.list_available(node, seat);
        let visits: u32 = self.among.iter().map(|&arm| self.tree.arm(arm).visits).sum();
        let wide = self.settings.width as f32 + self.settings.widen * (visits as f32).sqrt();
        let wanted = (wide.max(2.0) as usize).min(self.legal.len());
        if self.among.len() < wanted {
            self.widen(position, node, seat, wanted, dice);
            self.list_available(node, seat);
        }
        let rewards = self.rewards.as_ref()?;
        self.tree.choose(&self.among, self.settings, |points| rewards.of_points(points))
    }

    /// Lists the arms of a seat that are legal here.
    fn list_available(&mut self, node: NodeId, seat: Seat) {
        self.among.clear();
        let is_legal = |arm: &ArmId| self.legal.binary_search(&self.tree.arm(*arm).action).is_ok();
        self.among.extend(self.tree.arms_of(node, seat).filter(is_legal));
    }

    /// Adds the arms that look best, up to so many.
    fn widen(&mut self, position: &G, node: NodeId, seat: Seat, wanted: usize, dice: &mut Dice) {
        self.look(position, seat);
        let known = |n: &u32| {
            let action = &self.legal[*n as usize];
            self.among.iter().any(|&arm| self.tree.arm(arm).action == *action)
        };
        self.order.clear();
        self.order.extend((0..self.legal.len() as u32).filter(|n| !known(n)));
        let is_flat = self.priors.windows(2).all(|two| two[0].total_cmp(&two[1]).is_eq());
        // Without any opinion no action is left out.
        let n_new = if is_flat { self.order.len() } else { wanted - self.among.len() };
        let n_new = n_new.min(self.order.len());
        self.order.shuffle(dice);
        if n_new < self.order.len() && n_new > 0 {
            let better = |&a: &u32, &b: &u32| -> Ordering {
                self.priors[b as usize].total_cmp(&self.priors[a as usize]).then(a.cmp(&b))
            };
            self.order.select_nth_unstable_by(n_new - 1, better);
        }
        for &n in &self.order[..n_new] {
            let (action, prior) = (self.legal[n as usize], self.priors[n as usize]);
            self.tree.add_arm(node, seat, action, prior);
        }
    }

    /// How good the legal actions look.
    fn look(&mut self, position: &G, seat: Seat) {
        self.priors.clear();
        match self.settings.bias {
            Bias::None => self.priors.resize(self.legal.len(), 0.0),
            Bias::Evaluator => self.evaluator.prior(position, seat, &self.legal, &mut self.priors),
            Bias::Look => {
                let n_seats = position.n_seats();
                for &action in &self.legal {
                    let mut next = position.clone();
                    next.apply(Step::Act { seat, action }, &mut ());
                    self.priors.push(lead(&self.evaluator.value(&next), seat, n_seats));
                }
            }
        }
    }

    /// Plays on for so many turns as the horizon is far.
    fn roll_out(&self, position: &mut G, dice: &mut Dice) {
        let mut turns = Turns::new(None);
        for _ in 0..MOST_STEPS {
            let turn = position.turn();
            let next = turn.seats().first();
            if turns.ended(next) >= self.settings.horizon {
                return;
            }
            let step = match turn {
                Turn::Over => None,
                Turn::Chance => position.sample_chance(dice).map(Step::Chance),
                Turn::Seats(_) => next.and_then(|seat| {
                    let action = self.evaluator.playout(position, seat, dice)?;
                    Some(Step::Act { seat, action })
                }),
            };
            let Some(step) = step else { return };
            position.apply(step, &mut ());
        }
    }
}

/// How a node's seats acted.
enum Acted {
    /// Somebody had a choice.
    Freely,
    /// Nobody had one.
    Forced,
    /// Somebody has nothing to choose from; the memory for it is used up.
    Not,
}
