//! Random games for measuring and for profilers: `playouts SEATS GAMES [SEED]`.

#![allow(clippy::cast_precision_loss)] // figures for a person to read

use std::time::Instant;

use game::{Game, Step, Turn, rng_from_seed};
use okanagan::{Okanagan, Setup};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let [seats, games, rest @ ..] = &numbers[..] else {
        eprintln!("playouts SEATS GAMES [SEED]");
        std::process::exit(2);
    };
    let mut rng = rng_from_seed(rest.first().copied().unwrap_or(1));
    let setup = Setup::new(*seats as u8);
    let (mut steps, mut points, mut tiles) = (0u64, 0i64, 0usize);
    let begin = Instant::now();
    for _ in 0..*games {
        let mut position = Okanagan::new(&setup).expect("the number of seats is checked");
        loop {
            let step = match position.turn() {
                Turn::Over => break,
                Turn::Chance => position.sample_chance(&mut rng).map(Step::Chance),
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is on turn");
                    position.sample_action(seat, &mut rng).map(|action| Step::Act { seat, action })
                }
            };
            position.apply(step.expect("somebody can act"), &mut ());
            steps += 1;
        }
        points += i64::from(position.totals().iter().sum::<i32>());
        tiles += position.view(game::Viewer::Public).board.len();
    }
    let seconds = begin.elapsed().as_secs_f64();
    let games = *games as f64;
    eprintln!(
        "{:.0} games/s, {:.1} steps/game, {:.0} ns/step, {:.1} points/seat, {:.1} tiles, {} bytes",
        games / seconds,
        steps as f64 / games,
        seconds * 1e9 / steps as f64,
        points as f64 / games / *seats as f64,
        tiles as f64 / games,
        size_of::<Okanagan>(),
    );
}
