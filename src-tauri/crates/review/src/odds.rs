//! [`Odds`]: what expected points mean for the chance of being first.
//!
//! A seat's chance is its share of `exp(points / spread)`, where the spread is what still can change:
//! much at the start, little at the end. Both ends of it are fitted to games that bots played
//! (`lab odds`), so that of positions said to be won in 70 % about 70 % are won.

use game::{Game, MAX_SEATS, Seat, Step, Turn};
use search::{Guide, Worth};
use serde::{Deserialize, Serialize};

use crate::future::End;

/// What a lead means for the chance of being first.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Odds {
    /// The spread in points when the game begins.
    pub early: f64,
    /// The spread at its end.
    pub late: f64,
}

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

impl Odds {
    /// The spread in points when this part of the game is left.
    pub(crate) fn spread(&self, left: f64) -> f64 {
        self.late + (self.early - self.late) * left.clamp(0.0, 1.0).sqrt()
    }

    /// Each seat's chance of being first.
    pub fn chances(&self, worth: &Worth, n_seats: u8, left: f64) -> [f64; MAX_SEATS] {
        let spread = self.spread(left);
        let seats = || Seat::all(n_seats).map(Seat::index);
        let most = seats().map(|it| worth[it]).fold(f32::NEG_INFINITY, f32::max);
        let mut chances = [0.0; MAX_SEATS];
        for seat in seats() {
            chances[seat] = (f64::from(worth[seat] - most) / spread).exp();
        }
        let sum: f64 = chances.iter().sum();
        chances.map(|it| it / sum)
    }

    /// The same where a future was left: certainty where it was over.
    pub(crate) fn at(&self, end: &End, n_seats: u8, left: f64) -> [f64; MAX_SEATS] {
        match &end.places {
            Some(places) => firsts(places.as_slice()),
            None => self.chances(&end.worth, n_seats, left),
        }
    }
}

/// Each seat's share of the first place.
fn firsts(places: &[u8]) -> [f64; MAX_SEATS] {
    let mut firsts = [0.0; MAX_SEATS];
    let winners = || (0..places.len()).filter(|&seat| places[seat] == 1);
    let n = winners().count().max(1) as f64;
    for seat in winners() {
        firsts[seat] = 1.0 / n;
    }
    firsts
}

/// The positions of a finished game where a turn began, as the guide sees them, for fitting odds.
pub fn samples<G: Game>(guide: &impl Guide<G>, start: &G, steps: &[Step<G>]) -> Vec<Sample> {
    let mut position = start.clone();
    let mut seen = Vec::new();
    let mut last = None;
    for (n, &step) in steps.iter().enumerate() {
        let asked = position.turn().seats().first();
        if matches!(position.turn(), Turn::Seats(_)) && asked != last {
            seen.push((1.0 - n as f64 / steps.len() as f64, guide.value(&position)));
        }
        last = asked;
        position.apply(step, &mut ());
    }
    let Some(places) = position.places() else { return Vec::new() };
    let (firsts, n_seats) = (firsts(places.as_slice()), position.n_seats());
    seen.into_iter().map(|(left, worth)| Sample { left, worth, firsts, n_seats }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ODDS: Odds = Odds { early: 10.0, late: 2.0 };

    #[test]
    fn a_lead_is_worth_more_when_less_is_left() {
        let worth = [10.0, 4.0, 0.0, 0.0, 0.0];
        let at = |left| ODDS.chances(&worth, 2, left)[0];
        assert!((at(1.0) - 1.0 / (1.0 + (-0.6_f64).exp())).abs() < 1e-9);
        assert!((at(0.0) - 1.0 / (1.0 + (-3.0_f64).exp())).abs() < 1e-9);
        assert!(at(0.2) > at(0.7));
        let even = ODDS.chances(&[5.0; MAX_SEATS], 4, 0.5);
        assert!(near(even, [0.25, 0.25, 0.25, 0.25, 0.0]));
    }

    #[test]
    fn at_the_end_the_places_say_it_all() {
        assert!(near(firsts(&[1, 3, 1]), [0.5, 0.0, 0.5, 0.0, 0.0]));
    }

    fn near(one: [f64; MAX_SEATS], other: [f64; MAX_SEATS]) -> bool {
        one.iter().zip(other).all(|(a, b)| (a - b).abs() < 1e-9)
    }
}
