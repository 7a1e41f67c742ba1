//! [`OnePly`]: looks to the end of its own turn with an evaluator's eyes, with or without human faults.

use game::{Game, HouseRng, Seat, SeatSet, Seen, Turn};
use rand::RngExt;
use serde::Deserialize;

use crate::greedy::{after, answered};
use crate::hash::Mixer;
use crate::{Evaluator, Limits, Player, leave_out_folly};

/// With so many choices or fewer nobody overlooks one.
const FEW: usize = 6;

/// What a player sees and wants. The default has no faults.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Weakness {
    /// How much of what is still to come it sees, 0..=1: 0 counts only what is on the score sheet
    /// already, 1 all that the evaluator sees.
    pub sight: f32,
    /// How much of a point of the best other seat a point of its own is worth to it: 0 plays as if
    /// alone, 1 wants to win.
    pub envy: f32,
    /// The share of plans it does not notice, 0..1, the same all game.
    pub overlooks: f32,
    /// How much it likes or dislikes plans for their own sake, in points (the standard deviation);
    /// the same all game.
    pub taste: f32,
    /// How many positions are imagined where something is hidden.
    pub imagines: u32,
}

impl Default for Weakness {
    fn default() -> Self {
        Self { sight: 1.0, envy: 1.0, overlooks: 0.0, taste: 0.0, imagines: 6 }
    }
}

/// Looks one turn ahead: every action, followed by its own best actions as long as nobody else and
/// no chance comes between, judged by an evaluator. What others answer at the same time it takes for
/// random. Equals are drawn by lot.
#[derive(Copy, Clone, Debug)]
pub struct OnePly<K> {
    evaluator: K,
    faults: Weakness,
    character: u64,
}

impl<K> OnePly<K> {
    /// A player with this evaluator and these faults. `character` decides what it likes and overlooks;
    /// it stays the same for a seat all game.
    pub const fn new(evaluator: K, faults: Weakness, character: u64) -> Self {
        Self { evaluator, faults, character }
    }
}

/// What actions are worth, added up over the imagined positions that all of them have met.
struct Judged<A> {
    actions: Vec<A>,
    sums: Vec<f32>,
    n_met: u32,
}

impl<G: Game, K: Evaluator<G>> Player<G> for OnePly<K> {
    fn choose(
        &self,
        seen: Seen<'_, G>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Option<G::Action> {
        let legal: Vec<G::Action> = seen.legal_actions().collect();
        let first = legal.first().copied()?;
        if legal.len() == 1 {
            return Some(first);
        }
        let Judged { actions, sums, .. } = self.judged(&seen, legal, limits, rng);
        best(&actions, &sums, rng).or(Some(first))
    }
}

