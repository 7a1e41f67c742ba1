//! [`Fit`]: weights that say of lessons what the futures said, by Levenberg and Marquardt's way.

use bots::Opponents;
use nalgebra::{DMatrix, DVector};
use search::{Guide, lead};

use super::lessons::{Lesson, Tried};
use super::weights::Weights;

/// The most steps of one fit.
const MOST_STEPS: u32 = 30;
/// A step that makes the loss smaller by less than this share is the last.
const LEAST_STEP: f64 = 1e-4;
/// The damping to begin with, and what it is changed by.
const DAMPING: f64 = 1e-2;
const DAMPS_BY: f64 = 4.0;
/// Where no damping helps any more.
const MOST_DAMPING: f64 = 1e6;
/// By how much a weight is moved to see what follows, beside its own size.
const NUDGE: f64 = 1e-2;

/// What is fitted.
pub(super) struct Fit<'a, G> {
    pub(super) taught: &'a [Lesson<G>],
    /// Of all weights on the way those that explain most of these are taken: beyond them the fit
    /// learns by heart.
    pub(super) unseen: &'a [Lesson<G>],
    /// How strongly weights stay where they were, in lessons that say so.
    pub(super) ridge: f64,
}

impl<G: Opponents> Fit<'_, G> {
    /// From these weights on.
    ///
    /// # Errors
    /// When the game does not take its own weights.
    pub(super) fn from(&self, start: &Weights) -> Result<Weights, String> {
        let wanted: DVector<f64> = DVector::from_iterator(
            self.n(),
            self.taught.iter().flat_map(|it| it.tried.iter().map(|it| it.better)),
        );
        let mut now = start.values().to_vec();
        let mut said = differences(&start.guide::<G>()?, self.taught);
        let scale: Vec<f64> = now.iter().map(|it| it.abs().max(NUDGE)).collect();
        let held = |values: &[f64]| -> f64 {
            let moved = values.iter().zip(start.values()).zip(&scale);
            self.ridge * moved.map(|((now, was), scale)| ((now - was) / scale).powi(2)).sum::<f64>()
        };
        let mut cost = (&wanted - &said).norm_squared() + held(&now);
        let mut best = (loss(&start.guide::<G>()?, self.unseen), now.clone());
        let mut damping = DAMPING;
        for _ in 0..MOST_STEPS {
            let slopes = self.slopes(start, &now, &said, &scale)?;
            let square = slopes.transpose() * &slopes;
            let mut pull = slopes.transpose() * (&wanted - &said);
            for n in 0..now.len() {
                pull[n] -= self.ridge * (now[n] - start.values()[n]) / scale[n];
            }
            let Some(step) = self.step(&square, &pull, &mut damping, |step| {
                let next: Vec<f64> = now
                    .iter()
                    .zip(step.iter())
                    .zip(&scale)
                    .map(|((now, step), scale)| now + step * scale)
                    .collect();
                let guide = start.with(next.clone()).guide::<G>().ok()?;
                let says = differences(&guide, self.taught);
                let costs = (&wanted - &says).norm_squared() + held(&next);
                let says_unseen = loss(&guide, self.unseen);
                (costs < cost).then_some((next, says, costs, says_unseen))
            }) else {
                break;
            };
            let (next, says, costs, says_unseen) = step;
            if says_unseen < best.0 {
                best = (says_unseen, next.clone());
            }
            let is_last = costs > cost * (1.0 - LEAST_STEP);
            (now, said, cost) = (next, says, costs);
            if is_last {
                break;
            }
        }
        Ok(start.with(best.1))
    }

    fn n(&self) -> usize {
        self.taught.iter().map(|it| it.tried.len()).sum()
    }

    /// What each weight, moved by its own size, changes of what is said.
    fn slopes(
        &self,
        start: &Weights,
        now: &[f64],
        said: &DVector<f64>,
        scale: &[f64],
    ) -> Result<DMatrix<f64>, String> {
        let mut slopes = DMatrix::zeros(self.n(), now.len());
        for (n, scale) in scale.iter().enumerate() {
            let mut moved = now.to_vec();
            moved[n] += NUDGE * scale;
            let says = differences(&start.with(moved).guide::<G>()?, self.taught);
            slopes.set_column(n, &((says - said) / NUDGE));
        }
        Ok(slopes)
    }

    /// A step that `tried` takes, with as little damping as that needs.
    fn step<T>(
        &self,
        square: &DMatrix<f64>,
        pull: &DVector<f64>,
        damping: &mut f64,
        mut tried: impl FnMut(&DVector<f64>) -> Option<T>,
    ) -> Option<T> {
        while *damping < MOST_DAMPING {
            let mut damped = square.clone();
            for n in 0..damped.nrows() {
                damped[(n, n)] += self.ridge + *damping * square[(n, n)].max(1e-9);
            }
            let step = damped.cholesky().map(|it| it.solve(pull));
            if let Some(taken) = step.and_then(|step| tried(&step)) {
                *damping /= DAMPS_BY;
                return Some(taken);
            }
            *damping *= DAMPS_BY;
        }
        None
    }
}

/// What a guide says of the actions of lessons, each less the mean of its decision.
fn differences<G: Opponents>(guide: &G::Guide, lessons: &[Lesson<G>]) -> DVector<f64> {
    let mut all = Vec::new();
    for Lesson { seat, n_seats, tried } in lessons {
        let said = |it: &Tried<G>| f64::from(lead(&guide.value(&it.after), *seat, *n_seats));
        let said: Vec<f64> = tried.iter().map(said).collect();
        let mean = said.iter().sum::<f64>() / said.len() as f64;
        all.extend(said.into_iter().map(|it| it - mean));
    }
    DVector::from_vec(all)
}

/// The part of what the actions of lessons differ by that a guide does not explain: 0 = all is
/// explained, 1 = as much as by somebody who holds all actions for equal.
pub(super) fn loss<G: Opponents>(guide: &G::Guide, lessons: &[Lesson<G>]) -> f64 {
    let said = differences(guide, lessons);
    let wanted = lessons.iter().flat_map(|it| it.tried.iter().map(|it| it.better));
    let (mut missed, mut all) = (0.0, 0.0);
    for (said, wanted) in said.iter().zip(wanted) {
        missed += (said - wanted).powi(2);
        all += wanted.powi(2);
    }
    if all > 0.0 { missed / all } else { 0.0 }
}
