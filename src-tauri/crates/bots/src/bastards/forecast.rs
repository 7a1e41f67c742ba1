//! [`ScoringForecast`]: what creatures on a planet are good for when dominance is counted.
//!
//! A colour with `n` creatures dominates a planet with the chance `1 / (1 + Σ e^(−s (n − m − ½)))`
//! over all others there, each with `m`: with one other a logistic curve in the lead, level with
//! many nearly nothing. The slope `s` is the steeper the nearer the counting is.

use ::bastards::{Bastards, Scoring};
use arrayvec::ArrayVec;

use super::knowledge::{COLOURS, Knowledge};

/// More creatures of a colour than this on one planet count as so many.
const MOST: usize = 9;
/// Countings of dominance in a game.
pub(super) const SCORINGS: usize = 3;

/// One counting of dominance.
#[derive(Clone, Debug)]
struct Counting {
    /// The points of a planet, as far as they count by now.
    points: f32,
    /// The last flight that still changes it, the one of the field under way being the first.
    last: u8,
    /// What so many creatures weigh.
    weights: [f32; MOST + 1],
    /// What level is not ahead: half a creature.
    half: f32,
}

/// The countings that are still to come.
#[derive(Clone, Debug)]
pub(super) struct ScoringForecast {
    countings: ArrayVec<Counting, SCORINGS>,
    rounds_left: u8,
}

impl ScoringForecast {
    pub(super) fn of(knowledge: &Knowledge, position: &Bastards) -> Self {
        Self::with_slope(knowledge, position, knowledge.sure)
    }

    /// The same with another slope.
    pub(super) fn with_slope(knowledge: &Knowledge, position: &Bastards, sure: f32) -> Self {
        let mut forecast = Self { countings: ArrayVec::new(), rounds_left: 0 };
        let flies = position.is_time_to_fly();
        for Scoring { rounds, flights, each } in position.scorings_to_come().take(SCORINGS) {
            forecast.rounds_left = rounds;
            let away = f32::from(rounds) - 1.0;
            let is_now = rounds == 1;
            let landing = if is_now && flies { knowledge.landing } else { 1.0 };
            let slope = sure * landing / (1.0 + knowledge.blur * away);
            let points = f32::from(each) * knowledge.patience.powf(away);
            let (one, half) = (slope.exp(), (slope / 2.0).exp());
            let mut weights = [0.0; MOST + 1];
            let mut weight = 1.0;
            for it in &mut weights {
                *it = weight;
                weight *= one;
            }
            forecast.countings.push(Counting { points, last: flights, weights, half });
        }
        forecast
    }

    /// The points that a planet with these creatures is expected to bring a colour in all countings
    /// that come after so many flights, the one of the field under way being the first.
    pub(super) fn expected(&self, creatures: [u8; COLOURS], own: usize, flights: u8) -> f32 {
        let [expected] = self.expected_with([creatures[own]], creatures, own, flights);
        expected
    }

    /// The same with each of these numbers of creatures of that colour there, all at once: what the
    /// others weigh is the same.
    pub(super) fn expected_with<const N: usize>(
        &self,
        numbers: [u8; N],
        creatures: [u8; COLOURS],
        own: usize,
        flights: u8,
    ) -> [f32; N] {
        let at_most = |n: u8| usize::from(n).min(MOST);
        let mut expected = [0.0; N];
        for Counting { points, weights, half, .. } in self.still_changed(flights) {
            let others = (0..COLOURS).filter(|&it| it != own && creatures[it] > 0);
            // Nobody else there still may come.
            let rivals = others.map(|it| weights[at_most(creatures[it])]).sum::<f32>();
            let rivals = rivals.max(weights[0]);
            for (n, expected) in numbers.into_iter().zip(&mut expected) {
                if n > 0 {
                    *expected += points / (1.0 + half * rivals / weights[at_most(n)]);
                }
            }
        }
        expected
    }

