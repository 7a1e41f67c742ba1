//! [`End`]: where a future is left, as a judge counts.

use game::{Game, MAX_SEATS, Places, Seat};
use search::{Determinization, Evaluator, Simulator, WinModel, Worth, firsts, lead};

/// Where a future was left.
pub(crate) struct End {
    /// What each seat is expected to end with, from there.
    pub(crate) worth: Worth,
    /// The places, where the game was over.
    pub(crate) places: Option<Places>,
}

impl End {
    /// Where a future is left when this seat begins with these actions, without any, as it goes;
    /// after so many turns of each seat, or where the game is over before. `None` when it was stopped
    /// on the way.
    pub(crate) fn of<G: Game>(
        simulator: &mut Simulator<'_, G, impl Evaluator<G>>,
        future: &Determinization<G>,
        first: Option<(Seat, &[G::Action])>,
        rounds: u32,
    ) -> Option<Self> {
        let end = simulator.end(future, first, rounds)?;
        Some(Self { worth: end.worth, places: end.position.places() })
    }

    /// Adds the points that seats had before the first step. Places are then by points alone.
    pub(crate) fn start_ahead(&mut self, heads: &[f32]) {
        if heads.iter().all(|&head| head <= 0.0) {
            return;
        }
        self.worth.iter_mut().zip(heads).for_each(|(worth, head)| *worth += head);
        if let Some(places) = &self.places {
            let points = self.worth.iter().take(places.as_slice().len());
            self.places = Some(Places::by_key(points.map(|it| it.round() as i32)));
        }
    }

    /// Each seat's chance of being first, when this part of the game was left where it began;
    /// certainty where it was over.
    pub(crate) fn chances(&self, odds: WinModel, n_seats: u8, left: f64) -> [f64; MAX_SEATS] {
        match &self.places {
            Some(places) => firsts(places),
            None => odds.chances(&self.worth, n_seats, left),
        }
    }

    /// The points of a seat less those of the best other one; alone, its points.
    pub(crate) fn lead(&self, seat: Seat, n_seats: u8) -> f64 {
        f64::from(lead(&self.worth, seat, n_seats))
    }
}
