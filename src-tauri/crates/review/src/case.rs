//! [`Case`]: one decision, and what is found out about it.

use std::slice;

use game::{Game, Seat, Seen, Step, rng_from_seed};
use rand::Rng as _;
use search::{Determinization, Evaluator, Limits, Simulator, Stop, leave_out_folly};

use crate::future::End;
use crate::grade::{DOUBT, Estimate, Grade};
use crate::settings::{CHANCE, Settings};

/// How many futures pass between two looks at whether it is settled.
const BETWEEN_LOOKS: usize = 16;

/// Where it is settled early it must be this sure, in standard errors: whoever looks often sees
/// what is not there.
const SETTLED: f64 = 3.0;

/// The generators of a case number futures from 0; those that find candidates come far behind.
const CANDIDATES: u64 = 1 << 40;

/// One decision of a person.
#[derive(Clone, Debug)]
pub(crate) struct Case<G: Game> {
    /// The number of the step.
    pub(crate) n: usize,
    /// The position it was decided in.
    pub(crate) position: G,
    pub(crate) seat: Seat,
    pub(crate) played: G::Action,
    /// What the same seat goes on with right after it, as far as that is part of what is judged.
    pub(crate) then: Vec<G::Action>,
    /// The part of the game that was left.
    pub(crate) left: f64,
    /// Where its futures come from.
    pub(crate) seed: u64,
}

/// What was found out about a case.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Verdict<A> {
    /// What looked better than what was played, if anything did.
    pub(crate) best: Option<A>,
    /// How many points were lost on it.
    pub(crate) points: Estimate,
    /// How much of the chance of being first.
    pub(crate) chance: Estimate,
    /// The futures both were compared in.
    pub(crate) futures: u32,
    /// How many positions and actions were judged.
    pub(crate) nodes: u64,
}

/// One candidate with what it came to in each future.
struct Runner<A> {
    action: A,
    points: Vec<f64>,
    chances: Vec<f64>,
}

/// All that judging one case takes.
pub(crate) struct Bench<'a, G: Game, K> {
    case: &'a Case<G>,
    settings: &'a Settings,
    heads: &'a [f32],
    simulator: Simulator<'a, G, K>,
}

impl<A> Verdict<A> {
    fn none(nodes: u64) -> Self {
        let points = Estimate::default();
        Self { best: None, points, chance: points, futures: 0, nodes }
    }

    /// What it is called.
    pub(crate) fn grade(&self, settings: &Settings, n_seats: u8) -> Grade {
        graded(self.points, self.chance, settings, n_seats)
    }
}

fn graded(points: Estimate, chance: Estimate, settings: &Settings, n_seats: u8) -> Grade {
    Grade::of((points, settings.points), (n_seats > 1).then_some((chance, CHANCE)))
}

/// Whether it may yet turn out to be worse than another.
pub(crate) fn may_be_worse(points: Estimate, settings: &Settings) -> bool {
    most(points) >= settings.points[0]
}

/// As large as it may be beyond doubt.
fn most(it: Estimate) -> f64 {
    it.mean + DOUBT * it.error
}

impl<'a, G: Game, K: Evaluator<G>> Bench<'a, G, K> {
    pub(crate) const fn new(
        case: &'a Case<G>,
        evaluator: &'a K,
        settings: &'a Settings,
        heads: &'a [f32],
        stop: &'a Stop,
    ) -> Self {
        let simulator = Simulator::new(evaluator, settings.considers, Limits::new(u32::MAX, stop));
        Self { case, settings, heads, simulator }
    }

    /// A quick look: a few candidates in a few futures. `None` when stopped on the way.
    pub(crate) fn look(&mut self) -> Option<Verdict<G::Action>> {
        let runners = self.lined_up()?;
        Some(self.compared(&runners))
    }

