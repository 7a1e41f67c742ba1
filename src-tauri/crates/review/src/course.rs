//! [`Standing`]: how the game stood where a turn began.
//!
//! What is told is the **mean of what the seats knew**: each seat imagines what it cannot see, plays
//! a few futures on, and the seats' answers are averaged. Nothing that lay hidden from everybody
//! counts, and a secret counts for as much as the part of the table that knew it.

use game::{Game, Seat, Seen, rng_from_seed};
use rand::Rng as _;
use search::{Determinization, Evaluator, Limits, Simulator, Stop};
use serde::{Deserialize, Serialize};

use crate::future::End;
use crate::settings::Settings;

/// How the game stood where a turn began, by the mean of what the seats knew.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// After how many steps.
    pub at: u32,
    /// Each seat's chance of being first, 0..=1.
    pub chances: Vec<f64>,
    /// What each seat was expected to end with.
    pub points: Vec<f64>,
}

/// A position where a turn began.
#[derive(Clone, Debug)]
pub(crate) struct Beginning<G> {
    pub(crate) at: usize,
    pub(crate) position: G,
    pub(crate) left: f64,
    pub(crate) seed: u64,
}

/// How it stood there. `None` when stopped on the way.
pub(crate) fn standing<G: Game>(
    it: &Beginning<G>,
    evaluator: &impl Evaluator<G>,
    settings: &Settings,
    heads: &[f32],
    stop: &Stop,
) -> Option<Standing> {
    let n_seats = it.position.n_seats();
    let mut simulator = Simulator::new(evaluator, settings.considers, Limits::new(u32::MAX, stop));
    let mut chances = vec![0.0; usize::from(n_seats)];
    let mut points = chances.clone();
    for seat in Seat::all(n_seats) {
        for n in 0..settings.standings {
            let mut rng = rng_from_seed(it.seed);
            // The same luck in all eyes: only what they know differs.
            rng.set_stream(n as u64);
            let luck = rng.next_u64();
            let future =
                Determinization { start: Seen::new(&it.position, seat).imagine(&mut rng), luck };
            let mut end = End::of(&mut simulator, &future, None, settings.rounds)?;
            end.start_ahead(heads);
            let by_odds = end.chances(settings.odds, n_seats, it.left);
            chances.iter_mut().zip(by_odds).for_each(|(sum, chance)| *sum += chance);
            points.iter_mut().zip(end.worth).for_each(|(sum, worth)| *sum += f64::from(worth));
        }
    }
    let n = (usize::from(n_seats) * settings.standings) as f64;
    let mean = |sum: f64, scale: f64| (sum / n * scale).round() / scale;
    Some(Standing {
        at: it.at as u32,
        chances: chances.into_iter().map(|sum| mean(sum, 1000.0)).collect(),
        points: points.into_iter().map(|sum| mean(sum, 10.0)).collect(),
    })
}
