//! How fast the rules are on one core: `cargo run --release -p kraje --example speed`.
//!
//! Times are CPU time of this thread where the system tells it, so that a busy machine spoils
//! them less.

#![allow(clippy::print_stdout, reason = "printing is all it is for")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::{Game, HouseRng, Seat, Step, Turn, Viewer, rng_from_seed};
use kraje::{Action, Kraje, Setup};

/// Random games in a run.
const N_GAMES: u32 = 200_000;

/// How long a single operation is measured. The system counts CPU time in steps of milliseconds.
const MEASURED: Duration = Duration::from_millis(400);

fn main() {
    println!("a state is {} bytes", size_of::<Kraje>());
    for seats in [1, 2] {
        println!("{seats} seats");
        let setup = Setup::for_seats(seats);
        let mut rng = rng_from_seed(u64::from(seats));
        measure_games(&setup, &mut rng);
        let positions = positions(&setup, &mut rng);
        measure_operations(&positions, &mut rng);
    }
}

fn measure_games(setup: &Setup, rng: &mut HouseRng) {
    let (mut n_steps, mut n_discards) = (0_u32, 0_u32);
    let begin = cpu_time();
    for _ in 0..N_GAMES {
        let mut position = Kraje::new(setup).expect("the setup is one of the game's own");
        while let Some(step) = random_step(&position, rng) {
            position.apply(step, &mut ());
            n_steps += 1;
            let is_discard = matches!(step, Step::Act { action: Action::Discard { .. }, .. });
            n_discards += u32::from(is_discard);
        }
        black_box(position.totals());
    }
    let seconds = since(begin).as_secs_f64();
    println!(
        "  {:.0} random games/s, {:.0} steps/s; {n_discards} discards in {N_GAMES} games",
        f64::from(N_GAMES) / seconds,
        f64::from(n_steps) / seconds,
    );
}

fn random_step(position: &Kraje, rng: &mut HouseRng) -> Option<Step<Kraje>> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => position.sample_chance(rng).map(Step::Chance),
        Turn::Seats(seats) => {
            let seat = seats.first()?;
            position.sample_action(seat, rng).map(|action| Step::Act { seat, action })
        }
    }
}

/// Positions of random games in which the first seat is on turn and has not moved yet.
fn positions(setup: &Setup, rng: &mut HouseRng) -> Vec<Kraje> {
    let mut positions = Vec::new();
    while positions.len() < 64 {
        let mut position = Kraje::new(setup).expect("the setup is one of the game's own");
        while let Some(step) = random_step(&position, rng) {
            position.apply(step, &mut ());
            if position.turn().has(Seat::FIRST) {
                positions.push(position.clone());
            }
        }
    }
    positions
}

fn measure_operations(positions: &[Kraje], rng: &mut HouseRng) {
    let seat = Seat::FIRST;
    let mut next = positions[0].clone();
    measure("clone", positions, |it| {
        next.clone_from(it);
        black_box(&next);
        1
    });
    measure("legal action listed", positions, |it| {
        it.legal_actions(seat).map(|action| usize::from(black_box(action) >= action)).sum()
    });
    measure("sample_action", positions, |it| it.sample_action(seat, rng).iter().count());
    measure("imagine", positions, |it| {
        black_box(it.imagine(seat, rng));
        1
    });
    measure("totals", positions, |it| {
        black_box(it.totals());
        1
    });
    // What a search does for every child: copy, place, total of all seats.
    measure("scored placement", positions, |it| {
        let actions = it.legal_actions(seat);
        let scored = actions.map(|action| {
            let mut next = it.clone();
            next.apply(Step::Act { seat, action }, &mut ());
            black_box(next.totals());
        });
        scored.count()
    });
    measure("sheet", positions, |it| {
        black_box(it.score(Viewer::Seat(seat)));
        1
    });
    measure("view", positions, |it| {
        black_box(it.view(Viewer::Seat(seat)));
        1
    });
    measure("offer", positions, |it| {
        black_box(it.offer(seat));
        1
    });
}

/// Prints the time of one operation; `run` says how many it did.
fn measure(name: &str, positions: &[Kraje], mut run: impl FnMut(&Kraje) -> usize) {
    let mut n = 0;
    let begin = cpu_time();
    while since(begin) < MEASURED {
        for position in positions.iter().cycle().take(20 * positions.len()) {
            n += run(black_box(position));
        }
    }
    let each = since(begin).as_secs_f64() * 1e9 / f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    println!("  {name}: {each:.1} ns");
}

fn since(begin: Duration) -> Duration {
    cpu_time().saturating_sub(begin)
}

/// CPU time of this thread, or the time of the clock where the system does not tell it.
fn cpu_time() -> Duration {
    static BEGIN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let begin = *BEGIN.get_or_init(Instant::now);
    let schedstat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let on_cpu = schedstat.and_then(|text| text.split(' ').next()?.parse().ok());
    on_cpu.map_or_else(|| begin.elapsed(), Duration::from_nanos)
}
