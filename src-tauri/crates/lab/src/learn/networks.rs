//! Fits the networks of realms (Podivné kraje) to how games ended.
//!
//! After Tesauro's TD-Gammon ("Temporal Difference Learning and TD-Gammon", 1995) with λ = 1: a
//! generation plays games by the networks so far, and those say next what the realms of these games
//! ended with. A network for each number of cards still to come, fitted by Adam (Kingma and Ba, 2015) to
//! the games of the last generations.

use std::collections::VecDeque;
use std::io::Write;
use std::sync::Arc;

use bots::{Data, NetworkSize, Opponents, REALM_NETWORKS, RealmLesson, realm_lessons};
use game::{HouseRng, rng_from_seed};
use kraje::Kraje;
use rand::RngExt;
use rand::seq::SliceRandom;

use super::TEST_EVERY;
use crate::clock::Watch;
use crate::threads::on_threads;
use crate::{Done, cli};

/// The first generations know next to nothing: they play so many times fewer games, which are not
/// looked at again.
const FIRST: u32 = 4;
const FIRST_FEWER: u64 = 8;
/// The generations whose games are learned from.
const KEPT: usize = 4;
/// How often all of them are gone through in one generation; by the first ones more often.
const PASSES: usize = 3;
const FIRST_PASSES: usize = 6;
/// The deals on which a generation is looked at, playing without whims.
const LOOKED_AT: u64 = 400;
/// Their seeds, far from those of games that are learned from.
const LOOK_SEED: u64 = 9_000_000_000;
/// Without a better generation for so many it is enough.
const PATIENCE: u32 = 4;

/// Adam: how far a step goes at first, what it remembers, and how strongly weights are pulled to 0.
const RATE: f32 = 2e-3;
const BATCH: usize = 64;
const REMEMBERS: [f32; 2] = [0.9, 0.999];
const DECAY: f32 = 1e-4;

/// Ends are told in tens of points, which keeps weights near 1.
const TEN: f32 = 10.0;

pub(super) fn learn(wanted: &cli::Learn, out: &mut dyn Write) -> Done {
    let text = super::text_of(wanted.from.as_deref(), Kraje::DATA)?;
    let mut evaluator = (**Data::<Kraje>::read(&text)?.evaluator()).clone();
    let mut rng = rng_from_seed(wanted.seed);
    let known = evaluator.realm_networks(wanted.seats).filter(|_| !wanted.from_nothing);
    let is_new = known.is_none();
    let mut networks: Vec<Fit> = match known {
        Some(known) => known.into_iter().map(Fit::of).collect(),
        None => (0..REALM_NETWORKS.stages).map(|_| Fit::at_random(&mut rng)).collect(),
    };
    let watch = Watch::start();
    writeln!(
        out,
        "kraje, {} seats, seed {}\n\n\
         | generation | games | points without whims | unexplained of unseen games, by cards to come | s |\n\
         | --: | --: | --: | :-- | --: |",
        wanted.seats, wanted.seed,
    )?;
    let mut pools: VecDeque<Vec<RealmLesson>> = VecDeque::new();
    let (mut best, mut n_poor) = (f64::NEG_INFINITY, 0);
    for generation in 0..wanted.generations {
        let is_first = is_new && generation < FIRST;
        let set = |evaluator: &<Kraje as Opponents>::Evaluator, networks: &[Fit]| {
            let weights: Vec<Vec<f32>> = networks.iter().map(|it| it.weights.clone()).collect();
            evaluator.with_realm_networks(wanted.seats, &weights).ok_or("networks of another size")
        };
        let pupils = Arc::new(set(&evaluator, &networks)?);
        let games = if is_first { wanted.games / FIRST_FEWER } else { wanted.games };
        let first = wanted.seed + u64::from(generation) * 1_000_000;
        if is_first {
            pools.clear();
        } else if pools.len() == KEPT {
            pools.pop_front();
        }
        pools.push_back(played(&pupils, wanted, first..first + games, false)?);
        let passes = if is_first { FIRST_PASSES } else { PASSES };
        let unexplained = fit_all(&mut networks, &pools, passes, wanted.threads, &mut rng);
        evaluator = set(&evaluator, &networks)?;
        let looked = LOOK_SEED..LOOK_SEED + LOOKED_AT;
        let ends = played(&Arc::new(evaluator.clone()), wanted, looked, true)?;
        // Everybody's realm has one moment with one card to come.
        let points: Vec<f64> =
            ends.iter().filter(|it| it.n_cards == 1).map(|it| f64::from(it.points)).collect();
        let mean = points.iter().sum::<f64>() / points.len().max(1) as f64;
        let unexplained: Vec<String> = unexplained.iter().map(|it| format!("{it:.3}")).collect();
        writeln!(
            out,
            "| {} | {games} | {mean:.2} | {} | {:.0} |",
            generation + 1,
            unexplained.join(" "),
            watch.seconds()
        )?;
        out.flush()?;
        if mean > best {
            (best, n_poor) = (mean, 0);
            if let Some(path) = &wanted.out {
                super::write(path, &text, &evaluator, wanted, generation + 1, "")?;
            }
        } else if !is_first {
            n_poor += 1;
        }
        if n_poor == PATIENCE {
            writeln!(out, "\n{PATIENCE} generations brought nothing better.")?;
            break;
        }
    }
    Ok(())
}

