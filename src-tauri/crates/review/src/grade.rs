//! [`Estimate`] and [`Grade`]: how much was lost, how sure that is, and what it is called.

use serde::{Deserialize, Serialize};

/// A mean over futures with its standard error.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// What a decision is called.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Grade {
    /// Nothing better was found beyond doubt.
    Good,
    /// A little was given away.
    Inaccuracy,
    /// Something was given away.
    Mistake,
    /// Much was given away.
    Blunder,
}

/// To so many places behind the point, and never −0, which reads oddly.
pub fn rounded(it: f64, places: i32) -> f64 {
    let scale = 10_f64.powi(places);
    (it * scale).round() / scale + 0.0
}

/// How many standard errors are beyond doubt.
pub const DOUBT: f64 = 2.0;

impl Estimate {
    /// Of these trials.
    pub(crate) fn of(trials: &[f64]) -> Self {
        let n = trials.len() as f64;
        if trials.is_empty() {
            return Self::default();
        }
        let mean = trials.iter().sum::<f64>() / n;
        let variance =
            trials.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        // A single trial says nothing of how sure it is.
        let error = if trials.len() > 1 { (variance / n).sqrt() } else { mean.abs() };
        Self { mean, error }
    }

    /// To so many places behind the point: what is kept is what is shown, and reads back the same.
    pub(crate) fn rounded(self, places: i32) -> Self {
        Self { mean: rounded(self.mean, places), error: rounded(self.error, places) }
    }

    /// Whether it is above 0 beyond doubt.
    pub(crate) fn is_sure(self) -> bool {
        self.mean > 0.0 && self.mean > DOUBT * self.error
    }
}

impl Grade {
    /// What a loss is called on one scale, where these are the least losses of an inaccuracy, a
    /// mistake and a blunder.
    fn on_scale(loss: Estimate, limits: [f64; 3]) -> Self {
        if !loss.is_sure() {
            return Self::Good;
        }
        let [inaccuracy, mistake, blunder] = limits;
        match loss.mean {
            it if it >= blunder => Self::Blunder,
            it if it >= mistake => Self::Mistake,
            it if it >= inaccuracy => Self::Inaccuracy,
            _ => Self::Good,
        }
    }

    /// Whether a loss in points counts, whatever hung on it.
    pub(crate) fn counts(points: Estimate, limits: [f64; 3]) -> bool {
        Self::on_scale(points, limits) > Self::Good
    }

    /// What a loss is called: the milder of both scales; alone at the table there are only points.
    pub(crate) fn of(points: (Estimate, [f64; 3]), chance: Option<(Estimate, [f64; 3])>) -> Self {
        let by_points = Self::on_scale(points.0, points.1);
        chance.map_or(by_points, |(loss, limits)| by_points.min(Self::on_scale(loss, limits)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POINTS: [f64; 3] = [2.0, 4.0, 8.0];
    const CHANCE: [f64; 3] = [0.05, 0.1, 0.15];

    fn graded(points: (f64, f64), chance: (f64, f64)) -> Grade {
        let estimate = |(mean, error)| Estimate { mean, error };
        Grade::of((estimate(points), POINTS), Some((estimate(chance), CHANCE)))
    }

    #[test]
    fn an_estimate_is_a_mean_with_its_standard_error() {
        let it = Estimate::of(&[1.0, 3.0, 5.0, 7.0]);
        assert!((it.mean - 4.0).abs() < 1e-12);
        // The variance is 20 / 3, the error of the mean of four its root over 2.
        assert!((it.error - (20.0_f64 / 3.0).sqrt() / 2.0).abs() < 1e-12);
        assert!(!Estimate::of(&[9.0]).is_sure(), "one trial proves nothing");
        assert!(Estimate::of(&[9.0, 9.0]).is_sure());
        assert_eq!(Estimate::of(&[-0.001, -0.001]).rounded(2).mean.to_bits(), 0.0_f64.to_bits());
    }

    #[test]
    fn the_milder_scale_says_how_bad_it_was() {
        assert_eq!(graded((9.0, 1.0), (0.2, 0.02)), Grade::Blunder);
        assert_eq!(graded((9.0, 1.0), (0.11, 0.02)), Grade::Mistake);
        assert_eq!(graded((2.5, 1.0), (0.2, 0.02)), Grade::Inaccuracy);
        // Nothing hung on it any more: the game was decided.
        assert_eq!(graded((9.0, 1.0), (0.01, 0.001)), Grade::Good);
        let counts = |mean, error| Grade::counts(Estimate { mean, error }, POINTS);
        assert!(counts(9.0, 1.0) && !counts(9.0, 5.0) && !counts(1.9, 0.1));
    }

    #[test]
    fn nothing_within_two_standard_errors_has_a_name() {
        assert_eq!(graded((9.0, 4.5), (0.2, 0.02)), Grade::Good);
        assert_eq!(graded((9.0, 1.0), (0.2, 0.1)), Grade::Good);
        assert_eq!(graded((-9.0, 1.0), (-0.2, 0.01)), Grade::Good);
    }
}
