//! [`Work`]: the review of one game, from nothing or from where it was interrupted.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use game::{Game, Seat, SeatSet, Step, Turn};
use search::{Evaluator, Stop};
use table::AnyAction;

use crate::case::{Bench, Case, Verdict, may_be_worse};
use crate::course::{Beginning, Standing, standing};
use crate::luck::{Lottery, Outcome, drawn, ledger, usual};
use crate::report::{Judged, Review};
use crate::settings::Settings;

/// How many are worked on before what was found is handed on. The same on any number of threads,
/// because what comes next may hang on it.
const BATCH: usize = 8;

/// The same of those that are looked at closely, which takes far longer: somebody waits for the first
/// key moments, and what may cost most comes first.
const CLOSE_BATCH: usize = 4;

/// The shares of the first look, the standings, the close looks and the draws in the time of a review,
/// in percent, for its progress. The rest is its end.
const SHARES: [f64; 4] = [30.0, 10.0, 30.0, 29.0];

/// What sets the games apart that tell what is usual.
const USUAL: u64 = u64::MAX;

/// What a game is to its review.
pub struct Work<'a, G: Game, K> {
    evaluator: &'a K,
    settings: &'a Settings,
    heads: Vec<f32>,
    persons: SeatSet,
    n_seats: u8,
    n_steps: usize,
    cases: Vec<Case<G>>,
    beginnings: Vec<Beginning<G>>,
    end: Standing,
    start: G,
    seed: u64,
    lotteries: Vec<Lottery<G>>,
    outcome: Outcome,
    any: fn(G::Action) -> AnyAction,
    review: Review,
}