/// What there is to learn from the games of these seeds, in the order of the seeds.
fn played(
    pupils: &Arc<<Kraje as Opponents>::Evaluator>,
    wanted: &cli::Learn,
    seeds: std::ops::Range<u64>,
    is_test: bool,
) -> Result<Vec<RealmLesson>, String> {
    let game = |seed| realm_lessons(pupils, wanted.seats, seed, is_test);
    let games: Result<Vec<_>, String> =
        on_threads(wanted.threads, seeds, game).into_iter().collect();
    Ok(games?.into_iter().flatten().collect())
}

/// Fits every network to the lessons of its stage; gives what they leave unexplained of those that
/// taught nothing.
fn fit_all(
    networks: &mut [Fit],
    pools: &VecDeque<Vec<RealmLesson>>,
    passes: usize,
    n_threads: usize,
    rng: &mut HouseRng,
) -> Vec<f32> {
    let stages: Vec<(usize, &mut Fit, u64)> =
        networks.iter_mut().enumerate().map(|(n, it)| (n + 1, it, rng.random())).collect();
    on_threads(n_threads, stages, |(n_cards, fit, seed)| {
        let lessons = pools.iter().flatten().filter(|it| it.n_cards == n_cards).zip(0_u64..);
        let (unseen, taught): (Vec<_>, Vec<_>) = lessons.partition(|(_, n)| n % TEST_EVERY == 0);
        let only = |of: Vec<(_, u64)>| of.into_iter().map(|(it, _)| it).collect::<Vec<_>>();
        let (unseen, taught) = (only(unseen), only(taught));
        fit.learn(&taught, passes, &mut rng_from_seed(seed));
        fit.unexplained(&unseen)
    })
}

/// A network that is being fitted: its weights in the order that [`REALM_NETWORKS`] tells.
struct Fit {
    weights: Vec<f32>,
}

const SIZE: NetworkSize = REALM_NETWORKS;
const HIDDEN: usize = SIZE.hidden;
/// Where the units to begin with, what they are worth and the constant stand.
const START: usize = SIZE.inputs * HIDDEN;
const OUT: usize = START + HIDDEN;
const CONSTANT: usize = OUT + HIDDEN;

impl Fit {
    fn of(weights: Vec<f32>) -> Self {
        Self { weights }
    }

    fn at_random(rng: &mut HouseRng) -> Self {
        // Even noise of about the spread that keeps the units' sums near 1.
        let mut even = |spread: f32| (rng.random::<f32>() - 0.5) * 2.0 * spread;
        let mut weights: Vec<f32> = (0..START).map(|_| even(0.4)).collect();
        weights.extend([0.01; HIDDEN]);
        weights.extend((0..HIDDEN).map(|_| even(0.25)));
        weights.push(0.0);
        Self { weights }
    }

    /// The units, and what they come to in tens of points.
    fn run(&self, told: &[(u16, f32)]) -> ([f32; HIDDEN], f32) {
        let mut units = [0.0; HIDDEN];
        units.copy_from_slice(&self.weights[START..OUT]);
        for &(input, amount) in told {
            let column = &self.weights[usize::from(input) * HIDDEN..][..HIDDEN];
            units.iter_mut().zip(column).for_each(|(unit, weight)| *unit += amount * weight);
        }
        let worth = units.iter().zip(&self.weights[OUT..CONSTANT]);
        let worth: f32 = worth.map(|(unit, weight)| unit.max(0.0) * weight).sum();
        (units, self.weights[CONSTANT] + worth)
    }

    fn learn(&mut self, lessons: &[&RealmLesson], passes: usize, rng: &mut HouseRng) {
        let mut order: Vec<usize> = (0..lessons.len()).collect();
        let n_steps = (passes * lessons.len().div_ceil(BATCH)).max(1) as f32;
        let mut adam = Adam::new(self.weights.len());
        let mut slopes = vec![0.0; self.weights.len()];
        for _ in 0..passes {
            order.shuffle(rng);
            for batch in order.chunks(BATCH) {
                slopes.fill(0.0);
                for &n in batch {
                    self.add_slopes(lessons[n], 1.0 / batch.len() as f32, &mut slopes);
                }
                let rate = RATE * (1.0 - adam.n_steps as f32 / n_steps).max(0.02);
                adam.step(&mut self.weights, &slopes, rate);
            }
        }
    }

