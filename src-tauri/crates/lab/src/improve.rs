//! `lab improve`: what a step of policy improvement over a level would gain.
//!
//! At every choice of its games, what the level chose and other actions are each tried in the same
//! imagined futures, which another level plays on to the end, knowing no more than a player. Who
//! would gain from choosing otherwise here and playing on so is not yet at the end of what search
//! can find; a level of which nothing is gained at any choice is as good as such play gets (Howard's
//! policy improvement, 1960, with rollouts after Tesauro and Galperin, 1996).
//!
//! The best of a few noisy means looks better than it is. So the futures are halved: one half says
//! which action is best, the other what that gains, and then the other way round. This says too
//! little, since half as many futures choose; all futures together, choosing and judging, say too
//! much. What a faultless chooser would gain lies between.

use std::io::{self, Write};

use bots::{Bot, Data, Opponents, character};
use game::{HouseRng, Seat, Seen, Step, rng_from_seed};
use rand::{Rng as _, RngExt as _};
use search::{Limits, OnePly, Stop, Weakness, lead};
use table::for_game;

use crate::bots::Bots;
use crate::ratio::{Ratio, mean, points, standard_error};
use crate::threads::on_threads;
use crate::{Done, cli, playout, setup};

/// The positions that are judged to say what promises most.
const NODES: u32 = 20_000;

/// By how many standard errors another action must be better before it is chosen.
const DOUBTS: [f64; 3] = [0.0, 1.0, 2.0];

pub(crate) fn run(wanted: &cli::Improve, out: &mut dyn Write) -> Done {
    for_game!(wanted.game, G => improve::<G>(wanted, out))
}

fn improve<G: Opponents>(wanted: &cli::Improve, out: &mut dyn Write) -> Done {
    let start = G::new(&setup::of::<G>(Some(wanted.seats), None)?)?;
    let data = Data::<G>::own();
    let seeds = wanted.first_seed..wanted.first_seed + wanted.games;
    let games = on_threads(wanted.threads, seeds, |seed| of_game(&start, data, wanted, seed));
    let games: Vec<Gains> = games.into_iter().collect::<Result<_, _>>()?;
    writeln!(
        out,
        "{}, seats {}: {} over {} games from seed {}; the {} most promising actions and {} others, \
         {} futures each, played on by {}",
        G::NAME,
        wanted.seats,
        wanted.level.name(),
        wanted.games,
        wanted.first_seed,
        wanted.best,
        wanted.others,
        wanted.futures,
        wanted.then.name(),
    )?;
    let of_seats = |of: &dyn Fn(&Gains) -> f64| -> Vec<f64> {
        games.iter().map(|it| of(it) / f64::from(wanted.seats)).collect()
    };
    let choices = mean(&of_seats(&|it| f64::from(it.choices)));
    writeln!(out, "choices a seat and game {choices:.1}")?;
    writeln!(out, "chosen otherwise when better by            how often  points a seat and game")?;
    for (nth, doubt) in DOUBTS.into_iter().enumerate() {
        let changed = mean(&of_seats(&|it| it.changed[nth]));
        let gain = points(Ratio::of(&of_seats(&|it| it.gain[nth])));
        writeln!(out, "{doubt:.0} standard errors, by half the futures {changed:13.2}  {gain}")?;
    }
    let most = points(Ratio::of(&of_seats(&|it| it.most)));
    Ok(writeln!(out, "anything, by the futures that judge it {:>13}  {most}", "")?)
}

/// What all seats of a game would gain.
#[derive(Clone, Debug, Default, PartialEq)]
struct Gains {
    /// Choices among several actions.
    choices: u32,
    /// How many of them would be changed, by doubt.
    changed: [f64; DOUBTS.len()],
    /// What that gains where it was not chosen by, by doubt.
    gain: [f64; DOUBTS.len()],
    /// What the best of them seems to gain where it was chosen by.
    most: f64,
}

impl Gains {
    /// Adds a choice: for every action that was tried, how much more it came to than what was
    /// played, future by future.
    fn add(&mut self, more: &[Vec<f64>]) {
        self.choices += 1;
        let half = |odd: usize| -> Vec<Vec<f64>> {
            more.iter().map(|it| it.iter().skip(odd).step_by(2).copied().collect()).collect()
        };
        let halves = [half(0), half(1)];
        for (nth, doubt) in DOUBTS.into_iter().enumerate() {
            for (chooser, judge) in [(0, 1), (1, 0)] {
                if let Some(best) = better(&halves[chooser], doubt) {
                    self.changed[nth] += 0.5;
                    self.gain[nth] += 0.5 * mean(&halves[judge][best]);
                }
            }
        }
        self.most += better(more, 0.0).map_or(0.0, |best| mean(&more[best]));
    }
}

/// Which of these is best, if it is better than what was played, by so many standard errors.
fn better(more: &[Vec<f64>], doubt: f64) -> Option<usize> {
    let means = more.iter().map(|it| mean(it)).enumerate();
    let (best, most) = means.max_by(|(_, a), (_, b)| a.total_cmp(b))?;
    (most > 0.0 && most >= doubt * standard_error(&more[best])).then_some(best)
}