/// Mixes two numbers into a seed that tells nothing of either (the finalizer of `SplitMix64`).
pub(crate) const fn mixed(seed: u64, n: u64) -> u64 {
    let mut z = (seed ^ n.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_add(0x7F4A_7C15_9E37_79B9);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl<'a, G: Game, K: Evaluator<G>> Work<'a, G, K> {
    /// The work on a game that went so: the decisions of these persons, with these head starts. `of`
    /// marks the game; an `earlier` review of the same game by the same judge is gone on with.
    pub fn new(
        (evaluator, settings): (&'a K, &'a Settings),
        (start, steps, seed): (&G, &[Step<G>], u64),
        (persons, heads): (SeatSet, &[u16]),
        (of, earlier): (String, Option<Review>),
        any: fn(G::Action) -> AnyAction,
    ) -> Self {
        let n_steps = steps.len();
        let left = |n: usize| 1.0 - n as f64 / n_steps.max(1) as f64;
        let mut position = start.clone();
        let (mut cases, mut beginnings) = (Vec::new(), Vec::new());
        let (game, mut lotteries) = (seed, Vec::new());
        let mut last = Turn::Over;
        for (n, &step) in steps.iter().enumerate() {
            let turn = position.turn();
            let seed = mixed(seed, n as u64);
            if turn != last && matches!(turn, Turn::Seats(_)) && is_new(turn, last) {
                let position = position.clone();
                beginnings.push(Beginning { at: n, position, left: left(n), seed: mixed(seed, 1) });
            }
            last = turn;
            if let Step::Act { seat, action } = step {
                let is_free = position.legal_actions(seat).nth(1).is_some();
                if persons.contains(seat) && is_free {
                    let position = position.clone();
                    let (played, then, left) = (action, Vec::new(), left(n));
                    cases.push(Case { n, position, seat, played, then, left, seed });
                }
            }
            if let Step::Chance(came) = step
                && position.chance_outcomes().nth(1).is_some()
            {
                let position = position.clone();
                lotteries.push(Lottery { n, position, came, seed: mixed(seed, 2) });
            }
            position.apply(step, &mut ());
        }
        let heads: Vec<f32> = heads.iter().map(|&it| f32::from(it)).collect();
        let end = ended(&position, &heads, n_steps);
        let is_same = |it: &Review| {
            it.judge == settings.judge
                && it.of == of
                && it.cases as usize == cases.len()
                && is_whole(it, &cases, &lotteries)
        };
        let review = earlier.filter(is_same).unwrap_or_else(|| Review {
            judge: settings.judge,
            of,
            cases: cases.len() as u32,
            ..Review::default()
        });
        let n_seats = start.n_seats();
        let outcome = Outcome {
            totals: end.points.clone(),
            heads: (0..usize::from(n_seats))
                .map(|seat| heads.get(seat).map_or(0.0, |&it| f64::from(it)))
                .collect(),
        };
        Self {
            evaluator,
            settings,
            heads,
            persons,
            n_seats,
            n_steps,
            cases,
            beginnings,
            end,
            start: start.clone(),
            seed: mixed(game, USUAL),
            lotteries,
            outcome,
            any,
            review,
        }
    }

    /// Goes on until it is done or stopped, and hands on what is known after every few decisions.
    /// Returns what is known then.
    pub fn run(mut self, n_threads: usize, stop: &Stop, mut tell: impl FnMut(&Review)) -> Review {
        while !self.review.done {
            if stop.is_stopped() || self.go_on(n_threads, stop).is_none() {
                break;
            }
            self.review.share = self.share();
            let persons: Vec<Seat> = self.persons.iter().collect();
            self.review.sum_up(&persons, self.n_seats == 1, self.n_steps);
            tell(&self.review);
        }
        self.review
    }

    /// The next few; `None` when stopped on the way: then nothing changed.
    fn go_on(&mut self, n_threads: usize, stop: &Stop) -> Option<()> {
        if self.review.looked == 0 && self.review.decisions.len() == self.cases.len() {
            self.review.order = self.order();
        }
        let n_looked = self.review.decisions.len();
        let n_standings = self.review.standings.len();
        if n_looked < self.cases.len() {
            let batch = &self.cases[n_looked..self.cases.len().min(n_looked + BATCH)];
            let found = shared_out(batch, n_threads, |case| {
                let verdict = self.bench(case, stop).look()?;
                Some(self.decision(case, &verdict, false))
            })?;
            self.review.decisions.extend(found);
        } else if self.review.looked == 0 && self.is_to_look() {
            // What everybody waits for comes before the rest: the first key moments.
            self.look_closely(n_threads, stop)?;
        } else if n_standings < self.beginnings.len() {
            let to = self.beginnings.len().min(n_standings + BATCH);
            let found = shared_out(&self.beginnings[n_standings..to], n_threads, |it| {
                standing(it, self.evaluator, self.settings, &self.heads, stop)
            })?;
            self.review.standings.extend(found);
        } else if self.is_to_look() {
            self.look_closely(n_threads, stop)?;
        } else {
            if self.review.standings.last() != Some(&self.end) {
                self.review.standings.push(self.end.clone());
            }
            self.reckon_luck(n_threads, stop)?;
        }
        Some(())
    }

    /// What an action of the seat that decided step `n`, with what it goes on with right after it, loses
    /// against another one, judged as the decision was. `None` when there is no such decision, or
    /// stopped on the way.
    pub(crate) fn answered(
        &self,
        n: u32,
        (answer, then): (G::Action, Vec<G::Action>),
        best: G::Action,
        stop: &Stop,
    ) -> Option<Judged> {
        let case = self.cases.iter().find(|it| it.n == n as usize)?;
        let case = Case { played: answer, then, ..case.clone() };
        let verdict = self.bench(&case, stop).against(best)?;
        Some(self.decision(&case, &verdict, true))
    }

    /// The decisions.
    pub(crate) fn cases(&self) -> &[Case<G>] {
        &self.cases
    }

    /// How they are judged.
    pub(crate) const fn settings(&self) -> &Settings {
        self.settings
    }

    /// Whether there is anything left to look at closely.
    fn is_to_look(&self) -> bool {
        let it = &self.review;
        (it.looked as usize) < it.order.len() && it.nodes < self.settings.nodes
    }

    /// How much of it is done, of 100.
    fn share(&self) -> u32 {
        let it = &self.review;
        if it.done {
            return 100;
        }
        let part = |n: usize, of: usize| if of == 0 { 1.0 } else { n as f64 / of as f64 };
        let is_looked_at = it.decisions.len() == self.cases.len();
        let close = if !is_looked_at {
            0.0
        } else if self.is_to_look() {
            let by_nodes = it.nodes as f64 / self.settings.nodes as f64;
            part(it.looked as usize, it.order.len()).max(by_nodes)
        } else {
            1.0
        };
        let parts = [
            part(it.decisions.len(), self.cases.len()),
            part(it.standings.len().min(self.beginnings.len()), self.beginnings.len()),
            close,
            part(it.draws.len(), self.lotteries.len()),
        ];
        parts.iter().zip(SHARES).map(|(part, share)| part.min(1.0) * share).sum::<f64>() as u32
    }

    fn look_closely(&mut self, n_threads: usize, stop: &Stop) -> Option<()> {
        let left = &self.review.order[self.review.looked as usize..];
        let batch: Vec<usize> = left.iter().take(CLOSE_BATCH).map(|&i| i as usize).collect();
        let found = shared_out(&batch, n_threads, |&i| {
            let case = &self.cases[i];
            let verdict = self.bench(case, stop).look_closely()?;
            Some((self.decision(case, &verdict, true), verdict.nodes))
        })?;
        for (&i, (decision, nodes)) in batch.iter().zip(found) {
            self.review.decisions[i] = decision;
            self.review.nodes += nodes;
        }
        self.review.looked += batch.len() as u32;
        Some(())
    }

    /// The next few draws, and what they come to when these were the last.
    fn reckon_luck(&mut self, n_threads: usize, stop: &Stop) -> Option<()> {
        let n_drawn = self.review.draws.len();
        if n_drawn == self.lotteries.len() {
            let usual = usual((&self.start, self.seed), self.evaluator, self.settings, stop)?;
            self.review.ledger = Some(ledger(&self.review.draws, usual, &self.outcome));
            self.review.done = true;
            return Some(());
        }
        let to = self.lotteries.len().min(n_drawn + BATCH);
        let found = shared_out(&self.lotteries[n_drawn..to], n_threads, |it| {
            drawn(it, self.evaluator, self.settings, &self.outcome, stop)
        })?;
        self.review.draws.extend(found);
        Some(())
    }

    /// The decisions that may turn out to be worse than good, those that may cost most first.
    fn order(&self) -> Vec<u32> {
        let most = |it: &Judged| {
            let scale = if self.n_seats == 1 { it.points } else { it.chance };
            scale.mean + scale.error
        };
        let all = &self.review.decisions;
        let may_be = |it: &Judged| it.best.is_some() && may_be_worse(it.points, self.settings);
        let mut order: Vec<u32> =
            (0..all.len() as u32).filter(|&i| may_be(&all[i as usize])).collect();
        order.sort_by(|&a, &b| {
            let of = |i: u32| most(&all[i as usize]);
            let points = |i: u32| all[i as usize].points.mean;
            let order = of(b).total_cmp(&of(a)).then(points(b).total_cmp(&points(a)));
            order.then(a.cmp(&b))
        });
        order
    }

    pub(crate) fn bench<'b>(&'b self, case: &'b Case<G>, stop: &'b Stop) -> Bench<'b, G, K> {
        Bench::new(case, self.evaluator, self.settings, &self.heads, stop)
    }

    pub(crate) fn decision(
        &self,
        case: &Case<G>,
        verdict: &Verdict<G::Action>,
        close: bool,
    ) -> Judged {
        let grade = verdict.grade(self.settings, self.n_seats);
        Judged {
            n: case.n as u32,
            seat: case.seat,
            played: (self.any)(case.played),
            best: verdict.best.map(self.any),
            points: verdict.points.rounded(2),
            chance: verdict.chance.rounded(4),
            futures: verdict.futures,
            close,
            worse: close && crate::Grade::counts(verdict.points, self.settings.points),
            // A quick look chose the better one by the same futures: that proves nothing.
            grade: if close { grade } else { crate::Grade::Good },
        }
    }
}

