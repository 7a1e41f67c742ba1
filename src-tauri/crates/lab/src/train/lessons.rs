//! [`Lesson`]: a decision, and what its actions came to in the same futures.

use bots::{Bot, Budget, Data, Opponents, character};
use game::{Game, HouseRng, Seat, Seen, rng_from_seed};
use rand::{Rng as _, RngExt};
use search::{Future, Leash, Player, Scout, Stop, lead};
use table::Level;

use crate::bots::Bots;
use crate::playout::play;
use crate::threads::on_threads;

/// Actions that are tried at a decision: the best by the weights so far, and others.
const BEST: usize = 3;
const OTHERS: usize = 3;

/// How often somebody does just anything, so that positions are met that good players avoid.
const WILD: f64 = 0.1;

/// One decision of so many is looked into, on the mean.
const EVERY: f64 = 6.0;

/// How many of its actions a seat considers in a future.
const CONSIDERS: usize = 12;

/// What is to be met.
pub(super) struct Plan {
    pub(super) seed: u64,
    pub(super) decisions: usize,
    pub(super) futures: u32,
    pub(super) rounds: u32,
    pub(super) seats: Vec<u8>,
    pub(super) threads: usize,
}

/// A decision of a seat.
pub(super) struct Lesson<G> {
    pub(super) seat: Seat,
    pub(super) n_seats: u8,
    /// Its actions.
    pub(super) tried: Vec<Tried<G>>,
}

/// An action.
pub(super) struct Tried<G> {
    /// The position at the end of the turn that it begins.
    pub(super) after: G,
    /// The lead of the seat in the end, less the mean of all actions of the decision.
    pub(super) better: f64,
}

/// Plays games and looks into some of their decisions, until there are enough. The same plan gives
/// the same lessons with any number of threads.
pub(super) fn lessons<G: Opponents>(data: &Data<G>, plan: &Plan) -> Result<Vec<Lesson<G>>, String> {
    let n_threads = plan.threads.clamp(1, 64) as u64;
    let mut all = Vec::new();
    let mut first = plan.seed;
    while all.len() < plan.decisions {
        let games = on_threads(plan.threads, first..first + n_threads, |seed| {
            lessons_of_game(data, plan, seed)
        });
        first += n_threads;
        for game in games {
            all.extend(game?);
        }
    }
    all.truncate(plan.decisions);
    Ok(all)
}

fn lessons_of_game<G: Opponents>(
    data: &Data<G>,
    plan: &Plan,
    seed: u64,
) -> Result<Vec<Lesson<G>>, String> {
    let counts: Vec<u8> = if plan.seats.is_empty() {
        (G::LEAST_SEATS..=G::MOST_SEATS).collect()
    } else {
        plan.seats.clone()
    };
    let n_seats = counts[(seed % counts.len() as u64) as usize];
    let start = G::new(&G::standard(n_seats)).map_err(|why| why.to_string())?;
    let bot = |seat| {
        let Bot { player, budget } = data.bot(Level::Rival, n_seats, character(seed, seat));
        // Bound by positions alone, so that the same seed plays the same game everywhere.
        Bot { player: Box::new(Wild(player)), budget: Budget { ms: None, ..budget } }
    };
    let bots = Bots::of(Seat::all(n_seats).map(bot), seed);
    let (mut rng, mut met) = (rng_from_seed(!seed), Vec::new());
    let look = |_, position: &G| {
        for seat in position.turn().seats().iter() {
            if rng.random_bool(1.0 / EVERY) {
                met.extend(looked_into(data, plan, position, seat, &mut rng));
            }
        }
        Ok(())
    };
    play(start, bots, seed, look).map_err(|why| why.to_string())?;
    Ok(met)
}

/// Plays like another, but for what it does just so.
struct Wild<G>(Box<dyn Player<G>>);

impl<G: Game> Player<G> for Wild<G> {
    fn choose(&self, seen: Seen<'_, G>, leash: Leash<'_>, rng: &mut HouseRng) -> Option<G::Action> {
        if rng.random_bool(WILD) {
            seen.sample_action(rng)
        } else {
            self.0.choose(seen, leash, rng)
        }
    }
}

/// What some actions of a seat come to; nothing where it has no choice.
fn looked_into<G: Opponents>(
    data: &Data<G>,
    plan: &Plan,
    position: &G,
    seat: Seat,
    rng: &mut HouseRng,
) -> Option<Lesson<G>> {
    let seen = Seen::new(position, seat);
    let mut legal: Vec<G::Action> = seen.legal_actions().collect();
    if legal.len() < 2 {
        return None;
    }
    let stop = Stop::new();
    let mut scout = Scout::new(data.guide(), CONSIDERS, Leash::new(u32::MAX, &stop));
    let now = seen.imagine(rng);
    let priors = scout.priors(&now, seat, &legal);
    let mut order: Vec<usize> = (0..legal.len()).collect();
    order.sort_by(|&a, &b| priors[b].total_cmp(&priors[a]));
    legal = order.into_iter().map(|n| legal[n]).collect();
    for place in BEST..(BEST + OTHERS).min(legal.len()) {
        let drawn = rng.random_range(place..legal.len());
        legal.swap(place, drawn);
    }
    legal.truncate(BEST + OTHERS);
    let n_seats = position.n_seats();
    let mut sums = vec![0.0; legal.len()];
    let here = Future { start: now, luck: rng.next_u64() };
    for _ in 0..plan.futures {
        let future = Future { start: seen.imagine(rng), luck: rng.next_u64() };
        for (sum, &action) in sums.iter_mut().zip(&legal) {
            let end = scout.end(&future, Some((seat, &[action])), plan.rounds)?;
            *sum += f64::from(lead(&end.worth, seat, n_seats));
        }
    }
    let mean = sums.iter().sum::<f64>() / sums.len() as f64;
    let better = |sum: f64| (sum - mean) / f64::from(plan.futures.max(1));
    let tried = legal.iter().zip(sums).map(|(&action, sum)| {
        let end = scout.end(&here, Some((seat, &[action])), 0)?;
        Some(Tried { after: end.position, better: better(sum) })
    });
    Some(Lesson { seat, n_seats, tried: tried.collect::<Option<_>>()? })
}