fn of_game<G: Opponents>(
    start: &G,
    data: &Data<G>,
    wanted: &cli::Improve,
    seed: u64,
) -> Result<Gains, String> {
    let n_seats = start.n_seats();
    let bot = |seat| data.bot(wanted.level, n_seats, character(seed, seat)).by_nodes();
    let bots = Bots::of(Seat::all(n_seats).map(bot), seed);
    let mut rng = rng_from_seed(!seed);
    let (mut before, mut gains) = (start.clone(), Gains::default());
    playout::play(start.clone(), bots, seed, |step, after| {
        if let Step::Act { seat, action } = step {
            let tries = Tries { data, wanted, seen: Seen::new(&before, seat), played: action };
            if let Some(more) = tries.more(&mut rng).map_err(io::Error::other)? {
                gains.add(&more);
            }
        }
        before = after.clone();
        Ok(())
    })
    .map_err(|why| why.to_string())?;
    Ok(gains)
}

/// A choice, and what was chosen.
struct Tries<'a, G: Opponents> {
    data: &'a Data<G>,
    wanted: &'a cli::Improve,
    seen: Seen<'a, G>,
    played: G::Action,
}

impl<G: Opponents> Tries<'_, G> {
    /// How much more other actions come to than what was played, future by future; `None` where there
    /// is no choice.
    fn more(&self, rng: &mut HouseRng) -> Result<Option<Vec<Vec<f64>>>, String> {
        let others = self.others(rng);
        if others.is_empty() {
            return Ok(None);
        }
        let mut more = vec![Vec::new(); others.len()];
        for _ in 0..self.wanted.futures {
            // Everybody meets the same cards and the same whims, so that what differs is the action's.
            let (imagined, luck) = (self.seen.imagine(rng), rng.next_u64());
            let played = self.lead_after(imagined.clone(), self.played, luck)?;
            for (more, &action) in more.iter_mut().zip(&others) {
                more.push(self.lead_after(imagined.clone(), action, luck)? - played);
            }
        }
        Ok(Some(more))
    }

    /// The actions to try: those that promise most, and others by lot.
    fn others(&self, rng: &mut HouseRng) -> Vec<G::Action> {
        let look = OnePly::new(self.data.evaluator().clone(), Weakness::default(), 0);
        let stop = Stop::new();
        let ranked = look.rank(&self.seen, Limits::new(NODES, &stop), rng);
        let seat = self.seen.seat();
        let now = self.seen.imagine(rng);
        let is_tried = |it: &G::Action| *it != self.played && !G::is_twin(&now, seat, *it);
        let mut ranked: Vec<G::Action> =
            ranked.into_iter().map(|(action, _)| action).filter(is_tried).collect();
        let best = self.wanted.best.min(ranked.len());
        let n_tried = (best + self.wanted.others).min(ranked.len());
        for place in best..n_tried {
            let drawn = rng.random_range(place..ranked.len());
            ranked.swap(place, drawn);
        }
        ranked.truncate(n_tried);
        ranked
    }

    /// The points of the seat over the best other one when the game ends, it being played on after
    /// this action with this luck.
    fn lead_after(&self, mut from: G, action: G::Action, luck: u64) -> Result<f64, String> {
        let (seat, n_seats) = (self.seen.seat(), from.n_seats());
        from.apply(Step::Act { seat, action }, &mut ());
        let bot = |it| {
            let Bot { player, mut budget } =
                self.data.bot(self.wanted.then, n_seats, character(luck, it)).by_nodes();
            budget.nodes = self.wanted.then_nodes.unwrap_or(budget.nodes);
            Bot { player, budget }
        };
        let bots = Bots::of(Seat::all(n_seats).map(bot), luck);
        let (end, _) =
            playout::play(from, bots, luck, |_, _| Ok(())).map_err(|why| why.to_string())?;
        Ok(f64::from(lead(&end.totals().map(|it| it as f32), seat, n_seats)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_better_in_one_half_is_judged_by_the_other() {
        let mut gains = Gains::default();
        // Futures 0 and 2 choose the first action by 4 points, 1 and 3 judge it to lose 2; those would
        // stay with what was played.
        gains.add(&[vec![4.0, -2.0, 4.0, -2.0], vec![-1.0, -1.0, -1.0, -1.0]]);
        // All four together find it a point better.
        let wanted = Gains { choices: 1, changed: [0.5; 3], gain: [-1.0; 3], most: 1.0 };
        assert_eq!(gains, wanted);
    }

    #[test]
    fn what_is_always_better_is_gained_whatever_the_doubt() {
        let mut gains = Gains::default();
        gains.add(&[vec![-3.0; 8], vec![2.5; 8]]);
        gains.add(&[vec![-3.0; 8], vec![-0.5; 8]]);
        assert_eq!(gains, Gains { choices: 2, changed: [1.0; 3], gain: [2.5; 3], most: 2.5 });
    }

    #[test]
    fn who_doubts_leaves_what_is_only_seldom_better() {
        // Mean 1, standard error √(48 / 12) = 2.
        let seldom = vec![vec![7.0, -1.0, -1.0, -1.0]];
        assert_eq!(better(&seldom, 0.0), Some(0));
        assert_eq!(better(&seldom, 1.0), None);
        assert_eq!(better(&[], 0.0), None);
    }
}
