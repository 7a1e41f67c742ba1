//! [`Share`]: how often something happened, with how sure that is.

use serde::Serialize;

/// The standard normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

/// How often something happened out of a number of games. A shared win counts as a part of one.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(optional_fields))]
pub struct Share {
    /// How often.
    pub times: f64,
    /// Out of how many.
    pub of: u32,
    /// The share, 0 to 1; absent without games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rate: Option<f64>,
    /// The share that equal chances give.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<f64>,
    /// The lower end of the 95 % interval for the true share.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<f64>,
    /// Its upper end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<f64>,
}

impl FromIterator<(f64, f64)> for Share {
    /// Of games: how much of it happened in each, and how much of it equal chances give.
    fn from_iter<T: IntoIterator<Item = (f64, f64)>>(games: T) -> Self {
        let (mut times, mut of, mut expected) = (0.0, 0, 0.0);
        for (happened, chance) in games {
            (times, of, expected) = (times + happened, of + 1, expected + chance);
        }
        if of == 0 {
            return Self::default();
        }
        let rate = times / f64::from(of);
        let (low, high) = interval(rate, f64::from(of));
        let mark = Some(expected / f64::from(of));
        Self { times, of, rate: Some(rate), mark, low: Some(low), high: Some(high) }
    }
}

/// The 95 % interval of Wilson (1927) for a rate in `n` games. Unlike the simple one it stays
/// between 0 and 1 and means something for a handful of games.
fn interval(rate: f64, n: f64) -> (f64, f64) {
    let squared = Z * Z / n;
    let middle = (rate + squared / 2.0) / (1.0 + squared);
    let half = Z / (1.0 + squared) * (rate * (1.0 - rate) / n + squared / (4.0 * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_wilson() {
        // Worked by hand: 8 of 10 gives 0.4902 to 0.9433, 0 of 10 gives 0 to 0.2775.
        let (low, high) = interval(0.8, 10.0);
        assert!((low - 0.4902).abs() < 5e-5 && (high - 0.9433).abs() < 5e-5, "{low} {high}");
        let (low, high) = interval(0.0, 10.0);
        assert!(low < 1e-9 && (high - 0.2775).abs() < 5e-5, "{low} {high}");
        assert_eq!(Share::from_iter([]), Share::default());
    }

    #[test]
    fn a_shared_win_is_a_part_of_one() {
        let wins = Share::from_iter([(0.5, 0.5), (1.0, 0.25)]);
        assert_eq!((wins.rate, wins.mark), (Some(0.75), Some(0.375)));
    }
}
