//! [`Racing`]: candidates tried under the same circumstances, again and again, that drop out as they
//! fall behind.
//!
//! Trials are paired: every candidate meets the same imagined cards and the same luck, so that what
//! is compared is their difference, whose spread is far smaller than that of each alone (common
//! random numbers). Dropping out by the standard error of that difference is Hoeffding racing
//! (Maron and Moore 1994) with a normal bound.

/// When candidates drop out.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct RaceRules {
    /// How many trials all candidates have before any drops out; at least two.
    pub trials: usize,
    /// How sure it must be that a candidate is worse than the best: in standard errors of the
    /// difference.
    pub doubt: f32,
    /// How many trials the promise of a candidate counts for.
    pub promise: f32,
}

/// Candidates that are still in, and how they did.
#[derive(Debug)]
pub struct Racing<T> {
    rules: RaceRules,
    entries: Vec<Entry<T>>,
}

/// One candidate.
#[derive(Debug)]
struct Entry<T> {
    what: T,
    /// What it looked like before any trial, in the unit of its trials.
    promise: f32,
    /// What it came to in each trial.
    worth: Vec<f32>,
}

impl<T> Racing<T> {
    /// Candidates, each with what it looked like before any trial.
    pub fn new(rules: RaceRules, candidates: impl IntoIterator<Item = (T, f32)>) -> Self {
        let entry = |(what, promise)| Entry { what, promise, worth: Vec::new() };
        Self { rules, entries: candidates.into_iter().map(entry).collect() }
    }

    /// Those still in.
    pub fn candidates(&self) -> impl ExactSizeIterator<Item = &T> {
        self.entries.iter().map(|entry| &entry.what)
    }

    /// Whether there is nothing left to find out.
    pub fn is_decided(&self) -> bool {
        self.entries.len() <= 1
    }

    /// Counts one trial of all still in, in their order, and lets those drop out that are worse
    /// than the best beyond doubt.
    pub fn count(&mut self, worths: impl IntoIterator<Item = f32>) {
        for (entry, worth) in self.entries.iter_mut().zip(worths) {
            entry.worth.push(worth);
        }
        let Some(best) = self.foremost() else { return };
        if best.worth.len() < self.rules.trials.max(2) {
            return;
        }
        let best = best.worth.clone();
        let doubt = self.rules.doubt;
        self.entries.retain(|entry| !entry.is_worse(&best, doubt));
    }

    /// The best so far; the first of several.
    pub fn best(&self) -> Option<&T> {
        self.foremost().map(|entry| &entry.what)
    }

    fn foremost(&self) -> Option<&Entry<T>> {
        let sum =
            |entry: &Entry<T>| self.rules.promise * entry.promise + entry.worth.iter().sum::<f32>();
        self.entries.iter().reduce(|best, entry| if sum(entry) > sum(best) { entry } else { best })
    }
}

impl<T> Entry<T> {
    /// Whether it fell behind by so many standard errors of the difference.
    fn is_worse(&self, best: &[f32], doubt: f32) -> bool {
        let n = best.len() as f32;
        let behind = || best.iter().zip(&self.worth).map(|(best, own)| best - own);
        let mean = behind().sum::<f32>() / n;
        let variance = behind().map(|it| (it - mean).powi(2)).sum::<f32>() / (n - 1.0);
        mean > 0.0 && mean * mean > doubt * doubt * variance / n
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: RaceRules = RaceRules { trials: 3, doubt: 2.0, promise: 2.0 };

    #[test]
    fn a_candidate_that_is_always_worse_drops_out_after_its_trials() {
        let mut race = Racing::new(RULES, [('a', 0.0), ('b', 0.0), ('c', 0.0)]);
        for n in 0..3 {
            assert_eq!(race.candidates().len(), 3);
            // Luck goes up and down for all; b is behind a by as much every time, c now and then
            // ahead of it.
            let luck = 10.0 * n as f32;
            race.count([luck, luck - 0.1, luck + [0.5, -0.4, -0.3][n]]);
        }
        assert_eq!(race.candidates().collect::<String>(), "ac");
        assert_eq!(race.best(), Some(&'a'));
        assert!(!race.is_decided());
    }

    #[test]
    fn promise_counts_like_trials() {
        let mut race = Racing::new(RULES, [('a', 0.0), ('b', 1.0)]);
        assert_eq!(race.best(), Some(&'b'));
        race.count([1.9, 0.0]);
        assert_eq!(race.best(), Some(&'b'), "two trials' worth of promise are 2");
        race.count([0.2, 0.0]);
        assert_eq!(race.best(), Some(&'a'));
    }
}
