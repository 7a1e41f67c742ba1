//! [`Ismcts`]: information-set Monte Carlo tree search.
//!
//! After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), single
//! observer: one tree, seen by the seat that thinks. Every play-out imagines what that seat cannot
//! see afresh, walks the tree along what is legal in this imagined position, adds one node, plays
//! on for a few turns and asks the evaluator what the end is worth. An arm is judged by how often it
//! was chosen out of how often it was there to be chosen, so that an action that is rarely legal is
//! not thought unexplored. One tree for all rather than one for each observer: the games of the
//! house hide little of what is *done* (hands and goals, but open acts), and a single tree learns
//! from every play-out. Its price is known: in the tree others act as if they guessed the thinker's
//! own secrets.
//!
//! - **Vector values**: every seat maximizes a reward of its own (max^n).
//! - **Chance** is drawn, not stored: the tree is an open loop over what seats do (or, on wish,
//!   branches by what chance brought up).
//! - **Simultaneous answers** are decoupled (Tak, Lanctot, Winands 2014): each seat chooses by its
//!   own counts, as if it knew nothing of the others' choices; at the root the answer is drawn from
//!   the counts, because a sure answer can be exploited.
//! - **Progressive bias and widening**: arms come in the order of their prior, a few first and more
//!   with the visits, and the prior counts as some visits already made (Chaslot and others 2008).
//! - **Root parallel** (Chaslot, Winands, van den Herik 2008): several threads grow trees of their
//!   own, whose roots are added up.

mod arms;
mod grow;
mod settings;

use game::{Game, HouseRng, Seen};
use rand::{Rng as _, RngExt, SeedableRng};

use crate::{Dice, Evaluator, Limits, Player};
use grow::Growth;
pub use settings::{Bias, Settings};

/// How many play-outs pass between two looks at whether the leader can still be overtaken.
const BETWEEN_LOOKS: u32 = 32;

/// Answers drawn from counts leave out those with less than this part of the most visits: they
/// were only tried.
const TRIED_ONLY: f64 = 0.25;

/// Information-set Monte Carlo tree search with an evaluator.
#[derive(Copy, Clone, Debug)]
pub struct Ismcts<K> {
    evaluator: K,
    settings: Settings,
}

impl<K> Ismcts<K> {
    /// A search with this evaluator. One node of a limits is one play-out.
    pub const fn new(evaluator: K, settings: Settings) -> Self {
        Self { evaluator, settings }
    }
}

/// What a search found out about one action of the root.
#[derive(Copy, Clone, Debug)]
struct Verdict<A> {
    action: A,
    visits: u32,
    sum: f64,
}

impl<G: Game, K: Evaluator<G>> Player<G> for Ismcts<K> {
    fn choose(
        &self,
        seen: Seen<'_, G>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Option<G::Action> {
        let mut legal = seen.legal_actions();
        let first = legal.next()?;
        if legal.next().is_none() {
            return Some(first);
        }
        let verdicts = self.verdicts(&seen, limits, rng);
        let is_joint = seen.turn().seats().len() > 1;
        let chosen = if is_joint { drawn(&verdicts, rng) } else { foremost(&verdicts) };
        chosen.or(Some(first))
    }
}

impl<K> Ismcts<K> {
    /// What is found out about the root's actions; by several threads where the limits allows.
    fn verdicts<G: Game>(
        &self,
        seen: &Seen<'_, G>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Vec<Verdict<G::Action>>
    where
        K: Evaluator<G>,
    {
        let n_threads = limits.threads().max(1);
        let share = limits.of_one_thread();
        let seeds: Vec<u64> = (0..n_threads).map(|_| rng.next_u64()).collect();
        let think = |seed: u64, is_first: bool| self.one_tree(seen, share, seed, is_first);
        let think = &think;
        let Some((&own, others)) = seeds.split_first() else { return Vec::new() };
        std::thread::scope(|threads| {
            let others: Vec<_> =
                others.iter().map(|&seed| threads.spawn(move || think(seed, false))).collect();
            let mut all = think(own, true);
            for other in others {
                match other.join() {
                    Ok(found) => add_up(&mut all, &found),
                    // A fault in an engine or evaluator is the caller's to guard against, as it is
                    // with one thread.
                    Err(fault) => std::panic::resume_unwind(fault),
                }
            }
            all
        })
    }

    /// Grows one tree until the limits ends.
    fn one_tree<G: Game>(
        &self,
        seen: &Seen<'_, G>,
        limits: Limits<'_>,
        draws: u64,
        tells_progress: bool,
    ) -> Vec<Verdict<G::Action>>
    where
        K: Evaluator<G>,
    {
        let mut dice = Dice::seed_from_u64(draws);
        let is_joint = seen.turn().seats().len() > 1;
        let mut growth = Growth::new(&self.evaluator, &self.settings, seen.seat());
        for n in 0..limits.nodes() {
            if limits.is_stopped() {
                break;
            }
            if n % BETWEEN_LOOKS == BETWEEN_LOOKS - 1 {
                if tells_progress {
                    limits.tell_progress(n);
                }
                let n_left = limits.nodes_left(n);
                if !is_joint && growth.lead() > n_left {
                    break;
                }
            }
            growth.play_out(seen.imagine(&mut dice), &mut dice);
        }
        growth.verdicts()
    }
}

/// Adds what another tree found out.
fn add_up<A: Ord + Copy>(all: &mut Vec<Verdict<A>>, found: &[Verdict<A>]) {
    for it in found {
        match all.iter_mut().find(|known| known.action == it.action) {
            Some(known) => {
                known.visits += it.visits;
                known.sum += it.sum;
            }
            None => all.push(*it),
        }
    }
}

/// The action most visited; of several the one that did best.
fn foremost<A: Copy>(verdicts: &[Verdict<A>]) -> Option<A> {
    let key = |it: &Verdict<A>| (it.visits, it.sum / f64::from(it.visits.max(1)));
    let better = |best: Verdict<A>, it: Verdict<A>| {
        let ((visits, mean), (most, best_mean)) = (key(&it), key(&best));
        if visits > most || visits == most && mean > best_mean { it } else { best }
    };
    verdicts.iter().copied().filter(|it| it.visits > 0).reduce(better).map(|it| it.action)
}

/// An action drawn by visits, but none that was only tried.
fn drawn<A: Copy>(verdicts: &[Verdict<A>], rng: &mut HouseRng) -> Option<A> {
    let most = verdicts.iter().map(|it| it.visits).max()?;
    let least = (TRIED_ONLY * f64::from(most)).ceil() as u32;
    let worth_it = || verdicts.iter().filter(|it| it.visits >= least.max(1));
    let total: u32 = worth_it().map(|it| it.visits).sum();
    if total == 0 {
        return None;
    }
    let mut left = rng.random_range(0..total);
    for it in worth_it() {
        if left < it.visits {
            return Some(it.action);
        }
        left -= it.visits;
    }
    None
}