    /// A close look: the best alternative is found in some futures and compared with what was
    /// played in others. `None` when stopped on the way.
    pub(crate) fn look_closely(&mut self) -> Option<Verdict<G::Action>> {
        let mut runners = self.best_of(self.settings.finalists)?;
        let settings = self.settings;
        let chosen = settings.looks..settings.looks + settings.trials;
        self.run(&mut runners, chosen)?;
        let best = self.foremost(&runners);
        if best == 0 {
            return Some(Verdict::none(self.simulator.n_judged()));
        }
        let fresh = |it: &Runner<G::Action>| Runner {
            action: it.action,
            points: Vec::new(),
            chances: Vec::new(),
        };
        let pair = vec![fresh(&runners[0]), fresh(&runners[best])];
        self.matched(pair)
    }

    /// The alternatives that look best, the best first. `None` when stopped on the way.
    pub(crate) fn finalists(&mut self) -> Option<Vec<G::Action>> {
        let runners = self.best_of(self.settings.finalists)?;
        Some(runners.into_iter().skip(1).map(|it| it.action).collect())
    }

    /// What was played, and so many of the alternatives that look best.
    fn best_of(&mut self, n: usize) -> Option<Vec<Runner<G::Action>>> {
        let mut runners = self.lined_up()?;
        // What was played stands first, and stays.
        runners[1..].sort_by(|a, b| self.score(b).total_cmp(&self.score(a)));
        runners.truncate(1 + n);
        Some(runners)
    }

    /// What was played and this one, in the futures of a close look. `None` when stopped on the way.
    pub(crate) fn against(&mut self, best: G::Action) -> Option<Verdict<G::Action>> {
        let runner = |action| Runner { action, points: Vec::new(), chances: Vec::new() };
        self.matched([self.case.played, best].map(runner).into())
    }

    /// Compares what was played with another action, in futures in which neither was chosen.
    fn matched(&mut self, mut pair: Vec<Runner<G::Action>>) -> Option<Verdict<G::Action>> {
        let settings = self.settings;
        let mut at = settings.looks + settings.trials;
        let last = at + settings.futures;
        while at < last {
            let to = last.min(at + BETWEEN_LOOKS);
            self.run(&mut pair, at..to)?;
            at = to;
            if self.is_settled(&pair) {
                break;
            }
        }
        let (points, chance) = losses(&pair[0], &pair[1]);
        Some(Verdict {
            best: Some(pair[1].action),
            points,
            chance,
            futures: pair[0].points.len() as u32,
            nodes: self.simulator.n_judged(),
        })
    }

    /// What was played, and the most promising alternatives, each tried in the first futures.
    fn lined_up(&mut self) -> Option<Vec<Runner<G::Action>>> {
        let case = self.case;
        let seen = Seen::new(&case.position, case.seat);
        let mut legal: Vec<G::Action> = seen.legal_actions().collect();
        // What is called better is never folly.
        let imagined = self.future(CANDIDATES).start;
        leave_out_folly(self.simulator.evaluator(), &imagined, case.seat, &mut legal);
        let mut sums = vec![0.0; legal.len()];
        for n in 0..u64::from(self.settings.imagines.max(1)) {
            let imagined = self.future(CANDIDATES + n).start;
            let priors = self.simulator.priors(&imagined, case.seat, &legal);
            sums.iter_mut().zip(priors).for_each(|(sum, prior)| *sum += prior);
        }
        let mut all: Vec<(G::Action, f32)> = legal.into_iter().zip(sums).collect();
        all.retain(|&(action, _)| action != case.played);
        all.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        all.truncate(self.settings.candidates);
        let actions = [case.played].into_iter().chain(all.into_iter().map(|(action, _)| action));
        let runner = |action| Runner { action, points: Vec::new(), chances: Vec::new() };
        let mut runners: Vec<_> = actions.map(runner).collect();
        self.run(&mut runners, 0..self.settings.looks)?;
        Some(runners)
    }

    /// A future as the deciding seat may imagine it.
    fn future(&self, n: u64) -> Determinization<G> {
        let mut rng = rng_from_seed(self.case.seed);
        rng.set_stream(n);
        let start = Seen::new(&self.case.position, self.case.seat).imagine(&mut rng);
        Determinization { start, luck: rng.next_u64() }
    }

