//! [`Fortune`]: what the luck of many games comes to, and whether a fair bag explains it.
//!
//! In a fair bag luck is 0 on the mean in each game, whatever its spread is. So the sum of independent
//! games lies around 0, and the squares of what each of them brought say how far: its standard error is
//! the root of their sum. How far chance usually goes is two of these, everywhere the same: it goes
//! farther about once in twenty times.

use serde::Serialize;

/// Of fewer games than this nothing is said: such an error is hardly known itself then.
const ENOUGH: usize = 10;

/// How many standard errors a fair bag usually stays within: it leaves them once in twenty times.
const USUALLY: f64 = 2.0;

/// Whether a fair bag explains the luck of somebody.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Fair {
    /// There are too few games to say.
    #[default]
    Unknown,
    /// It lies where it usually does.
    Within,
    /// It lies farther out than once in twenty times.
    Beyond,
}

/// What the luck of so many games comes to.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Sum {
    /// All together.
    pub sum: f64,
    /// How far from 0 the sum of so many games usually lies at most: two standard errors.
    pub usually: f64,
}

/// What the luck of somebody's games comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct Fortune {
    /// After each of them.
    pub course: Vec<Sum>,
    /// After all of them.
    pub all: Sum,
    /// A game on the mean, and how far from 0 that usually lies.
    pub mean: Sum,
    /// Whether that is fair.
    pub fair: Fair,
}

impl Fortune {
    /// Of the luck of these games, the oldest first; nothing of none.
    pub fn of(lucks: &[f64]) -> Option<Self> {
        let add = |(sum, squares): &mut (f64, f64), luck: &f64| {
            (*sum, *squares) = (*sum + luck, *squares + luck.powi(2));
            Some(Sum { sum: *sum, usually: USUALLY * squares.sqrt() })
        };
        let course: Vec<Sum> = lucks.iter().scan((0.0, 0.0), add).collect();
        let all = *course.last()?;
        let n = lucks.len() as f64;
        let fair = match all {
            _ if lucks.len() < ENOUGH => Fair::Unknown,
            it if it.sum.abs() <= it.usually => Fair::Within,
            _ => Fair::Beyond,
        };
        let mean = Sum { sum: all.sum / n, usually: all.usually / n };
        Some(Self { course, all, mean, fair })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_added_up_game_by_game_with_how_far_it_usually_goes() {
        let it = Fortune::of(&[3.0, -4.0, 12.0]).unwrap();
        let told: Vec<_> = it.course.iter().map(|it| (it.sum, it.usually)).collect();
        assert_eq!(told, [(3.0, 6.0), (-1.0, 10.0), (11.0, 26.0)]);
        assert_eq!((it.all, it.mean.sum), (it.course[2], 11.0 / 3.0));
        assert_eq!((it.mean.usually, it.fair), (26.0 / 3.0, Fair::Unknown));
        assert_eq!(Fortune::of(&[]), None);
    }

    #[test]
    fn what_once_in_twenty_goes_farther_is_told_apart() {
        let of = |lucks: &[f64]| Fortune::of(lucks).unwrap().fair;
        // Ten times the same is √10 standard errors; up and down is none.
        assert_eq!(of(&[1.0; 10]), Fair::Beyond);
        assert_eq!(of(&[-1.0; 10]), Fair::Beyond);
        assert_eq!(of(&[1.0; 9]), Fair::Unknown);
        assert_eq!(of(&[1.0, -1.0].repeat(5)), Fair::Within);
        assert_eq!(of(&[0.0; 10]), Fair::Within, "nothing that was drawn changed anything");
    }

    #[test]
    fn a_fair_coin_is_called_unfair_about_once_in_twenty() {
        let mut bits = 0x9E37_79B9_7F4A_7C15_u64;
        let mut toss = || {
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            if bits & 1 == 0 { 1.0 } else { -1.0 }
        };
        let people = 2_000;
        let beyond = (0..people).filter(|_| {
            let lucks: Vec<f64> = (0..40).map(|_| toss()).collect();
            Fortune::of(&lucks).is_some_and(|it| it.fair == Fair::Beyond)
        });
        let share = beyond.count() as f64 / f64::from(people);
        assert!((0.02..0.08).contains(&share), "{share}");
    }
}