/// Whether somebody else is asked now, or somebody again after chance.
fn is_new(turn: Turn, last: Turn) -> bool {
    let (now, before) = (turn.seats(), last.seats());
    // Of those who answer at once some have answered already.
    before.is_empty() || !now.iter().all(|seat| before.contains(seat))
}

/// How the game ended.
fn ended<G: Game>(position: &G, heads: &[f32], n_steps: usize) -> Standing {
    let n_seats = position.n_seats();
    let totals = position.totals();
    let worth = totals.map(|it| it as f32);
    let mut end = crate::future::End { worth, places: position.places() };
    end.start_ahead(heads);
    let sure = crate::WinModel { early: 1.0, late: 1.0 };
    let seats = usize::from(n_seats);
    Standing {
        at: n_steps as u32,
        chances: end.chances(sure, n_seats, 0.0)[..seats].to_vec(),
        points: end.worth[..seats].iter().map(|&it| f64::from(it)).collect(),
    }
}

/// Whether a kept review can be gone on with: what a damaged one says is not believed.
fn is_whole<G: Game>(it: &Review, cases: &[Case<G>], lotteries: &[Lottery<G>]) -> bool {
    let fits = |(decision, case): (&Judged, &Case<G>)| {
        decision.n as usize == case.n && decision.seat == case.seat
    };
    let in_order = it.order.iter().all(|&i| (i as usize) < it.decisions.len());
    it.decisions.len() <= cases.len()
        && it.decisions.iter().zip(cases).all(fits)
        && in_order
        && it.looked as usize <= it.order.len()
        && (!it.done || it.decisions.len() == cases.len())
        && it.draws.len() <= lotteries.len()
        && it.draws.iter().zip(lotteries).all(|(draw, lottery)| {
            let n_seats = usize::from(lottery.position.n_seats());
            draw.n as usize == lottery.n && draw.luck.len() == n_seats
        })
        && it.done == it.ledger.is_some()
        && (!it.done || it.draws.len() == lotteries.len())
}

/// Does the same for each, on several threads; in their order. `None` when one was stopped.
fn shared_out<T: Sync, R: Send>(
    items: &[T],
    n_threads: usize,
    work: impl Fn(&T) -> Option<R> + Sync,
) -> Option<Vec<R>> {
    if n_threads <= 1 {
        return items.iter().map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(items.len()));
    let take = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(at) else { return };
            let found = work(item);
            done.lock().expect("nobody panics holding it").push((at, found));
        }
    };
    std::thread::scope(|threads| {
        let all: Vec<_> = (0..n_threads.min(items.len())).map(|_| threads.spawn(take)).collect();
        for thread in all {
            if let Err(fault) = thread.join() {
                // A fault in an engine or evaluator is the caller's to guard against.
                std::panic::resume_unwind(fault);
            }
        }
    });
    let mut done = done.into_inner().expect("nobody panics holding it");
    done.sort_by_key(|&(at, _)| at);
    done.into_iter().map(|(_, found)| found).collect()
}
