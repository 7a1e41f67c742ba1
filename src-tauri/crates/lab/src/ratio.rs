//! Means with their intervals, and what a share of wins says in Elo.

use serde::Serialize;

/// Two-sided 95 % of the normal distribution.
const Z: f64 = 1.959_964;

/// The mean of a quantity or a share, with its 95 % interval.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Ratio {
    pub(crate) mean: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Ratio {
    /// Of any quantity, from its means in blocks: normal, from the spread of the blocks.
    pub(crate) fn of(blocks: &[f64]) -> Self {
        let mean = mean(blocks);
        let half = Z * standard_error(blocks);
        Self { mean, low: mean - half, high: mean + half }
    }

    /// Of a share between 0 and 1, from its means in blocks. Near 0 and 1 a normal interval says
    /// too little (three blocks all won would be 100 % for sure), so this is Wilson's, with as many
    /// trials as would spread like the blocks do; blocks that do not spread at all count as one
    /// trial each.
    pub(crate) fn of_share(blocks: &[f64]) -> Self {
        let share = mean(blocks);
        let error = standard_error(blocks);
        let trials = if error > 0.0 { share * (1.0 - share) / (error * error) } else { 0.0 };
        let n = if trials > 0.0 { trials } else { blocks.len() as f64 };
        let z2 = Z * Z;
        let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
        Self { mean: share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    /// A share of pairs won, in Elo; at 0 % and 100 % as for half a game in a thousand.
    pub(crate) fn elo(self) -> Self {
        Self { mean: elo(self.mean), low: elo(self.low), high: elo(self.high) }
    }
}

fn elo(share: f64) -> f64 {
    let share = share.clamp(0.0005, 0.9995);
    400.0 * (share / (1.0 - share)).log10()
}

/// A quantity in points, with its interval.
pub(crate) fn points(it: Ratio) -> String {
    format!("{:+7.2} [{:+.2}, {:+.2}]", it.mean, it.low, it.high)
}

/// Their mean; 0 of nothing.
pub(crate) fn mean(of: &[f64]) -> f64 {
    of.iter().sum::<f64>() / of.len().max(1) as f64
}

/// How far their mean may be off; 0 of fewer than two.
pub(crate) fn standard_error(of: &[f64]) -> f64 {
    let n = of.len() as f64;
    if n < 2.0 {
        return 0.0;
    }
    let middle = mean(of);
    let variance = of.iter().map(|it| (it - middle).powi(2)).sum::<f64>() / (n - 1.0);
    (variance / n).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(it: f64, wanted: f64) -> bool {
        (it - wanted).abs() < 0.005
    }

    #[test]
    fn independent_games_have_wilsons_interval() {
        // 80 of 100: Wilson's 95 % interval is 71.1 % to 86.7 %.
        let games: Vec<f64> = (0..100).map(|n| f64::from(u8::from(n % 5 != 0))).collect();
        let share = Ratio::of_share(&games);
        assert!(near(share.mean, 0.8) && near(share.low, 0.711) && near(share.high, 0.867));
        assert!(near(share.elo().mean / 1_000.0, 0.2408), "{share:?}");
    }

    #[test]
    fn all_won_is_not_for_sure() {
        // Rule of three: 20 of 20 leave room for about 16 %.
        let share = Ratio::of_share(&[1.0; 20]);
        assert!(near(share.mean, 1.0) && near(share.low, 0.839) && near(share.high, 1.0));
    }

    #[test]
    fn pairs_that_cancel_their_luck_are_surer_than_games() {
        let even: Vec<f64> = (0..50).map(|n| [0.5, 0.5, 0.5, 1.0, 0.0][n % 5]).collect();
        let wild: Vec<f64> = (0..50).map(|n| f64::from(u8::from(n % 2 == 0))).collect();
        let (even, wild) = (Ratio::of_share(&even), Ratio::of_share(&wild));
        assert!(near(even.mean, 0.5) && near(wild.mean, 0.5));
        assert!(even.high - even.low < 0.7 * (wild.high - wild.low), "{even:?} {wild:?}");
    }

    #[test]
    fn a_mean_has_the_spread_of_its_blocks() {
        let mean = Ratio::of(&[1.0, 3.0, 5.0, 7.0]);
        assert!(near(mean.mean, 4.0) && near(mean.high - mean.mean, 2.530), "{mean:?}");
    }
}