    /// Tries all in these futures.
    fn run(
        &mut self,
        runners: &mut [Runner<G::Action>],
        futures: std::ops::Range<usize>,
    ) -> Option<()> {
        let (seat, n_seats) = (self.case.seat, self.case.position.n_seats());
        for n in futures {
            let future = self.future(n as u64);
            // What was played stands first, and may be but the beginning of a plan.
            let played = plan(&future.start, seat, self.case.played, &self.case.then);
            for (i, runner) in runners.iter_mut().enumerate() {
                let plan = if i == 0 { &played } else { slice::from_ref(&runner.action) };
                let first = Some((seat, plan));
                let mut end = End::of(&mut self.simulator, &future, first, self.settings.rounds)?;
                end.start_ahead(self.heads);
                runner.points.push(end.lead(seat, n_seats));
                let chances = end.chances(self.settings.odds, n_seats, self.case.left);
                runner.chances.push(chances[seat.index()]);
            }
        }
        Some(())
    }

    /// How well it did, on both scales at once; alone at the table only points count.
    fn score(&self, it: &Runner<G::Action>) -> f64 {
        let spread = self.settings.odds.spread(self.case.left);
        let points = Estimate::of(&it.points).mean / (4.0 * spread);
        if self.case.position.n_seats() == 1 {
            return points;
        }
        points + Estimate::of(&it.chances).mean
    }

    /// The number of the best; of equal ones what was played, or the first.
    fn foremost(&self, runners: &[Runner<G::Action>]) -> usize {
        let scores: Vec<f64> = runners.iter().map(|it| self.score(it)).collect();
        (0..scores.len()).fold(0, |best, n| if scores[n] > scores[best] { n } else { best })
    }

    fn compared(&self, runners: &[Runner<G::Action>]) -> Verdict<G::Action> {
        let best = self.foremost(runners);
        if best == 0 {
            return Verdict::none(self.simulator.n_judged());
        }
        let (points, chance) = losses(&runners[0], &runners[best]);
        Verdict {
            best: Some(runners[best].action),
            points,
            chance,
            futures: runners[0].points.len() as u32,
            nodes: self.simulator.n_judged(),
        }
    }

    /// Whether more futures would tell nothing new.
    fn is_settled(&self, pair: &[Runner<G::Action>]) -> bool {
        let (points, chance) = losses(&pair[0], &pair[1]);
        let n_seats = self.case.position.n_seats();
        if !may_be_worse(points, self.settings) {
            return true;
        }
        let is_clear = |it: Estimate| it.mean.abs() > SETTLED * it.error;
        // Where nothing can hang on it any more, how little that is settles nothing.
        let has_name = n_seats > 1 && most(chance) >= CHANCE[0];
        is_clear(points) && (!has_name || is_clear(chance))
    }
}

/// An action and what is done after it, as far as that can be done here.
fn plan<G: Game>(start: &G, seat: Seat, action: G::Action, then: &[G::Action]) -> Vec<G::Action> {
    let mut plan = vec![action];
    if then.is_empty() {
        return plan;
    }
    let mut position = start.clone();
    position.apply(Step::Act { seat, action }, &mut ());
    for &action in then {
        if !position.legal_actions(seat).any(|it| it == action) {
            break;
        }
        position.apply(Step::Act { seat, action }, &mut ());
        plan.push(action);
    }
    plan
}

/// What was lost by the one that was played, in futures that both met.
fn losses<A>(played: &Runner<A>, best: &Runner<A>) -> (Estimate, Estimate) {
    let paired = |played: &[f64], best: &[f64]| {
        let lost: Vec<f64> = best.iter().zip(played).map(|(best, played)| best - played).collect();
        Estimate::of(&lost)
    };
    (paired(&played.points, &best.points), paired(&played.chances, &best.chances))
}
