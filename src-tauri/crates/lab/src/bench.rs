//! `lab bench`: how fast the engines are.
//!
//! CPU time of one thread, the median of several runs: a shared machine disturbs single runs, and
//! wall time says nothing on it. Calls are measured on the positions of random games as they come,
//! so a figure is the mean over a whole game.

use std::hint::black_box;
use std::io::Write;

use game::{Game, HouseRng, Seat, Seen, Step, Title, Turn, Viewer, rng_from_seed};
use serde::Serialize;
use table::{GameId, for_game};

use crate::clock::Clock;
use crate::{Done, cli};

/// Runs of which the median counts.
const RUNS: usize = 7;
/// The least CPU time of a run, in seconds; longer than the clock's grain and the cache's warm-up.
const LEAST_SECONDS: f64 = 0.02;
/// Random games whose positions are measured.
const GAMES: usize = 24;
/// One position in so many is kept; no divisor of a round's length, so that all stages are met.
const EVERY: u32 = 7;
/// How often a call is repeated at one position.
const REPEATS: u32 = 16;
/// The seed of the first of them.
const SEED: u64 = 1;

pub(crate) fn run(wanted: &cli::Bench, out: &mut dyn Write) -> Done {
    if !wanted.json {
        writeln!(out, "{}", Figures::HEAD)?;
    }
    for &game in GameId::ALL {
        if wanted.game.is_none_or(|only| only == game) {
            for_game!(game, G => bench::<G>(wanted.json, out))?;
        }
    }
    Ok(())
}

fn bench<G: Title>(is_json: bool, out: &mut dyn Write) -> Done {
    for seats in G::LEAST_SEATS..=G::MOST_SEATS {
        let start = G::new(&G::standard(seats))?;
        let figures = measure(&start, seats);
        if is_json {
            serde_json::to_writer(&mut *out, &figures)?;
            writeln!(out)?;
        } else {
            figures.print(out)?;
        }
        out.flush()?;
    }
    Ok(())
}

/// What is measured of one game with so many seats. Names as in the JSON, which others read.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    /// Random games from start to end, each choice drawn by `sample_action` and `sample_chance`.
    games_per_s: f64,
    /// Steps in them, chance included.
    steps_per_s: f64,
    clone_ns: f64,
    /// All legal actions of a seat on turn, listed.
    legal_actions_ns: f64,
    /// One step, without events.
    apply_ns: f64,
    /// What the app does for a ghost: `foresee` with events told, and the sheet after it.
    preview_ns: f64,
    imagine_ns: f64,
    /// The whole sheet of everything, with lines and fields.
    score_ns: f64,
    /// The totals alone.
    totals_ns: f64,
    view_ns: f64,
    offer_ns: f64,
    state_bytes: usize,
}

impl Figures {
    const HEAD: &'static str = "game      seats   games/s    steps/s  clone ns  legal ns  apply ns  \
        preview ns  imagine ns  score ns  totals ns   view ns  offer ns   bytes";

    fn print(&self, out: &mut dyn Write) -> Done {
        let Self { game, seats, games_per_s, steps_per_s, state_bytes, .. } = self;
        write!(out, "{game:<9} {seats:>5} {games_per_s:>9.0} {steps_per_s:>10.0}")?;
        write!(out, " {:>9.1} {:>9.1}", self.clone_ns, self.legal_actions_ns)?;
        write!(out, " {:>9.1} {:>11.1}", self.apply_ns, self.preview_ns)?;
        write!(out, " {:>11.1} {:>9.1}", self.imagine_ns, self.score_ns)?;
        write!(out, " {:>10.1} {:>9.1}", self.totals_ns, self.view_ns)?;
        Ok(writeln!(out, " {:>9.1} {state_bytes:>7}", self.offer_ns)?)
    }
}

