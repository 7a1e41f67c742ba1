//! [`usual`]: what a game as it comes usually brings a seat, reckoned once for all games of its kind.
//!
//! It is the mean of whole games that the judge's evaluator plays on all seats, as
//! `lab usual --game G --seats N` tells it, of 2,500 to 16,000 games each.

/// What a game usually brings a seat, in points.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Usual {
    /// The mean.
    pub points: f64,
    /// Its standard error.
    pub error: f64,
}

/// Game, seats, mean and standard error.
const USUAL: &[(&str, u8, f64, f64)] = &[
    ("kraje", 1, 45.47, 0.09),
    ("kraje", 2, 42.74, 0.09),
    ("hunters", 2, 133.00, 0.32),
    ("hunters", 3, 94.78, 0.25),
    ("hunters", 4, 71.70, 0.19),
    ("hunters", 5, 56.50, 0.16),
    ("okanagan", 2, 49.54, 0.19),
    ("okanagan", 3, 57.65, 0.14),
    ("okanagan", 4, 55.42, 0.13),
    ("bastards", 2, 9.89, 0.04),
    ("bastards", 3, 12.34, 0.04),
    ("bastards", 4, 13.01, 0.04),
    ("bastards", 5, 12.69, 0.04),
];

/// What the game of this name as it comes usually brings a seat; `None` where that was not reckoned.
pub fn usual(game: &str, n_seats: u8) -> Option<Usual> {
    let found = USUAL.iter().find(|it| (it.0, it.1) == (game, n_seats))?;
    Some(Usual { points: found.2, error: found.3 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_is_there_once_and_well_known() {
        for (i, &(game, n_seats, points, error)) in USUAL.iter().enumerate() {
            assert!(
                USUAL[..i].iter().all(|it| (it.0, it.1) != (game, n_seats)),
                "{game} {n_seats}"
            );
            assert!(error > 0.0 && error < 0.01 * points, "{game} {n_seats}: {points} ± {error}");
            assert_eq!(usual(game, n_seats), Some(Usual { points, error }));
        }
        assert_eq!(usual("another", 2), None);
    }
}