    /// What a planet with these creatures brings a colour in each counting to come.
    pub(super) fn each(&self, creatures: [u8; COLOURS], own: usize) -> [f32; SCORINGS] {
        let at_most = |n: u8| usize::from(n).min(MOST);
        let mut each = [0.0; SCORINGS];
        let n = creatures[own];
        if n == 0 {
            return each;
        }
        for (Counting { points, weights, half, .. }, each) in self.countings.iter().zip(&mut each) {
            let others = (0..COLOURS).filter(|&it| it != own && creatures[it] > 0);
            let rivals = others.map(|it| weights[at_most(creatures[it])]).sum::<f32>();
            *each = points / (1.0 + half * rivals.max(weights[0]) / weights[at_most(n)]);
        }
        each
    }

    /// The countings that such a flight comes before.
    fn still_changed(&self, flights: u8) -> &[Counting] {
        &self.countings[self.n_before(flights)..]
    }

    /// How many countings are over when that flight comes. Two flights before which as many are over
    /// change the same.
    pub(super) fn n_before(&self, flights: u8) -> usize {
        self.countings.iter().take_while(|it| it.last < flights).count()
    }

    /// Flights of each ship until the last counting, the one of the field under way included.
    pub(super) fn flights_left(&self) -> u8 {
        self.countings.last().map_or(0, |it| it.last)
    }

    /// Rounds until the last counting, the one under way included.
    pub(super) const fn rounds_left(&self) -> u8 {
        self.rounds_left
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Title};

    use super::*;
    use crate::{Data, Opponents, by_chance};

    /// One point for a planet, and a creature ahead is worth a factor of nine.
    fn forecast() -> ScoringForecast {
        let mut weights = [0.0; MOST + 1];
        let mut weight = 1.0;
        for it in &mut weights {
            *it = weight;
            weight *= 9.0;
        }
        let counting = Counting { points: 1.0, last: 1, weights, half: 3.0 };
        ScoringForecast { countings: std::iter::once(counting).collect(), rounds_left: 1 }
    }

    fn near(it: f32, wanted: f32) -> bool {
        (it - wanted).abs() < 1e-5
    }

    #[test]
    fn level_is_not_ahead_and_the_less_so_the_more_there_are() {
        let forecast = forecast();
        let of = |creatures: [u8; COLOURS]| forecast.expected(creatures, 0, 1);
        assert!(near(of([2, 1, 0, 0, 0, 0]), 1.0 / (1.0 + 3.0 / 9.0)));
        assert!(near(of([1, 1, 0, 0, 0, 0]), 1.0 / (1.0 + 3.0)));
        assert!(near(of([1, 1, 1, 0, 0, 0]), 1.0 / (1.0 + 6.0)));
        assert!(near(of([0, 1, 0, 0, 0, 0]), 0.0), "nobody there wins nothing");
        // Nobody else there: one may still come.
        assert!(near(of([1, 0, 0, 0, 0, 0]), of([2, 1, 0, 0, 0, 0])));
    }

    #[test]
    fn a_counting_that_comes_before_the_flight_is_not_changed_by_it() {
        let data: Data<Bastards> = Data::read(Bastards::DATA).unwrap();
        let start = Bastards::new(&Bastards::standard(2)).unwrap();
        let mut n_met = 0;
        for position in by_chance::positions(start, 1) {
            let forecast = ScoringForecast::of(data.evaluator(), &position);
            let of = |flights| forecast.expected([2, 1, 0, 0, 0, 0], 0, flights);
            for Scoring { flights, .. } in position.scorings_to_come() {
                n_met += 1;
                assert!(of(flights + 1) < of(flights), "{flights}");
                assert!(flights == 1 || of(flights) <= of(flights - 1), "{flights}");
            }
            assert!(near(of(forecast.flights_left() + 1), 0.0));
        }
        assert!(n_met > 100, "{n_met}");
    }

    #[test]
    fn who_has_flown_changes_nothing_any_more_in_this_counting() {
        assert!(near(forecast().expected([2, 1, 0, 0, 0, 0], 0, 2), 0.0));
    }
}
