//! Times random full games: `cargo run --release -p hunters --example playout -- GAMES SEATS`.

use std::time::Instant;

use game::{Game, Step, Turn, rng_from_seed};
use hunters::{Hunters, Setup};

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u32>().expect("a number"));
    let (n_games, n_seats) = (args.next().unwrap_or(10_000), args.next().unwrap_or(2));
    let setup = Setup::new(n_seats as u8);
    let mut rng = rng_from_seed(1);
    let start = Hunters::new(&setup).expect("a plain setup");
    let (mut n_steps, mut points) = (0u32, 0);
    let clock = Instant::now();
    for _ in 0..n_games {
        let mut game = start.clone();
        loop {
            let step = match game.turn() {
                Turn::Chance => Step::Chance(game.sample_chance(&mut rng).expect("chance")),
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody");
                    let action = game.sample_action(seat, &mut rng).expect("an action");
                    Step::Act { seat, action }
                }
                Turn::Over => break,
            };
            game.apply(step, &mut ());
            n_steps += 1;
        }
        points += game.totals()[0];
    }
    let seconds = clock.elapsed().as_secs_f64();
    eprintln!(
        "{:.0} games/s, {:.1} steps a game, {:.1} ns a step, mean points {:.1}, {} bytes",
        f64::from(n_games) / seconds,
        f64::from(n_steps) / f64::from(n_games),
        seconds * 1e9 / f64::from(n_steps),
        f64::from(points) / f64::from(n_games),
        size_of::<Hunters>(),
    );
}
