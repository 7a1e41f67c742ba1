//! One block: one deal, played so that A sits at every seat once.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::{fmt, mem};

use bots::{Bot, Opponents, character};
use game::{Game, HouseRng, Seat, Seen};
use search::{Limits, Player};

use crate::bots::Bots;
use crate::clock::{Clock, Watch};
use crate::playout;
use crate::trace::{States, Writer};

/// One of the two who are compared: makes its bots.
pub(super) trait Side<G: Game>: Sync {
    /// Its bot for a seat of the game that is told there, at a table of so many seats.
    ///
    /// # Errors
    /// When it cannot play.
    fn bot(&self, n_seats: u8, character: u64, told: &Told) -> Result<Bot<G>, String>;
}

/// The trace of a game up to now.
#[derive(Clone, Default)]
pub(super) struct Told(Arc<Mutex<Vec<u8>>>);

impl Told {
    /// What has been told since the first so many bytes of it.
    pub(super) fn since(&self, n_bytes: usize) -> Vec<u8> {
        self.0.lock().expect("no thread panics here")[n_bytes..].to_vec()
    }
}

impl Write for Told {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no thread panics here").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
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
    setup: &G::Setup,
    n_seats: u8,
    a: &dyn Side<G>,
    b: &dyn Side<G>,
    seed: u64,
) -> Result<Block, String> {
    if n_seats == 1 {
        return Ok(Block { games: vec![alone(setup, a, b, seed)?] });
    }
    let games = Seat::all(n_seats).map(|own| {
        let side = |seat: Seat| if seat == own { a } else { b };
        let (end, thoughts) = play(setup, n_seats, side, seed)?;
        Ok(judged(&end, own, thoughts))
    });
    Ok(Block { games: games.collect::<Result<_, String>>()? })
}

/// With one seat both play the same deal, and their totals are compared.
fn alone<G: Opponents>(
    setup: &G::Setup,
    a: &dyn Side<G>,
    b: &dyn Side<G>,
    seed: u64,
) -> Result<Outcome, String> {
    let of = |side| {
        let (end, mut thoughts) = play::<G>(setup, 1, |_| side, seed)?;
        Ok::<_, String>((f64::from(end.totals()[0]), thoughts.swap_remove(0)))
    };
    let (points_a, time_a) = of(a)?;
    let (points_b, time_b) = of(b)?;
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
fn play<'a, G: Opponents>(
    setup: &G::Setup,
    n_seats: u8,
    side: impl Fn(Seat) -> &'a dyn Side<G>,
    seed: u64,
) -> Result<(G, Vec<Thought>), String> {
    let text = |why: &dyn fmt::Display| why.to_string();
    let start = G::new(setup).map_err(|why| text(&why))?;
    let told = Told::default();
    let mut trace =
        Writer::begin::<G>(told.clone(), States::LeftOut, setup, seed).map_err(|why| text(&why))?;
    let bot = |seat| side(seat).bot(n_seats, character(seed, seat), &told).map(Timed::of);
    let bots: Vec<_> = Seat::all(n_seats).map(bot).collect::<Result<_, String>>()?;
    let (timed, thoughts): (Vec<_>, Vec<_>) = bots.into_iter().unzip();
    let bots = Bots::of(timed.into_iter(), seed);
    let (end, _) = playout::play(start, bots, seed, |step, position| trace.step(step, position))
        .map_err(|why| text(&why))?;
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
