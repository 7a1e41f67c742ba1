//! [`Fairness`]: whether samples are drawn as often as they should be.
//!
//! One sample says nothing, but all samples of a run together do: the rank of the drawn item among
//! all items (as a fraction, 0 to 1) has a known mean and spread at each position, so the sum over
//! thousands of positions is a normal number. Skipping the last action or favouring the first
//! moves the mean; favouring the middle moves the mean square.

use crate::Law;
use crate::breach::{Breach, Checked};

/// So far off is no luck: once in 10⁹ for a fair sampler.
const MOST_DEVIATIONS: f64 = 6.0;

#[derive(Default)]
pub(crate) struct Fairness {
    actions: Sums,
    outcomes: Sums,
}

#[derive(Default)]
struct Sums {
    mean: Deviation,
    spread: Deviation,
}

#[derive(Default)]
struct Deviation {
    sum: f64,
    variance: f64,
}

impl Fairness {
    /// Action number `drawn` of `n_actions` was sampled.
    pub(crate) fn saw_action(&mut self, drawn: usize, n_actions: usize) {
        self.actions.saw(drawn, (0..n_actions).map(|_| 1));
    }

    /// Outcome number `drawn` of those with these weights was sampled.
    pub(crate) fn saw_outcome(&mut self, drawn: usize, weights: impl Iterator<Item = u32> + Clone) {
        self.outcomes.saw(drawn, weights);
    }

    /// Ok when nothing drawn so far is beyond chance.
    pub(crate) fn check(&self) -> Checked {
        let named = [("sample_action", &self.actions), ("sample_chance", &self.outcomes)];
        for (name, sums) in named {
            for (what, deviation) in [("rank", &sums.mean), ("spread of ranks", &sums.spread)] {
                let off = deviation.standard();
                if off.abs() > MOST_DEVIATIONS {
                    let found = format!(
                        "{name}: the {what} of what was drawn is {off:+.1} standard deviations off"
                    );
                    return Err(Breach::new(Law::SampleFair, None, found));
                }
            }
        }
        Ok(())
    }
}

impl Sums {
    fn saw(&mut self, drawn: usize, weights: impl Iterator<Item = u32> + Clone) {
        let total: f64 = weights.clone().map(f64::from).sum();
        let mut below = 0.0;
        // Each item with its probability and the middle of its share of 0..1, from the centre.
        let items = weights.map(|weight| {
            let probability = f64::from(weight) / total;
            let rank = below + probability / 2.0 - 0.5;
            below += probability;
            (probability, rank)
        });
        let (mut square, mut fourth, mut seen) = (0.0, 0.0, 0.0);
        for (i, (probability, rank)) in items.enumerate() {
            square += probability * rank.powi(2);
            fourth += probability * rank.powi(4);
            if i == drawn {
                seen = rank;
            }
        }
        self.mean.add(seen, square);
        self.spread.add(seen.powi(2) - square, fourth - square.powi(2));
    }
}

impl Deviation {
    fn add(&mut self, deviation: f64, variance: f64) {
        self.sum += deviation;
        self.variance += variance;
    }

    fn standard(&self) -> f64 {
        // Below this little variance there was nothing to choose.
        if self.variance < 1.0 { 0.0 } else { self.sum / self.variance.sqrt() }
    }
}

#[cfg(test)]
mod tests {
    use game::rng_from_seed;
    use rand::RngExt;

    use super::*;

    fn after(n_draws: usize, draw: impl Fn(&mut game::HouseRng) -> usize) -> Checked {
        let mut rng = rng_from_seed(1);
        let mut fairness = Fairness::default();
        for _ in 0..n_draws {
            fairness.saw_action(draw(&mut rng), 10);
        }
        fairness.check()
    }

    #[test]
    fn a_fair_sampler_passes_and_a_crooked_one_does_not() {
        assert!(after(100_000, |rng| rng.random_range(0..10)).is_ok());
        assert!(after(10_000, |rng| rng.random_range(0..9)).is_err());
        assert!(after(10_000, |rng| rng.random_range(1..9)).is_err());
    }

    #[test]
    fn outcomes_are_judged_by_their_weights() {
        let mut rng = rng_from_seed(1);
        let mut by_weight = Fairness::default();
        let mut all_alike = Fairness::default();
        for _ in 0..20_000 {
            by_weight.saw_outcome(usize::from(rng.random_range(0..10) != 0), [1, 9].into_iter());
            all_alike.saw_outcome(rng.random_range(0..2), [1, 9].into_iter());
        }
        assert!(by_weight.check().is_ok());
        assert!(all_alike.check().is_err());
    }
}
