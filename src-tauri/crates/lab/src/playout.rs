//! `lab playout`: games between bots, dealt as the app deals them.

use std::fs::File;
use std::io::{BufWriter, Write};

use bots::Opponents;
pub(crate) use bots::play;
use game::{Game, Seat};
use table::{Level, for_game};

use crate::bots::Bots;
use crate::clock::Clock;
use crate::trace::{States, Writer};
use crate::{Done, cli, setup};

pub(crate) fn run(wanted: &cli::Playout, out: &mut dyn Write) -> Done {
    for_game!(wanted.game, G => play_out::<G>(wanted, out))
}

fn play_out<G: Opponents>(wanted: &cli::Playout, out: &mut dyn Write) -> Done {
    let setup = setup::of::<G>(wanted.seats, wanted.setup.as_deref())?;
    let start = G::new(&setup)?;
    let levels = levels(&wanted.bots, start.n_seats())?;
    let mut file = match &wanted.trace {
        None => None,
        Some(path) => {
            let file = File::create(path).map_err(|why| format!("{}: {why}", path.display()))?;
            Some(BufWriter::new(file))
        }
    };
    let states = if wanted.states { States::Written } else { States::LeftOut };
    let mut tally = Tally::new(start.n_seats());
    let clock = Clock::start();
    for seed in (wanted.seed..).take(usize::try_from(wanted.games)?) {
        let bots = Bots::new(&levels, seed);
        let end = match &mut file {
            None => play(start.clone(), bots, seed, |_, _| Ok(()))?,
            Some(file) => {
                let mut writer = Writer::begin::<G>(file, states, &setup, seed)?;
                let end =
                    play(start.clone(), bots, seed, |step, position| writer.step(step, position))?;
                writer.end(&end.0)?;
                end
            }
        };
        tally.add(&end.0, end.1);
    }
    if let Some(mut file) = file {
        file.flush()?;
    }
    writeln!(out, "{}, seats {}, first seed {}", G::NAME, start.n_seats(), wanted.seed)?;
    tally.print(&levels, clock.seconds(), out)
}

/// One bot for each seat.
pub(crate) fn levels(given: &[Level], n_seats: u8) -> Result<Vec<Level>, String> {
    match given {
        [all] => Ok(vec![*all; usize::from(n_seats)]),
        each if each.len() == usize::from(n_seats) => Ok(each.to_vec()),
        each => Err(format!("{} bots for {n_seats} seats", each.len())),
    }
}

/// How the games went.
struct Tally {
    n_games: u32,
    n_steps: usize,
    seats: Vec<SeatTally>,
}

#[derive(Clone)]
struct SeatTally {
    sum: f64,
    least: i32,
    most: i32,
    /// First places; a shared one counts as its part.
    firsts: f64,
}

impl Tally {
    fn new(n_seats: u8) -> Self {
        let seat = SeatTally { sum: 0.0, least: i32::MAX, most: i32::MIN, firsts: 0.0 };
        Self { n_games: 0, n_steps: 0, seats: vec![seat; usize::from(n_seats)] }
    }

    fn add<G: Game>(&mut self, end: &G, n_steps: usize) {
        self.n_games += 1;
        self.n_steps += n_steps;
        let totals = end.totals();
        let places = end.places();
        let places = places.as_ref().map_or(&[][..], |places| places.as_slice());
        let shares = places.iter().map(|&place| f64::from(u8::from(place == 1)));
        let n_firsts: f64 = shares.clone().sum();
        for ((seat, total), share) in self.seats.iter_mut().zip(totals).zip(shares) {
            seat.sum += f64::from(total);
            seat.least = seat.least.min(total);
            seat.most = seat.most.max(total);
            seat.firsts += share / n_firsts;
        }
    }

    fn print(&self, levels: &[Level], seconds: f64, out: &mut dyn Write) -> Done {
        if self.n_games == 0 {
            return Ok(writeln!(out, "0 games")?);
        }
        let n_games = f64::from(self.n_games);
        writeln!(
            out,
            "{} games, {} steps, {seconds:.3} s of CPU, {:.0} games/s",
            self.n_games,
            self.n_steps,
            n_games / seconds.max(1e-9)
        )?;
        let seats = Seat::all(self.seats.len() as u8).zip(&self.seats).zip(levels);
        for ((number, seat), &level) in seats {
            writeln!(
                out,
                "seat {number} {:<8} mean {:>7.2}  least {:>4}  most {:>4}  first {:>5.1} %",
                level.name(),
                seat.sum / n_games,
                seat.least,
                seat.most,
                100.0 * seat.firsts / n_games
            )?;
        }
        Ok(())
    }
}
