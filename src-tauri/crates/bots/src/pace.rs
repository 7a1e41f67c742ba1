//! How fast a device thinks, next to the machine on which the levels were measured.

use std::time::{Duration, Instant};

use game::{Game, HouseRng, Step, Title, Turn, rng_from_seed};
use hunters::Hunters;

/// Nanoseconds for a step of a random game on one thread of the machine where the levels were
/// measured, as `lab bench` prints it (hunters, two seats: 11.7 M steps/s; `tests/bench/`).
const STEP_NS: f64 = 85.0;

/// How many times longer this device takes for the same thinking: 1 as long, 2 twice as long.
/// Takes about as long as it is told; other work beside it disturbs it little, because the fastest
/// of many games counts. A build for development says nothing of the device: it counts as 1.
pub fn slowness(time: Duration) -> f32 {
    if cfg!(debug_assertions) {
        return 1.0;
    }
    (step_ns(time) / STEP_NS) as f32
}

/// Nanoseconds for a step of the fastest random game.
fn step_ns(time: Duration) -> f64 {
    let start = Hunters::new(&Hunters::standard(2)).expect("the usual setup is one");
    let mut rng = rng_from_seed(0);
    let began = Instant::now();
    let mut fastest = f64::INFINITY;
    while began.elapsed() < time || fastest.is_infinite() {
        let round = Instant::now();
        let n_steps = random_game(start.clone(), &mut rng);
        fastest = fastest.min(round.elapsed().as_nanos() as f64 / f64::from(n_steps.max(1)));
    }
    fastest
}

/// Plays a game to its end at random; how many steps it took.
fn random_game<G: Game>(mut position: G, rng: &mut HouseRng) -> u32 {
    let mut n_steps = 0;
    loop {
        let step = match position.turn() {
            Turn::Over => return n_steps,
            Turn::Chance => position.sample_chance(rng).map(Step::Chance),
            Turn::Seats(seats) => seats.first().and_then(|seat| {
                position.sample_action(seat, rng).map(|action| Step::Act { seat, action })
            }),
        };
        let Some(step) = step else { return n_steps };
        position.apply(step, &mut ());
        n_steps += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_random_game_is_played_to_its_end() {
        let start = Hunters::new(&Hunters::standard(2)).expect("the usual setup is one");
        assert!(random_game(start, &mut rng_from_seed(1)) > 100);
    }

    #[test]
    fn a_step_takes_some_time() {
        let step = step_ns(Duration::from_millis(5));
        assert!(step.is_finite() && step > 0.0, "{step}");
    }
}