impl<K> OnePly<K> {
    /// What is legal, the best first, each with what it is worth in points less those of the best
    /// other seat. Stopped early, it leaves out what it has not come to.
    pub fn rank<G: Game>(
        &self,
        seen: &Seen<'_, G>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Vec<(G::Action, f32)>
    where
        K: Evaluator<G>,
    {
        let legal: Vec<G::Action> = seen.legal_actions().collect();
        if legal.is_empty() {
            return Vec::new();
        }
        let Judged { actions, sums, n_met } = self.judged(seen, legal, limits, rng);
        let worth = |sum| sum / n_met.max(1) as f32;
        let mut ranked: Vec<_> = actions.into_iter().zip(sums.into_iter().map(worth)).collect();
        ranked.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        ranked
    }

    /// What the actions it notices are worth.
    fn judged<G: Game>(
        &self,
        seen: &Seen<'_, G>,
        mut legal: Vec<G::Action>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Judged<G::Action>
    where
        K: Evaluator<G>,
    {
        let seat = seen.seat();
        let is_open = !seen.has_secrets() && seen.turn() == Turn::of(seat);
        let n_imagined = if is_open { 1 } else { self.faults.imagines.max(1) };
        let first = seen.imagine(rng);
        leave_out_folly(&self.evaluator, &first, seat, &mut legal);
        let mut actions = self.noticed(&first, seat, legal);
        let share = limits.nodes() / n_imagined / actions.len() as u32;
        let mut sums = vec![0.0; actions.len()];
        let mut n_met = 0;
        for n in 0..n_imagined {
            let drawn = if n == 0 { first.clone() } else { seen.imagine(rng) };
            // Every action meets the same imagined position and the same answers, so that they
            // differ by their own merit only.
            let imagined = answered(drawn, seat, rng);
            let mut values = Vec::with_capacity(actions.len());
            for &action in &actions {
                if limits.is_stopped() {
                    break;
                }
                values.push(self.value_of(&imagined, seat, action, share, limits));
            }
            if values.len() < actions.len() {
                // Called back: a position that not all actions have met judges none, but for the
                // very first.
                if n == 0 {
                    actions.truncate(values.len());
                    return Judged { actions, sums: values, n_met: 1 };
                }
                break;
            }
            n_met += 1;
            sums.iter_mut().zip(&values).for_each(|(sum, value)| *sum += value);
        }
        Judged { actions, sums, n_met }
    }
}

impl<K> OnePly<K> {
    /// The actions it is aware of, at least one.
    fn noticed<G: Game>(&self, position: &G, seat: Seat, legal: Vec<G::Action>) -> Vec<G::Action>
    where
        K: Evaluator<G>,
    {
        if legal.len() <= FEW || self.faults.overlooks <= 0.0 {
            return legal;
        }
        let noticed = |&action: &G::Action| {
            let plan = self.evaluator.plan(position, seat, action);
            Mixer::default().with(self.character).with(plan).share() >= self.faults.overlooks
        };
        let seen: Vec<G::Action> = legal.iter().copied().filter(noticed).collect();
        if seen.is_empty() { legal } else { seen }
    }

    /// What an action is worth to `seat` at the end of its turn, if it goes on as well as so many
    /// nodes let it see.
    fn value_of<G: Game>(
        &self,
        position: &G,
        seat: Seat,
        action: G::Action,
        nodes: u32,
        limits: Limits<'_>,
    ) -> f32
    where
        K: Evaluator<G>,
    {
        let liking = self.liking(position, seat, action);
        let next = after(position, seat, action);
        let goes_on = next.turn() == Turn::Seats(SeatSet::only(seat));
        if nodes == 0 || !goes_on || limits.is_stopped() {
            return liking + self.value(&next, seat);
        }
        let n_actions = next.legal_actions(seat).count() as u32;
        // With more actions than nodes a part is looked at, evenly spread over all.
        let stride = n_actions.div_ceil(nodes).max(1);
        let share = nodes.saturating_sub(n_actions) / n_actions.max(1);
        let actions = next.legal_actions(seat).step_by(stride as usize);
        let values = actions.map(|action| self.value_of(&next, seat, action, share, limits));
        liking + values.fold(f32::NEG_INFINITY, f32::max)
    }

    /// How much it likes an action for its own sake, in points.
    fn liking<G: Game>(&self, position: &G, seat: Seat, action: G::Action) -> f32
    where
        K: Evaluator<G>,
    {
        if self.faults.taste == 0.0 {
            return 0.0;
        }
        let plan = Mixer::default()
            .with(!self.character)
            .with(self.evaluator.plan(position, seat, action));
        // The sum of three even numbers is close enough to a bell, with standard deviation 1/2.
        let bell = (1..=3).map(|n| plan.with(n).share()).sum::<f32>() - 1.5;
        2.0 * self.faults.taste * bell
    }

    /// The points of `seat` less those of the best other seat, as far as it sees and cares.
    fn value<G: Game>(&self, position: &G, seat: Seat) -> f32
    where
        K: Evaluator<G>,
    {
        let Weakness { sight, envy, .. } = self.faults;
        let expected = self.evaluator.value(position);
        let worth = if sight < 1.0 {
            let known = position.totals();
            std::array::from_fn(|i| sight * expected[i] + (1.0 - sight) * known[i] as f32)
        } else {
            expected
        };
        let others = Seat::all(position.n_seats()).filter(|&other| other != seat);
        let best_other = others.map(|other| worth[other.index()]).reduce(f32::max);
        worth[seat.index()] - envy * best_other.unwrap_or(0.0)
    }
}

/// One of the actions of greatest value, by lot; `None` without any.
fn best<A: Copy>(actions: &[A], values: &[f32], rng: &mut HouseRng) -> Option<A> {
    let greatest = values.iter().copied().reduce(f32::max)?;
    let equals = || actions.iter().zip(values).filter(|&(_, &value)| value >= greatest);
    let n_equals = equals().count();
    let drawn = rng.random_range(0..n_equals.max(1));
    equals().nth(drawn).map(|(&action, _)| action)
}