fn measure<G: Game>(start: &G, seats: u8) -> Figures {
    let Sample { positions, choices, logs } = Sample::of(start);
    let mut rng = rng_from_seed(SEED);
    let (mut n_games, mut n_steps) = (0_u32, 0);
    let seconds_per_game = median_seconds(|| {
        n_games += 1;
        n_steps += play(start, SEED + u64::from(n_games), |_, _| {});
        1
    });
    // Warm-up games included: only the mean length is wanted.
    let steps_per_game = f64::from(n_steps) / f64::from(n_games);
    // Each position several times in a row, as in a search: what is measured is the call, not the
    // way of a position from memory.
    let all = |call: &mut dyn FnMut(&G)| {
        1e9 * median_seconds(|| {
            for position in &positions {
                (0..REPEATS).for_each(|_| call(position));
            }
            positions.len() as u32 * REPEATS
        })
    };
    let chosen = |call: &mut dyn FnMut(&G, Seat, G::Action)| {
        1e9 * median_seconds(|| {
            for (position, seat, action) in &choices {
                (0..REPEATS).for_each(|_| call(position, *seat, *action));
            }
            choices.len() as u32 * REPEATS
        })
    };
    Figures {
        game: G::NAME,
        seats,
        games_per_s: 1.0 / seconds_per_game,
        steps_per_s: steps_per_game / seconds_per_game,
        clone_ns: all(&mut |it| drop(black_box(it.clone()))),
        legal_actions_ns: chosen(&mut |it, seat, _| {
            it.legal_actions(seat).for_each(|action| {
                black_box(action);
            });
        }),
        apply_ns: 1e9 * median_seconds(|| logs.iter().map(|log| replayed(start, log)).sum()),
        preview_ns: chosen(&mut |it, seat, action| {
            let viewer = Viewer::Seat(seat);
            let mut events = Vec::new();
            let next = it.foresee(seat, action, &mut events);
            for event in &events {
                drop(black_box(G::tell(event, viewer)));
            }
            drop(black_box(next.score(viewer)));
        }),
        imagine_ns: chosen(&mut |it, seat, _| {
            drop(black_box(Seen::new(it, seat).imagine(&mut rng)));
        }),
        score_ns: all(&mut |it| drop(black_box(it.score(Viewer::Everything)))),
        totals_ns: all(&mut |it| {
            black_box(it.totals());
        }),
        view_ns: chosen(&mut |it, seat, _| drop(black_box(it.view(Viewer::Seat(seat))))),
        offer_ns: chosen(&mut |it, seat, _| drop(black_box(it.offer(seat)))),
        state_bytes: size_of::<G>(),
    }
}

/// Random games with a part of their positions, evenly spread.
struct Sample<G: Game> {
    positions: Vec<G>,
    /// A position, whose choice it was, and what was chosen.
    choices: Vec<(G, Seat, G::Action)>,
    logs: Vec<Vec<Step<G>>>,
}

impl<G: Game> Sample<G> {
    fn of(start: &G) -> Self {
        let mut sample = Self { positions: Vec::new(), choices: Vec::new(), logs: Vec::new() };
        let (mut n_seen, mut n_chosen) = (0, 0);
        for seed in (SEED..).take(GAMES) {
            let mut log = Vec::new();
            play(start, seed, |position, step| {
                log.push(step);
                n_seen += 1;
                if n_seen % EVERY == 0 {
                    sample.positions.push(position.clone());
                }
                if let Step::Act { seat, action } = step {
                    n_chosen += 1;
                    if n_chosen % EVERY == 0 {
                        sample.choices.push((position.clone(), seat, action));
                    }
                }
            });
            sample.logs.push(log);
        }
        sample
    }
}

/// Plays a random game; gives the number of steps. `saw` sees each position with the step that is
/// taken there.
fn play<G: Game>(start: &G, seed: u64, mut saw: impl FnMut(&G, Step<G>)) -> u32 {
    let mut rng = rng_from_seed(seed);
    let mut position = start.clone();
    let mut n_steps = 0;
    while let Some(step) = random_step(&position, &mut rng) {
        saw(&position, step);
        position.apply(step, &mut ());
        n_steps += 1;
    }
    black_box(&position);
    n_steps
}

fn random_step<G: Game>(position: &G, rng: &mut HouseRng) -> Option<Step<G>> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => position.sample_chance(rng).map(Step::Chance),
        Turn::Seats(seats) => {
            let seat = seats.first()?;
            position.sample_action(seat, rng).map(|action| Step::Act { seat, action })
        }
    }
}

fn replayed<G: Game>(start: &G, log: &[Step<G>]) -> u32 {
    let mut position = start.clone();
    for &step in log {
        position.apply(step, &mut ());
    }
    black_box(&position);
    log.len() as u32
}

/// CPU seconds for one of the things that `work` does several of at a call; it gives how many.
fn median_seconds(mut work: impl FnMut() -> u32) -> f64 {
    let mut run = || {
        let clock = Clock::start();
        let mut n_done = 0;
        loop {
            n_done += work();
            let seconds = clock.seconds();
            if seconds >= LEAST_SECONDS {
                return seconds / f64::from(n_done.max(1));
            }
        }
    };
    // The first warms caches and branch predictors.
    run();
    let mut runs: [f64; RUNS] = std::array::from_fn(|_| run());
    runs.sort_by(f64::total_cmp);
    runs[RUNS / 2]
}
