//! [`Rating`]: how strong somebody seems, by who came before whom.
//!
//! Weng and Lin (2011), "A Bayesian Approximation Method for Online Ranking", the Bradley–Terry
//! form for any number of seats and for ties, as the crate `skillratings` has it. Its scale is
//! turned into one where 400 points more mean ten wins to one loss between two who are known well,
//! as with Elo. A rating widens by a little before each game, so that it can follow who learns.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong somebody seems, and how sure that is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    /// The points.
    pub points: f64,
    /// One standard deviation.
    pub deviation: f64,
}

/// A seat of a game to rate.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rated {
    /// Before the game.
    pub rating: Rating,
    /// Its place, from 1.
    pub place: u8,
    /// Whether the rating was measured elsewhere and stays as it is.
    pub is_anchor: bool,
}

/// What is known of somebody who has not played.
pub const NEWCOMER: Rating = Rating { points: MIDDLE, deviation: POINTS_PER_UNIT * 25.0 / 3.0 };

/// The points of the middle of the scale.
const MIDDLE: f64 = 1000.0;
/// The class width of the crate's scale, as usual a sixth of its middle.
const BETA: f64 = 25.0 / 6.0;
/// Points for one unit of the crate's scale: 400 / ln 10 for every `sqrt(2) * BETA`.
const POINTS_PER_UNIT: f64 = 400.0 / std::f64::consts::LN_10 / (std::f64::consts::SQRT_2 * BETA);
/// By how much a rating widens before each game.
const DRIFT: f64 = POINTS_PER_UNIT * 25.0 / 300.0;

impl Rating {
    fn widened(self) -> Self {
        Self { deviation: self.deviation.hypot(DRIFT).min(NEWCOMER.deviation), ..self }
    }

    fn to_units(self) -> WengLinRating {
        WengLinRating {
            rating: 25.0 + (self.points - MIDDLE) / POINTS_PER_UNIT,
            uncertainty: self.deviation / POINTS_PER_UNIT,
        }
    }

    fn from_units(it: WengLinRating) -> Self {
        Self {
            points: MIDDLE + (it.rating - 25.0) * POINTS_PER_UNIT,
            deviation: it.uncertainty * POINTS_PER_UNIT,
        }
    }
}

/// The ratings after a game, in the order of its seats.
pub fn rated(seats: &[Rated]) -> Vec<Rating> {
    let before: Vec<[WengLinRating; 1]> = seats
        .iter()
        .map(|seat| {
            let rating = if seat.is_anchor { seat.rating } else { seat.rating.widened() };
            [rating.to_units()]
        })
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(seats)
        .map(|(team, seat)| (team.as_slice(), MultiTeamOutcome::new(seat.place.into())))
        .collect();
    let config = WengLinConfig { beta: BETA, ..WengLinConfig::new() };
    let after = weng_lin_multi_team(&teams, &config).into_iter().flatten();
    let keep = |(seat, after): (&Rated, WengLinRating)| {
        if seat.is_anchor { seat.rating } else { Rating::from_units(after) }
    };
    seats.iter().zip(after).map(keep).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn new(place: u8) -> Rated {
        Rated { rating: NEWCOMER, place, is_anchor: false }
    }

    #[test]
    fn a_place_is_worth_more_than_the_next() {
        for n in 2..=5 {
            let seats: Vec<Rated> = (1..=n).map(new).collect();
            let after = rated(&seats);
            assert!(after.is_sorted_by(|a, b| a.points > b.points), "{after:?}");
            assert!(
                after.iter().all(|it| it.deviation < NEWCOMER.deviation),
                "all are known better"
            );
        }
    }

    #[test]
    fn a_tie_of_equals_changes_nothing_but_the_deviation() {
        let after = rated(&[new(1), new(1), new(1)]);
        assert!(after.iter().all(|it| (it.points - MIDDLE).abs() < 1e-6));
    }

    #[test]
    fn an_anchor_stays_and_pulls_others_to_where_they_belong() {
        let anchor = Rating { points: 1200.0, deviation: 10.0 };
        let mut own = NEWCOMER;
        // Ten wins to one loss: 400 points above the anchor.
        for n in 0..3_300 {
            let place = if n % 11 == 5 { 2 } else { 1 };
            let seats = [
                Rated { rating: own, place, is_anchor: false },
                Rated { rating: anchor, place: 3 - place, is_anchor: true },
            ];
            let after = rated(&seats);
            assert_eq!(after[1], anchor);
            own = after[0];
        }
        assert!((own.points - 1600.0).abs() < 60.0, "{own:?}");
        assert!(own.deviation < 110.0, "known well after so many games: {own:?}");
    }

    proptest! {
        #[test]
        fn ratings_stay_numbers(places in prop::collection::vec(1..=5_u8, 2..=5), games in 1..60) {
            let mut ratings = vec![NEWCOMER; places.len()];
            for _ in 0..games {
                let seats: Vec<Rated> = ratings.iter().zip(&places)
                    .map(|(&rating, &place)| Rated { rating, place, is_anchor: false }).collect();
                ratings = rated(&seats);
            }
            for it in ratings {
                prop_assert!(it.points.is_finite() && it.deviation > 0.0);
                prop_assert!(it.deviation <= NEWCOMER.deviation + 1e-9);
            }
        }
    }
}
