//! Positions of finished games, for fitting [`search::WinModel`] to them.

use game::{Game, MAX_SEATS, Step, Turn};
use search::{Evaluator, Worth, firsts};

/// A position of a game whose end is known.
#[derive(Copy, Clone, Debug)]
pub struct Sample {
    /// The part of the game that was left.
    pub left: f64,
    /// What each seat was expected to end with.
    pub worth: Worth,
    /// Each seat's share of the first place in the end.
    pub firsts: [f64; MAX_SEATS],
    /// The seats.
    pub n_seats: u8,
}

/// The positions of a finished game where a turn began, as the evaluator sees them, for fitting odds.
pub fn samples<G: Game>(
    evaluator: &impl Evaluator<G>,
    start: &G,
    steps: &[Step<G>],
) -> Vec<Sample> {
    let mut position = start.clone();
    let mut seen = Vec::new();
    let mut last = None;
    for (n, &step) in steps.iter().enumerate() {
        let asked = position.turn().seats().first();
        if matches!(position.turn(), Turn::Seats(_)) && asked != last {
            seen.push((1.0 - n as f64 / steps.len() as f64, evaluator.value(&position)));
        }
        last = asked;
        position.apply(step, &mut ());
    }
    let Some(places) = position.places() else { return Vec::new() };
    let (firsts, n_seats) = (firsts(&places), position.n_seats());
    seen.into_iter().map(|(left, worth)| Sample { left, worth, firsts, n_seats }).collect()
}
