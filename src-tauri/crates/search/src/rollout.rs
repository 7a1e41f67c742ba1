//! [`Rollout`]: tries its most promising actions in the same guessed futures, played on by what
//! the evaluator thinks best.
//!
//! After Tesauro and Galperin, "On-line Policy Improvement using Monte-Carlo Search" (1996), with
//! truncated roll-outs: a policy (whatever the evaluator's prior likes best) is made stronger by
//! playing it out from each candidate for a few turns and asking the evaluator what the end is worth.
//! Everybody plays sensibly from the first future on. All ends of one future are equally many turns
//! away, so that nobody looks better for having moved last.
//!
//! Its price: in a future all seats act as if they knew what was imagined of the others' secrets,
//! its own later turns included, so that it sees no worth in finding out.

use game::{Game, HouseRng, MAX_SEATS, Seat, Seen, Turn};
use rand::Rng as _;
use serde::Deserialize;

use crate::race::{RaceRules, Racing};
use crate::reward::Rewards;
use crate::simulator::{Determinization, Simulator};
use crate::{Evaluator, Limits, Player, WinModel, Worth, leave_out_folly};

/// What can be set about it.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct RolloutSettings {
    /// How many actions it looks into, the most promising first.
    pub candidates: usize,
    /// How many turns each seat at the table plays after its own, on the mean, before the evaluator is
    /// asked what the position is worth. A turn ends when somebody else or chance comes in; 0 asks
    /// after its own.
    pub rounds: u32,
    /// How many of its actions a seat considers in a future, evenly spread over all; the best of
    /// them by the evaluator's prior is taken. Fewer are faster, and less sure.
    pub considers: usize,
    /// Whether these draws are common to all candidates (common random numbers), so that seats answer
    /// every candidate alike wherever they can.
    pub draws: bool,
    /// Whether turns end where the game says that they do, rather than when anybody else or chance
    /// comes in.
    pub whole_turns: bool,
    /// Whether seats stray in futures from what they like best, as far as the evaluator says
    /// ([`Evaluator::whim`]).
    pub whims: bool,
    /// How many futures all candidates are tried in before any is dropped.
    pub trials: usize,
    /// In how many futures at most.
    pub futures: usize,
    /// How sure it must be that a candidate is worse before it is dropped: in standard errors.
    pub doubt: f32,
    /// How many futures the evaluator's prior counts for.
    pub promise: f32,
    /// How many positions are imagined where something is hidden, to find the candidates.
    pub imagines: u32,
    /// The lead in points that is half-way to a sure win.
    pub scale: f32,
    /// How much of the reward is the place rather than the lead, 0..=1, with three seats or more.
    pub places: f32,
    /// How much of the lead now is taken for granted, 0..=1.
    pub anchor: f32,
    /// What a lead means for the chance of being first, where ends are measured by that chance
    /// instead of the three above.
    pub odds: Option<WinModel>,
}

impl Default for RolloutSettings {
    fn default() -> Self {
        Self {
            candidates: 10,
            rounds: 1,
            considers: 32,
            draws: false,
            whole_turns: false,
            whims: false,
            trials: 12,
            futures: 400,
            doubt: 3.0,
            promise: 4.0,
            imagines: 4,
            scale: 30.0,
            places: 0.3,
            anchor: 0.5,
            odds: None,
        }
    }
}

/// Tries its most promising actions in guessed futures. One node of a limits is one position or
/// action that the evaluator has judged.
#[derive(Copy, Clone, Debug)]
pub struct Rollout<K> {
    evaluator: K,
    settings: RolloutSettings,
}

impl<K> Rollout<K> {
    /// A player with this evaluator.
    pub const fn new(evaluator: K, settings: RolloutSettings) -> Self {
        Self { evaluator, settings }
    }
}

impl<G: Game, K: Evaluator<G>> Player<G> for Rollout<K> {
    fn choose(
        &self,
        seen: Seen<'_, G>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Option<G::Action> {
        let legal: Vec<G::Action> = seen.legal_actions().collect();
        if legal.len() <= 1 {
            return legal.first().copied();
        }
        let (race, rewards) = self.line_up(&seen, legal, limits, rng);
        self.run(race, &rewards, &seen, limits, rng)?.first().copied()
    }
}

