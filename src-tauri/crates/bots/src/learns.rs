//! [`Learns`]: evaluators whose weights are fitted to how games ended; what they have in common.

use game::{Game, Seat};
use search::Evaluator;
use serde::{Deserialize, Serialize};

/// An evaluator that says of a seat: what is sure, and each trait of its position times a weight. What the
/// traits are is the game's business; the weights are found by `lab learn`.
pub trait Learns<G: Game>: Evaluator<G> + Sized {
    /// One that knows nothing but what is sure.
    #[must_use]
    fn blank(&self) -> Self;

    /// The points that are sure, and the traits of a seat's position, as many wherever it is.
    fn traits(&self, position: &G, seat: Seat) -> (f32, Vec<f32>);

    /// The same evaluator with these weights, one for each trait, for games with so many seats.
    #[must_use]
    fn with(&self, n_seats: u8, weights: &[f32]) -> Self;
}

/// What was learned of games, by their number of seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct BySeats<T>(Vec<Learned<T>>);

/// What was learned of games with so many seats, for each stage of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Learned<T> {
    seats: u8,
    stages: T,
}

impl<T> Default for BySeats<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Clone> BySeats<T> {
    /// What was learned of games with so many seats, if anything.
    pub(crate) fn of(&self, seats: u8) -> Option<&T> {
        self.0.iter().find(|it| it.seats == seats).map(|it| &it.stages)
    }

    /// The same with something else for so many seats.
    pub(crate) fn with(&self, seats: u8, stages: T) -> Self {
        let mut all = self.0.clone();
        all.retain(|it| it.seats != seats);
        all.push(Learned { seats, stages });
        all.sort_by_key(|it| it.seats);
        Self(all)
    }
}

/// Weights for traits: for some stages of a game, the last one first, one for each trait. Between
/// stages they change evenly.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Table(Vec<Vec<f32>>);

/// The stages that weights are given for, as shares of the game still to come, the last one first.
pub(crate) type Stages = [f32; 4];

/// How much each stage counts with such a share of the game still to come.
fn parts(at: &Stages, left: f32) -> Stages {
    let mut parts = [0.0; 4];
    match at.iter().position(|&it| left <= it) {
        Some(0) => parts[0] = 1.0,
        Some(next) => {
            let part = (left - at[next - 1]) / (at[next] - at[next - 1]);
            parts[next - 1] = 1.0 - part;
            parts[next] = part;
        }
        None => parts[3] = 1.0,
    }
    parts
}

impl Table {
    /// Of such weights: those of [`row`], in its order.
    pub(crate) fn of(row: &[f32]) -> Self {
        let n_traits = (row.len() / 4).max(1);
        Self(row.chunks(n_traits).map(<[f32]>::to_vec).collect())
    }

    /// The weights with such a share of the game still to come.
    pub(crate) fn weights<const N: usize>(&self, at: &Stages, left: f32) -> [f32; N] {
        let mut weights = [0.0; N];
        for (part, stage) in parts(at, left).into_iter().zip(&self.0) {
            if part > 0.0 {
                weights.iter_mut().zip(stage).for_each(|(sum, it)| *sum += part * it);
            }
        }
        weights
    }
}

/// Traits at such a share of the game still to come, one number for each weight of a table.
pub(crate) fn row<const N: usize>(traits: &[f32; N], at: &Stages, left: f32) -> Vec<f32> {
    parts(at, left).into_iter().flat_map(|part| traits.map(|it| part * it)).collect()
}

/// Each trait times its weight.
pub(crate) fn dot<const N: usize>(traits: &[f32; N], weights: &[f32; N]) -> f32 {
    traits.iter().zip(weights).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: Stages = [0.0, 0.2, 0.6, 1.0];

    #[test]
    fn weights_change_evenly_between_stages() {
        let row: Vec<f32> = vec![1.0, 10.0, 2.0, 20.0, 4.0, 40.0, 8.0, 80.0];
        let table = Table::of(&row);
        for (left, first) in
            [(0.0, 1.0), (0.1, 1.5), (0.2, 2.0), (0.4, 3.0), (1.0, 8.0), (1.5, 8.0)]
        {
            let [a, b] = table.weights::<2>(&AT, left);
            assert!((a - first).abs() < 1e-5, "{left}: {a}");
            assert!((b - 10.0 * first).abs() < 1e-4, "{left}: {b}");
        }
    }

    #[test]
    fn a_row_times_the_weights_of_all_stages_is_what_the_weights_of_the_moment_say() {
        let all: Vec<f32> = (0..12).map(|n| n as f32).collect();
        let (table, traits) = (Table::of(&all), [1.0, -2.0, 0.5]);
        for left in [0.0, 0.15, 0.7] {
            let said = dot(&traits, &table.weights(&AT, left));
            let row: f32 = row(&traits, &AT, left).iter().zip(&all).map(|(a, b)| a * b).sum();
            assert!((said - row).abs() < 1e-4, "{said} and {row}");
        }
    }

    #[test]
    fn what_was_not_learned_is_not_known() {
        let learned = BySeats::default().with(4, 40).with(2, 20).with(4, 50);
        assert_eq!([2, 3, 4].map(|seats| learned.of(seats).copied()), [Some(20), None, Some(50)]);
    }
}
