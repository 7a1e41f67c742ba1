//! [`WinModel`]: what expected points mean for the chance of being first.
//!
//! A seat's chance is its share of `exp(points / spread)`, where the spread is what still can change:
//! much at the start, little at the end. Both ends of it are fitted to games that bots played
//! (`lab odds`), so that of positions said to be won in 70 % about 70 % are won.

use game::{MAX_SEATS, Places, Seat};
use serde::{Deserialize, Serialize};

use crate::Worth;

/// What a lead means for the chance of being first.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WinModel {
    /// The spread in points when the game begins.
    pub early: f64,
    /// The spread at its end.
    pub late: f64,
}

impl WinModel {
    /// The spread in points when this part of the game is left.
    pub fn spread(&self, left: f64) -> f64 {
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
}

/// Each seat's share of the first place.
pub fn firsts(places: &Places) -> [f64; MAX_SEATS] {
    let places = places.as_slice();
    let mut firsts = [0.0; MAX_SEATS];
    let winners = || (0..places.len()).filter(|&seat| places[seat] == 1);
    let n = winners().count().max(1) as f64;
    for seat in winners() {
        firsts[seat] = 1.0 / n;
    }
    firsts
}

#[cfg(test)]
mod tests {
    use super::*;

    const ODDS: WinModel = WinModel { early: 10.0, late: 2.0 };

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
        assert!(near(firsts(&Places::by_key([5, 2, 5])), [0.5, 0.0, 0.5, 0.0, 0.0]));
    }

    fn near(one: [f64; MAX_SEATS], other: [f64; MAX_SEATS]) -> bool {
        one.iter().zip(other).all(|(a, b)| (a - b).abs() < 1e-9)
    }
}