impl<K> Rollout<K> {
    /// The best of some plans: several actions of the seat in a row, which are all legal whatever is
    /// hidden, each with the points it promises. `None` without a plan.
    pub fn choose_plan<G: Game>(
        &self,
        seen: &Seen<'_, G>,
        plans: Vec<(Vec<G::Action>, f32)>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Option<Vec<G::Action>>
    where
        K: Evaluator<G>,
    {
        let now = seen.imagine(rng);
        let left = self.evaluator.left(&now);
        let rewards = self.rewards(seen.n_seats(), left, &self.evaluator.value(&now));
        let promise = |(plan, points)| (plan, rewards.of_points(points));
        let race = Racing::new(self.rules(), plans.into_iter().map(promise));
        self.run(race, &rewards, seen, limits, rng)
    }

    /// Tries all candidates in the same futures, until nothing is left to find out.
    fn run<G: Game>(
        &self,
        mut race: Racing<Vec<G::Action>>,
        rewards: &Rewards,
        seen: &Seen<'_, G>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Option<Vec<G::Action>>
    where
        K: Evaluator<G>,
    {
        let tester = || Tester {
            simulator: Simulator::new(&self.evaluator, self.settings.considers, limits)
                .by_keyed_draws(self.settings.draws)
                .whole_turns(self.settings.whole_turns)
                .with_whims(self.settings.whims),
            rounds: self.settings.rounds,
            rewards,
            seat: seen.seat(),
        };
        let mut testers: Vec<_> = (0..limits.threads().max(1)).map(|_| tester()).collect();
        for _ in 0..self.settings.futures {
            let n_judged = testers.iter().map(|it| it.simulator.n_judged()).sum::<u64>();
            let n_judged = u32::try_from(n_judged).unwrap_or(u32::MAX);
            limits.tell_progress(n_judged);
            if race.is_decided() || n_judged >= limits.nodes() || limits.is_stopped() {
                break;
            }
            let future = Determinization { start: seen.imagine(rng), luck: rng.next_u64() };
            let candidates: Vec<&[G::Action]> = race.candidates().map(Vec::as_slice).collect();
            let Some(worths) = shared_out(&mut testers, &future, &candidates) else { break };
            race.count(worths);
        }
        race.best().cloned()
    }

    /// The most promising actions, and what ends are measured by.
    fn line_up<G: Game>(
        &self,
        seen: &Seen<'_, G>,
        mut legal: Vec<G::Action>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> (Racing<Vec<G::Action>>, Rewards)
    where
        K: Evaluator<G>,
    {
        let settings = &self.settings;
        let is_open = !seen.has_secrets() && seen.turn() == Turn::of(seen.seat());
        let n_imagined = if is_open { 1 } else { settings.imagines.max(1) };
        let first = seen.imagine(rng);
        // Folly is folly whatever is hidden, so that one imagined position tells it.
        leave_out_folly(&self.evaluator, &first, seen.seat(), &mut legal);
        let mut sums = vec![0.0; legal.len()];
        let mut now = [0.0; MAX_SEATS];
        let mut priors = Vec::new();
        let mut n_seen = 0.0;
        let left = self.evaluator.left(&first);
        let others = std::iter::repeat_with(|| seen.imagine(rng)).take(n_imagined as usize - 1);
        for imagined in std::iter::once(first).chain(others) {
            priors.clear();
            self.evaluator.prior(&imagined, seen.seat(), &legal, &mut priors);
            sums.iter_mut().zip(&priors).for_each(|(sum, prior)| *sum += prior);
            now.iter_mut().zip(self.evaluator.value(&imagined)).for_each(|(sum, it)| *sum += it);
            n_seen += 1.0;
            if limits.is_stopped() {
                break;
            }
        }
        let rewards = self.rewards(seen.n_seats(), left, &now.map(|sum| sum / n_seen));
        let mut all: Vec<(G::Action, f32)> = legal.into_iter().zip(sums).collect();
        all.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        all.truncate(settings.candidates.max(1));
        let promise = |(action, sum)| (vec![action], rewards.of_points(sum / n_seen));
        let race = Racing::new(self.rules(), all.into_iter().map(promise));
        (race, rewards)
    }

    /// What ends are measured by where so much of the game is left, and each seat is expected to end
    /// with so much.
    fn rewards(&self, n_seats: u8, left: f64, now: &Worth) -> Rewards {
        let RolloutSettings { scale, places, anchor, odds, .. } = self.settings;
        let by_lead = Rewards::new(n_seats, (scale, places, anchor), now);
        match odds {
            Some(odds) => by_lead.by_odds(odds, left),
            None => by_lead,
        }
    }

    const fn rules(&self) -> RaceRules {
        let RolloutSettings { trials, doubt, promise, .. } = self.settings;
        RaceRules { trials, doubt, promise }
    }
}

/// What every candidate comes to in a future, worked out by all testers together; `None` when they
/// were stopped on the way. The same for one as for many.
fn shared_out<G: Game, K: Evaluator<G>>(
    testers: &mut [Tester<'_, G, K>],
    future: &Determinization<G>,
    candidates: &[&[G::Action]],
) -> Option<Vec<f32>> {
    let share = candidates.len().div_ceil(testers.len());
    let mut parts = testers.iter_mut().zip(candidates.chunks(share));
    let (own, first) = parts.next()?;
    std::thread::scope(|threads| {
        let others: Vec<_> =
            parts.map(|(other, part)| threads.spawn(move || other.worths(future, part))).collect();
        let mut all = own.worths(future, first);
        for other in others {
            match other.join() {
                Ok(worths) => all = all.zip(worths).map(|(all, other)| [all, other].concat()),
                // A fault in an engine or evaluator is the caller's to guard against, as it is with
                // one thread.
                Err(fault) => std::panic::resume_unwind(fault),
            }
        }
        all
    })
}

/// Measures where futures are left, on one thread.
struct Tester<'a, G: Game, K> {
    simulator: Simulator<'a, G, K>,
    rounds: u32,
    rewards: &'a Rewards,
    seat: Seat,
}

impl<G: Game, K: Evaluator<G>> Tester<'_, G, K> {
    /// What these plans come to in a future; `None` when stopped on the way.
    fn worths(&mut self, future: &Determinization<G>, plans: &[&[G::Action]]) -> Option<Vec<f32>> {
        plans.iter().map(|plan| self.worth(future, plan)).collect()
    }

    /// What a plan comes to in a future; `None` when stopped on the way.
    fn worth(&mut self, future: &Determinization<G>, plan: &[G::Action]) -> Option<f32> {
        let end = self.simulator.end(future, Some((self.seat, plan)), self.rounds)?;
        let rewards = self.rewards.of(self.simulator.evaluator(), &end.position, &end.worth);
        Some(rewards[self.seat.index()])
    }
}
