//! [`even`]: the head starts that would make the chances of some people equal.
//!
//! Ratings say how likely each is to come first: with `r` points a weight of `10^(r / 400)`, and a
//! chance of one's part of all weights (Plackett and Luce; for two, Bradley and Terry). Points of a
//! head start work the same way: with final scores spread so that the margin of two equals is
//! logistic with the width `s`, `h` points multiply a weight by `e^(h / s)`. So whoever is `d`
//! rating points below the best is brought level by `s · d · ln 10 / 400` points.

use std::f64::consts::{LN_10, PI};

use crate::Rating;

/// Rating points for ten to one.
const TEN_TO_ONE: f64 = 400.0;

/// What is proposed, seat by seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Even {
    /// The chances with the head starts as they are.
    pub now: Vec<f64>,
    /// The head starts that make them as equal as whole points can.
    pub points: Vec<u16>,
    /// The chances with them.
    pub then: Vec<f64>,
}

/// The head starts of at most `most` points that make the chances equal, where the scores of a game
/// are spread like this. Nothing where the ratings tell nobody apart: where no two differ by more
/// than one standard deviation of their difference, or by less than half a point is worth.
pub fn even(ratings: &[Rating], given: &[u16], spread: f64, most: u16) -> Option<Even> {
    let is_apart = |a: &Rating, b: &Rating| a.points - b.points > a.deviation.hypot(b.deviation);
    if !ratings.iter().any(|a| ratings.iter().any(|b| is_apart(a, b))) {
        return None;
    }
    let best = ratings.iter().map(|it| it.points).fold(f64::NEG_INFINITY, f64::max);
    let fair = |it: &Rating| (spread * (best - it.points) * LN_10 / TEN_TO_ONE).round();
    let points: Vec<u16> = ratings.iter().map(|it| fair(it).min(f64::from(most)) as u16).collect();
    if points.iter().all(|&it| it == 0) {
        return None;
    }
    let chances = |ahead: &[u16]| chances(ratings, ahead, spread);
    Some(Even { now: chances(given), then: chances(&points), points })
}

/// The share of games in which one ends ahead of another, without head starts.
pub fn ahead(one: Rating, other: Rating) -> f64 {
    chances(&[one, other], &[], 1.0)[0]
}

/// Everybody's chance of being first, with these head starts.
fn chances(ratings: &[Rating], ahead: &[u16], spread: f64) -> Vec<f64> {
    let ahead = ahead.iter().map(|&it| f64::from(it) / spread).chain(std::iter::repeat(0.0));
    let logit = |(it, ahead): (&Rating, f64)| it.points * LN_10 / TEN_TO_ONE + ahead;
    let logits: Vec<f64> = ratings.iter().zip(ahead).map(logit).collect();
    let most = logits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = logits.iter().map(|it| (it - most).exp()).collect();
    let sum: f64 = weights.iter().sum();
    weights.iter().map(|it| it / sum).collect()
}

/// How final scores are spread, from games of which each seat's score and rating before are known:
/// the width of the logistic distribution of a margin of two equals. A margin that the ratings
/// foretell counts as foretold: where `g` is the gap in units of `400 / ln 10` rating points, the
/// square of a margin is `s² (π² / 3 + g²)` on the mean. Nothing where nobody was ever ahead.
pub fn spread_of<'a>(games: impl IntoIterator<Item = &'a [(i32, f64)]>) -> Option<f64> {
    let (mut margins, mut foretold) = (0.0, 0.0);
    for game in games {
        for (n, (score, rating)) in game.iter().enumerate() {
            for (other, theirs) in &game[..n] {
                margins += (f64::from(*score) - f64::from(*other)).powi(2);
                foretold += PI * PI / 3.0 + ((rating - theirs) * LN_10 / TEN_TO_ONE).powi(2);
            }
        }
    }
    (margins > 0.0).then(|| (margins / foretold).sqrt())
}

