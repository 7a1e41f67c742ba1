//! [`Mean`]: the mean of a number over games, and how sure it is.

use serde::Serialize;

/// The mean of a number over some games.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
pub struct Mean {
    /// How many games.
    pub games: u32,
    /// The mean.
    pub mean: f64,
    /// Its standard error; absent for a single game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
}

impl Mean {
    /// Of these numbers, one a game; nothing of none.
    pub fn of(numbers: &[f64]) -> Option<Self> {
        if numbers.is_empty() {
            return None;
        }
        let n = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / n;
        let squares: f64 = numbers.iter().map(|it| (it - mean).powi(2)).sum();
        let error = (numbers.len() > 1).then(|| (squares / (n - 1.0) / n).sqrt());
        Some(Self { games: numbers.len() as u32, mean, error })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_says_how_sure_it_is() {
        assert_eq!(Mean::of(&[]), None);
        assert_eq!(Mean::of(&[-3.0]), Some(Mean { games: 1, mean: -3.0, error: None }));
        let it = Mean::of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]).unwrap();
        // The variance of the sample is 32 / 7; the error of the mean its root over that of eight.
        assert_eq!((it.games, it.mean), (8, 5.0));
        assert!((it.error.unwrap() - (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
    }
}
