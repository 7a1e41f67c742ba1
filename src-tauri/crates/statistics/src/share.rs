//! [`Share`]: how often something happened, with how sure that is.

/// The standard normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

/// How often something happened out of a number of games. A shared win counts as a part of one.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Share {
    /// How often.
    pub times: f64,
    /// Out of how many.
    pub of: u32,
    /// How often it would happen by equal chances, in games.
    pub expected: f64,
}

impl Share {
    /// Adds a game: how much of it happened, and how much of it equal chances give.
    pub fn add(&mut self, happened: f64, chance: f64) {
        self.times += happened;
        self.of += 1;
        self.expected += chance;
    }

    /// The share, 0 to 1; nothing without games.
    pub fn rate(&self) -> Option<f64> {
        (self.of > 0).then(|| self.times / f64::from(self.of))
    }

    /// The share that equal chances give.
    pub fn mark(&self) -> Option<f64> {
        (self.of > 0).then(|| self.expected / f64::from(self.of))
    }

    /// The 95 % interval of Wilson (1927) for the true share. Unlike the simple one it stays
    /// between 0 and 1 and means something for a handful of games.
    pub fn interval(&self) -> Option<(f64, f64)> {
        let (rate, n) = (self.rate()?, f64::from(self.of));
        let squared = Z * Z / n;
        let middle = (rate + squared / 2.0) / (1.0 + squared);
        let half = Z / (1.0 + squared) * (rate * (1.0 - rate) / n + squared / (4.0 * n)).sqrt();
        Some(((middle - half).max(0.0), (middle + half).min(1.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(times: f64, of: u32) -> Share {
        Share { times, of, expected: 0.0 }
    }

    #[test]
    fn the_interval_is_that_of_wilson() {
        // Worked by hand: 8 of 10 gives 0.4902 to 0.9433, 0 of 10 gives 0 to 0.2775.
        let (low, high) = share(8.0, 10).interval().unwrap();
        assert!((low - 0.4902).abs() < 5e-5 && (high - 0.9433).abs() < 5e-5, "{low} {high}");
        let (low, high) = share(0.0, 10).interval().unwrap();
        assert!(low < 1e-9 && (high - 0.2775).abs() < 5e-5, "{low} {high}");
        assert_eq!(share(0.0, 0).interval(), None);
    }

    #[test]
    fn a_shared_win_is_a_part_of_one() {
        let mut wins = Share::default();
        wins.add(0.5, 0.5);
        wins.add(1.0, 0.25);
        assert_eq!((wins.rate(), wins.mark()), (Some(0.75), Some(0.375)));
    }
}