/// These shares in whole percent that add up to 100: what is left over goes to those that lose most
/// by rounding down, the first of equals first.
pub fn percents(shares: &[f64]) -> Vec<u8> {
    let mut percents: Vec<u8> = shares.iter().map(|it| (it * 100.0).floor() as u8).collect();
    let lost = |n: usize| shares[n] * 100.0 - (shares[n] * 100.0).floor();
    let mut by_loss: Vec<usize> = (0..shares.len()).collect();
    by_loss.sort_by(|&a, &b| lost(b).total_cmp(&lost(a)));
    let left = 100_usize.saturating_sub(percents.iter().map(|&it| usize::from(it)).sum());
    for &n in by_loss.iter().take(left) {
        percents[n] += 1;
    }
    percents
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn rating(points: f64) -> Rating {
        Rating { points, deviation: 50.0 }
    }

    fn proposed(points: &[f64], spread: f64) -> Option<Even> {
        let ratings: Vec<Rating> = points.iter().copied().map(rating).collect();
        even(&ratings, &[], spread, 99)
    }

    #[test]
    fn who_is_weaker_gets_what_the_gap_is_worth() {
        // 400 points are ten to one; e^(h / 10) = 10 for 23 points.
        let it = proposed(&[1_400.0, 1_000.0], 10.0).unwrap();
        assert_eq!(it.points, [0, 23]);
        assert_eq!(percents(&it.now), [91, 9]);
        assert_eq!(percents(&it.then), [50, 50]);
        let three = proposed(&[1_000.0, 1_200.0, 1_100.0], 10.0).unwrap();
        assert_eq!(three.points, [12, 0, 6]);
    }

    #[test]
    fn ten_to_one_is_what_400_points_mean() {
        assert!((ahead(rating(1_400.0), rating(1_000.0)) - 10.0 / 11.0).abs() < 1e-9);
        assert!((ahead(rating(1_000.0), rating(1_400.0)) - 1.0 / 11.0).abs() < 1e-9);
        assert!((ahead(rating(900.0), rating(900.0)) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn head_starts_that_are_given_count_for_the_chances_now() {
        let ratings = [rating(1_400.0), rating(1_000.0)];
        let it = even(&ratings, &[0, 23], 10.0, 99).unwrap();
        assert_eq!((it.now, it.points), (it.then, vec![0, 23]));
    }

    #[test]
    fn nobody_is_ahead_of_an_equal_or_of_somebody_hardly_known() {
        assert_eq!(proposed(&[1_000.0, 1_000.0], 10.0), None);
        assert_eq!(proposed(&[1_000.0, 1_070.0], 10.0), None, "as near as this is no difference");
        assert!(proposed(&[1_000.0, 1_075.0], 10.0).is_some());
        assert_eq!(proposed(&[1_000.0, 1_100.0], 0.5), None, "a point is worth more than that");
        let [one, other] = [1_000.0, 1_200.0].map(|points| Rating { points, deviation: 150.0 });
        assert_eq!(even(&[one, other], &[], 10.0, 99), None);
    }

    #[test]
    fn more_than_may_be_given_is_not_proposed() {
        let it = proposed(&[2_000.0, 1_000.0], 30.0).unwrap();
        assert_eq!(it.points, [0, 99]);
        assert!(it.now[1] < it.then[1] && it.then[1] < it.then[0]);
    }

    #[test]
    fn the_spread_is_found_again_in_margins_of_unequals() {
        // Margins of a logistic distribution by its quantiles, moved by what 200 points are worth.
        let (spread, gap) = (12.0, 200.0_f64);
        let shift = spread * gap * LN_10 / TEN_TO_ONE;
        let games: Vec<[(i32, f64); 2]> = (1..2_000)
            .map(|n| {
                let p = f64::from(n) / 2_000.0;
                let margin = spread * (p / (1.0 - p)).ln() + shift;
                [(margin.round() as i32, 1_000.0 + gap), (0, 1_000.0)]
            })
            .collect();
        let found = spread_of(games.iter().map(<[_; 2]>::as_slice)).unwrap();
        assert!((found / spread - 1.0).abs() < 0.02, "{found}");
        assert_eq!(spread_of([]), None);
        assert_eq!(spread_of([&[(7, 1_000.0), (7, 1_000.0)][..]]), None, "nobody was ever ahead");
    }

    #[test]
    fn percents_add_up() {
        assert_eq!(percents(&[1.0 / 3.0; 3]), [34, 33, 33]);
        assert_eq!(percents(&[0.125, 0.875]), [13, 87]);
        assert_eq!(percents(&[0.004, 0.996]), [0, 100]);
    }

    proptest! {
        #[test]
        fn chances_become_equal(
            points in prop::collection::vec(800.0..1_400.0_f64, 2..=5), spread in 8.0..15.0_f64,
        ) {
            if let Some(it) = proposed(&points, spread) {
                let even = 1.0 / points.len() as f64;
                for then in &it.then {
                    prop_assert!((then - even).abs() < 0.04, "{:?}", it);
                }
                prop_assert!(it.points.contains(&0), "the best has none: {:?}", it);
                prop_assert_eq!(percents(&it.now).iter().map(|&it| u32::from(it)).sum::<u32>(), 100);
            }
        }

        #[test]
        fn order_at_the_table_changes_nothing(
            a in 700.0..1_500.0_f64, b in 700.0..1_500.0_f64, spread in 2.0..40.0_f64,
        ) {
            let [one, other] = [[a, b], [b, a]].map(|it| proposed(&it, spread));
            let turned = other.map(|mut it| {
                for list in [&mut it.now, &mut it.then] {
                    list.reverse();
                }
                it.points.reverse();
                it
            });
            match (one, turned) {
                (Some(one), Some(other)) => {
                    prop_assert_eq!(&one.points, &other.points);
                    prop_assert!((one.now[0] - other.now[0]).abs() < 1e-9);
                }
                (one, other) => prop_assert_eq!(one, other),
            }
        }

        #[test]
        fn a_wider_gap_is_never_worth_less(
            gap in 0.0..700.0_f64, more in 0.0..200.0_f64, spread in 2.0..40.0_f64,
        ) {
            let of = |gap: f64| proposed(&[1_000.0 + gap, 1_000.0], spread).map_or(0, |it| it.points[1]);
            prop_assert!(of(gap) <= of(gap + more));
        }
    }
}