    /// How the square of what is wrong about a lesson changes with the weights.
    fn add_slopes(&self, lesson: &RealmLesson, share: f32, slopes: &mut [f32]) {
        let (units, said) = self.run(&lesson.told);
        let wrong = (said - lesson.points / TEN) * share;
        slopes[CONSTANT] += wrong;
        let mut of_units = [0.0; HIDDEN];
        for (unit, value) in units.into_iter().enumerate().filter(|&(_, value)| value > 0.0) {
            slopes[OUT + unit] += wrong * value;
            of_units[unit] = wrong * self.weights[OUT + unit];
        }
        let mut add = |from: usize, amount: f32| {
            let column = &mut slopes[from..from + HIDDEN];
            column.iter_mut().zip(of_units).for_each(|(sum, slope)| *sum += amount * slope);
        };
        add(START, 1.0);
        for &(input, amount) in &lesson.told {
            add(usize::from(input) * HIDDEN, amount);
        }
    }

    /// The part of the squares of what lessons end with, around their mean, that is not explained.
    fn unexplained(&self, lessons: &[&RealmLesson]) -> f32 {
        let n = lessons.len().max(1) as f32;
        let mean = lessons.iter().map(|it| it.points / TEN).sum::<f32>() / n;
        let all: f32 = lessons.iter().map(|it| (it.points / TEN - mean).powi(2)).sum();
        let left = lessons.iter().map(|it| (self.run(&it.told).1 - it.points / TEN).powi(2));
        left.sum::<f32>() / all.max(f32::EPSILON)
    }
}

/// What Adam remembers.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    n_steps: i32,
}

impl Adam {
    fn new(n: usize) -> Self {
        Self { mean: vec![0.0; n], square: vec![0.0; n], n_steps: 0 }
    }

    fn step(&mut self, weights: &mut [f32], slopes: &[f32], rate: f32) {
        self.n_steps += 1;
        let [first, second] = REMEMBERS;
        let (young, new) = (1.0 - first.powi(self.n_steps), 1.0 - second.powi(self.n_steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(moments) {
            *mean = first * *mean + (1.0 - first) * slope;
            *square = second * *square + (1.0 - second) * slope * slope;
            let towards = (*mean / young) / ((*square / new).sqrt() + 1e-7);
            *weight -= rate * (towards + DECAY * *weight);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lesson(n: u32) -> RealmLesson {
        // Worth 30 points with the first or the second number but 10 with both or none of them, which
        // no sum of weights can say.
        let (a, b) = (n % 2, n / 2 % 2);
        let told = vec![(0, a as f32), (1, b as f32), (5, 1.0)];
        RealmLesson { n_cards: 1, told, points: if a == b { 10.0 } else { 30.0 } }
    }

    #[test]
    fn a_network_learns_what_no_sum_of_weights_can_say() {
        let lessons: Vec<RealmLesson> = (0..400).map(lesson).collect();
        let lessons: Vec<&RealmLesson> = lessons.iter().collect();
        let mut rng = rng_from_seed(1);
        let mut fit = Fit::at_random(&mut rng);
        assert!(fit.unexplained(&lessons) > 0.5, "nothing was learned yet");
        fit.learn(&lessons, 200, &mut rng);
        assert!(fit.unexplained(&lessons) < 0.01, "{}", fit.unexplained(&lessons));
    }

    #[test]
    fn slopes_are_how_the_wrong_changes() {
        let mut rng = rng_from_seed(2);
        let mut fit = Fit::at_random(&mut rng);
        let lesson = lesson(1);
        let mut slopes = vec![0.0; fit.weights.len()];
        fit.add_slopes(&lesson, 1.0, &mut slopes);
        let half_square = |fit: &Fit| (fit.run(&lesson.told).1 - lesson.points / TEN).powi(2) / 2.0;
        for n in [0, 7, 5 * HIDDEN + 3, START + 4, OUT + 9, CONSTANT] {
            let (was, before) = (fit.weights[n], half_square(&fit));
            fit.weights[n] += 1e-3;
            let slope = (half_square(&fit) - before) / 1e-3;
            fit.weights[n] = was;
            assert!((slope - slopes[n]).abs() < 0.05, "{n}: {slope} and {}", slopes[n]);
        }
    }
}
