//! One block: one deal, played so that A sits at every seat once.

use std::mem;
use std::sync::{Arc, Mutex};

use bots::{Bot, Opponents, character};
use game::{Game, HouseRng, Seat, Seen};
use search::{Limits, Player};

use crate::bots::Bots;
use crate::clock::{Clock, Watch};
use crate::playout;

/// One of the two who are compared: makes its bots.
pub(super) trait Side<G: Game>: Sync {
    /// Its bot for a seat at a table of so many seats.
    fn bot(&self, n_seats: u8, character: u64) -> Bot<G>;
}

/// How a block went.
pub(super) struct Block {
    pub(super) games: Vec<Outcome>,
}

/// How a game went for A.
pub(super) struct Outcome {
    /// Its part of the first place: 1 alone, 1/2 shared by two.
    pub(super) first: f64,
    /// Its points against each B, mean: 1 for a better place, 1/2 for the same.
    pub(super) pairs: f64,
    /// Its points less those of the best B.
    pub(super) margin: f64,
    /// Its points.
    pub(super) points_a: f64,
    /// The mean points of the others.
    pub(super) points_b: f64,
    /// What A used up.
    pub(super) time_a: Thought,
    /// What all B used up.
    pub(super) time_b: Thought,
}

/// What choosing has used up.
#[derive(Clone, Default)]
pub(super) struct Thought {
    /// Choices among several actions.
    pub(super) choices: u32,
    /// CPU seconds of the playing thread.
    pub(super) cpu: f64,
    /// Seconds by the clock on the wall, choice by choice.
    pub(super) walls: Vec<f32>,
}

/// Plays the deal of a seed with A at every seat once.
pub(super) fn play_block<G: Opponents>(
    start: &G,
    a: &impl Side<G>,
    b: &impl Side<G>,
    seed: u64,
) -> Result<Block, String> {
    let n_seats = start.n_seats();
    if n_seats == 1 {
        return Ok(Block { games: vec![alone(start, a, b, seed)?] });
    }
    let games = Seat::all(n_seats).map(|own| {
        let bot = |seat: Seat| {
            let character = character(seed, seat);
            if seat == own { a.bot(n_seats, character) } else { b.bot(n_seats, character) }
        };
        let (end, thoughts) = play(start, Seat::all(n_seats).map(bot), seed)?;
        Ok(judged(&end, own, thoughts))
    });
    Ok(Block { games: games.collect::<Result<_, String>>()? })
}

/// With one seat both play the same deal, and their totals are compared.
fn alone<G: Opponents>(
    start: &G,
    a: &impl Side<G>,
    b: &impl Side<G>,
    seed: u64,
) -> Result<Outcome, String> {
    let character = character(seed, Seat::FIRST);
    let of = |bot: Bot<G>| {
        let (end, mut thoughts) = play(start, [bot].into_iter(), seed)?;
        Ok::<_, String>((f64::from(end.totals()[0]), thoughts.swap_remove(0)))
    };
    let (points_a, time_a) = of(a.bot(1, character))?;
    let (points_b, time_b) = of(b.bot(1, character))?;
    let first = won(points_a, points_b);
    let margin = points_a - points_b;
    Ok(Outcome { first, pairs: first, margin, points_a, points_b, time_a, time_b })
}

/// 1 for more, 1/2 for as many.
fn won(own: f64, other: f64) -> f64 {
    match own.total_cmp(&other) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}

fn judged<G: Game>(end: &G, own: Seat, mut thoughts: Vec<Thought>) -> Outcome {
    let places = end.places().expect("the game is over");
    let totals = end.totals();
    let others = || Seat::all(end.n_seats()).filter(move |&seat| seat != own);
    let n_others = f64::from(end.n_seats() - 1);
    let n_first = Seat::all(end.n_seats()).filter(|&seat| places.of(seat) == 1).count();
    let is_first = places.of(own) == 1;
    let pair = |other: Seat| won(-f64::from(places.of(own)), -f64::from(places.of(other)));
    let best_other = others().map(|seat| totals[seat.index()]).max().unwrap_or(0);
    let sum: i32 = others().map(|seat| totals[seat.index()]).sum();
    let time_a = thoughts.remove(own.index());
    let mut time_b = Thought::default();
    for thought in thoughts {
        time_b.choices += thought.choices;
        time_b.cpu += thought.cpu;
        time_b.walls.extend(thought.walls);
    }
    Outcome {
        first: if is_first { 1.0 / n_first as f64 } else { 0.0 },
        pairs: others().map(pair).sum::<f64>() / n_others,
        margin: f64::from(totals[own.index()] - best_other),
        points_a: f64::from(totals[own.index()]),
        points_b: f64::from(sum) / n_others,
        time_a,
        time_b,
    }
}

/// Plays a game to its end; gives the last position and what each seat has used up.
pub(super) fn play<G: Opponents>(
    start: &G,
    bots: impl Iterator<Item = Bot<G>>,
    seed: u64,
) -> Result<(G, Vec<Thought>), String> {
    let (timed, thoughts): (Vec<_>, Vec<_>) = bots.map(Timed::of).unzip();
    let bots = Bots::of(timed.into_iter(), seed);
    let (end, _) =
        playout::play(start.clone(), bots, seed, |_, _| Ok(())).map_err(|why| why.to_string())?;
    let used =
        |it: &Arc<Mutex<Thought>>| mem::take(&mut *it.lock().expect("no thread panics here"));
    Ok((end, thoughts.iter().map(used).collect()))
}

/// A player, and what choosing uses up where there is anything to choose.
struct Timed<G: Game> {
    player: Box<dyn Player<G>>,
    thought: Arc<Mutex<Thought>>,
}

impl<G: Game> Timed<G> {
    /// The same bot, and where it is told what it has used up.
    fn of(bot: Bot<G>) -> (Bot<G>, Arc<Mutex<Thought>>) {
        let thought = Arc::default();
        let player = Box::new(Self { player: bot.player, thought: Arc::clone(&thought) });
        (Bot { player, ..bot }, thought)
    }
}

impl<G: Game> Player<G> for Timed<G> {
    fn choose(
        &self,
        seen: Seen<'_, G>,
        limits: Limits<'_>,
        rng: &mut HouseRng,
    ) -> Option<G::Action> {
        if seen.legal_actions().nth(1).is_none() {
            return self.player.choose(seen, limits, rng);
        }
        let (clock, watch) = (Clock::start(), Watch::start());
        let action = self.player.choose(seen, limits, rng);
        let mut thought = self.thought.lock().expect("no thread panics here");
        thought.choices += 1;
        thought.cpu += clock.seconds();
        thought.walls.push(watch.seconds() as f32);
        action
    }
}
